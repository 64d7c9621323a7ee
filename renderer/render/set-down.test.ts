import { describe, expect, it } from "vitest";
import { placeSentence } from "#core/design/hand-palette.ts";
import { boundingRectangle } from "#core/geometry/bounding-rectangle.ts";
import { metersToFeet } from "#core/geometry/units.ts";
import type { PlacedElement } from "#core/plan/placed-element.ts";
import { openYard, YARD_CAMERAS } from "#tests/support/open-yard.ts";
import { seeOnce } from "#tests/support/see-once.ts";
import { renderConcept } from "./concept.ts";

const photo = await openYard("backyard-fence");
const camera = YARD_CAMERAS["backyard-fence"];
const seen = seeOnce(photo, camera);
const draw = (...changes: string[]) => drawn("lawn, 10 by 8 ft paver patio", changes);
const drawn = (prompt: string, changes: string[]) =>
  renderConcept({
    ...{ photo, camera, seen, prompt, changes },
    ...{ areas: [], viewpoint: "same", seed: 1 },
  });

function middleOf({ outline }: PlacedElement) {
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const points = outline.flat();
  return { x: middle(points.map(({ x }) => x)), z: middle(points.map(({ z }) => z)) };
}
const patioOf = (placed: readonly PlacedElement[]) => placed.find(({ id }) => id === "pavers-2")!;

describe("a thing that is set down by hand", () => {
  it("stands where it was set, and everything else stays as it was", () => {
    const before = draw();
    const { placed: all } = before;
    // Behind the patio, where the lawn has room for its 9 ft of stones.
    const beside = { x: 0, z: 9 };
    const said = placeSentence("fountain", {
      rightFt: metersToFeet(beside.x),
      awayFt: metersToFeet(beside.z),
    });
    const { placed, document } = draw(said);
    expect(document.elements.map(({ id }) => id)).toEqual(["lawn-1", "pavers-2", "water-feature-3"]);
    const at = middleOf(placed.find(({ id }) => id === "water-feature-3")!);
    expect([at.x - beside.x, at.z - beside.z].map(Math.abs)).toEqual([
      expect.closeTo(0, 0),
      expect.closeTo(0, 0),
    ]);
    expect(patioOf(placed)).toEqual(patioOf(all));
  });
});

describe("a thing that is sent to a side", () => {
  const fence = { photo, camera, seen };
  const sent = (yard: typeof fence, prompt: string, ...changed: string[]) => {
    const [before, after] = [changed.slice(0, -1), changed].map((changes) =>
      renderConcept({ ...yard, prompt, changes, ...{ areas: [], viewpoint: "same", seed: 1 } }),
    );
    const at = ({ placed }: { placed: readonly PlacedElement[] }) =>
      middleOf(placed.find(({ id }) => id?.endsWith("-2"))!).x;
    return { byM: at(after!) - at(before!), notes: after!.notes.map(({ sentence }) => sentence) };
  };

  it("goes there, also from a place that was on that side already", () => {
    expect(sent(fence, "lawn, 10 by 8 ft paver patio", "move the patio to the left").byM).toBeLessThan(-0.3);
    expect(
      sent(fence, "lawn, 10 by 8 ft paver patio on the left", "move the patio to the right").byM,
    ).toBeGreaterThan(0.3);
  });

  it("goes on where it is sent there once more", () => {
    const left = "move the patio to the left";
    expect(sent(fence, "lawn, 10 by 8 ft paver patio", left, left).byM).toBeLessThan(-0.3);
  });

  it("goes as far as the yard does, says so, and comes back from there", () => {
    const left = Array.from({ length: 8 }, () => "move the patio to the left");
    const patio = "lawn, 10 by 8 ft paver patio";
    const { byM, notes } = sent(fence, patio, ...left);
    expect(Math.abs(byM)).toBeLessThan(0.3);
    expect(notes).toContain("There is no room for the patio farther to the left.");
    const back = sent(fence, patio, ...left, "move the patio 4 ft to the right");
    expect(back.byM).toBeCloseTo(1.2, 0);
    expect(back.notes.join(" ")).not.toContain("no room");
    const far = sent(fence, patio, "move the patio 60 ft to the left");
    expect(far.notes.join(" ")).toMatch(
      /There is no room for the patio farther to the left: it was moved [\d.]+ of 60 ft\./,
    );
  });

  it("says of a move once that there was no room for it, and nothing of it with the next change", () => {
    const moved = sent(
      fence,
      "lawn, 10 by 8 ft paver patio",
      "move the patio 60 ft to the left",
      "add a birch",
    );
    expect(moved.notes.join(" ")).not.toContain("no room");
  });

  it("is told where there is no room for that", async () => {
    const [narrow, facts] = [await openYard("portrait-walk"), YARD_CAMERAS["portrait-walk"]];
    const beside = { photo: narrow, camera: facts, seen: seeOnce(narrow, facts) };
    const { byM, notes } = sent(beside, "lawn, 12 by 10 ft paver patio", "move the patio to the right");
    expect(Math.abs(byM)).toBeLessThan(0.3);
    expect(notes).toContain("There is no room for the patio farther to the right.");
  });
});

describe("a thing that is turned", () => {
  it("stands about the same middle, turned by that, and keeps its size", () => {
    // So small that its corners stay on open ground.
    const small = (...changes: string[]) => drawn("lawn, 8 by 6 ft paver patio", changes);
    const [straight, turned, back] = [
      small(),
      small("Patio 2: turn 30 degrees counterclockwise"),
      small("Patio 2: turn 30 degrees counterclockwise", "Patio 2: turn 30 degrees clockwise"),
    ].map(({ placed }) => patioOf(placed));
    const largest = (one: PlacedElement) => one.outline.toSorted((a, b) => b.length - a.length)[0]!;
    const [a, b] = [middleOf(straight!), middleOf(turned!)];
    expect(Math.hypot(a.x - b.x, a.z - b.z)).toBeLessThan(0.6);
    expect(turned!.areaM2 / straight!.areaM2).toBeCloseTo(1, 1);
    // Turned, its sides no longer run along the axes: the box round it is larger than the rectangle.
    const box = (one: PlacedElement) => {
      const points = largest(one);
      const span = (values: number[]) => Math.max(...values) - Math.min(...values);
      return span(points.map(({ x }) => x)) * span(points.map(({ z }) => z));
    };
    const rectangle = (one: PlacedElement) => {
      const { lengthM, widthM } = boundingRectangle(largest(one))!;
      return lengthM * widthM;
    };
    expect(box(turned!) / rectangle(turned!)).toBeGreaterThan(1.3);
    expect(box(straight!) / rectangle(straight!)).toBeLessThan(1.3);
    const c = middleOf(back!);
    expect(Math.hypot(a.x - c.x, a.z - c.z)).toBeLessThan(0.9);
  });
});
