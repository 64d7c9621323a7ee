import { describe, expect, it } from "vitest";
import { designOf } from "#core/design/design-of.ts";

/** A design after a change, and what is told beside it. */
function changed(prompt: string, change: string) {
  const { document, plans } = designOf({ prompt, areas: [], changes: [change] });
  const told = plans.flatMap(({ plan }) =>
    plan.notes.filter((_, at) => !plan.announced.some(({ note }) => note === at)),
  );
  return {
    elements: document.elements.map(({ element }) => element),
    season: document.season,
    told: told.map(({ sentence }) => sentence).join(" "),
  };
}

describe("what a change only tells", () => {
  it.each([
    ["lawn; 6 boulders", "drop two of the boulders, the mower clips them constantly and my blade is wrecked"],
    ["lawn; 8 planters", "4 planters please, residents complain"],
    ["lawn; bed with hostas and ferns", "no ferns, the slugs here are unbelievable"],
  ])("is not told as not understood: %s, %s", (prompt, change) => {
    expect(changed(prompt, change).told).not.toContain("I did not understand");
  });

  it.each([
    ["bed along the walk with petunias", "petunias die every summer. Use lantana.", ["lantana"]],
    ["bed along the fence with daylilies", "daylilies flop, something upright like boxwood", ["boxwood"]],
    ["bed along the house with hostas", "the hostas get eaten by deer, put astilbe there", ["astilbe"]],
  ])("finds fault with a thing, and another one comes for it: %s, %s", (prompt, change, species) => {
    expect(changed(prompt, change).elements).toMatchObject([{ species }]);
  });

  it("takes nothing out that it asked for before", () => {
    expect(changed("artificial turf; patio", "put real grass back I dont like it").elements).toMatchObject([
      { kind: "lawn", surface: "sod" },
      {},
    ]);
  });
});

describe("one of several", () => {
  it.each([
    ["lawn; 5 palms; pool", "keep the middle palm, the rest can go", 1],
    ["lawn; 3 boulders", "3 boulders is too many. Keep the one on the left, lose the other two.", 1],
    ["lawn; 2 benches", "the bench on the right can go", 1],
    ["lawn; 4 planters", "lose the left two pots", 2],
  ])("goes or stays, and nothing else does: %s, %s", (prompt, change, count) => {
    const { elements } = changed(prompt, change);
    expect(elements).toHaveLength(prompt.split(";").length);
    expect(elements[1]).toMatchObject({ size: { count } });
  });
});

describe("a time of the year", () => {
  it.each([
    ["can I see what it looks like in October", "autumn"],
    ["Could I see it in June, with the roses in full bloom?", "summer"],
    ["What does it look like in January? I leave the seedheads standing.", "winter"],
  ])("is seen, however it is asked for: %s", (change, season) => {
    const seen = changed("lawn; bed with roses", change);
    expect(seen.season).toBe(season);
    expect(seen.elements).toHaveLength(2);
  });
});
