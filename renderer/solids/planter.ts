import type { PlanterColor, PlanterForm, PlanterMaterial } from "#core/elements/planter-looks.ts";
import { hexToLinear } from "#renderer/color/srgb.ts";
import { type Random, seededRandom } from "#renderer/math/random.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import { addBoard, GRAIN_SEEDS } from "#renderer/mesh/board.ts";
import { addLathe } from "#renderer/mesh/lathe.ts";
import { type GrainKind, SolidMesh } from "#renderer/mesh/solid-mesh.ts";
import { tinted } from "./tint.ts";

/** What a planter is built of: its own color (linear reflectance), its surface and the thickness of its walls, meters. */
type Stuff = { color: Vec3; grain: GrainKind; wallM: number };
const STUFF: Record<PlanterMaterial, Stuff> = {
  terracotta: { color: hexToLinear("#b0663f"), grain: "cut-stone", wallM: 0.026 },
  concrete: { color: hexToLinear("#a5a198"), grain: "cut-stone", wallM: 0.04 },
  ceramic: { color: hexToLinear("#2a5785"), grain: "painted", wallM: 0.024 },
  fiberglass: { color: hexToLinear("#6c6d6b"), grain: "painted", wallM: 0.022 },
  metal: { color: hexToLinear("#2a2b2d"), grain: "painted", wallM: 0.016 },
  corten: { color: hexToLinear("#7d4a30"), grain: "cut-stone", wallM: 0.016 },
  wood: { color: hexToLinear("#86694d"), grain: "wood", wallM: 0.028 },
  stone: { color: hexToLinear("#8f877b"), grain: "stone", wallM: 0.14 },
};
const COLORS: Record<PlanterColor, Vec3> = {
  black: hexToLinear("#28292b"),
  white: hexToLinear("#e4e1da"),
  grey: hexToLinear("#86888a"),
  blue: hexToLinear("#2a5785"),
  green: hexToLinear("#41604a"),
  brown: hexToLinear("#5c4535"),
};
const SOIL = hexToLinear("#35271c");

/** The soil lies this far below the rim, as a share of the height, and at most so many meters. */
const SOIL_BELOW_SHARE = 0.1;
const SOIL_BELOW_MOST_M = 0.05;
/** It is this much higher in the middle, meters. */
const DOME_M = 0.015;
/** Flat faces round a round planter. */
const SIDES = 40;
/** Share of the sky that the inside of the walls and the soil see. */
const INSIDE_OPENNESS = 0.55;
const SOIL_OPENNESS = 0.75;
/** Contact shade reaches beyond the foot by this, meters. */
const CONTACT_M = 0.07;

export type PlanterBuild = {
  form: PlanterForm;
  material: PlanterMaterial;
  colour?: PlanterColor | undefined;
  lengthM: number;
  widthM: number;
  heightM: number;
};

/** Height of the soil above the planter's foot, meters. */
export const soilHeight = ({ heightM }: Pick<PlanterBuild, "heightM">): number =>
  heightM - Math.min(SOIL_BELOW_MOST_M, SOIL_BELOW_SHARE * heightM);

/** Half the length and half the width of the soil, meters; a round one has its radius twice. */
export function soilHalves({ material, lengthM, widthM }: PlanterBuild): [number, number] {
  const { wallM } = STUFF[material];
  return [lengthM / 2 - wallM, widthM / 2 - wallM];
}

/** The width of its foot as a share of its own. */
export const footShare = ({ form, material }: Pick<PlanterBuild, "form" | "material">): number =>
  form === "urn" ? PLATE.share : form === "pot" ? POTS[material][0]![0] : 1;

/** A point of a profile: radius as a share of the outer one, height as a share of the whole. */
type Profile = readonly (readonly [radius: number, height: number])[];
/** The outside of round pots from the foot to the rim, by material: clay has a band at its rim, glazed jars a belly, half barrels bulge. */
const TAPERED: Profile = [
  [0.7, 0],
  [0.72, 0.012],
  [0.985, 0.975],
  [1, 1],
];
const POTS: Record<PlanterMaterial, Profile> = {
  terracotta: [
    [0.64, 0],
    [0.66, 0.015],
    [0.915, 0.79],
    [0.925, 0.8],
    [0.99, 0.805],
    [1, 0.83],
    [1, 0.975],
    [0.985, 1],
  ],
  ceramic: [
    [0.6, 0],
    [0.63, 0.02],
    [0.74, 0.13],
    [0.87, 0.3],
    [0.955, 0.47],
    [0.985, 0.62],
    [0.965, 0.76],
    [0.925, 0.86],
    [0.905, 0.91],
    [0.92, 0.935],
    [0.99, 0.955],
    [1, 0.98],
    [0.985, 1],
  ],
  wood: [
    [0.84, 0],
    [0.9, 0.2],
    [0.95, 0.45],
    [0.985, 0.72],
    [1, 1],
  ],
  concrete: TAPERED,
  fiberglass: TAPERED,
  metal: TAPERED,
  corten: TAPERED,
  stone: TAPERED,
};
/** An urn: foot, stem, bowl and a rim that turns out. It stands on a square plate. */
const URN: Profile = [
  [0.5, 0.07],
  [0.5, 0.1],
  [0.42, 0.13],
  [0.27, 0.19],
  [0.22, 0.25],
  [0.24, 0.3],
  [0.32, 0.325],
  [0.32, 0.35],
  [0.5, 0.385],
  [0.66, 0.45],
  [0.755, 0.54],
  [0.79, 0.64],
  [0.8, 0.76],
  [0.83, 0.86],
  [0.9, 0.925],
  [0.985, 0.955],
  [1, 0.98],
  [0.985, 1],
];
const PLATE = { share: 0.62, highShare: 0.07 };
/** Hoops of a half barrel: their heights as shares, and how high and thick they are, meters. */
const HOOPS = [0.12, 0.5, 0.86];
const HOOP_M = { high: 0.035, thick: 0.004 };
const IRON = hexToLinear("#3c3a38");

/** A planter with its soil, its foot on the ground, `lengthM` along x by `widthM` along z. */
export function planter(seed: number, build: PlanterBuild): SolidMesh {
  const random = seededRandom(seed);
  const mesh = new SolidMesh(2600);
  const { form, material, colour, lengthM, widthM } = build;
  const stuff = { ...STUFF[material], ...(colour ? { color: COLORS[colour] } : {}) };
  // No two pots are of one tone.
  const own = { ...stuff, color: tinted(stuff.color, 0.95 + 0.1 * random.next()) };
  if (form === "pot" || form === "urn") addRound(mesh, build, own, random);
  else addBox(mesh, build, own, random);
  const reach = footShare(build);
  const steps = Math.max(1, Math.round(lengthM / widthM));
  for (let k = 0; k < steps; k++)
    mesh.contacts.push({
      x: (lengthM / steps) * (k + 0.5) - lengthM / 2,
      z: 0,
      radiusM: (reach * widthM) / 2 + CONTACT_M,
    });
  return mesh.finish();
}

function addRound(
  mesh: SolidMesh,
  build: PlanterBuild,
  { color, grain, wallM }: Stuff,
  random: Random,
): void {
  const { form, material, widthM, heightM } = build;
  const radiusM = widthM / 2;
  const profile = (form === "urn" ? URN : POTS[material]).map(
    ([r, y]) => [r * radiusM, y * heightM] as const,
  );
  if (form === "urn")
    addBoard(mesh, {
      center: [0, (PLATE.highShare * heightM) / 2, 0],
      size: [PLATE.share * widthM, PLATE.highShare * heightM, PLATE.share * widthM],
      color,
      grain,
      chamferM: 0.008,
      grainSeed: random.next() * GRAIN_SEEDS,
    });
  addLathe(mesh, profile, { color, grain, sides: SIDES, smooth: true });
  if (material === "wood" && form === "pot") addHoops(mesh, profile, heightM);
  const soilM = soilHeight(build);
  const innerM = radiusM - wallM;
  open(mesh, INSIDE_OPENNESS, () =>
    addLathe(
      mesh,
      [
        [profile.at(-1)![0], heightM],
        [innerM + 0.004, heightM - 0.002],
        [innerM, soilM - 0.01],
      ],
      { color, grain, sides: SIDES },
    ),
  );
  open(mesh, SOIL_OPENNESS, () =>
    addLathe(
      mesh,
      [
        [innerM, soilM],
        [innerM * 0.6, soilM + DOME_M * 0.7],
        [0, soilM + DOME_M],
      ],
      { color: SOIL, grain: "rock", sides: SIDES },
    ),
  );
}

function addHoops(mesh: SolidMesh, profile: Profile, heightM: number): void {
  for (const share of HOOPS) {
    const y = share * heightM;
    const radius = radiusAt(profile, y) + HOOP_M.thick;
    addLathe(
      mesh,
      [
        [radius - HOOP_M.thick, y - HOOP_M.high / 2],
        [radius, y - HOOP_M.high / 2],
        [radius, y + HOOP_M.high / 2],
        [radius - HOOP_M.thick, y + HOOP_M.high / 2],
      ],
      { color: IRON, grain: "painted", sides: SIDES },
    );
  }
}

function radiusAt(profile: Profile, y: number): number {
  const above = Math.max(
    1,
    profile.findIndex(([, high]) => high >= y),
  );
  const [r0, y0] = profile[above - 1]!;
  const [r1, y1] = profile[above]!;
  return r0 + ((r1 - r0) * (y - y0)) / (y1 - y0);
}

/** Gives what is built meanwhile this share of the sky. */
function open(mesh: SolidMesh, openness: number, build: () => void): void {
  const from = mesh.count;
  build();
  mesh.openness.fill(openness, from * 3, mesh.count * 3);
}

/** Boards of a wooden box: their height and the gap between two; posts at its corners and the frame on top. Meters. */
const BOARD_M = { high: 0.115, gap: 0.005 };
const POST_M = 0.055;
const CAP_M = { wide: 0.07, high: 0.024 };
/** Bevel of cast and of folded edges, meters. */
const CAST_BEVEL_M = 0.008;
const SHEET_BEVEL_M = 0.004;
/** Walls of these materials are cast and thick; the others are sheets. */
const CAST: ReadonlySet<PlanterMaterial> = new Set([
  "terracotta",
  "concrete",
  "ceramic",
  "fiberglass",
  "stone",
]);

function addBox(mesh: SolidMesh, build: PlanterBuild, stuff: Stuff, random: Random): void {
  const { material, lengthM, widthM, heightM } = build;
  const { color, grain, wallM } = stuff;
  if (material === "stone") {
    addStacked(mesh, build, stuff, random);
    return;
  }
  const isWood = material === "wood";
  const topM = isWood ? heightM - CAP_M.high : heightM;
  const courses = isWood ? Math.max(1, Math.round(topM / BOARD_M.high)) : 1;
  const chamferM = isWood || CAST.has(material) ? CAST_BEVEL_M : SHEET_BEVEL_M;
  const tone = () =>
    isWood ? tinted(color, 0.84 + 0.3 * random.next(), (random.next() - 0.5) * 0.08) : color;
  const wall = (center: Vec3, size: Vec3) =>
    addBoard(mesh, { center, size, color: tone(), grain, chamferM, grainSeed: random.next() * GRAIN_SEEDS });
  for (let course = 0; course < courses; course++) {
    const high = topM / courses - (isWood ? BOARD_M.gap : 0);
    const y = ((course + 0.5) * topM) / courses;
    for (const side of [-1, 1]) {
      wall([0, y, side * (widthM / 2 - wallM / 2)], [lengthM, high, wallM]);
      wall([side * (lengthM / 2 - wallM / 2), y, 0], [wallM, high, widthM - 2 * wallM]);
    }
  }
  if (isWood) addFrame(build, topM, wall);
  addSoil(mesh, build);
}

/** Courses of flat stones of different lengths, and the cap on them: heights, mean length of a stone, joint, overhang. Meters. */
const STACKED = { courseM: 0.085, stoneM: 0.24, jointM: 0.005, capM: 0.05, outM: 0.025, proudM: 0.018 };

/** A box of stacked stone with a cap. */
function addStacked(mesh: SolidMesh, build: PlanterBuild, stuff: Stuff, random: Random): void {
  const { lengthM, widthM, heightM } = build;
  const { color, wallM } = stuff;
  const { courseM, stoneM, jointM, capM, outM, proudM } = STACKED;
  const courses = Math.max(1, Math.round((heightM - capM) / courseM));
  const highM = (heightM - capM) / courses;
  const stone = (center: Vec3, size: Vec3, isCap: boolean) =>
    addBoard(mesh, {
      center,
      size,
      color: tinted(
        color,
        isCap ? 1.05 + 0.1 * random.next() : 0.7 + 0.6 * random.next(),
        (random.next() - 0.5) * 0.1,
      ),
      grain: isCap ? "cut-stone" : "stone",
      chamferM: 0.007,
      wobbleM: isCap ? 0 : 0.004,
      grainSeed: random.next() * GRAIN_SEEDS,
    });
  // Both long sides over the whole length, both short ones between them; joints lie elsewhere in each course.
  for (let course = 0; course < courses; course++) {
    const y = (course + 0.5) * highM;
    for (const side of [-1, 1])
      for (const [isLong, runM] of [
        [true, lengthM],
        [false, widthM - 2 * wallM],
      ] as const) {
        let fromM = -runM / 2;
        while (fromM < runM / 2 - 1e-3) {
          const wanted = stoneM * (0.6 + 0.9 * random.next());
          const restM = runM / 2 - fromM;
          const longM = restM - wanted < stoneM * 0.4 ? restM : wanted;
          const out = (isLong ? widthM : lengthM) / 2 - wallM / 2 + (random.next() - 0.5) * proudM;
          const [along, size] = [fromM + longM / 2, longM - jointM];
          if (isLong) stone([along, y, side * out], [size, highM - jointM, wallM], false);
          else stone([side * out, y, along], [wallM, highM - jointM, size], false);
          fromM += longM;
        }
      }
  }
  const capY = heightM - capM / 2;
  const capWideM = wallM + 2 * outM;
  for (const side of [-1, 1]) {
    const parts = Math.max(1, Math.round(lengthM / 0.6));
    const partM = (lengthM + 2 * outM) / parts;
    for (let k = 0; k < parts; k++)
      stone(
        [(k - (parts - 1) / 2) * partM, capY, side * (widthM / 2 - wallM / 2)],
        [partM - jointM, capM, capWideM],
        true,
      );
    stone(
      [side * (lengthM / 2 - wallM / 2), capY, 0],
      [capWideM, capM, widthM - 2 * wallM - 2 * outM - jointM],
      true,
    );
  }
  addSoil(mesh, build);
}

function addSoil(mesh: SolidMesh, build: PlanterBuild): void {
  const [halfLength, halfWidth] = soilHalves(build);
  const soilM = soilHeight(build);
  addBoard(mesh, {
    center: [0, soilM - 0.02, 0],
    size: [2 * halfLength, 0.04, 2 * halfWidth],
    color: SOIL,
    grain: "rock",
    chamferM: 0,
    openness: SOIL_OPENNESS,
  });
}

/** Posts at the corners and a frame on top. */
function addFrame(
  { lengthM, widthM, heightM }: PlanterBuild,
  topM: number,
  wall: (center: Vec3, size: Vec3) => void,
): void {
  const inset = POST_M / 2 - 0.008;
  for (const sx of [-1, 1])
    for (const sz of [-1, 1])
      wall([sx * (lengthM / 2 - inset), topM / 2, sz * (widthM / 2 - inset)], [POST_M, topM, POST_M]);
  const out = 0.012;
  for (const side of [-1, 1]) {
    const y = heightM - CAP_M.high / 2;
    wall([0, y, side * (widthM / 2 - CAP_M.wide / 2 + out)], [lengthM + 2 * out, CAP_M.high, CAP_M.wide]);
    wall(
      [side * (lengthM / 2 - CAP_M.wide / 2 + out), y, 0],
      [CAP_M.wide, CAP_M.high, widthM + 2 * out - 2 * CAP_M.wide],
    );
  }
}
