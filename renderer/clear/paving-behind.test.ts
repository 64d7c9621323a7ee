import { expect, it } from "vitest";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { pavingBehind } from "./paving-behind.ts";

const WIDTH = 160;
const HEIGHT = 90;
const isSign = (x: number, y: number) => x >= 70 && x < 90 && y >= 20 && y < 80;
/** A drive between two lawns, whose edges fall to the right. */
const isDrive = (x: number, y: number) => y >= 38 + x / 10 && y < 55 + x / 8;

function street(drive = isDrive) {
  const masked = (holds: (x: number, y: number) => boolean) =>
    Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
      holds(i % WIDTH, Math.floor(i / WIDTH)) ? 1 : 0,
    );
  const isGround = (x: number, y: number) => y >= 10 && !isSign(x, y);
  const seen = seenByHand(
    { width: WIDTH, height: HEIGHT },
    {
      ground: masked(isGround),
      hard: masked((x, y) => isGround(x, y) && drive(x, y)),
      soft: masked((x, y) => isGround(x, y) && !drive(x, y)),
    },
  );
  const leaving = Uint8Array.from(masked(isSign));
  const hole = Int32Array.from([...leaving.keys()].filter((i) => leaving[i]));
  return pavingBehind(hole, leaving, seen);
}

it("lets a drive go on behind a sign between straight edges", () => {
  const paved = street()!;
  let wrong = 0;
  for (let y = 20; y < 80; y++)
    for (let x = 70; x < 90; x++) if (paved(y * WIDTH + x) !== isDrive(x, y)) wrong++;
  expect(wrong).toBeLessThan(40);
});

it("tells nothing where no paving is seen, or on one side alone", () => {
  expect(street(() => false)).toBeNull();
  expect(street((x, y) => x < 80 && isDrive(x, y))).toBeNull();
});
