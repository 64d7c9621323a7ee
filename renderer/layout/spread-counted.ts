import type { Species } from "#core/plants/catalogue.ts";
import { clamp } from "#renderer/math/scalar.ts";
import { drawnSize } from "#renderer/plants/plant-mesh.ts";
import { leastRoomM } from "./plant-size.ts";
import type { Candidate, Palette } from "./planting-bands.ts";
import { type Places, type Plant, setPlant } from "./set-plant.ts";
import type { Site } from "./site.ts";

/** More plants of one species than this make a mass: they are planted as those that nobody counted. */
export const FEW = 24;
/** Sizes that are tried, as shares of the drawn size: a plant of a known number stands out, and is drawn smaller only where there is no room. */
const SCALES = [0.95, 0.85, 0.75];
const LEAST = 0.75;
/** A place stands for so many by so many cells. */
const EVERY = 2;
/** Crowns of the plants of one number cover no more than this share of a bed that has other plants too, and of one that has none. */
const COVER = { beside: 0.35, alone: 0.6 };
/** Of a bed's depth the plants that belong behind have this share, and those that belong in front the rest from the second on. */
const BEHIND = 0.45;
const BEFORE = 0.5;
/** Places that are looked at, of all in random order: more change nothing that is seen. */
const MOST_PLACES = 1500;
/** Steps in which the middles settle. */
const ROUNDS = 8;

/** A place as the picture shows it: column and row in pixels, and how much of the picture a piece of ground takes there. */
type SeenPlace = { at: Candidate; u: number; v: number; weight: number };

/**
 * Adds so many plants of a species, spread evenly over what the picture shows of the bed, each whole in the frame where that is possible. Behind
 * others or before them, as its palette has it. Fewer where there is no room.
 */
export function spreadCounted(
  places: Places,
  plants: readonly Plant[],
  species: Species,
  count: number,
  palette: Palette,
): Plant[] {
  const { site, candidates } = places;
  const belongs = partOf(species, palette);
  const own = candidates.filter(belongs);
  const { radiusM } = drawnSize(species.id);
  const isAlone = [palette.back, palette.mid, palette.front].every((band) =>
    band.every(({ id }) => id === species.id),
  );
  const groundM2 = candidates.length * (EVERY * site.grid.cellM) ** 2;
  const crownsM2 = count * Math.PI * radiusM ** 2;
  const most = Math.sqrt((COVER[isAlone ? "alone" : "beside"] * groundM2) / crownsM2);
  const whole = own.filter((at) => isWhole(site, at, radiusM));
  let best: Plant[] = [...plants];
  // A smaller plant in its own part of the bed leaves room to those before or behind it, which a larger one elsewhere does not.
  const tries = [whole, own].flatMap((some) => SCALES.map((scale) => ({ some, scale })));
  for (const { some, scale } of [...tries, ...SCALES.map((scale) => ({ some: candidates, scale }))]) {
    const set = spread(places, plants, species, count, clamp(most, LEAST, 1) * scale, some);
    if (set.length > best.length) best = set;
    if (best.length === plants.length + count) return best;
  }
  return best;
}

/** Whether a place lies in the part of the bed in which a species belongs. */
function partOf({ id }: Species, { back, front }: Palette): (at: Candidate) => boolean {
  const isIn = (band: readonly Species[]) => band.some((one) => one.id === id);
  if (isIn(back) === isIn(front)) return () => true;
  return isIn(back)
    ? ({ backM, deepM }) => backM <= BEHIND * deepM
    : ({ backM, deepM }) => backM >= BEFORE * deepM;
}

/** Whether a plant of this radius, meters, stands at a place without being cut by the frame. */
function isWhole({ camera }: Site, { x, z }: Candidate, radiusM: number): boolean {
  const u = camera.photoX(x, z);
  const reachPx = (radiusM * camera.focalPx) / z;
  return u >= reachPx && u + reachPx <= camera.widthPx && camera.photoY(0, z) < camera.heightPx;
}

function spread(
  places: Places,
  plants: readonly Plant[],
  species: Species,
  count: number,
  scale: number,
  candidates: readonly Candidate[],
): Plant[] {
  const { camera } = places.site;
  const seen = candidates.slice(0, MOST_PLACES).map((at) => ({
    at,
    u: camera.photoX(at.x, at.z),
    v: camera.photoY(0, at.z),
    weight: 1 / at.z ** 3,
  }));
  const set = [...plants];
  for (const { u, v } of evenMiddles(seen, count)) {
    const before = set.length;
    const near = seen.toSorted((a, b) => (a.u - u) ** 2 + (a.v - v) ** 2 - ((b.u - u) ** 2 + (b.v - v) ** 2));
    for (const { at } of near) {
      setPlant(places, set, at, species, scale, leastRoomM);
      if (set.length > before) break;
    }
  }
  return set;
}

/** The middles of so many equal parts of what is seen, from left to right (weighted k-means, begun with upright slices). */
function evenMiddles(seen: readonly SeenPlace[], count: number): { u: number; v: number }[] {
  const across = seen.toSorted((a, b) => a.u - b.u);
  const total = across.reduce((sum, { weight }) => sum + weight, 0);
  const slices = Array.from({ length: count }, (): SeenPlace[] => []);
  let before = 0;
  for (const place of across) {
    slices[Math.min(count - 1, Math.floor((count * before) / total))]!.push(place);
    before += place.weight;
  }
  let middles = slices.flatMap((slice) => meanOf(slice) ?? []);
  for (let round = 0; round < ROUNDS; round++) {
    const parts = middles.map((): SeenPlace[] => []);
    for (const place of seen) parts[nearestTo(middles, place)]!.push(place);
    middles = parts.flatMap((part, k) => meanOf(part) ?? middles[k]!);
  }
  return middles;
}

function nearestTo(middles: readonly { u: number; v: number }[], { u, v }: SeenPlace): number {
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [k, middle] of middles.entries()) {
    const far = (middle.u - u) ** 2 + (middle.v - v) ** 2;
    if (far < least) [least, nearest] = [far, k];
  }
  return nearest;
}

/** The middle of some places by their weight; null without any. */
function meanOf(places: readonly SeenPlace[]): { u: number; v: number } | null {
  let [u, v, weight] = [0, 0, 0];
  for (const place of places) {
    u += place.weight * place.u;
    v += place.weight * place.v;
    weight += place.weight;
  }
  return weight > 0 ? { u: u / weight, v: v / weight } : null;
}
