import { describe, expect, it } from "vitest";
import { designOf } from "./design-of.ts";
import { readChanges } from "./read-changes.ts";

const YARD =
  "lawn; cedar fence along the back; planting bed with 5 hydrangeas and 7 boxwood, brown mulch, along the house; 5 steps, stone, in the middle; gravel path";

const read = (change: string) => readChanges(change, designOf({ prompt: YARD, areas: [] }).document);

describe("a change read by the operations that the network finds", () => {
  it.each([
    ["not sure the fence is tall enough, I can still see the neighbor's shed", "resize", { kind: "fence" }],
    ["those hydrangeas look too big, they'll cover the window", "resize", { species: "hydrangea" }],
    ["shift the steps over to the right side", "move", { kind: "steps" }],
    [
      "After sleeping on it I would rather have the path on the left, the right side floods every March.",
      "move",
      { use: "walkway" },
    ],
  ])("does what was only told before: %s", (change, op, target) => {
    expect(read(change)).toMatchObject({ operations: [{ op, target }], unread: [] });
  });

  it("adds nothing that is only talked of", () => {
    expect(read("what does it look like in fall, with the maple turned").operations).toMatchObject([
      { op: "show", what: "autumn" },
    ]);
  });

  it("tells what it leaves unread in the person's own words", () => {
    const { operations, unread } = read("shift the steps over to the right side, and add a handrail");
    expect(operations).toMatchObject([{ op: "move" }]);
    expect(unread).toEqual(["add a handrail"]);
  });

  it.each(["fence only from the driveway to the left corner", "round ones please"])(
    "leaves what it takes for something else: %s",
    (change) => {
      expect(read(change).operations).toEqual([]);
    },
  );
});
