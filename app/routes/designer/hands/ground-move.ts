import type { GroundPlace } from "#core/design/ground-place.ts";
import type { HandChange, SidesFt } from "#core/design/hand-change.ts";
import type { PictureView } from "#core/design/shown-shape.ts";
import { feetToMeters, metersToFeet } from "#core/geometry/units.ts";

export type Point = { x: number; y: number };
type Rings = readonly (readonly (readonly [number, number])[])[];

/** A move on the ground, in feet: to the right, and away from who looks. */
export type GroundMove = { rightFt: number; awayFt: number };

/** Nearer to the horizon than this share of the picture a finger's breadth is a street long. */
const BELOW_HORIZON = 0.03;
/** The yard ends somewhere; what is moved farther was not meant. */
const FARTHEST_FT = 60;
/** Nearer than this nothing is seen of the ground. */
const NEAREST_FT = 3;
/** What is turned by the hand goes in steps of so many degrees, so that it comes back square, and by a button in larger ones. */
const TURN_STEP = 5;
const DEGREES_PER_PX = 0.5;
export const BUTTON_TURN_STEP_DEG = 15;
/** So much of turning weighs as much as so much of pinching (the logarithm of the scale). */
const PINCH_DEGREES = 20;
const PINCH_SCALE = 0.2;
/** One press of an arrow: six inches. */
export const STEP_FT = 0.5;

/** Where an element meets the ground: the middle of its lowest edge. Shares of the picture. */
export function footOf(rings: Rings): Point {
  const points = rings.flat();
  const xs = points.map(([x]) => x);
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: Math.max(...points.map(([, y]) => y)) };
}

/** A place on the ground, meters: to the right of the middle of the picture, and away from who looks. */
function groundAt({ focal, centerX, horizonY, heightM }: PictureView, aspect: number, { x, y }: Point) {
  const drop = Math.max(BELOW_HORIZON, y - horizonY);
  return { xM: ((x - centerX) * aspect * heightM) / drop, zM: (focal * heightM) / drop };
}

/** The move that takes a foot as far across the picture as a pointer went; a tenth of a foot is as exact as anybody drags. */
export function moveBetween(view: PictureView, aspect: number, foot: Point, by: Point): GroundMove {
  const from = groundAt(view, aspect, foot);
  const to = groundAt(view, aspect, { x: foot.x + by.x, y: foot.y + by.y });
  const feet = (meters: number) =>
    Math.round(10 * Math.min(FARTHEST_FT, Math.max(-FARTHEST_FT, metersToFeet(meters)))) / 10 || 0;
  return { rightFt: feet(to.xM - from.xM), awayFt: feet(to.zM - from.zM) };
}

/**
 * The place on the ground that a place of the picture shows, feet. On a wall or in the sky it is the farthest one below, so that the cross
 * stays in the picture.
 */
export function placeAt(view: PictureView, aspect: number, at: Point): GroundPlace {
  const { focal, centerX, heightM } = view;
  const within = (feet: number, least: number) => Math.min(FARTHEST_FT, Math.max(least, feet));
  const awayFt = within(metersToFeet(groundAt(view, aspect, at).zM), NEAREST_FT);
  const drop = (focal * heightM) / feetToMeters(awayFt);
  const rightFt = within(metersToFeet(((at.x - centerX) * aspect * heightM) / drop), -FARTHEST_FT);
  const tenths = (feet: number) => Math.round(10 * feet) / 10 || 0;
  return { rightFt: tenths(rightFt), awayFt: tenths(awayFt) };
}

/** Where the picture shows a place on the ground; inverse of `placeAt`. */
export function pictureOf(view: PictureView, aspect: number, { rightFt, awayFt }: GroundPlace): Point {
  const drop = (view.focal * view.heightM) / feetToMeters(awayFt);
  return {
    x: view.centerX + (feetToMeters(rightFt) * drop) / (aspect * view.heightM),
    y: view.horizonY + drop,
  };
}

/** The plant whose foot the picture shows nearest to a tap; null where there is none. */
export function nearestPlant<P extends GroundPlace & { id: string }>(
  plants: readonly P[],
  inPicture: (plant: P) => Point,
  at: Point,
  aspect: number,
): string | null {
  let found: string | null = null;
  let nearest = Number.POSITIVE_INFINITY;
  for (const plant of plants) {
    const { x, y } = inPicture(plant);
    const off = Math.hypot((x - at.x) * aspect, y - at.y);
    if (off >= nearest) continue;
    nearest = off;
    found = plant.id;
  }
  return found;
}

/** A place farther by a move. */
export const movedPlace = ({ rightFt, awayFt }: GroundPlace, by: GroundMove): GroundPlace => ({
  rightFt: Math.round(10 * Math.min(FARTHEST_FT, Math.max(-FARTHEST_FT, rightFt + by.rightFt))) / 10,
  awayFt: Math.round(10 * Math.min(FARTHEST_FT, Math.max(NEAREST_FT, awayFt + by.awayFt))) / 10,
});

const turnOf = (degrees: number): Turning => ({
  kind: "turn",
  degrees: Math.round(degrees / TURN_STEP) * TURN_STEP || 0,
});

/** The turn that a far edge makes when it is pulled sideways by so many pixels of the screen: to the right is clockwise from above. */
export const pulledTurn = (rightPx: number): Turning =>
  turnOf(Math.max(-180, Math.min(180, -rightPx * DEGREES_PER_PX)));

/**
 * What two fingers ask for: to turn where they went round each other, else a size. One of the two, the one that they did more of: a hand
 * that pinches always turns a little, and one that turns pinches.
 */
export function pinched(
  aspect: number,
  { from, to }: Record<"from" | "to", readonly [Point, Point]>,
  { sides, turns }: { sides: SidesFt; turns: boolean },
): Turning | Resizing | null {
  const between = ([a, b]: readonly [Point, Point]) => ({ x: (b.x - a.x) * aspect, y: b.y - a.y });
  const [before, after] = [between(from), between(to)];
  const scale = Math.hypot(after.x, after.y) / Math.max(1e-6, Math.hypot(before.x, before.y));
  // In a picture y runs down.
  const round = ((Math.atan2(before.y, before.x) - Math.atan2(after.y, after.x)) * 180) / Math.PI;
  const degrees = ((((round + 180) % 360) + 360) % 360) - 180;
  const { long, wide } = sides;
  if (turns && Math.abs(degrees) / PINCH_DEGREES > Math.abs(Math.log(scale)) / PINCH_SCALE)
    return turnOf(degrees);
  const pinchable = { ...(long ? { long } : {}), ...(wide ? { wide } : {}) };
  if (Object.keys(pinchable).length === 0) return null;
  const sized = Object.entries(pinchable).map(([side, feet]) => [
    side,
    Math.round(10 * Math.min(MOST_FT, Math.max(LEAST_FT, feet * scale))) / 10,
  ]);
  return { kind: "size", ...Object.fromEntries(sized) };
}

/** How the picture of an element lies after a move: its foot there, and as much smaller as it is farther away. */
export function movedPicture(view: PictureView, aspect: number, foot: Point, move: GroundMove) {
  const from = groundAt(view, aspect, foot);
  const xM = from.xM + feetToMeters(move.rightFt);
  const zM = Math.max(0.5, from.zM + feetToMeters(move.awayFt));
  const drop = (view.focal * view.heightM) / zM;
  return {
    foot: { x: view.centerX + (xM * drop) / (aspect * view.heightM), y: view.horizonY + drop },
    scale: from.zM / zM,
  };
}

/** "2.5 ft right and 1 ft back"; empty for no move. */
export function moveWords({ rightFt, awayFt }: GroundMove): string {
  const ways = [
    rightFt === 0 ? [] : [`${Math.abs(rightFt)} ft ${rightFt > 0 ? "right" : "left"}`],
    awayFt === 0 ? [] : [`${Math.abs(awayFt)} ft ${awayFt > 0 ? "back" : "forward"}`],
  ];
  return ways.flat().join(" and ");
}

/** "30° to the left". */
export const turnWords = (degrees: number): string =>
  `${Math.abs(degrees)}° to the ${degrees > 0 ? "left" : "right"}`;

/** An edge of an element's ground that can be pulled. */
export type PulledEdge = "left" | "right" | "near" | "near-left" | "near-right";
export type Resizing = Extract<HandChange, { kind: "size" }>;
export type Turning = Extract<HandChange, { kind: "turn" }>;

/** Which side moves with each edge or corner: to the right is positive; and whether the near side does. */
const PULLS: Record<PulledEdge, { side: -1 | 0 | 1; isNear: boolean }> = {
  left: { side: -1, isNear: false },
  right: { side: 1, isNear: false },
  near: { side: 0, isNear: true },
  "near-left": { side: -1, isNear: true },
  "near-right": { side: 1, isNear: true },
};

/** What is left of a side that is pushed in, and what a side can be pulled to, feet. */
const LEAST_FT = 2;
const MOST_FT = 100;

/** Where a straight line through the middle of an outline leaves it: the coordinates across that line, lowest and highest. */
function crossings(rings: Rings, axis: 0 | 1, at: number): [number, number] {
  const across = rings.flatMap((ring) =>
    ring.flatMap((to, i) => {
      const from = ring.at(i - 1)!;
      if (from[axis] > at === to[axis] > at) return [];
      const share = (at - from[axis]) / (to[axis] - from[axis]);
      return [from[1 - axis]! + share * (to[1 - axis]! - from[1 - axis]!)];
    }),
  );
  // Between two pieces there is no edge to meet: then the outermost points count.
  const all = across.length > 0 ? across : rings.flat().map((point) => point[1 - axis]!);
  return [Math.min(...all), Math.max(...all)];
}

/** Where an element can be taken hold of: its near corners, and where lines through its middle leave it. Shares of the picture. */
export function edgesOf(rings: Rings): Record<PulledEdge | "far", Point> {
  const corner = (side: -1 | 1) => {
    // The point of the outline that lies farthest to the side and to the lower edge of the picture.
    const points = rings.flat();
    return points.reduce((best, point) =>
      side * point[0] + point[1] > side * best[0] + best[1] ? point : best,
    );
  };
  const [nearLeft, nearRight] = [corner(-1), corner(1)];
  const middle = (axis: 0 | 1) => {
    const all = rings.flat().map((point) => point[axis]);
    return (Math.min(...all) + Math.max(...all)) / 2;
  };
  const [x, y] = [middle(0), middle(1)];
  const [left, right] = crossings(rings, 1, y);
  const [far, near] = crossings(rings, 0, x);
  return {
    ...{ left: { x: left, y }, right: { x: right, y }, near: { x, y: near }, far: { x, y: far } },
    "near-left": { x: nearLeft[0], y: nearLeft[1] },
    "near-right": { x: nearRight[0], y: nearRight[1] },
  };
}

/**
 * Whether a finger on a handle is nearer to the middle of the element. The handle of the near edge of what lies at the foot of the picture
 * stands on the element itself, since below the picture it would be out of reach.
 */
export function isNearerMiddle(
  { left, near }: Pick<Record<PulledEdge, Point>, "left" | "near">,
  aspect: number,
  { handle, at }: { handle: Point; at: Point },
): boolean {
  const off = ({ x, y }: Point) => Math.hypot((x - at.x) * aspect, y - at.y);
  return off({ x: near.x, y: left.y }) < off(handle);
}

/**
 * The size that an element gets when one of its edges is pulled across the picture: the edge opposite stays. `long` runs across the
 * picture and `wide` away from it; the layout turns what is deeper than long, so it is not made so. `isRun`: it follows a line, along which it
 * cannot be moved.
 */
export function pulledSize(
  view: PictureView,
  aspect: number,
  { edge, at, by }: { edge: PulledEdge; at: Point; by: Point },
  { long, wide, isRun = false }: { long: number; wide?: number | undefined; isRun?: boolean },
): Resizing {
  const tenth = (feet: number) => Math.round(feet * 10) / 10 || 0;
  const { side, isNear } = PULLS[edge];
  // A side edge that is pulled askew goes sideways alone, and the near edge toward who looks or away.
  const along = { x: side === 0 ? 0 : by.x, y: isNear ? by.y : 0 };
  const { rightFt, awayFt } = moveBetween(view, aspect, at, along);
  const least = isNear ? LEAST_FT : Math.max(wide ?? LEAST_FT, LEAST_FT);
  // What stands along a line keeps its middle there, so it grows both ways.
  const more = side * rightFt * (isRun ? 2 : 1);
  const pulled = side === 0 ? long : tenth(Math.max(least, long + more));
  const size = { kind: "size" as const, long: pulled };
  if (isRun) return size;
  if (wide === undefined) return { ...size, rightFt: tenth((side * (pulled - long)) / 2) };
  const deep = isNear ? tenth(Math.min(pulled, Math.max(LEAST_FT, wide - awayFt))) : wide;
  if (side === 0) return { ...size, wide: deep };
  return { ...size, wide: deep, rightFt: tenth((side * (pulled - long)) / 2) };
}
