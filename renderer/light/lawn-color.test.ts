import { describe, expect, it } from "vitest";
import { toLab } from "#renderer/color/lab.ts";
import { fromLinear } from "#renderer/color/srgb.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { lawnColor } from "./lawn-color.ts";

const size = { width: 120, height: 80 };
type Color = readonly [number, number, number];

/** A photo whose left and right halves are lawns of two colors with blades lighter and darker, under a strip of trees. */
function yard(left: Color, right: Color, leaves: Color) {
  const masks = { lawn: new Float32Array(9600), plants: new Float32Array(9600) };
  const seen = seenByHand(size, masks);
  for (let i = 0; i < 9600; i++) {
    const isTree = i < 2400;
    (isTree ? masks.plants : masks.lawn)[i] = 1;
    const color = isTree ? leaves : i % 120 < 60 ? left : right;
    const by = (i * 7) % 3 === 0 ? 9 : -5;
    seen.picture.data.set(
      color.map((c) => c + by),
      i * 3,
    );
  }
  return seen;
}

const leftHalf = Float32Array.from({ length: 9600 }, (_, i) => (i >= 2400 && i % 120 < 60 ? 1 : 0));

function labOf(seen: ReturnType<typeof yard>) {
  const data = Uint8Array.from(lawnColor(seen, leftHalf, [1, 1, 1]), fromLinear);
  const [lightness, a, b] = toLab({ width: 1, height: 1, data });
  return { lightness: lightness!, chroma: Math.hypot(a!, b!), hue: (Math.atan2(b!, a!) * 180) / Math.PI };
}

const straw: Color = [196, 170, 110];
const green: Color = [92, 122, 60];
const bluish: Color = [70, 120, 75];
const trees: Color = [60, 84, 44];

describe("a new lawn", () => {
  it("has the color of the lawn that stays beside it", () => {
    const beside = labOf(yard(straw, green, trees));
    const other = labOf(yard(straw, bluish, trees));
    expect(Math.abs(beside.hue - 120)).toBeLessThan(6);
    expect(Math.abs(other.hue - 142)).toBeLessThan(9);
    expect(beside.chroma).toBeGreaterThan(other.chroma);
  });

  it("has a color where all that is green in the old one lies in a shade", () => {
    const seen = yard(straw, straw, trees);
    for (let i = 2400; i < 9600; i++)
      if (i % 120 < 20 && i < 120 * 50) seen.picture.data.set([30, 42, 20], i * 3);
    expect(lawnColor(seen, leftHalf, [1, 1, 1]).every(Number.isFinite)).toBe(true);
  });

  it("is no lighter than a lawn whose single blades shine: what lies in the light is told by stretches of lawn", () => {
    const seen = yard(green, green, trees);
    const even = labOf(seen);
    for (let i = 2400; i < 9600; i++) {
      const by = i % 3 === 0 ? 60 : -30;
      seen.picture.data.set(
        green.map((c) => c + by),
        i * 3,
      );
    }
    const shining = yard(green, green, trees);
    shining.picture.data.set(seen.picture.data);
    expect(Math.abs(labOf(shining).lightness - even.lightness)).toBeLessThan(4);
  });

  it("stays yellow-green where the old one is in low sun: straw is pale, and a lawn as saturated as that is no straw", () => {
    const { hue, chroma } = labOf(yard([134, 144, 24], straw, trees));
    expect(hue).toBeLessThan(112.5);
    expect(chroma).toBeGreaterThan(52);
    expect(labOf(yard([140, 145, 84], straw, trees)).hue).toBeGreaterThan(113);
  });

  it("is green beside a lawn that is half straw: that much yellow is no color of sod", () => {
    expect(labOf(yard(straw, [140, 136, 78], trees)).hue).toBeGreaterThan(112);
  });

  it("stays as green as the old one is, where that is green", () => {
    expect(Math.abs(labOf(yard(green, straw, trees)).hue - 120)).toBeLessThan(8);
  });

  it("is no paler than all of the old one where flare lies over the lighter part of that", () => {
    const seen = yard(green, straw, trees);
    for (let i = 2400; i < 9600; i++) if (i % 120 < 12) seen.picture.data.set([150, 164, 134], i * 3);
    expect(labOf(seen).chroma).toBeGreaterThan(0.75 * labOf(yard(green, straw, trees)).chroma);
  });

  it("is a little deeper than a dull green one, so that it is seen", () => {
    const dull: Color = [96, 116, 72];
    const old = labOf(yard(dull, dull, trees));
    const anew = labOf(yard(dull, straw, trees));
    expect(anew.chroma).toBeGreaterThan(old.chroma + 1.5);
    expect(Math.abs(anew.lightness - old.lightness)).toBeLessThan(3);
  });

  it("is as green as the healthy part of a lawn that is worn elsewhere", () => {
    const seen = yard([118, 126, 72], straw, trees);
    for (let i = 2400; i < 9600; i++) if (i % 120 < 24) seen.picture.data.set([78, 122, 44], i * 3);
    const worn = labOf(yard([118, 126, 72], straw, trees));
    const { hue, chroma } = labOf(seen);
    expect(hue).toBeGreaterThan(worn.hue + 4);
    expect(chroma).toBeGreaterThan(worn.chroma + 4);
  });

  it("is as light as a yellow lawn that grows shows, a little greener, and not bleached where that is pale", () => {
    const yellow: Color = [132, 128, 62];
    const live = labOf(yard(yellow, straw, trees));
    expect(live.lightness).toBeGreaterThan(46);
    expect(live.chroma).toBeGreaterThan(33);
    expect(live.hue).toBeGreaterThan(111);
    const pale = labOf(yard([208, 206, 156], straw, trees));
    expect(pale.lightness).toBeLessThan(62);
    expect(pale.chroma / pale.lightness).toBeGreaterThan(0.65);
  });

  it("is no straw where the photo shows nothing else, and as deep as its trees say", () => {
    const dull = labOf(yard(straw, straw, [40, 48, 34]));
    const lush = labOf(yard(straw, straw, [60, 110, 30]));
    expect(dull.hue).toBeGreaterThan(110);
    expect(dull.chroma).toBeLessThan(40);
    expect(lush.chroma).toBeGreaterThan(dull.chroma + 6);
    // Dark trees say little of a lawn in the light.
    expect(dull.lightness).toBeGreaterThan(40);
    expect(lush.lightness).toBeGreaterThan(dull.lightness);
    // Neither gray beside bare trees nor neon beside lush ones.
    for (const { chroma, lightness } of [dull, lush]) {
      expect(chroma / lightness).toBeGreaterThan(0.7);
      expect(chroma / lightness).toBeLessThan(0.85);
    }
  });
});
