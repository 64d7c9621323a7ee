import type { Place } from "#core/elements/element.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import { inFrame, regionField, type Site } from "./site.ts";
import { lineLength } from "./trace-contours.ts";

/** Where a line stands inside the frame, as shares of the photo: from its side, and at its front. */
const FROM_SIDE = 0.04;
const AT_FRONT = 0.94;
/** A thing at the front looks no higher than this share of the photo's height: nearer it would hide the yard. */
const HIGHEST_SHARE = 0.16;
/** A line at the front lies in the nearer part of the yard, by its rows in the photo. */
const NEARER_SHARE = 0.5;
/** The yard goes on below the photo where it has so much of its lowest row. */
const LEAST_AT_FOOT = 1 / 3;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;
/** Steps along a line, meters, and how far it is followed. */
const STEP_M = 0.25;
const FARTHEST_M = 60;

/** Sides of a yard that may lie beyond the frame. */
export type FrameSide = Extract<Place, "left" | "right" | "front">;
const FRAME_SIDES: ReadonlySet<Place> = new Set<FrameSide>(["left", "right", "front"]);
const isFrameSide = (place: Place | undefined): place is FrameSide =>
  place !== undefined && FRAME_SIDES.has(place);

/** The sides at which a place may lie beyond the frame: between a yard and the neighbor's it is the left or the right one. */
const sidesOf = (place: Place | undefined): readonly FrameSide[] =>
  place === "border" ? ["left", "right"] : isFrameSide(place) ? [place] : [];

/** The lines just inside the frame at a place, at the side where they are longest; null where there are none. */
export function linesAtFrame(
  site: Site,
  place: Place | undefined,
  wish: Wish,
): { lines: GroundPoint[][]; side: FrameSide } | null {
  const found = sidesOf(place).map((side) => ({ lines: frameLines(site, side, wish), side }));
  const longM = ({ lines }: { lines: GroundPoint[][] }) => (lines[0] ? lineLength(lines[0], false) : 0);
  const longest = found.sort((a, b) => longM(b) - longM(a))[0];
  return longest && longest.lines.length > 0 ? longest : null;
}

/** Something that closes a yard: how high, how far it keeps inside the region, and its shortest piece, meters; whether a point is free. */
type Wish = { heightM: number; insetM: number; leastM: number; clear: (p: GroundPoint) => boolean };

/**
 * Lines just inside the frame, for a yard that goes on beyond it to the side that was asked for: where the street or the neighbor is, nobody sees.
 * Longest first, on the ground in meters.
 */
export function frameLines(
  site: Site,
  side: FrameSide,
  { heightM, insetM, leastM, clear }: Wish,
): GroundPoint[][] {
  const region = regionField(site);
  const isOpen = (p: GroundPoint) => region(p.x, p.z) < -insetM && clear(p);
  const lines: GroundPoint[][] = [[]];
  for (const p of side === "front" ? acrossFront(site, heightM) : alongSide(site, side)) {
    if (isOpen(p)) lines.at(-1)!.push(p);
    else if (lines.at(-1)!.length > 0) lines.push([]);
  }
  return lines
    .filter((line) => line.length > 1 && lineLength(line, false) >= leastM)
    .sort((a, b) => lineLength(b, false) - lineLength(a, false));
}

/** From left to right, square to the view, where the front edge lies below the photo; as near as it can stand without hiding the yard. */
function acrossFront({ camera, grid, clip }: Site, heightM: number): GroundPoint[] {
  const { widthPx, heightPx, focalPx } = camera;
  const foot = clip.subarray((heightPx - 1) * widthPx).filter((cover) => cover > INSIDE);
  if (foot.length < LEAST_AT_FOOT * widthPx) return [];
  const top = Math.min(...[...grid.topRow].filter((row) => row >= 0));
  const middle = camera.groundZ(top + NEARER_SHARE * (heightPx - top));
  const z = Math.min(
    middle,
    Math.max(camera.groundZ(AT_FRONT * heightPx), (heightM * focalPx) / (HIGHEST_SHARE * heightPx)),
  );
  if (!Number.isFinite(z)) return [];
  const row = camera.photoY(0, z);
  const [left, right] = [camera.groundX(0, row), camera.groundX(widthPx, row)];
  const count = Math.ceil((right - left) / STEP_M);
  return Array.from({ length: count + 1 }, (_, k) => ({ x: left + ((right - left) * k) / count, z }));
}

/** From the foot of the photo into its depth, along its left or right edge. */
function alongSide(site: Site, side: "left" | "right"): GroundPoint[] {
  const { camera } = site;
  const column = (side === "left" ? FROM_SIDE : 1 - FROM_SIDE) * camera.widthPx;
  const points: GroundPoint[] = [];
  for (let z = camera.groundZ(camera.heightPx); z < FARTHEST_M; z += STEP_M) {
    const p = { x: camera.groundX(column, camera.photoY(0, z)), z };
    if (inFrame(site, p.x, p.z).down < 1) points.push(p);
  }
  return points;
}
