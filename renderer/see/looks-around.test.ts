import { expect, it } from "vitest";
import { seededRandom } from "#renderer/math/random.ts";
import { evenedAt } from "./looks-around.ts";

it("evens colors over 3 x 3 pixels, and over fewer at the frame", () => {
  const [width, height] = [7, 5];
  const random = seededRandom(2);
  const data = Uint8Array.from({ length: width * height * 3 }, () => random.next() * 256);
  const picture = { width, height, data };
  for (let i = 0; i < width * height; i++) {
    const near = Array.from({ length: width * height }, (_, o) => o).filter(
      (o) =>
        Math.abs((o % width) - (i % width)) <= 1 &&
        Math.abs(Math.floor(o / width) - Math.floor(i / width)) <= 1,
    );
    const mean = (c: number) => Math.floor(near.reduce((sum, o) => sum + data[o * 3 + c]!, 0) / near.length);
    expect([...evenedAt(picture, i)]).toEqual([mean(0), mean(1), mean(2)]);
  }
});
