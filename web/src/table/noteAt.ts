/** Where a note beside a card goes: right, left, above or below it, inside the window and off the question. */
interface Size {
  width: number;
  height: number;
}

interface Box extends Size {
  left: number;
  top: number;
}

const GAP = 14;
const EDGE = 8;

const overlap = (one: Box, other: Box) =>
  one.left < other.left + other.width && other.left < one.left + one.width && one.top < other.top + other.height && other.top < one.top + one.height;

const within = (value: number, most: number) => Math.max(EDGE, Math.min(value, most - EDGE));

export function noteAt(card: Box, note: Size, window: Size, question: Box | undefined): { x: number; y: number } {
  const middle = { x: card.left + card.width / 2 - note.width / 2, y: card.top + card.height / 2 - note.height / 2 };
  const spots = [
    { x: card.left + card.width + GAP, y: middle.y },
    { x: card.left - GAP - note.width, y: middle.y },
    { x: middle.x, y: card.top - GAP - note.height },
    { x: middle.x, y: card.top + card.height + GAP },
  ].map(({ x, y }) => ({ x: within(x, window.width - note.width), y: within(y, window.height - note.height) }));
  const covers = ({ x, y }: { x: number; y: number }, box: Box | undefined) => box !== undefined && overlap({ left: x, top: y, ...note }, box);
  const free = spots.find((spot) => !covers(spot, card) && !covers(spot, question)) ?? spots.find((spot) => !covers(spot, question));
  return free ?? { x: EDGE, y: EDGE };
}
