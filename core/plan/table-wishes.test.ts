import { describe, expect, it } from "vitest";
import { describeElement } from "#core/plan/describe-element.ts";
import { parsePlan } from "#core/plan/parse-plan.ts";

const read = (text: string) => parsePlan(text).elements.map(describeElement);

describe("a table and its chairs", () => {
  it.each([
    ["round table, 4 chairs, navy umbrella", ["round table with 4 chairs", "blue patio umbrella"]],
    ["round table w/ 6 chairs", ["round table with 6 chairs"]],
    ["square dining table with four black chairs", ["black square table with 4 chairs"]],
    ["a 4 person round patio table", ["round table with 4 chairs"]],
    ["outdoor table that seats 8", ["dining table with 8 chairs"]],
    ["teak table for 8", ["wood dining table with 8 chairs"]],
    ["6 seat dining table", ["dining furniture"]],
    ["table with 4 chairs", ["dining table with 4 chairs"]],
    ["bistro table and 2 chairs", ["bistro set"]],
    ["picnic table", ["picnic table"]],
    ["coffee table", ["lounge furniture"]],
  ])("is read: %s", (text, elements) => {
    expect(read(text)).toEqual(elements);
    expect(parsePlan(text).notes.filter(({ status }) => status === "told")).toEqual([]);
  });

  it("has the next larger number where there is no table for the number that was said, which is told", () => {
    expect(read("table with 5 chairs")).toEqual(["dining furniture"]);
    expect(
      parsePlan("table that seats 10")
        .notes.map(({ sentence }) => sentence)
        .join(" "),
    ).toContain("How many it seats cannot be chosen.");
  });
});

describe("other furniture", () => {
  it.each([
    ["L shaped sectional", ["L-shaped sectional"]],
    ["wicker sectional with navy cushions", ["blue L-shaped sectional"]],
    ["a gray outdoor sofa", ["gray sofa"]],
    ["wood lounge set", ["wood lounge furniture"]],
    ["hanging egg chair here", ["hanging egg chair"]],
    ["hammock", ["hammock with stand"]],
    ["cafe lights over the patio", ["string lights"]],
    ["string lights", ["string lights"]],
    ["white pergola with a porch swing", ["white pergola", "porch swing"]],
    ["square hot tub, gray cabinet, wood step", ["gray hot tub"]],
    ["two rocking chairs, small table", ["2 × rocking chairs", "side table"]],
    ["4 adirondacks in white around a fire pit", ["fire pit with 4 white chairs"]],
  ])("is read: %s", (text, elements) => {
    expect(read(text)).toEqual(elements);
    expect(parsePlan(text).notes.filter(({ status }) => status === "told")).toEqual([]);
  });
});

describe("a fire", () => {
  it.each([
    ["long rectangular gas fire table, poured concrete look", ["long fire table"]],
    ["square gas fire table", ["square fire table"]],
    ["round propane fire pit table with 4 chairs", ["round fire table with 4 chairs"]],
    ["square stone fire pit with 4 adirondacks", ["square stone fire pit with 4 chairs"]],
    ["gas fire table with 4 dark lounge chairs", ["fire table with 4 black lounge chairs"]],
    ["built in stone fire pit with a curved seat wall behind", ["fire pit with a curved seat wall"]],
    ["low seat wall along the patio edge", ["block retaining wall around the patio"]],
  ])("is read: %s", (text, elements) => {
    expect(read(text)).toEqual(elements);
    expect(parsePlan(text).notes.filter(({ status }) => status === "told")).toEqual([]);
  });
});

describe("water and walls", () => {
  it.each([
    ["three tier fountain", ["three-tier fountain"]],
    ["2 tiered fountain", ["fountain"]],
    ["birdbath", ["bird bath"]],
    ["bubbling urn", ["bubbling urn"]],
    ["bubbling boulder fountain", ["bubbling rock"]],
    ["low boulder wall", ["boulder retaining wall"]],
    ["stone wall", ["stone retaining wall"]],
  ])("are read: %s", (text, elements) => {
    expect(read(text)).toEqual(elements);
    expect(parsePlan(text).notes.filter(({ status }) => status === "told")).toEqual([]);
  });
});

describe("planters", () => {
  it.each([
    ["two tall black planters", ["2 × black fiberglass tall planters"]],
    ["low stacked stone planter w/ agapanthus", ["stacked stone built-in planter with agapanthus"]],
  ])("are read: %s", (text, elements) => expect(read(text)).toEqual(elements));
});
