import { expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { ShadowMap } from "#renderer/raster/shadow-map.ts";
import { prepareCanvas } from "./canvas.ts";
import { shadeExistingGround } from "./paint-ground.ts";

it("darkens old lawn beside the foot of what is new, in full sun too", () => {
  const camera = makeCamera(160, 120);
  const { widthPx: width, heightPx: height } = camera;
  const whole = { left: 0, top: 0, right: width, bottom: height };
  const canvas = prepareCanvas({ width, height, data: new Uint8Array(width * height * 3).fill(120) }, whole);
  canvas.light.fill(1);
  const shadows = new ShadowMap({ minX: -3, maxX: 3, minZ: 1, maxZ: 8 }, 0.02, [0, 1, 0]);
  const [z, radiusM] = [4, 0.5];
  shadows.addContact(0, z, radiusM);
  shadeExistingGround(canvas, camera, new Uint8Array(width * height).fill(255), whole, 0.7, shadows);
  const lightAt = (x: number) => {
    const column = Math.floor(camera.photoX(x, z));
    return canvas.light[(Math.floor(camera.photoY(0, z)) * canvas.width + column) * 3]!;
  };
  expect(lightAt(radiusM)).toBeLessThan(0.8);
  expect(lightAt(2 * radiusM)).toBe(1);
});
