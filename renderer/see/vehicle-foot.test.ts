import { describe, expect, it } from "vitest";
import { vehicleFoot } from "./vehicle-foot.ts";

const [width, height] = [200, 120];
const at = (x: number, y: number) => y * width + x;

/** A plane of `value` in a rectangle, by its first and last columns and rows. */
function box(left: number, right: number, top: number, bottom: number, value = 1): Float32Array {
  const mask = new Float32Array(width * height);
  for (let y = top; y < bottom; y++) mask.fill(value, at(left, y), at(right, y));
  return mask;
}

/** A car of 80 by 40 pixels whose wheels are 10 pixels high, on paving; below the wheels 4 rows of shadow. */
function carOnPaving(share: number) {
  const planes = [box(60, 140, 50, 80, share), box(60, 75, 80, 90, share), box(125, 140, 80, 90, share)];
  const vehicle = planes[0]!.map((_, i) => Math.max(...planes.map((plane) => plane[i]!)));
  const ground = box(0, width, 50, height).map((cover, i) => (vehicle[i]! > 0 ? 0 : cover));
  const shadow = box(60, 140, 90, 94);
  const masks = {
    ground,
    hard: ground.slice(),
    drive: ground.slice(),
    ...{ soft: box(0, 0, 0, 0), lawn: box(0, 0, 0, 0), street: box(0, 0, 0, 0), walk: box(0, 0, 0, 0) },
    standing: vehicle.map((one) => (one > 0 ? 1 : 0)),
  };
  const brightness = ground.map((_, i) => (shadow[i] ? 0.1 : 0.5));
  const other = box(0, 0, 0, 0);
  vehicleFoot(masks, { width, height, vehicle, other }, brightness, { width, height });
  return masks;
}

describe("vehicleFoot", () => {
  it("takes the ground between the wheels and the contact shadow for the vehicle", () => {
    const { drive, ground, standing } = carOnPaving(0.9);
    for (const [x, y] of [
      [100, 85],
      [100, 92],
      [70, 92],
    ] as const) {
      expect(drive[at(x, y)]).toBe(0);
      expect(ground[at(x, y)]).toBe(0);
      expect(standing[at(x, y)]).toBe(1);
    }
  });

  it("leaves lit ground below and beside it", () => {
    const { drive, standing } = carOnPaving(0.9);
    for (const [x, y] of [
      [100, 96],
      [50, 85],
      [150, 70],
    ] as const) {
      expect(drive[at(x, y)]).toBe(1);
      expect(standing[at(x, y)]).toBe(0);
    }
  });

  it("leaves the ground below what is hardly seen as a vehicle", () => {
    expect(carOnPaving(0.2).drive[at(100, 85)]).toBe(1);
  });
});
