import { describe, expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { normalize } from "#renderer/math/vec3.ts";
import { hedgeRun } from "#renderer/plants/hedge-run.ts";
import { castShadows } from "#renderer/raster/cast-shadows.ts";
import { drawInstances } from "#renderer/raster/draw-instances.ts";
import { cameraOf } from "#renderer/render/camera-of.ts";
import { renderConcept } from "#renderer/render/concept.ts";
import { seePhoto } from "#renderer/see/see-photo.ts";
import { fountain } from "#renderer/solids/fountain.ts";
import { openScene, sceneNames, sceneTruth } from "./support/open-scene.ts";
import { seeOnce } from "./support/see-once.ts";

const FEET = 0.3048;
/** A two-car garage door is 16 ft wide, whatever a person makes of the photo. */
const GARAGE_DOOR_HEIGHT_M = 7 * 0.3048;
const GARAGE_DOOR_M = 16 * FEET;
const HEDGE_M = 6 * FEET;

describe("shadows", () => {
  const camera = makeCamera(640, 480);

  it.each([
    ["left", normalize([-0.5, 0.75, -0.5])],
    ["right", normalize([0.6, 0.6, -0.3])],
  ] as const)("of all things fall on one side only: away from a sun on the %s", (_, sun) => {
    const things = [
      { mesh: fountain(3), x: -2, z: 6, scale: 0.6 },
      { mesh: fountain(4), x: 2, z: 8, scale: 1 },
    ];
    const shadows = castShadows(things, camera, sun)!;
    const level = Math.hypot(sun[0], sun[2]);
    for (const { x, z, scale } of things) {
      // Just outside the basin, where the bowls throw their shadow.
      const beside = (1.25 * scale) / level;
      const away = shadows.litShare(x - sun[0] * beside, 0, z - sun[2] * beside, 0.02);
      const towards = shadows.litShare(x + sun[0] * beside, 0, z + sun[2] * beside, 0.02);
      expect(away).toBeLessThan(0.5);
      expect(towards).toBeGreaterThan(0.95);
    }
  });
});

describe("metric scale", () => {
  it("a 6 ft hedge beside a 16 ft garage door is right within 5% of it, in every level scene that has one", async () => {
    let doors = 0;
    for (const name of sceneNames) {
      const truth = await sceneTruth(name);
      const door = truth.references.find(({ widthM }) => Math.abs(widthM - GARAGE_DOOR_M) < 0.02);
      if (!door || truth.slopes) continue;
      const { photo } = await openScene(name, 800);
      const scale = photo.width / truth.widthPx;
      doors++;
      const input = { photo, prompt: "", areas: [], viewpoint: "same" as const, seed: 1 };
      const hints = { focal35Mm: truth.focal35Mm };
      const { camera } = cameraOf({ ...input, camera: hints }, seePhoto(photo, hints));
      const [left, right] = door.foot.map((p) => camera.toGround({ x: p.x * scale, y: p.y * scale }));
      const z = (left!.z + right!.z) / 2;
      const line = [
        { x: -0.5, z },
        { x: 0.5, z },
      ];
      const hedge = hedgeRun("boxwood", line, HEDGE_M, 0.1, 0.7);
      const light = { sun: { direction: normalize([0, 1, -0.2]), share: 0.6 }, exposure: [1, 1, 1] as const };
      const frame = drawInstances(hedge, camera, light, null)!;
      const drawn = drawnRows(frame) / frame.scale;
      // By its height: its width is foreshortened where the house stands at an angle.
      const doorPx = ((door.foot[0].y + door.foot[1].y - door.top[0].y - door.top[1].y) / 2) * scale;
      const ratio = drawn / doorPx / (HEDGE_M / GARAGE_DOOR_HEIGHT_M);
      expect(Math.abs(ratio - 1), `${name}: ${ratio}`).toBeLessThan(0.05);
    }
    expect(doors).toBeGreaterThan(0);
  });
});

/** Rows of the frame filled for a good part of their width: single leaves stand out above a hedge, and nobody measures those. */
function drawnRows({ width, height, depth }: { width: number; height: number; depth: Float32Array }): number {
  const filled = Array.from(
    { length: height },
    (_, y) => depth.subarray(y * width, (y + 1) * width).filter((d) => d < 1e6).length,
  );
  const most = Math.max(...filled);
  return filled.filter((count) => count > most / 3).length;
}

describe("the house", () => {
  it("keeps every pixel but those behind a plant: new lawn alone touches next to none of it", async () => {
    for (const name of ["front-ranch", "new-build"]) {
      const { photo, masks, truth } = await openScene(name, 400);
      const changed = (prompt: string) => {
        const camera = { focal35Mm: truth.focal35Mm };
        const { image } = renderConcept({
          ...{ photo, see: seeOnce, prompt, areas: [], viewpoint: "same", seed: 1, camera },
        });
        let count = 0;
        let house = 0;
        for (let i = 0; i < masks.house.length; i++) {
          if (masks.house[i] === 0) continue;
          house++;
          if (image.data[i * 3] !== photo.data[i * 3]) count++;
        }
        return count / house;
      };
      const lawn = changed("new lawn");
      // Blades at the foot of a wall: 0.001 of new-build.
      expect(lawn, name).toBeLessThan(0.002);
      expect(changed("new lawn and beds with hydrangeas along the house"), name).toBeGreaterThan(lawn);
    }
  });
});
