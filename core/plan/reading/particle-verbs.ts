import type { Token } from "./tokenize.ts";
import { PARTED_VERBS, type Reach, VERB_FORMS, WEIGHTS } from "./words/removal-verbs.ts";

/** A thing is named in at most so many words before the particle: "those four old overgrown yews by the door". */
const LONGEST_THING = 9;
/** Words behind a particle where what was named goes: the clause ends, or it is said from where. */
const ENDS = new Set([
  "and",
  "then",
  "but",
  "so",
  "because",
  "please",
  "completely",
  "entirely",
  "first",
  "of",
  "altogether",
  "too",
]);
/** "Out of there", "out of the picture", "out of the mulch island": where it goes from. */
const FROM =
  /^of (?:there|here|(?:the|this|that|my|our|her|his|their) (?:(?:front|back|side|middle|corner|flower|mulch|rock|gravel|stone|brick|raised|round) )*(?:picture|photo|shot|yard|lawn|way|view|garden|image|frame|beds?|borders?|islands?|planters?|ground|mulch|bark|rocks?|gravel|stones))$/;
const LONGEST_FROM = 5;
/** Verbs of another wish: what stands behind them is not what goes. */
const OTHER_WISHES = new Set(
  "put add make build plant install lay set run bring move extend carry come stick spread widen grow step bump push pop swing figure find point turn work fill square round even stretch leave keep walk look eat hang sit spaced space way opens open over farther further".split(
    " ",
  ),
);
/** What a clause ends with whose things are to go without a verb: "all the builder signs out", "sign and bare tree gone". */
const GONE = new Set(["out", "gone"]);
/** A thing that is to go without a verb is named in at most so many words: "all the builder signs out". */
const LONGEST_BARE = 6;

const isWord = (token: Token | undefined): token is Token => token?.kind === "word";

/** How many tokens behind a particle say where it goes from. */
function wordsOfFrom(tokens: readonly Token[], at: number): number {
  for (let length = LONGEST_FROM; length > 1; length--) {
    const words = tokens.slice(at, at + length);
    if (FROM.test(words.map(({ text }) => text).join(" "))) return length;
  }
  return 0;
}

/** What a particle becomes: it closes the list of what goes ("the deck out, patio instead"). */
const closing = ({ start, end }: Token): Token => ({ text: ";", start, end, number: null, kind: "mark" });

/** The tokens with "rip the yews out" and "all the yews out" as "remove the yews". */
export function settleParticles(tokens: readonly Token[]): Token[] {
  const settled: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]!;
    const particle = particleOf(tokens, at);
    if (particle) {
      // "Take the hedge right out": no side. "The one on the right out" is one.
      const isWeight = WEIGHTS.has(tokens[particle - 1]!.text) && tokens[particle - 2]!.text !== "the";
      settled.push(
        { ...token, text: "remove" },
        ...tokens.slice(at + 1, isWeight ? particle - 1 : particle),
        // "Out at the corner": where it stands is said of it.
        ...(standsAt(tokens, particle + 1) ? [] : [closing(tokens[particle]!)]),
      );
      at = particle + 1 + wordsOfFrom(tokens, particle + 1);
      continue;
    }
    const bare = GONE.has(token.text) ? bareThing(tokens, at) : 0;
    if (bare > 0) {
      const { start } = settled[settled.length - bare]!;
      const remove: Token = { text: "remove", start, end: start, number: null, kind: "word" };
      settled.splice(settled.length - bare, 0, remove);
      settled.push(closing(token));
      at += 1 + wordsOfFrom(tokens, at + 1);
      continue;
    }
    settled.push(token);
    at++;
  }
  return settled;
}

/** Where the particle of the verb at a place stands, apart from it; null where it has none. */
function particleOf(tokens: readonly Token[], at: number): number | null {
  const name = VERB_FORMS[tokens[at]!.text] ?? tokens[at]!.text;
  if (!Object.hasOwn(PARTED_VERBS, name)) return null;
  const { particles, reach }: { particles: readonly string[]; reach: Reach } =
    PARTED_VERBS[name as keyof typeof PARTED_VERBS];
  for (let k = at + 1; k < tokens.length && k <= at + 1 + LONGEST_THING; k++) {
    const word = tokens[k]!;
    if (word.kind === "mark" || OTHER_WISHES.has(word.text)) return null;
    if (!particles.includes(word.text)) continue;
    if (k === at + 1) return null;
    return reach === "goes" || endsAfter(tokens, k) ? k : null;
  }
  return null;
}

function endsAfter(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return next === undefined || next.kind === "mark" || ENDS.has(next.text) || standsAt(tokens, at + 1);
}

/** Behind these it is said where a thing stands: "the bush out at the corner". "Out to the street", "out by 3 feet" is how far it reaches. */
const STANDING = new Set(["at", "on", "near", "beside", "behind", "under", "from"]);
/** And behind these where one of these follows. */
const STANDING_BEFORE: Readonly<Record<string, readonly string[]>> = {
  by: ["the", "my", "our"],
  next: ["to"],
  in: ["front", "back"],
};

function standsAt(tokens: readonly Token[], at: number): boolean {
  const [one, next] = [tokens[at], tokens[at + 1]];
  if (!isWord(one)) return false;
  return STANDING.has(one.text) || Boolean(next && STANDING_BEFORE[one.text]?.includes(next.text));
}

/** What is known to stand there is named so: "those junipers and the stump out". */
const KNOWN_THINGS = new Set("the those these that this all both every our my her his their".split(" "));

/** What stands before "and" is a wish of its own where it begins so: "new lawn and bushes out". */
const WISHED = new Set("new a an fresh some more add put plant want need with".split(" "));

/** Of how many words the clause before an "out" that ends it consists, if all of it names a thing; else none. */
function bareThing(tokens: readonly Token[], at: number): number {
  if (!endsAfter(tokens, at)) return 0;
  let from = at;
  const goOn = () => {
    while (from > 0 && isWord(tokens[from - 1]) && !ENDS.has(tokens[from - 1]!.text)) from--;
  };
  goOn();
  if (tokens[from - 1]?.text === "and") {
    const here = from--;
    goOn();
    const [first, before] = [tokens[from]!, tokens[from - 1]];
    // "tree and stone ring out": all that the clause names.
    const isWhole = (!before || before.kind === "mark") && first.kind === "word" && !WISHED.has(first.text);
    if (!KNOWN_THINGS.has(first.text) && !isWhole) from = here;
  }
  // "ten feet out": a number before it says how far.
  if (from > 0 && tokens[from - 1]!.kind === "number") return 0;
  const thing = tokens.slice(from, at);
  if (thing.length > LONGEST_BARE || thing.some(({ text }) => OTHER_WISHES.has(text))) return 0;
  return thing.length;
}
