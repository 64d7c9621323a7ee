import { describe, expect, it } from "vitest";
import type { PlanElement } from "#core/elements/element.ts";
import { describeElement } from "#core/plan/describe-element.ts";
import { eveningSentence, seasonSentence } from "#core/plan/showing-notes.ts";
import { designOf } from "./design-of.ts";

const AUTUMN = seasonSentence("autumn");

const words = (elements: readonly PlanElement[]) => elements.map(describeElement);
const changed = (prompt: string, ...changes: string[]) => designOf({ prompt, areas: [], changes });
const elements = (prompt: string, ...changes: string[]) =>
  changed(prompt, ...changes).plans.flatMap(({ plan }) => plan.elements);

describe("a changed design", () => {
  it.each([
    [
      "bed of hydrangeas and boxwood",
      "replace the hydrangeas with lavender",
      ["planting bed (brown mulch) with English lavender, boxwood"],
    ],
    ["bed of hydrangeas and boxwood", "remove the hydrangeas", ["planting bed (brown mulch) with boxwood"]],
    ["lawn, fire pit", "no fire pit", ["lawn"]],
    ["lawn, fire pit", "swap the fire pit for a fountain", ["lawn", "fountain"]],
    ["tan paver patio", "darker stone", ["blended ashlar paver patio"]],
    [
      "tan paver patio, boxwood hedge",
      "make the patio red and the hedge taller",
      ["red ashlar paver patio", "6.4 ft tall boxwood hedge"],
    ],
    ["paver patio", "stamped concrete for the patio", ["stamped concrete patio"]],
    ["lawn", "replace the lawn with gravel", ["tan gravel area"]],
    [
      "bed with lavender",
      "replace the mulch with gray gravel",
      ["planting bed (gray gravel mulch) with English lavender"],
    ],
    [
      "bed with lavender in gray gravel",
      "replace the mulch with river rock",
      ["planting bed (gravel mulch) with English lavender"],
    ],
    ["lawn, two birches", "one more birch", ["lawn", "3 × paper birch"]],
    [
      "cedar fence at the back",
      "a hedge instead of the fence",
      ["Emerald Green arborvitae hedge at the back"],
    ],
    ["patio", "make it a deck", ["brown wood deck"]],
  ])("%s / %s", (prompt, change, result) => {
    expect(words(elements(prompt, change)).map((one) => one.toLowerCase())).toEqual(
      result.map((one) => one.toLowerCase()),
    );
  });

  it("leaves what is not named the very same object, with its id", () => {
    const before = designOf({ prompt: "lawn, fire pit, cedar pergola", areas: [] }).document;
    const after = changed("lawn, fire pit, cedar pergola", "paint the pergola white").document;
    expect(after.elements.map(({ id }) => id)).toEqual(before.elements.map(({ id }) => id));
    expect(after.elements.slice(0, 2)).toEqual(before.elements.slice(0, 2));
    expect(after.elements[2]!.element).toMatchObject({ wood: "white" });
  });

  it("never gives an id twice", () => {
    const { document } = changed("lawn, fire pit", "remove the fire pit", "add a fire pit");
    expect(document.elements.map(({ id }) => id)).toEqual(["lawn-1", "fire-pit-3"]);
  });

  it("takes the last change back with “undo”, and the one before it with another", () => {
    const changes = ["make the mulch black", "remove the boulders", "undo", "undo"];
    expect(elements("bed, boulders", ...changes.slice(0, 3))).toHaveLength(2);
    expect(elements("bed, boulders", ...changes)).toEqual(elements("bed, boulders"));
  });

  it("means by “it” what was spoken of last", () => {
    const [patio, pit] = elements("paver patio, fire pit", "make the patio charcoal", "make it bigger");
    expect(patio).toMatchObject({ colour: "charcoal", size: { lengthM: 8.45, widthM: 5.2 } });
    expect(pit!.size).toBeUndefined();
  });

  it.each(["add an autumn red maple", "replace the birch with a red maple in fall color"])(
    "shows a plant in the season that it is asked for in: %s",
    (change) => {
      const { document } = changed("lawn, birch", change);
      expect(document.season).toBe("autumn");
      expect(document.elements.at(-1)!.element).toMatchObject({ kind: "tree", species: "red-maple" });
      expect(changed("lawn", "add an autumn fern").document).not.toHaveProperty("season");
    },
  );

  it("names a hedge by its length, its height or its plants", () => {
    expect(elements("20 ft boxwood hedge").map(describeElement)).toEqual(["20 ft long boxwood hedge"]);
    const [hedge] = elements("boxwood hedge", "make the hedge 5 ft tall");
    expect(describeElement(hedge!)).toBe("5 ft tall boxwood hedge");
    expect(elements("a row of 6 arborvitae").map(describeElement)).toEqual([
      "hedge of 6 Emerald Green arborvitae",
    ]);
  });

  it("takes out of the photo what is not of the design", () => {
    const { document, plans } = changed("lawn", "remove the deck");
    expect(document.removals).toEqual(["deck"]);
    expect(plans[0]!.plan.notes.map(({ sentence }) => sentence)).toContain(
      "The design is drawn around it: deck. To take it out of the photo, circle it and write “remove”.",
    );
  });

  it("tells what is not there to be changed, and what it did not understand", () => {
    const said = changed("lawn", "make the pool bigger. Zorp the blarg.").plans[0]!.plan.notes.map(
      ({ sentence }) => sentence,
    );
    expect(said.slice(1)).toEqual([
      "I did not understand “zorp the blarg”. You can add, remove, replace, move or resize things, and set their color or material.",
      "There is no pool in this design yet. Say “add” to have one.",
    ]);
  });

  it("puts what is added into the whole yard, and what changes stays in its highlight", () => {
    const areas = [{ id: "a", description: "bed of roses" }];
    const { plans } = designOf({ prompt: "", areas, changes: ["add a fire pit and make the mulch black"] });
    expect(plans.map(({ areaId, plan }) => [areaId, words(plan.elements)])).toEqual([
      ["a", ["planting bed (black mulch) with Knock Out rose"]],
      [null, ["fire pit"]],
    ]);
  });

  it.each<[prompt: string, changes: string[], told: string[]]>([
    ["lawn, evening view", ["make it daytime again"], ["Lawn."]],
    ["lawn, evening view", ["make it daytime again", "add a birch"], ["Lawn.", "Paper birch."]],
    [
      "lawn",
      ["show it in the evening", "add a birch"],
      ["Lawn.", "Paper birch.", eveningSentence(["path-lights"])],
    ],
    ["lawn", ["evening view", "evening view"], ["Lawn.", eveningSentence(["path-lights"])]],
    [
      "lawn in spring, evening view",
      ["show it in autumn"],
      ["Lawn.", eveningSentence(["path-lights"]), AUTUMN],
    ],
  ])("tells the time that is shown and no other: %s / %j", (prompt, changes, told) => {
    const { plans } = changed(prompt, ...changes);
    expect(plans.flatMap(({ plan }) => plan.notes.map(({ sentence }) => sentence))).toEqual(told);
  });

  it("shows the evening that the general words ask for beside highlights", () => {
    const areas = [{ id: "a", description: "brick walk with path lights" }];
    expect(designOf({ prompt: "evening view", areas }).plans[0]!.plan.evening).toBe(true);
    const two = ["roses", "a Japanese maple"].map((description) => ({ id: description, description }));
    const { plans } = designOf({
      prompt: "Show it in the evening with low lights along the walk.",
      areas: two,
    });
    expect(plans.flatMap(({ plan }) => plan.elements.map(({ kind }) => kind))).toEqual([
      "bed",
      "tree",
      "path-lights",
    ]);
    const told = (prompt: string) =>
      designOf({ prompt, areas: two }).plans.flatMap(({ plan }) =>
        plan.notes.map(({ sentence }) => sentence),
      );
    expect(told("Show it in the evening.")).toContain(eveningSentence(["path-lights"]));
  });

  it.each([
    ["fence", "shorten the fence to 20 ft", { lengthM: 6.096 }],
    ["fence", "make the fence 20 ft long", { lengthM: 6.096 }],
    ["10 ft fence", "lengthen it to 30 ft", { lengthM: 9.144 }],
    ["boxwood hedge at the back", "shorten the hedge to 10 ft", { lengthM: 3.048 }],
    ["20 ft fence", "make the fence 6 ft longer", { lengthM: 7.92 }],
    ["6 ft fence", "make the fence taller", { heightM: 2.38 }],
    ["paver walkway", "widen the walkway to 5 ft", { widthM: 1.524 }],
  ])("keeps lengths and heights apart: %s, %s", (prompt, change, size) => {
    const { document } = designOf({ prompt, areas: [], changes: [change] });
    expect(document.elements.at(-1)!.element.size).toEqual(size);
  });

  it("lays the paving that there is in a stone that is named alone", () => {
    const { document } = designOf({ prompt: "lawn, tan paver patio", areas: [], changes: ["flagstone"] });
    expect(document.elements.map(({ id, element }) => [id, "stone" in element && element.stone])).toEqual([
      ["lawn-1", false],
      ["pavers-2", "flagstone"],
    ]);
  });

  it("says in a change too that another plant is drawn for one that is not known", () => {
    const { plans, document } = designOf({
      prompt: "planting bed with boxwood",
      areas: [],
      changes: ["plant goldenrods"],
    });
    expect(document.elements[0]!.element).toMatchObject({ species: ["boxwood", "bee-balm"] });
    expect(plans[0]!.plan.notes.map(({ sentence }) => sentence)).toContain(
      "“goldenrods” is not among the plants yet; bee balm is drawn for it.",
    );
  });

  it("has one step of more by hand where words are asked for a number", () => {
    const kinds = (change: string) =>
      designOf({ prompt: "a gravel patio with boulders", areas: [], changes: [change] });
    expect(kinds("Boulders 2: make it bigger").document.elements[1]!.element).toMatchObject({
      size: { count: 7 },
    });
    const told = kinds("make the boulders bigger");
    expect(told.document.elements[1]!.element).toEqual({ kind: "boulders" });
    expect(told.plans[0]!.plan.notes.map(({ sentence }) => sentence)).toContain(
      "The size of boulders cannot be set: say how many there are to be.",
    );
  });
});

it("draws once what the general text says and a highlight holds", () => {
  const { plans } = designOf({
    prompt: "New lawn, and one shade tree off to the right.",
    areas: [
      { id: "a", description: "red maple" },
      { id: "b", description: "a bed with daylilies" },
    ],
  });
  const kinds = plans.map(({ plan }) => plan.elements.map(({ kind }) => kind));
  expect(kinds).toEqual([["tree"], ["bed"], ["lawn"]]);
  const yard = plans[2]!.plan;
  expect(yard.announced.map(({ note }) => yard.notes[note]!.sentence)).toEqual(["Lawn."]);
});
