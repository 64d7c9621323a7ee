import { describe, expect, it } from "vitest";
import { changedDesign as changed } from "#tests/support/changed-design.ts";

const FOOT = 0.3048;

describe("some of several", () => {
  it("are replaced, and the others stay", () => {
    const { elements } = changed("lawn; 3 agaves", "swap 1 agave for a yucca");
    expect(elements[1]).toMatchObject({ species: ["agave", "yucca"], counts: { agave: 2, yucca: 1 } });
  });

  it("go where one of them is to go", () => {
    const { elements } = changed("lawn; 2 raised beds", "lose one of the raised beds");
    expect(elements[1]).toMatchObject({ kind: "raised-bed", size: { count: 1 } });
  });

  it("cannot be moved by words", () => {
    const { elements, told } = changed("lawn; 2 maples", "move one maple to the back");
    expect(elements[1]).not.toHaveProperty("place");
    expect(told).toContain("Which of them are meant");
  });
});

describe("a change of one thing", () => {
  it.each([
    [
      "lawn; 4 ft deep bed along the house",
      "deeper bed, like another 2 ft",
      { size: { widthM: expect.closeTo(6 * FOOT, 2) } },
    ],
    [
      "lawn; hedge on the right",
      "hedge must be more tall, minimum 2 meters and half",
      { size: { heightM: 2.5 } },
    ],
    [
      "lawn; hydrangea hedge",
      "hydrangeas maybe 3 ft tall max",
      { size: { heightM: expect.closeTo(3 * FOOT, 2) } },
    ],
    [
      "lawn; bed along the house with hostas",
      "can you do red mulch and add 2 lights by the door",
      { mulch: "red" },
    ],
    ["gravel patio; bistro set", "bistro set closer to the house", { place: "along-house" }],
    [
      "lawn; bed along the walk with azaleas",
      "no azaleas, my dog eats them. Maybe ferns",
      { species: ["fern"] },
    ],
    ["steps on the right; stone wall", "move steps to center", { kind: "retaining-wall" }],
    ["lawn; hibiscus", "the hibiscus change for lavender", { species: ["lavender"] }],
    [
      "lawn; 2 pampas grasses",
      "no pampas. Lavender instead",
      { species: ["lavender"], counts: { lavender: 2 } },
    ],
    [
      "lawn; bed along the walk with lavender",
      "Lavender hates my wet soil so catmint there",
      { species: ["catmint"] },
    ],
    ["lawn; paver driveway, charcoal", "lighter pavers because it gets so hot in summer", { colour: "grey" }],
    ["lawn; gravel under the trees", "under the trees instead of the gravel put thyme", { kind: "bed" }],
    [
      "lawn; patio 12x14 ft",
      "patio should come out another 4 feet",
      { size: { lengthM: expect.closeTo(18 * FOOT, 1) } },
    ],
    ["brown deck; white pergola", "pergola same color as deck", { wood: "brown" }],
    [
      "lawn; gravel path",
      "Gravel always ends up in the lawn so do pavers",
      { kind: "pavers", use: "walkway" },
    ],
    [
      "lawn; slate patio",
      "slate is out of budget, concrete stamped to look like slate",
      { finish: "stamped" },
    ],
    ["lawn; 5 pots", "pots: 3 big instead of 5 small", { size: { count: 3 } }],
    [
      "lawn; bed with lavender",
      "lavender every 2 ft",
      { spacings: { lavender: expect.closeTo(2 * FOOT, 2) } },
    ],
    ["lawn; paver walk", "walk charcoal with lighter border", { colour: "charcoal", borderColour: "sand" }],
    [
      "lawn; outdoor kitchen on the left",
      "flip kitchen to the right and make it stucco",
      { place: "right", finish: "stucco" },
    ],
    [
      "boxwood hedge; 3 ft paver walk",
      "hedge 18 in walk 4 ft",
      { size: { widthM: expect.closeTo(4 * FOOT, 2) } },
    ],
    [
      "lawn; 8 arborvitae along the back",
      "remove 3 on the right so we can see the lake",
      { size: { count: 5 } },
    ],
    ["lawn; 4 loungers", "too many loungers, take away half of them", { size: { count: 2 } }],
    ["lawn; 4 maples", "the maples are too much. Two is ok", { size: { count: 2 } }],
    ["lawn; hydrangeas", "bring hydrangeas forward 1 ft they touch the wall", { species: ["hydrangea"] }],
    [
      "lawn; 6 ft wood fence",
      "Could the fence be just 4 feet in the front?",
      { size: { heightM: expect.closeTo(4 * FOOT, 2) } },
    ],
    [
      "lawn; gray gravel path",
      "path in decomposed granite",
      { kind: "gravel", use: "walkway", grade: "fine" },
    ],
    ["lawn; deck", "the deck is nice but it needs stairs on the left side", { kind: "deck" }],
    ["pergola; boulders; deck", "take the pergola down", { kind: "deck" }],
    ["block retaining wall; wood steps", "wall in natural stone and steps to match", { material: "stone" }],
  ])("keeps what it is: %s, %s", (prompt, change, element) => {
    expect(changed(prompt, change).elements[1]).toMatchObject(element);
  });

  it.each([
    ["lawn; brick walk", "walk curves to the left not straight", "cannot be bent by words"],
    ["lawn; 8 path lights along the walk", "lights on one side only", "A part of a row"],
    ["lawn; bed with daylilies", "add pink to the bed", "add pink roses"],
    ["lawn; 4 raised beds", "make two of them metal", "Which of them are meant"],
    ["lawn; metal fence with a gate", "add a second gate on the left", "one gate"],
    ["lawn; hedge along the street", "Hedge until the corner please", "How far it runs"],
    ["lawn; bench; maple", "and the bench under", "words cannot aim at"],
    ["lawn; 4 loungers; pool", "loungers are on the wrong side", "Say where it is to stand"],
  ])("is told where it cannot be done: %s, %s", (prompt, change, sentence) => {
    const { elements, told } = changed(prompt, change);
    expect(elements).toEqual(changed(prompt, "keep the lawn").elements);
    expect(told).toContain(sentence);
  });

  it("never counts a bed", () => {
    const { elements } = changed("lawn; bed with 5 boxwoods and begonias", "too many bushes, 3 is enough");
    expect(elements[1]).not.toHaveProperty("size.count");
    expect(elements[1]).toMatchObject({ counts: { boxwood: 3 } });
  });

  it("does not move what it says the place of", () => {
    const { elements } = changed("lawn; fence; bench", "the bench is by the fence. make the fence black");
    expect(elements[2]).not.toHaveProperty("place");
  });
});
