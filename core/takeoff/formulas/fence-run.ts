/** Wood, vinyl and aluminum fences come in 8 ft sections by trade convention. */
export const SECTION_FT = 8;
export const fenceSections = (lengthFt: number) => Math.ceil(lengthFt / SECTION_FT - 1e-9);
export const fencePosts = (sections: number) => sections + 1;

/** Post hole: 10 in wide and a third of the fence's height plus 6 in deep. Assumption after common practice. */
export const POST_HOLE_DIAMETER_IN = 10;
export const postHoleDepthIn = (fenceFt: number) => (fenceFt * 12) / 3 + 6;
/** Width of a walk gate, feet. Assumption. */
export const GATE_WIDTH_FT = 4;
