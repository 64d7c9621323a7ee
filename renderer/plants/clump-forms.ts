import { hexToLinear as rgb } from "#renderer/color/srgb.ts";
import { type ColumnShape, growColumns } from "./column-cactus.ts";
import { type ConiferShape, growConifer } from "./conifer.ts";
import { growCover } from "./cover.ts";
import type { FlowerShape } from "./flower.ts";
import { type GrassClumpShape, growGrassClump } from "./grass-clump.ts";
import { growHeaded, type HeadedShape } from "./headed-clump.ts";
import { growPalm, type PalmShape } from "./palm.ts";
import type { PlantDrawing } from "./plant-drawing.ts";
import { growRosette, type RosetteShape } from "./rosette.ts";
import { flowersOf } from "./shrub-forms.ts";
import { growStrapClump, type StrapClumpShape } from "./strap-clump.ts";

/** Drawn height and spread as shares of the mature ones, and whether the leaves are not green. */
type Drawn = { grown: readonly [height: number, spread: number]; colored?: true };

/** Flowers on stalks, colors as sRGB hex. */
type StalkFlowers = Omit<FlowerShape, "colors" | "center"> & {
  count: number;
  stalkM: number;
  colors: readonly string[];
  center?: string;
};

/** Colors of the foot and the tip of a leaf, or of inner and outer leaves; sRGB hex. */
type Pair = readonly [string, string];
/** Length and width of a leaf, meters. */
type Leaf = readonly [lengthM: number, widthM: number];

const drawn = ({ grown: [height, spread], colored }: Drawn): Omit<PlantDrawing, "grow"> => ({
  grown: { height, spread },
  ...(colored && { coloredLeaves: true }),
});

/** Stiff or strap-like leaves from one crown, as `growStrapClump` makes them. */
export const straps = ({
  leafM,
  colors,
  margin,
  spine,
  flowers,
  ...look
}: Drawn &
  Pick<StrapClumpShape, "leaves" | "spread" | "bend" | "widestAt" | "keel"> & {
    leafM: Leaf;
    colors: Pair;
    margin?: string;
    spine?: string;
    flowers?: StalkFlowers;
  }): PlantDrawing => ({
  ...drawn(look),
  grow: (seed) =>
    growStrapClump(seed, {
      ...look,
      leafLengthM: leafM[0],
      leafWidthM: leafM[1],
      rootColor: rgb(colors[0]),
      tipColor: rgb(colors[1]),
      ...(margin && { margin: rgb(margin) }),
      ...(spine && { spine: rgb(spine) }),
      ...(flowers && { flowers: flowersOf(flowers) }),
    }),
});

/** Blades from one crown, as `growGrassClump` makes them. */
export const grass = ({
  bladeM,
  colors,
  plumes,
  flowers,
  ...look
}: Drawn &
  Pick<GrassClumpShape, "blades" | "spread" | "bend"> & {
    bladeM: Leaf;
    colors: Pair;
    plumes?: Omit<NonNullable<GrassClumpShape["plumes"]>, "color"> & { color: string };
    flowers?: StalkFlowers;
  }): PlantDrawing => ({
  ...drawn(look),
  grow: (seed) =>
    growGrassClump(seed, {
      ...look,
      bladeLengthM: bladeM[0],
      bladeWidthM: bladeM[1],
      rootColor: rgb(colors[0]),
      tipColor: rgb(colors[1]),
      ...(plumes && { plumes: { ...plumes, color: rgb(plumes.color) } }),
      ...(flowers && { flowers: flowersOf(flowers) }),
    }),
});

/** Broad leaves on stalks from one crown, as `growRosette` makes them. */
export const rosette = ({
  leafM,
  colors,
  margin,
  flowers,
  ...look
}: Drawn &
  Pick<RosetteShape, "leaves" | "heightM" | "sag" | "outline"> & {
    leafM: Leaf;
    colors: Pair;
    margin?: string;
    flowers?: StalkFlowers;
  }): PlantDrawing => ({
  ...drawn(look),
  grow: (seed) =>
    growRosette(seed, {
      ...look,
      leafLengthM: leafM[0],
      leafWidthM: leafM[1],
      innerColor: rgb(colors[0]),
      outerColor: rgb(colors[1]),
      ...(margin && { marginColor: rgb(margin) }),
      ...(flowers && { flowers: flowersOf(flowers) }),
    }),
});

/** A palm, as `growPalm` makes it. */
export const palm = ({
  colors,
  trunk,
  crownshaft,
  ...look
}: Drawn &
  Omit<PalmShape, "innerColor" | "outerColor" | "trunkColor" | "crownshaft"> & {
    colors: Pair;
    trunk: string;
    crownshaft?: { lengthM: number; color: string };
  }): PlantDrawing => ({
  ...drawn(look),
  grow: (seed) =>
    growPalm(seed, {
      ...look,
      innerColor: rgb(colors[0]),
      outerColor: rgb(colors[1]),
      trunkColor: rgb(trunk),
      ...(crownshaft && { crownshaft: { lengthM: crownshaft.lengthM, color: rgb(crownshaft.color) } }),
    }),
});

/** Area of all sprays of a conifer as a multiple of its flank's, the most sprays of one, and how dense its light is baked. */
const SPRAY_COVER = 2.6;
const MOST_SPRAYS = 24000;
const SPRAY_THICKNESS = 0.8;

/** A conifer clothed to the ground, as `growConifer` makes it; sprays have their true size at the drawn size. */
export const conifer = ({
  sprayM,
  aspect,
  colors,
  habit,
  ...look
}: Drawn & Pick<ConiferShape, "habit"> & { sprayM: number; aspect: number; colors: Pair }): PlantDrawing => ({
  ...drawn(look),
  dense: true,
  thickness: SPRAY_THICKNESS,
  grow: (seed, { heightM, radiusM }) => {
    const flankM2 = Math.PI * radiusM * Math.hypot(heightM, radiusM);
    const wanted = (SPRAY_COVER * flankM2) / (sprayM * sprayM * aspect);
    const sprays = Math.round(Math.min(wanted, MOST_SPRAYS));
    return growConifer(seed, {
      habit,
      ...{ heightM, radiusM, sprays, aspect },
      sprayLengthM: sprayM * Math.sqrt(wanted / sprays),
      innerColor: rgb(colors[0]),
      outerColor: rgb(colors[1]),
    });
  },
});

/** Leaves in heads at the ends of stems, as `growHeaded` makes them. */
export const headed = ({
  leafM,
  colors,
  trunk,
  ...look
}: Drawn &
  Pick<HeadedShape, "heads" | "heightM" | "trunkRadiusM" | "leaves" | "spread"> & {
    leafM: Leaf;
    colors: Pair;
    trunk: string;
  }): PlantDrawing => ({
  ...drawn(look),
  grow: (seed) =>
    growHeaded(seed, {
      ...look,
      leafLengthM: leafM[0],
      leafWidthM: leafM[1],
      rootColor: rgb(colors[0]),
      tipColor: rgb(colors[1]),
      trunkColor: rgb(trunk),
    }),
});

/** Ribbed columns, as `growColumns` makes them. */
export const columns = ({
  colors,
  ...look
}: Drawn & Pick<ColumnShape, "ribs" | "radiusM" | "stems" | "arms"> & { colors: Pair }): PlantDrawing => ({
  ...drawn(look),
  dense: true,
  coloredLeaves: true,
  grow: (seed) => growColumns(seed, { ...look, bodyColor: rgb(colors[0]), spineColor: rgb(colors[1]) }),
});

/** A patch of ground cover, as `growCover` makes it: patches overlap and close to a carpet. */
export const cover = ({
  leafM,
  colors: [inner, outer, tip],
  flowers,
  colored,
}: {
  leafM: Leaf;
  colors: readonly [string, string, tip?: string];
  flowers?: Omit<FlowerShape, "colors" | "center"> & {
    perM2: number;
    colors: readonly string[];
    center?: string;
  };
  colored?: true;
}): PlantDrawing => ({
  carpet: true,
  ...(colored && { coloredLeaves: true }),
  grow: (seed, size) =>
    growCover(seed, {
      ...size,
      leafLengthM: leafM[0],
      leafWidthM: leafM[1],
      innerColor: rgb(inner),
      outerColor: rgb(outer),
      tipColor: rgb(tip ?? outer),
      ...(flowers && { flowers: flowersOf(flowers) }),
    }),
});
