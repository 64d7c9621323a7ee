import type { GroundPoint } from "#core/geometry/point.ts";
import {
  findSpecies,
  getSpecies,
  isColumn,
  plainSpecies,
  type Species,
  type SpeciesId,
} from "#core/plants/catalogue.ts";
import { hash01 } from "#renderer/math/random.ts";
import type { FoliageMesh } from "#renderer/mesh/foliage-mesh.ts";
import type { Instance } from "#renderer/raster/instance.ts";
import { cutRun, type RunPiece } from "#renderer/solids/run.ts";
import { bakeCanopyLight } from "./canopy-light.ts";
import { growHedge } from "./hedge.ts";
import { findHedgeLook, HEDGE_LOOKS } from "./hedge-looks.ts";
import { plantMesh } from "./plant-mesh.ts";

const COLUMNS: ReadonlySet<SpeciesId> = new Set<SpeciesId>(["arborvitae", "skyrocket-juniper"]);

/** Whether a hedge of a species is a row of single plants; any other is clipped, and so is a tree that is no column. */
export const growsInRow = (species: Species): boolean =>
  COLUMNS.has(species.id) ||
  isColumn(species) ||
  (species.role !== "tree" && findHedgeLook(plainSpecies(species.id)) === null);
/**
 * Distance of plants in such a row as a share of the hedge's depth: their flanks touch, their tops stay
 * apart.
 */
const ROW_SHARE = 0.95;

/** Length of a clipped piece, meters: one instance, lit at its own place. */
const PIECE_M = 1.2;
/** Pieces reach into each other by this much, so that no gap shows. */
const OVERLAP_M = 0.12;
/** Different pieces, and meshes kept in the cache. */
const VARIANTS = 3;
const CACHE_LIMIT = 24;
/** Density of the leaves when their light is baked, relative to other plants. */
const THICKNESS = 0.8;
/** Width, height and tone of plants in a row, each at random from `least` to `least + more`. */
const WIDTH_SPREAD = { least: 1.02, more: 0.12 } as const;
const HEIGHT_SPREAD = { least: 0.93, more: 0.12 } as const;
const TONE_SPREAD = { least: 0.94, more: 0.12 } as const;
const cache = new Map<string, FoliageMesh>();

/**
 * A hedge along a line on the ground: clipped pieces of about 1.2 m, or single plants in a row. `sunHeight`: sine of the sun's elevation;
 * `spacingM`: from one plant of a row to the next, where their number was said.
 */
export function hedgeRun(
  species: string,
  path: readonly GroundPoint[],
  heightM: number,
  depthM: number,
  sunHeight: number,
  spacingM?: number,
): Instance[] {
  const known = findSpecies(species);
  if (known && growsInRow(known)) return row(known.id, path, heightM, depthM, sunHeight, spacingM);
  // Trees that are clipped, and plants that the catalogue lacks, are drawn as boxwood.
  const look = findHedgeLook(known ? plainSpecies(known.id) : species) ?? HEDGE_LOOKS.boxwood;
  const pieces = cutRun(path, PIECE_M);
  return pieces.map((piece, i) => {
    const ends = ([-1, 1] as const).filter((step) => !continues(piece, pieces[i + step]));
    // Rounded to 10 cm, so that pieces of nearly one length share a mesh.
    const lengthM = Math.round((piece.lengthM + OVERLAP_M) * 10) / 10;
    const key = [
      species,
      lengthM,
      heightM.toFixed(2),
      depthM.toFixed(2),
      i % VARIANTS,
      ends.join("/"),
      sunHeight.toFixed(2),
    ].join();
    let mesh = cache.get(key);
    if (!mesh) {
      mesh = growHedge(17 + (i % VARIANTS) * 31, { lengthM, depthM, heightM, ends, ...look });
      bakeCanopyLight(mesh, sunHeight, THICKNESS, ends);
      if (cache.size >= CACHE_LIMIT) cache.delete(cache.keys().next().value!);
      cache.set(key, mesh);
    }
    return { mesh, x: piece.x, z: piece.z, turn: piece.turn };
  });
}

/** At bends up to this, radians (17 degrees), pieces overlap enough to show no end between them. */
const GENTLEST_END = 0.3;

const continues = (piece: RunPiece, next: RunPiece | undefined): boolean =>
  next !== undefined && Math.abs(Math.sin((piece.turn - next.turn) / 2)) < GENTLEST_END / 2;

/** Single plants along the path, each turned and sized by its number. */
function row(
  id: SpeciesId,
  path: readonly GroundPoint[],
  heightM: number,
  depthM: number,
  sunHeight: number,
  spacingM = depthM * ROW_SHARE,
): Instance[] {
  const { role, spreadM } = getSpecies(id);
  // Shrubs that stand far apart do not grow wider than they are; trees stay as slender as they are planted.
  const wideM = role === "tree" ? depthM : Math.max(depthM, Math.min(spacingM / ROW_SHARE, spreadM));
  return cutRun(path, spacingM).map((piece, i) => {
    const mesh = plantMesh(id, i, sunHeight);
    const chance = hash01(i, 5, 71);
    return {
      mesh,
      x: piece.x,
      z: piece.z,
      turn: chance * 2 * Math.PI,
      scale: ((wideM / 2) * (WIDTH_SPREAD.least + WIDTH_SPREAD.more * chance)) / mesh.bulkRadius(),
      heightScale: (heightM / mesh.heightM) * (HEIGHT_SPREAD.least + HEIGHT_SPREAD.more * hash01(i, 9, 72)),
      tone: TONE_SPREAD.least + TONE_SPREAD.more * hash01(i, 2, 73),
    };
  });
}
