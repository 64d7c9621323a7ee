import type { HandChange, SidesFt } from "#core/design/hand-change.ts";
import type { PictureView } from "#core/design/shown-shape.ts";
import { feetToMetres, metresToFeet } from "#core/geometry/units.ts";

type Point = { x: number; y: number };
type Rings = readonly (readonly (readonly [number, number])[])[];

/** A move on the ground, in feet: to the right, and away from who looks. */
export type GroundMove = { rightFt: number; awayFt: number };

/** Nearer to the horizon than this share of the picture a finger's breadth is a street long. */
const BELOW_HORIZON = 0.03;
/** The yard ends somewhere; what is moved farther was not meant. */
const FARTHEST_FT = 60;
/** One press of an arrow: six inches. */
export const stepFt = 0.5;

/** Where an element meets the ground: the middle of its lowest edge. Shares of the picture. */
export function footOf(rings: Rings): Point {
  const points = rings.flat();
  const xs = points.map(([x]) => x);
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: Math.max(...points.map(([, y]) => y)) };
}

function groundAt({ focal, centerX, horizonY, heightM }: PictureView, aspect: number, { x, y }: Point) {
  const drop = Math.max(BELOW_HORIZON, y - horizonY);
  return { xM: ((x - centerX) * aspect * heightM) / drop, zM: (focal * heightM) / drop };
}

/** The move that takes a foot as far across the picture as a pointer went; a tenth of a foot is as exact as anybody drags. */
export function moveBetween(view: PictureView, aspect: number, foot: Point, by: Point): GroundMove {
  const from = groundAt(view, aspect, foot);
  const to = groundAt(view, aspect, { x: foot.x + by.x, y: foot.y + by.y });
  const feet = (meters: number) =>
    Math.round(10 * Math.min(FARTHEST_FT, Math.max(-FARTHEST_FT, metresToFeet(meters)))) / 10 || 0;
  return { rightFt: feet(to.xM - from.xM), awayFt: feet(to.zM - from.zM) };
}

/** How the picture of an element lies after a move: its foot there, and as much smaller as it is farther away. */
export function movedPicture(view: PictureView, aspect: number, foot: Point, move: GroundMove) {
  const from = groundAt(view, aspect, foot);
  const xM = from.xM + feetToMetres(move.rightFt);
  const zM = Math.max(0.5, from.zM + feetToMetres(move.awayFt));
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

/** An edge of an element's ground that can be pulled. */
export type PulledEdge = "left" | "right" | "near";
export type Resizing = Extract<HandChange, { kind: "size" }>;

/** What is left of a side that is pushed in, feet. */
const LEAST_FT = 2;

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

/** Where the edges of an element can be taken hold of: where lines through its middle leave it. Shares of the picture. */
export function edgesOf(rings: Rings): Record<PulledEdge, Point> {
  const middle = (axis: 0 | 1) => {
    const all = rings.flat().map((point) => point[axis]);
    return (Math.min(...all) + Math.max(...all)) / 2;
  };
  const [x, y] = [middle(0), middle(1)];
  const [left, right] = crossings(rings, 1, y);
  return { left: { x: left, y }, right: { x: right, y }, near: { x, y: crossings(rings, 0, x)[1] } };
}

/**
 * The size that an element gets when one of its edges is pulled across the picture: the edge opposite stays. `long` runs across the
 * picture and `wide` away from it; the layout turns what is deeper than long, so it is not made so.
 */
export function pulledSize(
  view: PictureView,
  aspect: number,
  { edge, at, by }: { edge: PulledEdge; at: Point; by: Point },
  { long, wide }: Required<Pick<SidesFt, "long" | "wide">>,
): Resizing {
  const tenth = (feet: number) => Math.round(feet * 10) / 10 || 0;
  // A side edge that is pulled askew goes sideways alone.
  const along = edge === "near" ? { x: 0, y: by.y } : { x: by.x, y: 0 };
  const { rightFt, awayFt } = moveBetween(view, aspect, at, along);
  if (edge === "near")
    return { kind: "size", long, wide: tenth(Math.min(long, Math.max(LEAST_FT, wide - awayFt))) };
  const side = edge === "right" ? 1 : -1;
  const pulled = tenth(Math.max(wide, LEAST_FT, long + side * rightFt));
  return { kind: "size", long: pulled, wide, rightFt: tenth((side * (pulled - long)) / 2) };
}
