import { expect, it } from "vitest";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { withTwigs } from "./twigs-in-sky.ts";

const [WIDTH, HEIGHT] = [120, 100];
const empty = () => new Uint8Array(WIDTH * HEIGHT);

it("takes the twigs before the sky beyond a crown with it, and no wire that runs past them", () => {
  const seen = seenByHand(
    { width: WIDTH, height: HEIGHT },
    { sky: new Float32Array(WIDTH * HEIGHT).fill(1) },
  );
  const data = new Uint8Array(WIDTH * HEIGHT * 3).fill(190);
  const crown = empty();
  for (let y = 40; y < 90; y++) for (let x = 40; x < 80; x++) crown[y * WIDTH + x] = 1;
  const twig = Array.from({ length: 4 }, (_, k) => (38 - k) * WIDTH + 60);
  const wire = Array.from({ length: WIDTH }, (_, x) => 36 * WIDTH + x);
  for (const i of [...twig, ...wire.filter((i) => i % WIDTH < 50)]) data.fill(60, i * 3, i * 3 + 3);
  const found = withTwigs(crown, { ...seen, picture: { width: WIDTH, height: HEIGHT, data } });
  expect(twig.every((i) => found[i] === 1)).toBe(true);
  expect(found[wire[45]!]).toBe(0);
  expect(found[70 * WIDTH + 20]).toBe(0);
});
