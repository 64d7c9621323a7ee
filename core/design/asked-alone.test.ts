import { describe, expect, it } from "vitest";
import { designOf } from "./design-of.ts";

function read(prompt: string, ...changes: string[]) {
  const { document, plans } = designOf({ prompt, areas: [], changes });
  const notes = plans.flatMap(({ plan }) => plan.notes).filter(({ status }) => status !== "placed");
  return {
    elements: document.elements.map(({ element }) => element),
    told: notes.map((one) => one.sentence),
  };
}

describe("a thing that a first wish only speaks of", () => {
  it.each([
    ["will a japanese maple survive the winter here in zone 4?", "japanese maple"],
    ["The price of the natural stone made Harold whistle. Two maples by the door.", "natural stone"],
  ])("is not drawn, and told: %s", (prompt, words) => {
    const { elements, told } = read(prompt);
    expect(elements.filter(({ kind }) => kind !== "tree" || prompt.startsWith("will"))).toEqual([]);
    expect(told).toContain(
      `“${words}”: spoken of and not asked for, so nothing is drawn. Say “add” before it to have it.`,
    );
  });

  it.each([
    ["roses. My late wife always wanted roses by the window", "bed"],
    ["front lawn; hedge of 14 boxwood along the sidewalk", "lawn"],
    ["the kids need grass to play on but the dog tears it up so maybe fake turf, and a gravel strip", "lawn"],
    ["pots by the door; drop the deck two steps so it is nearly at grass level", "planter"],
    ["can you tell me how much a paver drive would run for a house like this", "pavers"],
    ["I want the smell of jasmine to come in the window when we sleep", "bed"],
  ])("is drawn where it is asked for: %s", (prompt, kind) => {
    expect(read(prompt).elements.map((one) => one.kind)).toContain(kind);
  });
});

describe("a part of a first wish that no element got", () => {
  it("is told: a place", () => {
    const { told } = read("pergola over the grill, string lights, a long table for eight");
    expect(told).toContain("“over the grill”: that place cannot be aimed at yet: circle it.");
  });

  it.each([
    ["two raised beds, and a bench near them please", "near them"],
    [
      "roses. My late wife always wanted roses by the window, pink ones, maybe a half dozen, with a little boxwood hedge in front",
      "by the window",
    ],
  ])("is told: a place of the thing before it: %s", (prompt, words) => {
    expect(read(prompt).told).toContain(`“${words}”: that place cannot be aimed at yet: circle it.`);
  });

  it("is told: a number", () => {
    expect(read("deck; 5 bamboo in long planters").told).toContain(
      "“5”: how many there are is left to the layout.",
    );
  });

  it.each([
    "a few little bushes by the porch",
    "three boulders by the walk",
    "a gravel path to the shed",
    "planting bed with 6 red roses, 4 salvia and a Japanese maple, by the porch",
  ])("is nothing that has its place and number: %s", (prompt) => {
    expect(read(prompt).told.filter((one) => /cannot be aimed|left to the layout/.test(one))).toEqual([]);
  });
});

describe("a part of a change that its reading left out", () => {
  it("is done alone where the network is sure of it", () => {
    const { elements } = read(
      "paver patio, gray; fire pit, round",
      "pergola over half of it, not the whole thing, the half by the door",
    );
    expect(elements.map(({ kind }) => kind)).toContain("pergola");
  });

  it("is told in the words of the person where it cannot be done", () => {
    const { told } = read(
      "river rock bed in front of the house; 3 boulders; 4 yuccas; 1 palm",
      "Not the yuccas by the walk, the kids will get poked. The other ones can stay.",
    );
    expect(told.some((one) => one.startsWith("“not the yuccas by the walk”"))).toBe(true);
  });

  it.each([
    ["gravel yard; 1 palo verde", "uplight the palo verde and show evening"],
    ["lawn; flowering cherry in the front lawn", "Could we see it in spring with the cherry in bloom?"],
    [
      "planting bed with 5 hydrangeas",
      "swap the hydrangea for something that blooms in spring, azalea maybe",
    ],
  ])("is nothing that was done in other words: %s, %s", (prompt, change) => {
    expect(read(prompt, change).told.filter((one) => /cannot be done|did not understand/.test(one))).toEqual(
      [],
    );
  });
});

describe("what is only praised", () => {
  it("does not come again", () => {
    const { elements } = read(
      "paver patio, 20 ft by 14 ft; wood fence along the back; 3 birch on the left",
      "fence ok, birches ok, patio needs to be about two foot deeper toward the lawn",
    );
    expect(elements).toHaveLength(3);
  });
});

describe("how something is to be", () => {
  it("stands behind what is changed", () => {
    const { elements } = read("wood fence, brown", "Could you please to change the fence in white color");
    expect(elements).toMatchObject([{ kind: "fence", color: "white" }]);
  });

  it("is said of what was spoken of", () => {
    const { elements } = read(
      "retaining wall, tan block, 3 ft high; 4 stone steps; lawn",
      "I like it but the block looks cheap. natural stone?",
    );
    expect(elements[0]).toMatchObject({ kind: "retaining-wall", material: "stone" });
    expect(elements).toHaveLength(3);
  });
});
