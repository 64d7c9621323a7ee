import fc from "fast-check";
import { it } from "vitest";
import { clamp } from "#renderer/math/scalar.ts";
import { coverStroke } from "./brush.ts";

const WIDTH = 50;
const HEIGHT = 40;

it("covers each pixel by its distance to the segment, whichever way it runs", () => {
  const point = fc.record({ x: fc.integer({ min: -30, max: 80 }), y: fc.integer({ min: -30, max: 70 }) });
  fc.assert(
    fc.property(point, point, fc.integer({ min: 1, max: 25 }), (from, to, radius) => {
      const cover = new Float32Array(WIDTH * HEIGHT);
      coverStroke(cover, WIDTH, HEIGHT, { radius, path: [from, to] });
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      for (let i = 0; i < cover.length; i++) {
        const [x, y] = [(i % WIDTH) + 0.5 - from.x, Math.floor(i / WIDTH) + 0.5 - from.y];
        const along = clamp((x * dx + y * dy) / (dx * dx + dy * dy || 1), 0, 1);
        const expected = clamp(radius + 0.5 - Math.hypot(x - along * dx, y - along * dy), 0, 1);
        if (Math.abs((cover[i] ?? 0) - expected) > 1e-6)
          throw new Error(`${cover[i]} for ${expected} at ${i}`);
      }
    }),
    { numRuns: 300 },
  );
});
