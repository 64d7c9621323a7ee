import type { Species, SpeciesId } from "#core/plants/catalogue.ts";
import { hashInt, type Random, seededRandom } from "#renderer/math/random.ts";
import { drawnSize, plantMesh, VARIANTS } from "#renderer/plants/plant-mesh.ts";
import { growHabit } from "#renderer/raster/habit.ts";
import type { Instance } from "#renderer/raster/instance.ts";
import type { BedBack } from "./bed-places.ts";
import type { MayStand } from "./bed-rows.ts";
import { isClipped } from "./plant-row.ts";
import {
  inThirdYear,
  isTallShrub,
  LOWERED,
  mostHeightM,
  SMALL_BEFORE_WALK,
  TALL_M,
  usualRoomM,
  walkSeenOver,
} from "./plant-size.ts";
import { type Candidate, IN_MIDDLE } from "./planting-bands.ts";
import { leavesInSight } from "./plants-in-sight.ts";
import { hidesOld, raisedToHide } from "./raised-to-hide.ts";
import type { Site } from "./site.ts";
import { waysSeenOver } from "./ways-in-sight.ts";

/** Plants outside the frame by more than this share of its width are never seen. */
const BEYOND_FRAME = 0.05;
/** Height of a window sill, and how near to the wall a plant can stand before one. Shrubs are kept to it, not dwarfed. */
const SILL_M = 0.95;
const AT_WALL_M = 1.5;
const LEAST_SHARE = 0.7;

/** Where a bed's plants may stand. */
export type Places = {
  site: Site;
  candidates: readonly Candidate[];
  random: Random;
  back: BedBack;
  halfM: number;
  spacings: Readonly<Record<string, number>>;
  /** In which parts of the bed its species may stand. */
  mayStand: MayStand;
  /** Whether the first of two species was asked for in front of the second. */
  liesBefore: (id: SpeciesId, other: SpeciesId) => boolean;
  /** How tall a species may be drawn, meters. */
  mostTall: (id: SpeciesId) => number;
  /** Times their drawn size plants stand in a bed that is only seen so large because the photo's scale is a guess. */
  times: number;
  /** The species of which each plant is seen, whatever grows before it: few were asked for, or their place behind others. */
  seen: ReadonlySet<string>;
  /** So many times the usual room they have: above 1 in stones, where each plant and the stones between are seen. */
  apart: number;
  /** They stand all over a yard of stones. */
  isAllOver: boolean;
};

export type Plant = { x: number; z: number; radiusM: number; instance: Instance & { species: SpeciesId } };
/** A plant may reach over the edges of a narrow bed by this factor, and is kept no smaller than this share of its drawn size. */
const OVER_EDGE = 1.4;
const SMALLEST = 0.6;
/**
 * Where the scale of a photo is only assumed, no shrub in a bed that somebody drew, that hides nothing and that may be any of many, is taller than this share of the bed's width there. Border
 * design has the tallest plants grow to half of the width of their bed, and a bed is shown in its third year.
 */
const OF_WIDTH = 0.4;
/** So much of a plant's radius lies inside of the bed's edge; a strip that is narrower than this share of the plant has no root room for it. */
const INSIDE_SHARE = 0.45;
const LEAST_STRIP = 0.3;
/** Leaves reach over paving that stays by a hand's width, meters. */
const OVER_PAVING_M = 0.1;

/** Of one species planted on one day some grow more slowly: the least is this much as large as the largest. */
const LEAST_VIGOR = 0.78;
/** What is clipped is kept to one size, and of what is planted by number each is picked out. */
const EVEN_VIGOR = 0.93;
/** Height and spread of what is planted by number, as shares of the drawn ones: larger plants are bought for it. */
const STANDARD = { height: 1, spread: 1 };
/** Half the least distance that can be asked for, as a share of the radius: closer, one crown would hide the other. */
const CLOSEST = 0.5;
/** Plants that would hide a walk stand so much farther apart, so that it is seen between them; low ones in stones stand apart already. */
const APART_BEFORE_WALK = 1.35;

/** Of each plant in stones at least this share is seen before or between the others. */
const SEEN_IN_STONES = 0.35;

/** And of each plant of those species that are to be seen behind others. */
const SEEN_BEHIND = 0.6;

/** What was asked for in front stands partly under the crowns of what stands behind: their distance as a share of the usual one. */
const TUCKED = 0.72;

/** Adds a plant where it has room. */
export function setPlant(
  { site, random, back, spacings, times, seen, apart, mayStand, liesBefore, mostTall }: Places,
  plants: Plant[],
  at: Candidate,
  species: Species,
  wishedScale: number,
  roomM: (id: SpeciesId, radiusM: number) => number = usualRoomM,
): void {
  if (!mayStand(species.id, at)) return;
  const { camera } = site;
  const own = drawnSize(species.id);
  const drawn = { heightM: own.heightM * times, radiusM: own.radiusM * times };
  const isSeen = seen.has(species.id);
  const usual = isSeen ? STANDARD : inThirdYear(species.id);
  const fits = Math.max(
    SMALLEST,
    Math.min(
      (OVER_EDGE * at.halfM) / drawn.radiusM,
      mostTall(species.id) / (own.heightM * usual.height),
      site.filled && !site.isMeasured && !site.hides && isTallShrub(species.id) && !isSeen
        ? (OF_WIDTH * 2 * at.halfM) / (drawn.heightM * usual.height)
        : Number.POSITIVE_INFINITY,
    ),
  );
  const scale = Math.min(
    wishedScale,
    fits,
    Math.max(SMALLEST, (site.hardDistance(at.x, at.z) + OVER_PAVING_M) / drawn.radiusM),
  );
  const heightM = drawn.heightM * scale;
  // Plants before a window stay under its sill, whatever their kind grows to.
  const atWall = back === "wall" && at.backM < AT_WALL_M;
  const low = atWall ? Math.max(LEAST_SHARE, Math.min(1, SILL_M / heightM)) : 1;
  const radiusM = drawn.radiusM * scale * Math.sqrt(low);
  if (at.halfM < LEAST_STRIP * radiusM) return;
  // In a strip that is narrower than the plant it stands in the middle.
  if (at.edgeM < Math.min(radiusM * INSIDE_SHARE, IN_MIDDLE * at.halfM)) return;
  const offPavingM = Math.min(radiusM - OVER_PAVING_M, IN_MIDDLE * at.halfM);
  if (site.hardDistance(at.x, at.z) < offPavingM) return;
  const across = camera.photoX(at.x, at.z) / camera.widthPx;
  if (across < -BEYOND_FRAME || across > 1 + BEYOND_FRAME) return;
  if (camera.photoY(0, at.z) > camera.heightPx * (1 + BEYOND_FRAME)) return;
  const roomOf = (id: SpeciesId, ofM: number): number => {
    const saidM = spacings[id];
    return saidM === undefined ? roomM(id, ofM) : Math.max(saidM / 2, CLOSEST * ofM);
  };
  const room = roomOf(species.id, radiusM);
  const hasRoom = (share: number) => {
    for (const { x, z, radiusM, instance } of plants) {
      const tucked = liesBefore(species.id, instance.species) ? TUCKED : 1;
      const apart = tucked * (roomOf(instance.species, radiusM) + room * share);
      if ((x - at.x) ** 2 + (z - at.z) ** 2 < apart * apart) return false;
    }
    return true;
  };
  if (!hasRoom(1)) return;
  const raised = raisedToHide(site, at, { heightM: heightM * low * usual.height, radiusM });
  const shown = { height: usual.height * raised.height, spread: usual.spread * raised.spread };
  const tallM = heightM * low * shown.height;
  const isFree = hidesOld(site, at, heightM * low * usual.height);
  if (!isFree && !waysSeenOver(site, at, radiusM, tallM)) return;
  const isApart = apart > 1 && tallM <= TALL_M;
  const isOverWalk = !isFree && !isApart && !walkSeenOver(site, at, radiusM, tallM);
  if (isOverWalk && !hasRoom(APART_BEFORE_WALK)) return;
  const luck = seededRandom(hashInt(at.x * 997, at.z * 997, site.seed));
  const clipped = isClipped(species.id);
  const habit = growHabit(luck, clipped);
  const leastVigor = isSeen || clipped ? EVEN_VIGOR : LEAST_VIGOR;
  const vigor =
    (isOverWalk ? SMALL_BEFORE_WALK : 1) * (leastVigor + (1 - leastVigor) * Math.sqrt(luck.next()));
  const instance = {
    mesh: plantMesh(
      species.id,
      Math.floor(random.next() * VARIANTS),
      site.light.sun.direction[1],
      site.plan.season,
    ),
    species: species.id,
    x: at.x,
    z: at.z,
    scale: times * scale * Math.sqrt(low) * shown.spread * vigor,
    heightScale:
      times *
      vigor *
      Math.min(
        scale * low * shown.height * (0.86 + 0.24 * random.next()),
        isFree ? Number.POSITIVE_INFINITY : Math.max(LOWERED * scale, mostHeightM(site, at) / drawn.heightM),
      ),
    turn: random.next() * 2 * Math.PI,
    tone: 0.87 + 0.24 * random.next(),
    habit,
  };
  const plant = { x: at.x, z: at.z, radiusM, instance };
  if (apart > 1 && !leavesInSight(camera, plants, plant, SEEN_IN_STONES)) return;
  const isToBeSeen = (one: Plant) => seen.has(one.instance.species);
  if (
    seen.size > 0 &&
    !seen.has(species.id) &&
    !leavesInSight(camera, plants, plant, SEEN_BEHIND, isToBeSeen)
  )
    return;
  plants.push(plant);
}
