/** Wood, vinyl and aluminum fences come in 8 ft sections by trade convention. */
export const sectionFt = 8;
export const fenceSections = (lengthFt: number) => Math.ceil(lengthFt / sectionFt - 1e-9);
export const fencePosts = (sections: number) => sections + 1;

/** Post hole: 10 in wide and a third of the fence's height plus 6 in deep. Assumption after common practice. */
export const postHoleDiameterIn = 10;
export const postHoleDepthIn = (fenceFt: number) => (fenceFt * 12) / 3 + 6;
/** Width of a walk gate, feet. Assumption. */
export const gateWidthFt = 4;
