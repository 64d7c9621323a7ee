import type { FirePitForm } from "#core/elements/element.ts";
import type { WallColor } from "#core/elements/wall-looks.ts";
import { hexToLinear } from "#renderer/color/srgb.ts";
import { type Random, seededRandom } from "#renderer/math/random.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import { addBoard, GRAIN_SEEDS } from "#renderer/mesh/board.ts";
import { addLathe } from "#renderer/mesh/lathe.ts";
import { addPrism, ringSector } from "#renderer/mesh/prism.ts";
import { SolidMesh } from "#renderer/mesh/solid-mesh.ts";
import { addFireTable, addRoundFireTable } from "./fire-table.ts";
import { tinted } from "./tint.ts";
import { STONE_COLORS } from "./wall.ts";

/** A pit as kits have it, 42 in (1.07 m) across its cap. Radii of the ring and of the wall, meters. */
const INNER_M = 0.33;
const OUTER_M = 0.495;
/** Stones to a course, courses, and heights of a course and of the cap, meters: 14 in in all, as high as a low chair's seat. */
const STONES = 12;
const COURSES = 3;
const COURSE_M = 0.1;
const CAP_M = 0.055;
/** Half a joint as an angle, radians: 4 mm at the outside of the wall. */
const JOINT = 0.006;
/** Linear reflectance of wall and cap where no color is named, of logs, charred logs and ash. */
const USUAL: Stones = { wall: hexToLinear("#8f8880"), cap: hexToLinear("#a39a8e") };
const LOG = hexToLinear("#8a6f56");
const CHAR = hexToLinear("#4a423b");
const ASH = hexToLinear("#6f6a64");
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

/** Linear reflectance of the stones of a pit. */
type Stones = { wall: Vec3; cap: Vec3 };
/** How much brighter than the wall a cap is. */
const CAP_TONE = 1.12;

/** What holds the fire; around the same bed of ash. */
const HOLDERS: Record<FirePitForm, (mesh: SolidMesh, random: Random, stones: Stones) => void> = {
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
  "stone-square": addSquare,
  table: (mesh, random) =>
    addFireTable(mesh, random, { longM: 1.22, wideM: 0.76, panLongM: 0.62, panWideM: 0.2 }),
  // 72 by 24 in.
  "table-long": (mesh, random) =>
    addFireTable(mesh, random, { longM: 1.83, wideM: 0.61, panLongM: 1.22, panWideM: 0.17 }),
  // 42 in square, and 42 in across.
  "table-square": (mesh, random) =>
    addFireTable(mesh, random, { longM: 1.07, wideM: 1.07, panLongM: 0.46, panWideM: 0.46 }),
  "table-round": (mesh, random) => addRoundFireTable(mesh, random, 0.53, 0.25),
};
/** Forms in which gas burns: they have no logs. */
const GAS: ReadonlySet<FirePitForm> = new Set(["table", "table-long", "table-square", "table-round"]);
/** Height of the middle of the ash, meters: a hand below the rim. */
const USUAL_ASH_M = 0.14;
const ASH_M: Partial<Record<FirePitForm, number>> = { stone: 0.09, "stone-square": 0.09 };
/** Radius of what stands on the ground, meters. */
const FOOT_M: Record<FirePitForm, number> = {
  stone: OUTER_M,
  "stone-square": OUTER_M,
  steel: 0.46,
  bowl: 0.26,
  table: 0.4,
  "table-long": 0.4,
  "table-square": 0.46,
  "table-round": 0.42,
};
/** How much longer than wide what stands on the ground is: contact shade is stretched along it. */
const LONG: Partial<Record<FirePitForm, number>> = { table: 1.3, "table-long": 2.1 };

/** Stones to a side of a square pit, and the thickness of its wall, meters. */
const SIDE_STONES = 3;
const WALL_M = 0.17;

/** A square of split stone, 42 in across its cap. */
function addSquare(mesh: SolidMesh, random: Random, { wall, cap }: Stones): void {
  const half = OUTER_M;
  const stone = (center: Vec3, size: Vec3, isCap: boolean) =>
    addBoard(mesh, {
      center,
      size,
      color: tinted(isCap ? cap : wall, (isCap ? 0.86 : 0.72) + (isCap ? 0.26 : 0.5) * random.next()),
      grain: isCap ? "cut-stone" : "stone",
      chamferM: isCap ? 0.006 : 0.01,
      grainSeed: random.next() * GRAIN_SEEDS,
    });
  for (let course = 0; course < COURSES; course++)
    for (let quarter = 0; quarter < 4; quarter++) {
      // Each side runs from one corner to before the next; every other course the other way round.
      const longM = (2 * half - WALL_M) / SIDE_STONES;
      for (let k = 0; k < SIDE_STONES; k++) {
        const along = -half + (k + 0.5) * longM + (course % 2 ? WALL_M : 0);
        const y = (course + 0.5) * COURSE_M;
        const out = half - WALL_M / 2 + (random.next() - 0.5) * PROUD_M;
        const high = COURSE_M - COURSE_JOINT_M;
        const sign = quarter < 2 ? 1 : -1;
        if (quarter % 2 === 0) stone([sign * along, y, sign * out], [longM - 0.006, high, WALL_M], false);
        else stone([sign * out, y, -sign * along], [WALL_M, high, longM - 0.006], false);
      }
    }
  const capM = WALL_M + 0.07;
  const y = COURSES * COURSE_M + CAP_M / 2;
  for (const sign of [-1, 1])
    for (const share of [-0.25, 0.25]) {
      const out = half + 0.04 - capM / 2;
      stone([share * (2 * half + 0.08), y, sign * out], [half + 0.036, CAP_M, capM], true);
      stone([sign * out, y, share * (2 * (half - capM) + 0.08)], [capM, CAP_M, half + 0.036 - capM], true);
    }
}

/** A ring of split stone with a cut cap. */
function addRing(mesh: SolidMesh, random: Random, { wall, cap }: Stones): void {
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
          color: tinted(wall, 0.72 + 0.5 * random.next(), (random.next() - 0.5) * 0.08),
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
        color: tinted(cap, 0.86 + 0.26 * random.next(), (random.next() - 0.5) * 0.05),
        grain: "cut-stone",
        chamferM: 0.006,
        grainSeed: random.next() * GRAIN_SEEDS,
      },
    );
  }
}

/** A round fire pit of split stone, of steel, or a cast bowl, with logs in it; or a table with a fire in its middle. */
export function firePit(seed: number, form: FirePitForm = "stone", stone?: WallColor): SolidMesh {
  const random = seededRandom(seed);
  const mesh = new SolidMesh(3000);
  const wall = stone && STONE_COLORS[stone];
  HOLDERS[form](mesh, random, wall ? { wall, cap: tinted(wall, CAP_TONE) } : USUAL);
  if (!GAS.has(form)) addLogs(mesh, random, ASH_M[form] ?? USUAL_ASH_M);
  for (let k = 0; k < CONTACTS; k++) {
    const angle = (k / CONTACTS) * 2 * Math.PI;
    mesh.contacts.push({
      x: Math.cos(angle) * FOOT_M[form] * (LONG[form] ?? 1),
      z: Math.sin(angle) * FOOT_M[form],
      radiusM: CONTACT_M,
    });
  }
  return mesh.finish();
}

/** A bed of ash, hollow in the middle, with logs on it. `ashM`: height of its middle, meters. */
function addLogs(mesh: SolidMesh, random: Random, ashM: number): void {
  addLathe(
    mesh,
    [
      [INNER_M + 0.02, ashM + 0.06],
      [0.2, ashM + 0.01],
      [0, ashM],
    ],
    { color: ASH, grain: "cut-stone", sides: 20 },
  );
  for (let k = 0; k < LOGS; k++) {
    const turn = k * LOG_TURN + random.next() * 0.5;
    addBoard(mesh, {
      center: [(random.next() - 0.5) * 0.14, ashM + 0.06 + 0.035 * k, (random.next() - 0.5) * 0.14],
      size: [0.36 + 0.1 * random.next(), 0.075, 0.075],
      color: random.next() < CHARRED ? CHAR : tinted(LOG, 0.7 + 0.5 * random.next()),
      grain: "wood",
      turn,
      chamferM: 0.024,
      wobbleM: 0.012,
      grainSeed: random.next() * GRAIN_SEEDS,
      openness: 0.85,
    });
  }
}
