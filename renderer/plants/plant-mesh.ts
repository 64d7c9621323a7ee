import {
  getSpecies,
  type PlainSpeciesId,
  plainSpecies,
  type SpeciesId,
  varietyColor,
} from "#core/plants/catalogue.ts";
import type { Season } from "#core/plants/season.ts";
import type { FlowerColor } from "#core/plants/species-facts.ts";
import type { FoliageMesh } from "#renderer/mesh/foliage-mesh.ts";
import { annuals } from "./annuals.ts";
import { bakeCanopyLight } from "./canopy-light.ts";
import { clumps } from "./clumps.ts";
import { grasses } from "./grasses.ts";
import { perennials } from "./perennials.ts";
import { colorFlowers } from "./petals.ts";
import type { DrawnSize, PlantDrawing } from "./plant-drawing.ts";
import { seasonalMesh } from "./season.ts";
import { shrubs } from "./shrubs.ts";
import { trees } from "./trees.ts";

/** Every species of the catalogue has a look: a new one does not compile until it is here. */
const DRAWINGS: Record<PlainSpeciesId, PlantDrawing> = {
  ...shrubs,
  ...perennials,
  ...annuals,
  ...clumps,
  ...grasses,
  ...trees,
};

/**
 * Size of shrubs, and of perennials and grasses, a few years after planting, as shares of the mature size
 * in the catalog.
 */
const NEARLY_GROWN = { height: 0.85, spread: 0.85 };
const FULLY_GROWN = { height: 1, spread: 1 };

/** Different plants of one species; turned at random they do not repeat visibly. */
export const VARIANTS = 3;
/** The same for trees: a picture shows one or two, and each is looked at. */
const TREE_VARIANTS = 6;
/** Steps of the sun's height (its sine) for which plants are baked: 0.05 apart. */
const SUN_STEPS = 20;
/** Seed of a variant: FIRST_SEED and then every SEED_STEP (a prime). Others give other plants. */
const SEED_STEP = 7919;
const FIRST_SEED = 13;

/** Radius of a patch of ground cover, meters: some dozens fill a bed. */
const CARPET_M = 0.42;
/** Height of a carpet as a share of the mature height: it is kept mown or is not grown yet. By eye. */
const CARPET_HEIGHT = 0.6;

/** Whether a species is drawn as patches that close to a carpet. */
export const isCarpet = (id: SpeciesId): boolean => DRAWINGS[plainSpecies(id)].carpet ?? false;

const drawnSizes = new Map<SpeciesId, DrawnSize>();

/** Height and radius at which a species is drawn, meters. */
export function drawnSize(id: SpeciesId): DrawnSize {
  const known = drawnSizes.get(id);
  if (known) return known;
  const size = sizeOf(id);
  drawnSizes.set(id, size);
  return size;
}

function sizeOf(id: SpeciesId): DrawnSize {
  const species = getSpecies(id);
  if (isCarpet(id)) return { heightM: species.heightM * CARPET_HEIGHT, radiusM: CARPET_M };
  const grown = DRAWINGS[plainSpecies(id)].grown ?? (plainSpecies(id) in shrubs ? NEARLY_GROWN : FULLY_GROWN);
  return { heightM: species.heightM * grown.height, radiusM: (species.spreadM / 2) * grown.spread };
}

const cache = new Map<string, FoliageMesh>();
/** Baked meshes kept at most; one is 0.2 to 3 MB. */
const CACHE_LIMIT = 96;

/**
 * The mesh of a species at its drawn size, with its light baked for the sun's height (sine of the elevation; the azimuth
 * does not matter, see `canopy-light.ts`); with a season as it looks then, without one at its best. `variant` is any integer; meshes are shared, so callers do not change them.
 */
export function plantMesh(id: SpeciesId, variant: number, sunHeight: number, season?: Season): FoliageMesh {
  const shown = season ?? DRAWINGS[plainSpecies(id)].best;
  const grown = grownMesh(id, variant, sunHeight);
  return shown ? inSeason(grown, id, shown) : grown;
}

function grownMesh(id: SpeciesId, variant: number, sunHeight: number): FoliageMesh {
  const plain = plainSpecies(id);
  const variants = plain in trees ? TREE_VARIANTS : VARIANTS;
  const which = ((variant % variants) + variants) % variants;
  const height = Math.round(sunHeight * SUN_STEPS) / SUN_STEPS;
  const key = `${id}/${which}/${height}`;
  const known = cache.get(key);
  if (known) return known;
  const color = varietyColor(id);
  const mesh = color
    ? inColor(grownMesh(plain, which, height), color)
    : growPlant(plain, which * SEED_STEP + FIRST_SEED, height);
  if (cache.size >= CACHE_LIMIT) cache.delete(cache.keys().next().value!);
  cache.set(key, mesh);
  return mesh;
}

/** A plant of a species at its drawn size, with its light baked for the sun's height (sine of the elevation). */
function growPlant(plain: PlainSpeciesId, seed: number, height: number): FoliageMesh {
  const drawing = DRAWINGS[plain];
  const size = drawnSize(plain);
  const mesh = drawing.grow(seed, size);
  mesh.fitTo(size.heightM, size.radiusM);
  mesh.dense = drawing.dense ?? false;
  bakeCanopyLight(mesh, height, drawing.thickness ?? 1);
  return mesh;
}

/** A variety is its species with flowers of another color: both have the same triangles and the same light on them. */
function inColor(plain: FoliageMesh, color: FlowerColor): FoliageMesh {
  const mesh = plain.withColors(plain.colors.slice());
  colorFlowers(mesh, color);
  return mesh;
}

function inSeason(grown: FoliageMesh, id: SpeciesId, season: Season): FoliageMesh {
  let bySeason = seasonal.get(grown);
  if (!bySeason) {
    bySeason = new Map();
    seasonal.set(grown, bySeason);
  }
  let mesh = bySeason.get(season);
  if (!mesh) {
    mesh = seasonalMesh(grown, id, season, DRAWINGS[plainSpecies(id)].coloredLeaves ?? false);
    bySeason.set(season, mesh);
  }
  return mesh;
}

/** Meshes by season, for as long as the mesh lives from which they were made. */
const seasonal = new WeakMap<FoliageMesh, Map<Season, FoliageMesh>>();
