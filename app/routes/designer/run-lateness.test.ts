import { describe, expect, it } from "vitest";
import { lateAfterMs } from "./run-lateness.ts";

describe("a run", () => {
  it("is not late in its first forty seconds, whatever it reported", () => {
    for (const progress of [0, 0.15, 1]) expect(lateAfterMs(1_000, progress)).toBe(40_000);
  });

  it("is late at twice the time that its own pace lets expect", () => {
    expect(lateAfterMs(15_000, 0.5)).toBe(60_000);
    expect(lateAfterMs(60_000, 0.6)).toBe(200_000);
  });
});
