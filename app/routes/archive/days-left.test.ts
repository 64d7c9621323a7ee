import { expect, it } from "vitest";
import { daysLeft } from "./days-left.ts";

const NOW = Date.parse("2026-11-22T12:00:00Z");

it.each([
  ["2026-11-22T12:00:00Z", "30 days left"],
  ["2026-11-22T11:59:00Z", "30 days left"],
  ["2026-11-21T11:59:00Z", "29 days left"],
  ["2026-10-24T12:00:00Z", "1 day left"],
  ["2026-10-23T13:00:00Z", "Less than a day left"],
  ["2026-09-01T00:00:00Z", "Less than a day left"],
])("of what was archived at %s there is said: %s", (archivedAt, expected) => {
  expect(daysLeft(archivedAt, 30, NOW)).toBe(expected);
});
