import type { GroundPoint } from "#core/geometry/point.ts";
import { hexToLinear } from "#renderer/color/srgb.ts";
import { type Random, seededRandom } from "#renderer/math/random.ts";
import { addBoard } from "#renderer/mesh/board.ts";
import { SolidMesh } from "#renderer/mesh/solid-mesh.ts";
import type { Instance } from "#renderer/raster/instance.ts";
import { cutRun, type RunPiece, standing } from "./run.ts";
import { tinted } from "./tint.ts";

export type WallMaterial = "block" | "stone";

type WallLook = {
  colour: readonly [number, number, number];
  courseM: number;
  stoneM: number;
  /** Spread of the lengths and of the tones, as shares. */
  lengthSpread: number;
  toneSpread: number;
  wobbleM: number;
  /** How far single stones stand out of the face. */
  proudM: number;
};

const LOOKS: Record<WallMaterial, WallLook> = {
  // Segmental blocks: equal courses, every course a little behind the one below.
  block: {
    colour: hexToLinear("#a0927e"),
    courseM: 0.15,
    stoneM: 0.3,
    lengthSpread: 0.12,
    toneSpread: 0.3,
    wobbleM: 0.004,
    proudM: 0.004,
  },
  // Dry-laid fieldstone: lengths and tones differ widely.
  stone: {
    colour: hexToLinear("#8c8478"),
    courseM: 0.11,
    stoneM: 0.32,
    lengthSpread: 1,
    toneSpread: 0.55,
    wobbleM: 0.012,
    proudM: 0.03,
  },
};

const CAP_LOOK: WallLook = {
  colour: [0, 0, 0],
  courseM: 0,
  stoneM: 0.46,
  lengthSpread: 0.15,
  toneSpread: 0.16,
  wobbleM: 0.002,
  proudM: 0.004,
};

const DEPTH_M = 0.25;
const SETBACK_M = 0.012;
const CAP_M = 0.06;
const PIECE_M = 1.5;

/**
 * A low garden wall along a line on the ground. Courses run through from corner to corner; every stone belongs to the
 * piece (about 1.5 m, one instance) in which its middle lies.
 */
export function gardenWall(
  seed: number,
  path: readonly GroundPoint[],
  heightM: number,
  material: WallMaterial,
): Instance[] {
  const random = seededRandom(seed);
  const look = LOOKS[material];
  const courses = Math.max(1, Math.round((heightM - CAP_M) / look.courseM));
  const courseM = (heightM - CAP_M) / courses;
  return straights(cutRun(path, PIECE_M)).flatMap((pieces) => {
    const lengthM = pieces.reduce((sum, piece) => sum + piece.lengthM, 0);
    const pieceM = pieces[0]!.lengthM;
    const meshes = pieces.map(() => new SolidMesh(1500));
    for (let course = 0; course <= courses; course++) {
      const cap = course === courses;
      const laid = cap ? CAP_LOOK : look;
      for (const stone of layCourse(lengthM, laid, course % 2 === 1, random)) {
        const at = Math.min(pieces.length - 1, Math.floor((stone.x + stone.lengthM / 2) / pieceM));
        const middle = (at + 0.5) * pieceM;
        addBoard(meshes[at]!, {
          centre: [
            stone.x + stone.lengthM / 2 - middle,
            cap ? heightM - CAP_M / 2 : (course + 0.5) * courseM,
            course * SETBACK_M + (random() - 0.5) * laid.proudM,
          ],
          size: [stone.lengthM - 0.006, cap ? CAP_M : courseM - 0.005, cap ? DEPTH_M + 0.07 : DEPTH_M],
          colour: tinted(
            look.colour,
            (cap ? 1.1 : 1) * (1 + laid.toneSpread * (random() - 0.5)),
            (random() - 0.5) * 0.09,
          ),
          grain: cap ? "cut-stone" : "stone",
          chamferM: cap ? 0.008 : 0.012,
          wobbleM: laid.wobbleM,
          grainSeed: random() * 50,
        });
      }
    }
    return pieces.map((piece, i) => {
      const mesh = meshes[i]!;
      for (let x = -piece.lengthM / 2; x <= piece.lengthM / 2; x += 0.25) {
        mesh.contacts.push({ x, z: 0, radiusM: 0.28 });
      }
      return standing(mesh.finish(), piece);
    });
  });
}

/** Pieces that follow each other in one direction. */
function straights(pieces: readonly RunPiece[]): RunPiece[][] {
  const groups: RunPiece[][] = [];
  for (const piece of pieces) {
    const group = groups.at(-1);
    if (group !== undefined && group[0]!.turn === piece.turn && group[0]!.lengthM === piece.lengthM) {
      group.push(piece);
    } else groups.push([piece]);
  }
  return groups;
}

/** Stones of one course from 0 to `lengthM`; every other course begins with half a stone, so that joints are broken. */
function layCourse(
  lengthM: number,
  look: WallLook,
  beginWithHalf: boolean,
  random: Random,
): { x: number; lengthM: number }[] {
  const stones: { x: number; lengthM: number }[] = [];
  let x = 0;
  let share = beginWithHalf ? 0.5 : 1;
  while (x < lengthM - 1e-3) {
    const wanted = look.stoneM * (1 + look.lengthSpread * (random() - 0.5)) * share;
    share = 1;
    const rest = lengthM - x;
    const length = rest - wanted < look.stoneM * 0.4 ? rest : wanted;
    stones.push({ x, lengthM: length });
    x += length;
  }
  return stones;
}
