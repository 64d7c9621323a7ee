import type { Place } from "#core/elements/element.ts";
import { findSpecies } from "#core/plants/catalogue.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { clamp } from "#renderer/math/scalar.ts";
import { alongFence } from "./along-fence.ts";
import { alongHouse } from "./along-house.ts";
import { alongWall } from "./along-wall.ts";
import { besideDrive, builtDistance, driveDistance, walkDistance } from "./beside.ts";
import { besideBuilt } from "./beside-built.ts";
import { besideLine } from "./drawn-edge.ts";
import { fitRectangle } from "./fit-rectangle.ts";
import { circle, kidney } from "./shapes.ts";
import { freeDistance, inFrame, regionField, type Site } from "./site.ts";

/** Depth of a foundation bed: two rows of shrubs and a front row. */
const BED_DEPTH_M = 1.35;
/** Blur of the yard's edge before a bed follows it, meters: takes out the mask's teeth. */
const SMOOTH_M = 0.15;
/** Depth of a bed along any other edge. */
const BORDER_DEPTH_M = 1.1;
/** Room kept between a bed and what was placed before it. */
const GAP_M = 0.12;
/** Walks are kept open: a bed begins this far from them. */
const WALK_M = 0.1;
/** This far from the bed's own shape nobody asks what else is there. */
const OUTSIDE_M = 0.6;
/** Half the depth of a hedge. */
const HALF_HEDGE_M = 0.35;
/** A house line farther away than this is none. */
const NO_HOUSE_M = 30;

/**
 * The shape of a planting bed: along the house with a swinging front edge unless the words ask for another place. Keeps off
 * everything that is already placed. Null when the place does not exist here.
 */
export function bedField(
  site: Site,
  place: Place | undefined,
  depthM?: number,
  shape?: "round",
  side?: "left" | "right",
): GroundSdf | null {
  const both =
    shape && (!place || isIsland(place))
      ? roundBed(site, place ?? "centre", depthM)
      : bedBase(site, place, depthM ?? (isBorder(place) ? BORDER_DEPTH_M : BED_DEPTH_M));
  if (!both) return null;
  const onSide = side && place === "along-driveway" ? besideDrive(site, side) : null;
  const base: GroundSdf = onSide ? (x, z) => Math.max(both(x, z), onSide(x, z)) : both;
  const region = regionField(site);
  // What lies along paving goes up to it, and a highlight ends at it by itself.
  const offWalkM = site.filled || isAtPaving(place) ? Number.NEGATIVE_INFINITY : WALK_M;
  const gapM = place === "around-pool" || place === "around-patio" ? 0 : GAP_M;
  return (x, z) => {
    const own = Math.max(base(x, z), region(x, z));
    if (own > OUTSIDE_M) return own;
    return Math.max(own, gapM - freeDistance(site, x, z), offWalkM - site.hardDistance(x, z));
  };
}

const isIsland = (place: Place): boolean => place === "centre" || place === "corner";

const isAtPaving = (place: Place | undefined): boolean =>
  place === "along-walk" || place === "along-driveway";

const isBorder = (place: Place | undefined): boolean =>
  place !== undefined && /^(?:around|along-(?:walk|drive)|border|left|right|front|back)/.test(place);

function bedBase(site: Site, place: Place | undefined, depthM: number): GroundSdf | null {
  switch (place) {
    case "centre":
    case "corner":
      return island(site, place, depthM / BED_DEPTH_M);
    case "around-pool":
    case "around-patio":
    case "around-tree": {
      const rings = place === "around-tree" ? ringsOf(site, depthM) : null;
      if (rings) return rings;
      const built = builtDistance(site, place);
      if (built) return (x, z) => built(x, z) - depthM;
      return besideSeen(site, place, depthM);
    }
    case "around-fire": {
      const fire = site.fires.at(-1);
      // A pit of the photo is not known: the bed goes where one without a place does.
      return fire ? circle(fire.x, fire.z, fire.reachM + depthM) : unsaid(site, depthM);
    }
    case "along-walk": {
      const walk = walkDistance(site);
      return (x, z) => walk(x, z) - depthM;
    }
    case "along-driveway": {
      const drive = driveDistance(site);
      return (x, z) => drive(x, z) - depthM;
    }
    case "border":
      return border(site, depthM);
    case "front":
      return beforeHedge(site, depthM) ?? oneSide(site, place, depthM);
    case "left":
    case "right":
    case "back":
      return oneSide(site, place, depthM);
    case "along-house":
      if (hasHouseLine(site)) return alongWall(site, depthM);
      return oneSide(site, "back", (depthM * BORDER_DEPTH_M) / BED_DEPTH_M);
    case "along-fence":
      return alongFence(site, depthM);
    default:
      return unsaid(site, depthM);
  }
}

/** Of a bed whose place nobody said: along the house, and beside pools and patios that take most of the ground there. */
function unsaid(site: Site, depthM: number): GroundSdf {
  const base = hasHouseLine(site)
    ? alongHouse(site, depthM)
    : oneSide(site, "back", (depthM * BORDER_DEPTH_M) / BED_DEPTH_M);
  const beside = besideBuilt(site, base, depthM);
  return beside ? (x, z) => Math.min(base(x, z), beside(x, z)) : base;
}

/**
 * A bed along what the photo shows: a terrace lies at the house, so that the yard ends at it there; a pool has paving around it. Trees are
 * not known one by one.
 */
function besideSeen(site: Site, place: "around-pool" | "around-patio" | "around-tree", depthM: number) {
  if (place === "around-tree") return null;
  if (place === "around-pool") return (x: number, z: number) => site.hardDistance(x, z) - depthM;
  return bedBase(site, "along-house", depthM);
}

export function hasHouseLine(site: Site): boolean {
  const { houseDistance } = site.grid;
  return houseDistance.length > 0 && houseDistance[houseDistance.length >> 1]! < NO_HOUSE_M;
}

function border(site: Site, depthM: number): GroundSdf {
  const edge = site.grid.smooth(site.grid.signedDistance, SMOOTH_M);
  return (x, z) => -site.grid.at(edge, x, z) - depthM;
}

/** A bed on the left ends at this share of the picture's width, one on the right begins at that. */
const LEFT_PART = 0.35;
const RIGHT_PART = 0.65;
/** Shares of the picture's width become meters by this, so that they compare with distances. */
const METERS_PER_FRAME = 4;
/** The part of a border bed that lies on one side of the picture. */
function oneSide(site: Site, side: "left" | "right" | "front" | "back", depthM: number): GroundSdf {
  const all = border(site, depthM);
  const { grid } = site;
  const middleZ = grid.z0 + (grid.nz * grid.cellM) / 2;
  return (x, z) => {
    const { across } = inFrame(site, x, z);
    const off =
      side === "left"
        ? (across - LEFT_PART) * METERS_PER_FRAME
        : side === "right"
          ? (RIGHT_PART - across) * METERS_PER_FRAME
          : side === "front"
            ? z - middleZ
            : middleZ - z;
    return Math.max(all(x, z), off);
  };
}

/** In a highlight that was drawn for a hedge too, what lies at the front lies at the foot of that; null without one. */
function beforeHedge(site: Site, depthM: number): GroundSdf | null {
  if (!site.filled) return null;
  const lines = site.pieces.flatMap(({ element, outline }) => (element.kind === "hedge" ? outline : []));
  const fields = lines.map((line) => {
    const beside = besideLine(line);
    const { x, z } = line[line.length >> 1]!;
    // Meters from the hedge's middle towards whoever looks.
    const towards = Math.sign(beside(x, z - depthM)) || 1;
    return (px: number, pz: number) => {
      const before = towards * beside(px, pz);
      return Math.max(-before, before - HALF_HEDGE_M - depthM);
    };
  });
  return fields.length === 0 ? null : (x, z) => Math.min(...fields.map((field) => field(x, z)));
}

/** What stands in the middle of a ring round a new tree, and the least ring. Meters. */
const STEM_M = 0.36;
const LEAST_RING_M = 0.6;

/** Rings round the new trees, as wide as the region lets them be round; null without such a tree. */
function ringsOf(site: Site, depthM: number): GroundSdf | null {
  const region = regionField(site);
  const rings = site.instances
    .filter(({ species }) => species && findSpecies(species)?.role === "tree")
    .map(({ x, z }) => circle(x, z, clamp(-region(x, z), LEAST_RING_M, STEM_M + depthM)));
  return rings.length === 0 ? null : (x, z) => Math.min(...rings.map((ring) => ring(x, z)));
}

/** A round bed on open ground: so wide as usual, and at least. Meters. */
const ROUND_M = 2.4;
const LEAST_ROUND_M = 1;

function roundBed(site: Site, place: Place, wideM = ROUND_M): GroundSdf | null {
  const room = fitRectangle(site, {
    ...{ wideM, deepM: wideM, marginM: 0.3, leastWideM: LEAST_ROUND_M, leastDeepM: LEAST_ROUND_M },
    place,
  });
  return room && circle(room.x, room.z, Math.min(room.wideM, room.deepM) / 2);
}

/** A kidney on open ground, 3.6 m by 2.2 m as usual: what does not fit is made smaller down to 1.2 m by 0.8 m. */
function island(site: Site, place: Place, times: number): GroundSdf | null {
  const room = fitRectangle(site, {
    wideM: 3.6 * times,
    deepM: 2.2 * times,
    marginM: 0.3,
    leastWideM: 1.2,
    leastDeepM: 0.8,
    place,
  });
  return room && kidney(room);
}
