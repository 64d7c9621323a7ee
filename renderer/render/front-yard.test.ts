import { expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { beforeFront } from "./front-yard.ts";

const WIDTH = 320;
const HEIGHT = 240;
const camera = makeCamera(WIDTH, HEIGHT, { horizonY: 90 });
const masked = (holds: (x: number, y: number) => boolean) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => (holds(i % WIDTH, Math.floor(i / WIDTH)) ? 1 : 0));

it("leaves out the field that is seen past the house, and nothing where no house stands", () => {
  const foot = 140;
  const ground = masked((x, y) => y >= (x > 80 && x < 240 ? foot : 95));
  const house = masked((x, y) => x > 80 && x < 240 && y >= 40 && y < foot);
  const seen = seenByHand({ width: WIDTH, height: HEIGHT }, { ground, house });
  const front = beforeFront({ seen, camera }, ground);
  expect(front[100 * WIDTH + 20]).toBe(0);
  expect(front[(foot + 5) * WIDTH + 20]).toBe(1);
  const open = seenByHand({ width: WIDTH, height: HEIGHT }, { ground });
  expect(beforeFront({ seen: open, camera }, ground)).toBe(ground);
});
