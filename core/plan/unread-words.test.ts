import { describe, expect, it } from "vitest";
import { parsePlan } from "./parse-plan.ts";

const toldOf = (text: string): string[] =>
  parsePlan(text)
    .notes.filter(({ status }) => status === "told")
    .map(({ sentence }) => sentence);

const SIZE = "give it in feet or meters, and it is drawn so when there is room.";
const FORM = "not used. Materials, colors, plants, sizes and numbers can be said.";

describe("words that no reading used", () => {
  it.each([
    ["a large patio", `“large”: ${SIZE}`],
    ["tall juniper in the corner", "“tall”: plants are drawn as large as their kind grows."],
    ["curved gravel path", "“curved”: the layout chooses the shape. Circle the ground that it should cover."],
    ["layered planting, symmetrical", `“layered”, “symmetrical”: ${FORM}`],
    ["a wide deck and a narrow lawn", `“wide”, “narrow”: ${SIZE}`],
  ])("are told once, with what can be said instead: %s", (text, sentence) => {
    expect(toldOf(text)).toEqual([sentence]);
  });

  it.each([
    "a small patio, maybe 10 by 10",
    "low wall 400 mm high",
    "we would love a green lawn if possible, thanks",
    "red brick patio 12 x 16 behind the house",
    "5 pink roses along the fence",
    "a border of lavender along the driveway",
    "charcoal pavers with a 12 ft wide drive",
    "remove the large old tree on the left and plant three dogwoods",
  ])("are none where all is read or asks for nothing: %s", (text) => {
    expect(toldOf(text).filter((sentence) => /^“/.test(sentence))).toEqual([]);
  });
});
