import { describe, expect, it } from "vitest";
import { areaPlace, placeOf } from "./place-words.ts";

const photo = { width: 1000, height: 1000 };
const area = (id: string, left: number, top: number, right: number, bottom: number, description = "") => ({
  id,
  description,
  path: [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ],
});

describe("a place in the photo", () => {
  it.each([
    [100, 950, "front left"],
    [500, 900, "front center"],
    [500, 700, "middle"],
    [900, 700, "middle right"],
    [300, 400, "back left"],
  ])("%i, %i is %s", (x, y, words) => {
    expect(placeOf({ x, y }, photo)).toBe(words);
  });
});

describe("an area", () => {
  it("lies where its middle is", () => {
    const bed = area("a", 50, 800, 250, 950);
    expect(areaPlace(bed, [bed], photo)).toBe("front left");
  });

  it("that takes most of the width lies all the way across", () => {
    const lawn = area("a", 100, 820, 900, 990);
    expect(areaPlace(lawn, [lawn], photo)).toBe("front, all the way across");
  });

  it("is told by its neighbor, and by the neighbor's first words", () => {
    const bed = area("a", 50, 800, 250, 950);
    const walk = area("b", 290, 700, 400, 990, "a walk of flagstones with creeping thyme between them");
    const far = area("c", 700, 700, 900, 900, "patio");
    expect(areaPlace(bed, [bed, walk, far], photo)).toBe(
      "front left, by area 2 (a walk of flagstones with cr…)",
    );
    expect(areaPlace(far, [bed, walk, far], photo)).toBe("front right");
  });
});
