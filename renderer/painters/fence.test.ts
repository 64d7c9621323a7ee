import { expect, it } from "vitest";
import { bareSite } from "#tests/support/bare-site.ts";
import { paintElement } from "./painters.ts";

const FENCE = { kind: "fence", style: "vinyl", gate: false, boards: "picket" } as const;

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
