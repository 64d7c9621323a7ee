import type { Season } from "#core/plants/season.ts";
import type { FoliageMesh } from "#renderer/mesh/foliage-mesh.ts";

/** Height and radius at which a plant is drawn, meters. */
export type DrawnSize = { heightM: number; radiusM: number };

/** How a species looks: grown at any size, then fitted to the size at which it is drawn, which a look may use to keep its leaves true. */
export type PlantDrawing = {
  grow: (seed: number, size: DrawnSize) => FoliageMesh;
  /** The season that it is planted for, and is shown in where none is asked for; without one as it is grown. */
  best?: Season;
  /** How dense its leaves are taken to be when its light is baked; 1 without. */
  thickness?: number;
  /** Its far side cannot be seen through it. */
  dense?: boolean;
  /** A ground cover: patches of one size, whatever a plant's own spread is, which stand so close that they close. */
  carpet?: true;
  /** Its leaves are not green: what is a flower is told by where the flowers of the mesh begin, not by color. */
  coloredLeaves?: boolean;
  /**
   * Size in the picture as a share of the mature size in the catalogue, height and spread. A design shows a garden a few
   * years after planting: shrubs nearly grown, trees young.
   */
  grown?: { height: number; spread: number };
};
