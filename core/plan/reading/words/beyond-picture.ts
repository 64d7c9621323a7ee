import { mayMatch } from "#core/plan/reading/may-match.ts";

/** Sorts of requests that no picture of a yard answers: words for them, and what is told. */
type Row = { said: readonly string[]; sentence: string };

const ASKS =
  "(?:(?:and|also|so|but|please|then) )*(?:(?:can|could|would|will) (?:it|u|you|they|we|i)(?: guys)?(?: please)? |make (?:it |that |sure )*(?:so )?(?:that )?|what (?:i'm|i am|we're|we are) after is to |(?:i|we)(?:'d| would|d)? (?:like|want|love|need)(?: it| that)? (?:to )?)?";
const REST =
  "[^,.;!?]*?(?=[,.;!?]|$| and (?:also )?(?:add|put|plant|make|a|an|some|we want|i want|get|my|the|order|send|have)\\b| but\\b)";
const THING = "(?:(?:the|my|our|that|this|it|them|those|these)(?: (?!to\\b)[a-z]+){0,2} )";
const OFFICE =
  "(?:hoa|city|county|town|board|landlord|neighbou?rs?|bank|association|council|inspector|zoning(?: board)?)";

const ROWS: readonly Row[] = [
  {
    said: [
      `${ASKS}(?:stop|not|never)(?: have to| having to)? hear(?:ing)? ${REST}`,
      `(?:and |, )?(?:(?:block|cut|reduce|dampen|muffle|stop|drown out)(?:s|ing)?(?: out| down on)? )?(?:the )?(?:smell|stink|odou?rs?|noise|sounds?) (?:of|from|coming from) (?:the|our|my) ${REST}`,
      `${ASKS}(?:block|cut|reduce|dampen|muffle|stop|drown out)(?: out| down on)? (?:the |all the |that )?(?:[a-z]+ )?(?:smells?|stink|odou?rs?|noise)\\b`,
      `${ASKS}${THING}?(?:to )?(?:not|never|won't|wont|doesn't|doesnt)(?: to)? get (?:so |too |as )?hot\\b${REST}`,
      `(?:and )?(?:${ASKS})?(?:the|my|our|better) (?:wifi|wi fi|wi-fi|internet|cell signal|phone signal|bluetooth)\\b${REST}`,
    ],
    sentence: "Sounds, smells, heat and signals do not show in a picture: say what is to be drawn.",
  },
  {
    said: [
      `${ASKS}(?:it |they |them |the plants |everything )?(?:to )?grow(?:s|ing)? (?:(?:[a-z]+|\\d+) times )?(?:faster|quicker|more quickly)\\b${REST}`,
      `${ASKS}(?:it |they |this |the bed )?(?:never|not ever) (?:needs?|has to be|have to be|requires?)(?: any)? (?:weed|water|prun|fertiliz|rak|trimm|clean|spray)[a-z]+${REST}`,
      `${ASKS}(?:live|last|bloom|stay alive) forever\\b`,
    ],
    sentence: "How plants grow and what care they need does not show in a picture.",
  },
  {
    said: [
      `${ASKS}(?:make|get|have|ask) (?:the|my|our) (?:bank|lender)\\b${REST}`,
      `${ASKS}(?:take|accept|split|spread|do) (?:my |our |the )?(?:checks?|payments?|credit cards?|deposit)\\b${REST}`,
      `${ASKS}(?:get|have|make|ask) (?:the|my|our) ${OFFICE} (?:to )?(?:sign off(?: on)?|approve|agree (?:to|with)|ok|okay|allow|say yes to|be ok with)\\b`,
      `${ASKS}(?:guarantee|warranty|insure)s? ${REST}`,
      `(?:and )?(?:the |an? )?(?:engineer(?:'?s|ing)?|surveyor'?s?) (?:stamp|drawings?|letter|approval)\\b${REST}`,
      `${ASKS}(?:pull|get|file|apply for) (?:the|a|any) permits?\\b${REST}`,
      `(?:and |, )?(?:when |how soon )?(?:can|could|will) (?:you|u|they|your crew)(?: guys)? (?:please )?(?:start|begin|come out|get started|be done (?:by|before|this|next)|finish (?:by|before|this|next)|do it (?:by|before|this|next)|get here) ${REST}`,
      `${ASKS}send (?:a|some|your|the) (?:guys?|crew|somebody|someone|man|men|estimator|person|people)\\b${REST}`,
      `${ASKS}order (?:the|some|my|our) (?:seeds?|plants|materials|supplies)\\b`,
    ],
    sentence: "Only the picture of the yard can be changed here.",
  },
  {
    // "Gravel everywhere except under the oak": what stays open is no thing that goes.
    said: [
      `,? ?(?:but not|except(?: for)?|just not|only not) (?:right |directly )?(?:under|around|by|next to|near|where|along|on|in front of|behind|between|at|against|beside) ${REST}`,
    ],
    sentence: "What is left open cannot be said by words: circle the ground that it should cover.",
  },
  {
    said: [
      `(?<=\\b(?:steps|treads|stairs)\\b[^.;!?]*),? ?(?:with |and )?(?:brick|stone|concrete|wood|bluestone) risers`,
    ],
    sentence: "Steps are drawn of one material.",
  },
  {
    said: [
      `(?<=\\bwalls?\\b[^.;!?]*),? ?(?:with (?:an? )?)?(?:bluestone|limestone|flagstone|granite|brick) caps?(?: ?stones?)?\\b`,
    ],
    sentence: "A wall is drawn with the face and cap that go with it.",
  },
  {
    said: [`(?<=\\bwalls?\\b[^.;!?]*),? ?(?:in an? )?(?:half|semi)[ -]?circles?\\b`],
    sentence: "The outline cannot be bent by words: circle the shape that it should have.",
  },
];

const TABLE = ROWS.map(({ said, sentence }) => ({
  said: new RegExp(`(?<![a-z'])(?:${said.join("|")})`, "gi"),
  sentence,
}));

/** What no picture can answer. */
export type Beyond = { start: number; end: number; sentence: string };

/** Where a text asks for what no picture can show, in the order of the text. */
export const beyondPicture = (text: string): Beyond[] =>
  TABLE.flatMap(({ said, sentence }) =>
    (mayMatch(said, text) ? [...text.matchAll(said)] : []).map(({ 0: words, index }) => ({
      start: index + (/^(?:and |, )+/i.exec(words)?.[0].length ?? 0),
      end: index + words.trimEnd().length,
      sentence,
    })),
  )
    .sort((a, b) => a.start - b.start)
    .filter((one, at, all) => at === 0 || one.start >= all[at - 1]!.end);

/** What is told of words that no picture answers; null for all others. */
export const beyondAnswer = (words: string): string | null => beyondPicture(words)[0]?.sentence ?? null;

/** A text without what no picture can answer, and those words. */
export function apartFromBeyond(text: string): { rest: string; beyond: string[] } {
  const found = beyondPicture(text);
  let at = 0;
  let rest = "";
  for (const { start, end } of found) {
    rest += text
      .slice(at, start)
      .replace(/(?:^|,?) ?(?:and|also|so|but)? ?$/i, (tail) => (tail.includes(",") ? "," : " "));
    at = end;
  }
  rest += text.slice(at);
  return {
    rest: rest.replace(/^[\s,.;!?]*(?:(?:and|but|so|also)\b[\s,]*)?/i, ""),
    beyond: found.map(({ start, end }) => text.slice(start, end).toLowerCase()),
  };
}
