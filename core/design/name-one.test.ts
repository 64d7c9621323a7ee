import { describe, expect, it } from "vitest";
import { changedDocument, drawnDocument } from "./drawn-document.ts";
import { namedOne } from "./name-one.ts";

/** Two maples as the layout set them: one 5 m to the left, one 4 m to the right and nearer. */
function yard() {
  const base = drawnDocument({
    prompt: "lawn, two maple trees",
    areas: [],
    photo: { width: 96, height: 64 },
  });
  const plants = [
    { id: "a", species: "red-maple", x: -5, z: 12, age: "mature" as const },
    { id: "b", species: "red-maple", x: 4, z: 9, age: "mature" as const },
  ];
  return {
    ...base,
    elements: base.elements.map((one) => (one.element.kind === "tree" ? { ...one, plants } : one)),
  };
}

describe("one tree named by its side", () => {
  it.each([
    ["take out the left maple", "Red maple 2: take out the red maple 39.4 ft away and 16.4 ft to the left"],
    [
      "replace the right maple with a dogwood",
      "Red maple 2: replace the red maple 29.5 ft away and 13.1 ft to the right with flowering dogwood",
    ],
    [
      "scoot the left tree 4 ft to the right",
      "Red maple 2: move the red maple 39.4 ft away and 16.4 ft to the left by 4 ft right",
    ],
    [
      "take out the tree in front",
      "Red maple 2: take out the red maple 29.5 ft away and 13.1 ft to the right",
    ],
  ])("is the one that stands there: %s", (words, sentence) => {
    expect(namedOne(yard(), words)).toBe(sentence);
  });

  it("goes alone", () => {
    const document = yard();
    const { elements } = changedDocument(document, [namedOne(document, "take out the left maple")!]);
    expect(elements[1]?.element).toMatchObject({ kind: "tree", size: { count: 1 } });
  });

  it.each([
    "take out the maples",
    "make the left maple and the lawn bigger",
    "make the left tree bigger",
    "take out one of the maples",
  ])("is nothing where words mean anything else: %s", (words) => {
    expect(namedOne(yard(), words)).toBeNull();
  });

  it("is not known before the trees have places", () => {
    const base = drawnDocument({ prompt: "two maple trees", areas: [], photo: { width: 96, height: 64 } });
    expect(namedOne(base, "take out the left maple")).toBeNull();
  });
});
