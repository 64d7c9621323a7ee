import { describe, expect, it } from "vitest";
import { changedDesign, designOf } from "#core/design/design-of.ts";
import { withNames } from "./name-references.ts";
import { askNotes } from "./with-all-named.ts";

const documentOf = (prompt: string) => designOf({ prompt, areas: [] }).document;
const BED = documentOf("lawn; bed with 6 hydrangeas and 9 boxwood; brick walk, red, to the door; 3 maples");
const DRY = documentOf(
  "pool; 4 palms on the right; bed with 12 agaves, 3 salvia and 7 catmint; 2 pots by the door",
);

/** The kinds and plants that a change touched, and what it was answered. */
function changed(change: string, prompt: string) {
  const { document } = designOf({ prompt, areas: [] });
  const after = changedDesign({ document, earlier: [] }, [], [change])!;
  const before = new Map(document.elements.map(({ id, element }) => [id, JSON.stringify(element)]));
  return {
    touched: after.document.elements
      .filter(({ id, element }) => before.get(id) !== JSON.stringify(element))
      .map(({ element }) => element),
    count: after.document.elements.length - document.elements.length,
    told: after.plans[0]!.plan.notes.filter(({ status }) => status === "told").map(
      ({ sentence }) => sentence,
    ),
  };
}

describe("words that point at plants", () => {
  it.each([
    ["too many of those little round bushes", BED, "too many of the boxwood"],
    ["put 3 more of the flowering ones", BED, "put 3 more of the hydrangea"],
    ["replace all the spiky plants with grasses", DRY, "replace all the agave with grasses"],
    ["less of the spiky stuff", DRY, "less of the agave"],
    ["get rid of the purple flowers", DRY, "get rid of the salvia and the catmint"],
    [
      "the hydrangea is fine, 2 more of the other bushes",
      BED,
      "the hydrangea is fine, 2 more of the boxwood",
    ],
    ["half as many bushes", documentOf("bed with 8 boxwood; 2 maples"), "half as many boxwood"],
  ])("are read as their names: %s", (change, document, read) => {
    expect(withNames(change, document).text).toBe(read);
  });

  it.each([
    ["something that blooms all summer", BED],
    ["add the tall grass", BED],
    ["take out the trees", BED],
    ["the flower bed is too small", BED],
    ["the yuccas by the walk are sharp, the other ones can stay", documentOf("4 yuccas; 1 palm; walk")],
  ])("stay as they are where nothing tells what is meant: %s", (change, document) => {
    expect(withNames(change, document)).toMatchObject({ text: change, names: [], asks: [] });
  });

  it("are asked back where several are meant and some of them are counted", () => {
    const { asks, text } = withNames("3 more of the purple flowers", DRY);
    expect(asks).toEqual([{ said: "the purple flowers", among: ["salvia", "catmint"] }]);
    expect(text).toBe("3 more of the purple flowers");
    const { touched, told } = changed(
      "3 more of the purple flowers",
      "lawn; bed with 3 salvia and 7 catmint",
    );
    expect(touched).toEqual([]);
    expect(told.join()).toContain("Which do you mean by “the purple flowers”: the salvia or the catmint?");
  });

  it("name one of two that no words tell apart: nothing is done to either", () => {
    const { touched, told } = changed(
      "the one by the door on the left, make it taller",
      "bed with 6 roses by the porch; 2 pots by the door",
    );
    expect(touched).toEqual([]);
    expect(told.join()).toContain("“the one by the door”: Which of them are meant cannot be said by words");
  });
});

describe("a pronoun before which nothing was named", () => {
  it("is what can be changed so and is so now", () => {
    const { touched } = changed(
      "make it gray instead of red",
      "lawn; white fence; brick walk, red, to the door",
    );
    expect(touched).toMatchObject([{ kind: "pavers", colour: "grey" }]);
  });

  it("in the plural is no single thing", () => {
    const { touched, told } = changed("make them white", "bed with 6 hydrangeas; brick walk; 3 maples");
    expect(touched).toEqual([]);
    expect(told.join()).toContain("Which do you mean by “them”");
  });

  it("in the plural is the only thing of which there are many", () => {
    const { touched } = changed("another row of those", "patio; 8 fountain grasses along the patio; fence");
    expect(touched).toMatchObject([{ kind: "bed" }]);
  });

  it("is left alone where the whole design is meant, and where only talk holds it", () => {
    const said = ["make it all look nicer", "make my dad like it, he thinks the old driveway was fine"];
    for (const change of said) expect(changed(change, "asphalt driveway; lawn; pavers walk").count).toBe(0);
  });
});

describe("what is told of words that were read as a name", () => {
  it("quotes the person's own words", () => {
    const { told } = changed("make the flowering ones sing", "bed with 6 hydrangeas and 9 boxwood");
    expect(told.join()).toContain("the flowering ones");
    expect(told.join()).not.toContain("the hydrangea sing");
  });
});

it("asks for one thing as for one", () => {
  const asked = (among: string[]) =>
    askNotes({ text: "", names: [], asks: [{ said: "them", among }] })[0]!.sentence;
  expect(asked(["boxwood"])).toBe(
    "Do you mean the boxwood by “them”? Say it by its name, or tap it in the picture.",
  );
  expect(asked(["boxwood", "hedge"])).toBe(
    "Which do you mean by “them”: the boxwood or the hedge? Say it by its name, or tap it in the picture.",
  );
});
