import { canonicalJson } from "#core/canonical-json/canonical-json.ts";
import { countedPlants } from "#core/elements/counted-plants.ts";
import type { PlanElement } from "#core/elements/element.ts";
import { findSpecies, getSpecies, type Species, type SpeciesId } from "#core/plants/catalogue.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { hash01, seededRandom } from "#renderer/math/random.ts";
import { clamp } from "#renderer/math/scalar.ts";
import { drawnSize, isCarpet, plantMesh, VARIANTS } from "#renderer/plants/plant-mesh.ts";
import { type BedBack, shuffledCandidates } from "./bed-places.ts";
import { mayStandIn, mostTall } from "./bed-rows.ts";
import { changePlants, isSetByHand } from "./change-plants.ts";
import { APART, fillBands } from "./fill-bands.ts";
import { layCarpet } from "./lay-carpet.ts";
import { isScattered } from "./main-material.ts";
import { evenPlaces, inRow } from "./plant-row.ts";
import { CARPET_CLOSENESS, leastRoomM } from "./plant-size.ts";
import { halfWidth, type Palette, paletteOf } from "./planting-bands.ts";
import { type Places, type Plant, setPlant } from "./set-plant.ts";
import type { Site } from "./site.ts";
import { FEW, spreadCounted } from "./spread-counted.ts";
import { leavesStones, stoneSpots } from "./stone-spots.ts";
import { COUNTED_SCALE, withEach } from "./with-each.ts";

/** Size of a plant that a hand chose for a place, as a share of its drawn size. */
const BY_HAND_SCALE = 0.92;
/** Things may reach under the rim of a crown. */
const CROWN_SHARE = 0.8;

type BedElement = Extract<PlanElement, { kind: "bed" }>;

/**
 * Plants a bed: what stood in it before a change and is to stay keeps its place, and what is new comes where there is room. When there is
 * none the whole bed is planted anew. Answers the count per species.
 */
export function plantBed(
  site: Site,
  element: BedElement,
  bed: GroundSdf,
  back: BedBack,
): { species: string; count: number }[] {
  const isBare = element.bare || isForTree(site, element);
  if (isBare && element.species.length === 0 && site.planted.length === 0) return [];
  const { rows } = element;
  const palette = paletteOf(element.style, element.species, rows);
  const { stays: stood, fresh, asked } = stayingPlants(site, element, bed, palette);
  const stays = byHand(site, stood);
  const added = paletteOf(element.style, fresh, rows);
  let plants = setPlants(
    site,
    element,
    bed,
    back,
    stays.length === 0 ? palette : fresh.length > 0 ? added : null,
    stays,
  );
  const isThere = (id: string) => plants.some(({ instance }) => instance.species === id);
  if (stays.length > 0 && !asked.every(isThere)) plants = setPlants(site, element, bed, back, palette, []);
  // Where the bed was filled up since, what was taken out has come again.
  plants = byHand(site, plants);
  site.instances.push(...plants.map(({ instance }) => instance));
  site.taken.push(crowns(plants));
  const counts = Map.groupBy(plants, ({ instance }) => instance.species);
  return [...counts].map(([species, set]) => ({ species, count: countOf(species, set) }));
}

/** How many plants those are that were set: a patch of ground cover stands for as many as grow on its ground. */
function countOf(id: SpeciesId, set: readonly Plant[]): number {
  if (!isCarpet(id)) return set.length;
  const { spacingM } = getSpecies(id);
  const plants = set.reduce(
    (sum, { radiusM }) => sum + (CARPET_CLOSENESS * 2 * (radiusM / spacingM)) ** 2,
    0,
  );
  return Math.max(1, Math.round(plants));
}

/** A tree in gravel or stones stands alone: who wants other plants there too names them. */
const isForTree = ({ plan }: Site, { mulch, style, place }: BedElement): boolean =>
  mulch === "gravel" &&
  (style === "classic" || place === undefined || place === "around-tree") &&
  plan.elements.some(({ kind }) => kind === "tree");

/** Plants after what a hand did to single ones. */
function byHand(site: Site, plants: readonly Plant[]): Plant[] {
  if (site.planted.length === 0) return [...plants];
  const spots = plants.map((plant) => ({
    x: plant.x,
    z: plant.z,
    species: plant.instance.species as string,
    plant,
  }));
  const changed = changePlants(spots, site.planted, {
    set: (species, { x, z }, { plant }) => ({
      ...{ x, z, species },
      plant: plantAt(site, species, { x, z }, plant),
    }),
    aged: ({ plant, ...spot }, age) => ({
      ...spot,
      plant: { ...plant, instance: { ...plant.instance, age } },
    }),
  });
  return changed.map(({ plant }) => plant);
}

/** A plant at a place that a hand chose: the old one there, or another species in its stead, which is a new plant. */
function plantAt(site: Site, species: string, { x, z }: { x: number; z: number }, old: Plant): Plant {
  const found = findSpecies(species);
  if (!found || species === old.instance.species)
    return { ...old, x, z, instance: { ...old.instance, x, z } };
  const { plant: _, age: __, ...instance } = old.instance;
  const drawn = drawnSize(found.id);
  const variant = Math.floor(hash01(x, z, site.seed) * VARIANTS);
  const mesh = plantMesh(found.id, variant, site.light.sun.direction[1], site.plan.season);
  const scale = BY_HAND_SCALE;
  return {
    ...{ x, z, radiusM: drawn.radiusM * scale },
    instance: { ...instance, mesh, species: found.id, x, z, scale, heightScale: scale },
  };
}

const idsIn = (palette: Palette): SpeciesId[] => [
  ...new Set(Object.values(palette).flatMap((band) => band.map(({ id }) => id))),
];

/**
 * The plants of a changed bed that stay where they stood, the species that are asked for anew, and those to fill free ground with: all when
 * the bed has more ground now.
 */
function stayingPlants(
  { before, planted }: Site,
  element: BedElement,
  bed: GroundSdf,
  palette: Palette,
): Record<"fresh" | "asked", SpeciesId[]> & { stays: Plant[] } {
  const old = before?.element;
  if (!before || old?.kind !== "bed") return { stays: [], fresh: [], asked: [] };
  // Farther apart or closer together all of them stand anew.
  if (canonicalJson(old.spacings ?? {}) !== canonicalJson(element.spacings ?? {}))
    return { stays: [], fresh: [], asked: [] };
  const ids = idsIn(palette);
  const byHand = new Set(planted.map((change) => (change.do === "replace" ? change.by : change.species)));
  const mayStand = [...ids, ...[...byHand].flatMap((id) => findSpecies(id)?.id ?? [])];
  const stays = before.set.flatMap((instance): Plant[] => {
    const species = mayStand.find((id) => id === instance.species);
    const { x, z, scale = 1 } = instance;
    // Where a hand set a plant it stays, in the bed or beside it.
    if (!species || (bed(x, z) > 0 && !isSetByHand(planted, x, z))) return [];
    return [{ x, z, radiusM: drawnSize(species).radiusM * scale, instance: { ...instance, species } }];
  });
  const extent = ({ size = {}, grown }: BedElement) => canonicalJson({ size, grown });
  const isLarger = extent(old) !== extent(element);
  const known = idsIn(paletteOf(old.style, old.species));
  const asked = ids.filter((id) => !known.includes(id));
  return { stays, asked, fresh: isLarger ? ids : asked };
}

/**
 * Back row against the wall, then the middle, then the front edge, then what gaps remain; in drifts, because one
 * of each is a collection and not a garden. Of a species with
 * a count so many are set as it says, spread over the bed, or as many as fit. Without a palette none are added but those.
 */
function setPlants(
  site: Site,
  element: BedElement,
  bed: GroundSdf,
  back: BedBack,
  palette: Palette | null,
  stays: readonly Plant[],
): Plant[] {
  const seed = site.seed + 17;
  const random = seededRandom(seed);
  const all = shuffledCandidates(site, bed, back, random);
  const halfM = halfWidth(all);
  const stones = stoneSpots(site);
  const candidates = all.filter(
    ({ x, z, edgeM, halfM }) => edgeM > Math.min(RIM_M, RIM_SHARE * halfM) && leavesStones(stones, x, z),
  );
  const { spacings = {}, rows = {} } = element;
  const times = timesIn(site, all.length);
  const covers = palette ? idsIn(palette).filter(isCarpet).map(getSpecies) : [];
  const counted = countedPlants(element).filter(([id]) => !covers.some((one) => one.id === id));
  const isFew = ([, count]: (typeof counted)[number]) => count <= FEW;
  const isAllOver = site.areaId === null && isScattered(site, element);
  const behind = Object.keys(rows).filter((id) => rows[id] === "back");
  const places: Places = {
    site,
    candidates,
    random,
    back,
    halfM,
    spacings,
    times,
    seen: new Set([...counted.filter(isFew).map(([id]) => id), ...behind]),
    apart: isAllOver ? APART.allOver : element.mulch === "gravel" && !site.isOwnBed ? APART.inStones : 1,
    isAllOver,
    mayStand: mayStandIn(site, candidates, rows, back),
    liesBefore: (id, other) => rows[id] === "front" && rows[other] === "back",
    mostTall: mostTall(rows),
  };
  // What is new and of a known number comes first, so that it has the best places; what was changed keeps its own.
  const few = palette && stays.length === 0 ? counted.filter(isFew) : [];
  const placed = few.reduce<Plant[]>((some, [id, count]) => {
    const species = findSpecies(id);
    if (!species || !palette) return some;
    const row = element.inRow && some.length === 0 ? countedInRow(places, species, count) : null;
    return row ?? spreadCounted(places, some, species, count, palette);
  }, []);
  const first = [...stays, ...placed];
  const rest = palette && without(palette, new Set(few.map(([id]) => id)));
  let plants = [...first];
  if (rest) {
    const row = inRow(candidates, idsIn(rest), halfM, spacings, element.inRow);
    const [only] = rest.front;
    if (row && only) for (const at of row) setPlant(places, plants, at, only, IN_ROW_SCALE, leastRoomM);
    // A row of which most would stand before a walk or a door is none: what has room beside these fills the bed.
    const isRow = row !== null && plants.length - first.length > LEAST_OF_ROW * row.length;
    if (!isRow) fillBands(places, rest, plants, seed);
    // Where trees alone were named the style chose the plants, and each of those need not be there.
    const asked = idsIn(rest).filter((id) => element.species.includes(id) && !isCarpet(id));
    const each = withEach(places, bed, plants, first, asked);
    // What made room for another kind may have left more than that needs.
    if (each.length < plants.length) fillBands(places, rest, each, seed);
    plants = each;
  }
  const many = counted.filter((one) => !few.includes(one));
  const set = many.reduce((some, [id, count]) => asMany(places, some, id, count), plants);
  // Where those of a kind that is counted were too many the others close the gaps.
  const others = rest && without(rest, new Set(many.map(([id]) => id)));
  if (others && set.length < plants.length) fillBands(places, others, set, seed);
  layCarpet(
    places,
    all.filter(({ x, z }) => leavesStones(stones, x, z)),
    set,
    covers,
  );
  return set;
}

/**
 * A bed that somebody drew and that seems larger than this, square meters, lies near the horizon of a photo whose scale is a guess: its plants
 * are drawn larger with it, by so much at most.
 */
const LARGEST_M2 = 80;
const MOST_TIMES = 4;
const timesIn = ({ filled, isMeasured, grid }: Site, candidates: number): number =>
  filled && !isMeasured
    ? clamp(Math.sqrt((candidates * (2 * grid.cellM) ** 2) / LARGEST_M2), 1, MOST_TIMES)
    : 1;

/** So many plants of one species one after the other at even steps, of one size that has room; null where not all have. */
function countedInRow(places: Places, species: Species, count: number): Plant[] | null {
  const { candidates, spacings } = places;
  if (candidates.length === 0) return null;
  const row = evenPlaces(candidates, count, spacings[species.id]);
  for (const scale of ROW_SCALES) {
    const set: Plant[] = [];
    for (const at of row) setPlant(places, set, at, species, scale, wholeM);
    if (set.length === count) return set;
  }
  return null;
}

/** A palette without some species, or null where nothing else is left; a band of which nothing is left takes its neighbor's. */
function without({ back, mid, front }: Palette, ids: ReadonlySet<string>): Palette | null {
  const [low, middle, high] = [front, mid, back].map((band) => band.filter(({ id }) => !ids.has(id)));
  const one = [low, middle, high].find((band) => band!.length > 0);
  if (!one) return null;
  const or = (band: Palette["mid"] | undefined) => (band?.length ? band : one);
  return { back: or(high), mid: or(middle), front: or(low) };
}

/** With less of a row than this standing the bed is filled as any other. */
const LEAST_OF_ROW = 0.5;
/** Size of the plants of a row, times their drawn size. */
const IN_ROW_SCALE = 1;
/** The same where they were counted, the largest first that lets all of them stand. */
const ROW_SCALES = [1, 0.85, 0.7, 0.6];
/** Each of a counted row is seen whole: crowns touch and do not overlap. */
const wholeM = (_: SpeciesId, radiusM: number): number => radiusM;

/** The plants with so many of one species as were asked for: too many are thinned out evenly, too few are set where there is room. */
function asMany(places: Places, plants: readonly Plant[], id: string, count: number): Plant[] {
  const species = findSpecies(id);
  const own = plants.filter(({ instance }) => instance.species === id);
  if (!species) return [...plants];
  const others = plants.filter(({ instance }) => instance.species !== id);
  if (own.length >= count) {
    const inRow = own.toSorted((a, b) => a.x - b.x || a.z - b.z);
    // Of each part of the bed the one that stands nearest: few of a kind are there to be seen.
    const spread = Array.from({ length: count }, (_, nth) => {
      const part = inRow.slice((nth * own.length) / count, ((nth + 1) * own.length) / count);
      return part.reduce((nearest, one) => (one.z < nearest.z ? one : nearest));
    });
    return [...others, ...spread];
  }
  const all = [...plants];
  for (const candidate of places.candidates) {
    if (all.length === others.length + count) break;
    setPlant(places, all, candidate, species, COUNTED_SCALE, leastRoomM);
  }
  return all;
}

/** Distance to the nearest crown. */
const crowns =
  (spots: readonly Plant[]): GroundSdf =>
  (x, z) => {
    let nearest = Number.POSITIVE_INFINITY;
    for (const spot of spots) {
      const dx = spot.x - x;
      const dz = spot.z - z;
      nearest = Math.min(nearest, Math.sqrt(dx * dx + dz * dz) - spot.radiusM * CROWN_SHARE);
    }
    return nearest;
  };

/** Plants stand at least so far inside the rim, in a narrow bed this share of its half width. */
const RIM_M = 0.16;
const RIM_SHARE = 0.5;
