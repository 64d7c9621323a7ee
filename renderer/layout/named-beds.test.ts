import { expect, it } from "vitest";
import type { SeenMasks } from "#renderer/see/see-photo.ts";
import { SEEN_CLASSES } from "#renderer/see/seen-classes.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { namedBeds } from "./named-beds.ts";

const [WIDTH, HEIGHT] = [60, 40];
const patch = (left: number, top: number, right: number, bottom: number) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    return x >= left && x < right && y >= top && y < bottom ? 1 : 0;
  });

/** Something in a lawn that is taken for paving, of which the network gives `drive` to the drive and the rest to the street. */
function seen(drive: number, masks: Partial<SeenMasks> = {}) {
  const mulch = patch(20, 20, 40, 32);
  const lawn = patch(0, 10, 60, 40).map((cover, i) => cover - mulch[i]!);
  const paved = masks.walk ? mulch.map((cover, i) => cover + masks.walk![i]!) : mulch;
  const all = seenByHand(
    { width: WIDTH, height: HEIGHT },
    { house: patch(0, 0, 60, 10), soft: lawn, lawn, hard: paved, drive: mulch, ...masks },
  );
  const split = {
    drive: mulch.map((cover) => cover * drive),
    street: mulch.map((cover) => cover * (1 - drive)),
  };
  const planes = SEEN_CLASSES.map((name, k) =>
    name === "drive" || name === "street" ? split[name] : all.shares.planes[k]!,
  );
  return { ...all, shares: { ...all.shares, planes } };
}
const inside = 25 * WIDTH + 30;

it("has paving that the network is torn about, in the middle of a lawn", () => {
  const beds = namedBeds(seen(0.5));
  expect([beds[inside], beds[25 * WIDTH + 10], beds[5 * WIDTH + 30]]).toEqual([1, 0, 0]);
});

it("leaves what is surely a drive, goes on as paving, or has a garage", () => {
  expect(namedBeds(seen(0.8))[inside]).toBe(0);
  expect(namedBeds(seen(0.5, { walk: patch(40, 16, 60, 36) }))[inside]).toBe(0);
  expect(namedBeds(seen(0.5, { garage: patch(20, 4, 40, 10) }))[inside]).toBe(0);
});
