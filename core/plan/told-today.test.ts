import { describe, expect, it } from "vitest";
import { designOf } from "#core/design/design-of.ts";
import { describeElement } from "./describe-element.ts";

const planOf = (prompt: string) => designOf({ prompt, areas: [] }).plans[0]!.plan;
const drawn = (prompt: string) => planOf(prompt).elements.map(describeElement);

describe("what there is today", () => {
  it.each([
    ["Fix the lawn too, it's all clover", ["lawn"]],
    ["the lawn is mostly crabgrass and clover, new sod please", ["lawn"]],
    ["it's all ivy back there, make it lawn", ["lawn"]],
    ["the whole side yard is full of ivy. rip it out and do river rock", ["river rock area"]],
    ["right now it's just gravel, we want a lawn", ["lawn"]],
    ["everything out back is covered in ivy, put in a patio", ["blended ashlar paver patio"]],
  ])("is not drawn: %s", (prompt, elements) => {
    expect(drawn(prompt)).toEqual(elements);
  });
});

describe("what is said beside a wish", () => {
  it.each([
    // What stands there is no second thing that comes.
    ["boxwood hedge about fence height", ["boxwood hedge"]],
    ["a hedge as tall as the fence", ["Emerald Green arborvitae hedge"]],
    ["a hedge the height of the fence", ["Emerald Green arborvitae hedge"]],
    // Where "the front" and "the brick" are.
    [
      "beds along the front with boxwoods, and fix the bare spots in the lawn",
      ["planting bed (brown mulch) with boxwood along the house", "lawn"],
    ],
    ["low boxwoods against the brick", ["planting bed (brown mulch) with boxwood along the house"]],
    ["hedge along the front", ["boxwood hedge at the front"]],
    // In front of the other plants, and not of the yard.
    [
      "plant the new bed with pink azaleas, white pansies in front",
      ["planting bed (brown mulch) with pink azalea behind, white pansy in front"],
    ],
    // The cover that stays is that of the new plants.
    ["keep the black mulch, add lavender", ["planting bed (black mulch) with English lavender"]],
    ["keep the river rock and add three boxwoods", ["planting bed (gravel mulch) with 3 × boxwood"]],
    // A strip of ground, and no verb.
    [
      "The dirt strip on the left: black mulch with three little boxwoods",
      ["planting bed (black mulch) with 3 × boxwood on the left"],
    ],
    ["clear out the paver bundles and sod all around the patio", ["lawn around the patio"]],
    [
      "raised sleeper planter along the fence with lavender",
      ["wood raised bed with flowers along the fence"],
    ],
  ])("is read with it: %s", (prompt, elements) => {
    expect(drawn(prompt)).toEqual(elements);
  });

  it("tells that the height of what stands there is not known", () => {
    const told = planOf("a hedge about fence height").notes.map(({ sentence }) => sentence);
    expect(told.join(" ")).toContain("What stands there is not measured");
  });

  it("takes a strip for one, and not for the yard", () => {
    const wide = (prompt: string) => planOf(prompt).elements[0]!.size?.widthM;
    expect(wide("gravel strip along the fence")).toBeCloseTo(3 * 0.3048);
    expect(wide("18 inch wide gravel strip along the fence")).toBeCloseTo(1.5 * 0.3048);
  });

  it("keeps the size of a patio beside its place", () => {
    const [patio] = planOf("Paver patio off the screen porch, maybe 20x20 where the little slab is").elements;
    expect(patio).toMatchObject({
      place: "along-house",
      size: { lengthM: 20 * 0.3048, widthM: 20 * 0.3048 },
    });
  });
});
