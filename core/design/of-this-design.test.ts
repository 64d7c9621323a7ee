import { describe, expect, it } from "vitest";
import { designOf } from "./design-of.ts";

function changed(prompt: string, change: string) {
  const { document, plans } = designOf({ prompt, areas: [], changes: [change] });
  return {
    elements: document.elements.map(({ element }) => element),
    told: plans.flatMap(({ plan }) => plan.notes.map(({ sentence }) => sentence)).join(" "),
  };
}

describe("changes in few words", () => {
  it.each<[design: string, change: string, ...elements: object[]]>([
    [
      "Two black pots with boxwood at the front door.",
      "put one more pair down by the driveway, same thing",
      { by: "door" },
      { kind: "planter", colour: "black", species: ["boxwood"], size: { count: 2 }, place: "along-driveway" },
    ],
    [
      "A fountain on the left and a bench on the right.",
      "trade places with the fountain and the bench",
      { kind: "water-feature", place: "right" },
      { kind: "furniture", place: "left" },
    ],
    [
      "Two crape myrtles on the left and a bed of daylilies on the right.",
      "swap them around, daylilies where the trees are and the trees where the daylilies are",
      { kind: "tree", place: "right" },
      { kind: "bed", place: "left" },
    ],
    [
      "A round bed in the middle.",
      "put white stones in it, no mulch",
      { kind: "bed", mulch: "gravel", stone: "white" },
    ],
    [
      "A patio of grey pavers with 2 planters.",
      "warmer color. tan or something. planters can stay but the plants in them should be red",
      { kind: "pavers", colour: "tan" },
      { kind: "planter", species: ["geranium"] },
    ],
    [
      "Stepping stones through the lawn.",
      "make them rectangular concrete ones",
      { kind: "stepping-stones", material: "concrete" },
    ],
    [
      "Two pots with boxwood by the door.",
      "put white petunias in with the boxwood",
      { kind: "planter", species: ["boxwood", "petunia"] },
    ],
    ["A patio with string lights.", "drop the lights", { kind: "pavers" }],
    [
      "A fire pit with a gravel circle.",
      "turn the circle into pavers",
      { kind: "fire-pit" },
      { kind: "pavers" },
    ],
    [
      "A bed of 6 lavender along the walk.",
      "swap the lavender for catmint, and make it eight",
      { counts: { catmint: 8 } },
    ],
    ["A bed of ferns.", "mix in some white impatiens, a dozen", { counts: { "impatiens-white": 12 } }],
    [
      "A travertine patio 20 by 20.",
      "16 by 24 rather",
      { size: { lengthM: expect.closeTo(7.3152, 3), widthM: expect.closeTo(4.8768, 3) } },
    ],
    ["A lawn and a hedge of boxwood.", "take the hedge out again", { kind: "lawn" }],
    [
      "Gravel yard with 4 agaves.",
      "swap the gravel for black lava rock",
      { kind: "gravel", tone: "black", grade: "lava" },
      { kind: "bed", mulch: "gravel", stone: "black", grade: "lava", counts: { agave: 4 } },
    ],
    ["A lawn, 5 barrel cactus and a bench.", "lose the bench and the cactus", { kind: "lawn" }],
    ["A fence along the back.", "make it twice as long", { grown: { times: 2, byM: 0 } }],
  ])("are said of what the design has: %s %s", (design, change, ...elements) => {
    const drawn = changed(design, change).elements;
    expect(drawn).toHaveLength(elements.length);
    elements.forEach((one, at) => {
      expect(drawn[at]).toMatchObject(one);
    });
  });
});

it.each([
  ["A hedge of boxwood along the walk.", "put it on both sides", "On which sides it stands"],
  [
    "A walk with lavender along it.",
    "take the lavender off the left side and put roses there",
    "A part of one thing",
  ],
  ["A deck with steps.", "make the steps the full width of the deck", "By another thing"],
])("does nothing by halves and tells it: %s %s", (design, change, sentence) => {
  const before = designOf({ prompt: design, areas: [] }).document.elements.map(({ element }) => element);
  const { elements, told } = changed(design, change);
  expect(elements).toEqual(before);
  expect(told).toContain(sentence);
});
