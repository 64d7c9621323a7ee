import { describe, expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { hiddenByNew } from "./hidden-by-new.ts";
import { pixelsOf } from "./pixel-pieces.ts";
import {
  hidingHeightM,
  isCircledWhole,
  isWholeTree,
  topRows,
  wallBelow,
  withGaps,
} from "./replaced-plants.ts";
import { soilAtFeet } from "./soil-at-feet.ts";

const [WIDTH, HEIGHT] = [320, 240];
const camera = makeCamera(WIDTH, HEIGHT, { horizonY: 90 });
const at = (x: number, y: number) => y * WIDTH + x;

function box(left: number, top: number, right: number, bottom: number): Uint8Array {
  const mask = new Uint8Array(WIDTH * HEIGHT);
  for (let y = top; y < bottom; y++) mask.fill(1, at(left, y), at(right, y));
  return mask;
}
const circle = (...sides: Parameters<typeof box>) => Float32Array.from(box(...sides));
const hedge = box(50, 110, 250, 170);
const none = { walled: [], low: [], tall: [] };

describe("old plants that make room for new ones", () => {
  it("are circled whole with their tops, or at their feet", () => {
    expect(isCircledWhole(hedge, circle(40, 100, 260, 180), WIDTH)).toBe(true);
    expect(isCircledWhole(hedge, circle(40, 150, 260, 190), WIDTH)).toBe(false);
  });

  it("go with the gaps in them, but for things that stand there", () => {
    const gap = box(100, 130, 110, 140);
    const plants = hedge.map((own, i) => own - gap[i]!);
    const inside = circle(40, 100, 260, 180);
    expect(withGaps(plants, inside, () => false, WIDTH)).toEqual(hedge);
    expect(withGaps(plants, inside, (i) => gap[i] === 1, WIDTH)).toEqual(plants);
  });

  it("are a tree where they reach from the crown to the foot of a trunk", () => {
    const inside = circle(90, 20, 190, 200);
    const [crown, trunk] = [box(100, 30, 180, 110), box(136, 110, 144, 198)];
    const isWhole = (masks: Uint8Array[], isClose = false) => isWholeTree(masks, inside, WIDTH, isClose);
    expect(isWhole([crown, trunk])).toBe(true);
    expect(isWhole([crown])).toBe(false);
    expect(isWhole([trunk])).toBe(false);
    const hidden = [crown, trunk, box(100, 180, 180, 198)];
    expect(isWhole(hidden)).toBe(false);
    // A circle that was drawn closely round it ends with it.
    expect(isWhole(hidden, true)).toBe(true);
    expect(isWhole([crown], true)).toBe(false);
  });

  it("stand behind a wall where something between them and the paving is no ground", () => {
    const hard = circle(0, 190, WIDTH, HEIGHT);
    const walled = seenByHand({ width: WIDTH, height: HEIGHT }, { ground: hard, hard });
    const wall = wallBelow(hedge, circle(60, 160, 240, 200), walled)!;
    expect([wall[at(100, 180)], wall[at(100, 165)], wall[at(100, 195)]]).toEqual([1, 0, 0]);
    const ground = circle(0, 170, WIDTH, HEIGHT);
    const open = seenByHand({ width: WIDTH, height: HEIGHT }, { ground, hard: ground });
    expect(wallBelow(hedge, circle(60, 160, 240, 200), open)).toBeNull();
  });

  it("are hidden up to the height of what comes, and ask for the height that hides them", () => {
    const hidden = hiddenByNew([hedge], 1, { width: WIDTH, height: HEIGHT }, camera);
    const z = camera.groundZ(170);
    const top = camera.photoY(1, z);
    expect(hidden[at(100, Math.round(top) + 2)]).toBe(1);
    expect(hidden[at(100, Math.round(top) - 2)]).toBe(0);
    const wantedM = hidingHeightM(topRows([hedge], WIDTH), camera, { x: 0, z }, 0.5);
    expect(wantedM).toBeCloseTo(((170 - 110) * z) / camera.focalPx, 1);
    expect(hidingHeightM(topRows([], WIDTH), camera, { x: 0, z }, 0.5)).toBe(0);
  });

  it("leave a strip of soil with even edges at their feet where new ones hide them, a deeper one where these are hidden", () => {
    const ragged = hedge.map((own, i) => (i % WIDTH === 120 && Math.floor(i / WIDTH) > 160 ? 0 : own));
    const rowsAt = (mask: Uint8Array, ground: Float32Array, x: number) =>
      pixelsOf(
        soilAtFeet({ ...none, low: [mask] }, seenByHand({ width: WIDTH, height: HEIGHT }, { ground }), camera)
          .soil,
      )
        .filter((i) => i % WIDTH === x)
        .map((i) => Math.floor(i / WIDTH));
    const paved = circle(0, 171, WIDTH, HEIGHT);
    const beside = rowsAt(ragged, paved, 118);
    expect(beside.at(-1)).toBe(169);
    expect(rowsAt(ragged, paved, 120)[0]).toBe(beside[0]);
    expect(beside[0]).toBeGreaterThan(130);
    expect(rowsAt(hedge, new Float32Array(WIDTH * HEIGHT), 118)[0]).toBeLessThan(beside[0]! - 10);
  });

  it("leave the ground before their feet to what comes, and stay whole", () => {
    const ground = circle(0, 171, WIDTH, HEIGHT);
    const seen = (lawn: Float32Array) => seenByHand({ width: WIDTH, height: HEIGHT }, { ground, lawn });
    const { soil, feet } = soilAtFeet({ ...none, tall: [hedge] }, seen(ground), camera);
    expect(soil.includes(1)).toBe(false);
    expect([feet[at(100, 175)], feet[at(100, 165)], feet[at(20, 235)]]).toEqual([1, 0, 0]);
    // Soil before them is enough: the lawn beside it stays.
    const lawn = circle(0, 185, WIDTH, HEIGHT);
    // And on paving there is no room before them.
    const paved = { ...seen(ground), hard: ground };
    expect(soilAtFeet({ ...none, tall: [hedge] }, paved, camera).soil[at(100, 168)]).toBe(1);
    const bare = soilAtFeet({ ...none, tall: [hedge] }, seen(lawn), camera).feet;
    expect([bare[at(100, 175)], bare[at(100, 190)], feet[at(100, 190)]]).toEqual([1, 0, 1]);
  });
});
