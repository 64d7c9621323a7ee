import { expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import type { ElementOf } from "#renderer/painters/painter.ts";
import { paintElement } from "#renderer/painters/painters.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { oldMulch } from "./old-mulch.ts";

const WIDTH = 640;
const HEIGHT = 480;
const HALF_PX = 0.5;
const camera = makeCamera(WIDTH, HEIGHT);
const { light } = bareSite();
const ground = new Float32Array(WIDTH * HEIGHT).fill(1, Math.ceil(camera.photoY(0, 14)) * WIDTH);
const evenLight = new Float32Array(WIDTH * HEIGHT).fill(1);

/** A yard of one color left of the middle and another right of it, sRGB; the bed is 2 m wide, its left side at `left`. */
function mulchAt(
  left: number,
  colors: readonly [readonly number[], readonly number[]],
  illumination = evenLight,
  bared?: Uint8Array,
) {
  const seen = { ...seenByHand({ width: WIDTH, height: HEIGHT }, { ground }), ...(bared && { bared }) };
  for (let i = 0; i < ground.length; i++)
    seen.picture.data.set(colors[i % WIDTH < WIDTH / 2 ? 0 : 1]!, i * 3);
  const field = (x: number, z: number) => Math.max(left - x, x - left - 2, 5 - z, z - 7);
  return oldMulch({ seen, camera, light, illumination }, field);
}

const BLACK = [52, 48, 46];
const GRASS = [70, 110, 45];
const CONCRETE = [170, 168, 160];

it("finds the dark mulch that a bed is laid in, and that beside it", () => {
  for (const left of [-2.2, 0.1]) {
    const [r, g, b] = mulchAt(left, [BLACK, GRASS])!;
    expect(r).toBeGreaterThan(b);
    expect(Math.max(r, g, b)).toBeLessThan(0.06);
  }
});

it("finds it where little of the ground is seen between plants that made room", () => {
  // A strip at its near edge.
  const isSeen = (z: number) => z > 5 && z < 5.08;
  const bared = Uint8Array.from(ground, (_, i) =>
    Number(!isSeen(camera.groundZ(Math.floor(i / WIDTH) + HALF_PX))),
  );
  expect(mulchAt(-2, [BLACK, BLACK], evenLight, bared)).not.toBeNull();
});

it("takes neither lawn, concrete nor slate for mulch", () => {
  for (const ground of [GRASS, CONCRETE, [78, 80, 98]]) expect(mulchAt(-1, [ground, ground])).toBeNull();
});

it("takes no purple from the light of a photo, and no color from where it is nearly dark", () => {
  const [r, g, b] = mulchAt(-2.2, [[52, 44, 50], GRASS])!;
  expect([g <= r, b <= g]).toEqual([true, true]);
  expect(mulchAt(-2.2, [BLACK, GRASS], new Float32Array(WIDTH * HEIGHT).fill(0.2))).toBeNull();
});

it("a bed in or beside old mulch lays mulch of its color, and keeps its plants in its note", () => {
  const bed: ElementOf<"bed"> = {
    ...{ kind: "bed", style: "classic", mulch: "brown", species: ["boxwood"], edging: false },
  };
  const site = { ...bareSite({ elements: [bed] }, true), areaId: "1" };
  const outcome = paintElement({ ...site, oldMulch: () => [0.03, 0.03, 0.03] }, bed);
  const layer = site.layers.find(({ element }) => element === bed)!;
  expect(outcome).toMatchObject({ sentence: "Planting bed (mulch of the color in the photo) with boxwood." });
  const out = new Float32Array(3);
  if (layer.surface.kind !== "matte") throw new Error("mulch is matte");
  layer.surface.shade({ u: 0, v: 0, x: 1, z: 6, acrossM: 4, depthM: 4, shear: 0 }, out);
  expect(out[0]! - out[2]!).toBeCloseTo(0, 3);
});
