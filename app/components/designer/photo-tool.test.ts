import { describe, expect, it } from "vitest";
import type { FoundSize } from "#app/photo/live-wish.ts";
import type { KnownSize } from "#core/measure/known-size.ts";
import { findEnd, moveFound } from "./photo-tool.ts";

const [low, high, away] = [
  { x: 100, y: 300 },
  { x: 100, y: 100 },
  { x: 400, y: 100 },
];
const ends = { from: low, to: high };
const door: KnownSize = { kind: "door", ...ends };
const house: FoundSize = { ruler: "house", sizeFt: 23, size: null, ...ends };
const garage: FoundSize = { ruler: "garageDoor", sizeFt: 7, size: { kind: "garageDoor", ...ends }, ...ends };

describe("the end that a finger takes hold of", () => {
  it("is that of a marked size before that of one that was only found", () => {
    expect(findEnd([door], [house], { x: 110, y: 290 }, 1)).toEqual({ of: "marked", index: 0, end: "from" });
    expect(findEnd([], [house], { x: 110, y: 110 }, 1)).toEqual({ of: "found", index: 0, end: "to" });
    expect(findEnd([], [house], away, 1)).toBeNull();
  });

  it("is none of what a person dismissed", () => {
    expect(findEnd([{ kind: "notThis", ruler: "house", ...ends }], [], low, 1)).toBeNull();
    const moved: KnownSize = { kind: "reachesThis", ruler: "house", ...ends };
    expect(findEnd([moved], [], low, 1)).toEqual({ of: "marked", index: 0, end: "from" });
  });
});

describe("moving an end of what was found", () => {
  it("agrees to a standard size that reaches there", () => {
    expect(moveFound(garage, "to", away)).toEqual({ kind: "garageDoor", from: low, to: away });
  });

  it("says how far anything else reaches, and no size", () => {
    expect(moveFound(house, "from", away)).toEqual({
      ...{ kind: "reachesThis", ruler: "house", from: away, to: high },
    });
  });
});
