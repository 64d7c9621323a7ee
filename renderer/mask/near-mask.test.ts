import { expect, it } from "vitest";
import { greatestNearby } from "#renderer/math/greatest-nearby.ts";
import { seededRandom } from "#renderer/math/random.ts";
import { nearMask } from "./near-mask.ts";

it("marks the square around each cell at or above the level, cut off at the frame", () => {
  const [width, height] = [13, 9];
  const random = seededRandom(4);
  for (const share of [0, 0.02, 0.1, 1]) {
    const bytes = Uint8Array.from({ length: width * height }, () => (random.next() < share ? 200 : 199));
    for (const reach of [0, 1, 3, 20]) {
      const expected = greatestNearby(bytes, width, height, reach).map((most) => (most >= 200 ? 1 : 0));
      expect(nearMask(bytes, width, height, 200, reach)).toEqual(expected);
    }
  }
});
