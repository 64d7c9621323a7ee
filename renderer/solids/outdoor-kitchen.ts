import { hexToLinear } from "#renderer/color/srgb.ts";
import { type Random, seededRandom } from "#renderer/math/random.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import { addBoard, GRAIN_SEEDS } from "#renderer/mesh/board.ts";
import { addPrism } from "#renderer/mesh/prism.ts";
import { SolidMesh } from "#renderer/mesh/solid-mesh.ts";
import { tinted } from "./tint.ts";

export type KitchenFinish = "stone" | "stucco" | "wood";

/**
 * Height of the counter below its slab, depth, thickness of the slab and how far it stands over, meters.
 * Height and depth are near those of indoor kitchens.
 */
const COUNTER_M = 0.92;
export const KITCHEN_DEPTH_M = 0.75;
const SLAB_M = 0.05;
const OVERHANG_M = 0.04;
/** Linear reflectances. DARK is that of the knobs. */
const STONE = hexToLinear("#94897a");
const STUCCO = hexToLinear("#c9c0b0");
const CEDAR = hexToLinear("#8f6a48");
const SLAB = hexToLinear("#75726c");
const STEEL = hexToLinear("#b4b6b8");
const DARK = hexToLinear("#33332f");
/** Width of the grill, and height of its hood, which is a stack of slices, meters. */
const GRILL_M = 0.8;
const HOOD_SLICES = 7;
const HOOD_M = 0.24;

/** A counter with a built-in grill and steel doors, `lengthM` long; its front looks towards -z (the camera). */
export function outdoorKitchen(seed: number, lengthM: number, finish: KitchenFinish): SolidMesh {
  const random = seededRandom(seed);
  const mesh = new SolidMesh(5000);
  const front = -KITCHEN_DEPTH_M / 2;
  addBody(mesh, lengthM, finish, random);
  addBoard(mesh, {
    center: [0, COUNTER_M + SLAB_M / 2, 0],
    size: [lengthM + 2 * OVERHANG_M, SLAB_M, KITCHEN_DEPTH_M + 2 * OVERHANG_M],
    color: SLAB,
    grain: "cut-stone",
    chamferM: 0.008,
  });
  // The grill stands left of the middle.
  const grillX = -lengthM * 0.18;
  addGrill(mesh, grillX, front);
  // Doors under the grill, drawers and a small fridge beside it.
  // A door or drawer front with its handle, `wide` by `high` meters around (x, y) on the front.
  const panel = (x: number, y: number, wide: number, high: number, color: Vec3 = STEEL) => {
    addBoard(mesh, {
      center: [x, y, front - 0.012],
      size: [wide, high, 0.024],
      color,
      grain: "painted",
      chamferM: 0.004,
    });
    addBoard(mesh, {
      center: [x, y + high / 2 - 0.05, front - 0.04],
      size: [wide * 0.55, 0.018, 0.018],
      color: STEEL,
      grain: "none",
      chamferM: 0.006,
    });
  };
  for (const side of [-0.2, 0.2]) panel(grillX + side, 0.4, 0.37, 0.5);
  // Three drawers on the right where the counter is longer than 1.9 m.
  const right = lengthM * 0.27;
  if (lengthM > 1.9) {
    for (let k = 0; k < 3; k++) panel(right - 0.02, 0.26 + k * 0.2, 0.46, 0.18);
  }
  for (let x = -lengthM / 2; x <= lengthM / 2; x += 0.2) {
    for (const side of [-1, 1]) mesh.contacts.push({ x, z: (side * KITCHEN_DEPTH_M) / 2, radiusM: 0.24 });
  }
  return mesh.finish();
}

/** The body below the slab: one rendered block, planks, or courses of split stone. */
function addBody(mesh: SolidMesh, lengthM: number, finish: KitchenFinish, random: Random): void {
  if (finish === "stucco") {
    addBoard(mesh, {
      center: [0, COUNTER_M / 2, 0],
      size: [lengthM, COUNTER_M, KITCHEN_DEPTH_M],
      color: STUCCO,
      grain: "cut-stone",
      chamferM: 0.01,
    });
    return;
  }
  const wood = finish === "wood";
  // Eight planks of 11.5 cm, or twelve courses of stone of 7.7 cm; stones of 14 to 48 cm.
  const courseM = wood ? 0.115 : 0.0767;
  const courses = Math.round(COUNTER_M / courseM);
  for (let course = 0; course < courses; course++) {
    const y = ((course + 0.5) * COUNTER_M) / courses;
    const high = COUNTER_M / courses - (wood ? 0.004 : 0.003);
    let from = -lengthM / 2;
    while (from < lengthM / 2 - 0.01) {
      const rest = lengthM / 2 - from;
      const wanted = wood ? lengthM : 0.14 + 0.34 * random.next();
      // A remnant shorter than 10 cm is added to the last stone.
      const size = rest - wanted < 0.1 ? rest : wanted;
      // Stones stand out of the face by up to 1.1 cm, or lie as deep.
      const proud = wood ? 0 : (random.next() - 0.5) * 0.022;
      addBoard(mesh, {
        center: [from + size / 2, y, 0],
        size: [size - (wood ? 0 : 0.003), high, KITCHEN_DEPTH_M + proud],
        color: tinted(wood ? CEDAR : STONE, 0.72 + 0.5 * random.next(), (random.next() - 0.5) * 0.1),
        grain: wood ? "wood" : "stone",
        chamferM: 0.004,
        grainSeed: random.next() * GRAIN_SEEDS,
      });
      from += size;
    }
  }
}

/**
 * A grill 80 cm wide on the counter, its middle at `x`: cooking box, a steel hood, its handle, and a panel
 * with knobs on the front.
 */
function addGrill(mesh: SolidMesh, x: number, front: number): void {
  const top = COUNTER_M + SLAB_M;
  const wide = GRILL_M;
  addBoard(mesh, {
    // Cooking box.
    center: [x, top + 0.02, -0.03],
    size: [wide, 0.1, 0.6],
    color: tinted(STEEL, 0.9),
    grain: "painted",
    chamferM: 0.006,
  });
  // The hood is a stack of slabs whose depth follows a quarter circle: a rolled sheet.
  const slices = HOOD_SLICES;
  for (let k = 0; k < slices; k++) {
    const t = (k + 0.5) / slices;
    // The quarter circle is cut off at 92% of its height, so that the top slab keeps some depth.
    const depth = 0.52 * Math.sqrt(1 - (t * 0.92) ** 2);
    const y = top + 0.075 + (k * HOOD_M) / slices;
    const back = 0.26;
    addPrism(
      mesh,
      [
        [x - wide / 2 + 0.01, back - depth],
        [x + wide / 2 - 0.01, back - depth],
        [x + wide / 2 - 0.01, back],
        [x - wide / 2 + 0.01, back],
      ],
      y,
      y + HOOD_M / slices + 0.001,
      { color: tinted(STEEL, 0.94), grain: "painted", chamferM: 0.004, grainSeed: 0 },
    );
  }
  addBoard(mesh, {
    // Handle of the hood, then the control panel and its five knobs.
    center: [x, top + 0.14, -0.33],
    size: [wide * 0.8, 0.022, 0.022],
    color: STEEL,
    grain: "none",
    chamferM: 0.008,
  });
  addBoard(mesh, {
    center: [x, COUNTER_M - 0.07, front - 0.014],
    size: [wide, 0.14, 0.03],
    color: STEEL,
    grain: "painted",
    chamferM: 0.005,
  });
  for (const k of [-2, -1, 0, 1, 2]) {
    addBoard(mesh, {
      center: [x + k * 0.15, COUNTER_M - 0.07, front - 0.045],
      size: [0.045, 0.045, 0.03],
      color: DARK,
      grain: "none",
      chamferM: 0.014,
    });
  }
}
