import { describe, expect, it } from "vitest";
import { describeElement } from "#core/plan/describe-element.ts";
import { designOf } from "./design-of.ts";

const changed = (prompt: string, change: string) =>
  designOf({ prompt, areas: [], changes: [change] }).document.elements.map(({ element }) =>
    describeElement(element),
  );

describe("changes in few words", () => {
  it.each([
    [
      "a bed with 3 boxwoods and lavender",
      "take the lavender out I'm allergic to bees",
      ["planting bed (brown mulch) with 3 × boxwood"],
    ],
    [
      "a bed with black mulch and hostas",
      "take out mulch put down 1 inch river rock, plants stay",
      ["planting bed (gravel mulch) with hosta"],
    ],
    [
      "a bed with red roses and lavender",
      "change roses to white",
      ["planting bed (brown mulch) with white Knock Out rose, English lavender"],
    ],
    ["a bed with hydrangeas", "roses instead", ["planting bed (brown mulch) with Knock Out rose"]],
    ["a paver patio", "I'd rather have brick", ["brick patio"]],
    ["stepping stones", "swap them for a brick walk 4' wide", ["brick walkway"]],
    [
      "hydrangeas along the house",
      "replace those with roses and lavender",
      ["planting bed (brown mulch) with Knock Out rose, English lavender along the house"],
    ],
    ["a walk and a lawn", "the walk should be 2 ft wider and concrete", ["broom concrete walkway", "lawn"]],
    ["two raised beds", "one more just like those", ["3 × wood raised bed with flowers"]],
    ["a privet hedge and a red maple", "we'd prefer boxwood", ["boxwood hedge", "red maple"]],
    ["five crape myrtles by the drive", "one less", ["4 × crape myrtle along the driveway"]],
    ["three red maples", "that's too many, just the one closest to the street", ["red maple"]],
    [
      "a gravel yard with ornamental grasses",
      "don't like the grasses. ferns instead",
      ["tan gravel area", "planting bed (tan gravel mulch) with Christmas fern"],
    ],
    [
      "a flagstone patio and a pergola",
      "no pergola, put an umbrella and table there instead",
      ["flagstone patio", "patio umbrella", "dining furniture"],
    ],
    [
      "two terracotta pots by the door",
      "put ferns in those",
      ["2 × terracotta pots with Christmas fern by the door"],
    ],
    [
      "a privet hedge along the left side",
      "can we do arborvitae there, like 8 of them",
      ["hedge of 8 Emerald Green arborvitae on the left"],
    ],
    [
      "a row of nine arborvitae on the right",
      "do the same row on the left side too",
      ["hedge of 9 Emerald Green arborvitae on the right", "hedge of 9 Emerald Green arborvitae on the left"],
    ],
    [
      "two palms and a lawn",
      "another palm at the back",
      ["2 × queen palm", "lawn", "queen palm at the back"],
    ],
    [
      "paver driveway and front beds",
      "redo the beds with roses and lavender, no grasses",
      [
        "blended herringbone paver driveway",
        "planting bed (brown mulch) with Knock Out rose, English lavender at the front",
      ],
    ],
    [
      "a white vinyl fence",
      "oh and a gate, on the left, double wide so the mower fits",
      ["vinyl fence with a gate"],
    ],
    ["a paver patio", "I forgot, the grill and the red bench stay", ["blended ashlar paver patio"]],
    [
      "gravel with 3 agaves and 2 boulders",
      "start over, I want grass after all and just keep the boulders",
      ["2 × boulders", "lawn"],
    ],
    [
      "a bed with boxwoods and hostas",
      "it's the boxwood, we got blight so swap every one of em for inkberry, same count same spacing",
      ["planting bed (brown mulch) with inkberry, hosta"],
    ],
    [
      "a paver walk to the door",
      "hedge along it too, low, boxwood",
      ["blended running bond paver walkway", "2 ft tall boxwood hedge along the walk"],
    ],
    ["an outdoor kitchen", "add a bar with 3 stools", ["outdoor kitchen in stone"]],
    ["a lawn and a mulch ring around the oak", "scratch the mulch ring just grass up to the trunk", ["lawn"]],
  ])("are read by what the design has: %s; %s", (design, change, elements) => {
    expect(changed(design, change)).toEqual(elements);
  });
});

describe("changes that say more or less than they ask for", () => {
  it.each([
    ["a bed with five boxwoods", "add more flowers", /5 × boxwood, purple coneflower/],
    ["a row of eight arborvitae", "8 is not enough, do 12", /^hedge of 12 Emerald/],
    ["black mulch in the beds", "board didn't like black, go brown", /^brown mulch$/],
    ["six path lights along the walk", "more lights, ten total", /^10 × path lights/],
    ["concrete driveway with a brick border", "no border, plain", /^broom concrete driveway$/],
    [
      "sod and a bed of roses on the left",
      "what if the roses were by the driveway",
      /rose along the driveway$/,
    ],
    ["a patio", "she wants it bigger, like 16 by 20", /paver patio$/],
    [
      "mulch around the tree",
      "put hostas in there too and stone around it",
      /edged with stone around the tree$/,
    ],
    ["an outdoor kitchen", "get rid of the bar and stools", /^outdoor kitchen/],
  ])("are done: %s; %s", (design, change, element) => {
    const elements = changed(design, change);
    expect(elements.some((one) => element.test(one))).toBe(true);
    expect(elements).toHaveLength(changed(design, "keep it").length - Number(change.startsWith("no border")));
  });
});
