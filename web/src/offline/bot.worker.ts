/** The worker in which bots and the coach think and games are reviewed, so that a table goes on answering meanwhile. */
import type { FromBots, ToBots } from "./messages";
import { startPython } from "./python";

interface Thinker {
  think(request: string): string;
}

const starting = startPython(() => undefined).then((python) => python.pyimport("oriflamme.offline.worker") as Thinker);

self.onmessage = ({ data }: MessageEvent<ToBots>) => {
  starting
    .then((thinker) => thinker.think(data.request))
    .catch(() => "")
    .then((answer) => self.postMessage({ id: data.id, answer } satisfies FromBots), () => undefined);
};
