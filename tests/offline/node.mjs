// node node.mjs PYODIDE PACKAGES TRANSCRIPT FIRST COUNT: plays games on a device under Pyodide and prints a hash of each.
import { readFileSync } from "node:fs";

const [pyodide, packages, transcript, first, count] = process.argv.slice(2);
const { loadPyodide } = await import(pyodide + "/pyodide.mjs");
const python = await loadPyodide({ indexURL: pyodide + "/" });
const home = python.runPython("import site; site.getsitepackages()[0]");
python.unpackArchive(new Uint8Array(readFileSync(packages)), "zip", { extractDir: home });
python.FS.writeFile(home + "/transcript.py", readFileSync(transcript, "utf8"));
const kept = new Map();
python.globals.set("keep", async (table, _before, text) => (kept.set(table, text), "kept"));
python.globals.set("fetch", async (table) => kept.get(table));
python.globals.set("report", (seed, found) => console.log(`${seed} ${found}`));
python.globals.set("seeds", python.toPy(Array.from({ length: Number(count) }, (_, index) => Number(first) + index)));
await python.runPythonAsync(`
from oriflamme.offline.bots import DeviceBots
from oriflamme.offline.device import Device
from oriflamme.offline.reviews import KeptReviews
from oriflamme.offline.store import KeptStore
from transcript import digest

async def no_bots(request):
    raise AssertionError("people only")

for seed in seeds:
    report(seed, await digest(Device(KeptStore(keep, fetch), DeviceBots(no_bots), KeptReviews(keep, fetch)), seed))
`);
process.exit(0);
