import type { ReadChanges } from "#core/design/clause.ts";
import type { Operation, Target } from "#core/design/operation.ts";
import type { ElementKind } from "#core/elements/element.ts";
import { type CorpusLine, lengthsOf, readFields, sameLengths } from "./request-corpus.ts";
import { hasField } from "./score-wishes.ts";

/** "tree@left" as the corpus writes a target. */
function targetName({ kind, use, species, group, it, which }: Target): string {
  const name = species ?? use ?? kind ?? group ?? (it ? "it" : "?");
  return which ? `${name}@${which}` : name;
}

const value = (text: unknown): string => (text === true ? "yes" : text === false ? "no" : String(text));

/** All that an operation says, in the corpus's own form; lengths apart. */
function hasDetail(operation: Operation, field: string, wanted: string): boolean {
  if (operation.op === "set") {
    if (field === "shade" || field === "age") return operation[field] === wanted;
    if (field === "seats") return operation.seats === Number(wanted);
    if (field === "species") return operation.species === wanted;
    const kinds: ElementKind[] = operation.target.kind
      ? [operation.target.kind]
      : (Object.keys(operation.fits) as ElementKind[]);
    return kinds.some((kind) => {
      const details = operation.fits[kind] as Record<string, unknown> | undefined;
      return details !== undefined && field in details && value(details[field]) === wanted;
    });
  }
  if (operation.op === "resize") {
    if (field === "x")
      return operation.factor !== undefined && Math.abs(operation.factor - Number(wanted)) < 0.01;
    if (field === "side") return operation.side === wanted;
    return field === "by" && operation.byM !== undefined && sameLengths([operation.byM], lengthsOf(wanted));
  }
  if (operation.op === "move")
    return operation.byM !== undefined && sameLengths([operation.byM], lengthsOf(wanted));
  if (operation.op === "repeat") {
    if (field === "every")
      return operation.everyM !== undefined && sameLengths([operation.everyM], lengthsOf(wanted));
    return field === "rows" ? operation.rows === Number(wanted) : operation.count === Number(wanted);
  }
  if (operation.op === "size") {
    const { lengthM, widthM, heightM } = operation.size;
    const side = field === "height" ? heightM : field === "width" ? widthM : lengthM;
    return side !== undefined && sameLengths([side], lengthsOf(wanted));
  }
  return false;
}

function isOperation(operation: Operation, part: string): boolean {
  const { head, fields } = readFields(part);
  const [verb, name, ...more] = head;
  if (verb === "undo") return operation.op === "undo";
  if (verb === "show") return operation.op === "show" && operation.what === name;
  if (verb === "add" || verb === "replace") {
    if (operation.op !== verb) return false;
    const kind = verb === "add" ? name : more[1];
    if (operation.op === "replace" && targetName(operation.target) !== name) return false;
    return (
      operation.element.kind === kind &&
      Object.entries(fields).every(([f, v]) => hasField(operation.element, f, v))
    );
  }
  if (
    operation.op === "add" ||
    operation.op === "replace" ||
    operation.op === "show" ||
    operation.op === "undo"
  )
    return false;
  if (targetName(operation.target) !== name) return false;
  if (verb === "set" && operation.op === "size")
    return "count" in fields && operation.size.count === Number(fields.count);
  if (verb === "grow" || verb === "shrink") {
    if (operation.op !== "resize" || operation.way !== verb) return false;
    // Nothing more may be said than what is meant: "bigger" is of no one side.
    if (operation.side !== undefined && fields.side === undefined) return false;
    if (operation.byM !== undefined && fields.by === undefined) return false;
  } else if (operation.op !== verb) return false;
  if (
    operation.op === "move" &&
    (operation.to !== more[0] || (operation.byM !== undefined) !== "by" in fields)
  )
    return false;
  if (operation.op === "size") {
    if (more[0]) {
      const { lengthM, widthM } = operation.size;
      const sides = [lengthM, widthM].filter((side) => side !== undefined).sort((a, b) => a - b);
      return sameLengths(sides, lengthsOf(more[0]));
    }
  }
  return Object.entries(fields).every(([field, wanted]) => hasDetail(operation, field, wanted));
}

/** Whether the operations are fully what the corpus says that the words mean. */
export function isChangeMeant(read: ReadChanges, { meaning }: CorpusLine): boolean {
  const parts = meaning === "none" ? [] : meaning.split(" ; ").map((part) => part.trim());
  return (
    read.operations.length === parts.length &&
    parts.every((part, k) => isOperation(read.operations[k]!, part))
  );
}
