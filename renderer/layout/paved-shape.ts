import type { HardscapeUse, Place, PlanElement } from "#core/elements/element.ts";
import type { PaverPattern } from "#core/elements/paver-looks.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { floatsFrom } from "#renderer/math/from-plane.ts";
import { drawnOval, FILLED_SHARE, momentRectangle } from "./drawn-outline.ts";
import { fitRectangle } from "./fit-rectangle.ts";
import { fitRoom, noRoomFor } from "./fit-room.ts";
import { groundRing, isGroundRing } from "./ground-ring.ts";
import { fillsRegion } from "./main-material.ts";
import { isSmaller, noRoom, type Outcome } from "./outcome.ts";
import { routeWalk } from "./route-walk.ts";
import { circle, type GroundRectangle, outlineOf, rectangle } from "./shapes.ts";
import { inFrame, regionField, type Site } from "./site.ts";
import { isStoneStrip, stoneStrip } from "./stone-strip.ts";
import { liesFree, longRectangle, roundedField, tidyRectangle } from "./tidy-patio.ts";
import { traceContours } from "./trace-contours.ts";
import { strip, walkLine } from "./walk-line.ts";
import { isPavedAlready, roomInWedge } from "./wedge.ts";
import { isWidening, widening } from "./widening.ts";

type Size = { wideM: number; deepM: number };

/** Where a paved surface lies. */
export type PavedShape = {
  field: GroundSdf;
  /** Its outline, for courses of stones along the edge. */
  contour: GroundPoint[];
  /** Middle: where circular patterns begin. */
  x: number;
  z: number;
  /** Turn of its pattern, radians. */
  turn: number;
  /** It is the region itself: its coverage is the region's. */
  whole: boolean;
  /** Middle line of a walk. */
  line?: readonly GroundPoint[];
  /** What it was to lead from or to was not seen, or no open ground joins the two. */
  missesEnds?: true;
  /** The rectangle that it has; none for a walk, a circle or the region itself. */
  room?: Size;
  /** Where the wished size did not fit, or the usual one by far; then there is no wish. */
  smaller?: { room: Size; wish: Size | null; asDrawn?: true };
};

/** A patio for a table and six chairs. */
const PATIO = { wideM: 6.5, deepM: 4 };
/** Beside a walk: it runs away from the house. */
const NARROW_PATIO = { wideM: 4.6, deepM: 6.5 };
/** Round: 16 ft across. */
const ROUND_PATIO = { wideM: 4.9, deepM: 4.9 };
/** With a fire in the middle and chairs round it. */
const PIT_PATIO = { wideM: 6, deepM: 5 };
/** With a kitchen at its back and a table before it. */
const FURNISHED_PATIO = { wideM: 7.5, deepM: 5.2 };
/** What can be called a patio, and what people can sit or cook on. */
const LEAST_M = 1.4;
const LEAST_FURNISHED_M = 2.4;
/** Width of a walk where nobody said one: about 4 ft. */
const WALK_M = 1.2;
/** What a drive or a walk gets wider by where nobody said how much: 3 ft, a door's swing beside a car. Assumption. */
const WIDER_M = 0.9;
/** Radius of the corners of a patio, meters. */
const CORNER_M = 0.15;
/** Round a fire pit a patio is a circle, where its room is no longer than this share of its width: a longer one is a rectangle. */
const ROUND_SHARE = 1.35;
/** Distance of a patio to the region's edge, meters. */
const EDGE_M = 0.25;
/** Blur of the region's edge before it is traced, meters. */
const SMOOTH_M = 0.08;

/** Paving of any kind: pavers, concrete, gravel. */
type Paving = Extract<PlanElement, { use: HardscapeUse }>;

/** The shape of paving on a site: the region, a walk through it, or the best place for a patio. Null = no room. */
export function pavedShape(site: Site, element: Paving, pattern?: PaverPattern): PavedShape | null {
  const ring = isGroundRing(site, element) ? groundRing(site, element) : null;
  if (ring) return inRoom(ring.room, ring.field);
  if (isStoneStrip(site.filled, element)) return outlined(site, stoneStrip(site, element));
  if (fillsRegion(site, element)) {
    const whole = wholeRegion(site);
    if (!whole || (element.use !== "patio" && !element.shape)) return whole;
    const squared = roomInWedge(site, whole.contour, LEAST_M);
    const isAsked = isRoundAsked(element, pattern);
    // A circle round a fire is wider than a rectangle in the same wedge.
    const isRound = isAsked ?? (hasPit(site) && !isPavedAlready(site));
    const round = isRound ? (ovalIn(site, roundIn(site)) ?? roundIn(site)) : null;
    if (round && isAsked) return round;
    const along = round && liesAslant(site) ? longRectangle(site, LEAST_M) : null;
    if (along && !isAsLong(along)) return inRoom(along, rectangle(along, CORNER_M));
    const isFree = isAsked === undefined && element.use === "patio" && liesFree(site, whole.contour);
    const tidy = isFree ? tidyRectangle(site, whole.contour, TIDY_M) : null;
    if (tidy && !(isRound && isAsLong(tidy))) return inRoom(tidy, rectangle(tidy, CORNER_M));
    if (round && (squared || fillsMost(site, round))) return round;
    if (squared) return inRoom(squared, rectangle(squared, CORNER_M));
    return isFree ? inRoom({ ...whole, wideM: spanOf(site), deepM: 0 }, roundedField(site)) : whole;
  }
  if (element.use === "walkway") return walk(site, element);
  if (isWidening(element)) return beside(site, element.place!, element.size?.widthM ?? WIDER_M);
  const has = (kind: PlanElement["kind"]) => site.plan.elements.some((e) => e.kind === kind);
  const seated = hasPit(site);
  const furnished = has("furniture") || has("outdoor-kitchen");
  const usual = seated ? PIT_PATIO : furnished ? FURNISHED_PATIO : PATIO;
  const wish = wishedSize(element.size, element.shape === "round" ? ROUND_PATIO : usual);
  const leastM = seated || furnished ? LEAST_FURNISHED_M : LEAST_M;
  const roomFor = (size: { wideM: number; deepM: number }) =>
    fitRectangle(site, patioWish(element, size, leastM));
  const asked = patioWish(element, wish, leastM);
  const room = element.size
    ? fitRoom(site, asked, true)
    : (roomFor(wish) ?? roomFor(PATIO) ?? roomFor(NARROW_PATIO) ?? fitRoom(site, asked));
  if (!room) return null;
  const drawnShape = asDrawn(site, element, room, wish, isRoundAsked(element, pattern) === true);
  if (drawnShape) return drawnShape;
  const region = regionField(site);
  const { x, z } = room;
  const radius = Math.min(room.wideM, room.deepM) / 2;
  // In a highlight the oval that it holds, where no rectangle holds as much of it.
  const drawn = site.areaId === null || element.place ? null : ovalIn(site, null);
  const drawnM2 = drawn ? areaOf(site, drawn.field) : 0;
  const isAlone = seated && !element.size && !furnished;
  const isRound =
    isRoundAsked(element, pattern) ?? (isAlone && (isAsLong(room) || drawnM2 > room.wideM * room.deepM));
  if (isRound && drawn && Math.PI * radius ** 2 < FILLED_SHARE * drawnM2) return drawn;
  const free = isRound ? circle(x, z, radius) : rectangle(room, CORNER_M);
  const field: GroundSdf = (px, pz) => Math.max(free(px, pz), region(px, pz));
  const shrunk = element.size ? isSmaller(room, wish) : isTiny(room, wish);
  return {
    ...inRoom(room, field),
    ...(isRound ? {} : { room }),
    ...(shrunk
      ? {
          smaller: {
            room: isRound ? { wideM: 2 * radius, deepM: 2 * radius } : room,
            wish: element.size ? wish : null,
          },
        }
      : {}),
  };
}

/** A patio of which nobody named the size is told to be small where it has less than this share of its usual area: no chairs fit beside a fire. */
const TINY = 0.35;
const isTiny = (room: Size, usual: Size): boolean =>
  room.wideM * room.deepM < TINY * usual.wideM * usual.deepM;

/** Whether a circle was asked for, in a word or by its pattern; undefined where nobody said a shape. */
const isRoundAsked = ({ shape }: Paving, pattern?: PaverPattern): boolean | undefined =>
  shape ? shape === "round" : pattern === "circular" || undefined;

const inRoom = ({ x, z, wideM, deepM, turn }: GroundRectangle, field: GroundSdf): PavedShape => ({
  field,
  contour: outlineOf(field, x, z, wideM + deepM),
  ...{ x, z, turn, whole: false },
});

const hasPit = (site: Site): boolean => site.plan.elements.some(({ kind }) => kind === "fire-pit");

const patioWish = (
  { place }: PlanElement,
  { wideM, deepM }: { wideM: number; deepM: number },
  leastM: number,
) => ({
  wideM,
  deepM,
  marginM: EDGE_M,
  leastWideM: Math.min(leastM, wideM),
  leastDeepM: Math.min(leastM, deepM),
  place,
});

/** What to say of paving that found no room. */
export const noRoomToPave = (site: Site, element: Paving, name: string): Outcome =>
  element.use === "walkway" || isWidening(element)
    ? noRoom(name)
    : noRoomFor(site, name, patioWish(element, wishedSize(element.size, PATIO), LEAST_M));

/**
 * The shape of a highlight itself, or the oval in it, for paving whose named size does not fit: a rectangle or a circle would leave most of
 * what a person drew. Null where nobody drew, or the rectangle that fits is as large as it may be.
 */
function asDrawn(
  site: Site,
  element: Paving,
  room: GroundRectangle,
  wish: Size,
  isRound: boolean,
): PavedShape | null {
  // What lies round the fire of its highlight fills that.
  const place = element.place === "around-fire" ? undefined : element.place;
  if (site.areaId === null || !element.size || place || !isSmaller(room, wish)) return null;
  const own = momentRectangle(site);
  if (!own) return null;
  if (isRound) {
    const oval = drawnOval(site, own);
    const radiusM = Math.min(room.wideM, room.deepM) / 2;
    if (!isFarLarger(oval.room, radiusM)) return null;
    return { ...inRoom(oval.room, oval.field), smaller: { room: oval.room, wish, asDrawn: true } };
  }
  if (room.wideM * room.deepM > FILLED_SHARE * own.wideM * own.deepM) return null;
  return { ...inRoom(own, regionField(site)), smaller: { room: own, wish, asDrawn: true } };
}

/** Sine of twice the angle, 10 degrees, from which on an oval that lies aslant in the view looks like a tilted disk. Tuned by eye. */
const ASLANT = 0.35;
const liesAslant = (site: Site): boolean =>
  Math.abs(Math.sin(2 * (momentRectangle(site)?.turn ?? 0))) > ASLANT;

/** The oval of a highlight that is far longer than wide, where a circle would leave most of it; null where the circle fills it well. */
function ovalIn(site: Site, circle: PavedShape | null): PavedShape | null {
  const own = site.areaId === null ? null : momentRectangle(site);
  if (!own) return null;
  const oval = drawnOval(site, own);
  if (Math.min(oval.room.wideM, oval.room.deepM) < LEAST_M) return null;
  return isFarLarger(oval.room, circle ? -circle.field(circle.x, circle.z) : 0)
    ? inRoom(oval.room, oval.field)
    : null;
}

/** An oval takes the place of a circle from this many times its area on: people draw circles longer than wide. Tuned by eye. */
const OVAL_TIMES = 1.15;
const isFarLarger = ({ wideM, deepM }: Size, radiusM: number): boolean =>
  wideM * deepM > OVAL_TIMES * (2 * radiusM) ** 2;

/** Square meters of the region inside a field. */
function areaOf({ grid }: Site, field: GroundSdf): number {
  const { inside, nx, x0, z0, cellM } = grid;
  const cells = inside.reduce((sum, own, o) => {
    if (!own) return sum;
    return sum + Number(field(x0 + ((o % nx) + 0.5) * cellM, z0 + (Math.floor(o / nx) + 0.5) * cellM) < 0);
  }, 0);
  return cells * cellM ** 2;
}

/** An oval of which a highlight has corners left over is the shape that was meant, if it fills at least this share of it. */
const MOST = 0.7;
const fillsMost = (site: Site, { field }: PavedShape): boolean =>
  areaOf(site, field) >= MOST * areaOf(site, regionField(site));

/** Free ground around a circle in a region, meters. */
const ROUND_MARGIN_M = 0.1;
/** The largest round patio of a region: about 33 ft across. Assumption. */
const ROUND_MOST_M = 5;

/** Of circles at least this much as wide as the widest the nearest is taken: it shows most. None is narrower than a fire with chairs needs. */
const WIDE_SHARE = 0.85;
const ENOUGH_M = ROUND_PATIO.wideM / 2;
const leastRadius = (widestM: number) => Math.max(Math.min(widestM, ENOUGH_M), WIDE_SHARE * widestM);

/** A wide circle inside the region that is seen whole, as near as may be; null where none is wide enough for a patio. */
function roundIn(site: Site): PavedShape | null {
  const { signedDistance, inside, nx, x0, z0, cellM } = site.grid;
  const circles: { x: number; z: number; radiusM: number }[] = [];
  let widestM = LEAST_M / 2;
  for (let o = 0; o < inside.length; o++) {
    let radiusM = Math.min(-signedDistance[o]! - ROUND_MARGIN_M, ROUND_MOST_M);
    if (!inside[o] || radiusM < leastRadius(widestM)) continue;
    const x = x0 + ((o % nx) + 0.5) * cellM;
    const z = z0 + (Math.floor(o / nx) + 0.5) * cellM;
    while (radiusM >= leastRadius(widestM) && !isSeen(site, x, z, radiusM)) radiusM -= cellM;
    if (radiusM < leastRadius(widestM)) continue;
    widestM = Math.max(widestM, radiusM);
    circles.push({ x, z, radiusM });
  }
  const nearest = circles
    .filter(({ radiusM }) => radiusM >= leastRadius(widestM))
    .reduce<(typeof circles)[number] | null>((best, one) => (best && best.z <= one.z ? best : one), null);
  if (!nearest) return null;
  const { x, z, radiusM } = nearest;
  const field = circle(x, z, radiusM);
  return { field, contour: outlineOf(field, x, z, 2 * radiusM), x, z, turn: 0, whole: false };
}

/** Whether the sides and the near end of a circle on the ground lie inside the frame. */
function isSeen(site: Site, x: number, z: number, radiusM: number): boolean {
  const [left, right] = [inFrame(site, x - radiusM, z), inFrame(site, x + radiusM, z)];
  return left.across >= 0 && right.across <= 1 && inFrame(site, x, z - radiusM).down <= 1;
}

function wholeRegion(site: Site): PavedShape | null {
  const { grid } = site;
  if (grid.areaM2 <= 0) return null;
  const contour = traceContours(grid, grid.smooth(grid.signedDistance, SMOOTH_M))[0] ?? [];
  const middle = contour.reduce(
    (sum, p) => ({ x: sum.x + p.x / contour.length, z: sum.z + p.z / contour.length }),
    { x: 0, z: 0 },
  );
  return { field: regionField(site), contour, x: middle.x, z: middle.z, turn: site.wallTurnRad, whole: true };
}

function walk(site: Site, { size, ends, place }: Paving): PavedShape | null {
  const widthM = size?.widthM ?? WALK_M;
  // A highlight says itself where a walk begins and ends.
  const isLed = ends !== undefined && site.areaId === null;
  const led = isLed ? routeWalk(site, widthM / 2, ends) : null;
  const line = led ?? walkLine(site, widthM / 2, place === "centre");
  if (!line) return null;
  const region = regionField(site);
  const path = strip(line, widthM);
  const field: GroundSdf = (x, z) => Math.max(path(x, z), region(x, z));
  const middle = line[line.length >> 1]!;
  const { x, z } = middle;
  const shape = {
    field,
    contour: sidesOf(line, widthM / 2),
    x,
    z,
    turn: site.wallTurnRad,
    whole: false,
    line,
  };
  return isLed && !led ? { ...shape, missesEnds: true } : shape;
}

/** A strip along the drive or the walk that gets wider. */
const beside = (site: Site, place: Place, widthM: number): PavedShape | null =>
  outlined(site, widening(site, place, widthM));

/** A shape on the ground of a site with its outline; null where it is nowhere. */
function outlined(site: Site, field: GroundSdf | null): PavedShape | null {
  if (!field) return null;
  const { grid } = site;
  const cells = floatsFrom(grid.signedDistance, (_, o) =>
    field(
      grid.x0 + ((o % grid.nx) + 0.5) * grid.cellM,
      grid.z0 + (Math.floor(o / grid.nx) + 0.5) * grid.cellM,
    ),
  );
  const contour = traceContours(grid, cells)[0] ?? [];
  const first = contour[0];
  return first ? { field, contour, x: first.x, z: first.z, turn: site.wallTurnRad, whole: false } : null;
}

/** Outline of a strip: up its right side and down its left. */
function sidesOf(line: readonly GroundPoint[], halfM: number): GroundPoint[] {
  const offset = (side: 1 | -1) =>
    line.map((p, i) => {
      const a = line[Math.max(0, i - 1)]!;
      const b = line[Math.min(line.length - 1, i + 1)]!;
      const length = Math.hypot(b.x - a.x, b.z - a.z) || 1;
      return {
        x: p.x + (side * halfM * (b.z - a.z)) / length,
        z: p.z - (side * halfM * (b.x - a.x)) / length,
      };
    });
  return [...offset(1), ...offset(-1).reverse()];
}

/** Length across and depth of a requested size; the usual one where nothing is said. */
export function wishedSize(
  size: PlanElement["size"],
  usual: { wideM: number; deepM: number },
): { wideM: number; deepM: number } {
  if (!size) return usual;
  const { lengthM, widthM, areaM2 } = size;
  if (lengthM && widthM) return { wideM: Math.max(lengthM, widthM), deepM: Math.min(lengthM, widthM) };
  if (areaM2) {
    // The usual shape at that area.
    const wideM = Math.sqrt((areaM2 * usual.wideM) / usual.deepM);
    return { wideM, deepM: areaM2 / wideM };
  }
  const one = lengthM ?? widthM;
  return one ? { wideM: one, deepM: (one * usual.deepM) / usual.wideM } : usual;
}

/** No outline of a region reaches farther from its middle than this, meters. */
const spanOf = ({ grid }: Site): number => Math.hypot(grid.nx, grid.nz) * grid.cellM;

/** A rectangle in a rough loop is at least so deep, meters. */
const TIDY_M = 1.8;
/** Whether a rectangle is about as long as wide: round a fire such a patio is a circle. */
const isAsLong = ({ wideM, deepM }: Size): boolean =>
  Math.max(wideM, deepM) < ROUND_SHARE * Math.min(wideM, deepM);
