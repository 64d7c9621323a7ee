import { describe, expect, it } from "vitest";
import { isNoChange, isSecondTap, madeWords } from "./held-change.ts";

const SIDES = { long: 8, wide: 8 };

describe("a change that is held", () => {
  it("is none where it leads back to where the element stands, how it lies and how large it is", () => {
    expect(isNoChange({ kind: "move", rightFt: 0, awayFt: 0 }, SIDES)).toBe(true);
    expect(isNoChange({ kind: "turn", degrees: 0 }, SIDES)).toBe(true);
    expect(isNoChange({ kind: "size", long: 8, wide: 8 }, SIDES)).toBe(true);
    expect(isNoChange({ kind: "size", long: 8, wide: 8, rightFt: 0 }, SIDES)).toBe(true);
  });

  it("is one where a side or its place is another", () => {
    expect(isNoChange({ kind: "size", long: 8, wide: 6 }, SIDES)).toBe(false);
    expect(isNoChange({ kind: "size", long: 8, wide: 8, rightFt: 1 }, SIDES)).toBe(false);
    expect(isNoChange({ kind: "size", high: 3 }, SIDES)).toBe(false);
    expect(isNoChange({ kind: "move", rightFt: 0, awayFt: 0.5 }, SIDES)).toBe(false);
  });

  it("is made by a button that says it; a size that is typed has its own", () => {
    expect(madeWords({ kind: "move", rightFt: -2, awayFt: 0 })).toBe("Move it 2 ft left");
    expect(madeWords({ kind: "turn", degrees: -15 })).toBe("Turn it 15° to the right");
    expect(madeWords({ kind: "size", long: 9 })).toBeNull();
  });

  it("is made once by two quick taps, unless it can be meant twice", () => {
    const twice = "Raised bed 5: remove";
    expect(isSecondTap({ kind: "remove" }, twice, twice)).toBe(true);
    expect(isSecondTap({ kind: "remove" }, twice, "Raised bed 4: remove")).toBe(false);
    expect(isSecondTap({ kind: "remove" }, twice, undefined)).toBe(false);
    const bigger = "Raised bed 5: make it bigger";
    expect(isSecondTap({ kind: "grow" }, bigger, bigger)).toBe(false);
  });
});
