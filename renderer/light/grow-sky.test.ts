import { expect, it } from "vitest";
import { growSky } from "./grow-sky.ts";

const WIDTH = 200;
const HEIGHT = 60;
/** A bright sky above, a dark eave and a white wall under it; left of column `left` the sky goes on down to the ground. */
function corner(left: number) {
  const data = new Uint8Array(WIDTH * HEIGHT * 3).fill(235);
  const sky = new Float32Array(WIDTH * HEIGHT);
  for (let i = 0; i < sky.length; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    if (y < 20) sky[i] = 1;
    if (y >= 40 || (x >= left && y >= 20 && y < 24)) data.fill(60, i * 3, i * 3 + 3);
  }
  for (let y = 20; y < 40; y++) {
    // Far left the sky is seen as such; the corner beside the wall is not.
    sky.fill(1, y * WIDTH, y * WIDTH + left - 8);
    data.fill(60, (y * WIDTH + left) * 3, (y * WIDTH + left + 2) * 3);
  }
  return growSky(sky, { width: WIDTH, height: HEIGHT, data });
}

it("takes in a corner beside the house in which the sky goes on, and no wall behind an edge", () => {
  const grown = corner(80);
  expect(grown[30 * WIDTH + 76]).toBe(1);
  expect(grown[30 * WIDTH + 120]).toBe(0);
});

it("leaves a white wall that goes on from the sky without an edge", () => {
  const sky = new Float32Array(WIDTH * HEIGHT).fill(1, 0, 20 * WIDTH);
  const data = new Uint8Array(WIDTH * HEIGHT * 3).fill(235);
  expect(growSky(sky, { width: WIDTH, height: HEIGHT, data })).toEqual(sky);
});
