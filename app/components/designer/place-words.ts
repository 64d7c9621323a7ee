import type { PhotoPoint } from "#core/geometry/point.ts";
import type { Area } from "./highlight-areas.ts";

type Size = { width: number; height: number };
type Box = { left: number; right: number; top: number; bottom: number };

/** Shares of the photo's height: what is lower in the picture is nearer to the camera. */
const DEPTHS = { middle: 0.6, front: 0.8 };
/** Wider than this share of the photo, an area has no left and no right. */
const ACROSS_SHARE = 0.6;
/** Areas this near to each other, as a share of the photo's width, are told by their neighbor. */
const NEAR_SHARE = 0.06;
/** Of the neighbor's words. */
const WORDS_MAX = 28;

/** Where a point lies as people say it: "front left", "middle", "back right". */
export function placeOf({ x, y }: PhotoPoint, { width, height }: Size): string {
  const depth = y >= DEPTHS.front * height ? "front" : y >= DEPTHS.middle * height ? "middle" : "back";
  const side = x < width / 3 ? "left" : x > (2 * width) / 3 ? "right" : "center";
  return depth === "middle" && side === "center" ? "middle" : `${depth} ${side}`;
}

/** Where an area lies, and beside which other one: "front left, by area 2 (gravel walk)". */
export function areaPlace(area: Area, areas: readonly Area[], photo: Size): string {
  const box = boxOf(area.path);
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  const place =
    box.right - box.left > ACROSS_SHARE * photo.width
      ? `${placeOf({ ...middle, x: photo.width / 2 }, photo).replace(" center", "")}, all the way across`
      : placeOf(middle, photo);
  const beside = areas
    .map((other, i) => ({ other, number: i + 1, gap: gapOf(box, boxOf(other.path)) }))
    .filter(({ other, gap }) => other.id !== area.id && gap <= NEAR_SHARE * photo.width)
    .toSorted((a, b) => a.gap - b.gap)[0];
  if (!beside) return place;
  const words = beside.other.description.trim();
  const named =
    words === "" ? "" : ` (${words.length > WORDS_MAX ? `${words.slice(0, WORDS_MAX).trimEnd()}…` : words})`;
  return `${place}, by area ${beside.number}${named}`;
}

function boxOf(path: readonly PhotoPoint[]): Box {
  const xs = path.map(({ x }) => x);
  const ys = path.map(({ y }) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Between two boxes; 0 where they touch. */
const gapOf = (a: Box, b: Box): number =>
  Math.hypot(
    Math.max(0, a.left - b.right, b.left - a.right),
    Math.max(0, a.top - b.bottom, b.top - a.bottom),
  );
