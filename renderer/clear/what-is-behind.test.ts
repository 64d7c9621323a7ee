import { expect, it } from "vitest";
import { seenByHand, withFences } from "#tests/support/seen-by-hand.ts";
import { STUFF } from "./materials-around.ts";
import { BEHIND, cutAround } from "./what-is-behind.ts";

const [WIDTH, HEIGHT] = [120, 90];
const FOOT = 50;
const masked = (holds: (x: number, y: number) => boolean) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => (holds(i % WIDTH, Math.floor(i / WIDTH)) ? 1 : 0));

it("lets a fence go on behind a bush before it", () => {
  const isBush = (x: number, y: number) => Math.hypot(x - 60, y - 48) < 10;
  const isFence = (x: number, y: number) => y >= 15 && y < FOOT && !isBush(x, y);
  const ground = masked((x, y) => y >= FOOT && !isBush(x, y));
  const seen = withFences(
    seenByHand(
      { width: WIDTH, height: HEIGHT },
      {
        ground,
        soft: ground,
        sky: masked((_, y) => y < 15),
        plants: masked(isBush),
        standing: masked((x, y) => isFence(x, y) || isBush(x, y)),
      },
    ),
  );
  const leaving = Uint8Array.from(masked(isBush));
  const hole = Int32Array.from(leaving.keys()).filter((i) => leaving[i] === 1);
  const { rect, task } = cutAround(
    hole,
    leaving,
    { picture: seen.picture, filled: new Uint8Array(leaving.length), ofPlants: true },
    seen,
  );
  const beside = (40 - rect.top) * task.picture.width + 40 - rect.left;
  expect([task.kinds[beside], task.built?.[beside], task.stuff?.[beside]]).toEqual([BEHIND, 1, STUFF.built]);
});
