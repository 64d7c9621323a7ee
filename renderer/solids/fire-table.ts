import { hexToLinear } from "#renderer/color/srgb.ts";
import type { Random } from "#renderer/math/random.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import { addBoard, GRAIN_SEEDS } from "#renderer/mesh/board.ts";
import { addLathe } from "#renderer/mesh/lathe.ts";
import { addPrism, ringSector } from "#renderer/mesh/prism.ts";
import type { SolidMesh } from "#renderer/mesh/solid-mesh.ts";
import { tinted } from "./tint.ts";

/** Linear reflectance of the base, of the slab on it, of lava rock and of the steel of the pan. Chosen by eye. */
const PANEL = hexToLinear("#75736e");
const SLAB = hexToLinear("#8d8a84");
const LAVA = hexToLinear("#2b2724");
const PAN = hexToLinear("#3d3c3b");

/** Size of a fire table with straight sides, and of the pan in its middle, meters. */
export type FireTableSize = { longM: number; wideM: number; panLongM: number; panWideM: number };
/** Height of a table, thickness of its slab, how far the slab stands out, depth of the pan, and width of its rim, meters. */
const HEIGHT_M = 0.43;
const SLAB_M = 0.055;
const OUT_M = 0.05;
const PAN_DEEP_M = 0.035;
const RIM_M = 0.018;
/** Stones of lava for each square meter of the pan. */
const LAVA_EACH_M2 = 420;

/** A box with a slab on it, and a pan of lava rock between the four boards of the slab. */
export function addFireTable(mesh: SolidMesh, random: Random, size: FireTableSize): void {
  const { longM, wideM, panLongM, panWideM } = size;
  const baseM = HEIGHT_M - SLAB_M;
  const board = (center: Vec3, extent: Vec3, color: Vec3, chamferM = 0.008) =>
    addBoard(mesh, {
      center,
      size: extent,
      color,
      grain: "cut-stone",
      chamferM,
      grainSeed: random.next() * GRAIN_SEEDS,
    });
  board([0, baseM / 2, 0], [longM - 2 * OUT_M, baseM, wideM - 2 * OUT_M], PANEL);
  const [endM, sideM] = [(longM - panLongM) / 2, (wideM - panWideM) / 2];
  for (const side of [-1, 1]) {
    board([(side * (longM - endM)) / 2, baseM + SLAB_M / 2, 0], [endM, SLAB_M, wideM], SLAB);
    board([0, baseM + SLAB_M / 2, (side * (wideM - sideM)) / 2], [panLongM, SLAB_M, sideM], SLAB);
    // The rim of the pan.
    board([(side * (panLongM - RIM_M)) / 2, HEIGHT_M, 0], [RIM_M, 0.012, panWideM], PAN, 0.002);
    board([0, HEIGHT_M, (side * (panWideM - RIM_M)) / 2], [panLongM, 0.012, RIM_M], PAN, 0.002);
  }
  board([0, HEIGHT_M - PAN_DEEP_M - 0.01, 0], [panLongM, 0.02, panWideM], PAN);
  addLava(mesh, random, Math.round(LAVA_EACH_M2 * panLongM * panWideM), () => [
    (random.next() - 0.5) * (panLongM - 0.06),
    (random.next() - 0.5) * (panWideM - 0.06),
  ]);
}

/** Faces round a round table, and parts of the ring of its slab. */
const SIDES = 40;
const SECTORS = 8;

/** A drum with a round slab on it, and a round pan of lava rock. */
export function addRoundFireTable(mesh: SolidMesh, random: Random, radiusM: number, panM: number): void {
  const baseM = HEIGHT_M - SLAB_M;
  addLathe(
    mesh,
    [
      [radiusM * 0.8, 0],
      [radiusM * 0.8, baseM],
    ],
    { color: PANEL, grain: "cut-stone", sides: SIDES },
  );
  for (let k = 0; k < SECTORS; k++)
    addPrism(
      mesh,
      ringSector(panM, radiusM, (k / SECTORS) * 2 * Math.PI, ((k + 1) / SECTORS) * 2 * Math.PI, 5),
      baseM,
      HEIGHT_M,
      { color: SLAB, grain: "cut-stone", chamferM: 0, grainSeed: 3 },
    );
  addLathe(
    mesh,
    [
      [panM, HEIGHT_M - PAN_DEEP_M],
      [0, HEIGHT_M - PAN_DEEP_M],
    ],
    { color: PAN, grain: "cut-stone", sides: SIDES },
  );
  addLava(mesh, random, Math.round(LAVA_EACH_M2 * Math.PI * panM ** 2), () => {
    const angle = random.next() * 2 * Math.PI;
    const outM = (panM - 0.03) * Math.sqrt(random.next());
    return [Math.cos(angle) * outM, Math.sin(angle) * outM];
  });
}

function addLava(
  mesh: SolidMesh,
  random: Random,
  count: number,
  at: () => readonly [x: number, z: number],
): void {
  for (let k = 0; k < count; k++) {
    const sizeM = 0.035 + 0.03 * random.next();
    const [x, z] = at();
    addBoard(mesh, {
      center: [x, HEIGHT_M - PAN_DEEP_M + 0.012 + 0.012 * random.next(), z],
      size: [sizeM, 0.035, sizeM],
      color: tinted(LAVA, 0.6 + 0.9 * random.next()),
      grain: "rock",
      chamferM: 0.012,
      wobbleM: 0.006,
      turn: random.next() * Math.PI,
      grainSeed: random.next() * GRAIN_SEEDS,
    });
  }
}
