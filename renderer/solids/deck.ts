import { METERS_PER_INCH } from "#core/geometry/units.ts";
import { needsGuard } from "#core/takeoff/formulas/stairs.ts";
import { type GroundRectangle, pointOf } from "#renderer/layout/shapes.ts";
import { hash01, type Random, seededRandom } from "#renderer/math/random.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import { addBoard, GRAIN_SEEDS } from "#renderer/mesh/board.ts";
import { SolidMesh } from "#renderer/mesh/solid-mesh.ts";
import type { Instance } from "#renderer/raster/instance.ts";
import { deckRailing } from "./deck-railing.ts";
import { tinted } from "./tint.ts";
import { type WoodColor, woodColors } from "./wood.ts";

/** Where a deck lies and how high its boards are; `atHouse`: its far side is hidden at the wall. */
export type DeckPlace = GroundRectangle & { heightM: number; atHouse: boolean };

/**
 * Width of a deck board with its gap, the gap, and the thickness of a board, meters. Rows are stretched a
 * little to fill the depth.
 */
const BOARD_M = 0.14;
const GAP_M = 0.009;
const THICK_M = 0.028;
/**
 * Longest board, meters (12 ft); the first of a row is between SHORTEST_FIRST_M and this, so that
 * joints are staggered.
 */
const LONGEST_BOARD_M = 3.6;
const SHORTEST_FIRST_M = 1.2;
/** Joint between the ends of two boards, meters. */
const BUTT_JOINT_M = 0.003;
/** Middle of the dark sheet in the gaps below the top of the boards, meters, and its reflectance. */
const FLUSH_M = 0.0115;
const IN_GAP: Vec3 = [0.012, 0.01, 0.008];
/** Boards that share one instance, and so one light from the photo. */
const BOARDS_PER_STRIP = 6;
/** The boards stand over the fascia by this much, meters. */
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
      grainSeed: random.next() * GRAIN_SEEDS,
    });
  const rows = Math.max(1, Math.round(deepM / BOARD_M));
  // x along the house, z away from the camera; `end` is where the framing boards begin.
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
      let length = SHORTEST_FIRST_M + hash01(row, 3, seed) * (LONGEST_BOARD_M - SHORTEST_FIRST_M);
      while (x < end - 0.01) {
        const piece = Math.min(length, end - x);
        length = LONGEST_BOARD_M;
        board(
          mesh,
          [x + piece / 2, heightM - THICK_M / 2, -deepM / 2 + (row + 0.5) * rowM - middle],
          [piece - BUTT_JOINT_M, THICK_M, rowM - GAP_M],
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
    // A dark sheet in the gaps, almost flush with the boards: from eye height one sees no deeper, and the
    // cells of a shadow map are too coarse for a slot of 9 mm. It ends before the deck's own edge.
    const first0 = first === 0 ? EDGE_M : 0;
    const last0 = first + count === rows ? EDGE_M : 0;
    addBoard(mesh, {
      center: [0, heightM - FLUSH_M, (first0 - last0) / 2],
      size: [wideM - 2 * EDGE_M, 0.02, count * rowM - first0 - last0],
      color: IN_GAP,
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

/**
 * Height of the fascia, which covers the rim joist; of the boards of the skirt below it; of the gaps
 * between them, which let air through; and of the gap at the ground. Meters.
 */
const FASCIA_M = 0.19;
const SKIRT_M = 0.09;
const SKIRT_GAP_M = 0.012;
const OFF_GROUND_M = 0.015;
/**
 * Thickness of fascia and skirt, how much shorter they are than the deck, and the joint under the boards,
 * meters.
 */
const SKIRT_THICK_M = 0.022;
const CORNER_M = 0.03;
const UNDER_BOARDS_M = 0.004;
/** Discs of contact shade along the rim: their distance and radius, meters. */
const CONTACT_EVERY_M = 0.25;
const CONTACT_M = 0.2;

function skirt(place: DeckPlace, wood: Vec3, random: Random): SolidMesh {
  const mesh = new SolidMesh(600);
  const { wideM, deepM, heightM, atHouse } = place;
  const under = heightM - THICK_M - UNDER_BOARDS_M;
  // Front, left and right; the far side too where the deck stands free.
  const sides = [
    { across: 0, away: -(deepM / 2 - SKIRT_THICK_M), wide: wideM - CORNER_M, deep: SKIRT_THICK_M },
    { across: -(wideM / 2 - SKIRT_THICK_M), away: 0, wide: SKIRT_THICK_M, deep: deepM - CORNER_M },
    { across: wideM / 2 - SKIRT_THICK_M, away: 0, wide: SKIRT_THICK_M, deep: deepM - CORNER_M },
    ...(atHouse
      ? []
      : [{ across: 0, away: deepM / 2 - SKIRT_THICK_M, wide: wideM - CORNER_M, deep: SKIRT_THICK_M }]),
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
        grainSeed: random.next() * GRAIN_SEEDS,
      });
      top -= face + SKIRT_GAP_M;
    }
  }
  // Dark behind the gaps of the skirting.
  if (under > FASCIA_M + SKIRT_M) {
    addBoard(mesh, {
      center: [0, under / 2, 0],
      size: [wideM - 0.08, under - 0.02, deepM - 0.08],
      color: IN_GAP,
      grain: "none",
      chamferM: 0,
    });
  }
  for (let x = -wideM / 2; x <= wideM / 2; x += CONTACT_EVERY_M) {
    for (const side of [-1, 1]) mesh.contacts.push({ x, z: (side * deepM) / 2, radiusM: CONTACT_M });
  }
  for (let z = -deepM / 2; z <= deepM / 2; z += CONTACT_EVERY_M) {
    for (const side of [-1, 1]) mesh.contacts.push({ x: (side * wideM) / 2, z, radiusM: CONTACT_M });
  }
  return mesh.finish();
}
