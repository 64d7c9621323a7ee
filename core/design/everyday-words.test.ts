import { describe, expect, it } from "vitest";
import { designOf } from "./design-of.ts";

function changed(prompt: string, change: string) {
  const before = designOf({ prompt, areas: [] }).document.elements;
  const { document, plans } = designOf({ prompt, areas: [], changes: [change] });
  const told = plans
    .flatMap(({ plan }) => plan.notes)
    .map(({ sentence }) => sentence)
    .join(" ");
  return {
    kinds: document.elements.map(({ element }) => element.kind),
    elements: document.elements.map(({ element }) => element),
    isAsBefore: JSON.stringify(before) === JSON.stringify(document.elements),
    document,
    told,
  };
}

describe("changes as people say them", () => {
  it.each([
    [
      "I'm thinking of moving the pergola to the left",
      "patio; pergola; hedge",
      { kind: "pergola", place: "left" },
    ],
    [
      "how about trimming the hedge to 3 ft",
      "hedge; patio",
      { kind: "hedge", size: { heightM: expect.closeTo(0.9144) } },
    ],
    ["would it be possible for the deck to be grey", "patio; deck", { kind: "deck", wood: "grey" }],
    [
      "they wanna know can the path be pavers instead",
      "gravel path; bed",
      { kind: "pavers", use: "walkway" },
    ],
    ["move the steps to the right end", "retaining wall; stone steps", { kind: "steps", place: "right" }],
    ["I've had a think, use 5 rather than 3", "3 boulders", { kind: "boulders", size: { count: 5 } }],
  ])("%s", (change, prompt, wanted) => {
    const { elements } = changed(prompt, change);
    expect(elements).toContainEqual(expect.objectContaining(wanted));
    expect(elements).toHaveLength(designOf({ prompt, areas: [] }).document.elements.length);
  });

  it("takes a season by its name alone", () => {
    expect(changed("patio; maple", "winter please").document.season).toBe("winter");
    expect(changed("patio; planters", "love it, and could we see it in winter").document.season).toBe(
      "winter",
    );
  });

  it.each([
    ["can the fence go", "lawn; cedar fence", ["lawn"]],
    ["we were considering removing the fire pit", "patio; fire pit", ["pavers"]],
    ["scratch the hedge", "patio; hedge", ["pavers"]],
    ["keep the patio but lose the rest", "patio; bed; hedge", ["pavers"]],
    [
      "keep the bench keep the fountain everything else back how it was",
      "patio; bench; fountain",
      ["furniture", "water-feature"],
    ],
    ["make it like before but not the drive, that one I like", "gravel drive; hedge; lawn", ["gravel"]],
    ["take the hedge away but the patio can stay", "patio; hedge", ["pavers"]],
  ])("takes out what is meant: %s", (change, prompt, kinds) => {
    expect(changed(prompt, change).kinds).toEqual(kinds);
  });
});

describe("a correction", () => {
  it.each(["no no, a rectangle pool", "I meant a rectangle pool", "actually a rectangle pool"])(
    "replaces the only one of its kind: %s",
    (change) => {
      const { elements } = changed("kidney pool; lawn", change);
      expect(elements.filter(({ kind }) => kind === "pool")).toEqual([
        expect.objectContaining({ shape: "rectangle" }),
      ]);
    },
  );
  it("leaves what there is where one more is asked for", () => {
    expect(changed("kidney pool; lawn", "actually, another pool").kinds).toEqual(["pool", "lawn", "pool"]);
  });
});

describe("what cannot be done is told, and changes nothing", () => {
  it.each([
    ["make the fire pit gas, not wood", "fire pit; deck", "alike for gas and for wood"],
    ["put in a 6 ft gate", "white fence; lawn", "A gate has no size"],
    ["i want zoysia grass instead", "lawn; patio", "Kinds of grass look alike"],
    ["I'd like bigger rocks", "gravel patio; lawn", "stones of gravel"],
    ["remove some of them", "patio; 5 boxwoods", "how many there are to be"],
    ["put a limestone cap on top", "retaining wall", "the cap that goes with it"],
    ["if you can't move the maple then take it out", "patio; maple", "by a condition"],
    ["leave some lawn by the street", "lawn; bed", "A part of the lawn"],
    ["everything but the fence stays", "lawn; fence", "exception cannot be drawn"],
    ["make the patio darker", "patio with red pavers", "no darker shade"],
    ["thanks so much!", "lawn; bed", "Nothing was changed"],
  ])("%s", (change, prompt, sentence) => {
    const { isAsBefore, told } = changed(prompt, change);
    expect(told).toContain(sentence);
    expect(isAsBefore).toBe(true);
  });

  it("draws wood in black", () => {
    const { elements, told } = changed("white pergola", "what about in black");
    expect(elements[0]).toMatchObject({ wood: "black" });
    expect(told).not.toContain("brown");
  });

  it("tells of what is done in another way", () => {
    expect(changed("patio; fire pit and 6 chairs", "lose the fire pit").told).toContain("with its chairs");
  });

  it("says nothing of a step that was made once", () => {
    const { told, elements } = changed("bluestone patio; lawn", "patio too light, go darker");
    expect(elements[0]).toMatchObject({ colour: "charcoal" });
    expect(told).not.toContain("already");
  });
});

it("thins a bed without making its plants younger", () => {
  const [bed] = changed("daylilies and grasses along the driveway", "its too busy, less plants").elements;
  expect(bed).toMatchObject({ counts: { daylily: 3 } });
  expect(bed).not.toHaveProperty("age");
});

it("counts the plants of a bed and not the beds", () => {
  const [bed] = changed(
    "mulch bed with three spruces",
    "put like five and maybe some rocks between",
  ).elements;
  expect(bed).toMatchObject({ counts: { "globe-spruce": 5 } });
  expect(
    changed(
      "mulch bed with three spruces",
      "those are gonna get way too big and put like five and maybe some rocks between",
    ).kinds,
  ).toContain("boulders");
});
