import { expect, it } from "vitest";
import { headerAfterScroll } from "./header-position.ts";

const after = (...ys: number[]) =>
  ys.reduce(headerAfterScroll, { hidden: false, lastY: 0 } as { hidden: boolean; lastY: number }).hidden;

it("hides on the way down, past 60 px and not before", () => {
  expect(after(60)).toBe(false);
  expect(after(61)).toBe(true);
  expect(after(30, 60, 61)).toBe(true);
});

it("comes back on the first move up, and near the top", () => {
  expect(after(500, 499)).toBe(false);
  expect(after(500, 499, 510)).toBe(true);
  expect(after(500, 60)).toBe(false);
});

it("stays as it is while nothing moves", () => {
  expect(after(500, 500)).toBe(true);
  expect(after(500, 480, 480)).toBe(false);
});

it("is not fooled by the bounce at the top of a phone's page", () => {
  expect(after(300, -20, 0)).toBe(false);
});
