import { describe, expect, it } from "vitest";
import { changedDesign, designOf } from "./design-of.ts";

/** The elements after a change, and what was told of it. */
function changed(change: string, prompt: string) {
  const { document } = designOf({ prompt, areas: [] });
  const after = changedDesign({ document, earlier: [] }, [], [change])!;
  return {
    elements: after.document.elements.map(({ element }) => element),
    season: after.document.season,
    told: after.plans[0]!.plan.notes.filter(({ status }) => status === "told").map(
      ({ sentence }) => sentence,
    ),
  };
}
const BED = "lawn; planting bed with 6 hydrangeas and 9 boxwood, red mulch";

it.each(["remove the mulch ring", "undo the mulch ring"])(
  "takes out a bed that is nothing but its mulch: %s",
  (change) => {
    const { document } = designOf({
      prompt: "a lawn and a mulch ring round the tree",
      areas: [],
      changes: [change],
    });
    expect(document.elements.map(({ element }) => element.kind)).toEqual(["lawn"]);
  },
);

describe("a number of a change", () => {
  it.each([
    ["put a few more of the hydrangeas, like 3", BED, 1, { counts: { hydrangea: 9 } }],
    ["take out half the hedge", "lawn; hedge of 12 privet along the driveway", 1, { size: { count: 6 } }],
    ["double the arborvitae", "lawn; hedge of 5 arborvitae", 1, { size: { count: 10 } }],
    ["can we have double the lights", "lawn; 4 path lights", 1, { size: { count: 8 } }],
    [
      "two more chairs and make all of them red",
      "lawn; fire pit with 4 chairs",
      1,
      { seats: 6, seatColor: "red" },
    ],
    [
      "make the chairs blue, and two more of them",
      "lawn; fire pit with 4 chairs",
      1,
      { seats: 6, seatColor: "blue" },
    ],
    [
      "trim the hedge to 3 feet and add four more plants",
      "lawn; hedge of 12 privet",
      1,
      { size: { count: 16 } },
    ],
  ])("is of what it is said of: %s", (change, prompt, at, wanted) => {
    const { elements } = changed(change, prompt);
    expect(elements).toHaveLength(2);
    expect(elements[at]).toMatchObject(wanted);
  });

  it("of plants in general is of none of several beds and trees", () => {
    const { elements } = changed("4 more plants", "lawn; bed with 5 roses; 3 maples");
    expect(elements).toMatchObject([{ kind: "lawn" }, { counts: { rose: 5 } }, { size: { count: 3 } }]);
    expect(elements).toHaveLength(3);
  });

  it("of one tree at a place leaves the others", () => {
    const { elements } = changed(
      "take away the palm nearest the pool and put a hot tub there",
      "pool; lawn; 4 palms on the right",
    );
    expect(elements).toMatchObject([{ kind: "pool" }, {}, { size: { count: 3 } }, { set: "hot-tub" }]);
  });
});

describe("a color of a change", () => {
  it("of flowers is planted and colors no mulch", () => {
    const { elements } = changed(
      "some color in that bed. red and orange flowers",
      "lawn; bed with 12 agaves",
    );
    expect(elements).toHaveLength(2);
    expect(elements[1]).toMatchObject({
      mulch: "brown",
      species: expect.arrayContaining(["agave", "zinnia"]),
    });
  });

  it("of mulch that is not liked gives plain mulch, or the shade that was said", () => {
    expect(changed("not sold on the red mulch", BED).elements[1]).toMatchObject({ mulch: "brown" });
    expect(changed("no mulch", BED).elements[1]).toMatchObject({ mulch: "soil" });
    const brown = "lawn; bed with 6 hydrangeas, brown mulch";
    expect(changed("I hate the mulch color, go darker", brown).elements[1]).toMatchObject({ mulch: "black" });
    const black = "lawn; bed with 6 hydrangeas, black mulch";
    expect(changed("mulch is a bit dark", black).elements[1]).toMatchObject({ mulch: "brown" });
  });
});

describe("a tree that is too big", () => {
  it("gives its place to the smaller one that is named", () => {
    const { elements } = changed(
      "the trees look too big, smaller ones please, crape myrtle",
      "lawn; 3 maples",
    );
    expect(elements).toMatchObject([{ kind: "lawn" }, { species: "crape-myrtle", size: { count: 3 } }]);
    expect(elements).toHaveLength(2);
  });
});

describe("words for what is done", () => {
  it.each([
    ["bulldoze the patio", []],
    ["nuke the patio", []],
    ["get shot of the patio", []],
    ["scale down the patio", [{ size: { widthM: expect.closeTo(3.75, 1) } }]],
    ["beef up the patio", [{ size: { widthM: expect.closeTo(6.34, 1) } }]],
    ["fatten the patio up", [{ size: { widthM: expect.closeTo(6.34, 1) } }]],
  ])("are known by their sense: %s", (change, wanted) => {
    const { elements, told } = changed(change, "paver patio, 16 by 20 ft");
    expect(elements).toMatchObject(wanted);
    expect(told).toEqual([]);
  });

  it("paint a fence and build none", () => {
    const { elements } = changed("slap some black paint on the fence", "lawn; white fence");
    expect(elements).toMatchObject([{ kind: "lawn" }, { kind: "fence", color: "black" }]);
    expect(elements).toHaveLength(2);
  });

  it("show a season", () => {
    expect(changed("make this look like fall", "lawn; 3 maples").season).toBe("autumn");
  });
});

describe("a clause without a verb", () => {
  it("asks for the likeliest that its words can be", () => {
    const { elements } = changed(
      "steps over to the left so they line up with the back door",
      "lawn; steps in the middle",
    );
    expect(elements[1]).toMatchObject({ kind: "steps", place: "left" });
    const pool = changed("rectangular not kidney, same spot", "patio; kidney pool; lawn");
    expect(pool.elements[1]).toMatchObject({ kind: "pool", shape: "rectangle" });
  });

  it("of what somebody meant does nothing", () => {
    expect(changed("i meant the hedge on the right", "lawn; hedge on the left").elements[1]).toMatchObject({
      place: "left",
    });
  });
});

describe("what is only named to say where", () => {
  it("does not come, and is not what gets wider", () => {
    const same = changed("give me the same thing on the other side of the steps", "lawn; bed with 7 azaleas");
    expect(same.elements).toHaveLength(2);
    expect(same.told.join()).toContain("the same thing on the other side of the steps");
    const wide = changed(
      "can the steps go on the left rather than the middle, and be wider",
      "deck, 14 by 20 ft; 5 steps down to the lawn",
    );
    expect(wide.elements[0]).toMatchObject({ kind: "deck", size: { widthM: expect.closeTo(4.27, 1) } });
  });
});

describe("the sense of a sentence", () => {
  it.each([
    ["pull the tree out of there", "lawn; 1 dogwood", [{ kind: "lawn" }]],
    [
      "I'd rather have a fence than those trees",
      "lawn; row of 8 arborvitae",
      [{ kind: "lawn" }, { kind: "fence" }],
    ],
    ["swap what's in them for palms", "lawn; 2 planters with boxwood", [{}, { species: ["queen-palm"] }]],
    ["everything's good, just lose one lounger", "lawn; 4 loungers", [{}, { size: { count: 3 } }]],
    [
      "the pink ones are too much, what about white",
      "lawn; bed with 7 azaleas and 4 hostas",
      [{}, { species: ["rhododendron-white", "hosta"] }],
    ],
  ])("is done as it is meant: %s", (change, prompt, wanted) => {
    const { elements } = changed(change, prompt);
    expect(elements).toHaveLength(wanted.length);
    expect(elements).toMatchObject(wanted);
  });
});

describe("things that belong together", () => {
  const PIT =
    "flagstone patio; fire pit; 5 Adirondack chairs, red; hedge of 10 arborvitae; string lights; 3 boulders";

  it("are the chairs of a fire pit, and no string lights", () => {
    const { elements } = changed("drop two of the chairs, blue for the others", PIT);
    expect(elements[1]).toMatchObject({ kind: "fire-pit", seats: 3, seatColor: "blue" });
    expect(elements.find((one) => one.kind === "furniture")).not.toHaveProperty("color");
  });

  it("are a thing that is sized and its number: it does not go", () => {
    const { elements } = changed("I don't want the hedge that long, 6 of them is enough", PIT);
    expect(elements.find((one) => one.kind === "hedge")).toMatchObject({ size: { count: 6 } });
    const more = changed("more boulders, like double", PIT).elements;
    expect(more.find((one) => one.kind === "boulders")).toMatchObject({ size: { count: 6 } });
  });

  it("are a way that is named and its material", () => {
    const { elements } = changed(
      "take the little purple ones out and put the money into a nicer walk, brick or something",
      "paver driveway, charcoal; bed with 8 boxwood, 6 catmint and 5 coneflowers; concrete walk to the door",
    );
    expect(elements).toMatchObject([
      { use: "driveway", colour: "charcoal" },
      { species: ["boxwood", "coneflower"] },
      { use: "walkway", stone: "brick" },
    ]);
  });

  it("are a thing and what comes instead", () => {
    const { elements } = changed(
      "rip the whole patio out, I want a deck there instead",
      "lawn; flagstone patio",
    );
    expect(elements).toMatchObject([{ kind: "lawn" }, { kind: "deck" }]);
  });
});

describe("what cannot be drawn so", () => {
  it("brings no second walk and is told beside what is done", () => {
    const { elements, told } = changed(
      "Make the walk curve a bit and do it in brick instead of concrete please",
      "lawn; concrete walk to the door",
    );
    expect(elements).toMatchObject([{ kind: "lawn" }, { kind: "pavers", use: "walkway", stone: "brick" }]);
    expect(elements).toHaveLength(2);
    expect(told.join()).toContain("cannot be bent by words");
  });

  it("paves nothing for terraces of a wall", () => {
    const { elements, told } = changed(
      "Split the wall into two 18-inch terraces",
      "lawn; retaining wall, tan block, 3 ft",
    );
    expect(elements).toHaveLength(2);
    expect(told.join()).toContain("A wall is drawn in one tier");
  });

  it("is no pool that is to be kidney shaped", () => {
    const { elements } = changed("make the pool kidney shaped and a touch smaller", "lawn; rectangular pool");
    expect(elements[1]).toMatchObject({ kind: "pool", shape: "kidney" });
  });
});
