/** Every shade of a border by every word for one: "a darker band". */
export const BORDERS = [
  ["light, lighter, white, cream, ivory, sand, pale", "sand"],
  ["dark, darker, charcoal, black, deep", "charcoal"],
  ["red, brick red, brick, red brick, clay brick", "red"],
  ["gray, grey, cobblestone, cobble, belgian block, granite, bluestone", "grey"],
  ["tan, beige, brown, buff", "tan"],
] as const;
const BORDER_WORDS =
  "border, band, banding, edge, edging, ribbon, trim, soldier course, border course, course, stripe, outline";
/** A border that is of pavers, whatever it borders. */
export const PAVER_BORDERS =
  "paver ribbon, paver border, paver band, paver edging, paver edge, paver course, paver soldier course, soldier course, sailor course";
export const borderOf = (shades: string, words = `${BORDER_WORDS}, ${PAVER_BORDERS}`): string =>
  shades
    .split(", ")
    .flatMap((shade) => words.split(", ").map((word) => `${shade} ${word}`))
    .join(", ");
