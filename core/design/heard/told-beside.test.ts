import { describe, expect, it } from "vitest";
import { changedDesign as changed } from "#tests/support/changed-design.ts";

describe("what a change only tells", () => {
  it.each([
    ["lawn; 6 boulders", "drop two of the boulders, the mower clips them constantly and my blade is wrecked"],
    ["lawn; 8 planters", "4 planters please, residents complain"],
    ["lawn; bed with hostas and ferns", "no ferns, the slugs here are unbelievable"],
  ])("is not told as not understood: %s, %s", (prompt, change) => {
    expect(changed(prompt, change).told).not.toContain("I did not understand");
  });

  it("asks for a name where a thing is to match the house", () => {
    const { told } = changed("lawn; gray paver patio", "pavers that would match the siding");
    expect(told).toContain("Say the material or the color by its name");
  });

  it("draws nothing because a thing is found ugly, and asks what should come instead", () => {
    const { elements, told } = changed("white wood fence; lawn", "the white fence looks ugly");
    expect(elements).toMatchObject([{ kind: "fence", color: "white", style: "wood" }, { kind: "lawn" }]);
    expect(told).toContain("say a color, material");
    const black = changed("white wood fence; lawn", "The white fence looks ugly. Make it black.");
    expect(black.elements[0]).toMatchObject({ color: "black", style: "wood" });
  });

  it.each([
    ["bed along the walk with petunias", "petunias die every summer. Use lantana.", ["lantana"]],
    ["bed along the fence with daylilies", "daylilies flop, something upright like boxwood", ["boxwood"]],
    ["bed along the house with hostas", "the hostas get eaten by deer, put astilbe there", ["astilbe"]],
  ])("finds fault with a thing, and another one comes for it: %s, %s", (prompt, change, species) => {
    expect(changed(prompt, change).elements).toMatchObject([{ species }]);
  });

  it("takes nothing out that it asked for before", () => {
    expect(changed("artificial turf; patio", "put real grass back I dont like it").elements).toMatchObject([
      { kind: "lawn", surface: "sod" },
      {},
    ]);
  });
});

describe("edging behind a thing that cannot be drawn", () => {
  it("is drawn, and the thing is told", () => {
    const { elements, told } = changed(
      "lawn; 2 birches",
      "put in a greenhouse and border the lawn with bricks",
    );
    expect(elements).toContainEqual(expect.objectContaining({ kind: "edging", material: "brick" }));
    expect(told).toContain("cannot be drawn yet");
  });
});

it("draws edging that comes behind another thing", () => {
  const { elements } = changed("lawn; 2 birches", "add a pond and edge the lawn with brick");
  const kinds = elements.map(({ kind }) => kind);
  expect(kinds).toEqual(["lawn", "tree", "water-feature", "edging"]);
});

describe("one of several", () => {
  it.each([
    ["lawn; 5 palms; pool", "keep the middle palm, the rest can go", 1],
    ["lawn; 3 boulders", "3 boulders is too many. Keep the one on the left, lose the other two.", 1],
    ["lawn; 2 benches", "the bench on the right can go", 1],
    ["lawn; 4 planters", "lose the left two pots", 2],
  ])("goes or stays, and nothing else does: %s, %s", (prompt, change, count) => {
    const { elements } = changed(prompt, change);
    expect(elements).toHaveLength(prompt.split(";").length);
    expect(elements[1]).toMatchObject({ size: { count } });
  });
});

describe("a time of the year", () => {
  it.each([
    ["can I see what it looks like in October", "autumn"],
    ["Could I see it in June, with the roses in full bloom?", "summer"],
    ["What does it look like in January? I leave the seedheads standing.", "winter"],
  ])("is seen, however it is asked for: %s", (change, season) => {
    const seen = changed("lawn; bed with roses", change);
    expect(seen.season).toBe(season);
    expect(seen.elements).toHaveLength(2);
  });
});

describe("a change of what stands there", () => {
  it.each([
    ["lawn; bed with roses", "a bit bigger and ring it with brick", { kind: "bed", edge: "brick" }],
    [
      "lawn; gravel area, tan",
      "the gravel looks kinda depressing, can we do white or light grey?",
      { tone: "white" },
    ],
    ["lawn; paver patio, red", "tan or sand colored pavers instead", { colour: "tan" }],
    ["lawn; gravel area, white", "the white rock hurts my eyes tan would be better", { tone: "tan" }],
    [
      "lawn; 3 planters",
      "planters, make it 5, some tall grass in them no flowers",
      { size: { count: 5 }, species: expect.arrayContaining(["feather-reed-grass"]) },
    ],
    [
      "lawn; pots; stone steps",
      "can the pots be black and add 3 more by the steps",
      { size: { count: 5 }, colour: "black" },
    ],
  ])("is done to that: %s, %s", (prompt, change, element) => {
    const { elements } = changed(prompt, change);
    expect(elements).toHaveLength(prompt.split(";").length);
    expect(elements[1]).toMatchObject(element);
  });

  it.each([
    ["lawn; wood fence; bed with grasses", "stain it black", { color: "black" }],
    ["lawn; brick walk; boxwood hedge", "trim it to 3 ft", { size: { heightM: expect.closeTo(0.91) } }],
  ])("follows from the verb where only “it” is said: %s, %s", (prompt, change, element) => {
    expect(
      changed(prompt, change).elements.some((one) => expect.objectContaining(element).asymmetricMatch(one)),
    ).toBe(true);
  });

  it("gives a bed that was just asked for the plants that are named behind it", () => {
    const { elements } = changed(
      "lawn; concrete patio",
      "planting around the patio please. lavender, salvia, catmint",
    );
    expect(elements.at(-1)).toMatchObject({
      kind: "bed",
      place: "around-patio",
      species: ["lavender", "salvia", "catmint"],
    });
  });

  it.each([
    ["lawn; bench; pond", "turn the bench around to face the pond", "Which way a thing faces"],
    [
      "lawn; 2 pots; bench; steps",
      "One pot I want behind the bench and other one near the steps",
      "in two places",
    ],
    [
      "lawn; bed along the walk with lavender",
      "swap the lavender for russian sage on the right",
      "Which of them are meant",
    ],
    ["lawn; paver driveway; maple", "maple over toward the driveway 10 ft", "words cannot aim at"],
  ])("is told where it cannot be said by words: %s, %s", (prompt, change, sentence) => {
    const { elements, told } = changed(prompt, change);
    expect(elements).toEqual(changed(prompt, "keep the lawn").elements);
    expect(told).toContain(sentence);
  });
});
