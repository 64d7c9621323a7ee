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
