import { describe, expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { PosedCamera } from "#core/camera/posed-camera.ts";
import { normalize } from "#renderer/math/vec3.ts";
import { addBoard } from "#renderer/mesh/board.ts";
import { FoliageMesh } from "#renderer/mesh/foliage-mesh.ts";
import { SolidMesh } from "#renderer/mesh/solid-mesh.ts";
import { plantMesh } from "#renderer/plants/plant-mesh.ts";
import { castShadows } from "./cast-shadows.ts";
import { drawInstances } from "./draw-instances.ts";
import { EMPTY_DEPTH, type Frame } from "./frame.ts";
import type { Instance } from "./instance.ts";
import type { SceneLight } from "./scene-light.ts";

const camera = makeCamera(320, 240);
const fromLeft: SceneLight = {
  sun: { direction: normalize([-1, 1, -0.4]), share: 0.75 },
  exposure: [0.8, 0.8, 0.8],
};

function cube(grain: "none" | "wood" = "none"): SolidMesh {
  const mesh = new SolidMesh();
  addBoard(mesh, { center: [0, 0.5, 0], size: [1, 1, 1], color: [0.5, 0.5, 0.5], grain });
  return mesh.finish();
}

const draw = (instances: Instance[], light = fromLeft): Frame =>
  drawInstances(instances, camera, light, castShadows(instances, camera, light.sun.direction), 1)!;

/** Red, green and blue of every sample; black where nothing is drawn. */
const colorsOf = (frame: Frame): number[] =>
  Array.from(frame.depth, (z, o) => (z < EMPTY_DEPTH ? frame.colorAt(o) : [0, 0, 0])).flat();

/** Green of the sample at a photo pixel; null where nothing is drawn. */
function greenAt(frame: Frame, u: number, v: number): number | null {
  const o = (Math.floor(v) - frame.rect.top) * frame.width + Math.floor(u) - frame.rect.left;
  return frame.depth[o]! < EMPTY_DEPTH ? frame.colorAt(o)[1] : null;
}

describe("drawInstances", () => {
  it("puts a cube where the camera projects it", () => {
    const frame = draw([{ mesh: cube(), x: 0.5, z: 6 }]);
    const front = 5.5;
    const left = camera.photoX(0, front);
    const right = camera.photoX(1, front);
    const top = camera.photoY(1, front);
    const bottom = camera.photoY(0, front);
    expect(greenAt(frame, (left + right) / 2, (top + bottom) / 2)).not.toBeNull();
    expect(greenAt(frame, left + 2, bottom - 2)).not.toBeNull();
    expect(greenAt(frame, right + 2, bottom - 2)).toBeNull();
    expect(frame.rect.bottom).toBeGreaterThanOrEqual(Math.floor(bottom));
  });

  it("puts a cube where a tilted camera projects it, leaning outwards", () => {
    const tilted = new PosedCamera({ ...camera, heightM: 1.6, pitchRad: 0.5, rollRad: 0 }).drawing(0.5);
    const shadows = castShadows([], tilted, fromLeft.sun.direction);
    const [x, z] = [0.3, 3.5];
    const frame = drawInstances([{ mesh: cube(), x, z }], tilted, fromLeft, shadows, 1)!;
    const front = z - 0.5;
    const [foot, head] = [0, 1].map((y) => ({
      right: tilted.photoX(x + 0.5, front, y),
      v: tilted.photoY(y, front),
    }));
    expect(head!.right - foot!.right).toBeGreaterThan(12);
    expect(greenAt(frame, head!.right - 4, head!.v + 4)).not.toBeNull();
    expect(greenAt(frame, foot!.right + 4, foot!.v - 2)).toBeNull();
    // Depths are those of the leaning frame: nearer at the top.
    const depthAt = (u: number, v: number) =>
      frame.depth[(Math.floor(v) - frame.rect.top) * frame.width + Math.floor(u) - frame.rect.left]!;
    expect(depthAt(head!.right - 4, head!.v + 2)).toBeCloseTo(front - tilted.lean, 1);
  });

  it("counts the pixels that show each owner, without what nearer things hide", () => {
    const counted = (instances: Instance[]) => {
      const frame = draw(instances);
      const { width, height } = { width: camera.widthPx, height: camera.heightPx };
      frame.resolveOnto({
        rect: { left: 0, top: 0, right: width, bottom: height },
        width,
        light: new Float32Array(width * height * 3),
        painted: new Uint8Array(width * height),
      });
      return new Map([...frame.shownPixels()].map(([owner, pixels]) => [owner, pixels]));
    };
    const far = { mesh: cube(), x: 0, z: 5.5, owner: 4 };
    const near = { mesh: cube(), x: 0, z: 4, owner: 7 };
    expect(counted([far]).get(4)).toBeGreaterThan(100);
    expect(counted([far, near]).get(4)).toBeLessThan(counted([far]).get(4)! / 2);
    expect(counted([far, near]).get(7)).toBe(counted([near]).get(7));
  });

  it("measures depth along the view", () => {
    const frame = draw([{ mesh: cube(), x: 0, z: 6 }]);
    const v = camera.photoY(0.5, 5.5);
    const o = (Math.floor(v) - frame.rect.top) * frame.width + 160 - frame.rect.left;
    expect(frame.depth[o]).toBeCloseTo(5.5, 3);
  });

  it("lights the face towards the sun more than the one turned away", () => {
    const sunny = draw([{ mesh: cube(), x: 0, z: 6, turn: Math.PI / 4 }]);
    const v = camera.photoY(0.5, 5.5);
    const left = greenAt(sunny, 160 - 12, v)!;
    const right = greenAt(sunny, 160 + 12, v)!;
    expect(left).toBeGreaterThan(right * 1.5);
  });

  it("darkens an upright face towards what it stands on, and no higher up", () => {
    const overcast = { ...fromLeft, sun: { ...fromLeft.sun, share: 0 } };
    for (const baseM of [0, 0.6]) {
      const frame = draw([{ mesh: cube(), x: 0, z: 6, baseM }], overcast);
      const at = (up: number) => greenAt(frame, 160, camera.photoY(baseM + up, 5.5))!;
      expect(at(0.06)).toBeLessThan(at(0.5) * 0.75);
      expect(at(0.5)).toBeCloseTo(at(0.8), 2);
    }
  });

  it("turns no gray leaf lilac where the photo's leaves are pale", () => {
    const shown = (color: readonly [number, number, number]) => {
      const mesh = new FoliageMesh();
      mesh.addTriangle(-1, 0, 0, 1, 0, 0, 0, 1.5, 0, 0, 0.5, -1, ...color, 0);
      mesh.openness = new Float32Array([1]);
      mesh.sunReach = new Float32Array([1, 1, 1, 1]);
      mesh.measure();
      const frame = draw([{ mesh, x: 0, z: 5 }], { ...fromLeft, leaves: [1.6, 1.1, 1.85] });
      const o = (Math.floor(camera.photoY(0.4, 5)) - frame.rect.top) * frame.width + 160 - frame.rect.left;
      return frame.colorAt(o);
    };
    const agave = shown([0.24, 0.35, 0.29]);
    const olive = shown([0.32, 0.39, 0.26]);
    for (const [red, green, blue] of [agave, olive])
      expect(green).toBeGreaterThan(0.95 * Math.max(red, blue));
    // A bluish leaf stays bluish: it takes no red for a color that it hardly has.
    expect(agave[0]).toBeLessThan(0.85 * agave[1]);
  });

  it("gives leaves the tint of the photo's leaves, and flowers and wood none", () => {
    const colored = (color: readonly [number, number, number], woodCount: number) => {
      const mesh = new FoliageMesh();
      mesh.addTriangle(-1, 0, 0, 1, 0, 0, 0, 1.5, 0, 0, 0.5, -1, ...color, 0);
      mesh.openness = new Float32Array([1]);
      mesh.sunReach = new Float32Array([1, 1, 1, 1]);
      mesh.woodCount = woodCount;
      mesh.measure();
      return (leaves?: [number, number, number]) =>
        greenAt(
          draw([{ mesh, x: 0, z: 5 }], leaves ? { ...fromLeft, leaves } : fromLeft),
          160,
          camera.photoY(0.4, 5),
        )!;
    };
    const leaf = colored([0.1, 0.2, 0.05], 0);
    expect(leaf([1, 0.5, 1])).toBeLessThan(leaf() * 0.6);
    for (const [color, woodCount] of [
      [[0.6, 0.6, 0.55], 0],
      [[0.5, 0.1, 0.3], 0],
      [[0.1, 0.2, 0.05], 1],
    ] as const) {
      const kept = colored(color, woodCount);
      expect(kept([1, 0.5, 1])).toBe(kept());
    }
  });

  it("shades a cube that stands in the shadow of another", () => {
    const alone = draw([{ mesh: cube(), x: 1.2, z: 6 }]);
    const behind = draw([
      { mesh: cube(), x: 1.2, z: 6 },
      { mesh: cube(), x: -0.4, z: 5.2, heightScale: 2 },
    ]);
    const v = camera.photoY(0.5, 5.5);
    const u = camera.photoX(1.2, 5.5);
    expect(greenAt(behind, u, v)!).toBeLessThan(greenAt(alone, u, v)! * 0.6);
  });

  it("keeps the mean tone when a face has grain", () => {
    const mean = (frame: Frame): number => {
      let sum = 0;
      let count = 0;
      for (let o = 0; o < frame.depth.length; o++) {
        if (frame.depth[o]! >= EMPTY_DEPTH) continue;
        sum += frame.colorAt(o)[1];
        count++;
      }
      return sum / count;
    };
    const plain = mean(draw([{ mesh: cube(), x: 0, z: 4 }]));
    const grained = mean(draw([{ mesh: cube("wood"), x: 0, z: 4 }]));
    expect(Math.abs(grained / plain - 1)).toBeLessThan(0.06);
  });

  it("shows a plant the same size however it is turned, and not the same picture", () => {
    const mesh = plantMesh("boxwood", 0, fromLeft.sun.direction[1]);
    const one = draw([{ mesh, x: 0, z: 5 }]);
    const turned = draw([{ mesh, x: 0, z: 5, turn: 2 }]);
    const covered = (f: Frame) => f.depth.filter((z) => z < EMPTY_DEPTH).length;
    expect(Math.abs(covered(turned) / covered(one) - 1)).toBeLessThan(0.1);
    expect(colorsOf(turned)).not.toEqual(colorsOf(one));
  });

  it("draws the side of a crown towards the sun brighter, whichever way the plant is turned", () => {
    const mesh = plantMesh("boxwood", 0, fromLeft.sun.direction[1]);
    for (const turn of [0, 1, 2.5, 4, 5.5]) {
      const frame = draw([{ mesh, x: 0, z: 3, turn }]);
      let left = 0;
      let leftCount = 0;
      let right = 0;
      let rightCount = 0;
      for (let y = 0; y < frame.height; y++) {
        for (let x = 0; x < frame.width; x++) {
          const o = y * frame.width + x;
          if (frame.depth[o]! >= EMPTY_DEPTH) continue;
          const green = frame.colorAt(o)[1];
          if (x + frame.rect.left < 160) {
            left += green;
            leftCount++;
          } else {
            right += green;
            rightCount++;
          }
        }
      }
      expect(left / leftCount).toBeGreaterThan((right / rightCount) * 1.15);
    }
  });

  it("turns the baked light of a crown with the plant", () => {
    // One leaf on the plant's +x side that only a sun from the plant's own +x reaches.
    const mesh = new FoliageMesh(4);
    mesh.addTriangle(0.2, 1, -0.3, 0.8, 1, -0.3, 0.5, 1, 0.3, 0, 1, 0, 0.5, 0.5, 0.5, 0);
    mesh.openness = new Float32Array([0.1]);
    mesh.sunReach = new Float32Array([1, 0, 0, 0]);
    mesh.measure();
    const brightness = (sunX: number, sunZ: number, turn: number): number => {
      const light = { ...fromLeft, sun: { direction: normalize([sunX, 1, sunZ]), share: 0.75 } };
      const frame = drawInstances([{ mesh, x: 0, z: 4, turn }], camera, light, null, 1)!;
      return colorsOf(frame).reduce((most, v) => Math.max(most, v), 0);
    };
    // Turned by a quarter from +x towards +z, its lit side faces away from the camera.
    expect(brightness(1, 0, 0)).toBeGreaterThan(4 * brightness(-1, 0, 0));
    expect(brightness(0, 1, Math.PI / 2)).toBeCloseTo(brightness(1, 0, 0), 5);
    expect(brightness(0, -1, Math.PI / 2)).toBeCloseTo(brightness(-1, 0, 0), 5);
    expect(brightness(0, -1, -Math.PI / 2)).toBeCloseTo(brightness(1, 0, 0), 5);
  });

  it("misses nothing when it leaves out the far side of a dense plant", () => {
    const mesh = plantMesh("arborvitae", 0, fromLeft.sun.direction[1]);
    expect(mesh.dense).toBe(true);
    const scene = [{ mesh, x: 0.5, z: 5, turn: 1 }];
    const without = draw(scene);
    mesh.dense = false;
    const whole = draw(scene);
    mesh.dense = true;
    const covered = (f: Frame) => f.depth.filter((z) => z < EMPTY_DEPTH).length;
    expect(covered(without) / covered(whole)).toBeGreaterThan(0.985);
    let changed = 0;
    const bare = colorsOf(without);
    colorsOf(whole).forEach((v, k) => {
      if (k % 3 === 1 && Math.abs(v - bare[k]!) > 0.02) changed++;
    });
    expect(changed / covered(whole)).toBeLessThan(0.03);
  });

  it("gives the same bytes for the same scene", () => {
    const scene: Instance[] = [
      { mesh: plantMesh("lavender", 1, 0.7), x: 0, z: 4, turn: 1 },
      { mesh: cube("wood"), x: 1, z: 5 },
    ];
    expect(colorsOf(draw(scene))).toEqual(colorsOf(draw(scene)));
  });

  it("has nothing to draw when everything is out of the picture", () => {
    expect(drawInstances([{ mesh: cube(), x: 500, z: 6 }], camera, fromLeft, null)).toBeNull();
    expect(drawInstances([], camera, fromLeft, null)).toBeNull();
  });
});
