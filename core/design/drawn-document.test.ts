import { describe, expect, it } from "vitest";
import { inTestAll } from "#tests/only-in-test-all.ts";
import { keyOrders, reordered } from "#tests/support/reordered-json.ts";
import { readCorpus } from "#tests/support/request-corpus.ts";
import type { DesignDocument } from "./design-document.ts";
import { changedDocument, drawnDocument, openDocument, wholeDocument } from "./drawn-document.ts";

const photo = { width: 640, height: 480 };
const path = [
  { x: 40, y: 300 },
  { x: 300, y: 300 },
  { x: 300, y: 460 },
];
const first = {
  "a wish for the whole yard": {
    ...{ photo, areas: [] },
    prompt: "lawn, paver patio, two birches, planting bed with 5 lavender and 3 boxwood, remove the old shed",
  },
  "highlights with a season": {
    ...{ photo, prompt: "Show it in autumn. Add a birch." },
    areas: [
      { id: "a", path, description: "gravel patio with a fire pit" },
      { id: "b", path: path.map(({ x, y }) => ({ x: x + 300, y })), description: "" },
    ],
  },
};

const words = Object.values(readCorpus("changes"))
  .flat()
  .map((line) => line.words);
const BY_HAND = ["Patio 2: move 3 ft right", "Planting bed 4: replace English lavender with boxwood", " "];
/** Each seven of them have every number of undos, and every change by hand. */
const SEQUENCES = inTestAll("stored sequences", 60, 7);
/** Changes far apart in the corpus, with some by hand and some taken back: more than once in a row, and more than there were. */
const sequences = Array.from({ length: SEQUENCES }, (_, k) => [
  ...Array.from({ length: 4 }, (_, n) => words[(37 * k + 101 * n) % words.length]!),
  BY_HAND[k % BY_HAND.length]!,
  ...Array.from({ length: k % 7 }, () => "undo"),
  words[(53 * k) % words.length]!,
]);
/** Written, kept in a database and read. */
function kept(document: DesignDocument, k: number): DesignDocument {
  const orders = Object.values(keyOrders);
  return reordered(JSON.parse(JSON.stringify(document)), orders[k % orders.length]!) as DesignDocument;
}

describe("a document that is changed step by step, each time from where it is stored", () => {
  it.each(Object.entries(first))("is that of all the words at once: %s", (_, wishes) => {
    for (const [k, changes] of sequences.entries()) {
      const stepwise = changes.reduce(
        (document, change) => changedDocument(wholeDocument(kept(document, k))!, [change]),
        drawnDocument(wishes),
      );
      expect(kept(stepwise, k), changes.join("; ")).toEqual(kept(drawnDocument({ ...wishes, changes }), k));
    }
  });

  it("goes back by undo to what it was, and no further than to the first wish", () => {
    const wishes = first["highlights with a season"];
    const begun = drawnDocument(wishes);
    const changed = changedDocument(begun, [
      "show it in winter",
      "make the patio larger",
      "keep the old oak",
    ]);
    const back = changedDocument(changed, ["undo", "undo", "undo"]);
    const { drawn: _, ...design } = begun;
    expect(back).toMatchObject(design);
    expect(changed.season).toBe("winter");
    expect(changedDocument(back, ["undo"]).elements).toEqual(back.elements);
  });
});

describe("a stored document", () => {
  const { drawn, ...design } = drawnDocument(first["a wish for the whole yard"]);
  const { past: _, ...older } = drawn;

  it.each<[version: DesignDocument["version"], document: Partial<DesignDocument>, enough: string[]]>([
    [1, {}, []],
    [2, {}, []],
    [3, { drawn: older }, ["draw"]],
    [4, { drawn }, ["draw", "change"]],
  ])("of version %i is read by itself, or from the words beside it", (version, more, enough) => {
    const stored = { ...design, ...more, version };
    expect([openDocument(stored) && "draw", wholeDocument(stored) && "change"].filter(Boolean)).toEqual(
      enough,
    );
  });

  it("of a version that is not known here is read from the words beside it", () => {
    const stored = { ...design, drawn, version: 5 } as unknown as DesignDocument;
    expect([openDocument(stored), wholeDocument(stored)]).toEqual([null, null]);
  });
});
