import type { Comparison } from "#core/design/change-words.ts";
import type { Shade, Which } from "#core/design/operation.ts";
import type { Fits } from "#core/plan/reading/entry.ts";
import type { SpokenSize } from "#core/plan/reading/read-size.ts";
import type { FlowerColor } from "#core/plants/species-facts.ts";
import type { Verb } from "./clause-words.ts";
import type { Known } from "./known-things.ts";
import type { Tag } from "./tag-words.ts";
import type { Shown } from "./ways-and-times.ts";

/** A place that a clause says. */
export type Where = Extract<Tag, { is: "where" }>;

/** A color, a material or a shape by itself. */
export type Value = {
  fits: Fits;
  hue: FlowerColor | null;
  isNot: boolean;
  isBehind: boolean;
  from: number;
  end: number;
};

/** What one clause says, sorted by what it is. */
export type Parts = {
  from: number;
  end: number;
  verb: Verb | null;
  /** Where what follows the verb begins. */
  afterVerb: number;
  named: Named[];
  values: Value[];
  sizes: SpokenSize[];
  counts: number[];
  /** "Every 3 ft", meters. */
  apartM: number | null;
  comparison: Comparison | null;
  comparing: string;
  shade: Shade | null;
  wheres: Where[];
  /** "it", "them"; "one" may be of several. */
  isIt: boolean;
  isOne: boolean;
  more: { count?: number } | null;
  factor: number | null;
  isGone: boolean;
  isKept: boolean;
  isSame: boolean;
  isInstead: boolean;
  /** Where "instead of" stands; -1 = nowhere. */
  insteadOf: number;
  isOnly: boolean;
  isTo: boolean;
  isToo: boolean;
  isShowing: boolean;
  showing: Shown | null;
  /** Where it is not to stand was said too. */
  isElsewhere: boolean;
  /** Somebody tells something: "we get the sun there". */
  isTold: boolean;
  /** Whatever it names, it asks for nothing: "so I can show them". */
  isDeaf: boolean;
  /** "It all", "everything". */
  isAll: boolean;
  /** Why: "so the edge is not bare". */
  isWhy: boolean;
  /** "No" or "not" of something that is not known. */
  isRefusing: boolean;
  unknown: string[];
};

/** A thing that a clause names, with what describes it. */
export type Named = {
  known: Known;
  /** What it says of the thing and what the thing is not yet: "the black chairs" of white ones. */
  fits: Fits;
  hue: FlowerColor | null;
  count?: number;
  /** "a", "some", "another": one that is not there yet. */
  isNew: boolean;
  isNot: boolean;
  /** Without an article, and nothing that the design has. */
  isBare?: true;
  /** The name of a material: what is of it may be another thing. */
  isMaterial?: true;
  /** A side was said at which none of several stands. */
  isUnplaced?: true;
  /** That side. */
  which?: Which;
  /** Behind "to", "with", "in": what another thing is to become. */
  isBehind: boolean;
  /** The same behind "to", "with", "for" alone. */
  isBehindTo: boolean;
  from: number;
  end: number;
};

export type Said = {
  values: Extract<Tag, { is: "value" }>[];
  from: number;
  isNew: boolean;
  isDefinite?: true;
  count?: number;
  which: Where[];
};
