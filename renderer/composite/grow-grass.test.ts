import { expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { GRASS, grassBeside, grassFloor } from "#renderer/textures/grass.ts";
import { prepareCanvas } from "./canvas.ts";
import { groundRows } from "./ground-rows.ts";
import { growGrass } from "./grow-grass.ts";

const camera = makeCamera(480, 320);
const rect = { left: 0, top: Math.ceil(camera.horizonY) + 30, right: 480, bottom: 320 };

/** How much light and red over green differ, as shares of their means, between stretches of about a square meter six meters away. */
function unevenness(surface: keyof typeof GRASS): { light: number; color: number } {
  const grass = grassBeside(GRASS[surface], { color: [0.13, 0.2, 0.03], contrast: 0.24 }, [1, 1, 1]);
  const data = new Uint8Array(480 * 320 * 3).fill(60);
  const canvas = prepareCanvas({ width: 480, height: 320, data }, rect);
  const count = canvas.width * canvas.height;
  const layer = {
    shape: null,
    field: () => -1,
    softM: 0,
    surface: { kind: "grass" as const, shade: grassFloor(grass), grass },
  };
  const patch = { layer, visible: new Uint8Array(count).fill(255), light: new Float32Array(count).fill(1) };
  growGrass(canvas, camera, groundRows(camera, [], rect), patch, rect, [1, 1, 1], 7);
  const lights: number[] = [];
  const colors: number[] = [];
  const top = Math.round(camera.photoY(0, 6.5)) - rect.top;
  const bottom = Math.round(camera.photoY(0, 5.5)) - rect.top;
  const perM = camera.focalPx / 6;
  for (let left = 0; left + perM <= 480; left += perM) {
    let [red, green] = [0, 0];
    for (let y = top; y < bottom; y++)
      for (let x = Math.round(left); x < left + perM; x++) {
        red += canvas.light[(y * canvas.width + x) * 3]!;
        green += canvas.light[(y * canvas.width + x) * 3 + 1]!;
      }
    lights.push(green);
    colors.push(red / green);
  }
  const spread = (list: number[]) =>
    (Math.max(...list) - Math.min(...list)) / (list.reduce((a, b) => a + b) / list.length);
  return { light: spread(lights), color: spread(colors) };
}

it("grows no lawn of one green: light and hue drift from meter to meter, and hardly so on turf", () => {
  const sod = unevenness("sod");
  const turf = unevenness("turf");
  expect(sod.light).toBeGreaterThan(0.27);
  expect(sod.color).toBeGreaterThan(0.05);
  expect(sod.color).toBeLessThan(0.1);
  expect(turf.color).toBeLessThan(sod.color * 0.7);
});
