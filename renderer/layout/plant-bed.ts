import type { PlanElement, PlantingStyle } from "#core/elements/element.ts";
import { findSpecies, type Species, type SpeciesId } from "#core/plants/catalogue.ts";
import { palettes } from "#core/plants/palettes.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { hash01, hashInt, type Random, seededRandom } from "#renderer/math/random.ts";
import { drawnSize, plantMesh, VARIANTS } from "#renderer/plants/plant-mesh.ts";
import { shrubs } from "#renderer/plants/shrubs.ts";
import { growHabit } from "#renderer/raster/habit.ts";
import type { Instance } from "#renderer/raster/instance.ts";
import { changePlants, isSetByHand } from "./change-plants.ts";
import type { Site } from "./site.ts";
import { leavesStones, stoneSpots } from "./stone-spots.ts";

/** Nothing tall stands nearer than this to the camera: it would hide the yard. */
const TALL_M = 0.75;
const TALL_FROM_M = 3.6;
/** And nothing farther off is seen taller than this share of the picture. */
const TALLEST_SEEN = 0.27;
/** Plants outside the frame by more than this share of its width are never seen. */
const BEYOND_FRAME = 0.05;
/**
 * Room that a plant takes, as a share of its width: crowns of perennials and low shrubs overlap and read as one planting, not as dots;
 * tall shrubs stand apart, as each would be lost in one mass.
 */
const CLOSENESS = 0.9;
const TALL_SHRUBS_CLOSENESS = 1.1;

/** Height of a window sill, and how near to the wall a plant can stand before one. Shrubs are kept to it, not dwarfed. */
const SILL_M = 0.95;
const AT_WALL_M = 1.5;
const LEAST_SHARE = 0.7;

/** Size of a plant that a hand chose for a place, as a share of its drawn size. */
const BY_HAND_SCALE = 0.92;
/** Things may reach under the rim of a crown. */
const CROWN_SHARE = 0.8;

type Plant = { x: number; z: number; radiusM: number; instance: Instance & { species: SpeciesId } };
type Candidate = { x: number; z: number; backM: number; edgeM: number };
type Band = {
  species: readonly Species[];
  fits: (c: Candidate) => boolean;
  /** Length of a drift: one species fills about this much of the bed before the next begins. */
  driftM: number;
  /** Size of the plants as a share of their drawn size. */
  smallest: number;
  largest: number;
};

/** The palette of a bed: the style's own, or the named species in their own bands. */
function paletteOf(
  style: PlantingStyle,
  named: readonly string[],
): Record<"back" | "mid" | "front", Species[]> {
  const own = palettes[style];
  const resolve = (ids: readonly SpeciesId[]) => ids.flatMap((id) => findSpecies(id) ?? []);
  const wanted = named.flatMap((id) => findSpecies(id) ?? []).filter((s) => s.role !== "tree");
  if (wanted.length === 0)
    return { back: resolve(own.back), mid: resolve(own.mid), front: resolve(own.front) };
  const large = wanted.filter((s) => s.role === "back" || s.role === "hedge");
  const middle = wanted.filter((s) => s.role === "mid");
  const small = wanted.filter((s) => s.role === "front" || s.role === "groundcover");
  const firstOf = (...lists: Species[][]) => lists.find((list) => list.length > 0) ?? wanted;
  return {
    back: firstOf(large, middle, small),
    mid: firstOf(middle, large, small),
    front: firstOf(small, middle, large),
  };
}

type BedElement = Extract<PlanElement, { kind: "bed" }>;
type Palette = ReturnType<typeof paletteOf>;

/**
 * Plants a bed: what stood in it before a change and is to stay keeps its place, and what is new comes where there is room. When there is
 * none the whole bed is planted anew. Answers the count per species.
 */
export function plantBed(
  site: Site,
  element: BedElement,
  bed: GroundSdf,
  isIsland: boolean,
): { species: string; count: number }[] {
  const palette = paletteOf(element.style, element.species);
  const { stays: stood, fresh, asked } = stayingPlants(site, element, bed, palette);
  const stays = byHand(site, stood);
  const added = paletteOf(element.style, fresh);
  let plants = setPlants(
    site,
    element,
    bed,
    isIsland,
    stays.length === 0 ? palette : fresh.length > 0 ? added : null,
    stays,
  );
  const isThere = (id: string) => plants.some(({ instance }) => instance.species === id);
  if (stays.length > 0 && !asked.every(isThere))
    plants = setPlants(site, element, bed, isIsland, palette, []);
  // Where the bed was filled up since, what was taken out has come again.
  plants = byHand(site, plants);
  site.instances.push(...plants.map(({ instance }) => instance));
  site.taken.push(crowns(plants));
  const counts = Map.groupBy(plants, ({ instance }) => instance.species);
  return [...counts].map(([species, { length }]) => ({ species, count: length }));
}

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
  const isLarger = JSON.stringify([old.size, old.grown]) !== JSON.stringify([element.size, element.grown]);
  const known = idsIn(paletteOf(old.style, old.species));
  const asked = ids.filter((id) => !known.includes(id));
  return { stays, asked, fresh: isLarger ? ids : asked };
}

/**
 * Back row against the wall, then the middle, then the front edge, then what gaps remain; in drifts, because one
 * of each is a collection and not a garden. `back` is the distance from the wall (or the bed's depth axis). Of a species with
 * a count so many are set as it says, spread over the bed, or as many as fit. Without a palette none are added but those.
 */
function setPlants(
  site: Site,
  { counts: wanted = {}, species: named }: BedElement,
  bed: GroundSdf,
  isIsland: boolean,
  palette: Palette | null,
  stays: readonly Plant[],
): Plant[] {
  const seed = site.seed + 17;
  const random = seededRandom(seed);
  const places = shuffledCandidates(site, bed, isIsland, random);
  const stones = stoneSpots(site);
  const candidates = places.filter(({ x, z }) => leavesStones(stones, x, z));
  let plants = [...stays];
  if (palette) {
    fillBands(site, palette, candidates, plants, seed, random, isIsland);
    // Where trees alone were named the style chose the plants, and each of those need not be there.
    const asked = idsIn(palette).filter((id) => named.includes(id));
    plants = withEach(site, plants, stays, asked, candidates, random, isIsland);
  }
  return Object.entries(wanted).reduce(
    (all, [id, count]) => asMany(site, all, id, count, candidates, random, isIsland),
    plants,
  );
}

function fillBands(
  site: Site,
  palette: Palette,
  candidates: readonly Candidate[],
  plants: Plant[],
  seed: number,
  random: Random,
  isIsland: boolean,
): void {
  const bands: Band[] = [
    {
      species: palette.back,
      fits: (c) => c.edgeM > 0.42 && c.backM > 0.35 && c.backM < 0.85,
      driftM: 2.4,
      smallest: 0.85,
      largest: 1.05,
    },
    {
      species: palette.mid,
      fits: (c) => c.edgeM > 0.42 && c.backM >= 0.7,
      driftM: 1.9,
      smallest: 0.8,
      largest: 1,
    },
    {
      species: palette.front,
      fits: (c) => c.edgeM > 0.2 && c.edgeM < 0.55,
      driftM: 1.5,
      smallest: 0.8,
      largest: 1,
    },
    { species: palette.front, fits: (c) => c.edgeM > 0.24, driftM: 1.3, smallest: 0.7, largest: 0.9 },
  ];
  const low = palette.front.filter((s) => drawnSize(s.id).heightM <= TALL_M);
  bands.forEach((band, nth) => {
    for (const candidate of candidates) {
      if (!band.fits(candidate)) continue;
      let species = driftSpecies(band, candidate, nth, seed);
      if (isInTheWay(site, candidate, drawnSize(species.id).heightM)) {
        if (low.length === 0) continue;
        species = low[Math.floor(hash01(Math.floor(candidate.x * 0.7 + candidate.z), 9, seed) * low.length)]!;
      }
      const scale = band.smallest + (band.largest - band.smallest) * random.next();
      setPlant(site, plants, candidate, species, scale, random, !isIsland && candidate.backM < AT_WALL_M);
    }
  });
}

/**
 * The plants with each named species among them: drifts of a small bed may leave one out. It comes where there is room, else in the place of a
 * share of those that stand most often.
 */
function withEach(
  site: Site,
  plants: readonly Plant[],
  stays: readonly Plant[],
  named: readonly SpeciesId[],
  candidates: readonly Candidate[],
  random: Random,
  isIsland: boolean,
): Plant[] {
  let all = [...plants];
  const set = (to: Plant[], id: SpeciesId, at: Candidate): boolean => {
    const species = findSpecies(id)!;
    if (isInTheWay(site, at, drawnSize(id).heightM * COUNTED_SCALE)) return false;
    const before = to.length;
    setPlant(site, to, at, species, COUNTED_SCALE, random, !isIsland && at.backM < AT_WALL_M);
    return to.length > before;
  };
  for (const id of named) {
    if (all.some(({ instance }) => instance.species === id)) continue;
    if (candidates.some((at) => set(all, id, at))) continue;
    const groups = Map.groupBy(
      all.filter((plant) => !stays.includes(plant)),
      ({ instance }) => instance.species,
    );
    const most = [...groups.values()].toSorted((a, b) => b.length - a.length)[0] ?? [];
    const inRow = most.toSorted((a, b) => a.x - b.x || a.z - b.z);
    const share = Math.floor(inRow.length / named.length) || Math.min(1, inRow.length - 1);
    for (const plant of inRow.slice(0, Math.max(0, share))) {
      const at = candidates.find(({ x, z }) => x === plant.x && z === plant.z);
      const others = all.filter((other) => other !== plant);
      if (at && set(others, id, at)) all = others;
    }
  }
  return all;
}

const isInTheWay = ({ camera }: Site, { z }: Candidate, heightM: number): boolean =>
  heightM > TALL_M && (z < TALL_FROM_M || heightM * camera.focalPx > TALLEST_SEEN * camera.heightPx * z);

/** A plant that was asked for by number may be drawn a little smaller than one that fills a bed. */
const COUNTED_SCALE = 0.75;

/** The plants with so many of one species as were asked for: too many are thinned out evenly, too few are set where there is room. */
function asMany(
  site: Site,
  plants: readonly Plant[],
  id: string,
  count: number,
  candidates: readonly Candidate[],
  random: Random,
  isIsland: boolean,
): Plant[] {
  const species = findSpecies(id);
  const own = plants.filter(({ instance }) => instance.species === id);
  if (!species) return [...plants];
  const others = plants.filter(({ instance }) => instance.species !== id);
  if (own.length >= count) {
    const inRow = own.toSorted((a, b) => a.x - b.x || a.z - b.z);
    const spread = Array.from(
      { length: count },
      (_, nth) => inRow[Math.floor(((nth + 0.5) * own.length) / count)]!,
    );
    return [...others, ...spread];
  }
  const all = [...plants];
  for (const candidate of candidates) {
    if (all.length === others.length + count) break;
    const atWall = !isIsland && candidate.backM < AT_WALL_M;
    setPlant(site, all, candidate, species, COUNTED_SCALE, random, atWall, leastRoomM);
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

function driftSpecies(band: Band, c: Candidate, nth: number, seed: number): Species {
  const drift = Math.floor((c.x + c.z * 0.3) / band.driftM + 100);
  return band.species[Math.floor(hash01(drift, nth + 1, seed) * band.species.length) % band.species.length]!;
}

/** Half the room of a plant whose crown has this radius, and the least: where more were asked for by number they stand closer. */
const leastRoomM = (_: SpeciesId, radiusM: number): number => radiusM * CLOSENESS;
const usualRoomM = (id: SpeciesId, radiusM: number): number =>
  radiusM * (id in shrubs && drawnSize(id).heightM > TALL_M ? TALL_SHRUBS_CLOSENESS : CLOSENESS);

/** Adds a plant where it has room. */
function setPlant(
  site: Site,
  plants: Plant[],
  at: Candidate,
  species: Species,
  scale: number,
  random: Random,
  atWall: boolean,
  roomM: (id: SpeciesId, radiusM: number) => number = usualRoomM,
): void {
  const { camera } = site;
  const drawn = drawnSize(species.id);
  // Under the sills, whatever grows there: nobody wants his windows planted up.
  const low = atWall ? Math.max(LEAST_SHARE, Math.min(1, SILL_M / (drawn.heightM * scale))) : 1;
  const radiusM = drawn.radiusM * scale * Math.sqrt(low);
  if (at.edgeM < radiusM * 0.45) return;
  const room = roomM(species.id, radiusM);
  for (const spot of plants) {
    const apart = roomM(spot.instance.species, spot.radiusM) + room;
    if ((spot.x - at.x) ** 2 + (spot.z - at.z) ** 2 < apart * apart) return;
  }
  const across = camera.photoX(at.x, at.z) / camera.widthPx;
  if (across < -BEYOND_FRAME || across > 1 + BEYOND_FRAME) return;
  if (camera.photoY(0, at.z) > camera.heightPx * (1 + BEYOND_FRAME)) return;
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
    scale: scale * Math.sqrt(low),
    heightScale: scale * low * (0.86 + 0.24 * random.next()),
    turn: random.next() * 2 * Math.PI,
    tone: 0.9 + 0.18 * random.next(),
    habit: growHabit(seededRandom(hashInt(at.x * 997, at.z * 997, site.seed))),
  };
  plants.push({ x: at.x, z: at.z, radiusM, instance });
}

/** One candidate per two by two cells of the bed, jittered, in random order (Poisson disc by dart throwing). */
function shuffledCandidates(site: Site, bed: GroundSdf, isIsland: boolean, random: Random): Candidate[] {
  const { grid } = site;
  const list: Candidate[] = [];
  for (let j = 0; j < grid.nz; j += 2) {
    for (let i = 0; i < grid.nx; i += 2) {
      const x = grid.x0 + (i + random.next()) * grid.cellM;
      const z = grid.z0 + (j + random.next()) * grid.cellM;
      if (z < 0.6 || grid.inside[j * grid.nx + i] === 0) continue;
      const edgeM = -bed(x, z);
      if (edgeM <= 0.16) continue;
      // An island is seen from all sides: its back is its middle.
      const backM = isIsland ? Math.max(0.36, 1.1 - edgeM) : grid.at(grid.houseDistance, x, z);
      list.push({ x, z, backM, edgeM });
    }
  }
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(random.next() * (i + 1));
    const held = list[i]!;
    list[i] = list[j]!;
    list[j] = held;
  }
  return list;
}
