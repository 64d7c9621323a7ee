import { describe, expect, it } from "vitest";
import { changedDocument, drawnDocument } from "./drawn-document.ts";
import { readChanges } from "./read-changes.ts";

const unread = (words: string) => readChanges(words).unread;

describe("what a change says and no operation holds", () => {
  it.each([
    "get it under 12 grand",
    "screens on all three sides except toward the house",
    "the hedge is too formal",
    "could we do lavender there instead",
  ])("is told whole where nothing of it can be done: %s", (words) => {
    const { operations, unread: told } = readChanges(words);
    expect(operations).toEqual([]);
    expect(told.length).toBeGreaterThan(0);
  });

  it.each([
    "swap the black mulch for brown",
    "five boulders instead of three",
    "that stone is too dark, go lighter",
  ])("is nothing where it says what there was: %s", (words) => {
    expect(unread(words)).toEqual([]);
  });

  it("is a color that the plant does not have", () => {
    const [one] = readChanges("replace the hydrangeas with blue roses").operations;
    expect(one).toMatchObject({ told: "“blue” is left out: Knock Out rose is drawn in red." });
  });
});

const YARD =
  "paver driveway, 3 birches on the left, boulders, fire pit with 4 chairs, path lights, boxwood hedge 4 ft high";

function changed(...changes: string[]) {
  const base = drawnDocument({ prompt: YARD, areas: [], photo: { width: 96, height: 64 } });
  const { elements, drawn } = changedDocument(base, changes);
  return {
    kinds: elements.map(({ element }) => element.kind),
    of: (kind: string) => elements.map(({ element }) => element).filter((one) => one.kind === kind),
    told: drawn.plans.flatMap(({ notes }) => notes).filter(({ status }) => status === "told"),
  };
}

describe("a change of a design", () => {
  it("takes out all but what is named", () => {
    expect(changed("remove everything but the fire pit and the hedge").kinds).toEqual(["fire-pit", "hedge"]);
    expect(changed("start over but leave me the boulders").kinds).toEqual(["boulders"]);
    expect(changed("get rid of everything but the pool").kinds).toHaveLength(6);
  });

  it("sets the distance of lights, and tells that boulders have none", () => {
    expect(changed("space the lights 8 ft apart").of("path-lights")).toMatchObject([{ spacingM: 2.4384 }]);
    expect(changed("set the boulders 8 ft apart").told).toHaveLength(1);
  });

  it("counts the chairs round the fire pit", () => {
    expect(changed("only two chairs").of("fire-pit")).toMatchObject([{ seats: 2 }]);
  });

  it("adds chairs to those round the fire pit", () => {
    expect(changed("throw in two more chairs").of("fire-pit")).toMatchObject([{ seats: 6 }]);
    expect(changed("throw in two more chairs").of("furniture")).toEqual([]);
  });

  it("takes how much from what follows", () => {
    expect(changed("the hedge is too tall, cut it in half").of("hedge")).toMatchObject([
      { size: { heightM: 0.61 } },
    ]);
  });

  it("replaces what was only taken out", () => {
    const { of } = changed("I hate the birches. A dogwood instead");
    expect(of("tree")).toMatchObject([{ species: "dogwood", place: "left" }]);
  });

  it("sets one more across from the others, alike", () => {
    expect(changed("add one more birch, other side").of("tree")).toMatchObject([
      { place: "left", size: { count: 3 } },
      { species: "birch", place: "right", size: { count: 1 } },
    ]);
  });

  it("gives the length that a comparison left open to its side", () => {
    expect(changed("the hedge is too tall, 5 ft").of("hedge")).toMatchObject([{ size: { heightM: 1.524 } }]);
    expect(changed("too tall, 5 ft").of("hedge")).toMatchObject([{ size: { heightM: 1.524 } }]);
  });

  it("keeps what paving is for where only its material is said", () => {
    expect(changed("concrete instead of pavers").of("concrete")).toMatchObject([{ use: "driveway" }]);
  });
});
