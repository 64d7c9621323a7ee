import { describe, expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { seededRandom } from "#renderer/math/random.ts";
import { normalize } from "#renderer/math/vec3.ts";
import { plantMesh } from "#renderer/plants/plant-mesh.ts";
import { drawInstances } from "./draw-instances.ts";
import { EMPTY_DEPTH, type Frame } from "./frame.ts";
import { growHabit, type Habit } from "./habit.ts";
import type { SceneLight } from "./scene-light.ts";

const camera = makeCamera(320, 240);
const light: SceneLight = { sun: { direction: normalize([-1, 1, -0.4]), share: 0.6 }, exposure: [1, 1, 1] };

const plain: Habit = { leanX: 0, leanZ: 0, oval: 1, bulge: 0, phase: 1, red: 1, blue: 1, bloom: 1 };
const drawn = (id: "boxwood" | "hydrangea", habit?: Habit): Frame =>
  drawInstances(
    [{ mesh: plantMesh(id, 0, 0.7), x: 0, z: 4, ...(habit && { habit }) }],
    camera,
    light,
    null,
    1,
  )!;

/** Samples that a plant covers, by column and row of the photo. */
function covered(frame: Frame): Set<string> {
  const list = new Set<string>();
  for (let o = 0; o < frame.depth.length; o++)
    if (frame.depth[o]! < EMPTY_DEPTH)
      list.add(`${frame.rect.left + (o % frame.width)}/${frame.rect.top + Math.floor(o / frame.width)}`);
  return list;
}

/** Mean red over green of what is drawn. */
function warmth(frame: Frame): number {
  let [red, green] = [0, 0];
  for (let o = 0; o < frame.depth.length; o++) {
    if (frame.depth[o]! >= EMPTY_DEPTH) continue;
    const [r, g] = frame.colorAt(o);
    red += r;
    green += g;
  }
  return red / green;
}

describe("the habit of a plant", () => {
  it("gives plants of one mesh outlines of their own: a tenth of each lies outside the other", () => {
    const random = seededRandom(4);
    const [one, other] = [growHabit(random), growHabit(random)].map((habit) =>
      covered(drawn("boxwood", habit)),
    );
    const apart =
      [...one!].filter((at) => !other!.has(at)).length + [...other!].filter((at) => !one!.has(at)).length;
    expect(apart / one!.size).toBeGreaterThan(0.1);
  });

  it("leaves what is clipped its form", () => {
    const [form, clipped] = [
      covered(drawn("boxwood")),
      covered(drawn("boxwood", growHabit(seededRandom(4), true))),
    ];
    const apart =
      [...form].filter((at) => !clipped.has(at)).length + [...clipped].filter((at) => !form.has(at)).length;
    expect(apart / form.size).toBeLessThan(0.08);
  });

  it("leaves a plant without one as its mesh is", () => {
    expect(covered(drawn("boxwood", plain))).toEqual(covered(drawn("boxwood")));
  });

  it("makes some leaves yellower than others, and opens fewer flowers on some", () => {
    expect(warmth(drawn("boxwood", { ...plain, red: 1.1 }))).toBeGreaterThan(
      warmth(drawn("boxwood", plain)) * 1.05,
    );
    const white = (bloom: number) => {
      const frame = drawn("hydrangea", { ...plain, bloom });
      let count = 0;
      for (let o = 0; o < frame.depth.length; o++)
        if (frame.depth[o]! < EMPTY_DEPTH && frame.colorAt(o)[2] > 0.3) count++;
      return count;
    };
    expect(white(0.5)).toBeLessThan(white(1) * 0.75);
  });

  it("stays inside the picture's part that is kept free for it", () => {
    const wild: Habit = { ...plain, leanX: 0.11, oval: 1.16, bulge: 0.15 };
    const frame = drawn("boxwood", wild);
    for (let y = 0; y < frame.height; y++) {
      expect(frame.depth[y * frame.width]).toBe(EMPTY_DEPTH);
      expect(frame.depth[y * frame.width + frame.width - 1]).toBe(EMPTY_DEPTH);
    }
  });
});
