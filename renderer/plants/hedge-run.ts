import type { GroundPoint } from "#core/geometry/point.ts";
import { hexToLinear } from "#renderer/color/srgb.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import type { FoliageMesh } from "#renderer/mesh/foliage-mesh.ts";
import type { Instance } from "#renderer/raster/instance.ts";
import { cutRun, type RunPiece } from "#renderer/solids/run.ts";
import { bakeCanopyLight } from "./canopy-light.ts";
import { growHedge } from "./hedge.ts";

type HedgeLook = { leafLengthM: number; leafAspect: number; innerColour: Vec3; outerColour: Vec3 };

const BOXWOOD: HedgeLook = {
  leafLengthM: 0.04,
  leafAspect: 0.66,
  innerColour: hexToLinear("#26401a"),
  outerColour: hexToLinear("#55802e"),
};
/** Species that are clipped into a hedge; any other is drawn as boxwood. */
const LOOKS: Record<string, HedgeLook> = {
  arborvitae: {
    leafLengthM: 0.06,
    leafAspect: 0.4,
    innerColour: hexToLinear("#1e3a1c"),
    outerColour: hexToLinear("#4a7430"),
  },
  inkberry: {
    leafLengthM: 0.042,
    leafAspect: 0.45,
    innerColour: hexToLinear("#1d3318"),
    outerColour: hexToLinear("#436829"),
  },
};

const PIECE_M = 1.2;
/** Pieces reach into each other by this much, so that no gap shows. */
const OVERLAP_M = 0.12;
const VARIANTS = 2;
const CACHE_LIMIT = 16;
const cache = new Map<string, FoliageMesh>();

/** A clipped hedge along a line on the ground; about one instance per 1.2 m. `sunHeight`: sine of the sun's elevation. */
export function hedgeRun(
  species: string,
  path: readonly GroundPoint[],
  heightM: number,
  depthM: number,
  sunHeight: number,
): Instance[] {
  const look = LOOKS[species] ?? BOXWOOD;
  const pieces = cutRun(path, PIECE_M);
  return pieces.map((piece, i) => {
    const openEnds = continues(pieces[i - 1], piece) && continues(piece, pieces[i + 1]);
    const lengthM = Math.round((piece.lengthM + OVERLAP_M) * 10) / 10;
    const key = [
      species,
      lengthM,
      heightM.toFixed(2),
      depthM.toFixed(2),
      i % VARIANTS,
      sunHeight.toFixed(2),
    ].join();
    let mesh = cache.get(key);
    if (!mesh) {
      mesh = growHedge(17 + (i % VARIANTS) * 31, { lengthM, depthM, heightM, openEnds, ...look });
      bakeCanopyLight(mesh, sunHeight, 0.8);
      if (cache.size >= CACHE_LIMIT) cache.delete(cache.keys().next().value!);
      cache.set(key, mesh);
    }
    return { mesh, x: piece.x, z: piece.z, turn: piece.turn };
  });
}

const continues = (piece: RunPiece | undefined, next: RunPiece | undefined): boolean =>
  piece !== undefined && next !== undefined && piece.turn === next.turn;
