import { describe, expect, it } from "vitest";
import { designOf } from "#core/design/design-of.ts";

/** A design after a change: its elements by kind, what is gone, and what is told. */
function changed(prompt: string, change: string) {
  const before = designOf({ prompt, areas: [] }).document;
  const { document, plans } = designOf({ prompt, areas: [], changes: [change] });
  const notes = plans.flatMap(({ plan }) =>
    plan.notes.filter((_, at) => !plan.announced.some(({ note }) => note === at)),
  );
  return {
    of: (kind: string) =>
      document.elements.filter(({ element }) => element.kind === kind).map(({ element }) => element),
    gone: before.elements.filter(({ id }) => !document.elements.some((one) => one.id === id)).length,
    isAsBefore:
      JSON.stringify(document.elements.map(({ element }) => element)) ===
      JSON.stringify(before.elements.map(({ element }) => element)),
    told: notes.map(({ sentence }) => sentence).join(" "),
  };
}
const FOOT = 0.3048;

describe("a change read by what the design has", () => {
  it("is said of a thing without a verb", () => {
    const { of } = changed(
      "lawn; boxwood hedge along the front; pots by the door",
      "hedge a foot lower, pots black",
    );
    expect(of("hedge")).toMatchObject([{ size: { heightM: expect.closeTo(1.5 - FOOT, 1) } }]);
    expect(of("planter")).toMatchObject([{ colour: "black" }]);
  });

  it("is of the furniture that is named, and of no other", () => {
    const { of, gone } = changed("pool; 2 loungers; umbrella", "the umbrella can go");
    expect(of("furniture")).toMatchObject([{ set: "loungers" }]);
    expect(gone).toBe(1);
  });

  it("takes a length that follows a comparison for the size", () => {
    const { of } = changed("lawn; gravel path", "path wider, around 1.2 m");
    expect(of("gravel")).toMatchObject([{ size: { widthM: expect.closeTo(1.2) } }]);
  });

  it.each([
    ["20 ft fence; lawn", "shorten the fence by 4 ft", "fence", { lengthM: expect.closeTo(16 * FOOT, 2) }],
    [
      "lawn; 4 ft wide gravel path",
      "widen the path by about 2 ft",
      "gravel",
      { widthM: expect.closeTo(6 * FOOT, 2) },
    ],
  ])("takes a length behind “by” for a difference: %s, %s", (prompt, change, kind, size) => {
    expect(changed(prompt, change).of(kind)).toMatchObject([{ size }]);
  });

  it("takes out what its own sentence names, and nothing of the next one", () => {
    const { of, gone } = changed(
      "lawn; tan paver driveway; bed along the driveway with daylilies and boxwood",
      "I dont like the daylilies there. gray driveway",
    );
    expect(of("pavers")).toMatchObject([{ colour: "grey" }]);
    expect(gone).toBe(0);
  });

  it("draws no color that is found fault with", () => {
    const { isAsBefore, told } = changed("lawn; gray paver patio", "I don't like the tan either");
    expect(isAsBefore).toBe(true);
    expect(told).toContain("Say which color it should have instead");
  });

  it.each([
    ["artificial turf; cedar fence", "go back to real grass", "lawn", { surface: "sod" }],
    ["lawn; gravel patio", "can we go back to pavers for the patio", "pavers", { use: "patio" }],
  ])("goes back to a thing, which is no version: %s, %s", (prompt, change, kind, look) => {
    expect(changed(prompt, change).of(kind)).toMatchObject([look]);
  });

  it("moves what goes along with a thing as far", () => {
    const { of } = changed(
      "lawn; pergola; garden bench",
      "move the pergola 6 ft to the left and the bench with it",
    );
    expect(of("pergola")).toMatchObject([{ shiftM: { x: expect.closeTo(-6 * FOOT, 1) } }]);
    expect(of("furniture")).toMatchObject([{ shiftM: { x: expect.closeTo(-6 * FOOT, 1) } }]);
  });

  it("sets what comes in the place of what was taken out", () => {
    const { of, gone } = changed("lawn; boxwood hedge along the front", "hedge out, put a white fence there");
    expect(of("fence")).toMatchObject([{ style: "vinyl", place: "front" }]);
    expect(gone).toBe(0);
  });

  it("lays stone over a bed where mulch is refused", () => {
    const { of } = changed(
      "lawn; bed along the house with roses, red mulch; walk",
      "no mulch in that bed, river rock",
    );
    expect(of("bed")).toMatchObject([{ mulch: "gravel", stone: "river", species: ["rose"] }]);
    expect(of("gravel")).toEqual([]);
  });

  it("makes one side as the other", () => {
    const { of } = changed(
      "bed on the left with hostas; bed on the right with ferns",
      "left bed same as the right",
    );
    expect(of("bed")).toMatchObject([
      { species: ["fern"], place: "left" },
      { species: ["fern"], place: "right" },
    ]);
  });

  it("says a number of what there are more of", () => {
    const { of } = changed("lawn; 5 birches; bed with hostas", "only 2 of them");
    expect(of("tree")).toMatchObject([{ size: { count: 2 } }]);
  });

  it("moves what stands free together and leaves plants and lawn", () => {
    const { of } = changed(
      "lawn; fire pit; gravel circle; oak on the right",
      "move it all farther from the house",
    );
    expect(of("fire-pit")).toMatchObject([{ place: "front" }]);
    expect(of("gravel")).toMatchObject([{ place: "front" }]);
    expect(of("tree")).toMatchObject([{ place: "right" }]);
  });

  it("gives a fence its gate and sets no second fence", () => {
    const { of } = changed("lawn; wood fence", "add a gate");
    expect(of("fence")).toMatchObject([{ gate: true }]);
  });
});

describe("words around a change", () => {
  it.each([
    ["get rid of the birch we live next to a school", "birch on the left; lawn"],
    ["take the boulders out they look odd", "boulders; lawn"],
  ])("that ask for nothing are not told: %s", (change, prompt) => {
    const { told, gone } = changed(prompt, change);
    expect(gone).toBe(1);
    expect(told).not.toContain("understand");
  });
});

describe("what cannot be done", () => {
  it("takes out nothing where only some by a thing are meant", () => {
    const { isAsBefore, told } = changed(
      "lawn; bed with boxwood; fence",
      "no boxwood in front of the window please",
    );
    expect(isAsBefore).toBe(true);
    expect(told).not.toBe("");
  });

  it("never makes one thing of the whole design", () => {
    const { isAsBefore } = changed(
      "lawn; patio; outdoor kitchen",
      "make everything match the brick on the house",
    );
    expect(isAsBefore).toBe(true);
  });

  it("is told of plants that are to stand elsewhere in their bed", () => {
    const { isAsBefore, told } = changed(
      "bed with salvia and sedum; lawn",
      "bring the sedum to the front edge",
    );
    expect(isAsBefore).toBe(true);
    expect(told).toContain("stand by their height");
  });
});

describe("clauses that hang together", () => {
  it("take a length behind a move for how far", () => {
    const { of } = changed("lawn; pergola; patio", "pergola further back, like 10 ft");
    expect(of("pergola")).toMatchObject([{ shiftM: { z: expect.closeTo(10 * FOOT, 1) } }]);
  });

  it("need no comma between them", () => {
    const { of, gone } = changed("lawn; patio; hedge; boulders; birch", "hedge lower no boulders no birch");
    expect(of("hedge")).toMatchObject([{ size: { heightM: expect.any(Number) } }]);
    expect(gone).toBe(2);
  });

  it("replace one thing by another with “not”", () => {
    const { of } = changed("lawn; 2 benches", "loungers not benches");
    expect(of("furniture")).toMatchObject([{ set: "loungers", size: { count: 2 } }]);
  });

  it("name a plant by a part of its name", () => {
    const { of } = changed(
      "lawn; crape myrtle on the left; crape myrtle on the right",
      "lose the crape on the left",
    );
    expect(of("tree")).toMatchObject([{ place: "right" }]);
  });

  it("tell that a side of a thing cannot be set", () => {
    const { isAsBefore, told } = changed("lawn; steps", "make the steps lower");
    expect(isAsBefore).toBe(true);
    expect(told).toContain("cannot be set");
  });
});
