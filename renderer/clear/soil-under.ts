import type { Camera } from "#core/camera/camera.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { grown, pixelsOf } from "./pixel-pieces.ts";
import { plantFoot } from "./plant-foot.ts";

/** Shrubs stand on soil about as deep as they are high; within these bounds, meters. */
const DEPTH_M = [0.5, 1.3] as const;

const PAVED = 0.5;
const RIM_PX = 3;

/**
 * What is seen when the plants of `masks` (1 per pixel of `seen`) have gone and others come in their place: they stood on soil, which
 * nobody saw, from the foot of each column back. `filled`: 1 where they have gone. `camera`: for the picture of `seen`.
 */
export function soilUnder(
  seen: Seen,
  masks: readonly Uint8Array[],
  filled: Uint8Array,
  camera: Camera,
): Seen {
  if (masks.length === 0) return seen;
  const { width, height } = seen;
  const isSoil = new Uint8Array(width * height);
  for (const mask of masks) {
    const feet = plantFoot(mask, seen, camera)?.rows ?? new Int32Array(0);
    for (let x = 0; x < feet.length; x++) {
      let foot = feet[x]!;
      if (foot < 0) continue;
      let top = foot;
      while (top > 0 && mask[(top - 1) * width + x]) top--;
      // Their rim has gone too.
      while (foot + 1 < height && filled[(foot + 1) * width + x]) foot++;
      const z = camera.groundZ(foot + 1);
      const tallM = camera.heightAt(top, z);
      const depthM = Math.max(DEPTH_M[0], Math.min(DEPTH_M[1], tallM));
      const end = Math.max(0, Math.floor(camera.photoY(0, z + depthM)));
      for (let y = end; y <= foot; y++) if (filled[y * width + x]) isSoil[y * width + x] = 1;
    }
  }
  // Paving that is seen between them goes on under none of them.
  for (const mask of masks)
    for (const i of grown(pixelsOf(mask), RIM_PX, width, height))
      if (filled[i] && seen.hard[i]! > PAVED) isSoil[i] = 1;
  return withSoil(seen, isSoil);
}

/** What is seen with soil where `isSoil` is 1. */
export function withSoil(seen: Seen, isSoil: Uint8Array): Seen {
  const where = (plane: Float32Array, value: number) => plane.map((own, i) => (isSoil[i] ? value : own));
  return {
    ...seen,
    bared: seen.bared ? isSoil.map((one, i) => one | seen.bared![i]!) : isSoil,
    ground: where(seen.ground, 1),
    soft: where(seen.soft, 1),
    hard: where(seen.hard, 0),
    drive: where(seen.drive, 0),
    walk: where(seen.walk, 0),
    street: where(seen.street, 0),
    lawn: where(seen.lawn, 0),
    house: where(seen.house, 0),
    plants: where(seen.plants, 0),
    standing: where(seen.standing, 0),
  };
}
