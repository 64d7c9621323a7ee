import { NO_SIZES, type NoSize } from "./number-words.ts";
import type { Lexeme } from "./read-lexemes.ts";
import { untake } from "./read-scope.ts";
import type { SpokenSize } from "./read-size.ts";
import { quote, type Reader } from "./reader.ts";

/** A size or number: a limit, one of what a scope takes, of an edge, or of what comes. */
export function readSizeLexeme(
  reader: Reader,
  lexeme: Extract<Lexeme, { type: "size" }>,
  index: number,
): void {
  const { start, end } = lexeme;
  const limitM = lexeme.size.bareM ?? lexeme.size.heightM;
  const last = reader.lastMention();
  if (limitM && reader.entryAt(index - 1)?.limit && last?.kind === "bed") {
    last.belowM = limitM;
    reader.use(lexeme);
    return;
  }
  if (limitM && last?.kind === "bed" && GROWS_TO.test(reader.normal.slice(0, start))) {
    last.belowM = limitM;
    reader.use(lexeme);
    reader.clear();
    return;
  }
  // "shrubs under 3 ft", "evergreen, max 4 feet"
  if (
    limitM &&
    reader.scope === null &&
    AT_MOST.test(reader.normal.slice(0, start)) &&
    !STILL_WIDE.test(reader.normal.slice(end))
  ) {
    const plants = last ?? null;
    if (plants?.kind === "bed") {
      plants.belowM = limitM;
      reader.use(lexeme);
      reader.clear();
      return;
    }
  }
  // "no plants over 30 inches": how tall those of the bed may be, and nothing that is left out.
  const bed = reader.reading.mentions.findLast(({ kind }) => kind === "bed");
  const isMost = reader.scope?.command === "refuse" && MORE_THAN.test(reader.normal.slice(0, start));
  if (limitM && bed && isMost && untake(reader)) {
    bed.belowM = limitM;
    reader.use(lexeme);
    reader.scope = null;
    return;
  }
  if (reader.scope) {
    reader.use(lexeme);
    // "remove the two maples" needs no number; "nothing over 2 feet" is a limit that no plant is chosen by.
    if (lexeme.size.count === undefined && reader.scope.command !== "keep")
      reader.remark(
        lexeme,
        "told",
        `${quote(reader.textOf(lexeme))} is left out: say what size it should have.`,
      );
    return;
  }
  // "within 5 feet of the windows": where, and no size.
  // "stepping down to 3": another height, which is told.
  if (/\b(?:within|step(?:s|ping|ped)? down(?: to)?) $/.test(reader.normal.slice(0, start))) {
    reader.use(lexeme);
    return;
  }
  if (lexeme.size.count === undefined && OF_THE_YARD.test(reader.normal.slice(0, start))) {
    tellNoSize(reader, lexeme, "yard");
    return;
  }
  if (lexeme.size.about) {
    tellNoSize(reader, lexeme, lexeme.size.about);
    return;
  }
  // "a table that seats 6"
  if (lexeme.size.count !== undefined && SEATS_SO_MANY.test(reader.normal.slice(0, start))) {
    reader.remark(lexeme, "told", "How many it seats cannot be chosen.");
    return;
  }
  // "on two sides", "in 2 tiers", "for eight people": no number of things.
  const isSeats = SEATS_FOR.test(reader.normal.slice(0, start)) && !reader.headAfter(index);
  if (lexeme.size.count !== undefined && (isSeats || COUNTED_APART.test(reader.normal.slice(end)))) {
    reader.use(lexeme);
    return;
  }
  // "uplights on the two big trees": so many stand there already.
  // "In the middle of the yard 7 azaleas" are new.
  const isOfThose = OF_THOSE.test(reader.normal.slice(0, start));
  if (reader.relation && isOfThose && reader.article === "definite" && lexeme.size.count !== undefined) {
    reader.use(lexeme);
    return;
  }
  const before = reader.lexemes[index - 1];
  // "each panel 6 feet": of the thing before it, which is not known.
  const isOfUnknown =
    before?.type === "unknown" &&
    lexeme.size.count === undefined &&
    /\b(?:each|every|the|per|an?) [a-z]+ $/.test(reader.normal.slice(0, start)) &&
    !reader.headAfter(index);
  if (isOfUnknown) {
    reader.remarkUnknown(lexeme);
    return;
  }
  const isOfEdge =
    (before?.type === "phrase" && EDGE_WORD.test(before.entry.phrase)) ||
    EDGE_WORD.test(describedBy(reader, index));
  if (isOfEdge && (lexeme.size.bareM ?? lexeme.size.widthM)) {
    reader.remark(lexeme, "told", `${quote(reader.textOf(lexeme))} is left out: edges are of one width.`);
    return;
  }
  const isEvery = /\b(?:every|each|spaced|spacing)(?: (?:of|at|about))? $/.test(
    reader.normal.slice(0, start),
  );
  // "2 walls, each 30 in": how high, and not how far apart.
  const isOfEach = /\beach $/.test(reader.normal.slice(0, start)) && last !== null && STANDING.has(last.kind);
  reader.sizes.push({
    type: "size",
    size:
      isEvery && !isOfEach
        ? apart(lexeme.size)
        : isMoreOfOne(reader, lexeme)
          ? { count: lexeme.size.count! + 1 }
          : lexeme.size,
    start,
    end,
    sentence: reader.sentence,
    text: reader.textOf(lexeme),
  });
  // "around a 12 ft pool", "around 3 boulders": a thing with a size is a new thing.
  reader.article = reader.article ?? "indefinite";
}

/** "something that stays under 3 feet": how tall plants may grow. */
const GROWS_TO =
  /\b(?:stays?|staying|keeps?|kept|grows?|growing|remains?|max(?:es)?(?: out)?|tops? out|gets?|reach(?:es)?)(?: (?:it|them|only|low|down|up|everything))?(?: (?:under|below|less than|at|around|about|to|at most|no more than|lower than|shorter than))? $/;

const AT_MOST =
  /\b(?:under|below|less than|lower than|shorter than|up to|max|maximum|no more than|not (?:over|above|more than)) $/;
const STILL_WIDE = /^ (?:wide|deep|long|across|apart|from|away)\b/;

const STANDING: ReadonlySet<string> = new Set([
  "retaining-wall",
  "fence",
  "planter",
  "raised-bed",
  "steps",
  "pergola",
]);

const OF_THOSE = /\b(?:the|my|our|your|his|her|their|this|that|those|these|both|all|existing|old) $/;

/** "The yard is 40 by 60", "a slope of about 5 ft": how large what is there is. */
const OF_THE_YARD =
  /\b(?:(?:front|back|side|whole|our|my|the) ?(?:yard|lot|property|space|garden|house)|backyard|slope|hill|grade|drop|lot) (?:(?:is|measures|of|about|roughly|only|around|by|like|maybe|approximately|just|runs|drops|falls) )+$/;

/** "3 ft off the wall", "15 gallon": what no element has is told in the words that say it. */
function tellNoSize(reader: Reader, { start, end }: Lexeme, about: NoSize): void {
  const from = about === "distance" ? DISTANCE_FROM.exec(reader.normal.slice(end))?.[0].length : 0;
  const range = { start, end: end + (from ?? 0) };
  reader.use(range);
  const sentence: string | null = NO_SIZES[about];
  const left = about === "stones" ? " is left out" : "";
  if (sentence) reader.remark(range, "told", `${quote(reader.textOf(range))}${left}: ${sentence}`);
}

const DISTANCE_FROM =
  /^ (?:(?:away|out|back|in) )?(?:from|off|above|below|short)(?: of)?(?: (?:the|our|my|his|her|their|any))?(?: (?:front|back|rear|side|existing))? [a-z]+/;

/** "one large boulder and two smaller ones" are three. */
function isMoreOfOne(reader: Reader, { size, end }: Extract<Lexeme, { type: "size" }>): boolean {
  const last = reader.lastMention();
  const isOne =
    last !== null && !/s$/.test(reader.textOf(last)) && last.sizes.every(({ count }) => count === undefined);
  return (
    size.count !== undefined && isOne && /^ (?:[a-z]+ )?(?:ones|others|more)\b/.test(reader.normal.slice(end))
  );
}

const MORE_THAN = /\bplants? (?:over|above|taller than|higher than|more than) $/;

const SEATS_SO_MANY = /\b(?:that|to|which|can) (?:seats?|fits?) (?:about |up to |at least )?$/;

const SEATS_FOR = /\b(?:seating|seats|stools?|table|dining|dining set|chairs) for $/;

const COUNTED_APART =
  /^ (?:sides?|levels?|zones?|stages?|phases?|options?|tiers?|rows?|groups?|clumps?|clusters?|drifts?|persons?|people|guests?|cars?|kids?|dogs?)\b/;

const EDGE_WORD = /\b(?:border|banding|edg(?:e|ing)|soldier course)$/;

/** The describing words right behind a size: "an 8 inch charcoal border". */
function describedBy(reader: Reader, index: number): string {
  let phrase = "";
  for (let at = index + 1; reader.entryAt(at)?.fits && !EDGE_WORD.test(phrase); at++)
    phrase = reader.entryAt(at)!.phrase;
  return phrase;
}

/** "every 8 ft": from one to the next. */
const apart = ({ bareM, ...size }: SpokenSize): SpokenSize => (bareM ? { apartM: bareM } : size);
