import { answerTo } from "./cannot-do.ts";
import type { ReadChanges } from "./clause.ts";
import type { DesignDocument } from "./design-document.ts";
import { knownBy } from "./heard/known-things.ts";
import { type Tag, tagWords } from "./heard/tag-words.ts";
import type { Operation } from "./operation.ts";

/** A clause by what its words are: the words of its thing, and of what is said of it. */
type Spans = Partial<Record<"there" | "fresh" | "where" | "value" | "size" | "compare" | "shade", string>>;

/** What a clause without a verb that is known may ask for, the likeliest first: what it needs, and the plain sentence for it. */
const ASKED: readonly {
  needs: readonly (keyof Spans)[];
  plain: (spans: Required<Spans>) => string;
  as: readonly Operation["op"][];
}[] = [
  {
    needs: ["there", "size"],
    plain: ({ there, size }) => `make the ${there} ${size}`,
    as: ["size", "resize"],
  },
  {
    needs: ["there", "compare"],
    plain: ({ there, compare }) => `make the ${there} ${compare}`,
    as: ["resize", "size"],
  },
  { needs: ["there", "shade"], plain: ({ there, shade }) => `make the ${there} ${shade}`, as: ["set"] },
  {
    needs: ["there", "value"],
    plain: ({ there, value }) => `make the ${there} ${value}`,
    as: ["set", "replace"],
  },
  { needs: ["there", "where"], plain: ({ there, where }) => `move the ${there} ${where}`, as: ["move"] },
  { needs: ["fresh", "where"], plain: ({ fresh, where }) => `add ${fresh} ${where}`, as: ["add"] },
];

/** Words of these ask for nothing, or for something that this table does not know. */
const STOPS: ReadonlySet<Tag["is"]> = new Set([
  "unknown",
  "verb",
  "not",
  "no",
  "why",
  "teller",
  "instead",
  "insteadOf",
  "more",
]);

/** Somebody tells what they think, mean or do. */
const IS_TOLD =
  /^(?:(?:and|but|so|because|since) )*(?:i|we|you|he|she|they|it|that|which|there|if|when|what|where|how)\b/;

const GOES = /\b(?:to|over|towards?|closer|nearer|further|farther)\b/;

function spansOf(words: readonly string[], tags: readonly Tag[], document: DesignDocument): Spans | null {
  const spans: Spans = {};
  const take = (key: keyof Spans, { from, end }: Tag): boolean => {
    if (spans[key] !== undefined) return false;
    spans[key] = words.slice(from, end).join(" ");
    return true;
  };
  for (const tag of tags) {
    if (STOPS.has(tag.is)) return null;
    // "Steps over to the left": the first of two words that weigh nothing together may be a name.
    if (tag.is === "small" && tag.end > tag.from + 1) {
      const [known] = knownBy([words[tag.from]!], 0, document);
      if (known && known.elements.length > 0) spans.there ??= words[tag.from]!;
    }
    const key =
      tag.is === "thing"
        ? tag.known.elements.length > 0
          ? "there"
          : "fresh"
        : tag.is === "where" ||
            tag.is === "value" ||
            tag.is === "size" ||
            tag.is === "compare" ||
            tag.is === "shade"
          ? tag.is
          : null;
    if (key && !take(key, tag)) return null;
  }
  return spans;
}

/**
 * The operation that a clause most probably asks for by the things, places, colors, and sizes in it, where no reader took it: the first row
 * of the table that has all it needs, uses all that is there and is read in full; null = none.
 */
export function probableOperation(
  clause: string,
  document: DesignDocument,
  readAlone: (words: string) => ReadChanges,
): Operation[] | null {
  if (answerTo(clause) !== null || IS_TOLD.test(clause)) return null;
  const words = clause.split(" ").filter(Boolean);
  const spans = spansOf(words, tagWords(words, document), document);
  if (!spans) return null;
  // "The hedge on the right" only says which.
  if (spans.where && spans.there && !GOES.test(clause)) return null;
  const said = Object.keys(spans).sort();
  // "Steps look too narrow" asks for wider ones.
  if (spans.compare && /\btoo\b/.test(clause)) {
    const { operations, unread } = readAlone(`the ${spans.there} are too ${spans.compare}`);
    const isRead = unread.length === 0 && operations.length === 1 && operations[0]!.op === "resize";
    return isRead && said.join() === "compare,there" ? operations : null;
  }
  for (const { needs, plain, as } of ASKED) {
    if ([...needs].sort().join() !== said.join()) continue;
    const { operations, unread } = readAlone(plain(spans as Required<Spans>));
    const isRead = unread.length === 0 && operations.length === 1 && as.includes(operations[0]!.op);
    if (isRead) return operations;
  }
  return null;
}
