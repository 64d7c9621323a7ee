import { type Completed, completeImage } from "./complete-image.ts";
import { continueWall } from "./continue-wall.ts";
import { extendDown } from "./extend-down.ts";
import type { Incomplete } from "./picture-scales.ts";
import { pixelsOf } from "./pixel-pieces.ts";
import { shiftMap } from "./shift-map.ts";

/** Squares that continue a wall cost more than this in the middle where it is none that they can continue, levels. */
const POOR = 26;

/**
 * Completes a hole: its ground from large pieces of ground beside it, and what stands upright behind, before that ground, by squares; where
 * these fit badly by what is seen above. `upright`: the kind that stands so.
 */
export function completeHole(task: Incomplete, upright: number, seed: number): Completed | null {
  const flat = shiftMap(without(task, (i) => task.wanted[i] === upright));
  const isFlat = (i: number) => task.wanted[i] !== upright;
  const standing = pixelsOf(task.hole).some((i) => !isFlat(i));
  if (!flat || !standing) return flat ?? completeImage(task, seed);
  const onGround = withFilled(without(task, isFlat), flat.source);
  const plain = { ...onGround, kinds: task.plain ?? task.kinds };
  const continued = task.built && continueWall(onGround, upright, task.built);
  let done = continued ?? completeImage(plain, seed);
  if (!done || middleOf(done, onGround.hole) > POOR) done = extendDown(plain, upright) ?? done;
  if (!done) return null;
  return {
    source: done.source.map((from, i) => (from >= 0 ? from : flat.source[i]!)),
    goesOn: done === continued,
    cost: done.cost.map((cost, i) => (onGround.hole[i] ? cost : flat.cost[i]!)),
  };
}

/** The same with less of a hole: what is left out is not known. */
function without(task: Incomplete, isOut: (i: number) => boolean): Incomplete {
  const hole = task.hole.slice();
  const unknown = task.unknown.slice();
  for (const i of pixelsOf(task.hole))
    if (isOut(i)) {
      hole[i] = 0;
      unknown[i] = 1;
    }
  return { ...task, hole, unknown };
}

/** The same with what was filled before as if it were known. */
function withFilled(task: Incomplete, source: Int32Array): Incomplete {
  const { picture, unknown, shown, wanted } = task;
  const data = new Uint8Array(picture.data);
  const filled = { ...task, picture: { ...picture, data }, unknown: unknown.slice(), shown: shown.slice() };
  source.forEach((from, i) => {
    if (from < 0) return;
    for (let c = 0; c < 3; c++) data[i * 3 + c] = picture.data[from * 3 + c]!;
    filled.unknown[i] = 0;
    filled.shown[i] = wanted[i]!;
  });
  return filled;
}

/** How unlike the squares of a hole are in the middle, levels. */
function middleOf({ cost }: Completed, hole: Uint8Array): number {
  const own = cost.filter((_, i) => hole[i] === 1).sort();
  return Math.sqrt(own[own.length >> 1] ?? 0);
}
