import { expect, it } from "vitest";
import { describeElement } from "#core/plan/describe-element.ts";
import { parsePlan } from "#core/plan/parse-plan.ts";

it.each([
  ["pea gravel instead of mulch, timber border", ["pea gravel mulch, edged with timber"]],
  ["mulch bed with a railroad tie border", ["classic planting bed (brown mulch), edged with timber"]],
  ["river rock instead of mulch, black metal edging", ["river rock mulch, edged with steel"]],
  ["gravel patio with timber border", ["tan gravel patio", "timber edging around the patio"]],
  ["steel edging along the lawn", ["steel edging"]],
])("an edge is of what is said: %s", (text, elements) => {
  expect(parsePlan(text).elements.map(describeElement)).toEqual(elements);
});
