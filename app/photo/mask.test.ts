import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Area, findAreaAt } from "#app/components/designer/highlight-areas.ts";
import type { PhotoPoint } from "#core/geometry/point.ts";
import { coverStroke } from "#renderer/mask/brush.ts";
import { fillPolygon } from "#renderer/mask/fill-polygon.ts";
import { drawMask, type MaskContext } from "./mask.ts";

const photo = { width: 64, height: 48 };

/** A canvas of its own: fills by the engine's polygons and strokes by its brush. `alpha` is 1 where the photo stays. */
class Sheet implements MaskContext {
  fillStyle: unknown = "";
  strokeStyle: unknown = "";
  globalCompositeOperation: GlobalCompositeOperation = "source-over";
  lineWidth = 1;
  lineCap: CanvasLineCap = "butt";
  lineJoin: CanvasLineJoin = "miter";
  readonly alpha = new Float32Array(photo.width * photo.height);
  #path: PhotoPoint[] = [];
  fillRect() {
    this.alpha.fill(1);
  }
  beginPath() {
    this.#path = [];
  }
  moveTo(x: number, y: number) {
    this.#path.push({ x, y });
  }
  lineTo(x: number, y: number) {
    this.#path.push({ x, y });
  }
  closePath() {}
  fill(rule?: unknown) {
    expect(rule).toBe("evenodd");
    this.#put(fillPolygon(photo.width, photo.height, this.#path));
  }
  stroke() {
    expect([this.lineCap, this.lineJoin]).toEqual(["round", "round"]);
    const cover = new Float32Array(this.alpha.length);
    coverStroke(cover, photo.width, photo.height, { radius: this.lineWidth / 2, path: this.#path });
    this.#put(cover);
  }
  #put(cover: Float32Array) {
    const takes = this.globalCompositeOperation === "destination-out";
    for (const [i, share] of cover.entries()) {
      this.alpha[i] = takes ? this.alpha[i]! * (1 - share) : Math.max(this.alpha[i]!, share);
    }
  }
}

function maskOf(...[areas, brush]: [Parameters<typeof drawMask>[2], Parameters<typeof drawMask>[3]]) {
  const sheet = new Sheet();
  drawMask(sheet, photo, areas, brush);
  return (x: number, y: number) => sheet.alpha[y * photo.width + x]!;
}

const point = fc.record({
  x: fc.double({ min: 0, max: photo.width, noNaN: true }),
  y: fc.double({ min: 0, max: photo.height, noNaN: true }),
});

describe("the mask", () => {
  it("agrees with the highlights, crossing themselves or not, within the width of their line", () => {
    const lineWidthPx = 10;
    const path = fc.array(point, { minLength: 6, maxLength: 20 });
    fc.assert(
      fc.property(fc.array(path, { minLength: 1, maxLength: 3 }), (paths) => {
        const areas = paths.map((line, i): Area => ({ id: `${i}`, path: line, description: "" }));
        const alpha = maskOf(areas, []);
        for (let y = 0; y < photo.height; y += 2) {
          for (let x = 0; x < photo.width; x += 2) {
            const middle = { x: x + 0.5, y: y + 0.5 };
            if (areas.some((area) => distanceTo([...area.path, area.path[0]!], middle) < lineWidthPx / 2))
              continue;
            expect(alpha(x, y)).toBeCloseTo(findAreaAt(areas, middle) ? 0 : 1, 5);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it("is larger and smaller as the brush went, the last stroke deciding", () => {
    const square = [10, 10, 40, 10, 40, 40, 10, 40];
    const areas = [{ path: [0, 2, 4, 6].map((k) => ({ x: square[k]!, y: square[k + 1]! })) }];
    const dab = (mode: "add" | "remove", x: number, y: number) => ({ mode, radius: 4, path: [{ x, y }] });
    const alpha = maskOf(areas, [
      dab("add", 50, 20),
      dab("remove", 20, 20),
      dab("remove", 30, 30),
      dab("add", 30, 30),
    ]);
    expect([alpha(50, 20), alpha(20, 20), alpha(30, 30), alpha(35, 20), alpha(60, 20)]).toEqual([
      0, 1, 0, 0, 1,
    ]);
  });
});

function distanceTo(line: readonly PhotoPoint[], { x, y }: PhotoPoint): number {
  return Math.min(
    ...line.slice(1).map((b, k) => {
      const a = line[k]!;
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      const t = Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)));
      return Math.hypot(x - a.x - t * dx, y - a.y - t * dy);
    }),
  );
}
