/**
 * Fences. Wood, vinyl and aluminium come in 8 ft sections by trade convention; chain link takes a post each 10 ft, and
 * 5 and 6 ft of height cost 1.2 and 1.4 times the 4 ft price (source: github.com/estimatorsuite/construction-calculators).
 */
export const sectionFt = 8;
export const chainLinkPostFt = 10;
export const fenceSections = (lengthFt: number) => Math.ceil(lengthFt / sectionFt - 1e-9);
export const fencePosts = (sections: number) => sections + 1;
export const chainLinkPosts = (lengthFt: number) => Math.ceil(lengthFt / chainLinkPostFt - 1e-9) + 1;
export const chainLinkHeightFactor = (heightFt: number) => (heightFt > 5 ? 1.4 : heightFt > 4 ? 1.2 : 1);

/** Post hole: 10 in wide and a third of the fence's height plus 6 in deep. Assumption after common practice. */
export const postHoleDiameterIn = 10;
export const postHoleDepthIn = (fenceFt: number) => (fenceFt * 12) / 3 + 6;
/** Width of a walk gate, feet. Assumption. */
export const gateWidthFt = 4;
