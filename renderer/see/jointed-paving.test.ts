import { describe, expect, it } from "vitest";
import { jointedPaving } from "./jointed-paving.ts";
import { lineSegments } from "./line-segments.ts";
import { SEEN_CLASSES } from "./seen-classes.ts";

/** The picture of the edges, and that of the network, a quarter of its size. */
const [WIDTH, HEIGHT, SCALE] = [640, 480, 4];
const HORIZON = 160;
const FOCAL = 560;
const lawn = SEEN_CLASSES.indexOf("lawn");
const soft = SEEN_CLASSES.indexOf("soft");
const walk = SEEN_CLASSES.indexOf("walk");

/** Brightness of level ground below the horizon; `lightAt`: of a place on it, in heights of the lens. */
function groundWith(lightAt: (x: number, z: number) => number): Float32Array {
  const brightness = new Float32Array(WIDTH * HEIGHT);
  for (let y = HORIZON + 1; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const below = y + 0.5 - HORIZON;
      brightness[y * WIDTH + x] = lightAt((x + 0.5 - WIDTH / 2) / below, FOCAL / below);
    }
  return brightness;
}

/** What is made of soft ground of one color with such brightness. */
function seenWith(brightness: Float32Array, color: readonly [number, number, number], name = soft) {
  const [width, height] = [WIDTH / SCALE, HEIGHT / SCALE];
  const planes = SEEN_CLASSES.map(() => new Float32Array(width * height));
  const data = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++) {
    data.set(color, i * 3);
    planes[i >= (width * HORIZON) / SCALE ? name : 0]![i] = 1;
  }
  const shares = { width, height, planes };
  const lens = { width: WIDTH, horizonRow: HORIZON, focalPx: FOCAL };
  const segments = lineSegments(brightness, WIDTH);
  return { shares, paved: jointedPaving(shares, { width, height, data }, segments, brightness, lens) };
}

const SOIL = [150, 130, 105] as const;
const GRASS = [70, 120, 40] as const;
/** Slabs of `size` lens heights with dark joints both ways. */
const slabs = (size: number, joint: number) =>
  groundWith((x, z) =>
    [x, z].some((at) => Math.abs(at / size - Math.round(at / size)) * size < joint / 2) ? 0.3 : 0.6,
  );

describe("soft ground with joints both ways", () => {
  it("is paving", () => {
    const { paved } = seenWith(slabs(0.45, 0.02), SOIL);
    const middle = (HEIGHT / SCALE - 20) * (WIDTH / SCALE) + WIDTH / SCALE / 2;
    expect([paved.planes[soft]![middle], paved.planes[walk]![middle]]).toEqual([0, 1]);
  });

  it("stays what it is where it is green", () => {
    const { shares, paved } = seenWith(slabs(0.45, 0.02), GRASS, lawn);
    expect(paved).toBe(shares);
  });

  it("stays soil where all lines run one way, as boards and ruts do", () => {
    const { shares, paved } = seenWith(
      groundWith((x) => (Math.abs(x / 0.45 - Math.round(x / 0.45)) < 0.03 ? 0.3 : 0.6)),
      SOIL,
    );
    expect(paved).toBe(shares);
  });

  it("stays soil around slabs that lie in it", () => {
    const { shares, paved } = seenWith(
      groundWith((x, z) => (Math.abs(x) < 0.3 && Math.abs(z - Math.round(z)) < 0.25 ? 0.75 : 0.45)),
      SOIL,
    );
    expect(paved).toBe(shares);
  });
});
