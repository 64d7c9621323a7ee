import { describe, expect, it } from "vitest";
import { wholeRect } from "#renderer/image/pixel-rect.ts";
import { inTestAll } from "#tests/only-in-test-all.ts";
import { openScene, sceneNames, sceneTruth } from "#tests/support/open-scene.ts";
import { maskSharpener } from "./mask-sharpener.ts";
import { type Seen, seePhoto } from "./see-photo.ts";

/** As the designer sends it. */
const WIDTH = 1600;
const isIn = (cover: Uint8Array, i: number) => cover[i]! > 127;

function overlap(cover: Uint8Array, truth: (i: number) => boolean): number {
  let both = 0;
  let either = 0;
  cover.forEach((_, i) => {
    if (isIn(cover, i) && truth(i)) both++;
    if (isIn(cover, i) || truth(i)) either++;
  });
  return both / either;
}

/** A front, a back yard, a side yard, and ground that slopes. */
const OF_EACH_RUN = ["front-ranch", "backyard-fence", "side-yard", "slope-deck"];
const scenes = await Promise.all(
  inTestAll("scenes that are seen", sceneNames, OF_EACH_RUN).map(async (name) => ({
    name,
    isLevel: !(await sceneTruth(name)).slopes,
  })),
);

/** Known failures: the foot of the wall beside the patio is seen as paving; soil in the shade between two walls as neither. */
const houseLimits: Record<string, number> = { "backyard-fence": 0.33, "side-yard": 0.04 };
const groundLimits: Record<string, number> = { "side-yard": 0.72 };

describe.each(scenes)("seeing $name", ({ name, isLevel }) => {
  const seen = openScene(name, WIDTH).then((scene) => {
    const found = seePhoto(scene.photo, { focal35Mm: scene.truth.focal35Mm });
    const ground = maskSharpener(found, scene.photo)(found.ground, wholeRect(scene.photo));
    return { ...scene, seen: found, ground };
  });

  it("takes next to none of the house for ground", async () => {
    const { masks, ground } = await seen;
    const wrong = masks.house.reduce((sum, there, i) => sum + (there && isIn(ground, i) ? 1 : 0), 0);
    expect(wrong / masks.house.reduce((sum, there) => sum + there, 0)).toBeLessThan(
      houseLimits[name] ?? 0.02,
    );
  });

  it("finds the ground", async () => {
    const { masks, ground } = await seen;
    expect(overlap(ground, (i) => masks.yard[i]! + masks.street[i]! > 0)).toBeGreaterThan(
      groundLimits[name] ?? 0.85,
    );
  });

  // Sloping ground has its vanishing line elsewhere.
  if (isLevel)
    it("finds the horizon within one percent of the height", async () => {
      const { photo, truth, seen: found } = await seen;
      const row = (truth.horizonY * photo.height) / truth.heightPx;
      expect(Math.abs(found.horizonY - row) / photo.height).toBeLessThan(0.01);
    });

  it("finds how the house stands to the camera within five degrees", async () => {
    const { truth, seen: found } = await seen;
    expect(Math.abs((found.wallTurnRad * 180) / Math.PI - truth.wallTurnDeg)).toBeLessThan(5);
  });

  it("is sure of the ground", async () => {
    expect((await seen).seen.confidence.ground).toBeGreaterThan(0.55);
  });

  it("parts the ground into soft and hard without rest, and puts no sky on it", async () => {
    const { seen: found } = await seen;
    found.ground.forEach((cover, i) => {
      if (Math.abs(found.soft[i]! + found.hard[i]! - cover) > 1e-5) {
        throw new Error(`pixel ${i}: ${found.soft[i]} + ${found.hard[i]} is not ${cover}`);
      }
      if (cover > 0.9 && found.sky[i]! > 0.9) throw new Error(`pixel ${i} is sky and ground`);
    });
  });
});

describe("seePhoto", () => {
  it("sees the same in the same photo", async () => {
    const { photo } = await openScene("front-ranch", 400);
    expect(seePhoto(photo)).toEqual(seePhoto(photo));
  });

  it("keeps a horizon that it is given", async () => {
    const { photo } = await openScene("front-ranch", 400);
    const seen = seePhoto(photo, { horizonY: 111 });
    expect(seen.horizonY).toBeCloseTo(111, 9);
    expect(seen.confidence.horizon).toBe(1);
  });

  it("knows soil in deep shade for the lawn around it", async () => {
    const { photo } = await openScene("front-brick", 1000);
    const { soft, width, height } = seePhoto(photo);
    expect(soft[Math.round(height * 0.85) * width + Math.round(width * 0.88)]).toBeGreaterThan(0.9);
  });

  it("survives pictures that show nothing", () => {
    for (const [w, h, value] of [
      [64, 48, 0],
      [1, 1, 255],
      [500, 20, 128],
      [20, 500, 128],
    ] as const) {
      const seen: Seen = seePhoto({ width: w, height: h, data: new Uint8Array(w * h * 3).fill(value) });
      expect(seen.ground).toHaveLength(w * h);
      expect(seen.confidence.horizon).toBeLessThan(0.2);
      expect(seen.ground.every((cover) => cover >= 0 && cover <= 1)).toBe(true);
    }
  });
});
