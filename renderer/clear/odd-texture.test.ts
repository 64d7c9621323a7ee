import { expect, it } from "vitest";
import { oddTexture } from "./odd-texture.ts";

const [WIDTH, HEIGHT] = [80, 60];

/** Where courses of bricks are odd that show something else as well. */
function oddAt(other: (x: number, y: number) => number | null) {
  const mask = new Uint8Array(WIDTH * HEIGHT).fill(1);
  const residual = Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const isJoint = y % 6 === 0 || (x + (Math.floor(y / 6) % 2) * 7) % 14 === 0;
    return other(x, y) ?? (isJoint ? 20 : -5);
  });
  const odd = oddTexture(mask, residual, WIDTH);
  return (x: number, y: number) => odd[y * WIDTH + x];
}

it("are a cable and a chair before a wall, and no bricks", () => {
  const odd = oddAt((x, y) => {
    if (x === 20 || x === 21) return 45;
    return x >= 50 && x < 66 && y >= 20 && y < 40 ? ((x + y) % 4 < 2 ? 60 : -60) : null;
  });
  expect([odd(20, 30), odd(22, 30), odd(58, 30)]).toEqual([1, 1, 1]);
  expect([odd(10, 30), odd(36, 30), odd(74, 50)]).toEqual([0, 0, 0]);
});

it("are none in a wall that shows nothing else", () => {
  const odd = oddAt(() => null);
  for (let x = 0; x < WIDTH; x++) expect(odd(x, 30)).toBe(0);
});
