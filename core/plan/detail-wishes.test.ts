import { expect, it } from "vitest";
import { designOf } from "#core/design/design-of.ts";

/** What a first wish draws, and what is told of it. */
function wished(prompt: string) {
  const { elements, removals, keeps, notes } = designOf({ prompt, areas: [] }).plans[0]!.plan;
  const told = notes.filter(({ status }) => status !== "placed").map(({ sentence }) => sentence);
  return { elements, removals, keeps, told: told.join(" ") };
}

it.each<[said: string, ...elements: object[]]>([
  ["gravel path round to the side gate 3 ft wide", { kind: "gravel", use: "walkway" }],
  ["a concrete patio and a privacy screen, wood, beside it", {}, { kind: "fence", style: "wood" }],
  ["mow strip, concrete, along the lawn", { kind: "edging", material: "concrete" }],
  ["need a gate on the left, vinyl white", { kind: "fence", gate: true }],
  [
    "two big pots at the garage, black pots",
    { kind: "planter", colour: "black", bulk: "large", size: { count: 2 } },
  ],
  [
    "We want privacy from the neighbors on the left. Tall skinny evergreens, I think italian cypress, about 8 of them",
    { kind: "tree", species: "italian-cypress", place: "left", size: { count: 8 } },
  ],
  [
    "half and half, left half fake grass and right half a patio",
    { kind: "lawn", surface: "turf", place: "left" },
    { kind: "pavers", use: "patio", place: "right" },
  ],
  [
    "boxwoods in pots by the door, path edged in brick",
    {},
    { kind: "edging", material: "brick", place: "along-walk" },
  ],
  [
    "retaining wall out of those big concrete blocks along the drive 3 ft tall",
    { kind: "retaining-wall", material: "block", place: "along-driveway" },
  ],
  [
    "a hedge along the back and a little fence, 2 ft is enough",
    {},
    { kind: "fence", size: { heightM: expect.closeTo(0.61, 2) } },
  ],
  [
    "put gravel down, like a tan decomposed granite, with maybe six agaves",
    { kind: "gravel", grade: "fine" },
    { kind: "bed", mulch: "gravel", grade: "fine", counts: { agave: 6 } },
  ],
  ["bluestone patio round maybe 14 feet across", { kind: "pavers", shape: "round" }],
  [
    "a line of 3 fruit trees along the fence two apple one pear",
    { kind: "tree", place: "along-fence", size: { count: 3 } },
  ],
  ["can I see it at night with the path lit", { kind: "path-lights", place: "along-walk" }],
])("draws a detail that is said behind its thing: %s", (said, ...elements) => {
  const drawn = wished(said).elements;
  expect(drawn).toHaveLength(elements.length);
  elements.forEach((one, at) => {
    expect(drawn[at]).toMatchObject(one);
  });
});

it("takes a way that leads round for no round one", () => {
  expect(wished("gravel path round to the side gate").elements[0]).not.toHaveProperty("shape");
});

it("reads what goes and what stays from few words", () => {
  const { removals, keeps } = wished("trampoline goes away, swing set stays, new lawn");
  expect([removals, keeps]).toEqual([["trampoline"], ["swing set"]]);
});

it.each([
  ["three large boulders by the walk", "large boulders"],
  ["raked gravel with a bench", "raked"],
  ["a koi pond", "koi"],
  ["vinyl fence with black posts", "black posts"],
  ["a block retaining wall at the back and plant the top with rosemary", "plant the top"],
])("tells of a detail that no picture shows: %s", (said, words) => {
  expect(wished(said).told).toContain(`“${words}”`);
});

it.each(["a boulder by the walk", "gravel area with a bench", "two apple trees and a pear tree"])(
  "tells of no detail that nobody named or that is drawn: %s",
  (said) => {
    expect(wished(said).told).not.toMatch(/left to the layout|drawn smooth/);
  },
);
