import { describe, expect, it } from "vitest";
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

describe("a thing whose outline runs out over what is beside it", () => {
  const at = (left: number, sure: number, spread: number): LooseSeen => {
    const core = Int32Array.from({ length: 100 }, (_, k) => (20 + Math.floor(k / 10)) * 64 + left + (k % 10));
    const pixels = Int32Array.from({ length: Math.round(spread * 100) }, (_, k) => k);
    const box = { left, right: left + 9, top: 20, bottom: 29 };
    return {
      ...{ core, box, sure, outline: () => ({ pixels, isWhole: true }) },
      ...{ tallFt: 2, wideFt: 2, standsOn: "lawn", vehicle: 0 },
    };
  };
  const chosen = (...things: LooseSeen[]) => chooseLoose(looseWish("sign")!, things, seen, null);

  it("is not taken", () => {
    expect(chosen(at(5, 0.6, 1.5))).toHaveLength(1);
    expect(chosen(at(5, 0.6, 3))).toHaveLength(0);
  });

  it("leaves no doubt which other one is meant, unless it looks as much like a thing", () => {
    const edging = at(40, 0.45, 3);
    expect(chosen(at(5, 0.59, 1.5), edging)).toMatchObject([{ sure: 0.59 }]);
    expect(chosen(at(5, 0.45, 1.5), edging)).toHaveLength(0);
  });
});

it("calls nothing yellow that is pale, as tan stone is", () => {
  const color = (r: number, g: number, b: number) => {
    const data = new Uint8Array(64 * 48 * 3).map((_, i) => [r, g, b][i % 3]!);
    const stone = { ...wheeled(2, 2, "lawn"), vehicle: 0 };
    return chooseLoose(
      looseWish("yellow bin")!,
      [stone],
      { ...seen, picture: { ...seen.picture, data } },
      null,
    );
  };
  expect(color(230, 200, 30)).toHaveLength(1);
  expect(color(210, 185, 120)).toHaveLength(0);
});
