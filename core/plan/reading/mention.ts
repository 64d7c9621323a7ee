import type { BedRow, ElementKind, HardscapeUse, Place, PlanElement } from "#core/elements/element.ts";
import type { SpeciesId } from "#core/plants/catalogue.ts";
import type { Season } from "#core/plants/season.ts";
import type { FlowerColor } from "#core/plants/species-facts.ts";
import type { Fits } from "./entry.ts";
import type { SpokenSize } from "./read-size.ts";
import type { DesignStyle } from "./words/style-words.ts";

/** One asked-for element on the way from words to plan: what the text said so far, defaults not filled in. */
export type Mention = {
  kind: ElementKind;
  details: Fits;
  /** Set when a word named the use of a surface ("driveway"). */
  use?: HardscapeUse;
  /** The text named a use and no material yet: another surface kind may still take it over. */
  open: boolean;
  species: SpeciesId[];
  /** How many of a species the text asks for; others as many as fit. */
  counts: Partial<Record<SpeciesId, number>>;
  /** In which part of a bed those of its plants stand. */
  rows?: Record<string, BedRow>;
  /** Its one plant stands in one row. */
  inRow?: true;
  /** Those of its plants that a word for a group chose ("evergreens"). */
  grouped?: SpeciesId[];
  /** The most that its plants may grow to, in meters. */
  belowM?: number;
  /** Colors that the flowers of a bed without named plants are to have. */
  hues?: FlowerColor[];
  /** These were said of flowers ("boxwoods and white flowers"), which come where no named plant has them. */
  huesOfFlowers?: true;
  /** The plant of a bed that a color was said of last. */
  colored?: SpeciesId;
  /** The plants of a bed are bedding plants that were chosen by their colors. */
  bedding?: true;
  /** Only its cover was named ("fresh mulch"): nothing is planted. */
  cover?: true;
  /** It takes the place of the mulch of the beds that are there, all of it: where plants stand in them says nothing of its own place. */
  replacesMulch?: true;
  /** Named plants alone; joins a bed when the text has one. */
  plantsOnly: boolean;
  /** Named by a word for any planting ("garden"): a whole look may stand for it. */
  generic: boolean;
  place?: Place;
  /** Of the drive that its place names, as the photo shows it. */
  side?: "left" | "right";
  /** A wish by its grammar, though its words name a second place or what it takes the place of: roles of words do not unmake it. */
  sure?: true;
  sizes: SpokenSize[];
  /** Range in the normal text. */
  start: number;
  end: number;
  sentence: number;
  /** What of it could not be done as asked, in sentences. */
  changes: string[];
};

/** A describing word or size that stood apart from its element. */
export type Loose = {
  start: number;
  end: number;
  sentence: number;
  text: string;
} /** `matters` = the person misses it where it cannot be shown. */ & (
  | { type: "fits"; fits: Fits; matters: boolean; ofFlowers?: true }
  | { type: "size"; size: SpokenSize }
  | { type: "place"; place: Place }
);

/** Something that is told, kept or removed, with its place in the text so that notes come in reading order. */
export type Remark = {
  start: number;
  end: number;
  status: "placed" | "changed" | "told";
  sentence: string;
  /** Words that the lexicon lacks; neighbors are told as one. */
  unknown?: true;
  /** A thing that cannot be drawn. */
  undrawn?: true;
  /** The elements whose coming it tells; `lead` = what the sentence begins with when it lists them. */
  about?: readonly PlanElement[];
  lead?: string;
};

/** What reading the words gives: asked-for elements and everything else that was said. */
export type Reading = {
  mentions: Mention[];
  loose: Loose[];
  removals: string[];
  /** How many of a removal there are, by its name, where a number was said. */
  removalCounts: Record<string, number>;
  /** Removals of what the text itself asked for before, or refuses: nothing of them stands in the photo. */
  withdrawn: string[];
  /** What stands in the photo and is to go, where the text says so. */
  gone: { kind: ElementKind; sentence: number; end: number }[];
  keeps: string[];
  /** The cover of beds that is to stay. */
  keptCover: Fits["bed"] | null;
  refusedKinds: ElementKind[];
  styles: { style: DesignStyle; start: number; end: number }[];
  vague: { start: number; end: number } | null;
  season: Season | null;
  evening: boolean;
  remarks: Remark[];
  /** Where the words stand that something was made of, or that were told: `unread-words.ts` tells of the others. */
  used: { start: number; end: number }[];
};

/** A thing that was named at some words, of which nothing else is known yet. */
export const newMention = (
  kind: ElementKind,
  { start, end, sentence }: Pick<Mention, "start" | "end" | "sentence">,
  more: Partial<Mention> = {},
): Mention => ({
  kind,
  details: {},
  open: false,
  species: [],
  counts: {},
  plantsOnly: false,
  generic: false,
  sizes: [],
  start,
  end,
  sentence,
  changes: [],
  ...more,
});
