/** A column and a row in it. */
export type Place = { x: number; y: number };
/** The rows in which the ground ends beside a hole whose rim on that side is in column `at`. */
export type Side = { at: number; ends: readonly Place[] };
type Line = { offset: number; slope: number };

/** An end so near to a line lies on it, pixels. */
const NEAR_PX = 1.6;
/** A line goes on behind a hole where at least so large a share of all ends lies on it, and of the ends of each side. */
const MOSTLY = 0.6;
const SOME = 0.5;
/** One side alone tells a line by more of its ends, and by at least so many: far into the hole a little slope is much. */
const NEARLY_ALL = 0.75;
const LEAST_ENDS = 20;
/** No foot of a wall or fence is steeper in a photo, rows per column. */
const STEEPEST = 1.2;
/** Of the rows in which the ground ends the one of this rank counts where they lie on no line, from the highest on: trunks and shrubs hide the ends of others. */
const RANK = 0.25;

/**
 * The row in which the ground ends in each column between two sides: along the straight line on which the ends of both sides lie, else along the lines of each
 * side up to the corner where they meet, else from the row of one side to that of the other. Null where neither side tells.
 */
export function endBetween(before: Side, after: Side): ((x: number) => number) | null {
  if (before.ends.length + after.ends.length === 0) return null;
  const both = lineOf([...before.ends, ...after.ends], MOSTLY);
  if (both && [before, after].every(({ ends }) => isOn(both, ends))) return (x) => rowAt(both, x);
  const [first, second] = [before, after].map(({ ends }) =>
    ends.length >= LEAST_ENDS ? lineOf(ends, NEARLY_ALL) : null,
  );
  const rows = [rowBeside(before, first!), rowBeside(after, second!)];
  const [from, to] = [rows[0] ?? rows[1]!, rows[1] ?? rows[0]!];
  const corner = first && second ? cornerOf(first, second) : null;
  if (corner !== null && corner > before.at && corner < after.at)
    return (x) => rowAt(x < corner ? first! : second!, x);
  return (x) => from + ((to - from) * (x - before.at)) / Math.max(1, after.at - before.at);
}

const rowAt = ({ offset, slope }: Line, x: number): number => offset + slope * x;

/** Whether a line goes through enough of some places, of which there are some. */
const isOn = (line: Line, places: readonly Place[]): boolean =>
  places.length > 0 && countOn(line, places) >= SOME * places.length;

function countOn(line: Line, places: readonly Place[]): number {
  let count = 0;
  for (const { x, y } of places) if (Math.abs(rowAt(line, x) - y) <= NEAR_PX) count++;
  return count;
}

/** The line on which most of some places lie; null where less than a share of them lies on any. */
function lineOf(places: readonly Place[], share: number): Line | null {
  let best: Line | null = null;
  let most = share * places.length;
  for (const [k, a] of places.entries())
    for (const b of places.slice(k + 1)) {
      if (a.x === b.x) continue;
      const slope = (b.y - a.y) / (b.x - a.x);
      if (Math.abs(slope) > STEEPEST) continue;
      const line = { offset: a.y - slope * a.x, slope };
      const count = countOn(line, places);
      if (count > most) [best, most] = [line, count];
    }
  return best && through(places.filter(({ x, y }) => Math.abs(rowAt(best, x) - y) <= NEAR_PX));
}

/** The line through some places by least squares: pixels are steps, and the line that goes through two of them leans. */
function through(places: readonly Place[]): Line {
  const mean = (of: (place: Place) => number) =>
    places.reduce((sum, place) => sum + of(place), 0) / places.length;
  const [x0, y0] = [mean(({ x }) => x), mean(({ y }) => y)];
  const wide = mean(({ x }) => (x - x0) ** 2);
  const slope = wide > 0 ? mean(({ x, y }) => (x - x0) * (y - y0)) / wide : 0;
  return { offset: y0 - slope * x0, slope };
}

/** The row in which the ground ends at the rim of a side; null where it tells none. */
function rowBeside({ at, ends }: Side, line: Line | null): number | null {
  if (ends.length === 0) return null;
  if (line) return rowAt(line, at);
  return ends.map(({ y }) => y).sort((a, b) => a - b)[Math.floor(ends.length * RANK)]!;
}

/** The column in which two lines meet; null where they hardly differ. */
function cornerOf(one: Line, other: Line): number | null {
  const by = one.slope - other.slope;
  return Math.abs(by) < 1e-3 ? null : (other.offset - one.offset) / by;
}
