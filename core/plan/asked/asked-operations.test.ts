import { describe, expect, it } from "vitest";
import { ASKED_OPS, ASKED_PARTS } from "./asked-operation.ts";
import { askedOperations } from "./asked-operations.ts";
import { ASKED_WEIGHTS } from "./asked-weights.generated.ts";
import { plainLetters } from "./plain-letters.ts";

/** A person waits for the reader on a phone: what the file may weigh there. */
const LARGEST_BYTES = 620 * 1024;

describe("the network of operations", () => {
  it("is as long as its header says, and small enough for a page", () => {
    const { known, embed, width, reaches, weights, scales, outputs } = ASKED_WEIGHTS;
    expect(outputs).toBe(2 + 2 * (ASKED_OPS.length + ASKED_PARTS.length));
    const rows = known.split(" ").length + 1024;
    const layers = reaches.map((_, at) => (at === 0 ? embed : width) * 3 * width);
    const total = rows * embed + layers.reduce((sum, one) => sum + one, 0) + width * outputs;
    expect(atob(weights).length).toBe(total);
    expect(atob(scales).length).toBe(4 * (rows + 2 * (width * reaches.length + outputs)));
    expect(JSON.stringify(ASKED_WEIGHTS).length).toBeLessThan(LARGEST_BYTES);
  });

  it("finds nothing in no words", () => {
    expect(askedOperations("").operations).toEqual([]);
  });

  it.each([
    ["Nobody uses the fire pit, please lose it.", ["remove"]],
    ["swap the hydrangeas for lavender", ["replace"]],
    ["the patio feels too small and the fence should be black", ["grow", "set"]],
  ])("finds the operations of: %s", (text, ops) => {
    expect(askedOperations(text).operations.map(({ op }) => op)).toEqual(ops);
  });

  it("gives places in the text as it was written", () => {
    const text = "WE LOVE IT — but swap the “Annabelle” hydrangeas for Lavender";
    const [only] = askedOperations(text).operations;
    const parts = only!.parts.map(({ part, start, end }) => [part, text.slice(start, end)]);
    expect(parts.at(-1)).toEqual(["new", "Lavender"]);
  });

  it("tells each part within its operation", () => {
    const { operations } = askedOperations("put three boxwoods by the door, move the bench under the maple");
    for (const { start, end, parts } of operations)
      for (const part of parts) {
        expect(part.start).toBeGreaterThanOrEqual(start);
        expect(part.end).toBeLessThanOrEqual(end);
      }
  });
});

describe("plain letters", () => {
  it("keep each character at its place", () => {
    const text = "İt’s 5′ × 3″ – “Grosso” Straße";
    expect(plainLetters(text)).toHaveLength(text.length);
    expect(plainLetters(text)).toContain(`t's 5' x 3" , "grosso"`);
  });
});
