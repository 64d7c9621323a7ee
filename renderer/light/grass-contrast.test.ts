import { expect, it } from "vitest";
import { grassContrast } from "./grass-contrast.ts";

const WIDTH = 120;
const HEIGHT = 80;
const rect = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };
const everywhere = new Float32Array(WIDTH * HEIGHT).fill(1);

/** Contrast of ground of one color whose columns are lighter and darker in turn. */
function contrastOf(color: readonly [number, number, number], by: number, lawn: number) {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let i = 0; i < WIDTH * HEIGHT; i++)
    data.set(
      color.map((c) => c * ((i % WIDTH) % 2 === 0 ? 1 + by : 1 - by)),
      i * 3,
    );
  const cover = new Float32Array(WIDTH * HEIGHT).fill(lawn);
  return grassContrast({ width: WIDTH, height: HEIGHT, data }, everywhere, rect, everywhere, cover);
}

const green = [90, 128, 50] as const;
const straw = [190, 165, 110] as const;

it("reads how crisp a camera made a dormant lawn, and takes it for crisper when it is green", () => {
  const [soft, crisp] = [contrastOf(straw, 0.02, 1)!, contrastOf(straw, 0.04, 1)!];
  expect(crisp).toBeGreaterThan(soft * 1.7);
  expect(soft).toBeGreaterThan(contrastOf(green, 0.02, 1)! * 1.15);
});

it("takes fallen leaves for no crisp lawn, and bare ground for none at all", () => {
  expect(contrastOf(straw, 0.3, 1)).toBeLessThan(0.3);
  expect(contrastOf(straw, 0.04, 0)).toBeNull();
});
