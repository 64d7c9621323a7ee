import { expect, it } from "vitest";
import { measureGuided, planRange, type Source } from "./guided.ts";

const ANSWERS = ["shifted 9 px", "tinted warm", "repainted, much", "shifted, tinted and repainted"];
const NOT_KEPT: Source[] = [
  "moved by 2%",
  "moved by 5%",
  "moved by 10%",
  "mirrored",
  "another seed",
  "other things",
  "as it was",
];

it("tells a picture that keeps the measured plan from each that does not, through shifts, tints and repaints", async () => {
  const rows = await measureGuided("front-ranch", 320, ANSWERS);
  // None is lost: each is found again in the photo.
  expect(rows.filter(({ plan }) => plan === null)).toEqual([]);
  const guided = planRange(rows, "guided")!;
  expect(guided.low).toBeGreaterThan(0.83);
  for (const source of NOT_KEPT)
    expect(planRange(rows, source)!.high, source).toBeLessThan(guided.low - 0.04);
  // The further things are moved, the less of the plan is kept.
  const lows = (["guided", "moved by 1%", "moved by 2%", "moved by 5%"] as const).map(
    (source) => planRange(rows, source)!.low,
  );
  expect(lows).toEqual([...lows].sort((a, b) => b - a));
  for (const { answer, before } of rows.filter(({ source }) => source === "guided"))
    expect(before, answer).toBeGreaterThan(0.95);
});
