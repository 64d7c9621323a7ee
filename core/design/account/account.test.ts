import { describe, expect, it } from "vitest";
import { changedDocument, drawnDocument } from "#core/design/drawn-document.ts";

function changed(prompt: string, change: string) {
  const before = drawnDocument({ prompt, areas: [], photo: { width: 96, height: 64 } });
  const after = changedDocument(before, [change]);
  const known = new Set(before.drawn.plans.flatMap(({ notes }) => notes.map(({ sentence }) => sentence)));
  return {
    elements: after.elements.map(({ element }) => element),
    kinds: after.elements.map(({ element }) => element.kind),
    of: (kind: string) => after.elements.map(({ element }) => element).find((one) => one.kind === kind),
    notes: after.drawn.plans
      .flatMap(({ notes }) => notes.filter(({ status }) => status === "told"))
      .map(({ sentence }) => sentence)
      .filter((sentence) => !known.has(sentence)),
  };
}

describe("words of a change that the design does not show", () => {
  it.each([
    [
      "pergola on the right; lawn",
      "move the pergola to the left against the garage wall",
      ["against the garage wall"],
    ],
    ["gravel driveway; lawn", "widen the driveway 3 ft on the left", ["on the left"]],
    ["stepping stones; paver patio", "make the stepping stones navy blue and the patio red", ["navy blue"]],
    ["wood fence; lawn", "replace the fence with a vinyl one, tan", ["tan"]],
    ["boulders; pond; lawn", "five boulders, purple", ["purple"]],
    [
      "bed with salvia; lawn; deck",
      "swap the salvia for daylilies and set a birdhouse on the deck",
      ["birdhouse"],
    ],
    [
      "steel edging; bed with hostas; lawn",
      "no edging and let the hostas spill over a bit",
      ["the hostas spill"],
    ],
    ["paver patio; fountain; bench; lawn", "bench closer to the fountain", ["closer to the fountain"]],
  ])("are told: %s, %s", (prompt, change, words) => {
    const { notes } = changed(prompt, change);
    for (const one of words) expect(notes.join(" ")).toContain(`“${one}”`);
    expect(notes).toHaveLength(words.length);
  });

  it("are done where the only thing that they are said of can be so", () => {
    expect(changed("metal fence; lawn", "replace the metal fence w 7ft vinyl").of("fence")).toMatchObject({
      style: "vinyl",
      size: { heightM: 2.1336 },
    });
  });

  it.each([
    ["wood fence; lawn", "paint the fence white please, the brown one is so dull"],
    ["black mulch bed with hostas; lawn", "brown mulch instead of black"],
    ["2 terracotta planters; lawn", "make the planters black, they are a bit boring"],
    ["patio; gravel walk; lawn", "the gravel walk should be 5 ft wide"],
    ["paver patio; boxwood hedge", "add two white roses along the house"],
    ["paver patio; path lights", "a few more lights along the walk so it is safe at night"],
    ["red maple; lawn", "take out the red maple"],
  ])("are none where all is shown: %s, %s", (prompt, change) => {
    expect(changed(prompt, change).notes).toEqual([]);
  });
});

describe("what the words of a change do not ask for", () => {
  it.each([
    ["deck; stone steps; lawn", "steps should go the full width of the deck"],
    ["pergola; bench; lawn", "bench goes under the pergola not out there"],
    ["block retaining wall; lawn", "steps on the left end of the wall instead of the middle"],
    ["oak tree; lawn", "make the ring around the oak bigger"],
    ["magnolia tree; lawn", "magnolia needs to come off the foundation at least 8 ft"],
    ["black metal fence; lawn", "fence only from the driveway to the left corner"],
    ["stone steps on the left; lawn", "do the same bed on the right of the steps too"],
    ["deck; pergola; lawn", "maybe right end of the deck under the pergola"],
  ])("is not done, and told: %s, %s", (prompt, change) => {
    const { kinds, elements, notes } = changed(prompt, change);
    expect(kinds).toEqual(changed(prompt, "").kinds);
    expect(elements).toEqual(changed(prompt, "").elements);
    expect(notes.length).toBeGreaterThan(0);
  });

  it.each([
    [
      "bed with 5 hydrangeas along the house; lawn",
      "make 2 of the hydrangeas white",
      "Which of them are meant",
    ],
    [
      "bed with 6 azaleas along the walk",
      "azaleas near the porch white",
      "“azaleas near the porch white” cannot be done",
    ],
    [
      "path lights; deck; gravel path",
      "lights only from the porch to the bend",
      "cannot be done by words yet",
    ],
  ])("is no change of all where some are meant: %s, %s", (prompt, change, told) => {
    const { elements, notes } = changed(prompt, change);
    expect(elements).toEqual(changed(prompt, "").elements);
    expect(notes.join(" ")).toContain(told);
  });

  it("is no thing that was named only to say where: a walk is no flight of steps", () => {
    const { kinds, of } = changed("paver walk 3 ft wide; lawn", "walk 5 ft wide at the steps");
    expect(kinds).toEqual(["pavers", "lawn"]);
    expect(of("pavers")?.size).toMatchObject({ widthM: 1.524 });
  });

  it("is nothing of the design where another thing was named", () => {
    expect(
      changed("lawn; paver patio; fire pit", "you left the trampoline, can it go away").kinds,
    ).toHaveLength(3);
    expect(changed("wood fence; gravel path", "does it need a railing? add a black metal one").notes).toEqual(
      ["“railing” cannot be drawn yet. Decks are drawn low, without one."],
    );
  });

  it("is no opposite of what was asked", () => {
    expect(changed("artificial turf", "real grass, not turf").of("lawn")).toMatchObject({ surface: "sod" });
  });

  it("is no new thing where a material is that of a named one", () => {
    const { kinds, of } = changed("block retaining wall; lawn", "wall 3 ft high, natural stone not block");
    expect(kinds).toEqual(["retaining-wall", "lawn"]);
    expect(of("retaining-wall")).toMatchObject({ material: "stone" });
  });

  it("leaves the stone of what is only named", () => {
    const { of, notes } = changed(
      "bluestone patio; outdoor kitchen",
      "go back to just the patio, too expensive otherwise, skip the kitchen",
    );
    expect(of("pavers")).toMatchObject({ stone: "bluestone" });
    expect(notes.join(" ")).not.toContain("cannot be done");
  });
});

describe("notes of a change", () => {
  it("do not say that something is so already where something else was done", () => {
    expect(changed("hydrangea bed; lawn", "swap hydrangeas for roses, red").notes).toEqual([]);
    expect(changed("lawn; 8 arborvitae", "arborvitae, 12 of them and taller").notes.join()).not.toMatch(
      /already\.$/,
    );
  });
});

describe("what is there", () => {
  it("is told where nothing is done and nothing else is told", () => {
    expect(changed("pergola; paver patio; lawn", "white pergola please").notes).toEqual([]);
    expect(changed("arborvitae hedge; lawn", "arborvitae, same spacing").notes).toHaveLength(1);
  });

  it("is praised and not asked for", () => {
    expect(
      changed("3 birches; lawn", "i like the birches but spread them out a bit").notes.join(),
    ).not.toMatch(/already/);
    expect(changed("bed with 4 yuccas; paver patio", "patio in tan. yuccas ok").notes).toEqual([]);
  });

  it("has the fire pit in the middle of it, and not of the yard", () => {
    expect(changed("paver patio", "put a fire pit in the middle of it").of("fire-pit")).not.toHaveProperty(
      "place",
    );
    expect(
      changed("paver patio; fire pit on the left", "move the fire pit to the middle of the patio").of(
        "fire-pit",
      ),
    ).not.toHaveProperty("place");
  });

  it("becomes another one of its kind, and no second one comes", () => {
    expect(changed("tiered fountain; lawn", "simpler fountain, just a bubbling rock").kinds).toHaveLength(2);
    expect(changed("round paver patio", "make it square").of("pavers")).toMatchObject({
      shape: "rectangle",
      pattern: "ashlar",
    });
  });
});

describe("sizes of a change", () => {
  it.each([
    ["paver patio 12x16 ft", "can the patio be about 4 feet deeper", "pavers", { widthM: 4.88 }],
    ["boxwood hedge 4 ft high", "hedge taller, 8 ft", "hedge", { heightM: 2.4384 }],
  ])(
    "are differences before the comparing word, and sizes behind it: %s, %s",
    (prompt, change, kind, size) => {
      expect(changed(prompt, change).of(kind)?.size).toMatchObject(size);
    },
  );
});

describe("what comes for something that goes", () => {
  it.each([
    [
      "fountain in the middle; lawn",
      "lose fountain put a tree there, something that flowers in spring",
      "tree",
    ],
    ["fire pit on the left; lawn", "get rid of the fire pit and put a dining table there for 6", "furniture"],
  ])("stands where that stood: %s, %s", (prompt, change, kind) => {
    const before = changed(prompt, "").elements[0]!;
    expect(changed(prompt, change).of(kind)).toMatchObject({ place: before.place });
  });
});

describe("places of a change", () => {
  it.each([
    ["pergola on the right; lawn", "bring the pergola right off the back door", "pergola"],
    ["outdoor kitchen on the left; paver patio", "can kitchen go against the house wall", "outdoor-kitchen"],
  ])("are along the house: %s, %s", (prompt, change, kind) => {
    expect(changed(prompt, change).of(kind)).toMatchObject({ place: "along-house" });
  });
});

describe("things that change places", () => {
  it("are plants of two beds, without articles too", () => {
    const { notes, of } = changed(
      "bed with junipers along the house; bed with sedum along the fence",
      "swap junipers and sedum",
    );
    expect(notes).toEqual([]);
    expect(of("bed")).toMatchObject({ place: "along-house", species: ["sedum"] });
  });
});

describe("words of a first wish that no element shows", () => {
  const told = (prompt: string) =>
    drawnDocument({ prompt, areas: [], photo: { width: 96, height: 64 } }).drawn.plans.flatMap(({ notes }) =>
      notes.filter(({ status }) => status !== "placed").map(({ sentence }) => sentence),
    );

  it.each([
    ["stepping stones from the gate to the porch, round ones", "“round” is left out"],
    ["redwood deck with a bench on 2 sides", "“on 2 sides”: that place cannot be aimed at yet"],
    ["path lights on the two trees and up the walk", "“on the 2 trees”: that place cannot be aimed at yet"],
  ])("are told: %s", (prompt, sentence) => {
    expect(told(prompt).join(" ")).toContain(sentence);
  });

  it.each([
    "arborvitae along the back fence",
    "boxwoods in back, pink begonias in front",
    "gravel run along the fence 5 ft wide",
    "path lights on both sides of the walk",
    "two pots on the front steps with geraniums",
    "fire pit in the far right corner",
  ])("are none where all is shown: %s", (prompt) => {
    expect(told(prompt)).toEqual([]);
  });
});
