import { hexToLinear } from "#renderer/color/srgb.ts";
import { seededRandom } from "#renderer/math/random.ts";
import { addBoard } from "#renderer/mesh/board.ts";
import { addLathe } from "#renderer/mesh/lathe.ts";
import { addPrism, ringSector } from "#renderer/mesh/prism.ts";
import { SolidMesh } from "#renderer/mesh/solid-mesh.ts";
import { tinted } from "./tint.ts";

/** A pit for four to six people: about 1.35 m across outside, fire ring 0.95 m. */
const INNER_M = 0.48;
const OUTER_M = 0.67;
const STONES = 15;
const COURSES = 3;
const COURSE_M = 0.125;
const CAP_M = 0.055;
/** Half a joint, as an angle. */
const JOINT = 0.006;
const STONE = hexToLinear("#8f8880");
const CAP = hexToLinear("#a39a8e");
const LOG = hexToLinear("#5a4332");
const CHAR = hexToLinear("#1f1a17");
const ASH = hexToLinear("#3a3633");

/** A round fire pit of split stone with a cut cap and logs in it. */
export function firePit(seed: number): SolidMesh {
  const random = seededRandom(seed);
  const mesh = new SolidMesh(3000);
  const step = (2 * Math.PI) / STONES;
  for (let course = 0; course < COURSES; course++) {
    for (let k = 0; k < STONES; k++) {
      const from = (k + (course % 2) * 0.5) * step;
      // No two stones stand out equally far.
      const proud = (random.next() - 0.5) * 0.018;
      addPrism(
        mesh,
        ringSector(INNER_M, OUTER_M + proud, from + JOINT, from + step - JOINT, 2),
        course * COURSE_M,
        (course + 1) * COURSE_M - 0.004,
        {
          color: tinted(STONE, 0.72 + 0.5 * random.next(), (random.next() - 0.5) * 0.08),
          grain: "stone",
          chamferM: 0.01,
          grainSeed: random.next() * 50,
        },
      );
    }
  }
  const caps = 12;
  for (let k = 0; k < caps; k++) {
    const from = ((k + 0.3) / caps) * 2 * Math.PI;
    addPrism(
      mesh,
      ringSector(INNER_M - 0.03, OUTER_M + 0.04, from + 0.004, from + (2 * Math.PI) / caps - 0.004, 3),
      COURSES * COURSE_M,
      COURSES * COURSE_M + CAP_M + (random.next() - 0.5) * 0.003,
      {
        color: tinted(CAP, 0.86 + 0.26 * random.next(), (random.next() - 0.5) * 0.05),
        grain: "cut-stone",
        chamferM: 0.006,
        grainSeed: random.next() * 50,
      },
    );
  }
  // A bed of ash inside, hollow in the middle.
  addLathe(
    mesh,
    [
      [INNER_M + 0.02, 0.2],
      [0.2, 0.15],
      [0, 0.14],
    ],
    { color: ASH, grain: "cut-stone", sides: 20 },
  );
  for (let k = 0; k < 6; k++) {
    const turn = k * 1.05 + random.next() * 0.5;
    addBoard(mesh, {
      center: [(random.next() - 0.5) * 0.2, 0.21 + 0.04 * k, (random.next() - 0.5) * 0.2],
      size: [0.48 + 0.14 * random.next(), 0.08, 0.08],
      color: random.next() < 0.35 ? CHAR : tinted(LOG, 0.7 + 0.5 * random.next()),
      grain: "wood",
      turn,
      chamferM: 0.024,
      wobbleM: 0.012,
      grainSeed: random.next() * 50,
      openness: 0.65,
    });
  }
  for (let k = 0; k < 12; k++) {
    const angle = (k / 12) * 2 * Math.PI;
    mesh.contacts.push({ x: Math.cos(angle) * OUTER_M, z: Math.sin(angle) * OUTER_M, radiusM: 0.24 });
  }
  return mesh.finish();
}
