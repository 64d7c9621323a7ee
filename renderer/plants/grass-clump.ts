import { hexToLinear } from "#renderer/color/srgb.ts";
import { type Random, seededRandom } from "#renderer/math/random.ts";
import { normalize, randomDirection, scaled, type Vec3 } from "#renderer/math/vec3.ts";
import { addBlade } from "#renderer/mesh/blade.ts";
import { FoliageMesh } from "#renderer/mesh/foliage-mesh.ts";
import { addLeaf } from "#renderer/mesh/leaf.ts";
import { addFlower, type FlowerShape } from "./flower.ts";

/** Shape before it is fitted to the catalog's size; meters, linear reflectance. */
export type GrassClumpShape = {
  blades: number;
  bladeLengthM: number;
  bladeWidthM: number;
  /** Radians from upright to the outermost blades. */
  spread: number;
  /** How far blades bow: 0 straight, 1 hanging over. */
  bend: number;
  rootColor: Vec3;
  tipColor: Vec3;
  /** Feathery heads on stalks. */
  plumes?: { count: number; stalkM: number; lengthM: number; thicknessM: number; color: Vec3 };
  flowers?: FlowerShape & { count: number; stalkM: number };
};

/** Linear reflectance of straw and of stalks. */
const DRY_ROOT = hexToLinear("#8a7a4a");
const DRY_TIP = hexToLinear("#b5a268");
const STALK = hexToLinear("#8f8a55");
/** Share of straw among the blades of a fresh clump. */
const DRY_SHARE = 0.06;
/** Hairs of a plume. */
const PLUME_HAIRS = 90;
/** Directions that the blades of a clump follow, and how far blades stray from them, radians. */
const TUFTS = 9;
const TUFT_SPREAD = 0.9;
/**
 * Blades of the heart: how many, their width as a share of the length of the other blades, their length and tone times those, and the share of
 * the spread that they fill; the outer part stays loose.
 */
const HEART_BLADES = 170;
const HEART_WIDTH = 0.031;
const HEART_LENGTH = 0.8;
const HEART_TONE = 0.75;
const HEART_SPREAD = 0.85;
const HEART_PIECES = 4;
/** Straight pieces of a blade. */
const BLADE_PIECES = 6;
/** Widths of the stalks of plumes and of flowers, and of a hair, meters. */
const STALK_M = 0.007;
const FLOWER_STALK_M = 0.007;
const HAIR_M = 0.0085;
/** Elevation of the innermost blades, radians: nearly upright. */
const MOST_UPRIGHT = 1.5;

/** Ornamental grass, lily or iris: blades from one crown, with plumes or flowers on stalks. */
export function growGrassClump(seed: number, shape: GrassClumpShape): FoliageMesh {
  const random = seededRandom(seed);
  const mesh = new FoliageMesh(
    (shape.blades + HEART_BLADES) * 12 + (shape.plumes ? shape.plumes.count * 180 : 400),
  );
  // Most blades of a real clump follow a few directions: tufts.
  // Blades of a real clump follow a few directions.
  const tufts = Array.from({ length: TUFTS }, () => random.next() * 2 * Math.PI);
  for (let i = 0; i < shape.blades; i++) {
    const tuft = tufts[Math.floor(random.next() * tufts.length)]!;
    // The sum of three random numbers is nearly normal (variance 1/4).
    const angle = tuft + (random.next() + random.next() + random.next() - 1.5) * TUFT_SPREAD;
    const { along, root } = fromCrown(
      angle,
      random.next() ** 0.7 * shape.spread,
      0.15 * shape.bladeLengthM * Math.sqrt(random.next()),
    );
    const dry = random.next() < DRY_SHARE;
    const tone = 0.75 + 0.5 * random.next();
    addBlade(
      mesh,
      root,
      along,
      {
        lengthM: shape.bladeLengthM * (0.55 + 0.5 * random.next()),
        widthM: shape.bladeWidthM * (0.7 + 0.6 * random.next()),
        bend: shape.bend * (0.6 + 0.8 * random.next()),
        segments: BLADE_PIECES,
        rootColor: scaled(dry ? DRY_ROOT : shape.rootColor, tone),
        tipColor: scaled(dry ? DRY_TIP : shape.tipColor, tone),
        translucency: 0.5,
        pointed: true,
      },
      random,
    );
  }
  addHeart(mesh, shape, random);
  if (shape.plumes) addPlumes(mesh, shape, shape.plumes, random);
  if (shape.flowers) addStalkFlowers(mesh, shape, shape.flowers, random);
  mesh.leafLengthM = shape.bladeWidthM * 3;
  mesh.measure();
  return mesh;
}

/**
 * Blades close together inside the clump, drawn as a few wide ones: one does not look through a clump of grass below the tips of its
 * blades, and between single blades of the true width the house behind would show.
 */
function addHeart(mesh: FoliageMesh, shape: GrassClumpShape, random: Random): void {
  for (let i = 0; i < HEART_BLADES; i++) {
    // Even over the disc of the clump, whatever way its tufts lean.
    const { along, root } = fromCrown(
      random.next() * 2 * Math.PI,
      Math.sqrt(random.next()) * shape.spread * HEART_SPREAD,
      0.13 * shape.bladeLengthM * Math.sqrt(random.next()),
    );
    const tone = HEART_TONE * (0.8 + 0.4 * random.next());
    addBlade(
      mesh,
      root,
      along,
      {
        lengthM: shape.bladeLengthM * HEART_LENGTH * (0.75 + 0.25 * random.next()),
        widthM: shape.bladeLengthM * HEART_WIDTH,
        bend: shape.bend * 0.8,
        segments: HEART_PIECES,
        rootColor: scaled(shape.rootColor, tone),
        tipColor: scaled(shape.tipColor, tone),
        translucency: 0.3,
        pointed: true,
      },
      random,
    );
  }
}

/**
 * Direction and foot of a blade from its bearing, its angle from upright (radians) and the distance of its
 * foot from the middle.
 */
function fromCrown(angle: number, fromUpright: number, rootRadius: number): { along: Vec3; root: Vec3 } {
  const elevation = MOST_UPRIGHT - fromUpright;
  const across = Math.cos(elevation);
  return {
    along: [Math.cos(angle) * across, Math.sin(elevation), Math.sin(angle) * across],
    root: [Math.cos(angle) * rootRadius, 0, Math.sin(angle) * rootRadius],
  };
}

/** Stalks with a plume: hairs around the stalk's end, thickest in the middle. */
function addPlumes(
  mesh: FoliageMesh,
  shape: GrassClumpShape,
  plumes: NonNullable<GrassClumpShape["plumes"]>,
  random: Random,
): void {
  for (let i = 0; i < plumes.count; i++) {
    const { along, root } = fromCrown(
      random.next() * 2 * Math.PI,
      random.next() ** 0.6 * shape.spread * 0.7,
      shape.bladeLengthM * 0.07,
    );
    const end = addBlade(
      mesh,
      root,
      along,
      {
        lengthM: plumes.stalkM * (0.85 + 0.25 * random.next()),
        widthM: STALK_M,
        bend: shape.bend * 0.35,
        segments: 5,
        rootColor: STALK,
        tipColor: STALK,
        translucency: 0.2,
        pointed: false,
      },
      random,
    );
    const d = normalize([along[0] * 1.3, along[1] - shape.bend * 0.25, along[2] * 1.3]);
    const length = plumes.lengthM * (0.8 + 0.4 * random.next());
    for (let k = 0; k < PLUME_HAIRS; k++) {
      const t = k / PLUME_HAIRS;
      // Thickness of the plume here; hairs are as long as it is thick.
      const fat = plumes.thicknessM * Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.88));
      const r = randomDirection(random);
      const reach = length * (t - 0.1);
      addLeaf(
        mesh,
        {
          base: [
            end[0] + d[0] * reach + r[0] * fat * 0.4,
            end[1] + d[1] * reach + r[1] * fat * 0.4,
            end[2] + d[2] * reach + r[2] * fat * 0.4,
          ],
          along: normalize([d[0] + r[0] * 0.8, d[1] + r[1] * 0.8, d[2] + r[2] * 0.8]),
          normal: normalize([r[2], Math.abs(r[1]) + 0.3, r[0]]),
          crown: normalize([r[0], 0.5, r[2]]),
        },
        {
          lengthM: fat * 1.1 + 0.008,
          widthM: HAIR_M,
          color: scaled(plumes.color, 0.55 + 0.4 * random.next()),
          translucency: 0.5,
        },
        random,
      );
    }
  }
}

/** Stalks with one flower each, steeper than the blades. */
function addStalkFlowers(
  mesh: FoliageMesh,
  shape: GrassClumpShape,
  flowers: NonNullable<GrassClumpShape["flowers"]>,
  random: Random,
): void {
  for (let i = 0; i < flowers.count; i++) {
    const { along, root } = fromCrown(random.next() * 2 * Math.PI, random.next() * 0.5, 0.03);
    const end = addBlade(
      mesh,
      root,
      along,
      {
        lengthM: flowers.stalkM * (0.8 + 0.3 * random.next()),
        widthM: FLOWER_STALK_M,
        bend: 0.1,
        segments: 3,
        rootColor: shape.rootColor,
        tipColor: shape.rootColor,
        translucency: 0.2,
        pointed: false,
      },
      random,
    );
    addFlower(mesh, flowers, end, along, random);
  }
}
