import type { ElementKind, HardscapeUse, Place } from "#core/elements/element.ts";
import type { Details } from "#core/elements/vocabulary.ts";
import type { SpeciesId } from "#core/plants/catalogue.ts";
import type { Season } from "#core/plants/season.ts";
import type { Article, Command, Link } from "./words/function-words.ts";
import type { Manner } from "./words/manner-words.ts";
import type { Landmark, Relation } from "./words/place-words.ts";
import type { DesignStyle } from "./words/style-words.ts";
import type { Undrawable } from "./words/undrawable-words.ts";

/** Details by kind: what one describing word says of each kind that it can describe. */
export type Fits = { [K in ElementKind]?: Partial<Details<K>> };

/** All that one phrase can mean. Several facets may be set; the words around it decide ("light": a lamp, or pale). */
export type Entry = {
  /** The phrase as listed: the word by which removals and keeps name it. */
  phrase: string;
  noun?: { kind: ElementKind; details: Fits; place?: Place; generic?: true };
  fits?: Fits;
  use?: HardscapeUse;
  species?: readonly SpeciesId[];
  /** The species is only the nearest look to what was named. */
  standIn?: true;
  /** Set where the plant is asked for as a tree though the stand-in is none ("pine"). */
  standsAs?: "tree";
  /** A color: it is missed where it cannot be shown. */
  hue?: true;
  style?: DesignStyle;
  vague?: true;
  /** The picture is to show this time of the year. */
  season?: Season;
  /** The picture is to show the yard after dark. */
  evening?: true;
  landmark?: Landmark;
  relation?: Relation;
  place?: Place;
  scene?: true;
  undrawable?: Undrawable;
  /** A sentence to answer with; the word itself changes nothing ("bigger"). */
  told?: string;
  command?: Command;
  link?: Link;
  article?: Article;
  filler?: true;
  /** How a thing is to be, where the plan has no word for it: told when nothing else reads it. */
  manner?: Manner;
  /** The height after it is the most that plants may have. */
  limit?: true;
  /** Stands for a thing named before. */
  pronoun?: true;
};
