import { describe, expect, it } from "vitest";
import { designOf } from "./design-of.ts";
import { readChanges } from "./read-changes.ts";

const elementsOf = (prompt: string, change?: string) =>
  designOf({ prompt, areas: [], ...(change ? { changes: [change] } : {}) }).document.elements;

describe("a change of what the design has", () => {
  it("keeps a thing that no change is made to", () => {
    const yard = "two benches, path lights and a red maple";
    expect(elementsOf(yard, "No change to the trees.")).toEqual(elementsOf(yard));
  });

  it("takes the concrete that is there for the pad", () => {
    const [one, ...more] = elementsOf("a concrete patio", "make the pad 10x12");
    expect(more).toEqual([]);
    expect(one?.element).toMatchObject({
      kind: "concrete",
      size: { lengthM: expect.closeTo(3.6576), widthM: expect.closeTo(3.048) },
    });
  });

  it("takes nothing out where none stands at the side that is said", () => {
    const yard = "a boxwood hedge and two path lights";
    expect(elementsOf(yard, "Take out the ones on the right.")).toEqual(elementsOf(yard));
  });

  it("gives a patio its new material and leaves the path", () => {
    const elements = elementsOf(
      "a sandstone patio and a paver path",
      "Could the patio be grey porcelain instead of sandstone?",
    );
    const stones = elements.map(({ element }) => (element.kind === "pavers" ? element.stone : undefined));
    expect(stones).toEqual(["porcelain", undefined]);
  });

  it.each([
    ["Fence needs to be wood not vinyl", "fence", { style: "wood" }],
    ["can the gravel go more tan than gray?", "gravel", { tone: "tan" }],
  ] as const)("sets what is wanted and not what it is to replace: %s", (change, kind, details) => {
    const [one] = readChanges(change).operations;
    expect(one).toMatchObject({ op: "set", fits: { [kind]: details } });
  });

  it("plants others for those that will not live there", () => {
    const [one] = readChanges(
      "That bed gets more sun than I let on, hostas will scorch. Could you use salvias there?",
    ).operations;
    expect(one).toMatchObject({ op: "replace", target: { species: "hosta" } });
  });

  it.each([
    "Table can be for eight.",
    "The shed is a touch big, could you shrink it by a third?",
    "make that a basketball half court",
  ])("changes nothing else for what is not drawn: %s", (change) => {
    expect(readChanges(change).operations).toEqual([]);
  });

  it("takes a number for the plants that are asked for", () => {
    const [one] = readChanges("I'd take some azaleas too, pink, three or so.").operations;
    expect(one).toMatchObject({ op: "add", element: { kind: "bed", counts: { "rhododendron-pink": 3 } } });
  });
});
