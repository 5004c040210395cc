/** A small picture of a rating's history. */

interface Point {
  x: number;
  y: number;
}

/** Places values in a box, the lowest at the bottom; a single value, or equal ones, run along the middle. */
export function sparkPoints(values: readonly number[], width: number, height: number, margin = 3): Point[] {
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  const step = values.length > 1 ? (width - 2 * margin) / (values.length - 1) : 0;
  return values.map((value, index) => ({
    x: round(values.length > 1 ? margin + index * step : width - margin),
    y: round(span ? height - margin - ((value - low) / span) * (height - 2 * margin) : height / 2),
  }));
}

/** The line through these points. */
export function sparkLine(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index ? "L" : "M"}${x} ${y}`).join("");
}

/** The same line, closed along the bottom of the box, to be filled. */
export function sparkArea(points: readonly Point[], height: number): string {
  const [first, last] = [points[0], points.at(-1)];
  return first && last ? `${sparkLine(points)}L${last.x} ${height}L${first.x} ${height}Z` : "";
}

const round = (number: number) => Math.round(number * 10) / 10;
