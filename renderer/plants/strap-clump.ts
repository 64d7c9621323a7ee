import { GOLDEN_ANGLE } from "#renderer/math/golden-angle.ts";
import { seededRandom } from "#renderer/math/random.ts";
import { scaled, type Vec3 } from "#renderer/math/vec3.ts";
import { addBlade } from "#renderer/mesh/blade.ts";
import { FoliageMesh } from "#renderer/mesh/foliage-mesh.ts";
import { addStrap } from "#renderer/mesh/strap.ts";
import { addFlower, type FlowerShape } from "./flower.ts";

/**
 * Shape before it is fitted to the catalog's size: meters, linear reflectance. `bend`, `widestAt`,
 * `keel`, `spine` and `margin` as in `StrapShape`.
 */
export type StrapClumpShape = {
  leaves: number;
  leafLengthM: number;
  leafWidthM: number;
  /** Radians from upright to the outermost leaves. */
  spread: number;
  bend: number;
  widestAt: number;
  keel: number;
  rootColor: Vec3;
  tipColor: Vec3;
  spine?: Vec3;
  margin?: Vec3;
  flowers?: FlowerShape & { count: number; stalkM: number };
};

/** Width of a flower stalk, meters: a finger, as a thinner one would be lost in a picture. */
const STALK_M = 0.01;

/** A clump of stiff or strap-like leaves from one crown: agave, yucca, daylily. Deterministic by seed. */
export function growStrapClump(seed: number, shape: StrapClumpShape): FoliageMesh {
  const random = seededRandom(seed);
  const mesh = new FoliageMesh(shape.leaves * 24 + 600);
  for (let i = 0; i < shape.leaves; i++) {
    // Young leaves stand upright in the middle, the oldest lie lowest.
    const age = (i + random.next()) / shape.leaves;
    const angle = i * GOLDEN_ANGLE + (random.next() - 0.5) * 0.5;
    // Radians above the ground: from upright down by `spread`.
    const elevation = 1.5 - age ** 0.8 * shape.spread + (random.next() - 0.5) * 0.12;
    const across = Math.cos(elevation);
    const inset = 0.015 + 0.05 * age * shape.leafLengthM;
    addStrap(
      mesh,
      [Math.cos(angle) * inset, 0.01, Math.sin(angle) * inset],
      [Math.cos(angle) * across, Math.sin(elevation), Math.sin(angle) * across],
      {
        lengthM: shape.leafLengthM * (0.7 + 0.35 * random.next()) * (0.75 + 0.25 * Math.min(1, age * 3)),
        widthM: shape.leafWidthM * (0.85 + 0.3 * random.next()),
        bend: shape.bend * (0.6 + 0.8 * random.next()),
        widestAt: shape.widestAt,
        keel: shape.keel,
        rootColor: scaled(shape.rootColor, 0.8 + 0.3 * age),
        tipColor: shape.tipColor,
        ...(shape.spine && { spine: shape.spine }),
        ...(shape.margin && { margin: shape.margin }),
        translucency: 0.25,
      },
      random,
    );
  }
  const { flowers } = shape;
  for (let i = 0; flowers !== undefined && i < flowers.count; i++) {
    const angle = random.next() * 2 * Math.PI;
    // Stalks lean by 9 to 26 degrees.
    const lean = 0.15 + 0.3 * random.next();
    const end = addBlade(
      mesh,
      [0, 0, 0],
      [Math.cos(angle) * Math.sin(lean), Math.cos(lean), Math.sin(angle) * Math.sin(lean)],
      {
        lengthM: flowers.stalkM * (0.8 + 0.3 * random.next()),
        widthM: STALK_M,
        bend: 0.1,
        segments: 3,
        rootColor: shape.rootColor,
        tipColor: shape.rootColor,
        translucency: 0.2,
        pointed: false,
      },
      random,
    );
    addFlower(mesh, flowers, end, [Math.cos(angle) * 0.5, 0.8, Math.sin(angle) * 0.5], random);
  }
  mesh.leafLengthM = shape.leafWidthM;
  mesh.inPieces = true;
  mesh.measure();
  return mesh;
}
