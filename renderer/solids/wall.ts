import type { GroundPoint } from "#core/geometry/point.ts";
import { hexToLinear } from "#renderer/color/srgb.ts";
import { seededRandom } from "#renderer/math/random.ts";
import { addBoard } from "#renderer/mesh/board.ts";
import { SolidMesh } from "#renderer/mesh/solid-mesh.ts";
import type { Instance } from "#renderer/raster/instance.ts";
import { cutRun, standing } from "./run.ts";
import { tinted } from "./tint.ts";

export type WallMaterial = "block" | "stone";

const LOOKS = {
  // Segmental blocks: equal courses, every course a little behind the one below.
  block: {
    colour: hexToLinear("#a0927e"),
    courseM: 0.15,
    blockM: 0.3,
    spread: 0.1,
    wobbleM: 0.004,
    tone: 0.28,
  },
  // Dry-laid fieldstone: lengths and tones differ widely.
  stone: {
    colour: hexToLinear("#8c8478"),
    courseM: 0.12,
    blockM: 0.34,
    spread: 0.9,
    wobbleM: 0.012,
    tone: 0.5,
  },
} as const;

const DEPTH_M = 0.25;
const SETBACK_M = 0.012;
const CAP_M = 0.06;
const PIECE_M = 1.5;

/** A low garden wall along a line on the ground. Returns one instance for about every 1.5 m. */
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
  return cutRun(path, PIECE_M).map((piece) => {
    const mesh = new SolidMesh(2000);
    const half = piece.lengthM / 2;
    for (let course = 0; course <= courses; course++) {
      const cap = course === courses;
      const wanted = cap ? 0.45 : look.blockM;
      // Joints of one course stand over the middle of the stones below.
      let x = -half;
      let first = course % 2 === 1;
      while (x < half - 1e-3) {
        const drawn = wanted * (1 + (cap ? 0.1 : look.spread) * (random() - 0.5)) * (first ? 0.5 : 1);
        first = false;
        const rest = half - x;
        const length = rest - drawn < wanted * 0.4 ? rest : drawn;
        addBoard(mesh, {
          centre: [
            x + length / 2,
            cap ? heightM - CAP_M / 2 : (course + 0.5) * courseM,
            course * SETBACK_M + (material === "stone" && !cap ? (random() - 0.5) * 0.03 : 0),
          ],
          size: [length - 0.006, cap ? CAP_M : courseM - 0.006, cap ? DEPTH_M + 0.07 : DEPTH_M],
          colour: tinted(
            look.colour,
            (cap ? 1.1 : 1) * (1 - (cap ? 0.12 : look.tone) / 2 + (cap ? 0.12 : look.tone) * random()),
            (random() - 0.5) * 0.09,
          ),
          grain: cap ? "cut-stone" : "stone",
          chamferM: cap ? 0.008 : 0.014,
          wobbleM: cap ? 0.002 : look.wobbleM,
          grainSeed: random() * 50,
        });
        x += length;
      }
    }
    for (let x = -half; x <= half; x += 0.25) mesh.contacts.push({ x, z: 0, radiusM: 0.28 });
    return standing(mesh.finish(), piece);
  });
}
