import { hexToLinear } from "#renderer/color/srgb.ts";
import { type Random, seededRandom } from "#renderer/math/random.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import { addBoard, GRAIN_SEEDS } from "#renderer/mesh/board.ts";
import { SolidMesh } from "#renderer/mesh/solid-mesh.ts";
import { tinted } from "./tint.ts";

export type RaisedBedMaterial = "wood" | "stone" | "steel";

/** Linear reflectances. */
const CEDAR = hexToLinear("#9a7450");
const CORTEN = hexToLinear("#7d4a30");
const BLOCK = hexToLinear("#9c9284");
const SOIL = hexToLinear("#3a2a1e");
/** The soil lies this far below the rim, meters. */
export const SOIL_BELOW_M = 0.05;

/** One course: its height, the length of a piece, the thickness of the wall and the joint, meters. */
type Course = { highM: number; pieceM: number; thickM: number; gapM: number };
/** Steel is one sheet: its course is higher and its piece longer than any bed. */
const COURSES: Record<RaisedBedMaterial, Course> = {
  wood: { highM: 0.14, pieceM: 2.4, thickM: 0.045, gapM: 0.004 },
  stone: { highM: 0.125, pieceM: 0.3, thickM: 0.18, gapM: 0.005 },
  steel: { highM: 2, pieceM: 9, thickM: 0.02, gapM: 0 },
};

/** A box of boards, blocks or steel plate round a bed of soil, `lengthM` along x by `depthM` along z. */
export function raisedBed(
  seed: number,
  lengthM: number,
  depthM: number,
  heightM: number,
  material: RaisedBedMaterial,
): SolidMesh {
  const random = seededRandom(seed);
  const mesh = new SolidMesh(2500);
  const { highM, thickM } = COURSES[material];
  const courses = Math.max(1, Math.round(heightM / highM));
  for (let course = 0; course < courses; course++) {
    const y = ((course + 0.5) * heightM) / courses;
    const high = heightM / courses - COURSES[material].gapM;
    // Every second course begins with half a piece. The short sides lie between the long ones.
    const half = course % 2 === 1;
    for (const side of [-1, 1]) {
      layRow(mesh, material, lengthM, high, half, random, (along, size) => ({
        center: [along, y, side * (depthM / 2 - thickM / 2)],
        size: [size, high, thickM],
      }));
      layRow(mesh, material, depthM - 2 * thickM, high, !half, random, (along, size) => ({
        center: [side * (lengthM / 2 - thickM / 2), y, along],
        size: [thickM, high, size],
      }));
    }
  }
  if (material === "wood") addCornerPosts(mesh, lengthM, depthM, heightM, random);
  addBoard(mesh, {
    // The soil, a slab of 4 cm.
    center: [0, heightM - SOIL_BELOW_M - 0.02, 0],
    size: [lengthM - 2 * thickM, 0.04, depthM - 2 * thickM],
    color: SOIL,
    grain: "rock",
    chamferM: 0,
    openness: 0.8,
  });
  for (let x = -lengthM / 2; x <= lengthM / 2; x += 0.25) {
    for (const side of [-1, 1]) mesh.contacts.push({ x, z: (side * depthM) / 2, radiusM: 0.2 });
  }
  return mesh.finish();
}

/**
 * One row of pieces, `rowM` long. `place` says where a piece of `sizeM` lies whose middle is `alongM` from
 * the middle of the row.
 */
function layRow(
  mesh: SolidMesh,
  material: RaisedBedMaterial,
  rowM: number,
  highM: number,
  beginWithHalf: boolean,
  random: Random,
  place: (alongM: number, sizeM: number) => { center: Vec3; size: Vec3 },
): void {
  const { pieceM, gapM } = COURSES[material];
  let from = -rowM / 2;
  let wanted = beginWithHalf ? pieceM / 2 : pieceM;
  while (from < rowM / 2 - 0.01) {
    const rest = rowM / 2 - from;
    // A remnant shorter than 40% of a piece is added to the last one.
    const size = rest - wanted < pieceM * 0.4 ? rest : wanted;
    addBoard(mesh, {
      ...place(from + size / 2, size - gapM),
      color: colorOf(material, random),
      grain: material === "wood" ? "wood" : material === "stone" ? "stone" : "cut-stone",
      chamferM: material === "steel" ? 0.002 : Math.min(0.008, highM * 0.1),
      grainSeed: random.next() * GRAIN_SEEDS,
    });
    from += size;
    wanted = pieceM;
  }
}

function colorOf(material: RaisedBedMaterial, random: Random): Vec3 {
  if (material === "steel") return tinted(CORTEN, 0.9 + 0.2 * random.next());
  const base = material === "wood" ? CEDAR : BLOCK;
  return tinted(base, 0.82 + 0.34 * random.next(), (random.next() - 0.5) * 0.08);
}

/** A post of 9 cm in each corner, 2 cm higher than the boards. */
function addCornerPosts(
  mesh: SolidMesh,
  lengthM: number,
  depthM: number,
  heightM: number,
  random: Random,
): void {
  for (const sx of [-1, 1]) {
    for (const sz of [-1, 1]) {
      addBoard(mesh, {
        center: [sx * (lengthM / 2 - 0.01), (heightM + 0.02) / 2, sz * (depthM / 2 - 0.01)],
        size: [0.09, heightM + 0.02, 0.09],
        color: tinted(CEDAR, 0.8 + 0.2 * random.next()),
        grain: "wood",
        chamferM: 0.006,
        grainSeed: random.next() * GRAIN_SEEDS,
      });
    }
  }
}
