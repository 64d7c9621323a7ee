import { describe, expect, it } from "vitest";
import type { PlanElement } from "#core/elements/element.ts";
import { describeElement } from "./describe-element.ts";
import { parsePlan } from "./parse-plan.ts";

const drawn = (text: string) =>
  parsePlan(text).elements.map((element: PlanElement) => describeElement(element));
const sentences = (text: string) =>
  parsePlan(text)
    .notes.map(({ sentence }) => sentence)
    .join(" ");

describe("what a word of a wish is of", () => {
  it.each<[string, string[]]>([
    ["Lawn in the middle, bordered by brick", ["lawn in the middle", "brick edging"]],
    ["yank the scraggly red shrubs on the left. White gravel there", ["white gravel area"]],
    ["hostas round this young tree", ["planting bed (brown mulch) with hosta around the tree"]],
    ["gravel. We are proud of the sunset view, the pool doesn't change", ["tan gravel area"]],
    ["a terrace of wood", ["brown wood deck"]],
    ["show them a kitchen with a mini fridge", ["outdoor kitchen in stone"]],
    ["cedar privacy screen along the fence", ["cedar fence along the fence"]],
    ["a fountain and small plants. Grass no.", ["fountain", "classic planting bed (brown mulch)"]],
    ["she says no mulch, he says mulch, so let's do gravel", ["tan gravel area"]],
    ["take out the grass and put in some kind of rock", ["river rock area"]],
    [
      "hostas along the house with black mulch under them",
      ["planting bed (black mulch) with hosta along the house"],
    ],
    ["a patio, whichever is cheaper between pavers and gravel", ["tan gravel patio"]],
    ["a log for an edge would be nice", []],
    [
      "a 24 inch strip of lavender along the walk",
      ["planting bed (brown mulch) with English lavender along the walk"],
    ],
    ["hellebores and trillium, no mulch", ["planting bed (bare soil) with Lenten rose, coral bells"]],
  ])("%s", (text, elements) => {
    expect(drawn(text)).toEqual(elements);
  });

  it.each<[string, string]>([
    [
      "a hedge on the left, same height as the fence",
      "What stands there is not measured: say the size in place of “fence”.",
    ],
    [
      "block wall with tan split face, 30 inch lifts and caps",
      "“caps”: A wall is drawn with the face and cap that go with it.",
    ],
  ])("tells what is not drawn: %s", (text, sentence) => {
    expect(sentences(text)).toContain(sentence);
  });

  it("takes a limit of height for no removal", () => {
    const plan = parsePlan("a planting bed with mulch and no plants over 30 inches");
    expect(plan.removals).toEqual([]);
    expect(plan.elements.map(({ kind }) => kind)).toEqual(["bed"]);
  });

  it("sets plants around what was named where that stands", () => {
    const places = parsePlan("a wooden bench under the maple tree, and some ferns around it").elements;
    expect(places.map(({ place }) => place)).toEqual(["around-tree", "around-tree"]);
  });

  it("lets a look lead that is named beside low upkeep", () => {
    expect(parsePlan("low water desert look with agaves").elements[0]).toMatchObject({
      kind: "bed",
      style: "dry",
    });
  });

  it("reads a botanical name with its variety as one plant", () => {
    expect(sentences("Lavandula x intermedia 'Grosso' and Hakonechloa macra 'Aureola'")).not.toContain(
      "did not understand",
    );
  });

  it("says which plant is drawn for one that is not in the catalogue", () => {
    expect(sentences("kangaroo paw and deschampsia")).toContain(
      "“deschampsia” is not among the plants yet; dwarf fountain grass is drawn for it.",
    );
  });

  it("gives each row its own distance", () => {
    const [hedge] = parsePlan(
      "hornbeam hedge at the back, 36 in oc, underplanted with hakonechloa 15 in oc",
    ).elements;
    expect(hedge).toMatchObject({ kind: "hedge", place: "back" });
    expect((hedge as { spacingM?: number }).spacingM).toBeCloseTo(0.914, 3);
  });
});
