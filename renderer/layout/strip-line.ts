import type { Camera } from "#core/camera/camera.ts";
import type { GroundPoint } from "#core/geometry/point.ts";

/** A highlight is a strip where it is at least this many times as wide as it is high on average; for a hedge, which is deep and high, less will do. */
const STRIP_RATIO = 4;
export const HEDGE_RATIO = 1.8;
/** A strip that takes up more ground than this from its lower to its upper edge was drawn over something that stands, meters. */
const DEEPEST_M = 2.5;
/** The ends of a strip taper: this share of its width at each end is left to the line through the rest. */
const END_SHARE = 0.02;
/** Columns at which the line is read. */
const COLUMNS = 60;
/** Rows below the horizon from which a foot is on the ground. */
const BELOW_HORIZON_PX = 2;

/**
 * `heightM`: as high as the highlight is where it was drawn over something that stands; null where it lies on the ground. `hides`: it was
 * drawn round things that a screen is to hide, so that it stands before them.
 */
export type DrawnLine = { line: GroundPoint[]; heightM: number | null; hides?: true };

/**
 * The line on the ground that a long, low highlight draws, from left to right, meters: its middle where it lies on the ground, its
 * lower edge where it was drawn over something that stands there, such as an old fence. `within`: 1 inside the highlight, row-major at
 * the size of the camera's picture. Null where the highlight is no strip.
 */
export function stripLine(
  camera: Camera,
  within: Float32Array,
  ratio = STRIP_RATIO,
  heightRank = 0.5,
): DrawnLine | null {
  const { widthPx, heightPx, horizonY } = camera;
  const columns: { u: number; top: number; foot: number }[] = [];
  let area = 0;
  for (let u = 0; u < widthPx; u++) {
    let [top, foot] = [-1, -1];
    for (let row = 0; row < heightPx; row++) {
      if (within[row * widthPx + u] !== 1) continue;
      if (top < 0) top = row;
      foot = row + 1;
      area++;
    }
    if (top >= 0) columns.push({ u, top, foot });
  }
  const wide = columns.length;
  if (wide === 0 || (wide * wide) / area < ratio) return null;
  const ends = Math.ceil(END_SHARE * wide);
  const middle = columns.slice(ends, wide - ends);
  const step = Math.max(1, Math.floor(middle.length / COLUMNS));
  const read = middle.filter((_, k) => k % step === 0 || k === middle.length - 1);
  const onGround = read.filter(({ foot }) => foot > horizonY + BELOW_HORIZON_PX);
  if (onGround.length < 2) return null;
  const isOverThing =
    ranked(
      onGround.map(({ top, foot }) =>
        top <= horizonY + BELOW_HORIZON_PX
          ? Number.POSITIVE_INFINITY
          : camera.groundZ(top) - camera.groundZ(foot),
      ),
    ) > DEEPEST_M;
  const line = onGround
    .map(({ u, top, foot }) => ({ u, row: isOverThing ? foot : (top + foot) / 2 }))
    .map(({ u, row }) => ({ x: camera.groundX(u, row), z: camera.groundZ(row) }));
  // What reaches the edge of the picture goes on beyond it.
  if (columns[0]!.u === 0) line.unshift(beyond(line[0]!, line[Math.min(FROM_END, line.length - 1)]!));
  if (columns.at(-1)!.u === widthPx - 1)
    line.push(beyond(line.at(-1)!, line[Math.max(0, line.length - 1 - FROM_END)]!));
  const heightM = ranked(
    onGround.map(({ top, foot }) => camera.heightAt(top, camera.groundZ(foot))),
    heightRank,
  );
  return { line, heightM: isOverThing ? heightM : null };
}

/** A highlight with less ground than this in it was drawn round what stands there; its height then is of this rank along it. */
const GROUND_SHARE = 0.3;
const SCREEN_RANK = 0.8;

/** The line before things that a highlight was drawn round, on its lower edge. Null where it holds ground, or was drawn over nothing that stands. `ground`: coverage. */
export function screenLine(camera: Camera, within: Float32Array, ground: Float32Array): DrawnLine | null {
  let [all, open] = [0, 0];
  for (let i = 0; i < within.length; i++) {
    if (within[i] !== 1) continue;
    all++;
    open += ground[i]!;
  }
  if (open > GROUND_SHARE * all) return null;
  const found = stripLine(camera, within, 0, SCREEN_RANK);
  return found?.heightM ? { ...(facing(camera, within, found.line) ?? found), hides: true } : null;
}

/** A foot that climbs by less than this many rows a column is that of a screen which faces whoever looks: its circle only is round. */
const FACING_SLOPE = 0.5;

/** A screen that faces the camera stands at one distance, that of the lower part of its foot, and is as high as the circle. Null for one that leads away. */
function facing(camera: Camera, within: Float32Array, line: readonly GroundPoint[]): DrawnLine | null {
  const [rows, columns] = [
    line.map(({ z }) => camera.photoY(0, z)),
    line.map(({ x, z }) => camera.photoX(x, z)),
  ];
  const wide = columns.at(-1)! - columns[0]!;
  if (Math.abs(rows.at(-1)! - rows[0]!) > FACING_SLOPE * wide) return null;
  const tops: number[] = [];
  for (let u = 0; u < camera.widthPx; u++)
    for (let row = 0; row < camera.heightPx; row++) {
      if (within[row * camera.widthPx + u] !== 1) continue;
      tops.push(row);
      break;
    }
  const foot = ranked(rows, SCREEN_RANK);
  const z = camera.groundZ(foot);
  const ends = [columns[0]!, columns.at(-1)!].map((u) => ({ x: camera.groundX(u, foot), z }));
  return { line: ends, heightM: camera.heightAt(ranked(tops, 1 - SCREEN_RANK), z) };
}

/** So far a line goes on beyond the edge of the picture, meters, in the direction from its point so many columns before. */
const BEYOND_M = 0.7;
const FROM_END = 8;
function beyond(end: GroundPoint, from: GroundPoint): GroundPoint {
  const [dx, dz] = [end.x - from.x, end.z - from.z];
  const by = BEYOND_M / (Math.hypot(dx, dz) || 1);
  return { x: end.x + dx * by, z: end.z + dz * by };
}

const ranked = (values: readonly number[], rank = 0.5): number =>
  values.toSorted((a, b) => a - b)[Math.floor(rank * values.length)]!;
