import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reloadWhenStale } from "./reload-when-stale.ts";

const HOUR_MS = 3_600_000;
const page = Object.assign(new EventTarget(), { visibilityState: "visible" });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("loads the gallery anew for who comes back after hours, once, and for nobody sooner", () => {
  const reload = vi.fn(async () => {});
  const end = reloadWhenStale({ reload });
  const look = (visibilityState: string) => {
    page.visibilityState = visibilityState;
    page.dispatchEvent(new Event("visibilitychange"));
  };
  vi.advanceTimersByTime(4 * HOUR_MS);
  look("visible");
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2 * HOUR_MS);
  look("hidden");
  expect(reload).not.toHaveBeenCalled();
  look("visible");
  look("visible");
  expect(reload).toHaveBeenCalledTimes(1);
  end();
  vi.advanceTimersByTime(9 * HOUR_MS);
  look("visible");
  expect(reload).toHaveBeenCalledTimes(1);
});
