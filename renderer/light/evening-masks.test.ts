import { expect, it } from "vitest";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { skyStillSeen, withoutSunOnLawn } from "./evening-masks.ts";

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

it("takes the sun's shadows off the lawn that stays, and leaves what is new as it is", () => {
  const size = { width: 120, height: 80 };
  const seen = seenByHand(size, { lawn: new Float32Array(9600).fill(1) });
  for (let i = 0; i < 9600; i++) {
    const light = i % 120 < 40 ? 0.5 : 1;
    seen.picture.data.set([90 * light, 130 * light, 50 * light], i * 3);
  }
  const changed = { ...size, data: new Uint8Array(9600).fill(255, 4800) };
  const { data } = withoutSunOnLawn(seen, seen.picture, changed);
  const at = (x: number, y: number) => data[(y * 120 + x) * 3 + 1]!;
  expect(at(20, 20)).toBeGreaterThan(95);
  expect(at(90, 20)).toBe(130);
  expect(at(20, 60)).toBe(65);
});
