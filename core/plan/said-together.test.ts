import { describe, expect, it } from "vitest";
import { designOf } from "#core/design/design-of.ts";
import { describeElement } from "./describe-element.ts";

const planOf = (prompt: string) => designOf({ prompt, areas: [] }).plans[0]!.plan;
const drawn = (text: string) => planOf(text).elements.map(describeElement);
const told = (text: string) =>
  planOf(text)
    .notes.filter(({ status }) => status !== "placed")
    .map(({ sentence }) => sentence);

describe("a number of dozens", () => {
  it.each([
    ["half a dozen boxwoods", 6],
    ["two dozen boxwoods", 24],
    ["a couple dozen boxwoods", 24],
    ["boxwoods along the fence, half a dozen of them", 6],
  ])("is one number: %s", (text, boxwood) =>
    expect(planOf(text).elements).toMatchObject([{ kind: "bed", counts: { boxwood } }]),
  );
});

describe("a thing that is said after its place", () => {
  it.each([
    [
      "along the house hostas and ferns",
      ["planting bed (brown mulch) with hosta, Christmas fern along the house"],
    ],
    [
      "a fire pit. in the back corner hydrangeas",
      ["fire pit", "planting bed (brown mulch) with smooth hydrangea in the corner"],
    ],
  ])("is drawn there: %s", (text, elements) => expect(drawn(text)).toEqual(elements));
});

it("gives plants that stand right behind their place their number, and draws none that is only spoken of", () => {
  expect(planOf("in the middle of the yard 7 azaleas, and a patio").elements[0]).toMatchObject({
    place: "centre",
    counts: { rhododendron: 7 },
  });
  expect(drawn("what you drew on the left side is my neighbors, my line stops at the birch")).toEqual([]);
});

it("lays stones for mulch in the bed of the plants before them", () => {
  const bed = "planting bed (gravel mulch) with hosta";
  expect(drawn("a bed with hostas, no mulch, river rock")).toEqual([bed]);
  expect(told("a bed with hostas, no mulch, river rock")).toEqual([]);
  expect(drawn("hostas along the walk. no mulch just gravel")).toHaveLength(1);
});

it("brings what a verb asks for right behind what goes", () => {
  expect(drawn("lose the walk and do stepping stones in the grass")).toEqual(["flagstone stepping stones"]);
});

describe("what “it” is", () => {
  it.each([
    ["a fire pit. Put pea gravel around it.", ["fire pit", "pea gravel area around the fire pit"]],
    [
      "a pool. Around it put lavender",
      ["rectangular pool", "planting bed (brown mulch) with English lavender around the pool"],
    ],
    [
      "a maple with hostas and ferns next to it",
      ["red maple", "planting bed (brown mulch) with hosta, Christmas fern around the tree"],
    ],
    ["a fire pit in the corner on gravel", ["fire pit in the corner", "tan gravel area around the fire pit"]],
    ["a pergola with pavers under it", ["cedar pergola", "blended ashlar paver patio"]],
  ])("may be of the sentence before, or what stands on the ground: %s", (text, elements) => {
    expect(drawn(text)).toEqual(elements);
    expect(told(text)).toEqual([]);
  });
});

describe("what is as it was asked", () => {
  it.each([
    "three blue pots by the door with lavender in them",
    "a maple in the front yard, and hostas around it",
    "artificial turf in the whole back yard",
  ])("is not told as missing: %s", (text) => expect(told(text)).toEqual([]));
});

describe("plants beside pots", () => {
  it.each([
    ["two pots with geraniums by the door, then three hydrangeas", "3 × smooth hydrangea"],
    ["two pots with geraniums by the door and hydrangeas on the left", "hydrangea on the left"],
  ])("stand in the ground where they have a number or a place of their own: %s", (text, plants) => {
    const [pots, bed] = drawn(text);
    expect(pots).toBe("2 × terracotta pots with geranium by the door");
    expect(bed).toContain(plants);
  });
});

it("takes a color and a wood before a thing of wood for no tree", () => {
  expect(drawn("a white cedar fence")).toEqual(["white cedar fence"]);
  expect(drawn("6 ft red cedar fence")).toEqual(["cedar fence"]);
  expect(planOf("a three foot picket fence").elements).toMatchObject([
    { size: { heightM: expect.closeTo(0.9144) } },
  ]);
});

describe("what lies in brackets, and what is wanted", () => {
  it.each([
    ["boxwoods (about 5) and a brick patio", ["planting bed (brown mulch) with 5 × boxwood", "brick patio"]],
    ["azaleas (a pair) and a fountain", ["planting bed (brown mulch) with 2 × PJM rhododendron", "fountain"]],
    ["I want an umbrella. a fire pit with 4 chairs", ["patio umbrella", "fire pit with 4 chairs"]],
  ])("counts: %s", (text, elements) => expect(drawn(text)).toEqual(elements));
});

it("gives a cover to the bed that is named before it", () => {
  const text =
    "3 hydrangeas on the left. Then a new bed along the house with hostas, pine straw with steel edging";
  expect(drawn(text)).toEqual([
    "planting bed (brown mulch) with 3 × smooth hydrangea on the left",
    "planting bed (pine straw mulch) with hosta, edged with steel along the house",
  ]);
});

it("tells no thing as left out that comes all the same", () => {
  const text =
    "my husband wants a fire pit and I want flowers so both, fire pit in the corner, roses by the fence";
  expect(told(text).join()).not.toContain("spoken of");
});
