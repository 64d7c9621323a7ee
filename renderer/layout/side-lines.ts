import type { Place } from "#core/elements/element.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import { edgeLines, houseBehind, onSide } from "./edge-lines.ts";
import { joinLines } from "./join-lines.ts";
import type { Site } from "./site.ts";
import { lineLength } from "./trace-contours.ts";

/** What closes a yard runs along at least this share of a side of it: less is a stub. */
const LEAST_SHARE = 1 / 3;
/** Where a place was asked for, its side may be a gap between two walls: it is closed from this width on. Meters. */
const NARROWEST_M = 1;
/** Fences are lower: what stands behind a line at this height is a house. Meters. */
const HOUSE_M = [2.4];
/** Along the street it keeps this far off the sidewalk. Meters. */
const OFF_SIDEWALK_M = 0.45;

/** Shrubs and pots that stand before a line hide gaps of up to this width; wider ones are left open. Meters. */
const WIDEST_GAP_M = 4;
/** Shorter pieces between two gaps are no part of a line. Meters. */
const SHORTEST_PIECE_M = 0.5;

type Wish = {
  insetM: number;
  /** Shorter pieces are left out. */
  leastM: number;
  /** Whether a point is free of what stands there already. */
  clear: (p: GroundPoint) => boolean;
};

type SideLines = {
  lines: GroundPoint[][];
  byStreet: boolean;
  /** There are none because the side that was asked for lies behind the house, out of sight. */
  isHidden: boolean;
};

/**
 * The lines for something that closes a yard, longest first: on the side that the words ask for; without words at the back and along
 * the sides where no house stands behind, else along the street. None where no side has room for a sensible length.
 */
export function sideLines(site: Site, place: Place | undefined, { insetM, leastM, clear }: Wish): SideLines {
  const behind = houseBehind(site);
  const isOpen = (p: GroundPoint) => !behind(p) && site.hardDistance(p.x, p.z) > 0;
  // Joined first: a piece between two shrubs may be short.
  const along = (ofSide: (p: GroundPoint) => boolean, shortestM: number, inset = insetM) =>
    joinLines(
      edgeLines(site, inset, (p) => ofSide(p) && clear(p), SHORTEST_PIECE_M),
      WIDEST_GAP_M,
      isOpen,
    )
      .filter((line) => lineLength(line, false) >= shortestM)
      .sort((a, b) => lineLength(b, false) - lineLength(a, false));
  // Long enough for its side: compared with all of that side, free or not.
  const isSensible = (lines: GroundPoint[][], ofSide: (p: GroundPoint) => boolean) =>
    total(lines) >= LEAST_SHARE * total(edgeLines(site, insetM, ofSide, 0));
  if (place) {
    const side = onSide(site, place);
    // Before the house's own wall it would hide doors and windows: the back of such a photo is out of sight behind the house. Who draws
    // the place means it.
    const isOpenBack = place === "back" && !site.filled;
    const before = houseBehind(site, HOUSE_M);
    // Nor is what lies before it the neighbor's side, whatever stands between.
    const isAside = (p: GroundPoint) => place !== "border" || site.filled || !before(p);
    const ofSide = (p: GroundPoint) => side(p) && isAside(p) && !(isOpenBack && behind(p));
    const long = along(ofSide, leastM);
    const byStreet = place === "front";
    const isHidden = isOpenBack && !isSensible(long, side);
    if (isHidden && isSensible(along(side, leastM), side)) return { lines: [], byStreet, isHidden };
    if (long.length > 0) return { lines: long, byStreet, isHidden: false };
    const gap = along((p) => ofSide(p) && !before(p), NARROWEST_M);
    return { lines: isSensible(gap, ofSide) ? gap : [], byStreet, isHidden: false };
  }
  const open = (["back", "left", "right"] as const)
    .map((side) => onSide(site, side))
    .filter((ofSide) =>
      isSensible(
        along((p) => ofSide(p) && !behind(p), leastM),
        ofSide,
      ),
    );
  const lines = along((p) => !behind(p) && open.some((ofSide) => ofSide(p)), leastM);
  if (lines.length > 0) return { lines, byStreet: false, isHidden: false };
  // Traced round the yard it would show its back to the street.
  const front = along(onSide(site, "front"), leastM, OFF_SIDEWALK_M).map((line) => line.toReversed());
  return { lines: front, byStreet: true, isHidden: false };
}

const total = (lines: readonly GroundPoint[][]): number =>
  lines.reduce((sum, line) => sum + lineLength(line, false), 0);
