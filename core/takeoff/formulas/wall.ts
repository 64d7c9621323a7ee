import { wholePieces } from "./round-up.ts";

/**
 * Segmental retaining walls: face ÷ block face + one buried course + caps. Past 3 to 4 ft, or with a load above, an
 * engineer designs the wall, with geogrid. Source: hardscapebid.com (cites CMHA).
 */
export const BLOCK = { lengthIn: 16, heightIn: 6 } as const;
/** Face of one block: two thirds of a square foot. */
const BLOCK_FACE_SQ_FT = (BLOCK.lengthIn * BLOCK.heightIn) / 144;
/** Feet above the ground: the upper end of the source's 3 to 4 ft. A lower limit sends more garden walls to an engineer. */
export const ENGINEERED_WALL_FT = 4;
/** Share of blocks lost to cuts and breakage. Assumption. */
export const BLOCK_WASTE = 0.05;

/** Courses above the ground; a wall of 3 ft has six of 6 in. */
export const wallCourses = (heightFt: number) => wholePieces((heightFt * 12) / BLOCK.heightIn);
/** Face to buy in sq ft: what shows and the buried course, cuts not included. */
export const wallFaceSqFt = (lengthFt: number, heightFt: number) =>
  lengthFt * (heightFt + BLOCK.heightIn / 12);
/** Blocks by face area, exact, cuts not included. */
export const wallBlocks = (lengthFt: number, heightFt: number) =>
  wallFaceSqFt(lengthFt, heightFt) / BLOCK_FACE_SQ_FT;
/** Caps of 12 in length along the wall. Assumption: a common cap. */
const CAP_LENGTH_IN = 12;
export const wallCaps = (lengthFt: number) => (lengthFt * 12) / CAP_LENGTH_IN;

/** Leveling pad of compacted stone under the wall, inches. Assumption after makers' guides: 24 wide, 6 thick. */
export const PAD = { widthIn: 24, depthIn: 6 } as const;
/** Width of clean stone behind the wall, inches. Assumption after makers' guides: 12. */
export const DRAIN_STONE_IN = 12;

/** Height of wall for each layer of geogrid, feet. Assumption, for asking a price only. `retaining-wall.ts` says how far a layer reaches back. */
const GEOGRID_EACH_FT = 2;
export const geogridLayers = (heightFt: number) =>
  heightFt > ENGINEERED_WALL_FT ? wholePieces(heightFt / GEOGRID_EACH_FT) : 0;
