import type { GroundPoint } from "#core/geometry/point.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { alongAxis } from "./along-axis.ts";
import type { Site } from "./site.ts";
import { lineLength } from "./trace-contours.ts";

/** A strip is so many times as long as wide in the picture (square of the length over the area). */
const SLENDER = 5;
/** Along a strip its middle is read every so many pixels; the first row below the horizon. */
const SLICE_PX = 6;
const BELOW_HORIZON_PX = 2;
/** Whoever draws one no wider than this means the line in it. Meters. */
const WIDEST_M = 1.6;
/** A line that is shorter is a corner of something, meters. */
const LEAST_M = 0.8;
/** The rim of paving is looked for this far beyond the strip to both sides, in steps. Meters. */
const BEYOND_M = 0.25;
const STEP_M = 0.03;
/** The strip was drawn along paving where the rim of one is found beside so many of its points. */
const LEAST_AT_RIM = 0.5;
/** The edge lies beside the paving, meters. */
const OFF_RIM_M = 0.06;
/** Points to both sides whose distances are evened: the rim of a mask has teeth. */
const EVENED = 3;
/** Rounds in which each point moves halfway between its neighbors. */
const SMOOTHING = 40;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/**
 * The line that a narrow highlight draws for an edge: the rim of the paving that lies in it or beside it, else its middle. Null where the
 * highlight is no strip.
 */
export function drawnEdge(site: Site): GroundPoint[] | null {
  const found = site.filled ? middleOfStrip(site) : null;
  if (!found || lineLength(found.line, false) < LEAST_M || found.wideM > WIDEST_M) return null;
  const { line, wideM } = found;
  const offs = line.map((_, k) => {
    const rim = rimBeside(site, line, k, wideM / 2 + BEYOND_M);
    return rim && rim.offM + rim.open * OFF_RIM_M;
  });
  const known = offs.filter((off) => off !== null);
  if (known.length < LEAST_AT_RIM * line.length) return evened(line);
  return evened(movedAcross(line, offs));
}

/**
 * The line along the middle of a highlight that is a strip no wider than this, or beside the paving there: no nearer to it than `offPavingM`.
 * Meters; null where it is none.
 */
export function drawnMiddle(site: Site, widestM: number, offPavingM: number): GroundPoint[] | null {
  const found = site.filled ? middleOfStrip(site) : null;
  return found && found.wideM <= widestM ? evened(offPaving(site, found, offPavingM)) : null;
}

/** The middle of a strip, moved off the paving that part of it was drawn over; as it is where less than half of it has such. */
function offPaving(site: Site, { line, wideM }: Strip, keepM: number): readonly GroundPoint[] {
  const reachM = wideM / 2 + keepM;
  const offs = line.map((_, k) => {
    const rim = rimBeside(site, line, k, reachM);
    return rim && rim.open * rim.offM > -keepM ? rim.offM + rim.open * keepM : null;
  });
  if (offs.filter((off) => off !== null).length < LEAST_AT_RIM * line.length) return line;
  return movedAcross(line, offs);
}

/** Each point of a line moved across it by the median of what is known of those around it; of all where none of them is known. */
function movedAcross(line: readonly GroundPoint[], offs: readonly (number | null)[]): GroundPoint[] {
  const known = offs.filter((off) => off !== null);
  return line.map((p, k) => {
    const around = offs.slice(Math.max(0, k - EVENED), k + EVENED + 1).filter((off) => off !== null);
    const values = (around.length > 0 ? around : known).toSorted((a, b) => a - b);
    const off = values[values.length >> 1]!;
    const across = acrossAt(line, k);
    return { x: p.x + across.x * off, z: p.z + across.z * off };
  });
}

/** The line without the teeth of masks, and without its first and last slice, which are cut aslant. */
function evened(line: readonly GroundPoint[]): GroundPoint[] {
  let points = line.slice(1, -1);
  for (let round = 0; round < SMOOTHING; round++)
    points = points.map((p, k) => {
      const [a, b] = [points[k - 1], points[k + 1]];
      return a && b ? { x: (a.x + 2 * p.x + b.x) / 4, z: (a.z + 2 * p.z + b.z) / 4 } : p;
    });
  return points;
}

/** The middle of a region that is a strip in the picture, and its mean width, in meters: on the ground a narrow one is less than a cell wide. */
type Strip = { line: GroundPoint[]; wideM: number };
function middleOfStrip({ camera, clip }: Site): Strip | null {
  const { widthPx, horizonY } = camera;
  const pixels: GroundPoint[] = [];
  let areaM2 = 0;
  for (let i = Math.ceil(horizonY + BELOW_HORIZON_PX) * widthPx; i < clip.length; i++) {
    if (clip[i]! <= INSIDE) continue;
    const row = Math.floor(i / widthPx);
    pixels.push({ x: i % widthPx, z: row });
    const z = camera.groundZ(row + 0.5);
    areaM2 += (z / camera.focalPx) * (camera.groundZ(row) - camera.groundZ(row + 1));
  }
  if (pixels.length === 0) return null;
  const axis = alongAxis(pixels);
  const slices = [...Map.groupBy(pixels, ({ x, z }) => Math.round(axis(x, z) / SLICE_PX))].sort(
    ([a], [b]) => a - b,
  );
  const lengthPx = slices.length * SLICE_PX;
  if (lengthPx ** 2 < SLENDER * pixels.length) return null;
  const mean = (slice: readonly GroundPoint[], of: "x" | "z") =>
    slice.reduce((sum, p) => sum + p[of], 0) / slice.length;
  const line = slices.map(([, slice]) => {
    const row = mean(slice, "z") + 0.5;
    return { x: camera.groundX(mean(slice, "x") + 0.5, row), z: camera.groundZ(row) };
  });
  return { line, wideM: areaM2 / (lineLength(line, false) || 1) };
}

/** The direction across a line at one of its points. */
function acrossAt(line: readonly GroundPoint[], k: number): GroundPoint {
  const a = line[Math.max(0, k - 1)]!;
  const b = line[Math.min(line.length - 1, k + 1)]!;
  const length = Math.hypot(b.x - a.x, b.z - a.z) || 1;
  return { x: (b.z - a.z) / length, z: -(b.x - a.x) / length };
}

/**
 * How far across from a point of the line the rim of paving lies, nearest first, and on which side of the rim the ground is open: 1 farther
 * across, -1 nearer. Null without one in reach.
 */
function rimBeside(
  { camera, paved }: Site,
  line: readonly GroundPoint[],
  k: number,
  reachM: number,
): { offM: number; open: 1 | -1 } | null {
  const p = line[k]!;
  const across = acrossAt(line, k);
  const isPaved = (off: number): boolean => {
    const [x, z] = [p.x + across.x * off, p.z + across.z * off];
    const [column, row] = [Math.floor(camera.photoX(x, z)), Math.floor(camera.photoY(0, z))];
    const isSeen = column >= 0 && row >= 0 && column < camera.widthPx && row < camera.heightPx;
    return isSeen && paved[row * camera.widthPx + column]! > INSIDE;
  };
  for (let offM = 0; offM <= reachM; offM += STEP_M)
    for (const side of [1, -1] as const) {
      const [inner, outer] = [isPaved(side * offM), isPaved(side * (offM + STEP_M))];
      if (inner !== outer) return { offM: side * offM, open: inner ? side : side === 1 ? -1 : 1 };
    }
  return null;
}

/** Signed distance to a line, negative on one side of it: meters. */
export function besideLine(line: readonly GroundPoint[]): GroundSdf {
  return (x, z) => {
    let [best, side] = [Number.POSITIVE_INFINITY, 1];
    for (let k = 1; k < line.length; k++) {
      const [a, b] = [line[k - 1]!, line[k]!];
      const [dx, dz] = [b.x - a.x, b.z - a.z];
      const t = Math.min(1, Math.max(0, ((x - a.x) * dx + (z - a.z) * dz) / (dx * dx + dz * dz || 1)));
      const [ex, ez] = [x - a.x - dx * t, z - a.z - dz * t];
      const distance2 = ex * ex + ez * ez;
      if (distance2 >= best) continue;
      best = distance2;
      side = dx * ez - dz * ex < 0 ? -1 : 1;
    }
    return side * Math.sqrt(best);
  };
}
