import { describe, expect, it } from "vitest";
import { designOf } from "#core/design/design-of.ts";

const toldOf = (prompt: string): string[] =>
  designOf({ prompt, areas: [] }).plans.flatMap(({ plan }) =>
    plan.notes.filter(({ status }) => status !== "placed").map(({ sentence }) => sentence),
  );

describe("words of a first wish that nothing is drawn for", () => {
  it.each([
    ["Stack stone columns either side of the drive, 5 ft, caps, carriage lights.", "Not drawn: “caps”."],
    ["plant it up with asters, and leave a mown strip at the curb", "Not drawn: “mown strip”"],
    [
      "Instead of fighting it, make it a bog, gunnera, ligularia, candelabra primulas, duckboards across.",
      "Not drawn: “bog”.",
    ],
  ])("are told: %s", (prompt, sentence) => {
    expect(toldOf(prompt).join(" ")).toContain(sentence);
  });

  it.each([
    "A paver patio by the back door with a fire pit and a picket fence along the front",
    "Two Adirondacks under the hemlock, please, that would be great",
    "green lawn and a bed with black mulch, something cheerful, coreopsis and salvia",
    "an evergreen hedge at the back so the dog stays in, and red roses along the fence",
  ])("are none where all is shown: %s", (prompt) => {
    expect(toldOf(prompt).filter((one) => one.startsWith("Not drawn"))).toEqual([]);
  });
});

describe("places of a first wish that nothing got", () => {
  it.each([
    [
      "My request is simple: a straight walk from the gate to the door, brick in sand, a lamp at each end.",
      "at each end",
    ],
    ["Surround the sauna with birch and fern, a cold tub beside it, larch decking between.", "between"],
    [
      "A cobbled turning circle in front of the coach house, with a single mulberry in the center.",
      "in front of the coach house",
    ],
    ["could you break the long bed up with a bench or urn halfway along, it goes on and on", "halfway along"],
    ["show her hydrangeas both sides of the door, black mulch and a stone edge", "both sides of the door"],
  ])("are told: %s", (prompt, words) => {
    expect(toldOf(prompt).join(" ")).toMatch(new RegExp(`“${words}”:? (?:is a place|that place)`));
  });

  it.each([
    "lights along the walk and a hedge along the street",
    "pots with geraniums on both sides of the door",
    "a bed in front with boxwoods in back, pink begonias in front",
    "mulch in the beds and sod all over",
  ])("are none where all stands there: %s", (prompt) => {
    expect(toldOf(prompt).join(" ")).not.toContain("place");
  });
});

const changed = (design: string, change: string): string[] =>
  designOf({ prompt: design, areas: [], changes: [change] }).plans.flatMap(({ plan }) =>
    plan.notes.filter(({ status }) => status !== "placed").map(({ sentence }) => sentence),
  );

describe("words of a change that nothing shows after it", () => {
  it.each([
    [
      "paver patio; lawn",
      "put a bench with a cushion under the window and a lantern next to it",
      "“cushion”",
    ],
    [
      "fire pit; lawn",
      "take the fire pit out and put a table with an umbrella there",
      "Not drawn: “umbrella”.",
    ],
    ["pool; lawn", "pool darker bottom, with a shallow shelf at one end and a spillover spa", "at one end”"],
  ])("are told: %s, %s", (design, change, sentence) => {
    expect(changed(design, change).join(" ")).toContain(sentence);
  });

  it.each([
    ["pool, kidney shape; lawn", "i would like the pool not like kidney, only rectangle"],
    ["paver patio; lawn", "Go gray on the pavers, lighter the better"],
    ["paver patio; lawn", "add a hedge along the fence and two benches"],
    ["wood fence; lawn", "paint the fence black or gray please, my wife would love it"],
  ])("are none where all is shown: %s, %s", (design, change) => {
    expect(changed(design, change).filter((one) => /^Not drawn|is a place that words/.test(one))).toEqual([]);
  });
});
