import { expect, it } from "vitest";
import { skyStillSeen } from "./evening-masks.ts";

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
