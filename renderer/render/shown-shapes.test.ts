import { describe, expect, it } from "vitest";
import { findShapeAt } from "#core/design/shown-shape.ts";
import { openYard } from "#tests/support/open-yard.ts";
import { seeOnce } from "#tests/support/see-once.ts";
import { renderConcept } from "./concept.ts";
import { shownShapes } from "./shown-shapes.ts";

/** A map of 40 by 30 cells: a block of the first element, and a smaller one of the second in front of it. */
function twoBlocks() {
  const map = { every: 2, width: 40, height: 30, marks: new Uint16Array(40 * 30) };
  const fill = (mark: number, left: number, top: number, right: number, bottom: number) => {
    for (let y = top; y < bottom; y++) map.marks.fill(mark, y * 40 + left, y * 40 + right);
  };
  fill(1, 5, 5, 35, 25);
  fill(2, 15, 10, 25, 20);
  return shownShapes(map, ["bed-1", "tree-2"]);
}

describe("the shapes of the elements of a picture", () => {
  const at = (x: number, y: number, reach = 0) =>
    findShapeAt(twoBlocks(), { x: x / 40, y: y / 30 }, reach / 40, 40 / 30)?.id ?? null;

  it("are found where they are seen: what stands in front wins, and is a hole in what it hides", () => {
    expect([at(8, 15), at(20, 15), at(30, 15)]).toEqual(["bed-1", "tree-2", "bed-1"]);
    expect(twoBlocks().map(({ rings }) => rings.length)).toEqual([2, 1]);
  });

  it("are found a finger's breadth beside them, and not farther", () => {
    expect([at(3, 15, 3), at(3, 15, 1), at(1, 1, 3)]).toEqual(["bed-1", null, null]);
  });

  it("go round what is too small to have an outline of its own, so that it can be tapped", () => {
    const map = { every: 2, width: 40, height: 30, marks: new Uint16Array(40 * 30).fill(1) };
    for (const y of [8, 9, 10]) map.marks[y * 40 + 20] = 2;
    const shapes = shownShapes(map, ["lawn-1", "path-lights-2"]);
    expect(shapes.map(({ id }) => id).sort()).toEqual(["lawn-1", "path-lights-2"]);
    expect(findShapeAt(shapes, { x: 20.5 / 40, y: 9.5 / 30 }, 0, 40 / 30)?.id).toBe("path-lights-2");
    expect(findShapeAt(shapes, { x: 25 / 40, y: 9.5 / 30 }, 0, 40 / 30)?.id).toBe("lawn-1");
  });

  it("end at the frame of the picture", () => {
    const map = { every: 1, width: 20, height: 20, marks: new Uint16Array(400).fill(1) };
    const [shape] = shownShapes(map, ["lawn-1"]);
    for (const [x, y] of shape!.rings[0]!) expect([x === 0 || x === 1, y === 0 || y === 1]).toContain(true);
    expect(findShapeAt([shape!], { x: 0.01, y: 0.99 }, 0, 1)?.id).toBe("lawn-1");
  });
});

describe("the shapes that a design comes with", async () => {
  const photo = await openYard("front-ranch");
  const draw = (prompt: string) =>
    renderConcept({ photo, see: seeOnce, prompt, areas: [], viewpoint: "same", seed: 1 });
  const aspect = photo.width / photo.height;
  const { shapes, document, placed, image } = draw(
    "lawn, tan paver patio, birch, planting bed along the house with hydrangeas and boxwood",
  );
  const shareOf = (id: string, holds: (pixel: number) => boolean) => {
    let [all, held] = [0, 0];
    for (let y = 0; y < photo.height; y += 2)
      for (let x = 0; x < photo.width; x += 2) {
        const found = findShapeAt(
          shapes!,
          { x: (x + 0.5) / photo.width, y: (y + 0.5) / photo.height },
          0,
          aspect,
        );
        if (found?.id !== id) continue;
        all++;
        if (holds(y * photo.width + x)) held++;
      }
    return { all, share: held / all };
  };

  it("are those of its elements, by their lasting ids", () => {
    const ids = document.elements.map(({ id }) => id);
    expect(shapes!.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(new Set(placed.map(({ id }) => id))).toEqual(new Set(ids));
  });

  it("hold pixels that the design painted", () => {
    const isPainted = (pixel: number) =>
      [0, 1, 2].some((c) => image.data[pixel * 3 + c] !== photo.data[pixel * 3 + c]);
    for (const { id } of shapes!) {
      const { all, share } = shareOf(id, isPainted);
      expect(all, id).toBeGreaterThan(20);
      expect(share, id).toBeGreaterThan(0.9);
    }
  });

  it("lie where the picture differs from one without the element", () => {
    const without = draw("lawn, tan paver patio, planting bed along the house with hydrangeas and boxwood");
    const tree = document.elements.find(({ element }) => element.kind === "tree")!.id;
    const differs = (pixel: number) =>
      [0, 1, 2].some((c) => image.data[pixel * 3 + c] !== without.image.data[pixel * 3 + c]);
    expect(shareOf(tree, differs).share).toBeGreaterThan(0.9);
    expect(without.shapes!.some(({ id }) => id.startsWith("tree"))).toBe(false);
  });

  it("are none where the picture is not the photo's", () => {
    const plan = renderConcept({
      photo,
      see: seeOnce,
      prompt: "lawn",
      areas: [],
      viewpoint: "overhead",
      seed: 1,
    });
    expect(plan.shapes).toBe(undefined);
  });
});
