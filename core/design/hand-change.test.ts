import { describe, expect, it } from "vitest";
import type { ElementKind, PlanElement } from "#core/elements/element.ts";
import { vocabularies } from "#core/elements/vocabularies.ts";
import { feetToMeters } from "#core/geometry/units.ts";
import { catalogue } from "#core/plants/catalogue.ts";
import { nameInSentence } from "#core/plants/name-in-sentence.ts";
import { applyOperation } from "./apply-operation.ts";
import { withPlantChange } from "./change-plant.ts";
import { type DesignDocument, EMPTY_DOCUMENT } from "./design-document.ts";
import { designOf } from "./design-of.ts";
import { elementTitle } from "./element-title.ts";
import { type HandChange, handOperations, handSentence } from "./hand-change.ts";
import { handChoices, isChosen } from "./hand-choices.ts";
import { handPalette, OWN_PLACED, paletteParts, placeSentence } from "./hand-palette.ts";
import { readChanges } from "./read-changes.ts";

const kinds = Object.keys(handChoices) as ElementKind[];
const elementOf = (kind: ElementKind): PlanElement =>
  ({
    kind,
    ...vocabularies[kind].defaults,
    ...(kind === "bed" ? { species: ["hydrangea", "hydrangea-pink", "boxwood"] } : {}),
  }) as PlanElement;
/** Two elements of each kind: what means one of them must leave the other alone. */
const document: DesignDocument = {
  ...EMPTY_DOCUMENT,
  nextId: 2 * kinds.length + 1,
  elements: [...kinds, ...kinds].map((kind, at) => ({
    id: `${kind}-${at + 1}`,
    element: elementOf(kind),
    areaId: null,
    said: "",
  })),
};
function titled(kind: ElementKind) {
  const one = document.elements.find(({ element }) => element.kind === kind)!;
  return { one, title: elementTitle(one) };
}

const plain: HandChange[] = [
  { kind: "remove" },
  { kind: "copy" },
  { kind: "grow" },
  { kind: "shrink" },
  { kind: "move", rightFt: 2.5, awayFt: -1 },
  { kind: "move", rightFt: -0.5, awayFt: 0 },
  { kind: "move", rightFt: 0, awayFt: 12 },
  { kind: "turn", degrees: 15 },
  { kind: "turn", degrees: -90 },
  { kind: "size", long: 20, wide: 14.5 },
  { kind: "size", long: 20, wide: 14.5, rightFt: -1.5 },
  { kind: "size", wide: 4 },
  { kind: "size", high: 6 },
  { kind: "number", count: 3 },
  { kind: "age", age: "young" },
  { kind: "age", age: "mature" },
];
const choices = kinds.flatMap((kind) =>
  handChoices[kind].flatMap(({ label, options }) =>
    options.map(({ label: option }): [ElementKind, HandChange] => [kind, { kind: "choose", label, option }]),
  ),
);
const planting = catalogue.flatMap(({ id }): [ElementKind, HandChange][] => [
  ["bed", { kind: "swap", from: "hydrangea", to: id }],
  ["bed", { kind: "drop", species: id }],
  ["tree", { kind: "plant", species: id }],
  ["bed", { kind: "number", count: 12, species: id }],
  ["bed", { kind: "one", species: id, at: { rightFt: -3.2, awayFt: 28.4 }, do: "remove" }],
  ["tree", { kind: "one", species: id, at: { rightFt: 0, awayFt: 9 }, do: "replace", by: "birch" }],
  [
    "bed",
    { kind: "one", species: id, at: { rightFt: 12, awayFt: 40.1 }, do: "move", rightFt: -2.5, awayFt: 0 },
  ],
  ["hedge", { kind: "plant", species: id }],
  ["bed", { kind: "age", age: "young", species: id }],
  ["bed", { kind: "one", species: id, at: { rightFt: 1.5, awayFt: 20 }, do: "age", age: "young" }],
]);
const all = [
  ...kinds.flatMap((kind) => plain.map((change): [ElementKind, HandChange] => [kind, change])),
  ...choices,
  ...planting,
];

describe("a change by hand", () => {
  it("is a sentence that is read back into exactly its operations, for everything that is offered", () => {
    for (const [kind, change] of all) {
      const { title } = titled(kind);
      const sentence = handSentence(title, change);
      expect(readChanges(sentence), sentence).toEqual({
        operations: handOperations(title, change),
        unread: [],
      });
    }
  });

  it("changes the one element that it is of, and leaves every other the very same object", () => {
    for (const [kind, change] of all) {
      const { one, title } = titled(kind);
      let after = document;
      for (const operation of handOperations(title, change))
        after = applyOperation(after, operation, "").document;
      const others = document.elements.filter((other) => other !== one);
      expect(
        others.every((other) => after.elements.includes(other)),
        handSentence(title, change),
      ).toBe(true);
    }
  });

  it("makes the element what was chosen", () => {
    for (const kind of kinds)
      for (const { label, options } of handChoices[kind])
        for (const { label: option, details } of options) {
          const { one, title } = titled(kind);
          const [operation] = handOperations(title, { kind: "choose", label, option });
          const after = applyOperation(document, operation!, "").document;
          expect(isChosen(after.elements.find(({ id }) => id === one.id)!.element, details)).toBe(true);
        }
  });

  it.each([
    [{ kind: "swap", from: "hydrangea", to: "lavender" }, ["lavender", "hydrangea-pink", "boxwood"]],
    [{ kind: "drop", species: "hydrangea" }, ["hydrangea-pink", "boxwood"]],
  ] satisfies [HandChange, string[]][])("means the very plant, not its varieties: %o", (change, species) => {
    const { one, title } = titled("bed");
    const after = applyOperation(document, handOperations(title, change)[0]!, "").document;
    expect(after.elements.find(({ id }) => id === one.id)!.element).toMatchObject({ species });
  });

  it("sets how many there are, of one plant of a bed not of its varieties", () => {
    const made = (kind: ElementKind, change: HandChange) => {
      const { one, title } = titled(kind);
      const { document: next } = applyOperation(document, handOperations(title, change)[0]!, "");
      return next.elements.find(({ id }) => id === one.id)!.element;
    };
    expect(made("boulders", { kind: "number", count: 3 }).size).toEqual({ count: 3 });
    expect(made("bed", { kind: "number", count: 4, species: "hydrangea" })).toMatchObject({
      counts: { hydrangea: 4 },
    });
    expect(made("bed", { kind: "number", count: 4, species: "hydrangea" })).not.toHaveProperty(
      "counts.hydrangea-pink",
    );
  });

  it("of one plant lowers the number that was asked for, and takes a tree out with its last stem", () => {
    const { one } = titled("bed");
    const change = { species: "lavender", at: { x: 0, z: 9 }, do: "remove" } as const;
    const of = (element: PlanElement) => withPlantChange(element, change);
    expect(of({ ...one.element, counts: { lavender: 5, boxwood: 2 } } as PlanElement)).toMatchObject({
      counts: { lavender: 4, boxwood: 2 },
      planted: [change],
    });
    expect(of({ ...one.element, counts: { lavender: 1 } } as PlanElement)).not.toHaveProperty("counts");
    const tree: PlanElement = { kind: "tree", species: "birch", size: { count: 2 } };
    expect(of(tree)).toMatchObject({ size: { count: 1 } });
    expect(of({ ...tree, size: { count: 1 } })).toBe(null);
  });

  it("that sets something down is read back into exactly that thing at that place", () => {
    for (const [label, element] of Object.entries(handPalette)) {
      const { operations, unread } = readChanges(placeSentence(label, { rightFt: -4.5, awayFt: 28 }));
      expect(unread, label).toEqual([]);
      expect(operations, label).toEqual([
        { op: "add", element: { ...element, atM: { x: feetToMeters(-4.5), z: feetToMeters(28) } } },
      ]);
      const { document: after } = applyOperation(document, operations[0]!, "");
      expect(after.elements).toHaveLength(document.elements.length + 1);
      expect(document.elements.every((one) => after.elements.includes(one))).toBe(true);
    }
  });

  it("that adds what finds its own place is read as one new thing", () => {
    for (const [label, sentence] of Object.entries(OWN_PLACED)) {
      const { operations, unread } = readChanges(sentence);
      expect([label, unread, operations.map(({ op }) => op)]).toEqual([label, [], ["add"]]);
    }
    expect(paletteParts.flatMap(({ rows }) => rows.map(({ label }) => label)).toSorted()).toEqual(
      [...Object.keys(handPalette), ...Object.keys(OWN_PLACED)].toSorted(),
    );
  });

  it("turns what has a direction, in words too, and says of the rest that it cannot", () => {
    const turned = (change: string, prompt = "lawn, pergola, paver walkway") => {
      const { document: after, plans } = designOf({ prompt, areas: [], changes: [change] });
      return {
        degrees: after.elements.map(({ element }) => Math.round(((element.turnRad ?? 0) * 180) / Math.PI)),
        told: plans[0]!.plan.notes.filter(({ status }) => status === "told").map(({ sentence }) => sentence),
      };
    };
    for (const [change, degrees] of [
      ["Pergola 2: turn 30 degrees clockwise", -30],
      ["rotate the pergola 30 degrees clockwise", -30],
      ["turn the pergola by 45° to the left", 45],
      ["Rotate the pergola a quarter turn", 90],
      ["twist the pergola counterclockwise", 45],
    ] as const)
      expect(turned(change), change).toEqual({ degrees: [0, degrees, 0], told: [] });
    expect(turned("rotate the walkway 20 degrees")).toEqual({
      degrees: [0, 0, 0],
      told: ["The walkway cannot be turned: it follows what it lies along."],
    });
  });

  it("reads as people say it", () => {
    expect([
      handSentence("Planting bed 2", { kind: "swap", from: "hydrangea", to: "lavender" }),
      handSentence("Patio 1", { kind: "choose", label: "stone", option: "bluestone" }),
      handSentence("Paper birch 3", { kind: "move", rightFt: 2.5, awayFt: -1 }),
      handSentence("Paper birch 3", { kind: "copy" }),
      handSentence("Patio 1", { kind: "size", long: 20, wide: 14, rightFt: 1 }),
    ]).toEqual([
      "Planting bed 2: replace smooth hydrangea with English lavender",
      "Patio 1: set the stone to bluestone",
      "Paper birch 3: move 2.5 ft right and 1 ft forward",
      "Paper birch 3: add one more",
      "Patio 1: make it 20 ft long and 14 ft wide, 1 ft farther right",
    ]);
  });

  it("of an element that is not there changes nothing and says so", () => {
    const { document: after, notes } = applyOperation(
      EMPTY_DOCUMENT,
      handOperations("Planting bed 9", { kind: "remove" })[0]!,
      "Planting bed 9: remove",
    );
    expect(after).toBe(EMPTY_DOCUMENT);
    expect(notes.map(({ sentence }) => sentence)).toEqual([
      "There is no planting bed 9 in this design yet. Say “add” to have one.",
    ]);
  });

  it("goes on from changes in words, and words go on from it", () => {
    const { document: designed } = designOf({
      prompt: "lawn, paver patio, planting bed with hydrangeas",
      areas: [],
      changes: [
        "add a birch",
        "Planting bed 3: replace smooth hydrangea with English lavender",
        "make the patio red",
      ],
    });
    expect(designed.elements.map((one) => elementTitle(one))).toEqual([
      "Lawn 1",
      "Patio 2",
      "Planting bed 3",
      "Paper birch 4",
    ]);
    expect(designed.elements.map(({ element }) => element)).toEqual([
      expect.anything(),
      expect.objectContaining({ colour: "red" }),
      expect.objectContaining({ species: ["lavender"] }),
      expect.anything(),
    ]);
  });
});

describe("the names of plants", () => {
  it("are all different in a sentence", () => {
    const names = catalogue.map(({ id }) => nameInSentence(id));
    expect(new Set(names).size).toBe(names.length);
  });
});
