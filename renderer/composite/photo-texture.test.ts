import { expect, it } from "vitest";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { seededRandom } from "#renderer/math/random.ts";
import { readTexture } from "./photo-texture.ts";

const WIDTH = 240;
const HEIGHT = 160;
/** Flat bars with Gaussian noise of deviation `noise`, blurred over `blur` pixels before the noise. */
function bars(noise: number, blur: number) {
  const random = seededRandom(5);
  let plane = Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => ((i % WIDTH) % 60 < 30 ? 70 : 180));
  if (blur > 0) plane = new Float32Array(boxBlur(plane, WIDTH, HEIGHT, blur, 2));
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  plane.forEach((v, i) => {
    const gauss = Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
    data.fill(Math.round(v + noise * gauss), i * 3, i * 3 + 3);
  });
  return { width: WIDTH, height: HEIGHT, data };
}

it("reads the noise of a photo within a third", () => {
  for (const noise of [1.2, 2, 3]) {
    const { grain } = readTexture(bars(noise, 0));
    expect(grain).toBeGreaterThan(noise * 0.67);
    expect(grain).toBeLessThan(noise * 1.33);
  }
});

it("softens more what was taken with a soft lens", () => {
  expect(readTexture(bars(0.5, 0)).softening).toBeLessThan(0.1);
  expect(readTexture(bars(0.5, 2)).softening).toBeGreaterThan(0.25);
});

it("finds a veil over a photo that has no black, and none over one that has", () => {
  expect(readTexture(bars(0, 0)).veil[0]).toBeGreaterThan(0.02);
  const clear = bars(0, 0);
  clear.data.fill(0, 0, clear.data.length / 20);
  expect(readTexture(clear).veil).toEqual([0, 0, 0]);
});
