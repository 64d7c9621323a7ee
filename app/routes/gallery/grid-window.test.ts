import { describe, expect, it } from "vitest";
import { gridLayout, gridWindow } from "./grid-window.ts";

describe("the grid's layout", () => {
  it.each([
    [328, 2],
    [704, 2],
    [768, 3],
    [1200, 4],
  ])("%i px wide has %i columns", (width, columns) => {
    expect(gridLayout(width).columns).toBe(columns);
  });

  it("gives a row the height of a 4 to 3 picture, its caption and the gap", () => {
    // (1200 - 3 * 20) / 4 = 285 wide, 213.75 high.
    expect(gridLayout(1200).rowHeight).toBe(214 + 56 + 20);
  });
});

describe("the grid's window", () => {
  const layout = { columns: 4, gap: 20, rowHeight: 290 };

  it("holds the first rows and two to spare at the top", () => {
    expect(gridWindow(layout, 1000, 200, 800)).toEqual({ start: 0, end: 20, above: 0, below: 245 * 290 });
  });

  it("holds what is seen in the middle", () => {
    const { start, end, above, below } = gridWindow(layout, 1000, -29_000, 800);
    expect([start, end]).toEqual([(100 - 2) * 4, (103 + 2) * 4]);
    expect(above + ((end - start) / 4) * 290 + below).toBe(250 * 290);
  });

  it("ends with the last image", () => {
    expect(gridWindow(layout, 10, -400, 800)).toMatchObject({ end: 10, below: 0 });
  });

  it("is empty, and not negative, far below its end and with no images", () => {
    expect(gridWindow(layout, 8, -9_000, 800)).toEqual({ start: 8, end: 8, above: 580, below: 0 });
    expect(gridWindow(layout, 0, 0, 800)).toEqual({ start: 0, end: 0, above: 0, below: 0 });
  });
});
