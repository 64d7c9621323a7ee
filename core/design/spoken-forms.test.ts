import { describe, expect, it } from "vitest";
import { designOf } from "./design-of.ts";

const FRONT =
  "lawn; planting bed with 6 boxwood and 5 pink azaleas, red mulch, along the house; concrete walk, 4 ft wide, to the door; 1 dogwood in the middle; fence along the back";
const YARD =
  "paver patio, gray, 14 x 18 ft, behind the house; fire pit; lawn; cedar fence along the back; 3 river birch; 5 stone steps; gravel driveway";

function changed(said: string, prompt: string) {
  const before = designOf({ prompt, areas: [] }).document.elements;
  const { document, plans } = designOf({ prompt, areas: [], changes: [said] });
  const old = new Map(before.map(({ id, element }) => [id, JSON.stringify(element)]));
  const isNew = ({ id, element }: (typeof before)[number]) => old.get(id) !== JSON.stringify(element);
  return {
    document,
    touched: document.elements.filter(isNew).map(({ element }) => element),
    gone: before
      .filter(({ id }) => !document.elements.some((one) => one.id === id))
      .map(({ element }) => element),
    told: plans.flatMap(({ plan }) => plan.notes.map(({ sentence }) => sentence)).join(" "),
  };
}

describe("what is dictated", () => {
  it.each([
    ["the azaleas, can you do them in white", { species: ["boxwood", "rhododendron-white"] }],
    [
      "um so can we have uh the walk 5 ft wide, no wait, 6 ft wide",
      { size: { widthM: expect.closeTo(1.83, 2) } },
    ],
    ["oh and the dogwood, could that be moved over to the left", { place: "left" }],
    ["take the dogwood out of the middle and put it by the street", { place: "front" }],
    ["azaleas are boring, what about roses", { species: ["boxwood", "rose"] }],
    ["no more fence, put a row of arborvitae there instead", { kind: "hedge", species: "arborvitae" }],
    ["should the azaleas be pink or white? I think white", { species: ["boxwood", "rhododendron-white"] }],
    ["four of the boxwoods are plenty for me, I am 81", { counts: { boxwood: 4 } }],
  ])("changes one thing: %s", (said, is) => {
    const { touched, gone } = changed(said, FRONT);
    expect(gone).toEqual([]);
    expect(touched).toMatchObject([is]);
    expect(touched).toHaveLength(1);
  });

  it.each([
    ["Patio is too small for us, maybe 20 by 24, and i think tan not gray", { colour: "tan" }],
    ["steps look skinny", { kind: "steps", grown: {} }],
    [
      "steps look skinny, and there's no rail... mom needs a handrail",
      { kind: "steps", grown: { times: 1.3 } },
    ],
    ["concrete drive with no border", { kind: "concrete", use: "driveway" }],
    ["add a seat wall, half circle round the pit", { kind: "fire-pit", wall: true }],
    ["fence in black metal, with gate", { kind: "fence", style: "metal", gate: true }],
    [
      "more patio on the house side",
      { kind: "pavers", use: "patio", size: { lengthM: expect.closeTo(7.1, 1) } },
    ],
  ])("is done to what is there: %s", (said, is) => {
    const { touched, gone } = changed(said, YARD);
    expect(gone).toEqual([]);
    expect(touched).toMatchObject([is]);
    expect(touched).toHaveLength(1);
  });

  it.each([
    ["lose one birch, it'll drop leaves in the pool next door", ["tree"]],
    ["how about a fountain where the lawn meets the patio", ["water-feature"]],
    ["needs something tall at the corner, like an arborvitae or two", ["hedge"]],
    ["2 more birches on the right, smaller than these", ["tree"]],
    ["I want string lights over the patio", ["furniture"]],
    ["the gravel is hot, brick or concrete would be cooler", ["pavers"]],
  ])("adds and takes out nothing else: %s", (said, kinds) => {
    const { touched, gone } = changed(said, YARD);
    expect(gone).toEqual([]);
    expect(touched.map(({ kind }) => kind)).toEqual(kinds);
  });

  it("keeps all that is to be left", () => {
    const { gone } = changed("leave the patio, leave the birches, everything else can go", YARD);
    expect(gone.map(({ kind }) => kind)).toEqual(["fire-pit", "lawn", "fence", "steps", "gravel"]);
  });

  it("takes out one of a bed where one is spoken of, and brings what comes there", () => {
    const { touched } = changed(
      "the boxwood nearest the door has to go, put a pot of geraniums there instead",
      FRONT,
    );
    expect(touched).toMatchObject([{ counts: { boxwood: 5 } }, { kind: "planter", species: ["geranium"] }]);
  });
});

describe("what no picture answers", () => {
  it.each([
    ["can you guarantee them azaleas for two years and send a guy to prune em", "Only the picture"],
    ["I'd like the walk to not get hot in July and my wifi to reach out there", "heat and signals"],
    ["can it grow three times faster", "How plants grow"],
    [
      "need drain tile behind the fence and the engineer stamp for the county",
      "would not show in the picture",
    ],
  ])("is told, and nothing is drawn: %s", (said, answer) => {
    const { touched, gone, told } = changed(said, FRONT);
    expect([touched, gone]).toEqual([[], []]);
    expect(told).toContain(answer);
  });
});

describe("what nobody asked for", () => {
  const LIT = `${YARD}; path lights; bed with 8 roses and 6 salvia along the fence; 2 umbrellas; 4 loungers`;

  it.each([
    ["I don't need the patio moved or anything, I just want the driveway wider", ["gravel"], []],
    ["walk should curve", [], []],
    ["one spot on the birch", [], []],
    ["get rid of the grass between the drive and the patio and plant it up with liriope", [], []],
    ["no fire pit, no steps, just the birches and the gravel", [], ["fire-pit", "steps"]],
    ["one umbrella is enough, put it between the loungers", ["furniture"], []],
    ["keep the roses, lose the rest of the bed", ["bed"], []],
    ["add a gate to the fence", ["fence"], []],
    ["only 4 roses", ["bed"], []],
  ])("stays as it is: %s", (said, kinds, lost) => {
    const { touched, gone } = changed(said, LIT);
    expect(touched.map(({ kind }) => kind)).toEqual(kinds);
    expect(gone.map(({ kind }) => kind)).toEqual(lost);
  });

  it('is of the name before "that", whatever was named earlier', () => {
    const { document } = changed(
      "I don't want any of the azaleas, oh and the dogwood, could that be moved to the left?",
      FRONT,
    );
    expect(document.elements.map(({ element }) => element)).toMatchObject([
      { kind: "lawn" },
      { kind: "bed", species: ["boxwood"] },
      { kind: "concrete" },
      { kind: "tree", place: "left" },
      { kind: "fence" },
    ]);
  });

  it("is of the new ones alone", () => {
    const { touched } = changed("can we get two more dogwoods, in pink", FRONT);
    expect(touched).toMatchObject([{ species: "dogwood-pink", size: { count: 2 } }]);
  });

  it("is no size where it says how far", () => {
    const { touched } = changed("The dogwood is too close to the house, 6 feet out please", FRONT);
    expect(touched).toHaveLength(1);
    expect(touched[0]?.size?.heightM).toBeUndefined();
    expect(touched[0]?.shiftM).toMatchObject({ z: expect.closeTo(-1.83, 2) });
  });

  it("is told where all that is said finds fault", () => {
    const { told, touched } = changed(
      "The lawn is fine. The birches are fine. It's the fence, it's too grey.",
      YARD,
    );
    expect(touched).toEqual([]);
    expect(told).toContain("too grey");
  });
});

describe("what goes with a thing", () => {
  it("is told", () => {
    const { told } = changed("put a table instead of the fire pit", `${YARD}; 4 adirondack chairs`);
    expect(told).toContain("The 4 chairs around the fire pit go with it.");
  });
});

describe("all of them at once", () => {
  it.each([
    ["change all the plants except the boxwoods to something that likes sun", ["bed"]],
    ["move everything in the back to the left", ["fence"]],
  ])("is said by name: %s", (said, kinds) => {
    const { touched, gone } = changed(said, FRONT);
    expect(gone).toEqual([]);
    expect(touched.map(({ kind }) => kind)).toEqual(kinds);
  });
});

describe("what takes the place of what is there", () => {
  const OLD =
    "stamped concrete patio, 20 x 20 ft; fire pit; lawn; front bed with 4 hollies and 6 coneflowers; 8 arborvitae along the back; sectional sofa";

  it.each([
    ["stamped concrete cracks. We want real stone", [{ kind: "pavers", stone: "flagstone" }], []],
    [
      "20x20 is too big, we have no grass left. 14 by 16",
      [{ kind: "concrete", size: { lengthM: expect.closeTo(4.88, 2) } }],
      [],
    ],
    ["I don't think we need hollies", [{ kind: "bed", species: ["coneflower"] }], []],
    ["put the grill by the house", [{ kind: "outdoor-kitchen", place: "along-house" }], []],
    [
      "get rid of everything but the patio and start simple with two chairs",
      [{ kind: "furniture", set: "chairs", size: { count: 2 } }],
      ["fire-pit", "lawn", "bed", "hedge", "furniture"],
    ],
  ])("is that alone: %s", (said, is, lost) => {
    const { touched, gone } = changed(said, OLD);
    expect(touched).toMatchObject(is);
    expect(touched).toHaveLength(is.length);
    expect(gone.map(({ kind }) => kind)).toEqual(lost);
  });
});

it("leaves a chosen mulch where its last plant goes, and not the one that nobody chose", () => {
  const mulched = changed("the mulch is fine but take the liriope out", "black mulch bed with liriope");
  expect(mulched.touched).toMatchObject([{ kind: "bed", mulch: "black", species: [], bare: true }]);
  expect(changed("remove the roses", "roses along the house").gone).toHaveLength(1);
});

it("reads nevermind as two words", () => {
  expect(changed("nevermind the wall", "seat wall around the patio").gone).toHaveLength(1);
});
