import { describe, expect, it } from "vitest";
import { parsePlan } from "./parse-plan.ts";

const elementsOf = (text: string) => parsePlan(text).elements;

describe("a first wish in the order of speech", () => {
  it.each([
    [
      "My mother always wanted a birdbath. A little one, by the porch",
      [{ kind: "water-feature", form: "birdbath" }],
    ],
    [
      "on the right there's that bank, could you build a retaining wall there about 2 feet tall",
      [{ kind: "retaining-wall", place: "right" }],
    ],
    ["fire pit with some chairs around it, say five", [{ kind: "fire-pit", seating: true, seats: 5 }]],
    [
      "one tall urn of something that trails on each side of the front door",
      [{ kind: "planter", by: "door", size: { count: 2 } }],
    ],
    ["a lap pool with gray pavers around", [{ kind: "pool" }, { kind: "pavers", place: "around-pool" }]],
    [
      "we want privacy from the street. tall evergreens along the front",
      [{ kind: "hedge", species: "arborvitae", place: "front" }],
    ],
    ["dry river bed of river rock along the fence", [{ kind: "swale", lining: "rock" }]],
    ["catmint along the two sides of the walk", [{ kind: "bed", place: "along-walk" }]],
    ["jap maple by the corner", [{ kind: "tree", species: "japanese-maple", place: "corner" }]],
  ])("is read as it is meant: %s", (text, elements) => {
    const read = elementsOf(text);
    expect(read).toHaveLength(elements.length);
    expect(read).toMatchObject(elements);
  });

  it("has a gap that is told, and no side", () => {
    const plan = parsePlan("a boxwood hedge along the street, opening left for the gate");
    expect(plan.elements).toMatchObject([{ kind: "hedge", place: "front" }]);
    expect(plan.notes.map(({ sentence }) => sentence).join(" ")).toContain("An opening cannot be drawn");
  });

  it("brings no package beside plants that are named with their place", () => {
    expect(
      elementsOf("low maintenance please, daylilies and catmint along the walk, no lawn there"),
    ).toMatchObject([{ kind: "bed", place: "along-walk" }]);
  });

  it("tells that what stands in the photo stays", () => {
    const told = parsePlan("tear out everything, gravel and three agaves instead").notes;
    expect(told.map(({ sentence }) => sentence).join(" ")).toContain("What stands in the photo stays");
  });
});
