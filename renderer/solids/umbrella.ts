import { hexToLinear } from "#renderer/color/srgb.ts";
import { seededRandom } from "#renderer/math/random.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import { addLathe } from "#renderer/mesh/lathe.ts";
import { SolidMesh } from "#renderer/mesh/solid-mesh.ts";

/** Linear reflectance of the pole and of the base. */
const POLE = hexToLinear("#57493c");
const BASE = hexToLinear("#6f6c67");
/** A market umbrella of 7½ ft, the usual one beside two chairs: half its width, heights of its rim and top, drop of its edge, meters. */
const HALF_M = 1.14;
const RIM_M = 1.98;
const TOP_M = 2.45;
const EDGE_M = 0.13;
const POLE_M = 0.022;
const PANELS = 8;
/** Share of the sky that the underside sees. */
const UNDER_TONE = 0.55;

/** A patio umbrella that is open, on its base; eight panels of `fabric` (linear reflectance). */
export function umbrella(seed: number, fabric: Vec3): SolidMesh {
  seededRandom(seed);
  const mesh = new SolidMesh(900);
  const under: [number, number, number] = [
    fabric[0] * UNDER_TONE,
    fabric[1] * UNDER_TONE,
    fabric[2] * UNDER_TONE,
  ];
  const canvas = { color: fabric, grain: "fabric", sides: PANELS, panels: true } as const;
  // The canvas sags between rim and top; its edge hangs down; the underside looks to the ground.
  addLathe(
    mesh,
    [
      [HALF_M + 0.01, RIM_M - EDGE_M],
      [HALF_M, RIM_M],
    ],
    canvas,
  );
  addLathe(
    mesh,
    [
      [HALF_M, RIM_M],
      [0.62 * HALF_M, RIM_M + 0.32 * (TOP_M - RIM_M)],
      [0, TOP_M],
    ],
    canvas,
  );
  addLathe(
    mesh,
    [
      [0, TOP_M - 0.03],
      [0.62 * HALF_M, RIM_M + 0.32 * (TOP_M - RIM_M) - 0.02],
      [HALF_M - 0.01, RIM_M - 0.02],
      [HALF_M - 0.005, RIM_M - EDGE_M],
    ],
    { ...canvas, color: under },
  );
  addLathe(
    mesh,
    [
      [POLE_M, 0],
      [POLE_M, TOP_M - 0.02],
      [0.035, TOP_M],
      [0, TOP_M + 0.07],
    ],
    { color: POLE, grain: "painted", sides: 12 },
  );
  addLathe(
    mesh,
    [
      [0.27, 0],
      [0.27, 0.05],
      [0.24, 0.075],
      [0.05, 0.085],
      [0.045, 0.3],
      [POLE_M, 0.31],
    ],
    { color: BASE, grain: "cut-stone", sides: 28 },
  );
  mesh.contacts.push({ x: 0, z: 0, radiusM: 0.36 });
  return mesh.finish();
}
