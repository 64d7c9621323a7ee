import type { GroundPoint } from "#core/geometry/point.ts";
import { clamp } from "#renderer/math/scalar.ts";
import { spacedAlong } from "./edge-lines.ts";
import { joinLines } from "./join-lines.ts";
import { UNCLEAR } from "./paving-behind.ts";
import { simplified } from "./simplify-line.ts";
import type { Site } from "./site.ts";
import { lineLength } from "./trace-contours.ts";

/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;
/** A column shows the house when it takes this share of the photo's height. */
const LEAST_HOUSE = 0.06;
/** From one column to the next the paving's edge goes no farther than this share of its distance: beyond it lies other paving. */
const JUMP_SHARE = 0.1;
/** Room between the flank of a run and paving, meters. */
const CLEAR_M = 0.1;
/** Gaps up to this are closed where nothing needs them, and bends smaller than this are not followed, nor those of fewer rows of the photo; meters. */
const WIDEST_GAP_M = 1.5;
const STRAIGHT_M = 0.15;
const STRAY_ROWS = 1.5;
/** Steps lead up where the house comes down to the paving over such a width between plants; it is looked for so many rows above it. Meters. */
const STEPS_M = [0.7, 3] as const;
const FOOT_ROWS = 3;
/** Before a door so much stays open to either side, meters. */
const HALF_WAY_M = 1;
/** Lines are looked at in steps of this length, meters. */
const STEP_M = 0.3;
/** Most of them lie before the paving: such a share. */
const MOSTLY = 0.5;

/**
 * Lines for a run so deep between the house and the walk or drive that lies along it, right behind that paving: what is asked along the house does
 * not stand on its far side. None where `lines`, which were found in the yard, have no paving behind most of them. `clear`: whether a point is free. Meters,
 * longest first.
 */
export function beyondPaving(
  site: Site,
  lines: readonly (readonly GroundPoint[])[],
  depthM: number,
  leastM: number,
  clear: (p: GroundPoint) => boolean,
): GroundPoint[][] {
  const { camera } = site;
  const tops = site.pavingBehind();
  if (!isBeforePaving(site, lines)) return [];
  const steps = stepsUp(site, tops);
  const runs: GroundPoint[][] = [];
  let lastZ = 0;
  for (let column = 0; column < camera.widthPx; column++) {
    const top = tops[column]!;
    const isOpen = top < 0 || steps[column] === 1 || !isHouse(site, column, top);
    const z = isOpen ? 0 : camera.groundZ(top);
    const p = { x: camera.groundX(column + 0.5, top), z: z + CLEAR_M + depthM / 2 };
    const isFree = z > 0 && clear(p);
    if (isFree && lastZ > 0 && Math.abs(z - lastZ) < JUMP_SHARE * z) runs.at(-1)!.push(p);
    else if (isFree) runs.push([p]);
    lastZ = isFree ? z : 0;
  }
  const isWay = ({ x, z }: GroundPoint) =>
    steps[clamp(Math.floor(camera.photoX(x, z)), 0, camera.widthPx - 1)] === 1;
  return joinLines(runs, WIDEST_GAP_M, (p) => clear(p) && !isWay(p))
    .filter((run) => run.length > 1 && lineLength(run, false) >= leastM)
    .sort((a, b) => lineLength(b, false) - lineLength(a, false));
}

/** Whether most of some lines in the yard have that paving behind them. */
export function isBeforePaving(site: Site, lines: readonly (readonly GroundPoint[])[]): boolean {
  const { camera } = site;
  const tops = site.pavingBehind();
  const points = lines.flatMap((line) => spacedAlong(line, STEP_M));
  const before = points.filter(({ x, z }) => {
    const top = tops[clamp(Math.floor(camera.photoX(x, z)), 0, camera.widthPx - 1)]!;
    return top === UNCLEAR || (top >= 0 && top < camera.photoY(0, z));
  });
  return before.length > MOSTLY * points.length;
}

/** Such a line with as few corners as follow the paving. */
export function alongPaving({ camera }: Site, run: readonly GroundPoint[]): GroundPoint[] {
  const farM = Math.max(...run.map(({ z }) => z));
  const rowM = farM - camera.groundZ(camera.photoY(0, farM) + STRAY_ROWS);
  return simplified(run, Math.max(STRAIGHT_M, rowM));
}

/** 1 in columns before a door, and in which steps come down to paving that ends in these rows, between plants on both sides. */
function stepsUp({ camera, house, doors }: Site, tops: Float32Array): Uint8Array {
  const { widthPx } = camera;
  const found = new Uint8Array(widthPx);
  for (const { x, z } of doors) {
    const column = clamp(Math.round(camera.photoX(x, z)), 0, widthPx - 1);
    const top = tops[column]!;
    if (top < 0) continue;
    const reach = Math.round((HALF_WAY_M * camera.focalPx) / camera.groundZ(top));
    found.fill(1, Math.max(0, column - reach), column + reach + 1);
  }
  const isBare = (column: number): boolean => {
    let rows = 0;
    for (let k = 1; k <= FOOT_ROWS; k++)
      if (house[(Math.round(tops[column]!) - k) * widthPx + column]! > INSIDE) rows++;
    return rows > FOOT_ROWS / 2;
  };
  for (let from = 0; from < widthPx; from++) {
    if (tops[from]! < 0 || !isBare(from)) continue;
    let to = from;
    while (to < widthPx && tops[to]! >= 0 && isBare(to)) to++;
    const isBetween = from > 0 && to < widthPx && tops[from - 1]! >= 0 && tops[to]! >= 0;
    const wideM = ((to - from) * camera.groundZ(tops[from]!)) / camera.focalPx;
    if (isBetween && wideM > STEPS_M[0] && wideM < STEPS_M[1]) found.fill(1, from, to);
    from = to;
  }
  return found;
}

function isHouse({ camera, house }: Site, column: number, top: number): boolean {
  let tall = 0;
  for (let row = 0; row < top; row++) if (house[row * camera.widthPx + column]! > INSIDE) tall++;
  return tall > LEAST_HOUSE * camera.heightPx;
}
