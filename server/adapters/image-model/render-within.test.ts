import { describe, expect, it } from "vitest";
import { drawnDocument } from "#core/design/drawn-document.ts";
import { renderDocument } from "#renderer/render/concept.ts";
import { openYard } from "#tests/support/open-yard.ts";
import { seeOnce } from "#tests/support/see-once.ts";
import { renderWithin } from "./render-within.ts";

const photo = await openYard("front-ranch");
const { width, height } = photo;
const path = [
  [0.2, 0.65],
  [0.8, 0.65],
  [0.8, 0.9],
  [0.2, 0.9],
].map(([x = 0, y = 0]) => ({ x: x * width, y: y * height }));
const input = {
  photo,
  document: drawnDocument({ photo, prompt: "", areas: [{ id: "a", path, description: "gravel" }] }),
  viewpoint: "same" as const,
  seed: 1,
  camera: { focal35Mm: 26 },
  see: seeOnce,
};

const share = (mask: { data: Uint8Array }) => mask.data.filter(Boolean).length / mask.data.length;

describe("drawing within a limit of pixels", () => {
  it("is the renderer itself for photos within the limit", async () => {
    const within = await renderWithin(input, width * height);
    expect(Buffer.compare(within.image.data, renderDocument(input).image.data)).toBe(0);
  });

  it("gives the photo's size, the same region and the same measures past the limit", async () => {
    const [large, small] = [renderDocument(input), await renderWithin(input, (width * height) / 2)];
    expect(small.image).toMatchObject({ width, height });
    expect(small.image.data).toHaveLength(width * height * 3);
    expect(small.editable.data).toHaveLength(width * height);
    expect([...new Set(small.editable.data)].sort((a, b) => a - b)).toEqual([0, 255]);
    expect(Math.abs(share(small.editable) - share(large.editable))).toBeLessThan(0.03);
    const [one, other] = [large.measured[0]?.areaM2 ?? 0, small.measured[0]?.areaM2 ?? 0];
    expect(Math.abs(one - other) / one).toBeLessThan(0.1);
  });
});
