import { METERS_PER_INCH } from "#core/geometry/units.ts";
import { needsGuard } from "#core/takeoff/formulas/stairs.ts";
import { type GroundRectangle, pointOf } from "#renderer/layout/shapes.ts";
import { hash01, type Random, seededRandom } from "#renderer/math/random.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import { addBoard } from "#renderer/mesh/board.ts";
import { SolidMesh } from "#renderer/mesh/solid-mesh.ts";
import type { Instance } from "#renderer/raster/instance.ts";
import { deckRailing } from "./deck-railing.ts";
import { tinted } from "./tint.ts";
import { type WoodColor, woodColors } from "./wood.ts";

/** Where a deck lies and how high its boards are; `atHouse`: its far side is hidden at the wall. */
export type DeckPlace = GroundRectangle & { heightM: number; atHouse: boolean };

const BOARD_M = 0.14;
const GAP_M = 0.009;
const THICK_M = 0.028;
const LONGEST_BOARD_M = 3.6;
/** Boards that share one instance, and so one light from the photo. */
const BOARDS_PER_STRIP = 6;
/** Boards stand over the fascia by a finger. */
const EDGE_M = 0.03;

/**
 * A raised deck: boards parallel to the house with staggered butt joints between two boards that frame them, a fascia with skirting
 * below it, and a railing where the height asks for one.
 */
export function deck(seed: number, place: DeckPlace, wood: WoodColor): Instance[] {
  const random = seededRandom(seed);
  const color = woodColors[wood];
  const { wideM, deepM, heightM, turn } = place;
  const board = (mesh: SolidMesh, center: Vec3, size: Vec3) =>
    addBoard(mesh, {
      center,
      size,
      color: tinted(color, 0.78 + 0.38 * random.next(), (random.next() - 0.5) * 0.14),
      grain: "wood",
      chamferM: 0.005,
      grainSeed: random.next() * 50,
    });
  const rows = Math.max(1, Math.round(deepM / BOARD_M));
  const rowM = deepM / rows;
  const end = wideM / 2 - BOARD_M;
  const instances: Instance[] = [];
  for (let first = 0; first < rows; first += BOARDS_PER_STRIP) {
    const count = Math.min(BOARDS_PER_STRIP, rows - first);
    const middle = -deepM / 2 + (first + count / 2) * rowM;
    const mesh = new SolidMesh(1200);
    for (let k = 0; k < count; k++) {
      const row = first + k;
      let x = -end;
      let length = 1.2 + hash01(row, 3, seed) * (LONGEST_BOARD_M - 1.2);
      while (x < end - 0.01) {
        const piece = Math.min(length, end - x);
        length = LONGEST_BOARD_M;
        board(
          mesh,
          [x + piece / 2, heightM - THICK_M / 2, -deepM / 2 + (row + 0.5) * rowM - middle],
          [piece - 0.003, THICK_M, rowM - GAP_M],
        );
        x += piece;
      }
    }
    for (const side of [-1, 1]) {
      const across = side * (wideM / 2 - BOARD_M / 2);
      board(mesh, [across, heightM - THICK_M / 2, 0], [BOARD_M - GAP_M, THICK_M, count * rowM]);
    }
    // Dark in the gaps, almost flush: from eye height one never sees deeper, and no shadow map could darken a slot of
    // 9 mm. Kept off the deck's own edge.
    const first0 = first === 0 ? EDGE_M : 0;
    const last0 = first + count === rows ? EDGE_M : 0;
    addBoard(mesh, {
      center: [0, heightM - 0.0115, (first0 - last0) / 2],
      size: [wideM - 2 * EDGE_M, 0.02, count * rowM - first0 - last0],
      color: [0.012, 0.01, 0.008],
      grain: "none",
      chamferM: 0,
      openness: 0.3,
    });
    instances.push({ mesh: mesh.finish(), ...pointOf(place, 0, middle), turn });
  }
  instances.push({ mesh: skirt(place, color, random), x: place.x, z: place.z, turn });
  if (needsGuard(heightM / METERS_PER_INCH)) instances.push(deckRailing(seed, place, wood));
  return instances;
}

/** The fascia covers the rim joist; what is left below it is skirted with boards that let air through. */
const FASCIA_M = 0.19;
const SKIRT_M = 0.09;
const SKIRT_GAP_M = 0.012;
const OFF_GROUND_M = 0.015;

function skirt(place: DeckPlace, wood: Vec3, random: Random): SolidMesh {
  const mesh = new SolidMesh(600);
  const { wideM, deepM, heightM, atHouse } = place;
  const under = heightM - THICK_M - 0.004;
  const sides = [
    { across: 0, away: -(deepM / 2 - 0.022), wide: wideM - 0.03, deep: 0.022 },
    { across: -(wideM / 2 - 0.022), away: 0, wide: 0.022, deep: deepM - 0.03 },
    { across: wideM / 2 - 0.022, away: 0, wide: 0.022, deep: deepM - 0.03 },
    ...(atHouse ? [] : [{ across: 0, away: deepM / 2 - 0.022, wide: wideM - 0.03, deep: 0.022 }]),
  ];
  for (const { across, away, wide, deep } of sides) {
    let top = under;
    for (let tall = FASCIA_M; top > OFF_GROUND_M + 0.02; tall = SKIRT_M) {
      const face = Math.min(tall, top - OFF_GROUND_M);
      addBoard(mesh, {
        center: [across, top - face / 2, away],
        size: [wide, face, deep],
        color: tinted(
          wood,
          (tall === FASCIA_M ? 1.02 : 0.88) + 0.16 * random.next(),
          (random.next() - 0.5) * 0.08,
        ),
        grain: "wood",
        chamferM: 0.004,
        grainSeed: random.next() * 50,
      });
      top -= face + SKIRT_GAP_M;
    }
  }
  // Dark behind the gaps of the skirting.
  if (under > FASCIA_M + SKIRT_M) {
    addBoard(mesh, {
      center: [0, under / 2, 0],
      size: [wideM - 0.08, under - 0.02, deepM - 0.08],
      color: [0.012, 0.01, 0.008],
      grain: "none",
      chamferM: 0,
    });
  }
  for (let x = -wideM / 2; x <= wideM / 2; x += 0.25) {
    for (const side of [-1, 1]) mesh.contacts.push({ x, z: (side * deepM) / 2, radiusM: 0.2 });
  }
  for (let z = -deepM / 2; z <= deepM / 2; z += 0.25) {
    for (const side of [-1, 1]) mesh.contacts.push({ x: (side * wideM) / 2, z, radiusM: 0.2 });
  }
  return mesh.finish();
}
