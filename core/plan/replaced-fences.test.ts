import { expect, it } from "vitest";
import { parsePlan } from "./parse-plan.ts";

it.each([
  "replace the fence with white vinyl",
  "swap out the old fence for horizontal cedar",
  "replace the fence with a white vinyl fence",
])("%s: the old one makes room, and the new one stands in its place", (words) => {
  const { elements, removals } = parsePlan(words);
  expect(elements).toMatchObject([{ kind: "fence" }]);
  expect(removals).toEqual(["fence"]);
});
