import type { FireSeat } from "#core/elements/element.ts";
import type { FurnitureColor } from "#core/elements/furniture-looks.ts";
import type { WallColor } from "#core/elements/wall-looks.ts";
import { type AmongFurniture, inLounge } from "#renderer/layout/among-furniture.ts";
import { scaleIn, toldScale } from "#renderer/layout/drawn-scale.ts";
import { evenly, SEAT_M, seatsOnFloor } from "#renderer/layout/fire-seats.ts";
import { noRoomFor } from "#renderer/layout/fit-room.ts";
import { plannedRing } from "#renderer/layout/ground-ring.ts";
import { inItsPlace } from "#renderer/layout/in-its-place.ts";
import { AS_ASKED, fewerOf, type Outcome } from "#renderer/layout/outcome.ts";
import { circle } from "#renderer/layout/shapes.ts";
import { freeDistance, laySurface, regionField, type Site, type Stood } from "#renderer/layout/site.ts";
import { isPaved, type StandingRoom, standingRoom } from "#renderer/layout/standing-room.ts";
import { strip } from "#renderer/layout/walk-line.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { clamp } from "#renderer/math/scalar.ts";
import type { SolidMesh } from "#renderer/mesh/solid-mesh.ts";
import { firePit as pitMesh } from "#renderer/solids/fire-pit.ts";
import { clubChair, paintedBench, paintedChair, SETS } from "#renderer/solids/furniture.ts";
import { stump } from "#renderer/solids/stump.ts";
import { gardenWall } from "#renderer/solids/wall.ts";
import { type ElementOf, type Painter, TURN } from "./painter.ts";
import { paverSurface } from "./pavers.ts";

/** Diameter of the ground of a pit with chairs, without chairs, and the least, meters. */
const SEATED_M = 3.8;
const BARE_M = 2.4;
const LEAST_M = 1.5;
/** Radius of the pit as the bill counts it, meters: 42 in across. */
const PIT_RADIUS_M = 0.53;
/**
 * Directions of chairs from the pit where not all of them have room, radians from +x towards +z, the best first; then those before the fire,
 * where they hide some of it. USUAL_CHAIRS where no number was asked for.
 */
const CHAIRS = [2.15, 1, -0.27, 3.42, 1.575];
const CHAIRS_BEFORE = [-1, 4.14];
const USUAL_CHAIRS = 4;
const USUAL_OTHERS: Record<FireSeat, number> = { bench: 2, stump: 5, lounge: 4 };
const SEATS: Record<FireSeat, (seed: number, color: FurnitureColor | undefined) => SolidMesh> = {
  bench: paintedBench,
  stump,
  lounge: clubChair,
};
/** What the seats are called, as people count them. */
const SEAT_NAMES: Record<FireSeat, string> = {
  bench: "benches",
  stump: "log seats",
  lounge: "lounge chairs",
};
/**
 * So many chairs stand wherever the pit has open ground; more only where this much is free around the middle of
 * each. On a patio or deck each stands on it as a whole. Meters.
 */
const LEAST_CHAIRS = 2;
const CHAIR_ROOM_M = 0.3;
const CHAIR_ON_FLOOR_M = 0.6;
/** The middle of a chair that has only its front feet on the floor lies at most this far beyond it, meters. */
const CHAIR_BEYOND_M = 0.3;
/** The closest that a chair comes to the middle of the pit, meters. */
const CLOSEST_CHAIR_M = 1.05;
/**
 * The middle of a chair lies this far inside the rim of the ground, so that its back feet stand on it; other things keep this far behind it.
 * Meters.
 */
const CHAIR_INSIDE_M = 0.68;
const BEHIND_CHAIR_M = 0.4;
/** Other things keep this far off a pit without chairs, meters. */
const ROUND_PIT_M = 0.3;
/** Half width of the soil along the floor, meters, and how dry it is: moist earth is a black outline. */
const SOIL_M = 0.012;
const SOIL_TONE = 2.2;

/**
 * Sets a pit with its chairs on paving or a deck that is there, or on a round floor of its own. The bill
 * counts the chairs that found room.
 */
export const firePit: Painter<"fire-pit"> = {
  turn: TURN.firePit,
  turnIn: ({ plan }, element) => (isOfLounge(plan, element) ? TURN.beside : TURN.firePit),
  paint: (site, element) => {
    const among = isOfLounge(site.plan, element) && !site.near ? inLounge(site) : null;
    if (among) return setInLounge(site, element, among);
    const usual = element.seating || element.wall ? SEATED_M : BARE_M;
    // The ground grows with a larger pit in the same ratio.
    const own = (usual * (element.size?.widthM ?? 2 * PIT_RADIUS_M)) / (2 * PIT_RADIUS_M);
    const ring = plannedRing(site);
    const wanted = Math.max(own, ring?.wideM ?? 0);
    const wish = {
      wideM: wanted,
      deepM: wanted,
      leastWideM: LEAST_M,
      leastDeepM: LEAST_M,
      place: element.place,
    };
    const old = element.seating || element.wall ? null : inItsPlace(site, element.place);
    const spot = old
      ? atOld(site, old)
      : ((ring && standingRoom(site, { ...wish, onGround: true })) ?? standingRoom(site, wish));
    if (!spot) return noRoomFor(site, "fire pit", { ...wish, marginM: 0.2 }, true);
    const { baseM, turn: turned } = spot;
    const region = regionField(site);
    const edgeM: GroundSdf = (px, pz) =>
      spot.floor ? -spot.floor(px, pz) : Math.min(-region(px, pz), freeDistance(site, px, pz));
    const asked = element.seating
      ? (element.seats ?? (element.seat ? USUAL_OTHERS[element.seat] : USUAL_CHAIRS))
      : 0;
    const fitting =
      site.areaId === null
        ? 1
        : old
          ? scaleInPlace(site, old)
          : scaleAt(site, spot, edgeM(spot.x, spot.z), usual);
    const isSmall = !old && asked === 0 && isNarrow(site, spot, edgeM(spot.x, spot.z));
    const most = isSmall ? Math.min(fitting, SMALL_PIT) : fitting;
    const stands =
      spot.free && seatsOnFloor(site, spot.free, { count: asked, seat: element.seat, scale: most });
    const { x, z, scale } = stands ?? { ...spot, scale: most };
    // Sizes of the pit and its chairs as they are drawn, meters.
    const drawn = (meters: number) => scale * meters;
    const radiusM = Math.min(spot.wideM, spot.deepM) / 2;
    site.instances.push({
      mesh: pitMesh(site.seed, element.form, element.stone),
      x,
      z,
      baseM,
      scale,
      turn: turned,
    });
    const wallM = element.wall ? buildSeatWall(site, { ...spot, x, z }, edgeM, scale, element.stone) : 0;
    const reach =
      stands?.reachM ??
      Math.min(drawn(SEAT_M), Math.max(drawn(CLOSEST_CHAIR_M), radiusM - drawn(CHAIR_INSIDE_M)));
    const at = (angle: number) => ({ cx: x + Math.cos(angle) * reach, cz: z + Math.sin(angle) * reach });
    const roomAt = (angle: number) => edgeM(at(angle).cx, at(angle).cz);
    const within = (insideM: number): readonly number[] => {
      const leastM = drawn(spot.floor ? insideM : CHAIR_ROOM_M);
      const even = evenly(asked).find((angles) => angles.every((angle) => roomAt(angle) > leastM));
      if (even) return even;
      return (asked > CHAIRS.length ? [...CHAIRS, ...CHAIRS_BEFORE] : CHAIRS)
        .filter((angle, nth) => (!spot.floor && nth < LEAST_CHAIRS) || roomAt(angle) > leastM)
        .slice(0, asked);
    };
    const whole = stands?.angles ?? within(CHAIR_ON_FLOOR_M);
    // Chairs that were asked for by number in a small highlight stand with their front feet on the floor.
    const isTight = site.areaId !== null && spot.baseM === 0 && whole.length < (element.seats ?? 0);
    const seats = isTight ? within(-CHAIR_BEYOND_M) : whole;
    const seatedM = seats.length > LEAST_CHAIRS ? reach + drawn(CHAIR_INSIDE_M) : 0;
    const laysFloor = spot.needsFloor && !ring;
    if (laysFloor) layFloor(site, x, z, Math.max(radiusM, seatedM));
    seats.forEach((angle, k) => {
      const { cx, cz } = at(angle);
      // Not turned, a chair looks to -z; it is turned to look at the fire.
      const turn = angle - Math.PI / 2;
      const mesh = (element.seat ? SEATS[element.seat] : paintedChair)(site.seed + k, element.seatColor);
      site.instances.push({ mesh, x: cx, z: cz, baseM, turn, scale });
    });
    const ownM = seats.length > 0 ? reach + drawn(BEHIND_CHAIR_M) : drawn(PIT_RADIUS_M + ROUND_PIT_M);
    site.fires.push({ x, z, reachM: seats.length > 0 ? reach + drawn(CHAIR_INSIDE_M) : drawn(BARE_M) / 2 });
    site.taken.push(circle(x, z, laysFloor ? Math.max(radiusM, seatedM) : ownM));
    const isAsAsked = seats.length >= asked && wallM === 0;
    site.pieces.push({
      // The bill counts the chairs that stand there, and the wall as far as it goes.
      element: isAsAsked
        ? element
        : { ...element, ...(seats.length < asked && { seats: seats.length }), ...(wallM > 0 && { wallM }) },
      areaId: site.areaId,
      outline: [],
      areaM2: Math.PI * PIT_RADIUS_M ** 2,
      perimeterM: 2 * Math.PI * PIT_RADIUS_M,
      count: 1,
    });
    const chairs = fewerOf(
      element.seat ? SEAT_NAMES[element.seat] : "chairs",
      seats.length,
      element.seats ?? seats.length,
    );
    const said = isOneSize(element)
      ? chairs
      : { ...chairs, sentence: [ONE_SIZE, chairs.sentence].filter(Boolean).join(" ") };
    return toldScale(said, "fire pit", scale, spot);
  },
};

/** Radius of the middle line of a seat wall round a fire on open ground, and of one at the rim of its patio, half its arc (radians), its height (meters: 18 in), and its straight parts. */
const WALL_OUT_M = 2.05;
const WALL_AT_RIM_M = [1.75, 3] as const;
const WALL_ARC = 1.15;
const WALL_HIGH_M = 0.46;
const WALL_PARTS = 18;
/** The middle line of the wall may lie this far beyond the rim of its ground, and a shorter wall is not built. Meters. */
const WALL_BEYOND_M = 0.5;
const LEAST_WALL_M = 1.2;
/** Steps in which the rim is looked for, meters. */
const WALL_STEP_M = 0.05;
/** Half the ground that the wall takes, meters. */
const WALL_HALF_M = 0.18;

/** A low wall in an arc behind the fire, as whoever looks at it sees it; answers its length, meters, or 0 where there is no ground for it. */
function buildSeatWall(
  site: Site,
  { x, z, baseM, free }: StandingRoom,
  edgeM: GroundSdf,
  scale: number,
  stone: WallColor | undefined,
): number {
  const away = Math.atan2(z, x);
  // Along the rim of the patio behind the fire, where that is neither too near nor too far.
  const atRim = (angle: number): number => {
    let [outM] = WALL_AT_RIM_M;
    const stands = (m: number) => edgeM(x + m * Math.cos(angle), z + m * Math.sin(angle)) > WALL_HALF_M;
    while (outM < WALL_AT_RIM_M[1] && stands((outM + WALL_STEP_M) * scale)) outM += WALL_STEP_M;
    return outM * scale;
  };
  const outM = free ? atRim(away) : WALL_OUT_M * scale;
  const at = (k: number) => {
    const angle = away + WALL_ARC * ((2 * k) / WALL_PARTS - 1);
    return { x: x + outM * Math.cos(angle), z: z + outM * Math.sin(angle) };
  };
  // From the middle to both ends as far as the ground goes.
  const isGround = (k: number) => edgeM(at(k).x, at(k).z) > -WALL_BEYOND_M;
  const middle = WALL_PARTS / 2;
  let [from, to] = [middle, middle];
  while (from > 0 && isGround(from - 1)) from--;
  while (to < WALL_PARTS && isGround(to + 1)) to++;
  const line = Array.from({ length: to - from + 1 }, (_, k) => at(from + k));
  const lengthM = ((to - from) / WALL_PARTS) * 2 * WALL_ARC * outM;
  if (!isGround(middle) || lengthM < LEAST_WALL_M) return 0;
  for (const piece of gardenWall(site.seed, line, WALL_HIGH_M * scale, "stone", stone))
    site.instances.push({ ...piece, baseM });
  site.taken.push(strip(line, 2 * WALL_HALF_M * scale));
  return lengthM / scale;
}

/** The share of its size at which a pit with its chairs is drawn in a highlight: round it there is room up to the nearest edge. */
function scaleAt(site: Site, { wideM, deepM }: StandingRoom, edgeM: number, usualM: number): number {
  const acrossM = Math.max(wideM, deepM, 2 * edgeM);
  return scaleIn(site, { wideM: acrossM, deepM: acrossM }, { wideM: usualM, deepM: usualM });
}

/** A pit in the place of another thing is so much larger or smaller than usual that it covers that; by a scale that nobody marked. Assumptions. */
const IN_PLACE = { least: 0.75, most: 1.5 } as const;

const scaleInPlace = ({ isMeasured }: Site, { wideM }: Stood): number =>
  isMeasured ? 1 : clamp(wideM / (2 * PIT_RADIUS_M), IN_PLACE.least, IN_PLACE.most);

/** The ground of what was taken out, as a place to stand in: its front stays where it was. */
function atOld(site: Site, old: Stood): StandingRoom {
  const { x, frontM, wideM } = old;
  const z = frontM + scaleInPlace(site, old) * PIT_RADIUS_M;
  const room = { x, z, wideM, deepM: wideM, turn: 0 };
  return { ...room, baseM: 0, needsFloor: !isPaved(site, room), floor: null, free: null };
}

/** The smallest pit that kits have, as a share of the usual one: 36 in. It stands where a patio leaves people less than this around the usual one, meters: 2.5 ft. */
const SMALL_PIT = 0.86;
const AROUND_M = 0.76;

/** Whether a floor that a person circled is narrow for a pit at its place. `edgeM`: from there to the floor's rim, meters. */
const isNarrow = (site: Site, { free }: StandingRoom, edgeM: number): boolean =>
  free !== null && site.areaId !== null && !site.isMeasured && edgeM < PIT_RADIUS_M + AROUND_M;

/** Whether a fire belongs in the middle of the lounge set that is planned with it. */
const isOfLounge = ({ elements }: Site["plan"], { seating, place, size }: ElementOf<"fire-pit">): boolean =>
  !seating &&
  !place &&
  !size &&
  elements.some((one) => one.kind === "furniture" && SETS[one.set].table !== undefined);

function setInLounge(site: Site, element: ElementOf<"fire-pit">, spot: AmongFurniture): Outcome {
  const { x, z, baseM, turn, scale } = spot;
  site.instances.push({ mesh: pitMesh(site.seed, element.form), x, z, baseM, turn, scale });
  site.pieces.push({
    element,
    areaId: site.areaId,
    outline: [],
    areaM2: Math.PI * (scale * PIT_RADIUS_M) ** 2,
    perimeterM: 2 * Math.PI * scale * PIT_RADIUS_M,
    count: 1,
  });
  return AS_ASKED;
}

const ONE_SIZE = "Fire pits are drawn and priced in one size, about 3½ ft across.";
/** Asked for larger or smaller by more than this share of it, a person is told. */
const OTHER_SIZE_SHARE = 0.25;

/** Whether a pit is as large as it was asked for; larger ones have more room round them. */
const isOneSize = ({ size }: ElementOf<"fire-pit">): boolean =>
  size?.widthM === undefined || Math.abs(size.widthM / (2 * PIT_RADIUS_M) - 1) <= OTHER_SIZE_SHARE;

/** A round floor of charcoal stones. */
function layFloor(site: Site, x: number, z: number, radiusM: number): void {
  const element: ElementOf<"pavers"> = {
    kind: "pavers",
    use: "patio",
    pattern: "circular",
    colour: "charcoal",
    border: false,
  };
  const field = circle(x, z, radiusM);
  const shade = paverSurface(
    { ...element },
    { field, contour: [], x, z, turn: 0, whole: false },
    site.light.sun,
  );
  laySurface(site, element, field, { kind: "matte", shade }, { soilM: SOIL_M, soilTone: SOIL_TONE });
}
