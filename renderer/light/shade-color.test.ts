import { expect, it } from "vitest";
import { fromLinear, toLinear } from "#renderer/color/srgb.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { shadeColorOf } from "./shade-color.ts";

const size = { width: 120, height: 80 };
const rect = { left: 0, top: 0, right: 120, bottom: 80 };
const all = new Float32Array(9600).fill(1);

/** The color of shade on a lawn, or on paving, whose left half is in a shadow that leaves a third of the light. */
function shadeOf(
  shaded: readonly number[],
  lit: readonly number[],
  shade = 0.33,
  on: "lawn" | "hard" = "lawn",
) {
  const seen = seenByHand(size, { [on]: all });
  const illumination = all.map((_, i) => (i % 120 < 60 ? shade : 1));
  for (let i = 0; i < 9600; i++) seen.picture.data.set(i % 120 < 60 ? shaded : lit, i * 3);
  return shadeColorOf(seen, on, all, rect, illumination);
}

it("is less red and bluer than the open where the sun is low and yellow", () => {
  const { red, blue } = shadeOf([50, 80, 30], [190, 180, 40])!;
  expect(red).toBeLessThan(-0.3);
  expect(blue).toBeGreaterThan(0.2);
});

it("is none where shade has the color of the open", () => {
  const { red, blue } = shadeOf(
    [90, 120, 60].map((level) => fromLinear(toLinear[level]! * 0.33)),
    [90, 120, 60],
  )!;
  expect(Math.abs(red)).toBeLessThan(0.1);
  expect(Math.abs(blue)).toBeLessThan(0.1);
});

it("is not read from a yard that lies all in one light", () => {
  expect(shadeOf([50, 80, 30], [190, 180, 40], 1)).toBeNull();
});

it("is followed further on paving, which has no color of its own to hide it", () => {
  const [shaded, lit] = [
    [62, 66, 74],
    [200, 190, 182],
  ];
  const onPaving = shadeOf(shaded!, lit!, 0.33, "hard")!;
  const onLawn = shadeOf(shaded!, lit!)!;
  expect(onPaving.blue).toBeGreaterThan(onLawn.blue);
  expect(onPaving.red).toBeLessThan(onLawn.red);
});

it("is not read from paving that is redder where it is dark: that is paint", () => {
  expect(shadeOf([130, 40, 60], [200, 190, 170], 0.33, "hard")).toBeNull();
});
