import { describe, expect, it } from "vitest";
import { renderConcept } from "#renderer/render/concept.ts";
import { openYard, YARD_CAMERAS } from "#tests/support/open-yard.ts";
import { seeOnce } from "#tests/support/see-once.ts";
import { countPlaced } from "./unseen-elements.ts";

const photo = await openYard("backyard-fence");
const camera = YARD_CAMERAS["backyard-fence"];
const output = renderConcept({
  ...{ photo, camera, seen: seeOnce(photo, camera), viewpoint: "same", seed: 1 },
  ...{ prompt: "paver patio and a planting bed with lavender", changes: [], areas: [] },
});
const ofKind = (kind: string) => output.document.elements.find(({ element }) => element.kind === kind)!.id;
const patio = ofKind("pavers");
const bed = ofKind("bed");

describe("the elements that nobody can see", () => {
  it("are none in a design that is drawn as it says", () => {
    const { named, unseen } = countPlaced(photo, output);
    expect(named).toEqual(expect.arrayContaining([patio, bed]));
    expect(unseen).toEqual([]);
  });

  it("are those whose pixels stayed as they were", () => {
    const data = output.image.data.slice();
    const { rings } = output.shapes!.find(({ id }) => id === patio)!;
    const [across, down] = [0, 1].map((axis) => rings.flat().map((point) => point[axis]!));
    const { width, height } = photo;
    for (let y = Math.floor(Math.min(...down!) * height); y <= Math.max(...down!) * height; y++)
      for (let x = Math.floor(Math.min(...across!) * width); x <= Math.max(...across!) * width; x++)
        for (let c = 0; c < 3; c++)
          if (y < height && x < width) data[(y * width + x) * 3 + c] = photo.data[(y * width + x) * 3 + c]!;
    expect(countPlaced(photo, { ...output, image: { ...output.image, data } }).unseen).toContain(patio);
  });

  it("are those that lie outside the picture or have no outline", () => {
    const moved = output.shapes!.map((shape) =>
      shape.id === bed
        ? { ...shape, rings: shape.rings.map((ring) => ring.map(([x, y]) => [x + 2, y] as [number, number])) }
        : shape,
    );
    expect(countPlaced(photo, { ...output, shapes: moved }).unseen).toEqual([bed]);
    const without = output.shapes!.filter(({ id }) => id !== bed);
    expect(countPlaced(photo, { ...output, shapes: without }).unseen).toEqual([bed]);
  });

  it("are those that a note alone calls placed, of which nothing was painted", () => {
    const planted = {
      id: "boulders-9",
      element: { kind: "boulders" as const },
      areaId: null,
      said: "boulders",
    };
    const said = { text: "boulders", status: "placed" as const, sentence: "Boulders." };
    const { named, unseen } = countPlaced(photo, {
      ...output,
      document: { ...output.document, elements: [...output.document.elements, planted] },
      notes: [...output.notes, said],
    });
    expect([named.includes("boulders-9"), unseen]).toEqual([true, ["boulders-9"]]);
  });
});
