import type { GroundPoint } from "#core/geometry/point.ts";
import type { SpeciesId } from "#core/plants/catalogue.ts";
import { hexToLinear } from "#renderer/color/srgb.ts";
import { hash01 } from "#renderer/math/random.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import type { FoliageMesh } from "#renderer/mesh/foliage-mesh.ts";
import type { Instance } from "#renderer/raster/instance.ts";
import { cutRun, type RunPiece } from "#renderer/solids/run.ts";
import { bakeCanopyLight } from "./canopy-light.ts";
import { growHedge } from "./hedge.ts";
import { plantMesh } from "./plant-mesh.ts";

type HedgeLook = { leafLengthM: number; leafAspect: number; innerColor: Vec3; outerColor: Vec3 };

const BOXWOOD: HedgeLook = {
  leafLengthM: 0.034,
  leafAspect: 0.66,
  innerColor: hexToLinear("#2d3f1a"),
  outerColor: hexToLinear("#516a2c"),
};
/** Species that are clipped into a hedge; any other is drawn as boxwood. */
const LOOKS: Record<string, HedgeLook> = {
  inkberry: {
    leafLengthM: 0.042,
    leafAspect: 0.45,
    innerColor: hexToLinear("#1d3318"),
    outerColor: hexToLinear("#4c6629"),
  },
};
/** Planted in a row and left to grow together, each with its own top. */
const IN_A_ROW: readonly SpeciesId[] = ["arborvitae"];
/** Distance in such a row as a share of the hedge's depth: the flanks touch, the tops stay apart. */
const ROW_SHARE = 0.95;

const PIECE_M = 1.2;
/** Pieces reach into each other by this much, so that no gap shows. */
const OVERLAP_M = 0.12;
const VARIANTS = 3;
const CACHE_LIMIT = 24;
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
  const single = IN_A_ROW.find((id) => id === species);
  if (single !== undefined) return row(single, path, heightM, depthM, sunHeight, spacingM);
  const look = LOOKS[species] ?? BOXWOOD;
  const pieces = cutRun(path, PIECE_M);
  return pieces.map((piece, i) => {
    const ends = ([-1, 1] as const).filter((step) => !continues(piece, pieces[i + step]));
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
      bakeCanopyLight(mesh, sunHeight, 0.8, ends);
      if (cache.size >= CACHE_LIMIT) cache.delete(cache.keys().next().value!);
      cache.set(key, mesh);
    }
    return { mesh, x: piece.x, z: piece.z, turn: piece.turn };
  });
}

/** Round bends up to this, radians, pieces overlap enough to show no end between them. */
const GENTLEST_END = 0.3;

const continues = (piece: RunPiece, next: RunPiece | undefined): boolean =>
  next !== undefined && Math.abs(Math.sin((piece.turn - next.turn) / 2)) < GENTLEST_END / 2;

function row(
  id: SpeciesId,
  path: readonly GroundPoint[],
  heightM: number,
  depthM: number,
  sunHeight: number,
  spacingM = depthM * ROW_SHARE,
): Instance[] {
  const wideM = Math.max(depthM, spacingM / ROW_SHARE);
  return cutRun(path, spacingM).map((piece, i) => {
    const mesh = plantMesh(id, i, sunHeight);
    const chance = hash01(i, 5, 71);
    return {
      mesh,
      x: piece.x,
      z: piece.z,
      turn: chance * 2 * Math.PI,
      scale: ((wideM / 2) * (1.02 + 0.12 * chance)) / mesh.bulkRadius(),
      heightScale: (heightM / mesh.heightM) * (0.93 + 0.12 * hash01(i, 9, 72)),
      tone: 0.94 + 0.12 * hash01(i, 2, 73),
    };
  });
}
