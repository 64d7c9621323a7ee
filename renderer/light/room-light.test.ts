import { expect, it } from "vitest";
import { roomLight } from "./room-light.ts";

it("is brighter high in a window than at its sill, and dark beside its frame", () => {
  const [width, height] = [400, 60];
  const glass = Float32Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return x >= 100 && x < 140 && y >= 10 && y < 50 ? 1 : 0;
  });
  const light = roomLight(glass, new Uint8Array(width * height * 3).fill(60), width, height);
  const at = (x: number, y: number) => light[y * width + x]!;
  expect(at(120, 16)).toBeGreaterThan(1.3 * at(120, 44));
  expect(at(120, 30)).toBeGreaterThan(2 * at(100, 30));
  expect(at(80, 30)).toBe(0);
});
