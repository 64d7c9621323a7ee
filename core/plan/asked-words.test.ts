import { expect, it } from "vitest";
import { askedWords } from "./asked-words.ts";

const areas = [{ description: "bed of hydrangeas " }, { description: "" }, { description: "gravel" }];

it.each([
  ["evening", areas, "bed of hydrangeas; gravel; evening"],
  ["", areas, "bed of hydrangeas; gravel"],
  ["gravel", areas, "bed of hydrangeas; gravel"],
  [" lawn", [], "lawn"],
  [" ", [], ""],
])("names a design by all that was asked for: %j", (general, marked, words) => {
  expect(askedWords(general, marked)).toBe(words);
});
