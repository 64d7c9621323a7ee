import { describe, expect, it } from "vitest";
import { parsePlan } from "./parse-plan.ts";

describe("first wishes as people speak", () => {
  it.each([
    [
      "a big shade tree in the middle of the lawn, an oak I guess",
      [{ kind: "tree", species: "oak", place: "centre" }],
    ],
    [
      "3 Bradford pears no make that 3 redbuds along the driveway",
      [{ kind: "tree", species: "redbud", size: { count: 3 } }],
    ],
    [
      "We love the look of birch trees. Three of them in the corner please",
      [{ species: "birch", place: "corner", size: { count: 3 } }],
    ],
    [
      "my wife wants hydrangeas my mother in law wants roses so do both under the front windows",
      [{ species: ["hydrangea", "rose"], place: "along-house" }],
    ],
    ["the front looks so bare, our neighbours all have nice shrubs", [{ kind: "bed" }]],
    ["a fire pit off to the right side", [{ kind: "fire-pit", place: "right" }]],
    [
      "pool. kidney shape, about 30 ft long",
      [{ kind: "pool", shape: "kidney", size: { lengthM: expect.closeTo(9.14, 2) } }],
    ],
    ["like an edge of stone or something around the beds", [{ kind: "bed", edge: "stone" }]],
    [
      "a little sitting area under the big tree and a round gravel pad",
      [{ kind: "gravel", use: "patio", place: "around-tree" }],
    ],
    ["some color by the door", [{ kind: "bed", place: "along-house" }]],
    [
      "dining table for eight, and lights hung up in the trees",
      [{ set: "dining-eight" }, { set: "string-lights" }],
    ],
    ["strands of lights over the deck", [{ set: "string-lights" }]],
  ])("ask for that alone: %s", (text, elements) => {
    const plan = parsePlan(text);
    expect(plan.elements).toMatchObject(elements);
    expect(plan.elements).toHaveLength(elements.length);
  });

  it("are told along which fence nobody knows", () => {
    const { notes } = parsePlan("3 crape myrtles along the left fence");
    expect(notes.map(({ sentence }) => sentence).join(" ")).toContain("which stretch of the fence");
  });

  it("keep what everything else is to make room for", () => {
    const { removals, keeps } = parsePlan(
      "Remove everything except the big oak and lay a gray paver courtyard",
    );
    expect([removals, keeps]).toEqual([[], ["oak"]]);
  });

  it("take out nothing that a reason names", () => {
    expect(parsePlan("The dog digs up the lawn so we want pea gravel along the fence").removals).toEqual([]);
  });

  it.each([
    ["How much would it cost and can you guys start before easter", "Only the picture"],
    [
      "What I'm after is to stop hearing the highway, and the smell from the chicken farm too",
      "Sounds, smells",
    ],
    ["get the HOA to sign off on a white picket fence", "Only the picture"],
  ])("are told what no picture answers: %s", (text, answer) => {
    const { notes } = parsePlan(text);
    expect(notes.map(({ sentence }) => sentence).join(" ")).toContain(answer);
    expect(notes.map(({ sentence }) => sentence).join(" ")).not.toContain("did not understand");
  });
});

describe("what is only spoken of", () => {
  it.each([
    ["water pools at the bottom of the yard, we need a dry creek bed", ["swale"]],
    ["6 ft horizontal cedar fence, gate at driveway", ["fence"]],
    [
      "I'd like a privacy hedge but not arborvitae because deer eat them. Maybe holly or something",
      ["hedge"],
    ],
    ["either a pool or a big patio with outdoor kitchen, show me the pool first", ["pool"]],
    ["dirt patch by the side door: something durable", ["pavers"]],
    ["flowers along the drive, reds and yellows", ["bed"]],
    ["a screen of bamboo so the neighbours pool is not visible", ["hedge"]],
    ["light up the front: path, two big trees, and the stone columns", ["path-lights", "uplights"]],
    ["we had a tree there and it died, put another one, not a maple", ["tree"]],
  ])("is not drawn: %s", (text, kinds) => {
    expect(parsePlan(text).elements.map(({ kind }) => kind)).toEqual(kinds);
  });

  it("colors flowers and no mulch", () => {
    expect(parsePlan("flowers along the drive, reds and yellows").elements).toMatchObject([
      { mulch: "brown" },
    ]);
  });
});
