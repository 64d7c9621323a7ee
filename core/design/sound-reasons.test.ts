import { describe, expect, it } from "vitest";
import type { DesignDocument } from "./design-document.ts";
import { designOf } from "./design-of.ts";

function changed(design: string, change: string): { document: DesignDocument; told: string } {
  const { document, plans } = designOf({ prompt: design, areas: [], changes: [change] });
  const told = plans
    .flatMap(({ plan }) => plan.notes)
    .filter(({ status }) => status === "told")
    .map(({ sentence }) => sentence)
    .join(" ");
  return { document, told };
}
const kinds = ({ elements }: DesignDocument): string[] => elements.map(({ element }) => element.kind);
const only = ({ elements }: DesignDocument, kind: string) =>
  elements.find(({ element }) => element.kind === kind)?.element;

describe("what a remark or a reason names", () => {
  it.each([
    [
      "gravel yard, tan; 3 boulders",
      "feels like a parking lot to me, add two benches",
      ["gravel", "boulders", "furniture"],
    ],
    [
      "lawn; bench",
      "add a path to the bench so we don't walk across the grass",
      ["lawn", "furniture", "pavers"],
    ],
    ["paver patio, gray; lawn", "make the patio tan, like the wall is", ["pavers", "lawn"]],
  ])("neither comes nor goes: %s, %s", (design, change, all) => {
    expect(kinds(changed(design, change).document)).toEqual(all);
  });

  it("does not undo how a thing is to be", () => {
    const { document } = changed(
      "retaining wall, block; lawn",
      "wall should be natural stone, block looks like a prison",
    );
    expect(only(document, "retaining-wall")).toMatchObject({ material: "stone" });
  });
});

describe("a fault, a question or a family", () => {
  it("takes no plants out beside what is named", () => {
    const { document } = changed(
      "bed with 9 catmints; brick edging; lawn",
      "lose the edging, looks fussy and busy",
    );
    expect(only(document, "bed")).toMatchObject({ counts: { catmint: 9 } });
  });

  it("shows no season for a question", () => {
    const { document, told } = changed("pool; lawn", "how warm will the water be in june");
    expect(document.season).toBeUndefined();
    expect(told).not.toBe("");
  });

  it("is the cactus that is there", () => {
    const { document } = changed("bed with 3 agaves and 2 barrel cactus", "get rid of the cactus");
    expect(only(document, "bed")).toMatchObject({ species: ["agave"] });
  });

  it("is of the stones of gravel, and not of its ground", () => {
    const { document, told } = changed("gravel patio, tan; lawn", "smaller stones in the gravel please");
    expect(only(document, "gravel")).toMatchObject({ grade: "pea" });
    expect(only(document, "gravel")?.grown).toBeUndefined();
    expect(told).not.toContain("smaller");
  });

  it("brings what comes for ground that is faulted", () => {
    const { document } = changed(
      "lawn; bed with 4 hostas",
      "the lawn up there is pointless, english ivy or something you don't mow",
    );
    expect(kinds(document)).not.toContain("lawn");
  });

  it("tells of a tree that is to be aged that it is grown up", () => {
    const { told } = changed("1 oak tree; lawn", "age the oak fifteen years so they see what they get");
    expect(told).toContain("grown up already");
  });
});

describe("a part of several", () => {
  it("by where it stands is told, and all stay", () => {
    const { document, told } = changed(
      "bed with 7 salvias; lawn",
      "the salvias block the view, take out the ones in the middle but leave the ends",
    );
    expect(only(document, "bed")).toMatchObject({ counts: { salvia: 7 } });
    expect(told).toContain("Which of them are meant");
  });

  it("has as many others in its place", () => {
    const { document } = changed(
      "bed with 6 salvias and 2 yuccas",
      "three of the salvias out. Lavender there instead",
    );
    expect(only(document, "bed")).toMatchObject({ counts: { salvia: 3, lavender: 3 } });
  });

  it("is counted after its color changed", () => {
    const { document } = changed(
      "bed with 6 hydrangeas",
      "hydrangeas in pink, and make it eight of them rather than six",
    );
    expect(only(document, "bed")).toMatchObject({ counts: { "hydrangea-pink": 8 } });
  });
});

describe("what was named before", () => {
  it("has the color that is wanted: roses", () => {
    const { document } = changed(
      "bed with 5 roses and 3 lavender",
      "those roses were yellow in the catalog. We want yellow.",
    );
    expect(only(document, "bed")).toMatchObject({
      counts: { lavender: 3 },
      species: [expect.stringMatching(/^rose/), "lavender"],
    });
  });

  it("is the one thing of the color that is not liked", () => {
    const { document } = changed(
      "paver patio, tan; concrete walk, gray; lawn",
      "I don't like the tan color. More gray please",
    );
    expect(only(document, "pavers")).toMatchObject({ colour: "grey" });
  });

  it("is the chairs around a fire, and not the fire pit", () => {
    const { document } = changed(
      "fire pit; 4 adirondack chairs, white; lawn",
      "chairs too bright. Make them black, and add two more",
    );
    expect(only(document, "fire-pit")).toMatchObject({ seatColor: "black", seats: 6 });
  });

  it("grows in the pots", () => {
    const { document } = changed(
      "4 pots with palms; lawn",
      "pots look dull, half as many and something that flowers",
    );
    expect(kinds(document)).toEqual(["planter", "lawn"]);
    expect(only(document, "planter")).not.toMatchObject({ species: ["queen-palm"] });
  });

  it("is there already", () => {
    const { document } = changed(
      "pool; 4 lounge chairs; lawn",
      "Loungers in pairs please, with an umbrella between them",
    );
    expect(document.elements.filter(({ element }) => element.kind === "furniture")).toHaveLength(2);
  });
});

describe("a length by which something grows", () => {
  it.each([
    ["bump the patio out five more feet to the right", 1.52, "to the right"],
    ["give the patio another 6 feet on the house side", 1.83, "on the house side"],
  ])("is added, and its side is told: %s", (change, byM, side) => {
    const { document, told } = changed("paver patio, 12 by 14 ft; lawn", change);
    expect(only(document, "pavers")?.size?.lengthM).toBeCloseTo(4.27 + byM, 1);
    expect(told).toContain(`“${side}” is left out`);
  });

  it("grows toward a side, and does not move", () => {
    const { document, told } = changed("paver patio; wood fence; lawn", "stretch the patio toward the fence");
    expect(only(document, "pavers")?.grown?.times).toBeCloseTo(1.3);
    expect(told).toContain("“toward the fence” is left out");
  });
});

describe("a material by the way in which it is named", () => {
  it.each([
    [
      "asphalt driveway; lawn",
      "go pavers on the drive",
      { kind: "pavers", use: "driveway" },
      { kind: "lawn" },
    ],
    [
      "wood fence; paver patio",
      "fence painted black, leave the rest",
      { kind: "fence", color: "black" },
      { kind: "pavers", use: "patio" },
    ],
  ])("%s, %s", (design, change, ...elements) => {
    const { document, told } = changed(design, change);
    expect(document.elements.map(({ element }) => element)).toMatchObject(elements);
    expect(told).toBe("");
  });

  it("is not hindered by when it is done", () => {
    const { document } = changed(
      "bed with 5 roses and 3 junipers",
      "take the junipers out while you're at it",
    );
    expect(only(document, "bed")).toMatchObject({ species: ["rose"] });
  });
});
