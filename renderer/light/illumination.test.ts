import { expect, it } from "vitest";
import type { SeenMasks } from "#renderer/see/see-photo.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { illuminationOf } from "./illumination.ts";

const WIDTH = 320;
const HEIGHT = 200;
type Color = readonly [number, number, number];

/** The light on ground of these colors (sRGB); all of it is seen as ground. */
function lightOn(
  color: (x: number, y: number) => Color,
  masks: Partial<SeenMasks> = {},
  horizonY = HEIGHT / 2,
) {
  const all = () => new Float32Array(WIDTH * HEIGHT).fill(1);
  const seen = { ...seenByHand({ width: WIDTH, height: HEIGHT }, { ground: all(), ...masks }), horizonY };
  for (let i = 0; i < WIDTH * HEIGHT; i++)
    seen.picture.data.set(color(i % WIDTH, Math.floor(i / WIDTH)), i * 3);
  const map = illuminationOf(seen);
  return (x: number, y: number) => map[y * WIDTH + x]!;
}
const maskOf = (is: (x: number, y: number) => boolean) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => (is(i % WIDTH, Math.floor(i / WIDTH)) ? 1 : 0));

/** In the sun and in a shadow, which has the light of the sky: each keeps a third of its light, and more of its blue. */
const GRASS = { lit: [118, 132, 62], shaded: [62, 76, 42] } as const;
const CONCRETE = { lit: [200, 190, 175], shaded: [110, 110, 110] } as const;
const SOIL = { lit: [124, 93, 71], shaded: [62, 50, 42] } as const;

it("keeps a tree's shadow: the new ground is dark where the old one was", () => {
  const at = lightOn((x) => (x < 160 ? GRASS.shaded : GRASS.lit));
  expect(at(40, 100)).toBeLessThan(0.45);
  expect(at(280, 100)).toBeCloseTo(1, 1);
});

it("lets a shadow go on over lawn, paving and soil with one depth and one edge", () => {
  const surface = (y: number) => (y < 70 ? GRASS : y < 140 ? CONCRETE : SOIL);
  const at = lightOn((x, y) => (x < 160 ? surface(y).shaded : surface(y).lit), {
    lawn: maskOf((_, y) => y < 70),
    hard: maskOf((_, y) => y >= 70 && y < 140),
  });
  const depths = [35, 105, 170].map((y) => at(80, y));
  expect(Math.max(...depths)).toBeLessThan(0.45);
  expect(Math.max(...depths) - Math.min(...depths)).toBeLessThan(0.08);
  for (const y of [35, 105, 170]) expect(at(240, y)).toBeCloseTo(1, 1);
});

it("does not let an old path shine through: a lawn beside concrete is in the same light", () => {
  const at = lightOn((x) => (x < 160 ? GRASS.lit : CONCRETE.lit), { hard: maskOf((x) => x >= 160) });
  expect(at(40, 100)).toBeCloseTo(1, 1);
  expect(at(280, 100)).toBeCloseTo(1, 1);
});

it("keeps the edge of a shadow within four pixels", () => {
  const at = lightOn((x) => (x < 161 ? GRASS.shaded : GRASS.lit));
  const between = Array.from({ length: 60 }, (_, k) => at(130 + k, 100)).filter((v) => v > 0.5 && v < 0.9);
  expect(between.length).toBeLessThanOrEqual(4);
});

it("forgets the patches of an old lawn, dark grass that passes into pale, and keeps a shadow beside them", () => {
  const at = lightOn((x, y) => {
    if (x > 240) return GRASS.shaded;
    const dark = 0.5 + 0.5 * Math.sin(x / 20) * Math.sin(y / 25);
    return [118 - 40 * dark, 132 - 32 * dark, 62 - 16 * dark];
  });
  for (const [x, y] of [
    [31, 39],
    [94, 118],
    [157, 39],
  ] as const)
    expect(at(x, y)).toBeGreaterThan(0.88);
  expect(at(290, 100)).toBeLessThan(0.5);
});

it("takes wet soil and dark mulch for no shadow, and keeps a shadow on soil", () => {
  const darkAt = (dark: Color) => lightOn((x) => (x < 160 ? dark : SOIL.lit))(60, 100);
  // Of one hue with the dry soil, or warmer; and with the red of the sun gone.
  expect(darkAt([68, 47, 31])).toBeGreaterThan(0.9);
  expect(darkAt([60, 38, 24])).toBeGreaterThan(0.9);
  expect(darkAt(SOIL.shaded)).toBeLessThan(0.5);
});

it("lets black mulch lie in the light of the lawn and the walk beside it, and keeps the shadow that crosses all three", () => {
  const MULCH = { lit: [62, 58, 54], shaded: [30, 30, 30] } as const;
  const surface = (y: number) => (y < 80 ? GRASS : y < 130 ? MULCH : CONCRETE);
  const paved = maskOf((_, y) => y >= 130);
  const at = lightOn((x, y) => (x < 160 ? surface(y).shaded : surface(y).lit), {
    lawn: maskOf((_, y) => y < 80),
    hard: paved,
    walk: paved,
  });
  expect(at(60, 105)).toBeLessThan(0.55);
  expect(at(260, 105)).toBeGreaterThan(0.55);
});

it("takes a lawn beside a pale warm street for no shade, whatever lies between", () => {
  // A curb in the shade of nothing: dark at its foot, so that each step looks like the edge of a shadow.
  const gray: Color = [150, 140, 128];
  const at = lightOn((_, y) => (y < 100 ? [70, 72, 40] : y < 104 ? [96, 92, 84] : gray), {
    lawn: maskOf((_, y) => y < 100),
    hard: maskOf((_, y) => y >= 104),
    street: maskOf((_, y) => y >= 104),
  });
  expect(at(160, 40)).toBeGreaterThan(0.9);
  expect(at(160, 160)).toBeCloseTo(1, 1);
});

it("takes a clod of soil for a thing", () => {
  const at = lightOn((x, y) => (Math.hypot(x - 160, y - 100) < 4 ? SOIL.shaded : SOIL.lit));
  expect(at(160, 100)).toBeGreaterThan(0.85);
});

/** The horizon of a lens that looks down at soil close by: there 20 px are a tenth of a meter. */
const LOOKING_DOWN = -150;
const isDarkSide = (x: number, y: number) => (x + 10 * Math.floor(y / 10)) % 24 < 12;

it("lets no clods of rough soil shine through, and keeps the shadow that lies across them", () => {
  const color = (x: number, y: number): Color => {
    const [r, g, b] = x < 100 ? SOIL.shaded : SOIL.lit;
    return isDarkSide(x, y) ? [r * 0.5, g * 0.53, b * 0.6] : [r, g, b];
  };
  const at = lightOn(color, {}, LOOKING_DOWN);
  const row = Array.from({ length: 100 }, (_, k) => at(200 + k, 150));
  expect(Math.max(...row) - Math.min(...row)).toBeLessThan(0.12);
  expect(at(40, 150)).toBeLessThan(0.6 * at(280, 150));
});

it("takes dark rough soil beside smooth pale paving for no shade", () => {
  const at = lightOn(
    (x, y) => {
      if (x >= 160) return CONCRETE.lit;
      const grain = (x * 7 + y * 13) % 5 < 2 ? 0.6 : 1.3;
      return [80 * grain, 80 * grain, 80 * grain];
    },
    {},
    LOOKING_DOWN,
  );
  expect(at(60, 150)).toBeGreaterThan(0.9);
  expect(at(280, 150)).toBeCloseTo(1, 1);
});

it("takes a rut close by for no shadow, and one as long for one farther away", () => {
  const isRut = (x: number, y: number) => x > 100 && x < 160 && y > 100 && y < 160;
  const lightAt = (horizonY: number) =>
    lightOn((x, y) => (isRut(x, y) ? SOIL.shaded : SOIL.lit), {}, horizonY)(130, 130);
  expect(lightAt(-500)).toBeGreaterThan(0.85);
  expect(lightAt(80)).toBeLessThan(0.6);
});

it("keeps a shadow on a strip far away, narrower in the picture than clods close by", () => {
  const isStrip = (y: number) => y > 106 && y < 122;
  const at = lightOn((_, y) => (isStrip(y) ? SOIL.shaded : SOIL.lit));
  expect(at(160, 114)).toBeLessThan(0.6);
});

it("keeps all of a wide shadow as dark as its edge, and its light side as light", () => {
  const at = lightOn((x, y) => (x < 250 && y > 30 ? GRASS.shaded : GRASS.lit));
  expect(Math.abs(at(5, 190) - at(240, 60))).toBeLessThan(0.05);
  expect(Math.abs(at(5, 5) - at(310, 190))).toBeLessThan(0.05);
});

it("ends a shadow whose edge has a gap where the light of the photo ends it", () => {
  // A tuft of flowers lies on a tenth of the edge.
  const at = lightOn((x, y) => {
    if (Math.abs(x - 160) < 8 && y > 90 && y < 110) return [150, 60, 110];
    return x < 160 ? GRASS.shaded : GRASS.lit;
  });
  expect(at(60, 100)).toBeLessThan(0.5);
  expect(at(140, 100)).toBeLessThan(0.55);
  expect(at(260, 100)).toBeGreaterThan(0.9);
});

it("continues shade to where no ground is seen", () => {
  const ground = maskOf((x, y) => x < 120 || x > 140 || y < 40);
  const at = lightOn((x) => (x < 200 ? GRASS.shaded : GRASS.lit), { ground });
  expect(at(130, 100)).toBeLessThan(0.45);
});

it("leaves a tenth of the light in the deepest shade", () => {
  const paved = maskOf(() => true);
  const at = lightOn((x) => (x < 160 ? [2, 3, 4] : [220, 210, 190]), { hard: paved, drive: paved });
  expect(at(60, 100)).toBeGreaterThan(0.1);
  expect(at(60, 100)).toBeLessThan(0.25);
});
