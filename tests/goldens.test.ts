import { describe, expect, it } from "vitest";
import { toLab } from "#renderer/color/lab.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { shrink } from "#renderer/image/shrink.ts";
import { inTestAll } from "./only-in-test-all.ts";
import { type GoldenName, goldenNames, readGolden, renderGolden } from "./support/golden-designs.ts";

/** Pictures are compared at this width: single blades and leaves may fall otherwise, what one sees from a step back may not. */
const SEEN_WIDTH = 90;
/** Differences in Lab: below about 2.3 nobody sees one; a tree in another place is 20 or more. */
const MEAN_LIMIT = 1.5;
const STRONG = 9;
const STRONG_SHARE = 0.03;

/** Lab difference of every pixel of two pictures of one size, seen from a step back. */
function differences(a: RgbImage, b: RgbImage): number[] {
  const [small, other] = [toLab(shrink(a, SEEN_WIDTH)), toLab(shrink(b, SEEN_WIDTH))];
  const list: number[] = [];
  for (let q = 0; q < small.length; q += 3) {
    list.push(
      Math.hypot(small[q]! - other[q]!, small[q + 1]! - other[q + 1]!, small[q + 2]! - other[q + 2]!),
    );
  }
  return list;
}

/** One of each mechanism: planting, laid stones, water, timber, light, furniture on a patio, a fence; and a real photo. */
const OF_EACH_RUN: GoldenName[] = [
  ...(["lawn-and-beds", "herringbone-drive", "pool-and-patio", "deck-and-pergola"] as const),
  ...(["evening-lights", "kitchen-and-table", "fence-and-fountain", "modern-front-lawn"] as const),
];

describe("a golden picture", () => {
  it.each(inTestAll("golden pictures", goldenNames, OF_EACH_RUN))(
    "%s still looks as it was approved",
    async (name) => {
      const golden = await readGolden(name);
      const image = await renderGolden(name);
      expect([image.width, image.height]).toEqual([golden.width, golden.height]);
      const list = differences(golden, image);
      expect(list.reduce((sum, d) => sum + d, 0) / list.length).toBeLessThan(MEAN_LIMIT);
      expect(list.filter((d) => d > STRONG).length / list.length).toBeLessThan(STRONG_SHARE);
    },
  );

  it("would not pass for another design of the same yard", async () => {
    const list = differences(await readGolden("pond-and-swale"), await readGolden("lawn-and-beds"));
    expect(list.filter((d) => d > STRONG).length / list.length).toBeGreaterThan(STRONG_SHARE);
  });
});
