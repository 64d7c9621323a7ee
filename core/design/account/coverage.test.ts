import { describe, expect, it } from "vitest";
import { designOf } from "#core/design/design-of.ts";

const told = (prompt: string, ...changes: string[]): string =>
  designOf({ prompt, areas: [], changes })
    .plans.flatMap(({ plan }) => plan.notes)
    .filter(({ status }) => status !== "placed")
    .map(({ sentence }) => sentence)
    .join(" ");

it.each(["path lights along the bed", "steel edging along the bed", "lights by the bed"])(
  "a place along a bed is not told as lost: add %s",
  (thing) => {
    expect(told("bed with hydrangeas", `add ${thing}`)).not.toContain("cannot aim at");
  },
);

describe("words of a first wish that no element shows", () => {
  it.each([
    ["A crescent shaped bed by the garage with salvia and catmint", "crescent"],
    ["could the front steps be made lower, and roses beside them", "lower"],
    ["a winding gravel path to the shed and a bench", "winding"],
    ["a dry creek to the street, and put ornamental grasses along it", "along it"],
    ["round table with a parasol heater on the patio, pavers", "heater"],
  ])("are told: %s", (prompt, words) => {
    expect(told(prompt)).toContain(`${words}”`);
  });

  it.each([
    "front steps in brick and a walk from the drive to the front door",
    "red roses and white hydrangeas along the house, black mulch",
    "a fire pit with four chairs around it",
    "a bed with boxwoods in back and catmint in front",
    "rock along the driveway, a low sitting wall at the back",
    "driveway of charcoal pavers with a light gray border around it",
  ])("are none where all is shown: %s", (prompt) => {
    expect(told(prompt)).toBe("");
  });

  it("are the height of a wall before its stone", () => {
    const [wall] = designOf({ prompt: "garden wall 2 ft tall natural stone", areas: [] }).document.elements;
    expect(wall?.element.kind).toBe("retaining-wall");
    expect(wall?.element.size?.heightM).toBeCloseTo(0.61);
  });

  it("leave the thing that a reason follows: the puppy stays in, the hedge comes", () => {
    const { document } = designOf({ prompt: "a boxwood hedge at the back so the puppy stays in", areas: [] });
    expect(document.elements.map(({ element }) => element.kind)).toEqual(["hedge"]);
    expect(document.keeps).toEqual([]);
  });
});

describe("words of a change that nothing shows after it", () => {
  it.each([
    ["paver patio; wood fence; lawn", "extend the patio toward the fence", "toward the fence"],
    ["paver patio; lawn", "add a bench and a lounger with a canopy", "canopy"],
    ["bed with roses, lawn", "put some white petunias along the front of it", "along the front of it"],
  ])("are told: %s, %s", (design, change, words) => {
    expect(told(design, change)).toContain(`${words}”`);
  });

  it.each([
    [
      "bed with 6 hydrangeas; lawn",
      "hydrangeas are too big, could we go with something shorter, maybe spirea",
    ],
    ["paver patio; lawn", "put a brick border around the patio"],
    ["lawn; 1 dogwood on the left", "could the dogwood go on the other side"],
    ["paver patio; lawn", "put a soldier course around it"],
    ["bed on the left with roses; lawn", "same bed over here as on the left"],
    ["paver patio; lawn", "make the patio 3 ft wider and add two chairs"],
  ])("are none where all is shown: %s, %s", (design, change) => {
    expect(told(design, change)).toBe("");
  });
});
