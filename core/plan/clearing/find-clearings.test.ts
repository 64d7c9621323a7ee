import { describe, expect, it } from "vitest";
import { designOf } from "#core/design/design-of.ts";
import { parsePlan } from "#core/plan/parse-plan.ts";
import { normalText } from "#core/plan/reading/tokenize.ts";
import { findClearings } from "./find-clearings.ts";
import { colorOf, looseWish } from "./loose-things.ts";

function thingsIn(text: string): string[] {
  const normal = normalText(text);
  return findClearings(normal).things.map(({ start, end }) => normal.slice(start, end));
}

describe("things that are to go from a photo", () => {
  it.each([
    ["For sale post has to go, they closed last week.", ["for sale post"]],
    ["Get those camp chairs off the deck and put in two loungers.", ["camp chairs off the deck"]],
    ["Clean the place up, kiddie pool and junk on the deck gone.", ["kiddie pool", "junk on the deck"]],
    ["Take the four sunbeds off the grass, everything by the house stays.", ["four sunbeds off the grass"]],
    ["Client's mother got in the shot, take her and that bench out.", ["client's mother", "bench"]],
    ["She's over the red pots, clear every one of them out.", ["red pots"]],
    ["Crew, ladder and lumber out of the picture.", ["crew", "ladder", "lumber"]],
    ["the grill stays but the chairs go", ["chairs"]],
    ["clear everything off the lawn", ["everything off the lawn"]],
    ["remove the people", ["people"]],
    ["clear the tools, clumping bamboo along the fence", ["tools"]],
    ["machine gone, lawn here", ["machine"]],
    ["clear out the digger, pallets and the paver bundles", ["digger", "pallets", "paver bundles"]],
    ["haul off the bags of soil", ["bags of soil"]],
    ["stamped concrete patio, all the stuff cleared", ["stuff"]],
    ["everything on the patio goes, herringbone pavers", ["everything on the patio"]],
    ["no sign", ["sign"]],
    ["New sod, no bins and no kids toys", ["bins", "kids toys"]],
  ])("are found in what people write: %s", (text, things) => {
    expect(thingsIn(text)).toEqual(things);
  });

  it.each([
    "Add a bench and two chairs by the fire pit",
    "do not remove the grill",
    "a fire pit, no chairs",
    "no clutter, clean lines",
    "leave the chairs where they are",
    "replace the fence posts",
    "a walkway off the driveway to a table",
    "fire pit with chairs, take the path out to the pots",
    "remove the lawn and add a table",
    "everything needs to be low maintenance",
    "rip out this dead stuff, catmint and fresh bark",
    "clear a path to the tool shed",
  ])("are none where something is to come or to stay: %s", (text) => {
    expect(thingsIn(text)).toEqual([]);
  });

  it("keep what is asked beside them", () => {
    const { elements, notes } = parsePlan("Get rid of the red pots and the bench, and put in a paver patio");
    expect(elements.map(({ kind }) => kind)).toEqual(["pavers"]);
    expect(notes.map(({ text }) => text)).toEqual(["red pots", "bench", "paver patio"]);
  });

  it("belong to the whole photo beside highlights with words of their own, and to a highlight without", () => {
    const of = (description: string) =>
      designOf({ prompt: "The sign has to go.", areas: [{ id: "a", description }] }).plans.map(
        ({ areaId, plan }) => [areaId, plan.notes.map(({ text }) => text)],
      );
    expect(of("gravel")).toEqual([
      ["a", ["gravel"]],
      [null, ["sign"]],
    ]);
    expect(of("")).toEqual([["a", ["sign"]]]);
  });

  it("go where a sentence says that there is none", () => {
    const told = (text: string) => parsePlan(text).notes.map(({ text, status }) => [text, status]);
    expect(told("fill with cream gravel and 3 chairs. no hose")).toContainEqual(["hose", "told"]);
    expect(told("new sod. no tools.")).toEqual([
      ["new sod", "placed"],
      ["tools", "told"],
    ]);
  });

  it("say how many there are, of which color and where", () => {
    expect(looseWish("two red camp chairs off the deck")).toEqual({
      kind: "seat",
      name: "camp chairs",
      many: true,
      count: 2,
      color: "red",
      place: "paved",
    });
    expect(looseWish("old stone troughs")).toMatchObject({ kind: "pot", many: true });
    expect(looseWish("hydrangeas")).toBeNull();
  });
});

describe("the color of plants that are to go", () => {
  it("is read right before their name, and green is none", () => {
    expect(colorOf("bushes", "pink hydrangeas, the yellow bushes can go")).toBe("yellow");
    expect(colorOf("shrubs", "lavender instead of the green shrubs")).toBeNull();
    expect(colorOf("bushes", "white hydrangeas instead of the bushes")).toBeNull();
  });
});
