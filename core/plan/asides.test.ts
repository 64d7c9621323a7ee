import { describe, expect, it } from "vitest";
import { parsePlan } from "./parse-plan.ts";

describe("parts of a request that ask for nothing", () => {
  it.each([
    ["a lawn so the dog can run around the pool", ["lawn"]],
    ["gravel path with steel edging so the gravel stays out of the grass", ["gravel", "edging"]],
    ["four white chairs like the ones by the pool", ["furniture"]],
    ["tan river rock with 4 blue agaves to save water", ["gravel", "bed"]],
    ["no privacy on the patio, hedge along the back", ["hedge"]],
    ["there is no shade on the deck, a pergola over it", ["pergola"]],
    ["gravel path, because the lawn is mud every spring", ["gravel"]],
    ["They're on the fence about it but show them a deck", ["deck"]],
    ["the lawn is mud, we would like a paver patio", ["pavers"]],
    ["We've got three kids and a golden retriever, a deck please", ["deck"]],
    ["just plants, and not to look like a parking lot", ["bed"]],
    ["a hedge to hide the neighbour's deck", ["hedge"]],
    ["put gravel on the strip between the sidewalk and the street", ["gravel"]],
  ])("make no element: %s", (text, kinds) => {
    const plan = parsePlan(text);
    expect(plan.elements.map(({ kind }) => kind)).toEqual(kinds);
    expect(plan.removals).toEqual([]);
  });

  it("are told where they choose plants by what these do", () => {
    expect(
      parsePlan("a bed with ferns, nothing that draws bees").notes.map(({ sentence }) => sentence),
    ).toContain(
      "“nothing that draws bees”: Plants are not chosen by that: name those that are to be left out.",
    );
  });
});

describe("numbers", () => {
  it.each([
    ["three dogwoods along the fence, actually no make that five dogwoods", "count", 5],
    ["(4) dogwoods along the fence", "count", 4],
    ["a table for eight persons", "count", undefined],
    ["a patio no bigger than 3.5 by 3.5 meters", "lengthM", 3.5],
  ] as const)("count what they stand before: %s", (text, side, meters) => {
    expect(parsePlan(text).elements[0]?.size?.[side]).toBe(meters);
  });

  it.each([
    ["a deck on the patio", undefined],
    ["16x20 bluestone patio off back door", "along-house"],
    ["gravel along the blank wall", "along-house"],
  ])("place: %s", (text, place) => {
    expect(parsePlan(text).elements.map((element) => element.place)[0]).toBe(place);
  });
});

it("takes the second thing of a removal for no talk", () => {
  const { removals } = parsePlan(
    "that big round tree in front of the garage and the sago come out, do a 3 tier fountain in a circle of white roses there",
  );
  expect(removals).toEqual(["tree", "sago"]);
});

it("takes a clause that only lists plants for a wish", () => {
  const { elements } = parsePlan(
    "xeriscape the front yard - crushed shell instead of grass, yuccas and saw palmetto. hide the garbage cans. leave the two palms",
  );
  expect(elements.map(({ kind }) => kind)).toEqual(["gravel", "bed", "hedge"]);
});
