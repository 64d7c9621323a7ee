import { expect, it } from "vitest";
import { computeBom } from "#core/bom/compute-bom.ts";
import { EXACTLY, placeRectangle } from "#tests/support/placed-elements.ts";
import { buildOption } from "./build-option.ts";

it("tells a client what a price may come to whose sizes are a guess, and of a measured one nothing", () => {
  const lawn = placeRectangle({ kind: "lawn", surface: "sod" }, 40, 25);
  const rough = (band: number) => {
    const bom = computeBom([lawn], {
      ...{ title: "Yard", measured: [{ ...EXACTLY[0]!, band }], region: "CA-ON", usdToCad: 1.4 },
      tax: { rate: 0.13, on: "everything" },
    });
    const picture = { sha256: "", contentType: "image/webp", width: 4, height: 3 };
    const facts = { photo: null, picture, maskSha256: null, house: null };
    const body = { id: "a", title: "New lawn", savedImageId: 1, addOns: [] };
    const option = { ...facts, renderer: { engine: "concept", model: "1" } };
    return { note: buildOption(body, bom, option, "total").rough, bom };
  };
  const { note, bom } = rough(0.9);
  const [low, high] = [bom.totals.lowCents, bom.totals.highCents].map((cents) =>
    Math.round(cents / 100).toLocaleString("en-US"),
  );
  expect(note).toBe(
    `The sizes of “New lawn” are estimated from a photo. Once the site is measured, its price may lie between CA$${low} and CA$${high}.`,
  );
  expect(rough(0).note).toBeNull();
});
