import { expect, it } from "vitest";
import { looseWish } from "#core/plan/clearing/loose-things.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { chooseLoose } from "./choose-loose.ts";
import type { LooseSeen } from "./find-loose.ts";

const seen = seenByHand({ width: 64, height: 48 }, {});
/** A thing of a square foot per 64 pixels that the network calls a vehicle. */
const wheeled = (tallFt: number, wideFt: number, standsOn: LooseSeen["standsOn"]): LooseSeen => ({
  core: Int32Array.of(20 * 64 + 20),
  outline: () => null,
  box: { left: 10, right: 9 + 8 * wideFt, top: 10, bottom: 9 + 8 * tallFt },
  tallFt,
  wideFt,
  standsOn,
  sure: 0.6,
  vehicle: 0.9,
});
const found = (one: LooseSeen) => chooseLoose(looseWish("trash cans")!, [one], seen, null).length;

it("takes what is seen as a vehicle for bins where it is too low for one, away from drives and streets", () => {
  expect(found(wheeled(3, 3.5, "lawn"))).toBe(1);
  expect(found(wheeled(3, 3.5, "drive"))).toBe(0);
  expect(found(wheeled(4.6, 5.5, "lawn"))).toBe(0);
});
