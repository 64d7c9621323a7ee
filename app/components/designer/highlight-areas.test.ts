import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { KNOWN_SIZES_MAX } from "#contract/limits.ts";
import type { KnownSize } from "#core/measure/known-size.ts";
import { RULER_KINDS } from "#core/measure/ruler.ts";
import {
  changeHighlights,
  extendStroke,
  findAreaAt,
  type HighlightChange,
  type Highlights,
  NO_HIGHLIGHTS,
} from "./highlight-areas.ts";

const photo = { width: 1000, height: 800 };
const square = (x: number, y: number, side: number) => [
  { x, y },
  { x: x + side / 2, y },
  { x: x + side, y },
  { x: x + side, y: y + side },
  { x: x + side / 2, y: y + side },
  { x, y: y + side },
];
const highlightsAfter = (...changes: HighlightChange[]): Highlights =>
  changes.reduce(changeHighlights, NO_HIGHLIGHTS);
const drawn = (id: string, path = square(0, 0, 100)): HighlightChange => ({ type: "stroke kept", id, path });
const ids = (state: Highlights) => state.areas.map((area) => area.id);

describe("a released stroke", () => {
  it("becomes a selected area with 6 points", () => {
    const state = highlightsAfter(drawn("a"));
    expect(ids(state)).toEqual(["a"]);
    expect(state.selectedId).toBe("a");
  });

  it("is dropped with 5 points", () => {
    expect(highlightsAfter(drawn("a", square(0, 0, 100).slice(0, 5)))).toEqual(NO_HIGHLIGHTS);
  });
});

describe("a stroke under way", () => {
  it("leaves out points closer than the distance asked for", () => {
    const path = extendStroke([{ x: 10, y: 10 }], { x: 11, y: 10 }, photo, 2);
    expect(path).toEqual([{ x: 10, y: 10 }]);
    expect(extendStroke(path, { x: 12, y: 10 }, photo, 2)).toHaveLength(2);
  });

  it("stays inside the photo", () => {
    expect(extendStroke([], { x: -5, y: 900 }, photo, 2)).toEqual([{ x: 0, y: 800 }]);
  });

  it("ends at 5000 points", () => {
    const long = Array.from({ length: 5000 }, (_, i) => ({ x: i % 1000, y: 0 }));
    expect(extendStroke(long, { x: 500, y: 500 }, photo, 2)).toHaveLength(5000);
  });
});

describe("areas", () => {
  it("keep the words typed for them through undo and redo", () => {
    const state = highlightsAfter(
      drawn("a"),
      drawn("b"),
      { type: "area described", id: "a", description: "a patio" },
      { type: "undone" },
    );
    expect(state.areas).toMatchObject([{ id: "a", description: "a patio" }]);
    expect(changeHighlights(state, { type: "redone" }).areas).toMatchObject([
      { id: "a", description: "a patio" },
      { id: "b", description: "" },
    ]);
  });

  it("come back after 'clear all'", () => {
    const state = highlightsAfter(drawn("a"), drawn("b"), { type: "areas cleared" });
    expect(ids(state)).toEqual([]);
    expect(ids(changeHighlights(state, { type: "undone" }))).toEqual(["a", "b"]);
  });

  it("bring back their own words with them", () => {
    const state = highlightsAfter(
      drawn("a"),
      { type: "area described", id: "a", description: "a pool" },
      { type: "area removed", id: "a" },
      { type: "undone" },
    );
    expect(state.areas[0]?.description).toBe("a pool");
  });

  it("hand the selection to the last one left when the selected one goes", () => {
    const state = highlightsAfter(drawn("a"), drawn("b"), drawn("c"), { type: "area removed", id: "c" });
    expect(state.selectedId).toBe("b");
  });

  it("forget what was undone once something new is drawn", () => {
    const state = highlightsAfter(drawn("a"), { type: "undone" }, drawn("b"), { type: "redone" });
    expect(ids(state)).toEqual(["b"]);
  });
});

describe("undo", () => {
  const change = fc.oneof(
    fc.nat(1000).map((n) => drawn(`s${n}`)),
    fc.nat(1000).map((n): HighlightChange => ({ type: "area removed", id: `s${n}` })),
    fc.constant<HighlightChange>({ type: "areas cleared" }),
  );

  it("then redo leaves the areas as they were, whatever was done before", () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
        const state = highlightsAfter(...changes);
        if (state.past.length === 0) return;
        const again = changeHighlights(changeHighlights(state, { type: "undone" }), { type: "redone" });
        expect(again.areas).toEqual(state.areas);
      }),
    );
  });

  it("all the way leads back to no areas", () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
        let state = highlightsAfter(...changes);
        while (state.past.length > 0) state = changeHighlights(state, { type: "undone" });
        expect(state.areas).toEqual([]);
      }),
    );
  });
});

describe("pressing an area", () => {
  const { areas } = highlightsAfter(drawn("low", square(0, 0, 200)), drawn("high", square(100, 100, 200)));

  it("finds the one drawn last where two overlap", () => {
    expect(findAreaAt(areas, { x: 150, y: 150 })?.id).toBe("high");
    expect(findAreaAt(areas, { x: 50, y: 50 })?.id).toBe("low");
  });

  it("finds none outside", () => {
    expect(findAreaAt(areas, { x: 500, y: 500 })).toBeNull();
  });
});

describe("known sizes", () => {
  const ends = { from: { x: 0, y: 90 }, to: { x: 0, y: 10 } };
  const marked = (...sizes: KnownSize[]) =>
    highlightsAfter(...sizes.map((size): HighlightChange => ({ type: "size marked", size }))).sizes;
  const notes = RULER_KINDS.slice(0, KNOWN_SIZES_MAX).map(
    (ruler): KnownSize => ({ kind: "notThis", ruler, ...ends }),
  );
  const door: KnownSize = { kind: "door", ...ends };

  it("find room in a list that is full of what was dismissed, the oldest first", () => {
    expect(notes).toHaveLength(KNOWN_SIZES_MAX);
    expect(marked(...notes, door)).toEqual([...notes.slice(1), door]);
  });

  it("are no more than a photo takes", () => {
    const doors = Array.from({ length: KNOWN_SIZES_MAX }, () => door);
    expect(marked(...doors, door)).toEqual(doors);
    expect(marked(...doors, notes[0]!)).toEqual(doors);
  });
});
