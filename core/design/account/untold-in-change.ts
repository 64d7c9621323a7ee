import { told } from "#core/design/applied.ts";
import type { DesignDocument } from "#core/design/design-document.ts";
import { nameOf } from "#core/design/element-title.ts";
import type { AskedOp } from "#core/plan/asked/asked-operation.ts";
import { askedOperations } from "#core/plan/asked/asked-operations.ts";
import type { PlanNote } from "#core/plan/design-plan.ts";
import { type Uncovered, uncovered } from "./coverage.ts";
import { notDrawn } from "./not-drawn.ts";
import { type Touched, touchedOf } from "./shown.ts";

/**
 * What there is to tell of a change beside `notes`: words that were asked for and that nothing of what it changed shows, by the parts that the
 * network finds in it. Where the change did nothing, its notes tell why.
 */
export function untoldInChange(
  said: string,
  before: DesignDocument,
  after: DesignDocument,
  notes: readonly PlanNote[],
): PlanNote[] {
  const { changed } = touchedOf(before, after, []);
  if (changed.length === 0) return [];
  const still = before.elements.map(({ element }) => element);
  const heard = notes.map(({ sentence }) => sentence.toLowerCase());
  const lost = uncovered(said.toLowerCase(), askedOperations(said), changed, heard, still);
  const looks = lost.filter(isLook).map(({ words }) => words);
  return [
    ...lost.filter((one) => !isLook(one)).map((one) => told(said, sentenceOf(one, changed))),
    ...(looks.length > 0 ? [{ ...notDrawn(looks), text: said }] : []),
  ];
}

const isLook = ({ part }: Uncovered): boolean => part === "new" || part === "val";

const GROWING: ReadonlySet<AskedOp> = new Set(["grow", "shrink"]);

function sentenceOf({ part, op, words }: Uncovered, changed: readonly Touched[]): string {
  const meant = changed.filter(
    ({ was, is }) => is !== null && (op === "add" || op === "more" ? was === null : was !== null),
  );
  const [one, ...others] = meant;
  const name = one && others.length === 0 ? `the ${nameOf(one.is!)}` : "it";
  if (part === "place" && !GROWING.has(op))
    return `“${words}” is a place that words cannot aim at yet: drag ${name} there in the picture.`;
  if (GROWING.has(op) && (part === "place" || part === "dir"))
    return `“${words}” is left out: at which side ${name} grows cannot be said by words yet.`;
  return `“${words}” is left out: that cannot be drawn by words yet.`;
}
