import { expect, it } from "vitest";
import { designOf } from "#core/design/design-of.ts";
import { withoutHidden } from "./hidden-things.ts";

it("plants no screen for a small thing that nobody knows the place of, and tells so", () => {
  const [{ plan }] = designOf({ prompt: "new lawn. hide the garbage cans", areas: [] }).plans as [
    ReturnType<typeof designOf>["plans"][number],
  ];
  expect(plan.elements.map(({ kind }) => kind)).toEqual(["lawn"]);
  expect(plan.notes.map(({ text }) => text)).toContain("the garbage cans");
});

it.each([
  "hide the garbage cans",
  "hide the garbage cans with a cedar fence",
  "hide the neighbors",
  "new lawn, and a hedge to hide the ac unit",
])("leaves what says its screen, its place, or nothing else: %s", (text) => {
  expect(withoutHidden(text)).toEqual({ rest: text, notes: [] });
});
