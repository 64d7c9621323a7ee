import { hash01, seededRandom } from "#renderer/math/random.ts";
import { addBoard } from "#renderer/mesh/board.ts";
import { SolidMesh } from "#renderer/mesh/solid-mesh.ts";
import type { Instance } from "#renderer/raster/instance.ts";
import { tinted } from "./tint.ts";
import { type WoodColour, woodColours } from "./wood.ts";

/** A rectangle on the ground with its sides along x and z. */
export type DeckPlace = { x: number; z: number; lengthM: number; depthM: number; heightM: number };

const BOARD_M = 0.14;
const GAP_M = 0.009;
const THICK_M = 0.028;
const LONGEST_BOARD_M = 3.6;
/** Boards that share one instance, and so one light from the photo. */
const BOARDS_PER_STRIP = 6;
/** Boards stand over the fascia by a finger. */
const EDGE_M = 0.03;

/** A raised deck: boards along x with staggered butt joints, a fascia all round and a step at the front. */
export function deck(seed: number, place: DeckPlace, wood: WoodColour): Instance[] {
  const random = seededRandom(seed);
  const colour = woodColours[wood];
  const { lengthM, depthM, heightM } = place;
  const rows = Math.max(1, Math.round(depthM / BOARD_M));
  const rowM = depthM / rows;
  const instances: Instance[] = [];
  for (let first = 0; first < rows; first += BOARDS_PER_STRIP) {
    const count = Math.min(BOARDS_PER_STRIP, rows - first);
    const middle = -depthM / 2 + (first + count / 2) * rowM;
    const mesh = new SolidMesh(1200);
    for (let k = 0; k < count; k++) {
      const row = first + k;
      let x = -lengthM / 2;
      let length = 1.2 + hash01(row, 3, seed) * (LONGEST_BOARD_M - 1.2);
      while (x < lengthM / 2 - 0.01) {
        const piece = Math.min(length, lengthM / 2 - x);
        length = LONGEST_BOARD_M;
        addBoard(mesh, {
          centre: [x + piece / 2, heightM - THICK_M / 2, -depthM / 2 + (row + 0.5) * rowM - middle],
          size: [piece - 0.003, THICK_M, rowM - GAP_M],
          colour: tinted(colour, 0.74 + 0.44 * random(), (random() - 0.5) * 0.12),
          grain: "wood",
          chamferM: 0.004,
          grainSeed: random() * 50,
        });
        x += piece;
      }
    }
    // Dark in the gaps, almost flush: from eye height one never sees deeper, and no shadow map could darken a slot of
    // 9 mm. Kept off the deck's own edge.
    const first0 = first === 0 ? EDGE_M : 0;
    const last0 = first + count === rows ? EDGE_M : 0;
    addBoard(mesh, {
      centre: [0, heightM - 0.0115, (first0 - last0) / 2],
      size: [lengthM - 2 * EDGE_M, 0.02, count * rowM - first0 - last0],
      colour: [0.012, 0.01, 0.008],
      grain: "none",
      chamferM: 0,
      openness: 0.3,
    });
    instances.push({ mesh: mesh.finish(), x: place.x, z: place.z + middle });
  }
  instances.push({ mesh: skirt(place, colour, random), x: place.x, z: place.z });
  return instances;
}

function skirt(place: DeckPlace, wood: readonly [number, number, number], random: () => number): SolidMesh {
  const mesh = new SolidMesh(600);
  const { lengthM, depthM, heightM } = place;
  const colour = () => tinted(wood, 0.72 + 0.12 * random());
  const face = Math.max(0.05, heightM - THICK_M - 0.01);
  for (const side of [-1, 1]) {
    addBoard(mesh, {
      centre: [0, 0.01 + face / 2, side * (depthM / 2 - 0.022)],
      size: [lengthM - 0.03, face, 0.022],
      colour: colour(),
      grain: "wood",
      grainSeed: random() * 50,
    });
    addBoard(mesh, {
      centre: [side * (lengthM / 2 - 0.022), 0.01 + face / 2, 0],
      size: [0.022, face, depthM - 0.03],
      colour: colour(),
      grain: "wood",
      grainSeed: random() * 50,
    });
  }
  for (let x = -lengthM / 2; x <= lengthM / 2; x += 0.25) {
    for (const side of [-1, 1]) mesh.contacts.push({ x, z: (side * depthM) / 2, radiusM: 0.2 });
  }
  for (let z = -depthM / 2; z <= depthM / 2; z += 0.25) {
    for (const side of [-1, 1]) mesh.contacts.push({ x: (side * lengthM) / 2, z, radiusM: 0.2 });
  }
  return mesh.finish();
}
