import type { AskedOp } from "#core/plan/asked/asked-operation.ts";
import type { Asked } from "#core/plan/asked/asked-operations.ts";
import { ROLES, type Role, roleScores } from "#core/plan/roles/role-network.ts";
import type { Group, Run } from "#core/plan/roles/role-runs.ts";
import type { Mention, Reading, Remark } from "./mention.ts";
import { readLexemes } from "./read-lexemes.ts";
import { quote } from "./reader.ts";
import { settleRoles } from "./settle-roles.ts";
import { type Token, tokenize } from "./tokenize.ts";

/** Operations whose words may name what comes. */
const MAKES: ReadonlySet<AskedOp> = new Set(["add", "more", "replace", "set", "grow", "move", "show"]);

/** Roles of words that ask for no thing. */
const ASKS_NOTHING: ReadonlySet<Role> = new Set(["place", "remove", "keep", "unwanted", "fact", "talk"]);

/**
 * By how much the words of a thing must be likelier no such operation and no such role, in the scores of each network and in both together:
 * chosen on 397 requests that the first did not learn from. What they change from end to end: decision 075.
 */
const LEAST_MARGIN = { each: -0.5, both: 2 };

/**
 * What becomes of a thing that is named in an operation that brings none, where the network is as sure of that. What is to go is told alone:
 * "drop the deck two steps" takes no deck out.
 */
const GROUPS: Partial<Record<AskedOp, Group>> = { keep: "keep", unwanted: "unwanted" };
const SURE = 1;

/**
 * Takes things out of the wishes of a reading that are only spoken of: "will a Japanese maple survive here" asks for no maple. What stays
 * or is refused stands on its list; all others are told in one sentence.
 */
export function dropUnasked(reading: Reading, normal: string, asked: Asked): void {
  const rather = (mention: Mention): number => asked.likelier(mention, MAKES);
  const doubted = reading.mentions.filter(
    (mention) =>
      !mention.sure &&
      isName(mention, normal) &&
      rather(mention) > LEAST_MARGIN.each &&
      !isItem(mention, normal) &&
      !isWanted(mention, normal),
  );
  if (doubted.length === 0) return;
  const tokens = tokenize(normal);
  const scores = roleScores(tokens, readLexemes(tokens));
  const unasked = doubted.filter((mention) => {
    if (rather(mention) > 0 && isInQuestion(mention, normal)) return true;
    const role = roleMargin(mention, tokens, scores);
    return role > LEAST_MARGIN.each && rather(mention) + role > LEAST_MARGIN.both;
  });
  const groupOf = (mention: Mention): Group | undefined => {
    const own = asked.operations.find((one) => one.start <= mention.start && mention.end <= one.end);
    return own && asked.likelier(mention, new Set([own.op])) < -SURE ? GROUPS[own.op] : undefined;
  };
  const runs = unasked.flatMap((mention): Run[] => {
    const group = groupOf(mention);
    return group ? [{ group, start: mention.start, end: mention.end, isClause: true }] : [];
  });
  const spoken = unasked.filter((mention) => !groupOf(mention));
  settleRoles(reading, normal, runs);
  reading.mentions = reading.mentions.filter((mention) => !spoken.includes(mention));
  // "He wants a fire pit, so fire pit in the corner": what comes all the same is not told as left out.
  const left = spoken.filter(
    ({ kind, species }) =>
      !reading.mentions.some(
        // "Freshen up the beds. New mulch": those are covered.
        (one) => one.kind === kind && (kind !== "bed" || (one.cover && species.length === 0)),
      ),
  );
  const [first] = left;
  if (first) reading.remarks.push(remarkOf(first, left, normal));
}

/**
 * "How often do I fertilize if you put in the new lawn": a question of what is, and no request in the form of one. What is asked for a price
 * is drawn, so that it can be told.
 */
function isInQuestion({ start }: Mention, normal: string): boolean {
  const from = Math.max(...[...".;!?"].map((mark) => normal.lastIndexOf(mark, start - 1))) + 1;
  return QUESTION.test(normal.slice(from).trimStart());
}

const QUESTION =
  /^(?:(?:so|and|but|also|um|uh|ok|okay|hey|hi|hello|just|oh),? )*(?!is (?:there (?:a |any )?(?:way|chance|room|space)|it possible)\b)(?:(?:will|does|do|did|is|are|was|were|has|have|how (?:often|long|soon|fast|deep|many)|when|which|who|whose|why|where)\b(?! you\b)|would (?:it|this|that|they|those|these|the|an?)\b)(?!.*\b(?:cost|price|run me|charge)\b)/;

/** Two names that were read as one thing stand apart, and what lies between them says nothing of it. */
const LONGEST_NAME = 4;
const isName = ({ start, end }: Mention, normal: string): boolean =>
  normal.slice(start, end).split(" ").length <= LONGEST_NAME;

/** "Roses.", "front lawn;": an item of a list asks for itself. */
const isItem = ({ start, end }: Mention, normal: string): boolean =>
  /(?:^|[.;,:!?])(?: ?(?!(?:the|that|this|my|our)\b)[a-z]+)? ?$/.test(normal.slice(0, start)) &&
  /^ ?(?:$|[.;,:!?])/.test(normal.slice(end));

/** "I want an umbrella": who says so asks for it, whatever the networks hold it for. */
const WANTED =
  /(?:^|[.;!?,] ?)(?:(?:so|ok|okay|hi|hello|please|and|also|then|well|honestly) )*(?:(?:i|we)(?: really| also| just)? (?:want|need|would like|would love)|(?:i|we)'?d (?:really |also )?(?:like|love)|add|put in|give (?:me|us))(?: to (?:have|add|get|see|put in))? (?:an?|some|new|\d+|two|three|four|five|six) (?:[a-z]+ )?$/;
/** "My wife wants roses": so does what somebody of the house wants. */
const WANTED_BY_OTHERS =
  /\b(?:my|our|his|her|the) (?:wife|husband|partner|mom|mother|dad|father|daughter|son|kids?|boys|girls|family|sister|brother|grandma|fiance|fiancee|girlfriend|boyfriend|client|customer|homeowner|hoa)(?: (?:really|also|both|all|just))* (?:wants?|would (?:like|love)|needs?|asked for|is asking for|loves|likes)(?: to have)?(?: (?:an?|some|more|new|lots of|\d+|two|three|four|five|six))?(?: [a-z]+)? $/;
const isWanted = ({ start, end }: Mention, normal: string): boolean =>
  (WANTED.test(normal.slice(0, start)) || WANTED_BY_OTHERS.test(normal.slice(0, start))) &&
  !/^ (?:that|which|who|to|for|from|on|but)\b/.test(normal.slice(end));

/** By how much the words of a range are likelier of a role that asks for nothing than a wish, in their mean. */
function roleMargin(
  range: { start: number; end: number },
  tokens: readonly Token[],
  scores: Float64Array,
): number {
  const own = [...tokens.keys()].filter(
    (at) => tokens[at]!.start < range.end && tokens[at]!.end > range.start,
  );
  const best = (at: number, isMeant: boolean): number =>
    Math.max(
      ...ROLES.map((role, k) =>
        ASKS_NOTHING.has(role) === isMeant ? scores[at * ROLES.length + k]! : -Infinity,
      ),
    );
  return own.reduce((sum, at) => sum + best(at, true) - best(at, false), 0) / Math.max(1, own.length);
}

function remarkOf(
  { start, end }: { start: number; end: number },
  all: readonly { start: number; end: number }[],
  normal: string,
): Remark {
  const names = [...new Set(all.map((one) => normal.slice(one.start, one.end)))];
  const them = names.length > 1 ? "them" : "it";
  return {
    ...{ start, end, status: "told" },
    sentence: `${names.map(quote).join(", ")}: spoken of and not asked for, so nothing is drawn. Say “add” before ${them} to have ${them}.`,
  };
}
