import type { FirePitForm } from "#core/elements/element.ts";
import { hexToLinear } from "#renderer/color/srgb.ts";
import { type Random, seededRandom } from "#renderer/math/random.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import { addBoard, GRAIN_SEEDS } from "#renderer/mesh/board.ts";
import { addLathe } from "#renderer/mesh/lathe.ts";
import { addPrism, ringSector } from "#renderer/mesh/prism.ts";
import { SolidMesh } from "#renderer/mesh/solid-mesh.ts";
import { tinted } from "./tint.ts";

/** A pit as kits have it, 42 in (1.07 m) across its cap. Radii of the ring and of the wall, meters. */
const INNER_M = 0.33;
const OUTER_M = 0.495;
/** Stones to a course, courses, and heights of a course and of the cap, meters. */
const STONES = 12;
const COURSES = 3;
const COURSE_M = 0.125;
const CAP_M = 0.055;
/** Half a joint as an angle, radians: 4 mm at the outside of the wall. */
const JOINT = 0.006;
/** Linear reflectance of wall, cap, logs, charred logs and ash. */
const STONE = hexToLinear("#8f8880");
const CAP = hexToLinear("#a39a8e");
const LOG = hexToLinear("#5a4332");
const CHAR = hexToLinear("#1f1a17");
const ASH = hexToLinear("#3a3633");
/**
 * Range by which stones stand out of the wall, joint between courses, half a joint of the cap (radians),
 * and range of the cap's height. Meters but for the angle.
 */
const PROUD_M = 0.018;
const COURSE_JOINT_M = 0.004;
const CAP_JOINT = 0.004;
const CAP_UNEVEN_M = 0.003;
/** Logs, their turn from one to the next (radians, a sixth of a circle), and the share that is charred. */
const LOGS = 6;
const LOG_TURN = 1.05;
const CHARRED = 0.35;
/** Discs of contact shade round the wall, and their radius, meters. */
const CONTACTS = 12;
const CONTACT_M = 0.2;
/** Linear reflectance of weathered steel and of a cast bowl. */
const STEEL = hexToLinear("#4a3a30");
const CAST = hexToLinear("#96908a");
const ROUND_SIDES = 44;

/** What holds the fire; around the same bed of ash. */
const HOLDERS: Record<FirePitForm, (mesh: SolidMesh, random: Random) => void> = {
  stone: addRing,
  // A ring of sheet steel, rolled over at its rim.
  steel: (mesh) =>
    addLathe(
      mesh,
      [
        [0.46, 0],
        [0.46, 0.36],
        [0.475, 0.375],
        [0.475, 0.39],
        [0.445, 0.395],
        [0.44, 0.37],
        [0.44, 0.1],
      ],
      { color: STEEL, grain: "cut-stone", sides: ROUND_SIDES },
    ),
  // A wide bowl on a narrow foot.
  bowl: (mesh) =>
    addLathe(
      mesh,
      [
        [0.24, 0],
        [0.25, 0.05],
        [0.38, 0.14],
        [0.48, 0.26],
        [0.525, 0.36],
        [0.53, 0.385],
        [0.49, 0.395],
        [0.47, 0.37],
        [0.4, 0.22],
        [0.3, 0.15],
      ],
      { color: CAST, grain: "cut-stone", sides: ROUND_SIDES, smooth: true },
    ),
  table: addTable,
};
/** Sheet steel and the slab on it, sides and height of a fire table, and the pan in its middle, meters. */
const PANEL = hexToLinear("#55544f");
const SLAB = hexToLinear("#8d8a84");
const LAVA = hexToLinear("#2b2724");
const TABLE = { longM: 1.2, wideM: 0.72, heightM: 0.42, slabM: 0.05, panM: { longM: 0.6, wideM: 0.2 } };

/** A box with a slab on it, and a pan of lava rock between the four boards of the slab. */
function addTable(mesh: SolidMesh, random: Random): void {
  const { longM, wideM, heightM, slabM, panM } = TABLE;
  const baseM = heightM - slabM;
  const board = (center: Vec3, size: Vec3, color: Vec3) =>
    addBoard(mesh, {
      ...{ center, size, color },
      grain: "cut-stone",
      chamferM: 0.006,
      grainSeed: random.next() * GRAIN_SEEDS,
    });
  board([0, baseM / 2, 0], [longM - 0.12, baseM, wideM - 0.12], PANEL);
  const [endM, sideM] = [(longM - panM.longM) / 2, (wideM - panM.wideM) / 2];
  for (const side of [-1, 1]) {
    board([(side * (longM - endM)) / 2, baseM + slabM / 2, 0], [endM, slabM, wideM], SLAB);
    board([0, baseM + slabM / 2, (side * (wideM - sideM)) / 2], [panM.longM, slabM, sideM], SLAB);
  }
  for (let k = 0; k < LAVA_STONES; k++) {
    const sizeM = 0.05 + 0.03 * random.next();
    board(
      [
        (random.next() - 0.5) * (panM.longM - 0.06),
        baseM + 0.02,
        (random.next() - 0.5) * (panM.wideM - 0.06),
      ],
      [sizeM, 0.04, sizeM],
      tinted(LAVA, 0.7 + 0.7 * random.next()),
    );
  }
}
const LAVA_STONES = 40;

/** Radius of what stands on the ground, meters. */
const FOOT_M: Record<FirePitForm, number> = { stone: OUTER_M, steel: 0.46, bowl: 0.26, table: 0.4 };

/** A ring of split stone with a cut cap. */
function addRing(mesh: SolidMesh, random: Random): void {
  const step = (2 * Math.PI) / STONES;
  for (let course = 0; course < COURSES; course++) {
    for (let k = 0; k < STONES; k++) {
      // Joints of one course lie over the middles of stones of the course below.
      const from = (k + (course % 2) * 0.5) * step;
      // No two stones stand out equally far.
      const proud = (random.next() - 0.5) * PROUD_M;
      addPrism(
        mesh,
        ringSector(INNER_M, OUTER_M + proud, from + JOINT, from + step - JOINT, 2),
        course * COURSE_M,
        (course + 1) * COURSE_M - COURSE_JOINT_M,
        {
          color: tinted(STONE, 0.72 + 0.5 * random.next(), (random.next() - 0.5) * 0.08),
          grain: "stone",
          chamferM: 0.01,
          grainSeed: random.next() * GRAIN_SEEDS,
        },
      );
    }
  }
  // Twelve cap stones, wider than the wall: 3 cm over the fire, 4 cm outside.
  const caps = 12;
  for (let k = 0; k < caps; k++) {
    const from = ((k + 0.3) / caps) * 2 * Math.PI;
    addPrism(
      mesh,
      ringSector(
        INNER_M - 0.03,
        OUTER_M + 0.04,
        from + CAP_JOINT,
        from + (2 * Math.PI) / caps - CAP_JOINT,
        3,
      ),
      COURSES * COURSE_M,
      COURSES * COURSE_M + CAP_M + (random.next() - 0.5) * CAP_UNEVEN_M,
      {
        color: tinted(CAP, 0.86 + 0.26 * random.next(), (random.next() - 0.5) * 0.05),
        grain: "cut-stone",
        chamferM: 0.006,
        grainSeed: random.next() * GRAIN_SEEDS,
      },
    );
  }
}

/** A round fire pit of split stone, of steel, or a cast bowl, with logs in it; or a table with a fire in its middle. */
export function firePit(seed: number, form: FirePitForm = "stone"): SolidMesh {
  const random = seededRandom(seed);
  const mesh = new SolidMesh(3000);
  HOLDERS[form](mesh, random);
  if (form !== "table") addLogs(mesh, random);
  for (let k = 0; k < CONTACTS; k++) {
    const angle = (k / CONTACTS) * 2 * Math.PI;
    mesh.contacts.push({
      x: Math.cos(angle) * FOOT_M[form],
      z: Math.sin(angle) * FOOT_M[form],
      radiusM: CONTACT_M,
    });
  }
  return mesh.finish();
}

/** A bed of ash, hollow in the middle, with logs on it. */
function addLogs(mesh: SolidMesh, random: Random): void {
  addLathe(
    mesh,
    [
      [INNER_M + 0.02, 0.2],
      [0.2, 0.15],
      [0, 0.14],
    ],
    { color: ASH, grain: "cut-stone", sides: 20 },
  );
  for (let k = 0; k < LOGS; k++) {
    const turn = k * LOG_TURN + random.next() * 0.5;
    addBoard(mesh, {
      center: [(random.next() - 0.5) * 0.14, 0.21 + 0.04 * k, (random.next() - 0.5) * 0.14],
      size: [0.36 + 0.1 * random.next(), 0.075, 0.075],
      color: random.next() < CHARRED ? CHAR : tinted(LOG, 0.7 + 0.5 * random.next()),
      grain: "wood",
      turn,
      chamferM: 0.024,
      wobbleM: 0.012,
      grainSeed: random.next() * GRAIN_SEEDS,
      openness: 0.65,
    });
  }
}
