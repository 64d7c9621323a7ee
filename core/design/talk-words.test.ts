import { describe, expect, it } from "vitest";
import { designOf } from "./design-of.ts";
import { readChanges } from "./read-changes.ts";

const read = (change: string) => readChanges(change);

/** The elements that a change touched, and what was told of it. */
function changed(change: string, prompt: string) {
  const before = designOf({ prompt, areas: [] }).document.elements;
  const { document, plans } = designOf({ prompt, areas: [], changes: [change] });
  const isSame = (one: (typeof before)[number]) =>
    before.some(
      ({ id, element }) => id === one.id && JSON.stringify(element) === JSON.stringify(one.element),
    );
  return {
    touched: document.elements.filter((one) => !isSame(one)).map(({ element }) => element),
    gone: before
      .filter(({ id }) => !document.elements.some((one) => one.id === id))
      .map(({ element }) => element.kind),
    told: plans
      .flatMap(({ plan }) => plan.notes)
      .filter(({ status }) => status !== "placed")
      .map(({ sentence }) => sentence)
      .join(" "),
  };
}

describe("talk around a change", () => {
  it.each([
    ["so uh they love it, they just want to see the patio bigger", "make the patio bigger"],
    ["honestly, could the patio be bigger, apparently, so the table fits?", "make the patio bigger"],
    ["make the patio bigger for my sister", "make the patio bigger"],
    ["make teh patio more big, thx", "make the patio bigger"],
    ["ad som lavendar", "add some lavender"],
    ["mak the bed biger", "make the bed bigger"],
    ["tak out the tre", "take out the tree"],
    ["can u put in a fire pti", "can you put in a fire pit"],
    ["get rid off the lawn", "get rid of the lawn"],
    ["the shrubs look too cramped", "fewer plants"],
    ["plants too crowded", "fewer plants"],
    ["the plants are too close to eachother", "the plants are too close together"],
    ["remove the boulders because the dog eats them", "remove the boulders"],
    ["there was a lot of shouting, we have three kids, remove the boulders", "remove the boulders"],
  ])("asks for nothing: %s", (said, plain) => {
    expect(read(said)).toEqual(read(plain));
  });

  it("names what the rest of the sentence is said of", () => {
    const { operations } = read("The phlox always gets mildew, so let it be asters instead");
    expect(operations).toMatchObject([{ op: "replace", target: { species: "garden-phlox" } }]);
  });
});

describe("what a change does not name", () => {
  it.each([
    ["lose one lamp post", "concrete driveway", "lamp post"],
    ["flare the apron 2 ft each side", "concrete driveway", "flare"],
    ["drop the balustrade to 90 cm", "a deck 4 x 5 m", "balustrade"],
    ["could there be a third chair", "brick patio with a dining set", "drawn as a set"],
    ["the flowers in a mix of colors", "bed of black-eyed susans", "colors of their kinds"],
    ["swap every second boxwood for a rose", "bed with boxwood", "Every second one"],
  ])("stays as it is, and is told: %s", (change, prompt, told) => {
    const result = changed(change, prompt);
    expect(result).toMatchObject({ touched: [], gone: [] });
    expect(result.told).toContain(told);
  });

  it("keeps its plants where only the mulch is another", () => {
    const { touched } = changed("use pine straw rather than mulch", "black mulch bed with azaleas");
    expect(touched).toMatchObject([{ kind: "bed", mulch: "pine-straw", species: ["rhododendron"] }]);
  });

  it("counts the maple that there is", () => {
    const { touched } = changed("one maple is enuf", "boxwoods, 2 japanese maples");
    expect(touched).toMatchObject([{ species: "japanese-maple", size: { count: 1 } }]);
  });

  it("sizes the side that was said before", () => {
    const { touched } = changed("make it 120 cm", "lawn; stepping stone path 90 cm wide");
    expect(touched).toMatchObject([{ kind: "stepping-stones", size: { widthM: 1.2 } }]);
  });
});

const YARD =
  "gray paver patio 12x16, cedar pergola; bed with 5 hydrangeas and 9 boxwoods; gravel walk; wood fence; 3 boulders; 2 japanese maples";

describe("a change in everyday words", () => {
  it.each([
    ["keep everything except the boulders", [], ["boulders"]],
    ["all but the fence can go", [], ["pavers", "pergola", "bed", "gravel", "boulders", "tree"]],
    ["the fence can go and the boulders too", [], ["boulders", "fence"]],
    ["pergola 3 feet to the right", [{ kind: "pergola", shiftM: { z: 0 } }], []],
    ["instead of boulders three benches", [{ kind: "furniture", size: { count: 3 } }], []],
    ["replace the fence with a 4 ft boxwood hedge", [{ kind: "hedge", species: "boxwood" }], []],
    ["add another maple on the right", [{ kind: "tree", species: "japanese-maple", place: "right" }], []],
    ["trim the boxwoods to 2 ft", [], []],
    ["plant the boxwoods 1 m apart", [{ kind: "bed", spacings: { boxwood: 1 } }], []],
    ["space out the hydrangeas, 1 m apart", [{ kind: "bed", spacings: { hydrangea: 1 } }], []],
    [
      "I like it but the fence is too tall and the walk feels narrow",
      [{ kind: "gravel" }, { kind: "fence" }],
      [],
    ],
  ])("does what it says and no more: %s", (change, touched, gone) => {
    const result = changed(change, YARD);
    expect(result.touched).toMatchObject(touched);
    expect(result.touched).toHaveLength(touched.length);
    expect(result.gone.toSorted()).toEqual(gone.toSorted());
  });
});

const FRONT =
  "black aluminum fence with a gate, 3 ft gravel path, two Japanese maples, mulch beds with boxwood, path lights";

const PATIO =
  "bluestone patio with a pergola; bed with roses and lavender; stone retaining wall 2 ft high, 3 planters with palms";

describe("what is said of plants and stone", () => {
  it.each([
    ['make wall 18" w/ limestone cap', [{ kind: "retaining-wall", size: { heightM: 0.4572 } }]],
    ["can the pergola have a vine on it?", []],
    ["the roses in red", []],
    ["instead of roses I would like peonies", [{ kind: "bed", species: ["peony", "lavender"] }]],
    ["the wall must be of brick", [{ kind: "retaining-wall", material: "brick" }]],
    ["no palms, other plant", [{ kind: "planter", species: [] }]],
    ["swap the palms for olives", [{ kind: "planter", species: ["olive"] }]],
    ["scratch the palms", [{ kind: "planter", species: [] }]],
    [
      "wat if the patio was brick n the pergola white",
      [{ stone: "brick" }, { kind: "pergola", wood: "white" }],
    ],
    ["Could you make it look less formal?", []],
    ["the left planter in white", []],
    ["how about a rug", []],
  ])("touches that alone: %s", (change, touched) => {
    const result = changed(change, PATIO);
    expect(result.touched).toMatchObject(touched);
    expect(result.touched).toHaveLength(touched.length);
    expect(result.gone).toEqual([]);
  });
});

describe("several changes in one sentence", () => {
  it.each([
    ["gate wider, path 4', lose 1 maple", ["gravel", "tree"], []],
    ["fence: white; path: 5 ft; lights: none", ["fence", "gravel"], ["path-lights"]],
    ["so um they like the fence but they want the path in like a flagstone", ["pavers"], []],
    ["Is nice but the fence more low, and the path more wide", ["fence", "gravel"], []],
    ["The maples are blocking the window. Move them over to the right about 6 feet.", ["tree"], []],
    ["we changed our minds about the lights, take them out", [], ["path-lights"]],
    ["The boxwood keeps dying, so let's do inkberry instead", ["bed"], []],
    ["add two more maples, same size, one on each side of the walk", ["tree"], []],
    ["no gate", ["fence"], []],
    ["get rid of the mulch and use river rock", ["bed"], []],
    ["keep the maples but everything else in brick", [], []],
    ["the path could curve a bit and be a tad wider", ["gravel"], []],
  ])("touch what they name: %s", (change, kinds, gone) => {
    const result = changed(change, FRONT);
    expect(result.touched.map(({ kind }) => kind)).toEqual(kinds);
    expect(result.gone).toEqual(gone);
  });
});

const YARD_OF_DECK =
  "composite deck 12x20 with steps, wood fence 6 ft, raised beds, lawn, low stucco wall, birch, gravel walk";

describe("what would have been read as something else", () => {
  it.each([
    ["I meant the fence not the deck", []],
    ["the other tree too", []],
    ["take out any near the walk", []],
    ["replace the birch with Parkinsonia 'Desert Museum'", [{ kind: "tree", species: "palo-verde" }]],
    ["steps wider, fence 8', lawn to turf", [{ kind: "steps" }, { kind: "fence" }, { surface: "turf" }]],
    [
      "Extend the wall by 2 m and raise it to 90 cm",
      [{ kind: "retaining-wall", grown: { byM: 2 }, size: { heightM: 0.9 } }],
    ],
    [
      "the raised beds rot, so could they be steel, so I don't have to repaint",
      [{ kind: "raised-bed", material: "steel" }],
    ],
    [
      "I do think the wall is rather tall, could it come down a touch?",
      [{ kind: "retaining-wall", size: { heightM: 0.35 } }],
    ],
  ])("is not: %s", (change, touched) => {
    const result = changed(change, YARD_OF_DECK);
    expect(result.touched).toMatchObject(touched);
    expect(result.touched).toHaveLength(touched.length);
    expect(result.gone).toEqual([]);
  });
});

const HOUSE_FRONT =
  "red brick walkway 4 ft wide, boxwood hedge along the walk, two urns by the door, birch, white picket fence with a gate";

describe("a change told in passing", () => {
  it.each([
    ["narrow the walk a foot, and use the gray brick instead", [{ kind: "pavers", colour: "grey" }], []],
    ["Swap Buxus for Ilex glabra, spaced 18 in o.c.", [{ kind: "hedge", species: "inkberry" }], []],
    [
      "is very nice but I not like the fence, put instead a hedge, and the tree more at left",
      [{ kind: "tree", place: "left" }, { kind: "hedge" }],
      [],
    ],
    ["fence n hedge both gone pls", [], ["fence", "hedge"]],
    ["The fence needs to match the trim, and taken all the way to the driveway", [], []],
    ["can the urns have flowers in them", [{ kind: "planter", form: "urn" }], []],
    ["different fence", [], []],
  ])("touches what it names: %s", (change, touched, gone) => {
    const result = changed(change, HOUSE_FRONT);
    expect(result.touched).toMatchObject(touched);
    expect(result.touched).toHaveLength(touched.length);
    expect(result.gone.toSorted()).toEqual(gone);
  });
});

const BACK =
  "stamped concrete patio with a built-in grill and a fire pit, two raised beds, cedar fence, crape myrtle, lawn";

describe("a thing that is there", () => {
  it.each([
    [
      "could the fire pit be a bit further from the house, and might we have a bench?",
      ["fire-pit", "furniture"],
    ],
    ["so they're good with the patio, they want the fence white", ["fence"]],
    ["move the grill and the fire pit to the left", ["outdoor-kitchen", "fire-pit"]],
    ["fence a foot higher and the beds a foot closer to the patio", ["raised-bed", "fence"]],
    ["the fence on the right only", []],
    ["pit 2 close 2 house", ["fire-pit"]],
    ["fire pit square not round", []],
    ["the raised bed is now apparently a strawberry bed", []],
  ])("is not added once more: %s", (change, kinds) => {
    const result = changed(change, BACK);
    expect(result.touched.map(({ kind }) => kind)).toEqual(kinds);
    expect(result.gone).toEqual([]);
  });
});

const POOL =
  "travertine pool deck with a rectangular pool, pergola, hedge of arborvitae along the fence, three queen palms, lawn";

describe("a pool and what is round it", () => {
  it.each([
    ["deck 3' wider", ["pavers"]],
    ["pool 2 long cut it 2 20 ft", ["pool"]],
    ["Pool 8 x 4 m, deck in limestone, palms: two only.", ["pavers", "pool", "tree"]],
    ["swap the grass for turf and the palms for olives", ["tree", "lawn"]],
    ["make it all look like Tuscany", []],
    ["the leaves fall in the pool, so swap the palms for something that doesn't shed", []],
  ])("is changed by its name: %s", (change, kinds) => {
    const result = changed(change, POOL);
    expect(result.touched.map(({ kind }) => kind)).toEqual(kinds);
    expect(result.gone).toEqual([]);
  });
});
