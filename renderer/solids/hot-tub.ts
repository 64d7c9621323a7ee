import { hexToLinear } from "#renderer/color/srgb.ts";
import { addLathe } from "#renderer/mesh/lathe.ts";
import type { SolidMesh } from "#renderer/mesh/solid-mesh.ts";
import { builder, type Tones } from "./furniture-parts.ts";

/** A spa for six: side and height, meters (84 by 84 by 36 in). */
export const HOT_TUB_M = { sideM: 2.13, heightM: 0.91 };
/** The rim of the shell: width, height over the cabinet, and how far it stands out, meters. */
const RIM = { wideM: 0.26, highM: 0.09, outM: 0.015 };
/** The water lies this far below the rim, meters. */
const WATER_BELOW_M = 0.1;
/** Panels on each side of the cabinet, and the gap between two, meters. */
const PANELS = 9;
const GAP_M = 0.008;
const CABINET = hexToLinear("#6f6a64");
const SHELL = hexToLinear("#d8d5cd");
const WATER = hexToLinear("#6fa9b4");
const DARK = hexToLinear("#26282a");
const JET = hexToLinear("#9aa0a3");
/** Boards of the step: width of all, depth of a tread and height of one, meters. */
const STEP = { wideM: 0.84, deepM: 0.29, highM: 0.2 };
const STEP_WOOD = hexToLinear("#6b5a4a");

/** A square hot tub: a shell with water in a cabinet of upright panels, and a step of two treads before it, at -z. */
export function hotTub(seed: number, tones: Tones): SolidMesh {
  const { mesh, piece, contact } = builder(seed + 73, tones, 4000);
  const { sideM, heightM } = HOT_TUB_M;
  const half = sideM / 2;
  const cabinetM = heightM - RIM.highM;
  const cabinet = {
    color: tones.isPainted ? tones.frame : CABINET,
    grain: "painted" as const,
    chamferM: 0.004,
  };
  // A dark core behind the gaps and the plinth; panels round it, broad ones at the corners.
  piece([0, cabinetM / 2, 0], [sideM - 0.06, cabinetM, sideM - 0.06], { color: DARK, grain: "painted" });
  const stepM = (sideM - 0.3) / PANELS;
  for (const side of [-1, 1]) {
    for (let k = 0; k < PANELS; k++) {
      const along = (k - (PANELS - 1) / 2) * stepM;
      const wide = stepM - GAP_M;
      piece([along, cabinetM / 2 + 0.03, side * (half - 0.02)], [wide, cabinetM - 0.06, 0.03], cabinet);
      piece([side * (half - 0.02), cabinetM / 2 + 0.03, along], [0.03, cabinetM - 0.06, wide], cabinet);
    }
    for (const other of [-1, 1])
      piece([side * (half - 0.075), cabinetM / 2, other * (half - 0.075)], [0.15, cabinetM, 0.15], {
        ...cabinet,
        chamferM: 0.03,
      });
  }
  const shell = { color: SHELL, grain: "painted" as const, chamferM: 0.035 };
  const rimY = cabinetM + RIM.highM / 2;
  const inner = half - RIM.wideM;
  const mid = half + RIM.outM - RIM.wideM / 2;
  for (const side of [-1, 1]) {
    piece([0, rimY, side * mid], [sideM + 2 * RIM.outM, RIM.highM, RIM.wideM], shell);
    piece([side * mid, rimY, 0], [RIM.wideM, RIM.highM, 2 * inner + 0.06], shell);
    // Two head rests on each of the long sides.
    for (const x of [-0.5, 0.5])
      piece([x, heightM - 0.02, side * (inner - 0.01)], [0.3, 0.07, 0.06], {
        color: DARK,
        grain: "painted",
        chamferM: 0.025,
      });
  }
  // Water, lighter over the seats round its middle.
  const waterY = heightM - WATER_BELOW_M;
  piece([0, waterY - 0.02, 0], [2 * inner + 0.04, 0.04, 2 * inner + 0.04], {
    color: WATER,
    grain: "painted",
    chamferM: 0.001,
  });
  for (const [x, z] of [
    [-0.45, 0.45],
    [0.45, 0.45],
    [-0.45, -0.45],
    [0.45, -0.45],
  ] as const)
    addLathe(
      mesh,
      [
        [0.09, waterY + 0.002],
        [0, waterY + 0.004],
      ],
      { color: JET, grain: "painted", sides: 12, x, z },
    );
  addStep({ piece }, -half);
  contact(0, -half - STEP.deepM, 0.5);
  for (const x of [-half, -half / 2, 0, half / 2, half])
    for (const z of [-half, half]) {
      contact(x, z, 0.3);
      contact(z, x, 0.3);
    }
  return mesh.finish();
}

function addStep({ piece }: Pick<ReturnType<typeof builder>, "piece">, frontZ: number): void {
  const wood = { color: STEP_WOOD, grain: "wood" as const };
  const { wideM, deepM, highM } = STEP;
  for (const step of [1, 2]) {
    const z = frontZ - 0.02 - (2.5 - step) * deepM;
    const y = step * highM;
    piece([0, y / 2 - 0.015, z + (step === 1 ? 0 : 0.01)], [wideM - 0.04, y - 0.03, deepM - 0.03], wood);
    for (const k of [-0.5, 0.5])
      piece([0, y - 0.014, z + k * (deepM / 2)], [wideM, 0.028, deepM / 2 - 0.006], wood);
  }
}
