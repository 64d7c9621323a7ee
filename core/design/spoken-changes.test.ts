import { describe, expect, it } from "vitest";
import { designOf } from "./design-of.ts";

const YARD =
  "gray paver walk 4 ft wide; bluestone patio 12x16 ft with a fire pit and 4 chairs; bed along the house with 5 hydrangeas and 9 boxwoods; path lights; cedar fence 6 ft along the back";

function changed(change: string, prompt = YARD) {
  const before = designOf({ prompt, areas: [] }).document.elements;
  const { document, plans } = designOf({ prompt, areas: [], changes: [change] });
  const isSame = (one: (typeof before)[number]) =>
    before.some(
      ({ id, element }) => id === one.id && JSON.stringify(element) === JSON.stringify(one.element),
    );
  const of = (kind: string) =>
    document.elements.map(({ element }) => element).filter((element) => element.kind === kind);
  return {
    of,
    bed: of("bed")[0] as { species: string[]; counts?: Record<string, number> } | undefined,
    walk: document.elements.find(({ element }) => "use" in element && element.use === "walkway")?.element,
    patio: document.elements.find(({ element }) => "use" in element && element.use === "patio")?.element,
    document,
    isAsBefore: document.elements.length === before.length && document.elements.every(isSame),
    touched: document.elements.filter((one) => !isSame(one)).map(({ element }) => element.kind),
    told: plans
      .flatMap(({ plan }) => plan.notes)
      .filter(({ status }) => status !== "placed")
      .map(({ sentence }) => sentence)
      .join(" "),
  };
}

describe("“it” in a change of a first wish", () => {
  it.each([
    ["make it wider", "walk 4 ft wide, gray pavers; boxwood hedge on both sides", "pavers"],
    ["6 foot", "4 foot white vinyl fence along the side", "fence"],
    ["shorten it to 8'", "12 ft outdoor kitchen; lawn", "outdoor-kitchen"],
    ["trim it down to a metre or so", "boxwood hedge 2 m high", "hedge"],
    ["go 12x16", "12x12 cedar pergola on the patio", "pergola"],
    ["every 10 ft", "lawn; path lights every 6 ft along the walk", "path-lights"],
    ["flip the colors", "driveway charcoal pavers with light gray border; lawn", "pavers"],
  ])("is the only thing that can be changed so: %s", (change, prompt, kind) => {
    expect(changed(change, prompt)).toMatchObject({ touched: [kind], told: "" });
  });

  it.each(["bigger", "move it to the left", "remove it"])("is asked back where several fit: %s", (change) => {
    const { isAsBefore, told } = changed(change, "paver patio; fire pit; cedar pergola");
    expect(isAsBefore).toBe(true);
    expect(told).toContain("Which one do you mean: the patio 1, the fire pit 2 or the pergola 3?");
  });
});

describe("what asks for nothing that can be drawn", () => {
  it.each([
    ["paint the house blue", "The house itself stays"],
    ["can the front door be red", "The house itself stays"],
    ["move the house back", "The house itself stays"],
    ["what does it cost", "bill of materials"],
    ["how much is the patio", "bill of materials"],
    ["perfect", "Nothing was changed"],
    ["thanks, looks great", "Nothing was changed"],
    ["tell me a joke", "Only the picture"],
    ["call the neighbors", "Only the picture"],
    ["golden hour lighting please", "low sun"],
    ["wont that wash out when it rains?", "asks for no change"],
    ["could we do lavender there instead?", "in whose place"],
    ["put something else in the pots", "what should come instead"],
    ["the fence looks fake", "what should be different"],
    ["square it off, no curves", "circle the shape"],
    ["the gate is too small", "A gate has no size"],
    ["no tent", "nothing to take out"],
    ["uplights only on the middle one", "A part of a row"],
  ])("is answered and changes nothing: %s", (change, answer) => {
    const { isAsBefore, told } = changed(change);
    expect(isAsBefore).toBe(true);
    expect(told).toContain(answer);
  });
});

describe("numbers", () => {
  it.each([
    ["knock the boxwoods down to 6", { hydrangea: 5, boxwood: 6 }],
    ["fewer boxwoods, maybe 3", { hydrangea: 5, boxwood: 3 }],
    ["double the boxwoods", { hydrangea: 5, boxwood: 18 }],
    ["twice as many hydrangeas", { hydrangea: 10, boxwood: 9 }],
    ["drop two of the boxwoods", { hydrangea: 5, boxwood: 7 }],
    ["more hydrangeas less boxwoods", { hydrangea: 8, boxwood: 6 }],
  ])("are of the plant that is named: %s", (change, counts) => {
    expect(changed(change).bed?.counts).toEqual(counts);
  });

  it("are halved where half is to go", () => {
    const { of } = changed("take half the path lights out", "8 path lights; pergola");
    expect(of("path-lights")).toMatchObject([{ size: { count: 4 } }]);
  });
});

describe("one thing in the place of another", () => {
  it.each([
    ["walk to brick", { kind: "pavers", use: "walkway", stone: "brick" }],
    ["the walk in brick", { kind: "pavers", use: "walkway", stone: "brick" }],
    ["swap the walk for gravel", { kind: "gravel", use: "walkway" }],
  ])("keeps its use: %s", (change, walk) => {
    expect(changed(change).walk).toMatchObject(walk);
  });

  it("may be something cheaper, or something native", () => {
    const { patio, told } = changed("something cheaper than bluestone");
    expect(patio).toMatchObject({ kind: "pavers", size: { lengthM: 4.8768 } });
    expect(patio).not.toHaveProperty("stone");
    expect(told).toBe("Concrete pavers are drawn: they cost less.");
    const { bed } = changed("something native instead of the hydrangeas");
    expect(bed?.species).toHaveLength(2);
    expect(bed?.species).toContain("boxwood");
    expect(bed?.species).not.toContain("hydrangea");
  });

  it("leaves what stands there when nothing is drawn for the new thing", () => {
    const { isAsBefore, told } = changed("replace the chairs with a sauna");
    expect(isAsBefore).toBe(true);
    expect(told).toContain("“sauna” cannot be drawn yet");
  });
});

describe("colors of plants", () => {
  it("are those of a variety, or are told", () => {
    expect(changed("make the hydrangeas pink").bed?.species).toEqual(["hydrangea-pink", "boxwood"]);
    expect(changed("hydrangeas should be pink not white").bed?.counts).toEqual({
      "hydrangea-pink": 5,
      boxwood: 9,
    });
    expect(changed("make the hydrangeas blue").bed?.species).toEqual(["hydrangea-blue", "boxwood"]);
    const orange = changed("make the hydrangeas orange");
    expect(orange.isAsBefore).toBe(true);
    expect(orange.told).toContain("“orange” is left out");
  });
});

describe("several changes in one sentence", () => {
  it("are all done, and what is not is told", () => {
    const { bed, walk, of, told } = changed(
      "make the hydrangeas pink, knock the boxwoods down to 6, walk to brick, and ditch the fence",
    );
    expect(bed?.counts).toEqual({ "hydrangea-pink": 5, boxwood: 6 });
    expect(walk).toMatchObject({ stone: "brick" });
    expect(of("fence")).toEqual([]);
    expect(told).toBe("");
  });

  it.each([
    "perfect dont touch the boxwoods but more hydrangeas",
    "more hydrangeas, its all green",
    "my wife says more hydrangeas please",
  ])("need no more than one: %s", (change) => {
    const { bed, told } = changed(change);
    expect(bed?.counts).toEqual({ hydrangea: 8, boxwood: 9 });
    expect(told).toBe("");
  });
});

describe("what is not the thing that is meant", () => {
  it.each([
    "take all the lights off the left side",
    "no path lights past the gate",
    "put the fire pit at that end",
    "could it have a roof that keeps rain out",
    "so the beds get switched with where the fence is",
    "the fire pit should be gas not wood",
  ])("is left as it is: %s", (change) => {
    const { isAsBefore, told } = changed(change);
    expect(told).not.toBe("");
    expect(isAsBefore).toBe(true);
  });

  it("makes no paving where there is none to be of that color", () => {
    const { isAsBefore, told } = changed("terracotta", "two boulders by the front door");
    expect(isAsBefore).toBe(true);
    expect(told).toContain("cannot be drawn that way");
  });

  it("is left when all else of a bed is to go", () => {
    const { bed } = changed("keep the hydrangeas, everything else in that bed can go");
    expect(bed).toMatchObject({ species: ["hydrangea"], counts: { hydrangea: 5 } });
  });
});

describe("too much and not enough", () => {
  it("change the size of what lies on the ground, and the age of plants", () => {
    const { patio, told } = changed("too much patio, not enough grass");
    expect(patio?.size?.lengthM).toBeCloseTo(4.8768 / 1.3);
    expect([changed("not enough grass").of("lawn").length, told]).toEqual([1, ""]);
  });

  it.each(["hydrangeas aren't tall enough", "make the boxwoods bigger"])(
    "say so where plants are drawn grown up: %s",
    (change) => {
      const { told, bed } = changed(change);
      expect(told).toContain("drawn grown up already");
      expect(bed?.counts).toEqual({ hydrangea: 5, boxwood: 9 });
    },
  );

  it.each([
    ["replace half the boxwoods with roses", "in two steps"],
    ["put half of them behind the boxwoods", "Plants stand by their height"],
    ["the path lights are too close together", "Say the distance"],
    ["the plants are too close to eachother", "Say the distance"],
  ])("are told where nothing can be done: %s", (change, answer) => {
    const { told, bed } = changed(change);
    expect(told).toContain(answer);
    expect(bed?.counts).toEqual({ hydrangea: 5, boxwood: 9 });
  });
});

describe("one thing that is disliked", () => {
  it.each([
    ["i don't like the bluestone, use brick", "brick"],
    ["what would it look like in brick?", "brick"],
    ["do the patio in flagstone", "flagstone"],
  ])("is another afterwards: %s", (change, stone) => {
    expect(changed(change, "bluestone patio 12x16 ft; lawn").of("pavers")).toMatchObject([{ stone }]);
  });
});

describe("words without a comma, a verb or a name", () => {
  const HEDGE = "hedge of 8 boxwoods along the driveway";
  it.each([
    ["add 4 more", HEDGE, "hedge", { size: { count: 12 } }],
    ["steel ones", "3 raised beds; gravel path", "raised-bed", { material: "steel" }],
    ["fountain goes in the middle of the lawn", "fountain; lawn", "water-feature", { place: "centre" }],
    ["move the bench to the patio", "lawn; bench; paver patio", "furniture", { place: "around-patio" }],
    ["no mulch, gravel", "bed with peonies", "bed", { mulch: "gravel", species: ["peony"] }],
    ["no mulch", "bed with peonies", "bed", { mulch: "soil", species: ["peony"] }],
    ["take the mulch out, just soil", "bed with peonies", "bed", { mulch: "soil", species: ["peony"] }],
    ["instead of a fountain a fire pit", "fountain; lawn", "fire-pit", {}],
    [
      "hostas dont get enough shade there swap em for sedum",
      "bed of hostas and ferns",
      "bed",
      { species: ["sedum", "fern"] },
    ],
    ["stretch the pool to 30 ft", "pool 12x24; pergola", "pool", { size: { lengthM: 9.144 } }],
  ])("are read: %s", (change, prompt, kind, details) => {
    const { of, told } = changed(change, prompt);
    expect(of(kind)).toMatchObject([details]);
    expect(told).toBe("");
  });

  it.each([
    ["shorter please", HEDGE, "hedge"],
    ["get rid of the palms they look silly", "pool; 2 palms", "pool"],
  ])("mean one thing: %s", (change, prompt, kind) => {
    const { of, told } = changed(change, prompt);
    expect(of(kind)).toHaveLength(1);
    expect(of("hedge").every(({ size }) => size?.heightM !== undefined)).toBe(true);
    expect([of("tree"), told]).toEqual([[], ""]);
  });

  it.each(["i want it in brick", "turn them off"])("are told where nothing is meant: %s", (change) => {
    const { isAsBefore, told } = changed(change, "stone retaining wall 2 ft; lawn");
    expect(isAsBefore).toBe(true);
    expect(told).not.toBe("");
  });
});

describe("places and times", () => {
  it("are read as people say them", () => {
    const steps = "retaining wall 3 ft; steps in the middle";
    expect(changed("can the steps go on the left end instead", steps).of("steps")).toMatchObject([
      { place: "left" },
    ]);
    const kitchen = "travertine patio; outdoor kitchen on the right";
    expect(changed("the kitchen on the other side", kitchen).of("outdoor-kitchen")).toMatchObject([
      { place: "left" },
    ]);
    expect(changed("show it in april when they bloom").document.season).toBe("spring");
    expect(changed("how would that look around halloween").document.season).toBe("autumn");
  });

  it("go back to the first picture", () => {
    const changes = ["remove the fence", "make the patio bigger", "I liked the first one better"];
    const { document } = designOf({ prompt: YARD, areas: [], changes });
    expect(document.elements).toEqual(designOf({ prompt: YARD, areas: [] }).document.elements);
  });
});
