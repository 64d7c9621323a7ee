import type { Completed } from "./complete-image.ts";
import { STUFF } from "./materials-around.ts";
import { withFilled, without } from "./part-of-hole.ts";
import type { Incomplete } from "./picture-scales.ts";
import { pixelsOf } from "./pixel-pieces.ts";
import { shiftMap } from "./shift-map.ts";
import { unlike } from "./shifts.ts";
import { wallParts } from "./wall-parts.ts";

/** So much of a wall must be seen, as a share of what is to be filled with it. */
const LEAST_WALL = 0.3;
/** Of what is seen beside a hole no more may be windows, columns and roofs than so much: for a wall to be filled in, and for anything to be told. */
const MOST_OTHER = { wall: 0.6, known: 0.75 };
/**
 * A wall that is more unlike what it goes on does not fit, levels. Both tuned on 16 removals: walls that were filled well came to shares of 0.08 to 0.50
 * and to 9 to 22 levels; an entrance filled with shingles, a roof behind palms and a fence behind twigs to 24, a porch to a share of 0.83.
 */
const UNFIT = 23;
const MOST_UNLIKE = 3 * 45 * 45;

/**
 * A wall that goes on behind a hole, with the windows and posts that are seen above it, in large pieces of the wall. Null where too little of a wall
 * is seen or it does not fit; "unknown" where nearly all beside the hole is something else: columns, steps, a roof.
 */
export function fillWall(task: Incomplete, upright: number): Completed | "unknown" | null {
  const { openings } = task;
  const parts =
    openings &&
    wallParts(
      task,
      upright,
      (i) => openings[i] !== 0,
      (i) => openings[i] === 2,
    );
  if (!parts) return null;
  const { plain, source } = parts;
  const rest = withFilled(
    without(task, (i) => source[i]! >= 0),
    source,
  );
  const beside = shareOfOther(task, upright, plain, rest.hole);
  if (beside > MOST_OTHER.known) return "unknown";
  const shown = plain.reduce((sum, one) => sum + one, 0);
  if (beside > MOST_OTHER.wall || shown < LEAST_WALL * pixelsOf(task.hole).length) return null;
  const ofWall = (kinds: Uint8Array) => kinds.map((own, i) => (own === upright && !plain[i] ? 0 : own));
  const done = shiftMap({ ...rest, kinds: ofWall(task.kinds), shown: ofWall(rest.shown) });
  if (!done || unlikeBeside(task, plain, done.source) > UNFIT) return null;
  return { ...done, source: done.source.map((from, i) => (source[i]! >= 0 ? source[i]! : from)) };
}

/** Of what stands upright right beside a hole the share that is no plain wall; plants stand before it. */
function shareOfOther(
  { hole, unknown, shown, stuff, picture: { width } }: Incomplete,
  upright: number,
  plain: Uint8Array,
  own: Uint8Array,
): number {
  let [beside, other] = [0, 0];
  for (const i of pixelsOf(own))
    for (const by of [-1, 1, -width, width]) {
      const next = i + by;
      if (hole[next] !== 0 || unknown[next] || shown[next] !== upright) continue;
      if (stuff?.[next] === STUFF.green || stuff?.[next] === STUFF.before) continue;
      beside++;
      if (!plain[next]) other++;
    }
  return other / Math.max(1, beside);
}

/** How unlike the wall beside a hole is to what the fill would go on with there, levels. */
function unlikeBeside(
  { hole, picture: { width, data } }: Incomplete,
  plain: Uint8Array,
  source: Int32Array,
): number {
  let [sum, count] = [0, 0];
  for (const i of pixelsOf(hole)) {
    if (source[i]! < 0) continue;
    for (const by of [-1, 1, -width, width]) {
      if (hole[i + by] !== 0 || !plain[i + by]) continue;
      count++;
      sum += Math.sqrt(unlike(data, i + by, source[i]! + by, MOST_UNLIKE) / 3);
    }
  }
  return sum / Math.max(1, count);
}
