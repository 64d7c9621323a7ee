import { describe, expect, it } from "vitest";
import { changedDocument, drawnDocument } from "./drawn-document.ts";

const YARD = "a paver patio, a planting bed with hydrangeas and boxwood, two maple trees, a lawn";

function changed(change: string) {
  const base = drawnDocument({ prompt: YARD, areas: [], photo: { width: 96, height: 64 } });
  const { elements, drawn } = changedDocument(base, [change]);
  return {
    isAsBefore:
      JSON.stringify(elements.map((one) => one.element)) ===
      JSON.stringify(base.elements.map((one) => one.element)),
    trees: elements.flatMap(({ element }) =>
      element.kind === "tree" ? [[element.species, element.size?.count ?? 1]] : [],
    ),
    places: elements.flatMap(({ element }) =>
      element.kind === "tree" ? [[element.species, element.size?.count ?? 1, element.place]] : [],
    ),
    kinds: elements.map(({ element }) => element.kind),
    bed: elements.map(({ element }) => element).find((element) => element.kind === "bed"),
    told: drawn.plans.flatMap(({ notes }) => notes).filter(({ status }) => status === "told"),
  };
}

describe("one of several", () => {
  it("is taken out or replaced alone", () => {
    expect(changed("lose the second maple").trees).toEqual([["red-maple", 1]]);
    expect(changed("replace one of the maples with a redbud").trees).toEqual([
      ["red-maple", 1],
      ["redbud", 1],
    ]);
  });

  it("of two goes by its side, and the other one stands across", () => {
    expect(changed("take out the tree on the right").places).toEqual([["red-maple", 1, "left"]]);
    expect(changed("swap the left maple for a dogwood").places).toEqual([
      ["red-maple", 1, "right"],
      ["dogwood", 1, "left"],
    ]);
  });

  it.each(["scoot the left tree 4 ft to the right", "pull one of the hydrangeas"])(
    "is asked for where words do not say which one: %s",
    (change) => {
      const { isAsBefore, told } = changed(change);
      expect(isAsBefore).toBe(true);
      expect(told).toHaveLength(1);
    },
  );
});

describe("a removal with its reason", () => {
  it("takes out what is named and nothing else", () => {
    expect(changed("drop the lawn, don't need it").kinds).toEqual(["pavers", "bed", "tree"]);
  });
});

describe("some of many", () => {
  it("are taken out by their number", () => {
    expect(changed("take out one of the maples").trees).toEqual([["red-maple", 1]]);
    expect(changed("remove two of the maples").trees).toEqual([]);
    expect(changed("cut the boxwoods down to three").bed).toMatchObject({ counts: { boxwood: 3 } });
  });
});

describe("the number of a plant in a bed", () => {
  it("is that plant's own", () => {
    const { bed } = changed("half as many hydrangeas");
    expect(bed).toMatchObject({ counts: { hydrangea: 2 } });
    expect(bed).not.toHaveProperty("size");
  });
});

describe("what is not done", () => {
  it.each([
    "lose a few of the boxwoods",
    "swap the roses and the bed",
    "curve the edge of the bed",
    "square off the bed",
    "bring the two trees closer together",
    "move the fire pit off the patio and onto the lawn",
    'need a seat wall on the far edge of the patio, about 18" tall',
  ])("is told, and changes nothing: %s", (change) => {
    const { isAsBefore, told } = changed(change);
    expect(isAsBefore).toBe(true);
    expect(told.length).toBeGreaterThan(0);
  });
});
