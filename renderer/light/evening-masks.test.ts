import { expect, it } from "vitest";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { skyStillSeen, withoutSunOnGround } from "./evening-masks.ts";

it("leaves no sky where a new tree stands before it, and all of it beside the tree", () => {
  const photo = { width: 3, height: 1, data: new Uint8Array(9).fill(220) };
  const picture = { ...photo, data: Uint8Array.from([220, 220, 220, 60, 90, 50, 190, 195, 188]) };
  const changed = { width: 3, height: 1, data: Uint8Array.from([0, 255, 255]) };
  const [open, leaf, rim] = skyStillSeen(Uint8Array.of(255, 255, 255), photo, picture, changed);
  expect(open).toBe(255);
  expect(leaf).toBe(0);
  expect(rim).toBeGreaterThan(40);
  expect(rim).toBeLessThan(220);
});

it("takes the sun's shadows off the ground that stays, and leaves what is new as it is", () => {
  const size = { width: 120, height: 80 };
  const all = () => new Float32Array(9600).fill(1);
  const seen = seenByHand(size, { ground: all(), lawn: all() });
  for (let i = 0; i < 9600; i++) {
    seen.picture.data.set(i % 120 < 40 ? [40, 65, 32] : [90, 130, 50], i * 3);
  }
  const changed = { ...size, data: new Uint8Array(9600).fill(255, 4800) };
  const { data } = withoutSunOnGround(seen, seen.picture, changed);
  const at = (x: number, y: number) => data[(y * 120 + x) * 3 + 1]!;
  expect(at(20, 20)).toBeGreaterThan(85);
  expect(at(90, 20)).toBe(130);
  expect(at(20, 60)).toBe(65);
});
