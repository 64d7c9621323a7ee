import { describe, expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { fenceBySides } from "./fence-by-sides.ts";
import { withoutFence } from "./find-old-fence.ts";

const WIDTH = 320;
const HEIGHT = 240;
const size = WIDTH * HEIGHT;
const camera = makeCamera(WIDTH, HEIGHT, { horizonY: 90 });
const TALL_M = 1.5;
/** The corner of the fence, and the feet of its two sides at the frame. */
const CORNER = { u: 200, row: 190 };
const footAt = (u: number) =>
  u < CORNER.u ? CORNER.row - (CORNER.u - u) * 0.2 : CORNER.row - (u - CORNER.u) * 0.35;
const topAt = (u: number, tallM = TALL_M) => camera.photoY(tallM, camera.groundZ(footAt(u)));

const BROWN = [140, 100, 70];
const GREEN = [90, 120, 60];
const PALE = [215, 220, 225];

/** A brown thing across a photo that turns at a corner, which the network takes for a building: lawn before it, sky above. `plant`: columns of a bush before it. */
function yard({ tallM = TALL_M, plant = (_u: number): boolean => false } = {}) {
  const [house, ground, plants, sky] = Array.from({ length: 4 }, () => new Float32Array(size)) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const data = new Uint8Array(size * 3);
  for (let i = 0; i < size; i++) {
    const [u, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const isWall = y >= topAt(u, tallM) && y < footAt(u);
    const isBush = plant(u) && y >= footAt(u) - 20 && y < footAt(u) + 12;
    const [mask, color] = isBush
      ? ([plants, GREEN] as const)
      : isWall
        ? ([house, BROWN] as const)
        : y >= footAt(u)
          ? ([ground, GREEN] as const)
          : ([sky, PALE] as const);
    mask[i] = 1;
    data.set(color, i * 3);
  }
  const seen = seenByHand(
    { width: WIDTH, height: HEIGHT },
    { house, ground, soft: ground.slice(), plants, sky, standing: plants.slice() },
  );
  return { ...seen, picture: { width: WIDTH, height: HEIGHT, data } };
}

const at = (u: number, row: number) => Math.round(row) * WIDTH + u;

describe("a fence that the network takes for a building", () => {
  it("is found on both sides of its corner, as high as its top shows", () => {
    const { runs, heightM, body } = fenceBySides(yard(), camera)!;
    expect(runs).toHaveLength(2);
    expect(heightM).toBeGreaterThan(TALL_M - 0.15);
    expect(heightM).toBeLessThan(TALL_M + 0.3);
    for (const u of [4, 100, 180, 220, 315]) {
      expect(body[at(u, (footAt(u) + topAt(u)) / 2)]).toBe(1);
      expect(body[at(u, footAt(u) + 6)]).toBe(0);
      expect(body[at(u, topAt(u) - 8)]).toBe(0);
    }
  });

  it("is no house, which goes on up to the frame", () => {
    expect(fenceBySides(yard({ tallM: 9 }), camera)).toBeNull();
  });

  it("stays behind the bush that grows before it", () => {
    const { poles, body } = fenceBySides(yard({ plant: (u) => u > 90 && u < 110 }), camera)!;
    expect(poles[at(100, footAt(100) - 8)]).toBe(1);
    expect(body[at(100, footAt(100) - 8)]).toBe(0);
    expect(body[at(100, topAt(100) + 6)]).toBe(1);
  });

  it("is bare where shade made the network take its boards for plants", () => {
    const seen = yard({ plant: (u) => u > 90 && u < 110 });
    const isShaded = (i: number) => i % WIDTH > 20 && i % WIDTH < 80 && seen.house[i] === 1;
    const plants = seen.plants.map((own, i) => (isShaded(i) ? 1 : own));
    const gone = withoutFence({ ...seen, plants }, fenceBySides({ ...seen, plants }, camera)!);
    const middle = (u: number) => at(u, (footAt(u) + topAt(u)) / 2);
    expect(gone.plants[middle(50)]).toBe(0);
    expect(gone.plants[at(100, footAt(100) - 8)]).toBe(1);
  });

  it("is only what a highlight covers of it", () => {
    const within = Float32Array.from({ length: size }, (_, i) => (i % WIDTH > 210 ? 1 : 0));
    const { runs } = fenceBySides(yard(), camera, within)!;
    expect(runs).toHaveLength(1);
    for (const p of runs[0]!) expect(camera.photoX(p.x, p.z)).toBeGreaterThan(200);
  });
});
