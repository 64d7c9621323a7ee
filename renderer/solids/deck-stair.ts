import { METERS_PER_INCH } from "#core/geometry/units.ts";
import { riseEachIn, stairTreads } from "#core/takeoff/formulas/stairs.ts";
import { type GroundRectangle, pointOf } from "#renderer/layout/shapes.ts";
import { seededRandom } from "#renderer/math/random.ts";
import { addBoard, GRAIN_SEEDS } from "#renderer/mesh/board.ts";
import { SolidMesh } from "#renderer/mesh/solid-mesh.ts";
import type { Instance } from "#renderer/raster/instance.ts";
import { tinted } from "./tint.ts";
import { type WoodColor, woodColors } from "./wood.ts";

/** Width of the flight (3 ft) and depth of a tread (11 in), as the bill counts them. */
const WIDTH_M = 0.914;
const RUN_M = 0.28;
/** Thickness of treads (a nominal 2 in board) and of the stringers at both sides. */
const THICK_M = 0.038;
const STRINGER_M = 0.04;
/** Gap between the two boards of a tread, and how far a tread stands over the riser below it, meters. */
const TREAD_GAP_M = 0.006;
const NOSING_M = 0.01;
/** The riser stands this far behind the front edge; its thickness. Meters. */
const RISER_BACK_M = 0.03;
const RISER_THICK_M = 0.02;
/** Discs of contact shade lie this far apart under the flight, meters. */
const CONTACT_EVERY_M = 0.2;

/** The flight from a deck's front down to the ground, with as many treads as the bill has; none from a deck one riser high. */
export function deckStair(
  seed: number,
  deck: GroundRectangle,
  heightM: number,
  wood: WoodColor,
): { instances: Instance[]; deepM: number } {
  const heightIn = heightM / METERS_PER_INCH;
  const treads = stairTreads(heightIn);
  if (treads < 1) return { instances: [], deepM: 0 };
  const random = seededRandom(seed + 17);
  const mesh = new SolidMesh(800);
  const riseM = riseEachIn(heightIn) * METERS_PER_INCH;
  const color = () => tinted(woodColors[wood], 0.86 + 0.24 * random.next(), (random.next() - 0.5) * 0.1);
  for (let k = 0; k < treads; k++) {
    // Height of the tread and place of its front edge; z = 0 is the front of the deck.
    const top = heightM - (k + 1) * riseM;
    const front = -(k + 1) * RUN_M;
    // Two boards to a tread, the front one over the riser.
    for (const half of [0, 1]) {
      addBoard(mesh, {
        center: [0, top - THICK_M / 2, front + RUN_M * (0.25 + 0.5 * half) - NOSING_M],
        size: [WIDTH_M, THICK_M, RUN_M / 2 - TREAD_GAP_M],
        color: color(),
        grain: "wood",
        chamferM: 0.006,
        grainSeed: random.next() * GRAIN_SEEDS,
      });
    }
    addBoard(mesh, {
      center: [0, top - THICK_M - (riseM - THICK_M) / 2, front + RISER_BACK_M],
      size: [WIDTH_M - 0.04, riseM - THICK_M, RISER_THICK_M],
      color: color(),
      grain: "wood",
      chamferM: 0.002,
      grainSeed: random.next() * GRAIN_SEEDS,
    });
    for (const side of [-1, 1]) {
      addBoard(mesh, {
        // The stringer as a block under each tread.
        center: [side * (WIDTH_M / 2 - STRINGER_M), (top - THICK_M) / 2, front + RUN_M / 2],
        size: [STRINGER_M, top - THICK_M, RUN_M],
        color: color(),
        grain: "wood",
        chamferM: 0.003,
        grainSeed: random.next() * GRAIN_SEEDS,
      });
    }
  }
  const deepM = treads * RUN_M;
  for (let z = 0; z <= deepM; z += CONTACT_EVERY_M) mesh.contacts.push({ x: 0, z: -z, radiusM: WIDTH_M / 2 });
  const foot = pointOf(deck, 0, -deck.deepM / 2);
  return { instances: [{ mesh: mesh.finish(), ...foot, turn: deck.turn }], deepM };
}
