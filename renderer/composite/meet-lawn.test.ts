import { expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { GRASS, grassBeside, grassFloor } from "#renderer/textures/grass.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { groundRows } from "./ground-rows.ts";
import { meetLawn } from "./meet-lawn.ts";

const WIDTH = 320;
const HEIGHT = 240;
const camera = makeCamera(WIDTH, HEIGHT);
const rect = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };
const field = () => -1;
const sod = grassBeside(GRASS.sod, { color: [0.13, 0.2, 0.03], contrast: null }, [1, 1, 1]);
const grass = { kind: "grass", grass: sod, shade: grassFloor(sod) } as const;
const bare = { kind: "matte", shade: grass.shade } as const;

/** What is left of the clip of new lawn on the left half, where the photo shows lawn as far as column `lawnTo`. */
function clipBeside(lawnTo: number, surface: typeof grass | typeof bare = grass): Uint8Array {
  const lawn = Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => (i % WIDTH < lawnTo ? 1 : 0));
  const clip = Uint8Array.from(lawn, (_, i) => (i % WIDTH < 160 ? 255 : 0));
  const part = { layers: [{ shape: null, field, softM: 0, surface }], clip };
  const seen = seenByHand({ width: WIDTH, height: HEIGHT }, { lawn });
  return meetLawn(part, [part], seen, camera, groundRows(camera, [], rect), rect);
}
const row = (clip: Uint8Array, y: number) => clip.subarray(y * WIDTH, (y + 1) * WIDTH);

it("lets new lawn and the lawn left beside it stand among each other, near the line alone", () => {
  const clip = clipBeside(320);
  const near = Array.from({ length: 60 }, (_, k) => row(clip, 180 + k)[152]!);
  expect(Math.min(...near)).toBeLessThan(100);
  expect(Math.max(...near)).toBeGreaterThan(150);
  for (let y = 180; y < HEIGHT; y++) expect(Math.min(...row(clip, y).subarray(0, 130))).toBe(255);
});

it("leaves the edge of a lawn at a walk, and a strip along it, as it is", () => {
  for (const lawnTo of [160, 165])
    expect(Math.min(...row(clipBeside(lawnTo), 220).subarray(0, 160))).toBe(255);
});

it("leaves beds and paving as they are", () => {
  expect(Math.min(...row(clipBeside(320, bare), 220).subarray(0, 160))).toBe(255);
});
