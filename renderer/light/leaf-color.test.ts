import { describe, expect, it } from "vitest";
import { toLab } from "#renderer/color/lab.ts";
import { fromLinear, toLinear } from "#renderer/color/srgb.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { leafTint } from "./leaf-color.ts";

const size = { width: 120, height: 80 };
type Color = readonly [number, number, number];

/** Hue and chroma of a drawn leaf in a photo whose trees have this color; null: no trees. */
function leafIn(trees: Color | null, grass?: Color) {
  const isLawn = (i: number) => grass !== undefined && i >= 4800;
  const plants = Float32Array.from({ length: 9600 }, (_, i) => (trees && !isLawn(i) ? 1 : 0));
  const lawn = Float32Array.from(plants, (_, i) => (isLawn(i) ? 1 : 0));
  const seen = seenByHand(size, { plants, lawn });
  for (let i = 0; trees && i < 9600; i++) seen.picture.data.set(grass && isLawn(i) ? grass : trees, i * 3);
  const tint = leafTint(seen);
  const data = Uint8Array.from([74, 91, 48], (level, c) => fromLinear(toLinear[level]! * tint[c]!));
  const [lightness, a, b] = toLab({ width: 1, height: 1, data });
  return { lightness: lightness!, chroma: Math.hypot(a!, b!), hue: (Math.atan2(b!, a!) * 180) / Math.PI };
}

describe("leaves of new plants", () => {
  it("are as pale or as lush as the trees of the photo", () => {
    const pale = leafIn([82, 86, 70]);
    const lush = leafIn([60, 110, 20]);
    expect(pale.chroma).toBeLessThan(23);
    expect(lush.chroma).toBeGreaterThan(35);
  });

  it("are as yellow or as bluish as the trees of the photo", () => {
    expect(leafIn([96, 94, 40]).hue).toBeLessThan(114);
    expect(leafIn([44, 92, 52]).hue).toBeGreaterThan(125);
  });

  it("keep their own color where the photo shows no leaf, or nothing but brick", () => {
    const own = leafIn(null);
    expect(leafIn([150, 80, 60])).toEqual(own);
    expect(own.hue).toBeCloseTo(123, -1);
  });

  it("are livelier beside a lush lawn than the woods behind it, and no livelier beside straw", () => {
    const woods: Color = [60, 72, 48];
    const alone = leafIn(woods);
    expect(leafIn(woods, [60, 150, 20]).chroma).toBeGreaterThan(alone.chroma + 5);
    expect(leafIn(woods, [196, 170, 110])).toEqual(alone);
  });

  it("stay alive beside dead or black woods", () => {
    const { lightness, chroma } = leafIn([16, 19, 13]);
    expect(lightness).toBeGreaterThan(27);
    expect(chroma).toBeGreaterThan(16);
  });
});
