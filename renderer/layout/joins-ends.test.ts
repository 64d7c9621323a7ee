import { expect, it } from "vitest";
import { joinsEnds } from "./joins-ends.ts";

const [width, height] = [200, 100];
const box = (left: number, top: number, right: number, bottom: number) =>
  Float32Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return Number(x >= left && x < right && y >= top && y < bottom);
  });
const none = box(0, 0, 0, 0);

it("a walk joins the drive and the street that it meets, and the street where it leaves the photo", () => {
  const seen = { width, height, drive: box(150, 40, 200, 100), street: box(0, 90, 200, 100) };
  const toStreet = box(80, 40, 90, 90);
  expect(joinsEnds(toStreet, seen, ["door", "street"])).toBe(true);
  expect(joinsEnds(toStreet, seen, ["drive", "door"])).toBe(false);
  expect(joinsEnds(box(80, 40, 150, 50), seen, ["drive", "door"])).toBe(true);
  expect(joinsEnds(box(80, 40, 90, 100), { ...seen, street: none }, ["street", "door"])).toBe(true);
  expect(joinsEnds(box(80, 40, 90, 80), { ...seen, street: none }, ["street", "door"])).toBe(false);
});
