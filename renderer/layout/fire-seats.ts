import type { FireSeat } from "#core/elements/element.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { seenMiddle } from "./seen-middle.ts";
import type { Site } from "./site.ts";

/** Distance of a seat from the middle of the pit, and the closest, meters: 25 and 18 in from the pit to its front edge. */
export const SEAT_M = 1.45;
const CLOSE_SEAT_M = 1.3;
/** Radius of the ground that the pit itself takes, meters. */
const PIT_M = 0.55;
/** Seats and pit keep so far inside the rim of their floor, meters. */
const RIM_M = 0.04;

/** Half the width of a seat, and how far it reaches to the fire and away from it, meters from its middle. */
type SeatKind = FireSeat | "chair";
type Feet = { halfM: number; frontM: number; backM: number };
const FEET: Record<SeatKind, Feet> = {
  chair: { halfM: 0.34, frontM: 0.32, backM: 0.62 },
  bench: { halfM: 0.75, frontM: 0.3, backM: 0.3 },
  stump: { halfM: 0.2, frontM: 0.2, backM: 0.2 },
  lounge: { halfM: 0.42, frontM: 0.42, backM: 0.42 },
};

/** The viewer's direction from the pit before it is turned to the lens, radians from +x towards +z. */
const TO_VIEWER = -Math.PI / 2;
/** Two seats stand so far from straight across each other: the fire is seen between them. Radians. */
const OPENED = 0.55;
/** And on narrow ground so much nearer to each other; of more seats the first and last stand so far off the line through the pit's middle. Radians. */
const CLOSED = 0.35;
const SIDE_RAD = 0.3;

/**
 * Directions of seats that stand evenly all around a pit, with a gap where whoever looks at it stands; of one or two behind it. Radians from +x
 * towards +z, for a pit straight before the lens.
 */
function allAround(count: number): number[] {
  if (count === 1) return [-TO_VIEWER - OPENED];
  if (count === 2) return [Math.PI - OPENED, OPENED];
  return Array.from({ length: count }, (_, k) => TO_VIEWER + ((k + 0.5) * 2 * Math.PI) / count);
}

/** The same evenly behind it, where the ground before it is too narrow: from side to side, from four on a little before its middle. */
function behind(count: number): number[] {
  if (count < 3) return allAround(count).map((angle) => angle + (angle > -TO_VIEWER ? -CLOSED : CLOSED));
  const beforeRad = count < 4 ? -SIDE_RAD : SIDE_RAD;
  return Array.from(
    { length: count },
    (_, k) => Math.PI + beforeRad - (k * (Math.PI + 2 * beforeRad)) / (count - 1),
  );
}

/** Where a pit stands, how far from it and in which directions its seats do, and the share of its size at which all of it is drawn. */
export type FireSeats = GroundPoint & { reachM: number; angles: readonly number[]; scale: number };

/** On a floor that a person circled, whose scale nobody measured, everything is drawn down to these shares before seats stand behind the pit alone. */
const DRAWN_SHARES = [0.92, 0.85, 0.78];

/**
 * A pit in the seen middle of its floor with all of its seats on it: all around where there is room, else behind it. `free`: signed distance
 * to the end of the free floor, negative inside, meters; `scale`: the share of its size at which everything is drawn at most. Null where
 * not all have room.
 */
export function seatsOnFloor(
  site: Site,
  free: GroundSdf,
  { count, seat = "chair", scale: most }: { count: number; seat?: SeatKind | undefined; scale: number },
): FireSeats | null {
  const smaller = site.areaId === null || site.isMeasured ? [] : DRAWN_SHARES.filter((share) => share < most);
  const ways = [allAround(count), behind(count)].flatMap((angles) =>
    [most, ...smaller].flatMap((scale) =>
      [SEAT_M, CLOSE_SEAT_M].map((reachM) => ({ angles, scale, reachM })),
    ),
  );
  for (const { angles, scale, reachM } of ways) {
    const turned = (at: GroundPoint) => angles.map((angle) => angle + toLens(at));
    const footprint = (at: GroundPoint) => [
      ...pitRim(at, scale),
      ...turned(at).flatMap((angle) => feetAt(at, angle, reachM * scale, FEET[seat], scale)),
    ];
    const at = seenMiddle(site, free, footprint, RIM_M * scale);
    if (at) return { ...at, reachM: reachM * scale, angles: turned(at), scale };
  }
  return null;
}

/** Directions from a pit in which all of so many seats stand evenly, the best first. */
export const evenly = (count: number): number[][] => (count > 0 ? [allAround(count), behind(count)] : []);

/** How far a pit at a place is turned so that its gap looks to the lens, radians. */
const toLens = ({ x, z }: GroundPoint): number => Math.atan2(z, x) - Math.PI / 2;

const RIM_POINTS = 8;

const pitRim = ({ x, z }: GroundPoint, scale: number): GroundPoint[] =>
  Array.from({ length: RIM_POINTS }, (_, k) => {
    const angle = (k / RIM_POINTS) * 2 * Math.PI;
    return { x: x + Math.cos(angle) * PIT_M * scale, z: z + Math.sin(angle) * PIT_M * scale };
  });

/** The four corners of a seat that looks at the pit. */
function feetAt(
  { x, z }: GroundPoint,
  angle: number,
  reachM: number,
  { halfM, frontM, backM }: Feet,
  scale: number,
): GroundPoint[] {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [reachM - frontM * scale, reachM + backM * scale].flatMap((out) =>
    [-halfM * scale, halfM * scale].map((side) => ({ x: x + out * c - side * s, z: z + out * s + side * c })),
  );
}
