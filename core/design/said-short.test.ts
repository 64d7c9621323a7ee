import { describe, expect, it } from "vitest";
import { describeElement } from "#core/plan/describe-element.ts";
import { designOf } from "./design-of.ts";

const after = (prompt: string, change: string) =>
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
  ])("are read by what the design has: %s; %s", (design, change, elements) => {
    expect(after(design, change)).toEqual(elements);
  });
});
