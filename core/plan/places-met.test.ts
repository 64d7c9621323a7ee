import { expect, it } from "vitest";
import { withoutMet } from "./places-met.ts";

const note = {
  text: "arborvitae",
  status: "changed" as const,
  sentence:
    "Hedge along the fence. “in the bark” is a place that cannot be aimed at yet, so the layout chose one. “from the corner” is left out: one place is drawn. Circle it to have it there.",
};

it("tells no more of a place that was found, and still of the others", () => {
  expect(withoutMet([note], ["in the bark, along the fence"])[0]!.sentence).toBe(
    "Hedge along the fence. “from the corner” is left out: one place is drawn. Circle it to have it there.",
  );
});

it("leaves nothing of a note that told of that place alone", () => {
  const sentence = "“in the pebble”: that place cannot be aimed at yet: circle it.";
  const told = { text: "in the pebble", status: "told" as const, sentence };
  expect(withoutMet([told], ["in the pebble strip along the fence"])[0]!.sentence).toBe("");
  expect(withoutMet([told], [])).toEqual([told]);
});
