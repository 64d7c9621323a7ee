import { describe, expect, it } from "vitest";
import { describeElement } from "./describe-element.ts";
import { parsePlan } from "./parse-plan.ts";

const drawn = (text: string): string[] => parsePlan(text).elements.map((element) => describeElement(element));
const told = (text: string): string =>
  parsePlan(text)
    .notes.map(({ sentence }) => sentence)
    .join(" ");

describe("what people mean", () => {
  it.each([
    ["remove the chainlink fence and put black aluminum 4ft", ["metal fence"]],
    ["asphalt is ugly, do pavers in charcoal", ["charcoal ashlar paver patio"]],
    ["umbrella table & chairs on the patio", ["dining furniture", "patio umbrella"]],
    [
      "concrete slabs walkway w grass strips in between",
      ["24 × 24 in gray stack bond paver walkway, grass in the joints"],
    ],
    [
      "a white garden, roses and hydrangeas round the lawn",
      ["planting bed (brown mulch) with white Knock Out rose, smooth hydrangea along the border"],
    ],
    ["a tall hedge or a fence along the back", ["8 ft tall Emerald Green arborvitae hedge at the back"]],
    ["gravel or mulch along the fence", ["tan gravel area along the fence"]],
    ["large pavers leading to the entry", ["blended stack bond paver walkway"]],
    [
      "front: sod, 5 inkberry under window",
      ["lawn at the front", "planting bed (brown mulch) with 5 × inkberry along the house"],
    ],
    ["ret wall nat stone rear slope", ["stone retaining wall at the back"]],
    ["maybe stone and some edging", ["river rock area", "steel edging"]],
    ["bigger lawn less bush", ["lawn"]],
    ["turf for the dogs", ["artificial turf"]],
    [
      "white picket fence with climbing roses",
      ["vinyl picket fence", "planting bed (brown mulch) with Knock Out rose along the fence"],
    ],
    [
      "crape myrtles along the driveway with a bed under them",
      ["3 × crape myrtle along the driveway", "classic planting bed (brown mulch) along the driveway"],
    ],
    [
      "planters by the door with something green year round",
      ["terracotta pots with boxwood, inkberry, globe blue spruce by the door"],
    ],
    [
      "small stones white and some agave",
      ["white gravel area", "planting bed (white gravel mulch) with century plant"],
    ],
    [
      "7 knockouts red, 5 green giants along the fence",
      [
        "planting bed (brown mulch) with 7 × Knock Out rose",
        "hedge of 5 Green Giant arborvitae along the fence",
      ],
    ],
    ["driveway is cracked. new one exposed aggregate please", ["exposed concrete driveway"]],
    ["concrete walk replace w pavers", ["blended running bond paver walkway"]],
    [
      "something for shade, its under a big tree and grass wont grow",
      ["planting bed (brown mulch) with hosta, Christmas fern, coral bells"],
    ],
    ["trees to block the view of the road", ["Emerald Green arborvitae hedge at the front"]],
    ["some shade over the patio", ["cedar pergola"]],
    ["a pond 8x12 with a small waterfall", ["pond"]],
    [
      "rock and a few shrubs",
      ["boulders", "planting bed (brown mulch) with Japanese spirea, boxwood, inkberry"],
    ],
    ["a pool with a travertine deck", ["rectangular pool", "travertine patio around the pool"]],
    ["cedar deck with stairs", ["cedar deck", "wood steps"]],
    ["stamped concrete driveway, ashlar slate, lt gray", ["gray stamped concrete driveway"]],
    ["paint the fence white", ["white paint on the fence"]],
    ["crushed granite path edged w steel", ["tan gravel walkway", "steel edging along the walk"]],
    ["8 skip laurels on the right fence line", ["hedge of 8 skip laurel on the right"]],
    ["a shade tree in the middle, maple or oak", ["red maple in the middle"]],
    ["a path with large stepping stones", ["flagstone stepping stones"]],
  ])("%s", (text, elements) => {
    expect(drawn(text)).toEqual(elements);
  });

  it.each([
    ["a deck, railing not needed", "Left out: railing."],
    ["cedar fence, gate on left side", "the layout chooses where the gate is"],
    ["a tan block wall, and two red log seats", "Tan block retaining wall."],
    ["a 2 tier deck", "It is drawn on one level."],
    ["a Japanese maple instead of the bare tree", "The design is drawn around it: tree."],
    ["a boxwood hedge instead of a fence", "Left out: fence."],
    ["fewer shrubs and a lawn", "Which of them go only you know"],
  ])("%s: %s", (text, sentence) => {
    expect(told(text)).toContain(sentence);
  });

  it.each([
    "take out the dead bush and the trash cans by the garage",
    "somewhere to sit, not too close to the hedge",
    "get rid of the juniper by the steps",
  ])("takes no place for a thing: %s", (text) => {
    const { removals } = parsePlan(text);
    expect(removals).not.toContain("hedge");
    expect(removals).not.toContain("step");
    expect(told(text)).not.toMatch(/should come instead|could not tell/);
  });

  it("keeps plants as low as is said", () => {
    const low = "plant something that stays under 3 feet";
    expect(parsePlan(low).elements[0]).not.toHaveProperty("size");
    expect(told("perennials, nothing taller than the windows")).not.toContain("understand");
  });
});
