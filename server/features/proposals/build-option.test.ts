import { expect, it } from "vitest";
import { computeBom } from "#core/bom/compute-bom.ts";
import { allItems } from "#core/bom/totals.ts";
import { choicePrice } from "#core/proposals/choice-price.ts";
import { EXACTLY, placeRectangle } from "#tests/support/placed-elements.ts";
import { buildOption } from "./build-option.ts";

it("tells a client what a price may come to whose sizes are a guess, with what is ticked, and of a measured one nothing", () => {
  const placed = [
    placeRectangle({ kind: "lawn", surface: "sod" }, 40, 25),
    placeRectangle({ kind: "boulders" }, 5, 5),
  ];
  const built = (band: number) => {
    const bom = computeBom(placed, {
      ...{ title: "Yard", measured: [{ ...EXACTLY[0]!, band }], region: "CA-ON", usdToCad: 1.4 },
      ...{ tax: { rate: 0.13, on: "everything" }, markup: { kind: "markup", rate: 0.2 } },
    });
    const picture = { sha256: "", contentType: "image/webp", width: 4, height: 3 };
    const facts = { photo: null, picture, maskSha256: null, house: null };
    const lineIds = allItems(bom.categories)
      .filter(({ name }) => /boulder/i.test(name))
      .map(({ id }) => id);
    const addOns = [{ id: "rocks", title: "Boulders", lineIds }];
    const body = { id: "a", title: "New lawn", savedImageId: 1, addOns };
    return {
      ...buildOption(body, bom, { ...facts, renderer: { engine: "concept", model: "1" } }, "total"),
      bom,
    };
  };
  const { option, rough, bom } = built(0.9);
  expect(rough).toMatch(/^The sizes of “New lawn” are estimated from a photo\./);
  const { lowCents, highCents } = bom.totals;
  const all = choicePrice(option, ["rocks"]).range!;
  expect(all.lowCents / lowCents).toBeCloseTo(1, 4);
  expect(all.highCents / highCents).toBeCloseTo(1, 4);
  const without = choicePrice(option, []).range!;
  expect(without.highCents).toBeLessThan(all.highCents);
  expect(without.lowCents).toBeLessThanOrEqual(choicePrice(option, []).totalCents);
  expect([built(0).rough, choicePrice(built(0).option, []).range]).toEqual([null, undefined]);
});
