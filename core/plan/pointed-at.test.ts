import { expect, it } from "vitest";
import { designOf } from "#core/design/design-of.ts";
import { describeElement } from "#core/plan/describe-element.ts";

function circled(description: string) {
  const [{ plan }] = designOf({ prompt: "", areas: [{ id: "a", description }] }).plans as [
    ReturnType<typeof designOf>["plans"][number],
  ];
  return { elements: plan.elements.map(describeElement), removals: plan.removals };
}

it.each([
  ["too big. take these out, boxwoods instead", "boxwood"],
  ["rip it all out. mulch and boxwoods", "boxwood"],
  ["get rid of these, plant boxwoods", "boxwood"],
  ["replace these with boxwoods", "boxwood"],
  ["these are overgrown, replace with boxwood", "boxwood"],
  ["swap these for lavender", "English lavender"],
  ["lavender instead of the old ones", "English lavender"],
  ["one clean mulch bed with boxwoods", "boxwood"],
])("reads what a highlight points at as the plants in it: %s", (text, plant) => {
  expect(circled(text)).toEqual({
    elements: [`planting bed (brown mulch) with ${plant}`],
    removals: ["plants"],
  });
});

it.each(["take this out, pavers instead", "replace with concrete", "lavender and boxwood, keep these low"])(
  "takes no plants out where something else is pointed at: %s",
  (text) => {
    expect(circled(text).removals).not.toContain("plants");
  },
);

it("plants what comes instead of what goes", () => {
  expect(circled("take out these bushes, hydrangeas instead")).toEqual({
    elements: ["planting bed (brown mulch) with smooth hydrangea"],
    removals: ["bush"],
  });
  expect(circled("remove the old bushes, new mulch, boxwoods spaced out").elements).toEqual([
    "planting bed (brown mulch) with boxwood",
  ]);
});
