import { COLOR_WORDS } from "./color-words.ts";
import type { PaverColor, PaverPattern } from "./paver-looks.ts";

/** A stone that ground is paved with: the words that ask for it, how it is laid, and what it is sold as. How it looks: `renderer/textures/stone-looks.ts`. */
type StoneRow = {
  /** Words that ask for it, as in a vocabulary. */
  words: string;
  /** In a sentence: "bluestone patio". */
  name: string;
  /** On a bill. */
  pieces: string;
  /** How it is laid and its color where nobody says. */
  pattern: PaverPattern;
  colour: PaverColor;
  /** Family of the price catalogue, and the row of it for a color. */
  item: string;
  variant: (colour: PaverColor) => string;
};

const always = (variant: string) => () => variant;

/** What one paves with beside concrete pavers, which are meant where no stone is named. */
export const paverStones = {
  brick: {
    words:
      "brick, brick paver, clay paver, clay brick, red brick, brickwork, chicago brick, old chicago brick, reclaimed brick, used brick, old brick",
    name: "brick",
    pieces: "Clay brick pavers",
    pattern: "running-bond",
    colour: "red",
    item: "paver-brick",
    variant: (colour) =>
      (({ red: "red", blend: "red", tan: "brown", sand: "brown", grey: "grey", charcoal: "grey" }) as const)[
        colour
      ],
  },
  porcelain: {
    words: "porcelain, porcelain paver, porcelain tile, porcelain slab, tile, outdoor tile",
    name: "porcelain",
    pieces: "Porcelain pavers",
    pattern: "stack-bond",
    colour: "grey",
    item: "paver-porcelain",
    variant: (colour) =>
      (
        ({
          sand: "white",
          tan: "wood-look",
          red: "wood-look",
          blend: "wood-look",
          grey: "grey",
          charcoal: "grey",
        }) as const
      )[colour],
  },
  bluestone: {
    words: "bluestone, bluestone paver, pennsylvania bluestone, thermal bluestone, blue stone",
    name: "bluestone",
    pieces: "Bluestone, cut",
    pattern: "ashlar",
    colour: "grey",
    item: "paver-flagstone",
    variant: always("bluestone"),
  },
  flagstone: {
    words:
      "flagstone, flag stone, flagstone paver, natural stone, pennsylvania flagstone, oklahoma flagstone, arizona flagstone, quartzite, crazy paving, irregular stone, random stone",
    name: "flagstone",
    pieces: "Flagstone",
    pattern: "irregular",
    colour: "blend",
    item: "paver-flagstone",
    variant: always("flagstone"),
  },
  travertine: {
    words: "travertine, shellstone, shell stone, travertine paver, travertine tile, marble",
    name: "travertine",
    pieces: "Travertine pavers",
    pattern: "ashlar",
    colour: "sand",
    item: "paver-stone",
    variant: always("travertine"),
  },
  limestone: {
    words: "limestone, limestone paver",
    name: "limestone",
    pieces: "Limestone pavers",
    pattern: "ashlar",
    colour: "sand",
    item: "paver-stone",
    variant: always("limestone"),
  },
  sandstone: {
    words: "sandstone, sandstone paver",
    name: "sandstone",
    pieces: "Sandstone pavers",
    pattern: "ashlar",
    colour: "sand",
    item: "paver-stone",
    variant: always("sandstone"),
  },
  granite: {
    words: "granite, granite paver, granite slab",
    name: "granite",
    pieces: "Granite pavers",
    pattern: "ashlar",
    colour: "grey",
    item: "paver-stone",
    variant: always("granite"),
  },
  slate: {
    words: "slate, slate paver, slate tile",
    name: "slate",
    pieces: "Slate pavers",
    pattern: "ashlar",
    colour: "grey",
    item: "paver-stone",
    variant: always("slate"),
  },
  cobblestone: {
    words: "cobblestone, cobble, cobblestone paver, belgian block, sett, granite sett",
    name: "cobblestone",
    pieces: "Granite cobblestones",
    pattern: "running-bond",
    colour: "grey",
    item: "paver-stone",
    variant: always("granite"),
  },
} as const satisfies Record<string, StoneRow>;

export type PaverStone = keyof typeof paverStones;

export const paverStoneIds = Object.keys(paverStones) as PaverStone[];

/** What a paved surface is sold as: natural and fired stone by its own family, concrete pavers by their color. */
export function soldAs(
  stone: PaverStone | undefined,
  colour: PaverColor,
): { name: string; item: string; variant: string } {
  if (!stone)
    return { name: `Concrete pavers, ${COLOR_WORDS[colour]}`, item: "paver-concrete", variant: colour };
  const { pieces, item, variant, colour: own }: StoneRow = paverStones[stone];
  return {
    name: colour === own ? pieces : `${pieces}, ${COLOR_WORDS[colour]}`,
    item,
    variant: variant(colour),
  };
}
