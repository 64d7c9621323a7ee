import type { Camera } from "#core/camera/camera.ts";
import { segmentThing } from "#renderer/clear/segment-thing.ts";
import { distanceTransform } from "#renderer/mask/distance-transform.ts";
import { findPieces } from "#renderer/mask/find-pieces.ts";
import { bytesFrom } from "#renderer/math/from-plane.ts";
import type { ClassShares } from "#renderer/see/network/class-shares.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { SEEN_CLASSES, type SeenClass } from "#renderer/see/seen-classes.ts";

/**
 * The face of a fence or wall of the photo, as it is seen: what a coat or a veneer covers. Planes have a value per pixel of `seen`, rows of
 * values one per column of it.
 */
export type StandingFace = {
  /** Coverage, 0 to 1. What stands before the face is no part of it. */
  mask: Float32Array;
  /** Row of the foot in each column, and meters along the foot from the frame on the left. */
  footRow: Float32Array;
  alongM: Float32Array;
  /** Height of its upper edge in each column, meters. */
  topM: Float32Array;
  /** Its size as it is seen: area of the face, its length along the ground and its usual height. */
  areaM2: number;
  lengthM: number;
  heightM: number;
};

/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;
/** A highlight of which the network sees less than this share as a fence or wall was drawn round one that it does not know. */
const KNOWN_SHARE = 0.7;
/** Of a highlight no more than this share may be house: its walls stay as they are. */
const MOST_HOUSE = 0.5;
/** A face covers at least so many columns, as a share of the photo's width, and in one of these so many pixels. */
const LEAST_COLUMNS = 0.03;
const LEAST_PX = 3;
/** Where nobody circled it, a piece of the class that is smaller than this share of all of it is something else. */
const LEAST_PIECE = 0.06;
/** Half the columns, as a share of the width, over which the line of the foot is fitted, and how often what plants hide is left out of that. */
const FIT_SHARE = 0.07;
const FITS = 3;
/** A foot that lies so much higher than the line is hidden by what stands before it, share of the picture's height. */
const HIDDEN_SHARE = 0.006;
/** Rows so near to a line lie on it, as a share of the picture's height; a straight edge has so many of its columns there. */
const NEAR_LINE = 0.014;
const STRAIGHT_SHARE = 0.65;
/** A foot that is seen farther away than this, meters, lies on rising ground or under a misread horizon: no face is longer for it. */
const FARTHEST_M = 26;
/** Of the heights along the face this one is its own. */
const MIDDLE = 0.5;

/** What was circled is a wall of the house, and stays. */
export const OF_HOUSE = "house";

/**
 * The face of what a highlight (`circled`: 1 inside) was drawn round, or without one of what the photo shows of fences and garden walls; null
 * where none is made out.
 */
export function findStandingFace(
  seen: Seen,
  camera: Camera,
  circled: Float32Array | null,
  on: "fence" | "wall",
): StandingFace | typeof OF_HOUSE | null {
  const mask = circled ? circledFace(seen, circled, on) : seenFaces(seen);
  if (mask === OF_HOUSE || mask === null) return mask;
  if (!circled) return measured(mask, seen, camera, null);
  const { outlined, reached } = alongEdges(mask, circled, seen);
  return measured(outlined, seen, camera, reached);
}

/** Fences and garden walls as the network tells them from cars, bins and posts. */
function ofClass(seen: Seen): Float32Array {
  const isOther = likelier(seen, "fence", ["vehicle", "other"]);
  return seen.standing.map((cover, i) => (isOther[i] ? 0 : Math.max(0, cover - seen.plants[i]!)));
}

/** 1 where one of `others` is likelier than a class, at the size of `seen`. */
function likelier({ shares, width, height }: Seen, name: SeenClass, others: readonly SeenClass[]) {
  const plane = (one: SeenClass) => planeOf(shares, one);
  const [own, rest] = [plane(name), others.map(plane)];
  const out = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const row = Math.min(shares.height - 1, Math.floor(((y + 0.5) * shares.height) / height));
      const i =
        row * shares.width + Math.min(shares.width - 1, Math.floor(((x + 0.5) * shares.width) / width));
      if (rest.some((one) => one[i]! > own[i]!)) out[y * width + x] = 1;
    }
  return out;
}
const planeOf = ({ planes }: ClassShares, name: SeenClass) => planes[SEEN_CLASSES.indexOf(name)]!;

/**
 * What of a highlight is the face: what the network sees as one where that is most of it, else all that is neither ground nor plant, sky nor
 * house. Who says that it is a fence is believed where the network sees a house.
 */
function circledFace(
  seen: Seen,
  circled: Float32Array,
  on: "fence" | "wall",
): Float32Array | typeof OF_HOUSE | null {
  const { plants, sky, house, soft, street, hard, width } = seen;
  const known = ofClass(seen).map((cover, i) => cover * circled[i]!);
  const ground = on === "fence" ? hard : street;
  const open = circled.map((inside, i) =>
    Math.max(0, inside - Math.max(plants[i]!, sky[i]!, soft[i]!, ground[i]!)),
  );
  let [all, seenAs, ofHouse] = [0, 0, 0];
  for (let i = 0; i < open.length; i++) {
    if (open[i]! <= INSIDE) continue;
    all++;
    if (known[i]! > INSIDE) seenAs++;
    if (house[i]! > INSIDE) ofHouse++;
  }
  if (all < LEAST_PX * LEAST_COLUMNS * width) return null;
  if (seenAs > KNOWN_SHARE * all) return known;
  const isHouse = ofHouse > MOST_HOUSE * all;
  if (isHouse) return on === "fence" ? open : OF_HOUSE;
  return open.map((inside, i) => Math.max(0, inside - house[i]!));
}

/** A circle misses the edges of a face by no more than this share of the picture's width; from so far inside it, it shows the face alone. */
const MISSED = 0.03;
const SURELY = 0.008;
/** An outline that gives so much less or more than the circle has followed something else, shares of its pixels. */
const OUTLINED = [0.55, 1.7] as const;

/** What was circled, cut along the photo's own edges, and how far those may lie outside the circle: 1 inside. */
function alongEdges(
  mask: Float32Array,
  circled: Float32Array,
  seen: Seen,
): { outlined: Float32Array; reached: Float32Array } {
  const { width, height, plants, sky } = seen;
  const away = (from: (i: number) => boolean) =>
    distanceTransform(
      bytesFrom(mask, (_, i) => (from(i) ? 1 : 0)),
      width,
      height,
    );
  const beyond = away((i) => circled[i]! > INSIDE);
  const inwards = away((i) => mask[i]! <= INSIDE);
  const isNever = (i: number) => plants[i]! > INSIDE || sky[i]! > INSIDE;
  const reached = circled.map((_, i) => (beyond[i]! <= MISSED * width ? 1 : 0));
  const pixels = (test: (i: number) => boolean) => Int32Array.from([...mask.keys()].filter(test));
  const core = pixels((i) => inwards[i]! > SURELY * width);
  const around = pixels((i) => beyond[i]! > MISSED * width && beyond[i]! <= 2 * MISSED * width);
  if (core.length === 0 || around.length === 0) return { outlined: mask, reached };
  const within = pixels((i) => reached[i] === 1 && !isNever(i));
  const known = ofClass(seen);
  const own = segmentThing({ within, core, around, thing: known, beyond: (i) => beyond[i]! }, seen);
  const all = mask.reduce((sum, cover) => sum + (cover > INSIDE ? 1 : 0), 0);
  if (own.length < OUTLINED[0] * all || own.length > OUTLINED[1] * all)
    return { outlined: mask, reached: circled };
  const outlined = new Float32Array(mask.length);
  for (const i of own) outlined[i] = 1;
  return { outlined, reached };
}

/** All pieces of the class that are no specks. */
function seenFaces(seen: Seen): Float32Array | null {
  const mask = ofClass(seen);
  const { start, end, piece, sizes } = findPieces(mask, seen.width, seen.height, INSIDE, true);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  if (all === 0) return null;
  for (let k = 0; k < piece.length; k++)
    if (sizes[piece[k]!]! < LEAST_PIECE * all) mask.fill(0, start[k]!, end[k]!);
  return mask;
}

/**
 * The face with its foot and its size; null where it is too narrow. What nobody circled must have the straight edges of a fence or wall; what
 * somebody did is covered from its foot to its top, but for plants before it.
 */
function measured(
  mask: Float32Array,
  seen: Seen,
  camera: Camera,
  circled: Float32Array | null,
): StandingFace | null {
  const { width, height } = seen;
  const lowest = new Float32Array(width).fill(Number.NaN);
  const highest = new Float32Array(width).fill(Number.NaN);
  for (let u = 0; u < width; u++) {
    let count = 0;
    for (let y = 0; y < height; y++) {
      if (mask[y * width + u]! <= INSIDE) continue;
      if (count === 0) highest[u] = y;
      lowest[u] = y + 1;
      count++;
    }
    if (count < LEAST_PX) [lowest[u], highest[u]] = [Number.NaN, Number.NaN];
  }
  const columns = [...lowest.keys()].filter((u) => !Number.isNaN(lowest[u]!));
  if (columns.length < LEAST_COLUMNS * width) return null;
  // What the frame cuts off has no foot, and what begins at it no top.
  const footRow = edgeLine(lowest, columns, 1, (row) => row < height, height);
  const topRow = edgeLine(highest, columns, -1, (row) => row > 0, height);
  const near = NEAR_LINE * height;
  const isNear = (u: number) =>
    Math.abs(lowest[u]! - footRow[u]!) < near && Math.abs(highest[u]! - topRow[u]!) < near;
  if (!circled && columns.filter(isNear).length < STRAIGHT_SHARE * columns.length) return null;
  const [first, last] = [columns[0]!, columns.at(-1)!];
  const own = circled ? filled(mask, circled, [first, last], topRow, footRow, seen) : mask;
  const under = camera.photoY(0, FARTHEST_M);
  for (let u = 0; u < width; u++) footRow[u] = Math.max(under, footRow[u]!);
  const at = (u: number) => camera.toGround({ x: u + 0.5, y: footRow[u]! });
  const alongM = new Float32Array(width);
  for (let u = 1; u < width; u++) {
    const [a, b] = [at(u - 1), at(u)];
    alongM[u] = alongM[u - 1]! + Math.hypot(b.x - a.x, b.z - a.z);
  }
  const heightAt = (u: number) => camera.heightAt(topRow[u]!, camera.groundZ(footRow[u]!));
  const topM = Float32Array.from({ length: width }, (_, u) => heightAt(Math.min(last, Math.max(first, u))));
  let areaM2 = 0;
  for (const u of columns) areaM2 += Math.max(0, topM[u]!) * (alongM[u]! - (alongM[u - 1] ?? 0));
  const heights = columns.map((u) => topM[u]!).sort((a, b) => a - b);
  return {
    ...{ mask: own, footRow, alongM, topM, areaM2 },
    lengthM: alongM[last]! - alongM[first]!,
    heightM: heights[Math.floor(heights.length * MIDDLE)]!,
  };
}

/** The mask with all that a highlight holds between the two edges, but plants. */
function filled(
  mask: Float32Array,
  circled: Float32Array,
  [first, last]: readonly [number, number],
  topRow: Float32Array,
  footRow: Float32Array,
  { plants, width, height }: Seen,
): Float32Array {
  const out = mask.slice();
  for (let u = first; u <= last; u++) {
    const [from, to] = [Math.max(0, Math.round(topRow[u]!)), Math.min(height, Math.round(footRow[u]!))];
    for (let y = from; y < to; y++) {
      const i = y * width + u;
      if (circled[i]! > INSIDE) out[i] = Math.max(out[i]!, 1 - plants[i]!);
    }
    // What hangs over its edges is something else.
    for (let y = 0; y < from - EDGE_PX; y++) out[y * width + u] = 0;
    for (let y = to + EDGE_PX; y < height; y++) out[y * width + u] = 0;
  }
  return out;
}
/** Rows by which a mask may pass its edges. */
const EDGE_PX = 1;

/**
 * An edge of a face, from its rows in some columns: one straight line where most of them lie on it, else a line of its own round each column.
 * `out`: 1 for the lower edge and -1 for the upper one; what stands before it hides rows on the other side. Rows that are no edge, by
 * `isEdge`, say nothing.
 */
function edgeLine(
  rows: Float32Array,
  columns: readonly number[],
  out: 1 | -1,
  isEdge: (row: number) => boolean,
  height: number,
): Float32Array {
  const edges = columns.filter((u) => isEdge(rows[u]!));
  const known = edges.length >= LEAST_PX ? edges : columns;
  const whole = openLine(known, rows, out, height);
  const near = known.filter((u) => Math.abs(rows[u]! - whole(u)) < NEAR_LINE * height);
  if (near.length >= STRAIGHT_SHARE * known.length) return rows.map((_, u) => whole(u));
  const reach = Math.max(LEAST_PX, Math.round(FIT_SHARE * rows.length));
  return rows.map((_, u) => {
    const around = known.filter((k) => Math.abs(k - u) <= reach);
    const used =
      around.length >= LEAST_PX
        ? around
        : known.toSorted((a, b) => Math.abs(a - u) - Math.abs(b - u)).slice(0, reach);
    return openLine(used, rows, out, height)(u);
  });
}

/** The line through the rows of some columns that nothing hides. */
function openLine(columns: readonly number[], rows: Float32Array, out: 1 | -1, height: number) {
  let line = lineThrough(columns, rows);
  for (let fit = 0; fit < FITS; fit++) {
    const open = columns.filter((u) => out * (rows[u]! - line(u)) > -HIDDEN_SHARE * height);
    if (open.length < LEAST_PX) break;
    line = lineThrough(open, rows);
  }
  return line;
}

/** The line of least squares through the values at some columns. */
function lineThrough(columns: readonly number[], values: Float32Array): (u: number) => number {
  const mean = (of: (u: number) => number) => columns.reduce((sum, u) => sum + of(u), 0) / columns.length;
  const [u0, v0] = [mean((u) => u), mean((u) => values[u]!)];
  const spread = mean((u) => (u - u0) ** 2);
  const slope = spread === 0 ? 0 : mean((u) => (u - u0) * (values[u]! - v0)) / spread;
  return (u) => v0 + slope * (u - u0);
}
