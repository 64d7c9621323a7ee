import { wordList } from "./vocabulary.ts";

/** Ways to say of a color that wood is stained in it: "dark stain", "stained dark". */
const stainWords = (colors: string): string =>
  wordList(colors)
    .flatMap((color) => [
      color,
      `${color} stain`,
      `${color} stained`,
      `${color} wood stain`,
      `${color} finish`,
      `stained ${color}`,
      `stained in ${color}`,
    ])
    .join(", ");

/** Stains that pergolas, decks and fences share, by the color that is drawn. */
export const STAINS = {
  cedar: stainWords("natural, cedar tone, honey, tan, golden, light"),
  brown: stainWords(
    "brown, dark brown, medium brown, dark, walnut, dark walnut, chestnut, espresso, chocolate, coffee, dark oak",
  ),
  black: stainWords("black, charcoal, ebony, jet black, shou sugi ban, charred"),
  gray: stainWords("gray, grey, weathered, driftwood, silver, light gray, light grey, slate"),
  redwood: stainWords("mahogany, redwood tone, russet"),
} as const;

/** Names of woods are no colors by themselves: said of a stain they are. */
export const STAINED_AS = (wood: string): string =>
  `${wood} stain, ${wood} stained, stained ${wood}, ${wood} finish`;
