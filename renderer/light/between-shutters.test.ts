import { expect, it } from "vitest";
import { betweenShutters } from "./between-shutters.ts";

const leafAt = (left: number) => ({ left, right: left + 8, top: 80, bottom: 115 });

it("takes a leaf for that of one window: what follows at its other side is wall", () => {
  const found = betweenShutters([leafAt(144), leafAt(100), leafAt(122)]);
  expect(found).toEqual([{ left: 109, right: 121, top: 81, bottom: 115 }]);
});

it("finds the windows of two pairs beside each other", () => {
  const found = betweenShutters([leafAt(100), leafAt(122), leafAt(180), leafAt(202)]);
  expect(found.map(({ left }) => left)).toEqual([109, 189]);
});
