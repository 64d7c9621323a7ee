import { describe, expect, it } from "vitest";
import { describeElement } from "./describe-element.ts";
import { parsePlan } from "./parse-plan.ts";

function read(text: string) {
  const { elements, removals, keeps, notes } = parsePlan(text);
  return {
    elements: elements.map(describeElement),
    removals,
    keeps,
    told: notes.filter(({ status }) => status === "told").length,
  };
}

describe("what is left out of something that goes or comes", () => {
  it.each([
    ["rip out everything in the island bed except the Japanese maple", ["island bed"], ["japanese maple"]],
    ["remove all the bushes except the two boxwoods by the door", ["bush"], ["boxwood"]],
    ["take out all the bushes but not the azaleas", ["bush"], ["azalea"]],
  ])("stays: %s", (text, removals, keeps) => {
    expect(read(text)).toMatchObject({ removals, keeps });
  });

  it.each([
    [
      "artificial turf except a 4 foot strip along the back wall for planting agaves",
      ["artificial turf", "planting bed (brown mulch) with century plant at the back"],
    ],
    [
      "we want turf but leave a strip along the fence for ferns, like 3 ft",
      ["artificial turf", "planting bed (brown mulch) with Christmas fern along the fence"],
    ],
  ])("comes beside it: %s", (text, elements) => {
    expect(read(text)).toEqual({ elements, removals: [], keeps: [], told: 0 });
  });

  it("is told where only its place is named, and nothing goes", () => {
    expect(read("gravel everywhere except under the oak")).toMatchObject({ removals: [], told: 1 });
  });
});

describe("what a thing is made of now", () => {
  it.each([
    ["change the driveway from asphalt to pavers", ["blended herringbone paver driveway"]],
    ["driveway asphalt to concrete, broom finish", ["broom concrete driveway"]],
    ["new driveway, asphalt's shot, concrete pavers charcoal", ["charcoal herringbone paver driveway"]],
    ["the driveway is gravel and we want concrete", ["broom concrete driveway"]],
    ["convert the front yard from grass to river rock", ["river rock area"]],
    ["pavers instead of the deck. Deck's rotten.", ["blended ashlar paver patio"]],
  ])("does not come: %s", (text, elements) => {
    expect(read(text).elements).toEqual(elements);
  });
});

describe("beds that are there", () => {
  it.each([
    ["black metal edging everywhere the lawn meets a bed", ["steel edging"]],
    ["mulch all the beds, brown, and edge em with that scalloped brick", ["brown mulch, edged with brick"]],
    ["edge the beds w/ cobblestone", ["stone edging"]],
    ["fix up the beds with fresh black mulch", ["black mulch"]],
    ["pine straw in the beds please not mulch, and trim up the shrubs", ["pine straw mulch"]],
    ["beds around the two trees, 4 foot rings, black mulch, no plants", ["black mulch around the tree"]],
  ])("get no plants: %s", (text, elements) => {
    expect(read(text).elements).toEqual(elements);
  });
});

describe("a wish", () => {
  it.each([
    ["fresh fescue across the whole front", ["lawn at the front"]],
    ["my wife wants roses", ["planting bed (brown mulch) with Knock Out rose"]],
    [
      "daylilies and some kinda grass",
      ["planting bed (brown mulch) with daylily, feather reed grass, dwarf fountain grass"],
    ],
    [
      "boxwoods and white flowers along the house",
      ["planting bed (brown mulch) with boxwood, smooth hydrangea, coral bells along the house"],
    ],
    ["put up a horizontal wood fence, dark stain, modern looking", ["brown horizontal wood fence"]],
    [
      "a paver walk from the driveway to the porch with path lights on both sides",
      ["blended running bond paver walkway from the driveway to the door", "path lights along the walk"],
    ],
    ["uplights on the trees. Don't change anything else", ["uplights around the tree"]],
    [
      "steps up the middle, slab stone, and a dry creek bed to the street, cobble and boulders",
      ["stone steps in the middle", "drainage swale lined with river rock", "boulders"],
    ],
    ["bluestone patio dry laid, seats six, table and chairs", ["bluestone patio", "dining furniture"]],
  ])("brings what it names and no more: %s", (text, elements) => {
    expect(read(text).elements).toEqual(elements);
  });

  it.each([
    [
      "ivy no not ivy star jasmine on the fence",
      ["planting bed (brown mulch) with star jasmine along the fence"],
    ],
    [
      "boxwoods no I mean hollies along the walk",
      ["planting bed (brown mulch) with inkberry along the walk"],
    ],
    ["a patio, no a deck, off the back door", ["brown wood deck along the house"]],
    [
      "privacy along the back fence so we don't see the neighbors, something evergreen that grows fast",
      ["Emerald Green arborvitae hedge along the fence"],
    ],
    [
      "salvia and blue fescue, five of each",
      ["planting bed (brown mulch) with 5 × woodland sage, 5 × blue fescue"],
    ],
    [
      "some new bushes and rock instead of mulch",
      ["planting bed (gravel mulch) with Japanese spirea, boxwood, inkberry"],
    ],
    [
      "creeping thyme and flat rocks to step on, no mulch",
      ["planting bed (bare soil) with creeping thyme", "flagstone stepping stones"],
    ],
    [
      "large concrete pavers with grass joints from the street to the door",
      ["blended stack bond paver walkway, grass in the joints from the street to the door"],
    ],
    ["hostas by the steps", ["planting bed (brown mulch) with hosta along the house"]],
    ["holly hedge between us and the neighbor right side", ["Nellie R. Stevens holly hedge on the right"]],
    ["the driveway is all cracked, he wants it redone in concrete", ["broom concrete driveway"]],
    [
      "we need plants for privacy from neighbor on right side, grow fast",
      ["Emerald Green arborvitae hedge on the right"],
    ],
    ["clean up beds, edge, mulch", ["brown mulch"]],
    ["a wood fence no gate", ["wood fence"]],
    [
      "modern look, big concrete slabs with grass between for the walk, black planters by the door",
      ["24 × 24 in gray stack bond paver walkway, grass in the joints", "black fiberglass pots by the door"],
    ],
    [
      "take the hedge along the walk out and put lavender there",
      ["planting bed (brown mulch) with English lavender along the walk"],
    ],
  ])("is said once: %s", (text, elements) => {
    const { elements: found } = read(text);
    expect(found).toEqual(elements);
  });

  it("takes out what stands beside a thing that is told", () => {
    expect(read("remove the swing set and the old shed").removals).toEqual(["shed", "swing set"]);
  });

  it("has reasons, which are not told", () => {
    const text = "a hedge along the front so the dog walkers stop cutting across our grass";
    expect(read(text)).toMatchObject({ elements: ["boxwood hedge at the front"], told: 0 });
  });
});
