import { describe, expect, it } from "vitest";
import { designOf } from "./design-of.ts";

function changedBy(prompt: string, ...changes: string[]) {
  const { document, plans } = designOf({ prompt, areas: [], changes });
  return {
    elements: document.elements.map(({ element }) => element),
    told: plans.flatMap(({ plan }) => plan.notes.map(({ sentence }) => sentence)).join(" "),
  };
}
const FOOT = 0.3048;

describe("what a change says of one thing", () => {
  it("is of what the words before it changed, and of nothing else", () => {
    const { elements } = changedBy("lawn; wood fence along the back", "add 3 lights and make them black");
    expect(elements).toMatchObject([
      { kind: "lawn" },
      { kind: "fence" },
      { kind: "path-lights", metal: "black" },
    ]);
    expect(elements[1]).not.toHaveProperty("color");
  });

  it("is how high, where a length is found good beside a material", () => {
    expect(
      changedBy("block wall 2 ft high", "natural stone wall and not so high, 1 foot is good").elements,
    ).toMatchObject([{ material: "stone", size: { heightM: FOOT } }]);
  });

  it("places what comes by the thing that “it” is", () => {
    const { elements } = changedBy("gravel path; bed", "make the path wider and add lights along it");
    expect(elements).toContainEqual(expect.objectContaining({ kind: "path-lights", place: "along-walk" }));
  });

  it("says how much longer, whatever it points at", () => {
    const { elements } = changedBy(
      "pool 30 x 15; wood fence",
      "make the pool a bit longer, say another six feet toward the fence",
    );
    expect(elements[0]).toMatchObject({ size: { lengthM: expect.closeTo(36 * FOOT, 1) } });
    expect(elements[1]).not.toHaveProperty("size");
  });

  it("is how deep stone lies, and no width of what has no depth to choose", () => {
    const gravel = changedBy("lawn; pea gravel patio 12 x 14", "make it 4 inches deep").elements;
    expect(gravel).toMatchObject([{}, { depthM: expect.closeTo(0.1016, 4) }]);
    expect(changedBy("pea gravel patio", "make the gravel 2 inches deep").elements).toMatchObject([
      { grade: "pea", depthM: expect.closeTo(0.0508, 4) },
    ]);
    const [patio] = changedBy("paver patio 12 x 14", "make it 4 inches deep").elements;
    expect(patio?.size?.widthM).toBeCloseTo(12 * FOOT, 2);
  });

  it("doubles the area, and once", () => {
    const { elements } = changedBy("pool 20 x 10; lawn", "the pool is too small, please double it");
    expect(elements[0]).toMatchObject({ size: { lengthM: expect.closeTo(20 * FOOT * Math.SQRT2, 1) } });
  });

  it("takes a distance for no size", () => {
    const { told } = changedBy(
      "patio; cedar pergola; retaining wall",
      "slide the pergola closer to the house, 4 ft off the wall",
    );
    expect(told).toContain("Distances from things that stand there are not measured");
  });

  it.each(["take out every other light", "remove every second one"])("halves a row: %s", (change) => {
    const { elements } = changedBy("6 path lights along the walk; lawn", change);
    expect(elements[0]).toMatchObject({ kind: "path-lights", size: { count: 3 } });
  });

  it("adds nothing for a size of a thing that is not there", () => {
    expect(changedBy("patio", "the fence 6 ft high").elements).toHaveLength(1);
  });

  it("keeps a bench as it is drawn", () => {
    const { elements, told } = changedBy("wood fence; bench", "make the bench longer");
    expect(elements[1]).not.toHaveProperty("size");
    expect(told).toContain("is drawn in its usual size");
  });
});

describe("a change that speaks of the change before", () => {
  it.each(["no, not that one, the other one", "I meant the right one", "The other one!"])("%s", (change) => {
    const { elements } = changedBy(
      "birch on the left; birch on the right; lawn",
      "remove the left birch",
      change,
    );
    expect(elements.map(({ kind, place }) => [kind, place])).toEqual([
      ["tree", "left"],
      ["lawn", undefined],
    ]);
  });

  it("gives the other one what the first one got", () => {
    const { elements } = changedBy(
      "planter on the left; planter on the right; lawn",
      "make the left planter black",
      "no, the other one",
    );
    expect(elements[0]).not.toHaveProperty("colour");
    expect(elements[1]).toMatchObject({ kind: "planter", place: "right", colour: "black" });
  });

  it("brings back what it had as it was", () => {
    const { elements } = changedBy(
      "white picket fence 4 ft high; lawn",
      "remove the fence",
      "bring back the fence",
    );
    expect(elements).toContainEqual(
      expect.objectContaining({
        kind: "fence",
        boards: "picket",
        size: { heightM: expect.closeTo(1.22, 1) },
      }),
    );
  });
});
