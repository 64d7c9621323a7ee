import type { PlanElement } from "#core/elements/element.ts";
import type { AskedOp, AskedOperation, Span } from "#core/plan/asked/asked-operation.ts";
import type { Asked } from "#core/plan/asked/asked-operations.ts";
import type { Mention, Remark } from "./mention.ts";
import type { Lexeme } from "./read-lexemes.ts";
import { quote } from "./reader.ts";

type Settled = { mention: Mention; element: PlanElement };

/** Operations of a first wish that bring a thing. */
const BRINGS: ReadonlySet<AskedOp> = new Set(["add", "more", "replace"]);

/** By how much the words of an operation must be likelier that than anything else, in the scores of the network. */
const LEAST_MARGIN = 0.4;

/** Things that stand where their nature has them, whatever was said. */
const BY_NATURE: ReadonlySet<PlanElement["kind"]> = new Set(["path-lights", "uplights", "edging", "steps"]);

const meets = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/**
 * Places and numbers that somebody asked for and that no element got, by the parts that the network finds in what is asked. A part of which
 * something is told already is told once.
 */
export function untoldParts(
  normal: string,
  lexemes: readonly Lexeme[],
  asked: Asked,
  settled: readonly Settled[],
  remarks: readonly Remark[],
): Remark[] {
  return asked.operations.flatMap((one): Remark[] => {
    if (!BRINGS.has(one.op) || asked.likelier(one, new Set([one.op])) > -LEAST_MARGIN) return [];
    const own = settled.filter(({ mention }) => meets(mention, one));
    if (own.length === 0) return [];
    const isUntold = (part: Span): boolean => !isTold(part, normal, remarks);
    return [
      ...lostPlaces(one, own, settled, normal)
        .filter(isUntold)
        .map((part) => placeRemark(part, normal)),
      ...lostCounts(one, settled, normal, lexemes)
        .filter(isUntold)
        .map((part) => countRemark(part, normal)),
    ];
  });
}

function isTold(part: Span, normal: string, remarks: readonly Remark[]): boolean {
  const words = normal.slice(part.start, part.end);
  return remarks.some(
    ({ start, end, status, sentence }) =>
      status !== "placed" &&
      (words.split(" ").some((word) => word.length > 3 && sentence.toLowerCase().includes(word)) ||
        (status === "told" && meets({ start, end }, part))),
  );
}

const isPlaced = ({ mention, element }: Settled): boolean =>
  (mention.place ?? element.place) !== undefined ||
  ("by" in element && element.by !== undefined) ||
  ("ends" in element && element.ends !== undefined) ||
  BY_NATURE.has(element.kind) ||
  (element.kind === "bed" && element.bare === true);

/** Places of an operation that the thing before them, or else the first behind them, did not get. */
function lostPlaces(
  { parts }: AskedOperation,
  own: readonly Settled[],
  all: readonly Settled[],
  normal: string,
): Span[] {
  return parts.filter((part) => {
    if (part.part !== "place" || !AIMS.test(normal.slice(part.start, part.end))) return false;
    const before = all
      .filter(
        ({ mention }) => mention.end <= part.start && !/[!?]/.test(normal.slice(mention.end, part.start)),
      )
      .sort((a, b) => a.mention.end - b.mention.end);
    const owner = before.at(-1) ?? own.find(({ mention }) => mention.start >= part.end);
    // "A bed with roses and a maple by the porch": the place is that of all of them.
    const isShared = owner !== undefined && own.includes(owner) && own.some(isPlaced);
    return (
      owner !== undefined && !isPlaced(owner) && !isShared && !own.some((one) => meets(one.mention, part))
    );
  });
}

/** A relation and a name; of what all stands in, and of what lies between two ends, nobody misses anything. */
const AIMS = new RegExp(
  [
    "^(?:over|under|underneath|beneath|below|above|by|near|behind|beside|next|between|along|around|at|against|flanking|either side|each side|both sides|across|outside|opposite|atop|up|down) (?:(?:to|of|from|against) )?(?:[a-z]+ )*(?!(?:it|them|there|here|around|that|this|those|these|each|other|one|ones|yard|lawn|garden|property|lot|border|edge|edges|sides|front|back|row|rows|line|the|each|both|same|end|ends|place|spot|spots)$)[a-z]{3,}$",
    // "A bench near them".
    "^(?:near|beside|next to|behind|between|in front of|opposite) (?:it|them|those)$",
  ].join("|"),
);

/** Numbers of an operation that no element has, whichever it is said of. */
function lostCounts(
  { parts }: AskedOperation,
  settled: readonly Settled[],
  normal: string,
  lexemes: readonly Lexeme[],
): Span[] {
  const held = settled.flatMap(({ element }) => numbersOf(element));
  return parts.filter((part) => {
    if (part.part !== "num" && part.part !== "size") return false;
    if (VAGUE.test(normal.slice(part.start, part.end))) return false;
    const sizes = lexemes.flatMap((one) => (one.type === "size" && meets(one, part) ? [one.size] : []));
    const [size] = sizes;
    const count = size?.count;
    return sizes.length === 1 && count !== undefined && count > 1 && !held.includes(count);
  });
}

const VAGUE = /\b(?:few|couple|several|handful|some|lots|many|bunch|pair|or|rows?|cars?)\b/;

/** All numbers of things that an element has. */
function numbersOf(element: PlanElement): number[] {
  const counts = "counts" in element ? Object.values(element.counts ?? {}) : [];
  const sum = counts.reduce((all, one) => all + one, 0);
  const seats = "seats" in element && element.seats !== undefined ? [element.seats] : [];
  return [...counts, sum, ...seats, ...(element.size?.count === undefined ? [] : [element.size.count])];
}

const placeRemark = ({ start, end }: Span, normal: string): Remark => ({
  ...{ start, end, status: "told" },
  sentence: `${quote(normal.slice(start, end))}: that place cannot be aimed at yet: circle it.`,
});

const countRemark = ({ start, end }: Span, normal: string): Remark => ({
  ...{ start, end, status: "told" },
  sentence: `${quote(normal.slice(start, end))}: how many there are is left to the layout.`,
});
