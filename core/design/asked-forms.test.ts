import { describe, expect, it } from "vitest";
import { changedDesign, designOf } from "./design-of.ts";

function changed(prompt: string, change: string) {
  const { document } = designOf({ prompt, areas: [] });
  const after = changedDesign({ document, earlier: [] }, [], [change])!;
  const heard = new Set(document.notes.map(({ sentence }) => sentence));
  return {
    before: document.elements.map(({ element }) => element),
    elements: after.document.elements.map(({ element }) => element),
    told: after.plans
      .flatMap(({ plan }) => plan.notes)
      .filter(({ status, sentence }) => status !== "placed" && !heard.has(sentence))
      .map(({ sentence }) => sentence),
  };
}

const BED = "planting bed with 8 azaleas and 5 hostas, black mulch, along the house";
const PIT = "gray paver patio; fire pit with 6 chairs; lawn";

describe("what a suggestion asks for", () => {
  it.each([
    [
      BED,
      "the hostas get eaten every year so swap them, ferns would be fine, same number",
      { species: ["rhododendron", "fern"], counts: { fern: 5 } },
    ],
    [
      BED,
      "swap the hostas for something that blooms in spring, daylilies maybe",
      { species: ["rhododendron", "daylily"] },
    ],
    [BED, "azaleas in white, not that hot pink", { species: ["rhododendron-white", "hosta"] }],
    [BED, "Hostas have bugs, yes? Then no.", { species: ["rhododendron"] }],
    [
      "fountain in the center; lawn",
      "fountain out, one big tree there, like a magnolia",
      { kind: "tree", species: "magnolia", place: "centre" },
    ],
    ["gravel yard, tan; 5 agaves", "agaves are poky, anything without spines", { kind: "gravel" }],
    [
      "2 pots with olives",
      "the olives won't take our winters, something hardy",
      { kind: "planter", species: ["daylily", "sedum", "catmint"] },
    ],
    [
      "3 planters with grasses; lawn",
      "lose one planter and put geraniums in the others",
      { species: ["geranium"], size: { count: 2 } },
    ],
    [
      "3 planters with grasses; lawn",
      "what about ferns or evergreens in those same planters",
      { species: ["fern"] },
    ],
    [
      "corten planter; lawn",
      "make the planter black, and put inside some grass plant",
      { colour: "black", species: ["feather-reed-grass", "fountain-grass"] },
    ],
    ["gravel yard, tan; lawn", "the gravel should be more white than tan", { tone: "white" }],
    ["gravel walk, white; lawn", "tone the gravel down", { tone: "cream" }],
    [
      "gray paver patio; lawn",
      "too much gray go a shade darker on the patio or maybe charcoal",
      { colour: "charcoal" },
    ],
    [
      "paver patio 20 x 14 ft; lawn",
      "patio needs to be about two foot deeper",
      { size: { lengthM: 6.096, widthM: 4.88 } },
    ],
    ["outdoor kitchen; deck", "kitchen looks cramped make it longer", { grown: { times: 1.3, byM: 0 } }],
    ["hedge of 9 boxwood; wood fence", "remove half the boxwoods", { size: { count: 4 } }],
    [
      "boxwood hedge; wood fence",
      "the hedge taller than the fence",
      { kind: "hedge", size: { heightM: 1.95 } },
    ],
    [
      "block retaining wall; lawn",
      "change the wall to sandstone",
      { kind: "retaining-wall", material: "stone" },
    ],
    ["4 raised beds; lawn", "add two more boxes", { size: { count: 6 } }],
    ["dogwood; concrete driveway", "slide the dogwood over toward the drive", { place: "along-driveway" }],
  ])("is done: %s, %s", (prompt, change, first) => {
    const { elements } = changed(prompt, change);
    expect(elements[0]).toMatchObject(first);
  });

  it.each([
    [
      "3 crape myrtles on the left; lawn",
      "same myrtles on the right",
      [{ place: "left" }, { kind: "lawn" }, { kind: "tree", species: "crape-myrtle", place: "right" }],
    ],
    [
      "bench on the right; lawn",
      "a bench on the other side too",
      [{ place: "right" }, { kind: "lawn" }, { kind: "furniture", place: "left" }],
    ],
    [
      "bluestone patio; stone retaining wall 2 ft high",
      "wall a foot higher and brick rather than stone",
      [{ stone: "bluestone" }, { kind: "retaining-wall", material: "brick" }],
    ],
    [
      "gravel driveway; lawn",
      "pave the driveway, leave the rest alone",
      [{ kind: "pavers", use: "driveway" }, { kind: "lawn" }],
    ],
    ["paver patio; table and chairs", "could we see it in fall with the table gone", [{ kind: "pavers" }]],
    [
      "round paver patio; lawn",
      "turn the patio into a rectangle, same size more or less",
      [{ shape: "rectangle" }, { kind: "lawn" }],
    ],
    [
      "bed with roses along the house; lawn",
      "bring the bed out 2 ft",
      [{ grown: { times: 1, byM: 0.6096 } }, { kind: "lawn" }],
    ],
    [
      "bed with 6 liriope; lawn",
      "less liriope, maybe three, and use the space for ferns",
      [{ species: ["liriope", "fern"] }, { kind: "lawn" }],
    ],
    ["hot tub; string lights; bench", "take down the string lights", [{ set: "hot-tub" }, { set: "bench" }]],
    [
      "hot tub; string lights; bench",
      "take down the string lights and add path lights",
      [{ set: "hot-tub" }, { set: "bench" }, { kind: "path-lights" }],
    ],
    [
      "bed with 8 azaleas, black mulch; 2 lanterns by the steps",
      "mulch is a bit dark, and the lanterns look like a hotel, lose them",
      [{ kind: "bed" }],
    ],
    ["gravel path; lawn", "path gray", [{ kind: "gravel", tone: "grey" }, { kind: "lawn" }]],
    ["wood fence; lawn", "take down the fence", [{ kind: "lawn" }]],
    [
      "3 crape myrtles along the back; lawn",
      "add a couple more crape myrtles but on the right",
      [{ place: "back", size: { count: 3 } }, { kind: "lawn" }, { place: "right", size: { count: 2 } }],
    ],
    [
      "3 crape myrtles along the back; lawn",
      "replace two of the crape myrtles with dogwoods",
      [{ size: { count: 1 } }, { kind: "lawn" }, { species: "dogwood", size: { count: 2 } }],
    ],
    [
      "paver patio; wood fence",
      "the patio a little closer to the fence",
      [{ place: "back" }, { kind: "fence" }],
    ],
  ])("is all of it done: %s, %s", (prompt, change, elements) => {
    const { elements: after } = changed(prompt, change);
    expect(after).toHaveLength(elements.length);
    expect(after).toMatchObject(elements);
  });

  it("is told of where it leaves nothing undone", () => {
    expect(changed(BED, "azaleas in white, not that hot pink").told).toEqual([]);
    expect(
      changed("4 raised beds; lawn", "make the boxes a little lower, I sit on a stool now").told,
    ).toEqual([]);
  });

  it("lets chairs round a fire pit be fewer, and of a color", () => {
    expect(
      changed(PIT, "six chairs is too many, we're only four, and do them in blue").elements[1],
    ).toMatchObject({ seats: 4, seatColor: "blue" });
  });

  it("stands the same at the other side", () => {
    expect(
      changed("2 palms on the right; lawn", "mirror the palms on the other side").elements,
    ).toMatchObject([
      { place: "right" },
      { kind: "lawn" },
      { kind: "tree", place: "left", size: { count: 2 } },
    ]);
  });

  it("parts several that are counted", () => {
    expect(
      changed("3 maples on the left; lawn", "one of the maples on the right instead").elements,
    ).toMatchObject([
      { place: "left", size: { count: 2 } },
      { kind: "lawn" },
      { kind: "tree", place: "right", size: { count: 1 } },
    ]);
  });

  it("lights what an uplight is asked for", () => {
    expect(changed("red maple; lawn", "uplight the maple").elements).toMatchObject([
      { kind: "tree" },
      { kind: "lawn" },
      { kind: "uplights", place: "around-tree" },
    ]);
  });

  it("goes back", () => {
    const { document } = designOf({ prompt: "wood fence; lawn", areas: [] });
    const after = changedDesign({ document, earlier: [] }, [], ["make the fence white", "like before"])!;
    expect(after.document.elements).toEqual(document.elements);
  });
});

describe("what no words can say", () => {
  it.each([
    [BED, "could the bed wrap round the corner of the house", "How far it runs"],
    [BED, "extend the bed to the corner of the house", "How far it runs"],
    ["pergola; deck", "pergola only over the left half of the deck", "A part of a row"],
    ["hedge of 14 boxwood along the front", "no hedge on the left half", "A part of a row"],
    [BED, "bed all the way across the front of the house", "How far it runs"],
    ["gravel path; lawn", "can the path curve a little", "cannot be bent"],
    ["paver patio; lawn", "can we loosen it up, but keep the lawn", "what should be different"],
    ["gravel path; lawn", "i dont want the path straight", "cannot be bent"],
    ["paver patio; lawn", "something cheaper than pavers", "prices stand in the bill"],
    ["arborvitae hedge; wood fence", "keep going to the fence", "How far it runs"],
    ["bench; lawn", "turn it to the house", "Which way a thing faces"],
    ["stone retaining wall; lawn", "cap it in bluestone", "the cap that goes with it"],
    ["bed with spirea and barberry; lawn", "put three more of the other ones", "by its name"],
    ["brick walk; lawn", "who makes that brick and is it in stock", "asks for no change"],
    ["2 cherry trees; lawn", "which cherries would these be", "asks for no change"],
    ["stone retaining wall; lawn", "make sure there's no gas line under the wall", "asks for no change"],
  ])("is told, and changes nothing: %s, %s", (prompt, change, sentence) => {
    const { before, elements, told } = changed(prompt, change);
    expect(elements).toEqual(before);
    expect(told.join(" ")).toContain(sentence);
  });
});
