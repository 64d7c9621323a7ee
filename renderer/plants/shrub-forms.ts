import { hexToLinear as rgb } from "#renderer/color/srgb.ts";
import type { FlowerShape } from "./flower.ts";
import { growMound, type MoundShape } from "./mound.ts";
import type { DrawnSize, PlantDrawing } from "./plant-drawing.ts";

/** What tells one shrub or perennial from others of its form; meters, sRGB hex. */
export type ShrubLook = {
  form: keyof typeof SHRUB_FORMS;
  /** Length and width of a leaf. */
  leafM: readonly [lengthM: number, widthM: number];
  /** Leaves deep inside, at the surface, and the youngest. */
  colors: readonly [inner: string, outer: string, tip?: string];
  /** Colors of leaves of several colors and of their midribs. */
  hues?: readonly (readonly [blade: string, rib: string])[];
  flowers?: FlowersLook;
  /** In place of the form's own: how much shoots strive upwards, and whether its far side cannot be seen. */
  upward?: number;
  dense?: true;
  /** Its leaves are not green. */
  colored?: true;
  /** Drawn height and spread as shares of the mature ones. */
  grown: readonly [height: number, spread: number];
};

/** Flowers of one plant at its drawn size. */
type FlowersLook = Omit<FlowerShape, "colors" | "center"> & {
  count: number;
  stemM?: number;
  colors: readonly string[];
  center?: string;
};

type Form = Pick<
  MoundShape,
  "lobes" | "hollow" | "upright" | "leavesPerShoot" | "translucency" | "darkCore"
> & {
  /** Area of all leaves as a multiple of the crown's surface. */
  cover: number;
  dense: boolean;
  skirt: boolean;
  thickness?: number;
};

/** How shrubs stand, as in `MoundShape`. Set by eye beside the single shrubs of `shrubs.ts`. */
const SHRUB_FORMS = {
  /** Close and round: small hollies, santolina. */
  ball: {
    ...{ cover: 1.5, dense: true, skirt: true, thickness: 0.8 },
    ...{ lobes: 0.11, hollow: 0.7, upright: 0, darkCore: 0.7, leavesPerShoot: 5 },
  },
  /** Clothed with leathery leaves to the ground: laurels, privets, viburnums. */
  full: {
    ...{ cover: 1.7, dense: true, skirt: true, translucency: 0.2 },
    ...{ lobes: 0.15, hollow: 0.5, upright: 0.3, darkCore: 0.42, leavesPerShoot: 7 },
  },
  /** Leafy and loose: hydrangeas, roses, lilacs. */
  open: {
    ...{ cover: 1.6, dense: false, skirt: true },
    ...{ lobes: 0.17, hollow: 0.48, upright: 0.3, leavesPerShoot: 6 },
  },
  /** Shoots that bow to all sides: abelia, forsythia. */
  arching: {
    ...{ cover: 1.5, dense: false, skirt: true },
    ...{ lobes: 0.26, hollow: 0.42, upright: 0.1, leavesPerShoot: 9 },
  },
  /** Stems from the foot, nearly upright. */
  upright: {
    ...{ cover: 1.6, dense: false, skirt: true },
    ...{ lobes: 0.18, hollow: 0.45, upright: 0.65, leavesPerShoot: 8 },
  },
  /** Narrow and closed: yews, Sky Pencil holly. */
  column: {
    ...{ cover: 1.7, dense: true, skirt: true },
    ...{ lobes: 0.08, hollow: 0.5, upright: 0.6, darkCore: 0.6, leavesPerShoot: 9 },
  },
  /** Low and wide. */
  mat: {
    ...{ cover: 1.3, dense: false, skirt: false },
    ...{ lobes: 0.28, hollow: 0.05, upright: 0, leavesPerShoot: 9 },
  },
  /** Perennials of leafy stems. */
  herb: {
    ...{ cover: 1.2, dense: false, skirt: false },
    ...{ lobes: 0.14, hollow: 0.35, upright: 0.5, leavesPerShoot: 5 },
  },
  /** Large leaves along upright canes: ginger, canna. */
  cane: {
    ...{ cover: 1.1, dense: false, skirt: true },
    ...{ lobes: 0.1, hollow: 0.3, upright: 1, leavesPerShoot: 3 },
  },
} as const satisfies Record<string, Form>;

/** Area of a leaf as a share of its length times its width. */
const LEAF_FILLS = 0.7;
/** No plant has more leaves; those of one that would need more are drawn larger. */
const MOST_LEAVES = 12000;
/** Exponent of Thomsen's formula for the surface of an ellipsoid, good to about a hundredth. */
const THOMSEN = 1.6;

/** Surface of a plant of a height and a radius, m²: of the ellipsoid in that box. */
function surfaceM2({ heightM, radiusM }: DrawnSize): number {
  const across = radiusM ** (2 * THOMSEN);
  const upright = 2 * radiusM ** THOMSEN * (heightM / 2) ** THOMSEN;
  return 4 * Math.PI * ((across + upright) / 3) ** (1 / THOMSEN);
}

/** How many leaves a plant of a size has, and how many times larger than they are they are drawn. */
export function leavesFor(
  size: DrawnSize,
  [lengthM, widthM]: ShrubLook["leafM"],
  cover: number,
): { leaves: number; enlarged: number } {
  const wanted = (cover * surfaceM2(size)) / (LEAF_FILLS * lengthM * widthM);
  const leaves = Math.round(Math.min(wanted, MOST_LEAVES));
  return { leaves, enlarged: Math.sqrt(wanted / leaves) };
}

/** A shrub or perennial of a form. Its leaves have their true size at the drawn size. */
export function shrub(look: ShrubLook): PlantDrawing {
  const { cover, dense, skirt, thickness, ...form }: Form = SHRUB_FORMS[look.form];
  const [inner, outer, tip] = look.colors;
  const { flowers, hues } = look;
  const [height, spread] = look.grown;
  const isDense = look.dense ?? dense;
  return {
    grown: { height, spread },
    ...(isDense && { dense: true }),
    ...(thickness && { thickness }),
    ...(look.colored && { coloredLeaves: true }),
    grow: (seed, size) => {
      const { leaves, enlarged } = leavesFor(size, look.leafM, cover);
      return growMound(seed, {
        ...form,
        ...(skirt && { skirt: true }),
        ...(look.upward !== undefined && { upright: look.upward }),
        ...size,
        leaves,
        leafLengthM: look.leafM[0] * enlarged,
        leafWidthM: look.leafM[1] * enlarged,
        innerColor: rgb(inner),
        outerColor: rgb(outer),
        ...(tip && { tipColor: rgb(tip) }),
        ...(hues && { palette: hues.map(([blade, rib]) => ({ blade: rgb(blade), rib: rgb(rib) })) }),
        ...(flowers && { flowers: flowersOf(flowers) }),
      });
    },
  };
}

/** Colors of flowers from hex to linear reflectance. */
export function flowersOf<F extends { colors: readonly string[]; center?: string }>(
  flowers: F,
): Omit<F, "colors" | "center"> & Pick<FlowerShape, "colors" | "center"> {
  const { colors, center, ...rest } = flowers;
  return { ...rest, colors: colors.map(rgb), ...(center && { center: rgb(center) }) };
}
