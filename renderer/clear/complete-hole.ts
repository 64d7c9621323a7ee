import { calmBehind } from "./calm-behind.ts";
import { type Completed, completeImage } from "./complete-image.ts";
import { continueWall } from "./continue-wall.ts";
import { extendDown } from "./extend-down.ts";
import { fillWall } from "./fill-wall.ts";
import { withFilled, without } from "./part-of-hole.ts";
import type { Incomplete } from "./picture-scales.ts";
import { pixelsOf } from "./pixel-pieces.ts";
import { repeatGround } from "./repeat-ground.ts";
import { shiftMap } from "./shift-map.ts";
import { wallParts } from "./wall-parts.ts";

/** Squares that continue a wall cost more than this in the middle where it is none that they can continue, levels. */
const POOR = 26;
/** Behind plants a wall goes on in large pieces in holes up to so many pixels; in larger ones these do not fit on to each other. Tuned on 8 holes. */
const LARGEST_WALL_PX = 8000;

/**
 * Completes a hole: its ground from large pieces of ground beside it, and what stands upright behind, before that ground, by squares; where
 * these fit badly by what is seen above. `upright`: the kind that stands so.
 */
export function completeHole(task: Incomplete, upright: number, seed: number): Completed | null {
  const onlyGround = without(task, (i) => task.wanted[i] === upright);
  const flat = shiftMap(onlyGround) ?? repeatGround(onlyGround);
  const isFlat = (i: number) => task.wanted[i] !== upright;
  const standing = pixelsOf(task.hole).some((i) => !isFlat(i));
  if (!flat || !standing) return flat ?? completeImage(task, seed);
  const onGround = withFilled(without(task, isFlat), flat.source);
  const wall = fillWall(onGround, upright);
  if (wall === "unknown") return null;
  const isSmall = pixelsOf(onGround.hole).length < LARGEST_WALL_PX;
  const calm = !(wall && isSmall) && task.stuff && calmWall(onGround, upright, task.stuff);
  if (calm)
    return {
      ...calm,
      source: calm.source.map((from, i) => (from >= 0 ? from : flat.source[i]!)),
      cost: calm.cost.map((cost, i) => (onGround.hole[i] ? cost : flat.cost[i]!)),
    };
  const plain = { ...onGround, kinds: task.plain ?? task.kinds };
  if (wall)
    return {
      source: wall.source.map((from, i) => (from >= 0 ? from : flat.source[i]!)),
      ...(wall.between && { between: wall.between }),
      goesOn: true,
      cost: wall.cost.map((cost, i) => (onGround.hole[i] ? cost : flat.cost[i]!)),
    };
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

/** What stands upright behind plants: windows and posts that are seen above go on, the rest is calm. */
function calmWall(task: Incomplete, upright: number, stuff: Uint8Array): Completed | null {
  const { openings } = task;
  const parts =
    openings &&
    wallParts(
      task,
      upright,
      (i) => openings[i] !== 0,
      (i) => openings[i] === 2,
    );
  if (!parts) return calmBehind(task, stuff);
  const { source } = parts;
  const isTold = (i: number) => source[i]! >= 0;
  if (pixelsOf(task.hole).every(isTold)) return null;
  const rest = calmBehind(withFilled(without(task, isTold), source), stuff);
  if (!rest) return null;
  return {
    ...rest,
    source: rest.source.map((from, i) => (isTold(i) ? source[i]! : from)),
    gain: rest.gain!.map((own, i) => (isTold(i) ? 1 : own)),
    levels: rest.levels!.map((plane) => plane.map((own, i) => (isTold(i) ? 0 : own))),
  };
}

/** How unlike the squares of a hole are in the middle, levels. */
function middleOf({ cost }: Completed, hole: Uint8Array): number {
  const own = cost.filter((_, i) => hole[i] === 1).sort();
  return Math.sqrt(own[own.length >> 1] ?? 0);
}
