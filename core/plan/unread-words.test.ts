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
    ["a patio that should be large", `“large”: ${SIZE}`],
    ["tall juniper in the corner", "“tall”: plants are drawn as large as their kind grows."],
    ["curved gravel path", "“curved”: the layout chooses the shape. Circle the ground that it should cover."],
    ["layered planting, symmetrical", `“layered”, “symmetrical”: ${FORM}`],
    ["the deck wide and the lawn narrow", `“wide”, “narrow”: ${SIZE}`],
  ])("are told once, with what can be said instead: %s", (text, sentence) => {
    expect(toldOf(text)).toEqual([sentence]);
  });

  it.each([
    "a small patio, maybe 10 by 10",
    "low wall 400 mm high",
    "a large patio, a small bench and a long driveway",
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

describe("words of size", () => {
  it.each([
    ["a small patio", { lengthM: 3.048, widthM: 3.048 }],
    ["a wide gravel path", { widthM: 1.524 }],
    ["tall cedar fence", { heightM: 1.829 }],
    ["low stone wall", { heightM: 0.457 }],
    ["little flower bed", { widthM: 0.914 }],
    ["a small patio, 14 by 12", { lengthM: 4.267, widthM: 3.658 }],
  ])("are sizes where the kind of thing has one: %s", (text, size) => {
    const [element] = parsePlan(text).elements;
    const rounded = Object.entries(element!.size!).map(([side, meters]) => [
      side,
      Math.round(meters * 1000) / 1000,
    ]);
    expect(Object.fromEntries(rounded)).toEqual(size);
  });

  it("choose another piece of furniture, larger stones, or a younger tree", () => {
    expect(parsePlan("a small table").elements).toMatchObject([{ set: "bistro" }]);
    expect(parsePlan("large pavers walkway").elements).toMatchObject([{ pattern: "stack-bond" }]);
    expect(parsePlan("a small oak").elements).toMatchObject([{ age: "young" }]);
  });
});
