import { hexToLinear } from "#renderer/color/srgb.ts";
import { seededRandom } from "#renderer/math/random.ts";
import { addBoard } from "#renderer/mesh/board.ts";
import { SolidMesh } from "#renderer/mesh/solid-mesh.ts";
import { tinted } from "./tint.ts";

/** Middle of the ring of stones: a pit for four to six people is about 1.2 m across. */
const RADIUS_M = 0.6;
const STONES = 14;
const COURSES = 3;
const COURSE_M = 0.13;
const STONE = hexToLinear("#8f8880");
const CAP = hexToLinear("#a39a8e");
const LOG = hexToLinear("#4a3222");
const ASH = hexToLinear("#2b2826");

/** A round fire pit of split stone with a cut cap and logs in it. */
export function firePit(seed: number): SolidMesh {
  const random = seededRandom(seed);
  const mesh = new SolidMesh(3000);
  for (let course = 0; course < COURSES; course++) {
    for (let k = 0; k < STONES; k++) {
      const angle = ((k + (course % 2) * 0.5) / STONES) * 2 * Math.PI;
      addBoard(mesh, {
        centre: [Math.cos(angle) * RADIUS_M, COURSE_M * (course + 0.5), Math.sin(angle) * RADIUS_M],
        size: [0.2, COURSE_M - 0.006, ((2 * Math.PI * (RADIUS_M + 0.1)) / STONES) * 0.985],
        colour: tinted(STONE, 0.76 + 0.42 * random(), (random() - 0.5) * 0.07),
        grain: "stone",
        turn: angle,
        chamferM: 0.012,
        wobbleM: 0.006,
        grainSeed: random() * 50,
      });
    }
  }
  for (let k = 0; k < STONES; k++) {
    const angle = ((k + 0.25) / STONES) * 2 * Math.PI;
    addBoard(mesh, {
      centre: [Math.cos(angle) * RADIUS_M, COURSES * COURSE_M + 0.028, Math.sin(angle) * RADIUS_M],
      size: [0.28, 0.055, ((2 * Math.PI * (RADIUS_M + 0.14)) / STONES) * 0.99],
      colour: tinted(CAP, 0.88 + 0.24 * random(), (random() - 0.5) * 0.04),
      grain: "cut-stone",
      turn: angle,
      chamferM: 0.008,
      grainSeed: random() * 50,
    });
  }
  addBoard(mesh, {
    centre: [0, 0.2, 0],
    size: [RADIUS_M * 1.4, 0.04, RADIUS_M * 1.4],
    colour: ASH,
    grain: "cut-stone",
    openness: 0.35,
  });
  for (let k = 0; k < 5; k++) {
    addBoard(mesh, {
      centre: [(random() - 0.5) * 0.15, 0.27 + 0.035 * k, (random() - 0.5) * 0.15],
      size: [0.5 + 0.1 * random(), 0.085, 0.085],
      colour: tinted(LOG, 0.7 + 0.5 * random()),
      grain: "wood",
      turn: k * 1.25 + random() * 0.5,
      chamferM: 0.03,
      grainSeed: random() * 50,
      openness: 0.6,
    });
  }
  for (let k = 0; k < 10; k++) {
    const angle = (k / 10) * 2 * Math.PI;
    mesh.contacts.push({ x: Math.cos(angle) * 0.6, z: Math.sin(angle) * 0.6, radiusM: 0.3 });
  }
  return mesh.finish();
}
