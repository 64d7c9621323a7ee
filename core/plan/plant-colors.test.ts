import { describe, expect, it } from "vitest";
import { parsePlan } from "./parse-plan.ts";

const changesOf = (words: string) =>
  parsePlan(words)
    .notes.filter(({ status }) => status === "changed")
    .map(({ sentence }) => sentence);

describe("the color of flowers", () => {
  it.each([
    "white hydrangeas",
    "hydrangeas in pink",
    "purple salvia",
    "red roses",
    "pink hydrangeas",
    "white roses",
    "blue hydrangeas",
    "pink crape myrtles",
    "three white redbuds",
  ])("is drawn where a plant has it: %s", (words) => {
    expect(changesOf(words)).toEqual([]);
  });

  it.each([
    ["blue roses", "“blue” is left out: Knock Out rose is drawn in red."],
    ["lavender, red, along the walk", "“red” is left out: English lavender is drawn in"],
    ["three yellow redbuds", "“yellow” is left out: eastern redbud is drawn in pink."],
    ["yellow boxwoods", "“yellow” is left out: it cannot be drawn that way yet."],
  ])("is told where no plant has it: %s", (words, sentence) => {
    expect(changesOf(words).join(" ")).toContain(sentence);
  });
});

describe("the distance from one to the next", () => {
  it("is kept for lights and hedges", () => {
    expect(parsePlan("path lights 8 ft apart").elements[0]).toMatchObject({ spacingM: 2.4384 });
    expect(parsePlan("a boxwood hedge, 2 ft on center").elements[0]).toMatchObject({ spacingM: 0.6096 });
    expect(parsePlan("path lights every 8 ft").elements[0]).toMatchObject({ spacingM: 2.4384 });
  });

  it("is kept for the plants of a bed", () => {
    expect(parsePlan("hydrangeas 1 m apart").elements[0]).toMatchObject({ spacings: { hydrangea: 1 } });
  });

  it("is told where no plant is named", () => {
    expect(changesOf("planting bed, 3 ft apart").join(" ")).toContain("How far apart its plants stand");
  });
});

describe("varieties", () => {
  it("are planted one beside the other where two colors are said", () => {
    expect(parsePlan("pink and white roses along the fence").elements[0]).toMatchObject({
      species: ["rose-pink", "rose-white"],
    });
    expect(parsePlan("two white crape myrtles by the driveway").elements[0]).toMatchObject({
      species: "crape-myrtle-white",
    });
  });
});
