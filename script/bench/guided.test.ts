import { expect, it } from "vitest";
import { measureGuided } from "./guided.ts";

it("a hosted picture that is guided keeps the measured plan through shifts, tints and repaints, and better than one that is not", async () => {
  const rows = await measureGuided("front-ranch", 320, [
    "shifted 9 px",
    "tinted warm",
    "repainted, much",
    "shifted, tinted and repainted",
  ]);
  const of = (guided: boolean) => rows.filter((row) => row.guided === guided);
  expect(rows).toHaveLength(8);
  // None is lost: each is found again in the photo, and the house around it is untouched.
  expect(rows.filter(({ plan }) => plan === null)).toEqual([]);
  for (const { answer, plan, before } of of(true)) {
    expect(plan, answer).toBeGreaterThan(0.93);
    expect(before, answer).toBeGreaterThan(0.95);
    const other = of(false).find((row) => row.answer === answer)?.plan ?? 0;
    expect(other, answer).toBeLessThan(plan! - 0.05);
  }
}, 120_000);
