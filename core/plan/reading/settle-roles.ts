import type { ElementKind } from "#core/elements/element.ts";
import { coveredPlants, roomMadeBy, standingThing } from "#core/plan/removal-notes.ts";
import type { Group, Run } from "#core/plan/roles/role-runs.ts";
import { countBefore } from "./count-before.ts";
import type { Mention, Reading, Remark } from "./mention.ts";
import { isQuiet } from "./quiet-words.ts";
import { FLAT_KINDS, NAME_OF_USE } from "./read-scope.ts";
import { quote } from "./reader.ts";

type Range = { start: number; end: number };
type Told = Pick<Remark, "status" | "sentence"> | null;

/** What becomes of words that the grammar took for a wish, or did not know, where the network is sure that they are something else. */
type Settling = {
  /** Words that the lexicon knows are left as they were read. */
  onlyUnknown?: true;
  /** The list of the plan on which a thing goes that is no wish. */
  list?: "keeps" | "removals";
  /** What is said of such a thing. */
  ofThing: (words: string, mention: Mention) => Told;
  /** What is said of words that the lexicon lacks. */
  ofUnknown: (words: string) => Told;
};

const PLANTED: ReadonlySet<ElementKind> = new Set(["bed", "hedge"]);
const silent = (): Told => null;

function goes(words: string, { kind, use }: Mention): Told {
  if (use || FLAT_KINDS.has(kind)) return { status: "placed", sentence: roomMadeBy(words) };
  return PLANTED.has(kind) ? coveredPlants(words) : standingThing(words);
}

const SETTLINGS: Record<Group, Settling> = {
  quiet: { ofThing: silent, ofUnknown: silent },
  keep: {
    list: "keeps",
    ofThing: (words) => ({ status: "placed", sentence: `Kept as it is: ${words}.` }),
    ofUnknown: silent,
  },
  remove: { list: "removals", ofThing: goes, ofUnknown: standingThing },
  unwanted: {
    ofThing: (words) => ({ status: "placed", sentence: `Left out: ${words}.` }),
    ofUnknown: silent,
  },
  place: { ofThing: silent, ofUnknown: spotLost },
  doubtful: { onlyUnknown: true, ofThing: silent, ofUnknown: silent },
};

function spotLost(words: string): Told {
  return { status: "told", sentence: `${quote(words)}: that place cannot be aimed at yet: circle it.` };
}

const isIn = ({ start, end }: Range, one: Range): boolean => start <= one.start && one.end <= end;

const nameOf = ({ use, kind }: Mention): string => (use ? NAME_OF_USE[use] : kind.replace("-", " "));

/**
 * Takes what lies in runs of the network out of the wishes of a reading. The grammar reads such words by the verbs and marks around them; where
 * it found none ("the bench and the maple stay", "at the end of the dock path") a thing stood among the wishes.
 */
export function settleRoles(reading: Reading, normal: string, runs: readonly Run[]): void {
  const { mentions, styles, vague, removals, keeps } = reading;
  // Where nothing is asked, what was not understood is all there is to say.
  if (mentions.length + styles.length + removals.length + keeps.length === 0 && !vague) return;
  for (const run of runs) settleRun(reading, normal, run);
}

/** What begins to tell of the thing before it. */
const PREDICATE = /^(?:is|are|looks?|seems?|was|were|has|have|goes?|does|makes?)\b/;
const THAT_THERE = /\b(?:the|that|this|those|these|our|my|his|her|their) (?:\w+ )?$/;

/** "That concrete wall behind the pool is ugly as sin": what is only told of is no wish. */
function dropToldOf(reading: Reading, normal: string, { group, start }: Run): void {
  if (group !== "quiet" || !PREDICATE.test(normal.slice(start))) return;
  const told = reading.mentions.findLast(
    (mention) =>
      mention.end <= start &&
      !/[.!?;,]/.test(normal.slice(mention.end, start)) &&
      THAT_THERE.test(normal.slice(0, mention.start)),
  );
  reading.mentions = reading.mentions.filter((mention) => mention !== told);
}

/** "Lose the walk and do stepping stones": right behind such a verb a thing comes, whatever its run is. */
const BRINGS =
  /\b(?:do|add|put(?: in)?|plant|install|build|lay|try) (?:(?:an?|some|new|\d+|two|three|four|five|six) )*$/;

function settleRun(reading: Reading, normal: string, run: Run): void {
  dropToldOf(reading, normal, run);
  const { onlyUnknown, list, ofThing, ofUnknown } = SETTLINGS[run.group];
  const isBrought = ({ start, end }: Mention): boolean =>
    (run.group === "remove" && BRINGS.test(normal.slice(0, start))) ||
    // "No mulch just gravel".
    (run.group === "unwanted" && / (?:just|only) /.test(normal.slice(start, end)));
  const mentions = reading.mentions.filter(
    (mention) => !onlyUnknown && !mention.sure && isIn(run, mention) && !isBrought(mention),
  );
  // "Chairs on the left": who asks for nothing else means it.
  if (mentions.length > 0 && mentions.length === reading.mentions.length && run.group === "place") return;
  const isWord = ({ start, end }: Range) => /[a-z]/.test(normal.slice(start, end));
  const isThing = ({ start, end }: Range) => run.group !== "remove" || !isQuiet(normal.slice(start, end));
  const unknown = reading.remarks.filter(
    (remark) => remark.unknown && isIn(run, remark) && isWord(remark) && isThing(remark),
  );
  const tell = (range: Range, told: Told) => {
    if (told) reading.remarks.push({ start: range.start, end: range.end, ...told });
  };
  reading.mentions = reading.mentions.filter((mention) => !mentions.includes(mention));
  reading.remarks = reading.remarks.filter((remark) => !unknown.includes(remark));
  for (const mention of mentions) {
    if (list && !reading[list].includes(nameOf(mention))) reading[list].push(nameOf(mention));
    const many = list === "removals" ? countBefore(normal.slice(0, mention.start)) : null;
    if (many) reading.removalCounts[nameOf(mention)] = many;
    if (run.group === "unwanted") reading.refusedKinds.push(mention.kind);
    tell(mention, ofThing(normal.slice(mention.start, mention.end), mention));
  }
  const [first, last] = [unknown[0], unknown.at(-1)];
  // "the rear facade", "the far right": what they describe says the place.
  const isOfNext =
    run.group === "place" &&
    unknown.every(
      ({ start, end }) =>
        isQuiet(normal.slice(start, end)) && /^ (?!of\b|and\b|or\b|on\b)[a-z]/.test(normal.slice(end)),
    );
  // "the side by the ac unit hidden": a state, and no place.
  const isState = unknown.every(({ start, end }) => /(?:ed|en)$/.test(normal.slice(start, end)));
  if (first && last && mentions.length === 0 && !isOfNext && !isState)
    tell({ start: first.start, end: last.end }, ofUnknown(normal.slice(first.start, last.end)));
  if (run.group === "place" || onlyUnknown) return;
  reading.loose = reading.loose.filter((one) => !isIn(run, one));
  reading.styles = reading.styles.filter((one) => !isIn(run, one));
  if (reading.vague && isIn(run, reading.vague)) reading.vague = null;
  reading.used.push({ start: run.start, end: run.end });
}
