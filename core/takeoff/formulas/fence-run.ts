import { wholePieces } from "./round-up.ts";

/** Wood, vinyl and aluminum fences come in 8 ft sections by trade convention. */
export const SECTION_FT = 8;
export const fenceSections = (lengthFt: number) => wholePieces(lengthFt / SECTION_FT);
/** One post at each end and one between any two sections. */
export const fencePosts = (sections: number) => sections + 1;

/** Post hole: 10 in wide and a third of the fence's height plus 6 in deep. Assumption after common practice. */
export const POST_HOLE_DIAMETER_IN = 10;
const POST_HOLE_SHARE = 3;
const POST_HOLE_EXTRA_IN = 6;
export const postHoleDepthIn = (fenceFt: number) => (fenceFt * 12) / POST_HOLE_SHARE + POST_HOLE_EXTRA_IN;
/** Width of a walk gate, feet. Assumption. */
export const GATE_WIDTH_FT = 4;
