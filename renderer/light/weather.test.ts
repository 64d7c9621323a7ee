import { expect, it } from "vitest";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { shareOfSigns, sunShare } from "./weather.ts";

const WIDTH = 80;
const HEIGHT = 60;
const HALF = (WIDTH * HEIGHT) / 2;
const ground = Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => (i < HALF ? 0 : 1));

/** A gray yard before plants: in `shade` of its columns, which reach up the plants as well, it has that color. */
function yard(shade: number, color: readonly [number, number, number]) {
  const seen = seenByHand({ width: WIDTH, height: HEIGHT }, { ground });
  const { data } = seen.picture;
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const dark = (i % WIDTH) / WIDTH < shade;
    data.set(dark ? color : [200, 195, 185], i * 3);
  }
  return sunShare(seen);
}

it("reads sun from deep shade that is bluer than the light, though no sky is seen", () => {
  expect(yard(0.4, [25, 30, 42])).toBeGreaterThan(0.6);
});

it("reads no sun from a yard that is lit evenly", () => {
  expect(yard(0.4, [170, 165, 156])).toBeLessThan(0.35);
});

it("takes each of the four signs for sun", () => {
  const signs = { blue: 0.15, contrast: 1.2, bluerWithLight: 0, shade: 0.8 };
  const share = shareOfSigns(signs);
  expect(share).toBeGreaterThan(0.28);
  expect(share).toBeLessThan(0.74);
  expect(shareOfSigns({ ...signs, blue: 0.2 })).toBeGreaterThan(share);
  expect(shareOfSigns({ ...signs, contrast: 1.3 })).toBeGreaterThan(share);
  expect(shareOfSigns({ ...signs, bluerWithLight: -0.1 })).toBeGreaterThan(share);
  expect(shareOfSigns({ ...signs, shade: 0.6 })).toBeGreaterThan(share);
});
