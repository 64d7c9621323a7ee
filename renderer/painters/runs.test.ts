import { describe, expect, it } from "vitest";
import { shownElements } from "#core/design/shown-elements.ts";
import { feetToMeters } from "#core/geometry/units.ts";
import { renderConcept } from "#renderer/render/concept.ts";
import { openYard, YARD_CAMERAS } from "#tests/support/open-yard.ts";
import { seeOnce } from "#tests/support/see-once.ts";

const photo = await openYard("backyard-fence");
const camera = YARD_CAMERAS["backyard-fence"];
const seen = seeOnce(photo, camera);

function drawn(prompt: string, ...changes: string[]) {
  const output = renderConcept({
    photo,
    camera,
    seen,
    prompt,
    changes,
    areas: [],
    viewpoint: "same",
    seed: 1,
  });
  const { elements } = shownElements(
    {
      document: output.document,
      shapes: output.shapes ?? [],
      placed: output.placed,
      measured: [],
    },
    {},
  );
  const run = elements.find(({ element }) => ["fence", "hedge", "retaining-wall"].includes(element.kind))!;
  return { ...run, notes: output.notes.map(({ sentence }) => sentence).join(" ") };
}

describe("the length of what stands along a line", () => {
  it.each([
    ["fence", "a 12 ft fence at the back, lawn"],
    ["wall", "a 12 ft stone retaining wall at the back, lawn"],
    ["hedge", "a 12 ft long boxwood hedge at the back, lawn"],
  ])("is that which was asked for, drawn, measured and billed: %s", (thing, prompt) => {
    const whole = drawn(prompt.replace(/12 ft (?:long )?/, ""));
    const asked = drawn(prompt);
    expect(asked.runFt).toBeCloseTo(12, 0);
    expect(whole.runFt!).toBeGreaterThan(20);
    expect(asked.price!.cents).toBeLessThan(whole.price!.cents);
    const longer = drawn(prompt, `make the ${thing} 6 ft longer`);
    expect(longer.runFt).toBeCloseTo(18, 0);
    expect(longer.price!.cents).toBeGreaterThan(asked.price!.cents);
    expect(drawn(prompt.replace(/12 ft (?:long )?/, ""), `shorten the ${thing} to 10 ft`).runFt).toBeCloseTo(
      10,
      0,
    );
  });

  it("is so much less than the line has where nobody said a length, and comes back by undo", () => {
    const whole = drawn("fence at the back, lawn");
    const shorter = drawn("fence at the back, lawn", "shorten the fence by 4 ft");
    expect(shorter.runFt).toBeCloseTo(whole.runFt! - 4, 0);
    expect(drawn("fence at the back, lawn", "shorten the fence by 4 ft", "undo").runFt).toBe(whole.runFt);
  });

  it("is told where there is no room for it, with what there is", () => {
    const { notes, runFt } = drawn("a 90 ft fence at the back, lawn");
    expect(notes).toContain(`There was room for ${Math.round(runFt!)} of the 90 ft of fence.`);
  });

  it("is set by the hand", () => {
    const byHand = drawn("fence at the back, lawn", "Fence 1: make it 8 ft long");
    expect(byHand.runFt).toBeCloseTo(8, 0);
    expect(byHand.element.size).toEqual({ lengthM: feetToMeters(8) });
  });
});

describe("the distance from one plant of a hedge to the next", () => {
  it("is that which was asked for, counted and billed", () => {
    const near = drawn("a 12 ft long boxwood hedge at the back, 2 ft apart, lawn");
    const far = drawn("a 12 ft long boxwood hedge at the back, 4 ft apart, lawn");
    expect(far.price!.cents).toBeLessThan(near.price!.cents);
    expect(far.runFt).toBe(near.runFt);
  });
});
