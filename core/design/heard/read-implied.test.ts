import { describe, expect, it } from "vitest";
import { changedDesign as changed } from "#tests/support/changed-design.ts";

const elements = (prompt: string, change: string) => changed(prompt, change).elements;
const FOOT = 0.3048;

describe("a change that names only what comes", () => {
  it.each([
    [
      "lawn; 2 crape myrtles",
      "what about river birches there?",
      { species: "river-birch", size: { count: 2 } },
    ],
    [
      "lawn; concrete driveway",
      "they changed their mind, gravel driveway now",
      { kind: "gravel", use: "driveway" },
    ],
    ["lawn; gravel path", "flagstone path", { kind: "stepping-stones", material: "flagstone" }],
    ["lawn; white vinyl fence", "a cedar fence would be nicer, maybe 5 feet", { style: "wood" }],
    ["lawn; white vinyl fence", "the dog jumps it so a wood fence would be better", { style: "wood" }],
    [
      "lawn; bed with roses and lavender",
      "where the roses are I want ferns",
      { species: ["fern", "lavender"] },
    ],
  ])("takes the place of the only thing of its sort: %s, %s", (prompt, change, element) => {
    const after = elements(prompt, change);
    expect(after).toHaveLength(2);
    expect(after[1]).toMatchObject(element);
  });

  it.each([
    ["where the lilac is I'd prefer a magnolia", { kind: "tree", species: "magnolia", place: "back" }],
    ["replace the lilac with a fountain", { kind: "water-feature", place: "back" }],
  ])("leaves the other plants of a bed where another thing comes for one of them: %s", (change, element) => {
    const after = elements("lawn; bed with lilac and spirea at the back", change);
    expect(after[1]).toMatchObject({ kind: "bed", species: ["spirea"] });
    expect(after[2]).toMatchObject(element);
  });

  it("is no fence in the paint of the old one", () => {
    expect(elements("lawn; white vinyl fence", "a cedar fence would be nicer")[1]).not.toHaveProperty(
      "color",
    );
  });

  it.each([
    ["too much rock, mulch would be better", { mulch: "brown" }],
    ["beige stones they are less bright in sun. agaves ok", { mulch: "gravel", stone: "tan" }],
    ["no mulch and make the bed wider", { mulch: "soil" }],
  ])("is a cover for one: %s", (change, element) => {
    const before = change.startsWith("no") ? "lawn; bed with ferns" : "lawn; bed with ferns and white gravel";
    expect(elements(before, change)[1]).toMatchObject(element);
  });
});

describe("a change in the words of every day", () => {
  it.each([
    [
      "lawn; bed with 8 red roses",
      "white roses instead of red ones, and six is enough",
      { counts: { "rose-white": 6 } },
    ],
    ["lawn; 6 pots", "fewer pots (2 is plenty for me)", { size: { count: 2 } }],
    ["lawn; steps at the right", "I wanted the steps on the left, not the right", { place: "left" }],
    ["lawn; bench on the left", "bench on the right not the left", { place: "right" }],
    ["lawn; maple on the right", "the tree should be in other corner", { place: "left" }],
    ["lawn; 3 arborvitae", "could you add two more of those tall green ones", { size: { count: 5 } }],
    [
      "brick walk; 2 path lights",
      "add lights every 6 ft down the whole walk",
      { place: "along-walk", spacingM: expect.closeTo(6 * FOOT, 2) },
    ],
    [
      "lawn; bed with hostas",
      "more color!! yellows and oranges",
      { species: ["hosta", "rudbeckia", "daylily", "marigold", "zinnia"] },
    ],
    ["lawn; steps", "make the steps brick", { kind: "steps" }],
    [
      "lawn; 5 pots",
      "5 is too many, keep 2, and put rosemary in them",
      { size: { count: 2 }, species: ["rosemary"] },
    ],
    ["lawn; brown deck", "I dont like brown, gray would match our house", { wood: "grey" }],
    [
      "concrete patio; grill",
      "we need a spot for the grill, so the patio 4 ft longer",
      { kind: "outdoor-kitchen" },
    ],
    [
      "lawn; bed with pink hydrangeas",
      "my soil is acid anyway. twice as many hydrangeas",
      { species: ["hydrangea-pink"] },
    ],
    ["lawn; hedge", "take the hedge out completely, instead a stone wall", { kind: "retaining-wall" }],
    ["lawn; bed with boxwood", "mix in some grasses and purple flowers", { kind: "bed" }],
    [
      "lawn; bed with lavender",
      "too much purple. mix in some white and yellow flowers",
      { species: expect.arrayContaining(["hydrangea", "rudbeckia"]) },
    ],
    ["lawn; black metal fence", "and a white fence", { style: "vinyl" }],
    ["lawn; gray deck", "the deck a step lower", { kind: "deck" }],
    ["lawn; 2 oaks", "lose one oak", { size: { count: 1 } }],
    ["4 raised beds; fence", "fence should go around the beds only", { kind: "fence" }],
    [
      "lawn; red paver driveway",
      "driveway gray with a darker edge",
      { colour: "grey", borderColour: "charcoal" },
    ],
    ["lawn; 3 ft concrete walk", "double the walk", { kind: "concrete" }],
    [
      "lawn; hedge",
      "8 ft hedge is too much for me, cut it to 6",
      { size: { heightM: expect.closeTo(6 * FOOT, 2) } },
    ],
    ["lawn; maple on the right", "move it left, it covers my window", { place: "left" }],
    ["lawn; bed with roses", "the roses are pretty. red", { mulch: "brown" }],
    ["lawn; gravel path", "could you show a flagstone path instead", { kind: "stepping-stones" }],
    [
      "lawn; 2 pots",
      "planters taller, with some ornamental grass",
      { species: ["feather-reed-grass", "fountain-grass"] },
    ],
    ["lawn; 3 maples", "take out one maple, it blocks the sun", { kind: "tree", size: { count: 2 } }],
    ["lawn; fire pit with 4 chairs", "no chairs please", { kind: "fire-pit", seating: false }],
    ["lawn; bed with grasses along the driveway", "only stone here, no plants", { kind: "gravel" }],
    ["lawn; stepping stones", "round ones please", { kind: "stepping-stones" }],
    ["lawn; hedge on the left", "i meant the hedge on the right", { place: "left" }],
  ])("is read: %s, %s", (prompt, change, element) => {
    const after = elements(prompt, change);
    expect(after).toHaveLength(2);
    expect(after[1]).toMatchObject(element);
  });

  it.each([
    [
      "lawn; boulders; bench",
      "the boulders are still there, I asked you to take them out",
      ["lawn", "furniture"],
    ],
    ["lawn; bench", "undo the bench, everything else is good", ["lawn"]],
    ["lawn; gravel patio", "my wife hates the gravel", ["lawn"]],
  ])("takes out what was to go: %s, %s", (prompt, change, kinds) => {
    expect(elements(prompt, change).map(({ kind }) => kind)).toEqual(kinds);
  });

  it("is said of what was added just before", () => {
    const after = elements("lawn", "add a pergola, white, and put two planters under it, black");
    expect(after.slice(1)).toMatchObject([
      { kind: "pergola", wood: "white" },
      { kind: "planter", colour: "black", size: { count: 2 } },
    ]);
  });

  it("moves what it says, and not what it paints", () => {
    const [, fence] = elements(
      "pool; white vinyl fence",
      "move it to the back please and the fence make black",
    );
    expect(fence).toMatchObject({ kind: "fence", color: "black" });
    expect(fence).not.toHaveProperty("place");
  });

  it.each([
    ["lawn; boulders; bed with agave", "she wants 2 yuccas by the big boulder", ["lawn", "boulders", "bed"]],
    [
      "lawn; deck",
      "put a hedge on the right and a bench in front of it",
      ["lawn", "deck", "hedge", "furniture"],
    ],
  ])("adds nothing that the new thing only stands by: %s, %s", (prompt, change, kinds) => {
    expect(elements(prompt, change).map(({ kind }) => kind)).toEqual(kinds);
  });

  it("lights both sides of the walk that was spoken of", () => {
    const [, lights] = elements("flagstone walk; path lights", "the walk 4 ft wide, lights both sides");
    expect(lights).toMatchObject({ place: "along-walk" });
  });

  it("stands what is added where the words before were", () => {
    const after = elements(
      "lawn; concrete patio",
      "make the patio 3 ft longer on the left and plant a maple there",
    );
    expect(after[2]).toMatchObject({ kind: "tree", place: "left" });
  });

  it("keeps what is praised as it is", () => {
    const after = elements("beige porcelain patio; lounge set", "the tile and the couch are perfect");
    expect(after[0]).toMatchObject({ kind: "pavers", colour: "tan" });
  });

  it.each([
    ["lawn; deck", "gray deck. white rail", "“railing” cannot be drawn yet"],
    [
      "lawn; concrete patio",
      "how much would this cost me and make the patio brick",
      "Prices stand in the bill",
    ],
    ["fire pit with 4 chairs", "chairs too close to the fire, pull them back", "The chairs round a fire pit"],
    ["lawn; 3 boulders", "the rocks are way too big, half that size", "The size of boulders cannot be set"],
    ["lawn; hedge", "open up the hedge on the left", "An opening or an exception"],
    ["lawn; bed with azaleas", "make more natural please", "How things are arranged"],
    ["lawn; 6 ft fence", "fence only 4 ft in front of the house line", "A part of a row"],
  ])("tells what is not drawn: %s, %s", (prompt, change, sentence) => {
    expect(changed(prompt, change).told).toContain(sentence);
  });
});
