import { describe, expect, it } from "vitest";
import { placeRectangle } from "#tests/support/placed-elements.ts";
import { measureGround } from "./measured-ground.ts";
import { longestExtentM } from "./outline.ts";

const lawn = { kind: "lawn", surface: "sod" } as const;
function turned(degrees: number, length: number, width: number) {
  const angle = (degrees * Math.PI) / 180;
  return [
    [
      [0, 0],
      [length, 0],
      [length, width],
      [0, width],
    ].map(([x, z]) => ({
      x: x! * Math.cos(angle) - z! * Math.sin(angle),
      z: x! * Math.sin(angle) + z! * Math.cos(angle),
    })),
  ];
}

describe("measured ground", () => {
  it.each([0, 30, 45, 90, 135])("finds the long side of a rectangle turned by %i°", (degrees) => {
    expect(longestExtentM(turned(degrees, 6, 4))).toBeCloseTo(6, 6);
  });

  it("speaks the trade's units", () => {
    const ground = measureGround(placeRectangle(lawn, 20, 15, { heightM: 0.3048 }), []);
    expect(ground.areaSqFt).toBeCloseTo(300, 9);
    expect(ground.perimeterFt).toBeCloseTo(70, 9);
    expect(ground.heightFt).toBeCloseTo(1, 9);
    expect(ground.longSideFt).toBeCloseTo(20, 9);
  });

  it("is as sure as what was said where it is drawn so, and the less the more it had to be smaller", () => {
    const guess = [{ areaId: null, band: 0.9, basis: "assumed" as const }];
    const sure = { basis: "entered", areaBand: 0, lengthBand: 0 };
    const unsure = { basis: "assumed", areaBand: 0.9 };
    const drawn = (size: object, lengthFt: number, widthFt: number, more = {}) =>
      measureGround(placeRectangle({ ...lawn, size }, lengthFt, widthFt, more), guess);
    const said = { lengthM: 20 * 0.3048, widthM: 14 * 0.3048 };
    expect(drawn(said, 20, 13.9)).toMatchObject(sure);
    // A twentieth less is a fifth of the way to the photo's doubt; from a quarter on it is the photo's.
    expect(drawn(said, 19, 14)).toMatchObject({ basis: "assumed", areaBand: expect.closeTo(0.18) });
    expect(drawn(said, 15, 14)).toMatchObject(unsure);
    expect(drawn({ areaM2: 300 * 0.3048 ** 2 }, 20, 15)).toMatchObject(sure);
    // A round one of 12 ft is 113 sq ft; a way of which only the width was said may have any area.
    expect(drawn({ widthM: 12 * 0.3048 }, 11.3, 10)).toMatchObject(sure);
    expect(drawn({ widthM: 3 * 0.3048 }, 20, 3)).toMatchObject(unsure);
    expect(drawn({ lengthM: 12.192 }, 40, 1, { lengthM: 12.192 })).toMatchObject(sure);
    expect(drawn({ lengthM: 12.192 }, 30, 1, { lengthM: 9.144 })).toMatchObject(unsure);
    expect(drawn({}, 20, 14)).toMatchObject(unsure);
  });

  it("works the long side out from area and perimeter where there is no outline", () => {
    const bare = (length: number, width: number) =>
      measureGround({ ...placeRectangle(lawn, length, width), outline: [] }, []).longSideFt;
    expect(bare(20, 15)).toBeCloseTo(20, 6);
    expect(bare(12, 12)).toBeCloseTo(12, 6);
  });

  it("leaves the edges of holes out of the perimeter, but not of an island within a hole or of a second piece", () => {
    const square = (at: number, side: number) => [
      { x: at, z: at },
      { x: at + side, z: at },
      { x: at + side, z: at + side },
      { x: at, z: at + side },
    ];
    const placed = placeRectangle(lawn, 1, 1);
    const feetRound = (...rings: ReturnType<typeof square>[]) =>
      measureGround(
        {
          ...placed,
          outline: rings,
          perimeterM: rings.reduce((sum, ring) => sum + 4 * (ring[1]!.x - ring[0]!.x), 0),
        },
        [],
      ).perimeterFt * 0.3048;
    expect(feetRound(square(0, 10), square(3, 2))).toBeCloseTo(40, 9);
    expect(feetRound(square(0, 10), square(3, 4), square(4, 1))).toBeCloseTo(44, 9);
    expect(feetRound(square(0, 10), square(20, 5))).toBeCloseTo(60, 9);
  });

  it("takes the certainty of its own area, halves it for lengths, and assumes the worst without one", () => {
    const placed = { ...placeRectangle(lawn, 20, 15), areaId: "b" };
    const measured = [
      { areaId: "a", band: 0.1, basis: "entered" as const },
      { areaId: "b", band: 0.2, basis: "measured" as const },
    ];
    expect(measureGround(placed, measured)).toMatchObject({
      areaBand: 0.2,
      lengthBand: 0.1,
      basis: "measured",
    });
    expect(measureGround({ ...placed, areaId: null }, measured)).toMatchObject({
      areaBand: 0.35,
      basis: "assumed",
    });
  });
});
