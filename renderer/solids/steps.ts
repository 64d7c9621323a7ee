import type { PlanElement } from "#core/elements/element.ts";
import { hexToLinear } from "#renderer/color/srgb.ts";
import { type Random, seededRandom } from "#renderer/math/random.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import { addBoard, type Board, GRAIN_SEEDS } from "#renderer/mesh/board.ts";
import { SolidMesh } from "#renderer/mesh/solid-mesh.ts";
import { tinted } from "./tint.ts";

export type StepMaterial = Extract<PlanElement, { kind: "steps" }>["material"];

/** Garden steps are flatter than those of a house: a riser of 6 in and a tread of 14 in. */
export const RISER_M = 0.15;
export const TREAD_M = 0.36;

/** A flight going up away from the camera: its lowest riser at z = 0; of each step how far it reaches along x. Meters. */
export type Flight = {
  riseM: number;
  runM: number;
  sides: readonly (readonly [leftM: number, rightM: number])[];
};

type Look = {
  /** Linear reflectances. */
  tread: Vec3;
  riser: Vec3;
  grain: Board["grain"];
  riserGrain: Board["grain"];
  /** Length of one slab of a tread, its thickness, and how far it stands out over its riser, meters; 0 = poured in one piece. */
  slabM: number;
  thickM: number;
  nosingM: number;
  /** Range of the tones. */
  spread: number;
};

/** Mortar between bricks, and a brick: its length, width and height, meters. */
const MORTAR = hexToLinear("#978f83");
const BRICK_COLOR = hexToLinear("#83483a");
const BRICK = { longM: 0.2, wideM: 0.1, highM: 0.065 };
const JOINT_M = 0.01;
/** Bricks differ by this much. */
const BRICK_SPREAD = 0.44;
/** Bricks stand out of their mortar, meters. */
const PROUD_M = 0.004;

const LOOKS: Record<Exclude<StepMaterial, "brick">, Look> = {
  stone: {
    tread: hexToLinear("#b3aa9a"),
    riser: hexToLinear("#978e80"),
    grain: "cut-stone",
    riserGrain: "stone",
    slabM: 1.35,
    thickM: 0.055,
    nosingM: 0.025,
    spread: 0.16,
  },
  bluestone: {
    tread: hexToLinear("#87919a"),
    riser: hexToLinear("#868c91"),
    grain: "cut-stone",
    riserGrain: "stone",
    slabM: 1.35,
    thickM: 0.05,
    nosingM: 0.028,
    spread: 0.18,
  },
  concrete: {
    tread: hexToLinear("#bcb8ae"),
    riser: hexToLinear("#aeaaa0"),
    grain: "cut-stone",
    riserGrain: "cut-stone",
    slabM: 0,
    thickM: 0.04,
    nosingM: 0.008,
    spread: 0.06,
  },
  wood: {
    tread: hexToLinear("#a58059"),
    riser: hexToLinear("#a07a54"),
    grain: "wood",
    riserGrain: "wood",
    slabM: 0,
    thickM: 0.045,
    nosingM: 0.025,
    spread: 0.2,
  },
};
/** Thickness of what covers the front of a step, meters. */
const FACE_M = 0.02;
/** Share of the sky that a riser sees below the nosing, and tone of the body, which shows at the cheeks. */
const RISER_OPENNESS = 0.82;
const CHEEK_TONE = 0.86;
/** Discs of contact shade along the lowest riser: their distance and radius, meters. */
const CONTACT_EVERY_M = 0.2;
const CONTACT_M = 0.2;

/** A flight of equal steps with treads of `widthM`. */
export const flightOfSteps = (
  seed: number,
  count: number,
  widthM: number,
  material: StepMaterial,
): SolidMesh =>
  flight(
    seed,
    {
      riseM: RISER_M,
      runM: TREAD_M,
      sides: Array.from({ length: count }, () => [-widthM / 2, widthM / 2] as const),
    },
    material,
  );

/** Risers and treads of a material over a body that fills the flight. */
export function flight(seed: number, { riseM, runM, sides }: Flight, material: StepMaterial): SolidMesh {
  const random = seededRandom(seed);
  const mesh = new SolidMesh(2000);
  const cheek = material === "brick" ? BRICK_COLOR : LOOKS[material].riser;
  for (const [k, [left, right]] of sides.entries()) {
    const step = { left, right, front: k * runM, floor: k * riseM, riseM, runM };
    // The body stands on the ground: a flight that narrows has no ledges beside its steps.
    const [highM, deepM] = [(k + 1) * riseM - 2 * PROUD_M, runM];
    addBoard(mesh, {
      center: [(left + right) / 2, highM / 2, step.front + FACE_M + deepM / 2],
      size: [right - left - 2 * PROUD_M, highM, deepM],
      color: material === "brick" ? MORTAR : tinted(cheek, CHEEK_TONE),
      grain: material === "wood" ? "wood" : "cut-stone",
      chamferM: 0,
    });
    if (material === "brick") brickStep(mesh, step, random);
    else slabStep(mesh, step, LOOKS[material], random);
  }
  const [left, right] = sides[0]!;
  for (let x = left; x <= right; x += CONTACT_EVERY_M) mesh.contacts.push({ x, z: 0, radiusM: CONTACT_M });
  return mesh.finish();
}

type Step = { left: number; right: number; front: number; floor: number; riseM: number; runM: number };

/** A riser under a tread that stands out over it. */
function slabStep(mesh: SolidMesh, step: Step, look: Look, random: Random): void {
  const { left, right, front, floor, riseM, runM } = step;
  const tone = () => 1 + look.spread * (random.next() - 0.5);
  addBoard(mesh, {
    center: [(left + right) / 2, floor + (riseM - look.thickM) / 2, front + FACE_M / 2],
    size: [right - left, riseM - look.thickM, FACE_M],
    color: tinted(look.riser, tone()),
    grain: look.riserGrain,
    chamferM: 0.002,
    openness: RISER_OPENNESS,
    grainSeed: random.next() * GRAIN_SEEDS,
  });
  const slabs = look.slabM > 0 ? Math.max(1, Math.round((right - left) / look.slabM)) : 1;
  const wide = (right - left + look.nosingM) / slabs;
  for (let s = 0; s < slabs; s++) {
    addBoard(mesh, {
      center: [
        left - look.nosingM / 2 + (s + 0.5) * wide,
        floor + riseM - look.thickM / 2,
        front - look.nosingM + (runM + look.nosingM + FACE_M) / 2,
      ],
      size: [wide - (slabs > 1 ? 0.004 : 0), look.thickM, runM + look.nosingM + FACE_M],
      color: tinted(look.tread, tone(), (random.next() - 0.5) * 0.05),
      grain: look.grain,
      chamferM: look.grain === "wood" ? 0.008 : 0.006,
      grainSeed: random.next() * GRAIN_SEEDS,
    });
  }
}

/** Stretchers on the face, and bricks on edge over them, which reach back to the next riser. */
function brickStep(mesh: SolidMesh, { left, right, front, floor, riseM, runM }: Step, random: Random): void {
  const lay = (center: Vec3, size: Vec3, openness = 1) =>
    addBoard(mesh, {
      center,
      size: [size[0] - JOINT_M, size[1] - JOINT_M, size[2] - JOINT_M / 2],
      color: tinted(BRICK_COLOR, 1 + BRICK_SPREAD * (random.next() - 0.5), (random.next() - 0.5) * 0.14),
      grain: "cut-stone",
      chamferM: 0.004,
      openness,
      grainSeed: random.next() * GRAIN_SEEDS,
    });
  const edgeM = Math.min(BRICK.wideM + JOINT_M, riseM);
  // Courses of stretchers below the bricks on edge; at least one where there is room for half of one.
  const faceM = riseM - edgeM;
  const courses = Math.round(faceM / (BRICK.highM + JOINT_M));
  for (let course = 0; course < courses; course++) {
    const highM = faceM / courses;
    const count = Math.max(1, Math.round((right - left) / (BRICK.longM + JOINT_M)));
    const longM = (right - left) / count;
    const shift = course % 2 === 0 ? 0 : longM / 2;
    for (let at = left - shift; at < right - JOINT_M; at += longM) {
      const [from, to] = [Math.max(left, at), Math.min(right, at + longM)];
      if (to - from <= 2 * JOINT_M) continue;
      lay(
        [(from + to) / 2, floor + (course + 0.5) * highM, front + FACE_M / 2],
        [to - from, highM, FACE_M + 2 * PROUD_M],
        RISER_OPENNESS,
      );
    }
  }
  layCheeks({ left, right, front, floor, riseM, runM }, lay);
  const rows = Math.max(1, Math.ceil(runM / (BRICK.longM + 2 * JOINT_M)));
  const deepM = (runM + PROUD_M) / rows;
  const count = Math.max(1, Math.round((right - left) / (BRICK.highM + JOINT_M)));
  const wideM = (right - left) / count;
  for (let row = 0; row < rows; row++) {
    for (let at = 0; at < count; at++) {
      lay(
        [left + (at + 0.5) * wideM, floor + riseM - edgeM / 2, front - 2 * PROUD_M + (row + 0.5) * deepM],
        [wideM, edgeM, deepM],
      );
    }
  }
}

/** Stretchers on both sides of a step, down to the ground. */
function layCheeks(
  { left, right, front, floor, riseM, runM }: Step,
  lay: (center: Vec3, size: Vec3, openness?: number) => void,
): void {
  const courses = Math.max(1, Math.round((floor + riseM) / (BRICK.highM + JOINT_M)));
  const highM = (floor + riseM) / courses;
  for (let course = 0; course < courses; course++) {
    const shift = course % 2 === 0 ? 0 : BRICK.longM / 2;
    for (let at = front - shift; at < front + runM; at += BRICK.longM + JOINT_M) {
      const [from, to] = [Math.max(front, at), Math.min(front + runM, at + BRICK.longM + JOINT_M)];
      if (to - from <= 2 * JOINT_M) continue;
      for (const x of [left + FACE_M / 2, right - FACE_M / 2])
        lay(
          [x, (course + 0.5) * highM, (from + to) / 2],
          [FACE_M + 2 * PROUD_M + JOINT_M, highM, to - from],
          RISER_OPENNESS,
        );
    }
  }
}
