import { hash01 } from "#renderer/math/random.ts";
import { normalize, scaled, type Vec3 } from "#renderer/math/vec3.ts";
import type { FoliageMesh } from "#renderer/mesh/foliage-mesh.ts";
import { addFoliageTriangle } from "#renderer/mesh/leaf.ts";

/** Faces around the body and rings from its foot to its top. */
const SIDES = 16;
const RINGS = 12;
/** Tone relative to the foliage: old wood and needles in the dark have hardly any color. From face to face it differs by up to this share. */
const CORE_TONE = 0.55;
const TONE_SPREAD = 0.5;

/**
 * A closed dark body inside a dense crown. One does not look through boxwood or arborvitae: without it every gap between
 * leaves shows the house behind. `radiusAt` gives its radius by height (0 to 1 of `heightM`).
 */
export function addDarkCore(
  mesh: FoliageMesh,
  heightM: number,
  radiusAt: (share: number) => number,
  foliage: Vec3,
): void {
  const color = scaled(foliage, CORE_TONE);
  const toneOf = (ring: number, side: number) => 1 + TONE_SPREAD * (2 * hash01(ring, side) - 1);
  const at = (ring: number, side: number): Vec3 => {
    const share = ring / RINGS;
    const angle = (side / SIDES) * 2 * Math.PI;
    const radius = radiusAt(share);
    return [Math.cos(angle) * radius, share * heightM, Math.sin(angle) * radius];
  };
  for (let ring = 0; ring < RINGS; ring++) {
    for (let side = 0; side < SIDES; side++) {
      const a = at(ring, side);
      const b = at(ring, side + 1);
      const c = at(ring + 1, side + 1);
      const d = at(ring + 1, side);
      const n = normalize([a[0] + c[0], 0.15, a[2] + c[2]]);
      addFoliageTriangle(mesh, a, b, c, n, color, toneOf(ring, side), 0);
      addFoliageTriangle(mesh, a, c, d, n, color, toneOf(ring, side + SIDES), 0);
    }
  }
}
