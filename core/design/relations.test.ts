import { describe, expect, it } from "vitest";
import { designOf } from "./design-of.ts";

const YARD =
  "planting bed along the fence with 6 boxwood, 5 hydrangeas and 8 fountain grasses; 5 arborvitae along the back; paver walk; fire pit with 4 chairs; 3 boulders; 2 maples; cedar fence; gray patio";

function changed(said: string, prompt = YARD) {
  const before = designOf({ prompt, areas: [] }).document.elements;
  const { document, plans } = designOf({ prompt, areas: [], changes: [said] });
  const old = new Map(before.map(({ id, element }) => [id, JSON.stringify(element)]));
  return {
    touched: document.elements
      .filter(({ id, element }) => old.get(id) !== JSON.stringify(element))
      .map(({ element }) => element),
    gone: before
      .filter(({ id }) => !document.elements.some((one) => one.id === id))
      .map(({ element }) => element.kind),
    told: plans.flatMap(({ plan }) => plan.notes.map(({ sentence }) => sentence)).join(" "),
  };
}

describe("how many there are to be", () => {
  it.each([
    ["fill the back line with more arborvitae", { kind: "hedge", size: { count: 8 } }],
    ["fill the bed up with more hydrangeas", { counts: { hydrangea: 8 } }],
    ["thin out the grasses, too many", { counts: { "fountain-grass": 6 } }],
    ["thin the boxwoods out a bit", { counts: { boxwood: 4 } }],
    ["thin it out", { counts: { boxwood: 4, hydrangea: 3, "fountain-grass": 5 } }],
    ["thin out the bed, keep the hydrangeas", { counts: { boxwood: 4, hydrangea: 5, "fountain-grass": 5 } }],
    ["pink hydrangeas, not so many of them", { counts: { "hydrangea-pink": 3 } }],
    ["lots more grasses", { counts: { "fountain-grass": 12 } }],
    ["one less boxwood", { counts: { boxwood: 5 } }],
    ["bump the arborvitae up to nine", { kind: "hedge", size: { count: 9 } }],
    ["twice as many chairs", { kind: "fire-pit", seats: 8 }],
    ["half the chairs", { kind: "fire-pit", seats: 2 }],
    ["more chairs around the fire", { kind: "fire-pit", seats: 6 }],
  ])("is read: %s", (said, is) => {
    const { touched, gone } = changed(said);
    expect(gone).toEqual([]);
    expect(touched).toMatchObject([is]);
  });
});

describe("what comes in the place of another", () => {
  it.each([
    ["replace the maples with just one oak", { species: "oak", size: { count: 1 } }],
    ["replace the maples with an oak", { species: "oak", size: { count: 1 } }],
  ])("comes once where one is named: %s", (said, is) => {
    const { touched, gone } = changed(said);
    expect(gone).toEqual([]);
    expect(touched).toMatchObject([is]);
  });

  it("is the first of what may be", () => {
    const { touched } = changed("a hedge along the back or just a different fence", "lawn; cedar fence");
    expect(touched.map(({ kind }) => kind)).toEqual(["hedge"]);
  });

  it("stands where that stood", () => {
    const { touched } = changed("take out the left maple, put a dogwood there");
    expect(touched).toMatchObject([
      { kind: "tree", species: "red-maple", place: "right" },
      { kind: "tree", species: "dogwood", place: "left" },
    ]);
    const bench = changed(
      "two of the raised beds can go. Put a bench in their place",
      "6 raised vegetable beds on the left; lawn",
    );
    expect(bench.touched).toMatchObject([
      { kind: "raised-bed", size: { count: 4 } },
      { kind: "furniture", set: "bench", place: "left" },
    ]);
  });

  it("leaves the seats of a fire pit that are to stay", () => {
    const { touched, gone } = changed("the fire pit can go but leave the chairs");
    expect(gone).toEqual(["fire-pit"]);
    expect(touched).toMatchObject([{ kind: "furniture", set: "chairs", size: { count: 4 } }]);
  });
});

describe("what one thing has to do with another", () => {
  it.each([
    ["river rock around the fire pit", { kind: "gravel", tone: "river", place: "around-fire" }],
    ["flagstone around the pit", { kind: "pavers", stone: "flagstone", place: "around-fire" }],
    ["ring the maples with river rock", { kind: "gravel", place: "around-tree" }],
    ["double the path width and run path lights down both sides", { use: "walkway" }],
  ])("is read: %s", (said, is) => {
    const { touched, told } = changed(said);
    expect(touched[0]).toMatchObject(is);
    expect(told).not.toContain("cannot aim");
  });

  it("puts lights on both sides of the way that was named", () => {
    const { touched } = changed("double the path width and run path lights down both sides");
    expect(touched).toMatchObject([{ use: "walkway" }, { kind: "path-lights", place: "along-walk" }]);
  });

  it("takes a material for that of the thing that can be of it", () => {
    expect(changed("not cedar, white vinyl").touched).toMatchObject([
      { kind: "fence", style: "vinyl", color: "white" },
    ]);
  });

  it("leaves the roses of the bed as they are where a climber is asked for", () => {
    const { touched } = changed("white roses climbing on the pergola", "bed of roses; pergola; lawn");
    expect(touched).toEqual([]);
  });
});
