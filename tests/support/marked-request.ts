import type { AskedOp, AskedOperation, AskedPart } from "#core/plan/asked/asked-operation.ts";

/** A request with marked operations, "[remove lose {it the hedge}] now", without its marks, and what they say. */
export function unmarked(line: string): { text: string; asked: AskedOperation[] } {
  let text = "";
  const asked: AskedOperation[] = [];
  for (const [said, op, part] of line.matchAll(/\[(\w+) ?|\{(\w+) |[\]}]|[^[\]{}]+/g)) {
    const last = asked.at(-1);
    if (op) asked.push({ op: op as AskedOp, start: text.length, end: text.length, parts: [] });
    else if (part && last) last.parts.push({ part: part as AskedPart, start: text.length, end: text.length });
    else if (said === "}" && last) last.parts.at(-1)!.end = text.length;
    else if (said === "]" && last) last.end = text.length;
    else text += said;
  }
  return { text, asked };
}
