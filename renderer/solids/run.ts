import type { GroundPoint } from "#core/geometry/point.ts";
import type { SolidMesh } from "#renderer/mesh/solid-mesh.ts";
import type { Instance } from "#renderer/raster/instance.ts";

/**
 * One straight piece of a run on the ground, meters: its middle (x, z), its length, its turn (radians from
 * +x towards +z), and the length of the run before it.
 */
export type RunPiece = { x: number; z: number; lengthM: number; turn: number; startM: number };

/**
 * Cuts a polyline into pieces of about `pieceM`, never across a corner. Long things are built piece by piece, so that each
 * takes the light of its own place in the photo.
 */
export function cutRun(path: readonly GroundPoint[], pieceM: number): RunPiece[] {
  const pieces: RunPiece[] = [];
  let startM = 0;
  for (let i = 0; i + 1 < path.length; i++) {
    const a = path[i]!;
    const b = path[i + 1]!;
    const lengthM = Math.hypot(b.x - a.x, b.z - a.z);
    // Two points in one place.
    if (lengthM < 1e-3) continue;
    // Whole pieces of equal length, about `pieceM` each.
    const count = Math.max(1, Math.round(lengthM / pieceM));
    for (let k = 0; k < count; k++) {
      const t = (k + 0.5) / count;
      pieces.push({
        x: a.x + (b.x - a.x) * t,
        z: a.z + (b.z - a.z) * t,
        lengthM: lengthM / count,
        turn: Math.atan2(b.z - a.z, b.x - a.x),
        startM: startM + (k * lengthM) / count,
      });
    }
    startM += lengthM;
  }
  return pieces;
}

/** A piece built along its own x axis, put in its place. */
export const standing = (mesh: SolidMesh, piece: RunPiece): Instance => ({
  mesh,
  x: piece.x,
  z: piece.z,
  turn: piece.turn,
});
