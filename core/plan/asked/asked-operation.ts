/** What somebody asks for, one thing at a time. `other`: asked for, and nothing that a picture of a yard can do. */
export const ASKED_OPS = [
  "add",
  "remove",
  "replace",
  "set",
  "move",
  "grow",
  "shrink",
  "more",
  "fewer",
  "keep",
  "unwanted",
  "show",
  "undo",
  "other",
] as const;
export type AskedOp = (typeof ASKED_OPS)[number];

/**
 * What a part of it is: the thing that is there, what goes, what comes, how many, how it is to look, lengths, where, which way, and what it is
 * to be like.
 */
export const ASKED_PARTS = ["it", "old", "new", "num", "val", "size", "place", "dir", "ref"] as const;
export type AskedPart = (typeof ASKED_PARTS)[number];

/** A run of characters of a text. */
export type Span = { start: number; end: number };

/** One operation as a person asked for it: the characters of the text that ask, and those of its parts, in their order. */
export type AskedOperation = Span & { op: AskedOp; parts: (Span & { part: AskedPart })[] };
