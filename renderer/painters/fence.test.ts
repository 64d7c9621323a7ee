import { expect, it } from "vitest";
import { bareSite } from "#tests/support/bare-site.ts";
import { paintElement } from "./painters.ts";

const FENCE = { kind: "fence", style: "vinyl", gate: false, boards: "picket" } as const;

it("a screen round what it is to hide reaches the upper edge of its circle, and is billed as high as it is built", () => {
  const heightM = 3.6;
  const line = [
    { x: -2, z: 9 },
    { x: 2, z: 9 },
  ];
  const site = { ...bareSite({}, true), drawnLine: { line, heightM, hides: true as const } };
  expect(paintElement(site, { kind: "fence", style: "vinyl", gate: false })).toMatchObject({ placed: true });
  // Twice as large as the camera says: it stands as far away, and is half as long on the bill.
  for (const { scale, z } of site.instances) {
    expect(scale).toBeCloseTo(2, 5);
    expect(z).toBeCloseTo(9, 1);
  }
  expect(site.pieces[0]).toMatchObject({ heightM: 1.8, lengthM: 2 });
});

it("a fence on a side that the photo does not show stands at the edge of the picture and says so", () => {
  const site = bareSite();
  expect(paintElement(site, { ...FENCE, place: "front" })).toMatchObject({
    placed: true,
    sentence: expect.stringContaining("does not show the front edge of the yard, so the fence stands"),
  });
  expect(site.pieces[0]!.heightM).toBe(0.9);
  expect(paintElement(bareSite(), { ...FENCE, place: "left" })).toMatchObject({
    sentence: expect.stringContaining("does not show the left side of the yard"),
  });
});
