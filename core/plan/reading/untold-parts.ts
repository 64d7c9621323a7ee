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
      ...lostPlaces(one, own, normal)
        .filter(isUntold)
        .map((part) => placeRemark(part, normal)),
      ...lostCounts(one, own, normal, lexemes)
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

/** Places of an operation of which nothing has any. */
function lostPlaces({ parts }: AskedOperation, own: readonly Settled[], normal: string): Span[] {
  const places = parts.filter(
    ({ part, start, end }) => part === "place" && AIMS.test(normal.slice(start, end)),
  );
  return own.some(isPlaced) ? [] : places;
}

/** A relation and a name; of what all stands in, and of what lies between two ends, nobody misses anything. */
const AIMS =
  /^(?:over|under|underneath|beneath|below|above|by|near|behind|beside|next|between|along|around|at|against|flanking|either side|each side|both sides|across|outside|opposite|atop|up|down) (?:(?:to|of|from|against) )?(?:[a-z]+ )*(?!(?:it|them|there|here|around|that|this|those|these|each|other|one|ones|yard|lawn|garden|property|border|edge|edges|sides|front|back)$)[a-z]{3,}$/;

/** Numbers of an operation that no element has. */
function lostCounts(
  { parts }: AskedOperation,
  own: readonly Settled[],
  normal: string,
  lexemes: readonly Lexeme[],
): Span[] {
  const held = own.flatMap(({ element }) => numbersOf(element));
  return parts.filter((part) => {
    if (part.part !== "num" && part.part !== "size") return false;
    if (VAGUE.test(normal.slice(part.start, part.end))) return false;
    const sizes = lexemes.flatMap((one) => (one.type === "size" && meets(one, part) ? [one.size] : []));
    const [size] = sizes;
    const count = size?.count;
    return sizes.length === 1 && count !== undefined && count > 1 && !held.includes(count);
  });
}

const VAGUE = /\b(?:few|couple|several|handful|some|lots|many|bunch|pair|or)\b/;

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
