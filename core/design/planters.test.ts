import { describe, expect, it } from "vitest";
import { designOf } from "./design-of.ts";

const POTS = "two planters by the front door with lavender; lawn";

const changed = (prompt: string, change: string) =>
  designOf({ prompt, areas: [], changes: [change] }).document.elements.map(({ element }) => element);

describe("planters of a design", () => {
  it.each<[string, object]>([
    ["make the pots blue", { colour: "blue" }],
    ["change the planters to concrete", { material: "concrete" }],
    ["urns instead of pots", { form: "urn", species: ["lavender"] }],
    ["make them 24 inches wide", { size: { count: 2, widthM: expect.closeTo(0.61) } }],
    ["two more planters", { size: { count: 4 } }],
    ["replace the lavender with boxwood", { species: ["boxwood"] }],
    ["put rosemary in the pots", { species: ["rosemary"] }],
    ["boxwood in the planters instead of lavender", { species: ["boxwood"] }],
    ["fill the pots with ferns", { species: ["fern"] }],
    ["swap the lavender in the pots for hydrangeas", { species: ["hydrangea"] }],
  ])("%s", (change, wanted) => {
    expect(changed(POTS, change)).toMatchObject([
      { kind: "planter", by: "door", ...wanted },
      { kind: "lawn" },
    ]);
  });

  it("are black no more once they are terracotta", () => {
    const [pots] = changed("two black pots", "make them terracotta");
    expect(pots).toMatchObject({ kind: "planter", material: "terracotta" });
    expect(pots).not.toHaveProperty("colour");
  });

  it("are taken out and come by words", () => {
    expect(changed(POTS, "remove the planters").map(({ kind }) => kind)).toEqual(["lawn"]);
    expect(changed("lawn", "plant lavender in two terracotta pots by the front door")).toMatchObject([
      { kind: "lawn" },
      { kind: "planter", material: "terracotta", by: "door", species: ["lavender"] },
    ]);
    expect(changed("lawn", "add two black planters by the garage with boxwood")).toMatchObject([
      { kind: "lawn" },
      { kind: "planter", colour: "black", by: "garage", species: ["boxwood"] },
    ]);
  });
});
