import { expect, it } from "vitest";
import { readChanges } from "./read-changes.ts";
import { understoodWords } from "./understood-words.ts";

it.each([
  ["make the patio charcoal. zhuzh the vibe", "make the patio charcoal."],
  ["Zhuzh the vibe! Make the patio 2 ft wider, please.", "Make the patio 2 ft wider, please."],
  ["zhuzh the vibe, and remove the boulders", "remove the boulders"],
  ["make the patio charcoal", "make the patio charcoal"],
  ["zhuzh the vibe", null],
])("of %j takes %j", (said, understood) => {
  expect(understoodWords(said)).toBe(understood);
});

it("takes nothing away that changes what the rest means", () => {
  for (const said of [
    "move the patio left. blorp it. make it bigger",
    "add a tree; frob; two more of them",
  ]) {
    const words = understoodWords(said)!;
    expect(readChanges(words).operations).toEqual(readChanges(said).operations);
  }
});
