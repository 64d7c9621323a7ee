import type { WallColor, WallMaterial } from "#core/elements/wall-looks.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import { hexToLinear } from "#renderer/color/srgb.ts";
import { type Random, seededRandom } from "#renderer/math/random.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import { GRAIN_SEEDS } from "#renderer/mesh/board.ts";
import { addPrism } from "#renderer/mesh/prism.ts";
import { type GrainKind, SolidMesh } from "#renderer/mesh/solid-mesh.ts";
import type { Instance } from "#renderer/raster/instance.ts";
import { type OffsetPath, offsetPath } from "./offset-path.ts";
import { tinted } from "./tint.ts";

/** Walls that are laid in courses. */
type Coursed = Exclude<WallMaterial, "boulder">;

type WallLook = {
  /** Linear reflectance. */
  color: readonly [number, number, number];
  /** Height of a course and mean length of a stone, meters. */
  courseM: number;
  stoneM: number;
  /** Spread of the lengths and of the tones, as shares. */
  lengthSpread: number;
  toneSpread: number;
  /** Range by which stones stand out of the face, meters. */
  proudM: number;
  /** Timbers carry no cap: their uppermost course is one like the others. */
  cap: "stone" | "course";
  grain: GrainKind;
  /** Bevel of an edge, meters. */
  chamferM: number;
};

/** Of stones in each color that they are sold in. */
export const STONE_COLORS: Record<WallColor, Vec3> = {
  grey: hexToLinear("#97958f"),
  tan: hexToLinear("#ad9c81"),
  charcoal: hexToLinear("#585755"),
  brown: hexToLinear("#77675a"),
  cream: hexToLinear("#cabfa8"),
  white: hexToLinear("#d0cdc5"),
};

const LOOKS: Record<Coursed, WallLook> = {
  // Segmental blocks: equal courses, every course a little behind the one below.
  block: {
    color: hexToLinear("#a0927e"),
    courseM: 0.15,
    stoneM: 0.3,
    lengthSpread: 0.12,
    toneSpread: 0.3,
    proudM: 0.004,
    cap: "stone",
    grain: "stone",
    chamferM: 0.012,
  },
  // Dry-laid fieldstone: lengths and tones differ widely.
  stone: {
    color: hexToLinear("#8c8478"),
    courseM: 0.11,
    stoneM: 0.32,
    lengthSpread: 1,
    toneSpread: 0.55,
    proudM: 0.03,
    cap: "stone",
    grain: "stone",
    chamferM: 0.012,
  },
  // Cut to one height, of different lengths, with a split face.
  limestone: {
    color: STONE_COLORS.cream,
    courseM: 0.17,
    stoneM: 0.4,
    lengthSpread: 0.9,
    toneSpread: 0.26,
    proudM: 0.022,
    cap: "stone",
    grain: "stone",
    chamferM: 0.012,
  },
  brick: {
    color: hexToLinear("#875344"),
    courseM: 0.075,
    stoneM: 0.21,
    lengthSpread: 0,
    toneSpread: 0.44,
    proudM: 0.003,
    cap: "stone",
    grain: "cut-stone",
    chamferM: 0.005,
  },
  // Landscape timbers of 6 by 6 in, 8 ft long.
  timber: {
    color: hexToLinear("#7c6955"),
    courseM: 0.145,
    stoneM: 2.44,
    lengthSpread: 0.08,
    toneSpread: 0.26,
    proudM: 0.006,
    cap: "course",
    grain: "wood",
    chamferM: 0.012,
  },
};

/** The cap: longer stones, nearly alike. It takes its color from the wall and its height from CAP_M. */
const CAP_LOOK: WallLook = {
  color: [0, 0, 0],
  courseM: 0,
  stoneM: 0.46,
  lengthSpread: 0.15,
  toneSpread: 0.16,
  proudM: 0.004,
  cap: "stone",
  grain: "cut-stone",
  chamferM: 0.008,
};

/**
 * Thickness of the wall, overhang of the cap, setback of each course against the one below, height of the
 * cap, joint, and length of wall in one instance, meters.
 */
const DEPTH_M = 0.25;
const OVERHANG_M = 0.035;
const SETBACK_M = 0.01;
const CAP_M = 0.06;
const JOINT_M = 0.005;
const PIECE_M = 1.5;
/** Tone of the cap against the wall, and range of the warmth of stones. */
const CAP_TONE = 1.1;
const WARMTH = 0.09;
/** A remnant shorter than this share of a stone is added to the last stone. */
const LEAST_STONE = 0.4;
/** Discs of contact shade along the wall: their distance and radius, meters. */
const CONTACT_EVERY_M = 0.25;
const CONTACT_M = 0.28;

/**
 * A low garden wall along a line on the ground. Courses run through from end to end and follow its bends; every stone
 * belongs to the piece (about 1.5 m, one instance) in which its middle lies.
 */
export function gardenWall(
  seed: number,
  path: readonly GroundPoint[],
  heightM: number,
  material: Coursed,
  colour?: WallColor,
): Instance[] {
  const line = offsetPath(path);
  if (line === null) return [];
  const random = seededRandom(seed);
  const look = LOOKS[material];
  const color = colour ? STONE_COLORS[colour] : look.color;
  const capM = look.cap === "stone" ? CAP_M : 0;
  const courses = Math.max(1, Math.round((heightM - capM) / look.courseM));
  const courseM = (heightM - capM) / courses;
  const count = Math.max(1, Math.round(line.lengthM / PIECE_M));
  const pieceM = line.lengthM / count;
  const pieces = Array.from({ length: count }, (_, i) => {
    const [x, z] = line.at((i + 0.5) * pieceM, 0);
    return { mesh: new SolidMesh(1500), x, z };
  });
  for (let course = 0; course < courses + (capM > 0 ? 1 : 0); course++) {
    const cap = course === courses;
    const laid = cap ? CAP_LOOK : look;
    // Half the thickness of this course. `left` and `right` below are the two faces; positive is left of
    // the walking direction.
    const half = DEPTH_M / 2 + (cap ? OVERHANG_M : 0) - course * SETBACK_M;
    for (const stone of layCourse(line, laid, course % 2 === 1, random)) {
      const middle = stone.fromM + stone.lengthM / 2;
      const piece = pieces[Math.min(count - 1, Math.floor(middle / pieceM))]!;
      const left = half + (random.next() - 0.5) * laid.proudM;
      const right = -half + (random.next() - 0.5) * laid.proudM;
      const from = stone.fromM + JOINT_M / 2;
      const to = stone.fromM + stone.lengthM - JOINT_M / 2;
      // Corners relative to the middle of the piece: that is where its instance stands.
      const footprint = [
        line.at(from, right),
        line.at(to, right),
        line.at(to, left),
        line.at(from, left),
      ].map(([x, z]) => [x - piece.x, z - piece.z] as const);
      const bottom = course * courseM;
      addPrism(piece.mesh, footprint, bottom, (cap ? heightM : bottom + courseM) - (cap ? 0 : JOINT_M), {
        color: tinted(
          color,
          (cap ? CAP_TONE : 1) * (1 + laid.toneSpread * (random.next() - 0.5)),
          (random.next() - 0.5) * WARMTH,
        ),
        grain: laid.grain,
        chamferM: laid.chamferM,
        grainSeed: random.next() * GRAIN_SEEDS,
      });
    }
  }
  for (let alongM = 0; alongM <= line.lengthM; alongM += CONTACT_EVERY_M) {
    const piece = pieces[Math.min(count - 1, Math.floor(alongM / pieceM))]!;
    const [x, z] = line.at(alongM, 0);
    piece.mesh.contacts.push({ x: x - piece.x, z: z - piece.z, radiusM: CONTACT_M });
  }
  for (const piece of pieces) piece.mesh.finish();
  return pieces;
}

/** Stones of one course; every other course begins with half a stone, so that joints are broken. None goes round a corner. */
function layCourse(
  line: OffsetPath,
  look: WallLook,
  beginWithHalf: boolean,
  random: Random,
): { fromM: number; lengthM: number }[] {
  const stones: { fromM: number; lengthM: number }[] = [];
  let fromM = 0;
  for (const endM of [...line.cornersM, line.lengthM]) {
    let share = beginWithHalf ? 0.5 : 1;
    while (fromM < endM - 1e-3) {
      const wanted = look.stoneM * (1 + look.lengthSpread * (random.next() - 0.5)) * share;
      share = 1;
      const rest = endM - fromM;
      const lengthM = rest - wanted < look.stoneM * LEAST_STONE ? rest : wanted;
      stones.push({ fromM, lengthM });
      fromM += lengthM;
    }
  }
  return stones;
}
