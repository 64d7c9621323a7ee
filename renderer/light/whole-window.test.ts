import { expect, it } from "vitest";
import { wholeWindow } from "./whole-window.ts";

const SIZE = { width: 120, height: 60 };
const PANE = { left: 40, top: 20, right: 56, bottom: 40 };

/** A light wall with dark columns from the first up to the second of each pair, in the rows of the pane. */
function facade(...dark: readonly (readonly [number, number])[]) {
  const light = new Float32Array(SIZE.width * SIZE.height).fill(0.7);
  for (const [from, to] of dark)
    for (let y = PANE.top; y < PANE.bottom; y++) light.fill(0.2, y * SIZE.width + from, y * SIZE.width + to);
  return { ...SIZE, light, wall: new Float32Array(light.length).fill(1) };
}

it("is widened by its other half behind a bar, whatever that mirrors", () => {
  expect(wholeWindow(PANE, facade([40, 56], [58, 72]))).toEqual({ ...PANE, right: 72 });
});

it("stays as it is with wall or with shutters on both sides", () => {
  expect(wholeWindow(PANE, facade([40, 56]))).toEqual(PANE);
  expect(wholeWindow(PANE, facade([40, 56], [33, 40], [56, 63]))).toEqual(PANE);
});

it("is none where the dark goes on without an end", () => {
  expect(wholeWindow(PANE, facade([40, 120]))).toBeNull();
});
