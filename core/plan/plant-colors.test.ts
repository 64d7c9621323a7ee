import { describe, expect, it } from "vitest";
import { parsePlan } from "./parse-plan.ts";

const changesOf = (words: string) =>
  parsePlan(words)
    .notes.filter(({ status }) => status === "changed")
    .map(({ sentence }) => sentence);

describe("the color of flowers", () => {
  it.each(["white hydrangeas", "hydrangeas in pink", "purple salvia", "red roses", "pink hydrangeas"])(
    "is drawn where a plant has it: %s",
    (words) => {
      expect(changesOf(words)).toEqual([]);
    },
  );

  it.each([
    ["white roses", "“white” is left out: Knock Out rose is drawn in red."],
    ["roses, pink, along the walk", "“pink” is left out: Knock Out rose is drawn in red."],
    ["blue hydrangeas", "“blue” is left out: smooth hydrangea is drawn in white."],
    ["three white redbuds", "“white” is left out: eastern redbud is drawn in pink."],
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

  it("is told for the plants of a bed", () => {
    expect(changesOf("hydrangeas 3 ft apart").join(" ")).toContain("I could not use that size.");
  });
});
