import { describe, expect, it } from "vitest";
import { openYard } from "#tests/support/open-yard.ts";
import { seeOnce } from "#tests/support/see-once.ts";
import { renderConcept } from "./concept.ts";
import type { ConceptOutput } from "./concept-types.ts";

const photo = await openYard("front-ranch");
const camera = { focal35Mm: 26 };
const seen = seeOnce(photo, camera);
const corners = [0.12, 0.66, 0.5, 0.66, 0.5, 0.82, 0.08, 0.82];
const areas = [
  {
    id: "bed",
    description: "planting bed with hydrangeas and boxwood, brown mulch",
    path: [0, 2, 4, 6].map((k) => ({ x: corners[k]! * photo.width, y: corners[k + 1]! * photo.height })),
  },
];
const draw = (...changes: string[]): ConceptOutput =>
  renderConcept({ photo, seen, prompt: "", changes, areas, viewpoint: "same", seed: 1, camera });

const before = draw();
const plantsOf = ({ placed }: ConceptOutput) =>
  [...new Set(placed.flatMap(({ plants = [] }) => plants.map(({ species }) => species)))].sort();
const bedOf = ({ placed }: ConceptOutput) => placed.find(({ element }) => element.kind === "bed")!;
function differing(a: ConceptOutput, b: ConceptOutput): number {
  let pixels = 0;
  for (let q = 0; q < a.image.data.length; q += 3) if (a.image.data[q] !== b.image.data[q]) pixels++;
  return pixels;
}
function middleX(output: ConceptOutput) {
  const xs = bedOf(output)
    .outline.flat()
    .map(({ x }) => x);
  return (Math.min(...xs) + Math.max(...xs)) / 2;
}

describe("a change of a design", () => {
  it.each(["replace the hydrangeas with lavender", "lavender instead of hydrangeas"])(
    "swaps one plant for another: %s",
    (change) => {
      expect(plantsOf(before)).toEqual(["boxwood", "hydrangea"]);
      const after = draw(change);
      expect(plantsOf(after)).toEqual(["boxwood", "lavender"]);
      expect(differing(before, after)).toBeGreaterThan(1000);
    },
  );

  it("takes a plant of the design out of the bed, and nothing out of the photo", () => {
    const after = draw("remove the hydrangeas");
    expect(plantsOf(after)).toEqual(["boxwood"]);
    expect(after.notes.map(({ sentence }) => sentence).join(" ")).not.toMatch(/Taken out of the photo/);
  });

  it("makes a circled bed larger than its circle", () => {
    expect(bedOf(draw("make the bed larger")).areaM2).toBeGreaterThan(1.3 * bedOf(before).areaM2);
  });

  it("moves a circled bed", () => {
    expect(middleX(draw("move the bed 3 ft to the right")) - middleX(before)).toBeCloseTo(0.914, 0);
  });

  it("keeps a circled bed in the picture however far it is sent, and takes it back from there", () => {
    const left = Array.from({ length: 8 }, () => "move the bed 6 ft to the left");
    const sent = draw(...left);
    expect(bedOf(sent).areaM2).toBeGreaterThan(0.4 * bedOf(before).areaM2);
    expect(sent.notes.map(({ sentence }) => sentence)).toContain(
      "There is no room for the planting bed farther to the left.",
    );
    const back = draw(...left, "move the bed 6 ft to the right");
    expect(middleX(back) - middleX(sent)).toBeCloseTo(1.8, 0);
    expect(back.notes.map(({ sentence }) => sentence).join(" ")).not.toContain("no room");
  });

  it.each([
    ["add a boxwood hedge", "hedge"],
    ["add a fire pit", "fire-pit"],
    ["add a birch", "tree"],
  ])("gives what is added ground of its own in the whole yard: %s", (change, kind) => {
    const after = draw(change);
    expect(after.placed.find(({ element }) => element.kind === kind)?.areaId).toBe(null);
    expect(bedOf(after).areaM2).toBeCloseTo(bedOf(before).areaM2, 1);
  });

  it("goes on from the design before it, and back with “undo”", () => {
    const [swapped, undone] = [draw("make the mulch black"), draw("make the mulch black", "undo")];
    expect(differing(before, swapped)).toBeGreaterThan(1000);
    expect(differing(before, undone)).toBe(0);
    expect(bedOf(draw("make the mulch black", "make the bed larger")).element).toMatchObject({
      mulch: "black",
    });
  });

  it("tells the words that it does not understand, and changes nothing", () => {
    const after = draw("make it pop");
    expect(differing(before, after)).toBe(0);
    expect(after.notes.map(({ sentence }) => sentence)).toContainEqual(
      expect.stringMatching(/^“make it pop” cannot be done by words yet/),
    );
  });
});
