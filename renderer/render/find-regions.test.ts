import { describe, expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { findRegions } from "./find-regions.ts";

const width = 200;
const height = 150;
const camera = makeCamera(width, height);

/** Coverage of a rectangle of pixels. */
const patch = (left: number, top: number, right: number, bottom: number) =>
  Float32Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return x >= left && x < right && y >= top && y < bottom ? 1 : 0;
  });

/** Grey all over; `soft` and `hard` ground do not overlap. */
function regionOf(soft: Float32Array, hard: Float32Array): Float32Array {
  const picture = { width, height, data: new Uint8Array(width * height * 3).fill(120) };
  const nothing = new Float32Array(width * height);
  const seen: Seen = {
    width,
    height,
    picture,
    horizonY: height / 2,
    rollRad: 0,
    wallTurnRad: 0,
    ground: soft.map((cover, i) => cover + hard[i]!),
    soft,
    hard,
    house: nothing,
    sky: nothing,
    confidence: { horizon: 1, ground: 1 },
  };
  const input = {
    photo: picture,
    prompt: "New lawn",
    areas: [],
    viewpoint: "same" as const,
    seed: 1,
  };
  return findRegions(input, { seen, camera }).regions[0]!.clip;
}

describe("the region of a photo with hardly any yard", () => {
  const deck = patch(60, 90, 200, 150);

  it("is its patch of lawn, however small beside the paving", () => {
    const lawn = patch(5, 100, 25, 112);
    expect(regionOf(lawn, deck)).toEqual(lawn);
  });

  it("is the bare ground where there is none", () => {
    expect(regionOf(patch(0, 0, 0, 0), deck)).toEqual(deck);
  });
});
