import { expect, it } from "vitest";
import { shortEntry } from "./history-entry.ts";

it("leaves an entry of 100 characters whole and cuts a longer one there", () => {
  expect(shortEntry("x".repeat(100))).toBe("x".repeat(100));
  expect(shortEntry("x".repeat(101))).toBe(`${"x".repeat(100)}…`);
  expect(shortEntry(`${"x".repeat(99)} roses`)).toBe(`${"x".repeat(99)}…`);
});

it("tears no character apart", () => {
  expect(shortEntry("🌳".repeat(101))).toBe(`${"🌳".repeat(100)}…`);
});
