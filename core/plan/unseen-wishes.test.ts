import { describe, expect, it } from "vitest";
import { describeElement } from "./describe-element.ts";
import { parsePlan } from "./parse-plan.ts";

describe("a wish in words that nobody foresaw", () => {
  it.each([
    ["boxwood hedge 18 inches", ["1.5 ft tall boxwood hedge"]],
    [
      "concrete driveway to pavers, charcoal border",
      ["blended herringbone paver driveway with a charcoal border"],
    ],
    ["show it in fall with red and orange trees", ["2 × red maple"]],
    [
      "path lights along the walk and uplight the trees",
      ["path lights along the walk", "uplights around the tree"],
    ],
    ["turn this back to lawn", ["lawn"]],
    ["move the shed to the corner and seed the rest", ["seeded lawn"]],
    ["plant a red bud", ["eastern redbud"]],
    ["climbing jasmine on fence", ["planting bed (brown mulch) with star jasmine along the fence"]],
    ["patio, bamboo fence at the back", ["blended ashlar paver patio", "wood fence at the back"]],
    ["3 raised garden beds, with gravel between", ["3 × wood raised bed with flowers", "tan gravel walkway"]],
    [
      "two big pots by the door. ferns in them",
      ["2 × large terracotta pots with Christmas fern by the door"],
    ],
    ["brick steps to the door with planters on both sides", ["brick steps", "terracotta pots by the steps"]],
    ["rip out these wood steps and do natural stone", ["stone steps"]],
    [
      "planters with grasses in them, and one birch in the lawn",
      ["terracotta pots with feather reed grass, dwarf fountain grass", "paper birch"],
    ],
    ["fire pit with 4 chairs, red ones", ["fire pit with 4 red chairs"]],
    ["path 3 ft wide, pea gravel with steel edging", ["pea gravel walkway", "steel edging along the walk"]],
    [
      "paint the house white with black shutters and boxwood in front",
      ["planting bed (brown mulch) with boxwood at the front"],
    ],
  ])("is drawn: %s", (text, elements) => {
    const plan = parsePlan(text);
    expect(plan.elements.map(describeElement)).toEqual(elements);
    expect(plan.notes.map(({ sentence }) => sentence).join(" ")).not.toContain("did not understand");
  });

  it.each([
    ["keep half the lawn, the rest beds", "How much of the ground"],
    ["keep the trees, everything else can go, gravel", "stays where the design does not cover it"],
    ["low hedge, opening for the walk", "An opening cannot be drawn"],
    ["cut the hedge down to 3 feet and add mulch", "is not trimmed"],
    ["outdoor kitchen, L shape", "outline cannot be bent"],
    ["a hoop, paint court lines on the driveway", "without lines"],
  ])("is told: %s", (text, sentence) =>
    expect(
      parsePlan(text)
        .notes.map((note) => note.sentence)
        .join(" "),
    ).toContain(sentence),
  );
});
