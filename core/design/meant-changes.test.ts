import { describe, expect, it } from "vitest";
import { changedDesign } from "#tests/support/changed-design.ts";

function changed(prompt: string, change: string) {
  const all = changedDesign(prompt, change);
  return { ...all, kinds: all.elements.map(({ kind }) => kind) };
}

describe("a change as people say it", () => {
  it.each([
    ["gravel driveway; lawn", "no gravel, asphalt", { kind: "concrete", use: "driveway" }],
    ["block retaining wall; lawn", "the wall looks cheap. natural stone please", { material: "stone" }],
    [
      "block retaining wall 2 ft; lawn",
      "wall a foot higher and in natural stone not block",
      { material: "stone" },
    ],
    [
      "fountain in the middle; 4 benches",
      "you can put the fountain little more smaller",
      { form: "fountain" },
    ],
    ["cherry tree; lawn", "swap the cherry 4 a dogwood", { species: "dogwood" }],
    ["dry creek; lawn", "move it a bit further from the house, the creek", { place: "front" }],
    ["dry creek; lawn", "thinner creek maybe 2 ft", { size: { widthM: expect.closeTo(0.61) } }],
    ["hedge 6 ft; patio", "the hedge is to high, 120 is enough", { size: { heightM: expect.closeTo(1.2) } }],
    ["white vinyl fence 6 ft; lawn", "what would it look like with a wood fence", { style: "wood" }],
    ["6 crape myrtles along the driveway; lawn", "only 2 each side", { size: { count: 4 } }],
    ["gray paver driveway", "darker pavers, w/ a border in lighter gray", { borderColour: "grey" }],
    ["3 raised beds; lawn", "a 4th raised bed, same size", { size: { count: 4 } }],
    ["pond; gravel path", "No pond sorry. A bubbling rock would be nice there instead", { form: "bubbler" }],
  ])("is done: %s, %s", (prompt, change, element) => {
    expect(changed(prompt, change).elements[0]).toMatchObject(element);
  });

  it("takes out what was found fault with, and keeps what is listed", () => {
    expect(changed("picket fence; lawn", "my husband hates the fence. can we see it without").kinds).toEqual([
      "lawn",
    ]);
    expect(
      changed("pond; gravel path", "keep the pond and the gravel path the way they are").elements,
    ).toMatchObject([{ form: "pond" }, { kind: "gravel" }]);
  });

  it("puts what comes where another thing was", () => {
    const { elements } = changed(
      "japanese maple by the front door; lawn",
      "move the maple to the left and put a bench where it was",
    );
    expect(elements.at(-1)).toMatchObject({ kind: "furniture", place: "along-house" });
  });

  it("adds what a thing is to be given, and takes nothing for it", () => {
    expect(changed("deck; grasses; lawn", "take out the grasses and give the deck some steps").kinds).toEqual(
      ["deck", "lawn", "steps"],
    );
  });

  it("is said of several where it says them, and of a thing where it says it", () => {
    expect(changed("lawn; patio; two planters", "make them terracotta").elements[2]).toMatchObject({
      material: "terracotta",
    });
    expect(changed("bed along the house; concrete walk; lawn", "make it bigger").told).toContain("Which one");
  });

  it.each([
    ["lawn; patio", "could it be autumn", "autumn"],
    ["dry creek; grasses", "make the creek narrower, then show me how it looks in winter", "winter"],
  ])("shows the time that is asked for: %s, %s", (prompt, change, season) => {
    expect(changed(prompt, change).season).toBe(season);
  });
});

describe("plants and beds that a change adds", () => {
  it.each([
    ["add roses and lavender along the walk", ["rose", "lavender"], "along-walk"],
    ["put hostas, ferns and astilbe under the tree", ["hosta", "fern", "astilbe"], "around-tree"],
    [
      "add a flower bed with roses, lavender and salvia by the walk",
      ["rose", "lavender", "salvia"],
      "along-walk",
    ],
    ["add a bench and a bed with hostas and ferns on the right", ["hosta", "fern"], "right"],
    ["another bed with boxwoods on the right", ["boxwood"], "right"],
    ["add a bed with roses", ["rose"], undefined],
  ])("all come to one place: %s", (change, species, place) => {
    const { elements } = changed("walk; bed with boxwoods along the fence", change);
    const beds = elements.filter(({ kind }) => kind === "bed");
    expect(beds).toHaveLength(2);
    expect(beds[0]).toMatchObject({ species: ["boxwood"], place: "along-fence" });
    expect(beds[1]).toMatchObject({ species, ...(place ? { place } : {}) });
  });

  it("go where plants are, where no bed is named", () => {
    const { elements } = changed("walk; bed with boxwoods along the fence", "add roses");
    expect(elements[1]).toMatchObject({ species: ["boxwood", "rose"] });
  });
});

describe("which way a size is changed", () => {
  it.each([
    ["make the patio wider too", 5.2],
    ["the patio is too wide", 3.1],
    ["extend the patio 3 ft to the left", 4],
    ["widen the patio on the left by 3 ft", 4.9],
  ])("follows from what is said: %s", (change, widthM) => {
    const [patio] = changed("patio 5 m by 4 m; lawn", change).elements;
    expect(patio).toMatchObject({ size: { widthM: expect.closeTo(widthM, 0) } });
    expect(patio).toEqual(expect.not.objectContaining({ shiftM: expect.anything() }));
    expect(patio).toEqual(expect.not.objectContaining({ place: expect.anything() }));
  });

  it("is told where it cannot be seen or drawn", () => {
    expect(changed("pool; lawn", "make the pool deeper").told).toContain("How deep water is");
    expect(changed("2 beds; lawn", "combine the beds into one long one").told).toContain("cannot be joined");
  });
});

describe("what a change does not ask for", () => {
  it("is not done", () => {
    const { elements, kinds } = changed(
      "gravel area; spruce tree; lawn",
      "stepping stones from the door to the spruce",
    );
    expect(kinds).toContain("tree");
    expect(elements).toHaveLength(4);
    expect(changed("lawn; gravel area", "less gravel more lawn, 70/30").elements[0]).toEqual(
      expect.not.objectContaining({ size: expect.anything() }),
    );
  });

  it("is told once, and of the house as such", () => {
    expect(changed("lawn; bed", "can u paint the front door red").told).toContain("The house itself");
    expect(changed("gravel path; lawn", "make the path curved not so straight").told).toContain("outline");
  });
});
