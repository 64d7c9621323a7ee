/**
 * Segmental retaining walls: face ÷ block face + one buried course + caps. Past 3 to 4 ft, or with a load above, an
 * engineer designs the wall, with geogrid. Source: hardscapebid.com (cites CMHA).
 */
export const block = { lengthIn: 16, heightIn: 6 } as const;
const blockFaceSqFt = (block.lengthIn * block.heightIn) / 144;
export const engineeredWallFt = 4;
export const blockWaste = 0.05;

/** Courses above the ground; a wall of 3 ft has six of 6 in. */
export const wallCourses = (heightFt: number) => Math.ceil((heightFt * 12) / block.heightIn - 1e-9);
/** Face to buy in sq ft: what shows and the buried course, cuts not included. */
export const wallFaceSqFt = (lengthFt: number, heightFt: number) =>
  lengthFt * (heightFt + block.heightIn / 12);
export const wallBlocks = (lengthFt: number, heightFt: number) =>
  wallFaceSqFt(lengthFt, heightFt) / blockFaceSqFt;
/** Caps of 12 in length along the wall. Assumption: a common cap. */
const capLengthIn = 12;
export const wallCaps = (lengthFt: number) => (lengthFt * 12) / capLengthIn;

/** Levelling pad of compacted stone under the wall, inches. Assumption after makers' guides: 24 wide, 6 thick. */
export const pad = { widthIn: 24, depthIn: 6 } as const;
/** Width of clean stone behind the wall, inches. Assumption after makers' guides: 12. */
export const drainStoneIn = 12;

/** Length of geogrid behind the face: 60 % of the height, at least 4 ft, one layer each 2 ft. Assumption, for asking a price only. */
export const geogridLayers = (heightFt: number) =>
  heightFt > engineeredWallFt ? Math.ceil(heightFt / 2 - 1e-9) : 0;
