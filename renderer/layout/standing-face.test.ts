import { describe, expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { seenByHand, withFences } from "#tests/support/seen-by-hand.ts";
import { findStandingFace, OF_HOUSE, type StandingFace } from "./standing-face.ts";

const [WIDTH, HEIGHT, FOOT, HIGH_M] = [320, 240, 180, 1.2];
const camera = makeCamera(WIDTH, HEIGHT, { horizonY: 100 });
const TOP = Math.round(camera.photoY(HIGH_M, camera.groundZ(FOOT)));
const plane = (is: (x: number, y: number) => boolean) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => (is(i % WIDTH, Math.floor(i / WIDTH)) ? 1 : 0));

const wall = plane((x, y) => x >= 60 && x < 260 && y >= TOP && y < FOOT);
/** A shrub before the foot of the wall. */
const shrub = plane((x, y) => x >= 120 && x < 150 && y >= FOOT - 20 && y < FOOT + 10);
const soft = plane((_, y) => y >= FOOT);
/** The wall is light and all else dark, as a picture. */
const data = Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, (_, q) => (wall[Math.floor(q / 3)] ? 190 : 60));
const picture = { width: WIDTH, height: HEIGHT, data };
const seen = (masks: Parameters<typeof seenByHand>[1]) => ({
  ...withFences(
    seenByHand({ width: WIDTH, height: HEIGHT }, { soft, ground: soft, plants: shrub, ...masks }),
  ),
  picture,
});
const standing = wall.map((own, i) => Math.max(own, shrub[i]!));
const covered = ({ mask }: StandingFace) => mask.reduce((sum, one) => sum + one, 0);
const wallPx = wall.reduce((sum, one, i) => sum + (shrub[i] ? 0 : one), 0);

describe("the face of what stands", () => {
  it("has its foot, its size and no plant before it", () => {
    const face = findStandingFace(seen({ standing }), camera, null, "wall") as StandingFace;
    expect(covered(face)).toBe(wallPx);
    expect(face.footRow[135]).toBeCloseTo(FOOT, 0);
    expect(face.heightM).toBeCloseTo(HIGH_M, 1);
    expect(face.lengthM).toBeCloseTo(camera.groundX(260, FOOT) - camera.groundX(60, FOOT), 0);
    expect(face.areaM2).toBeCloseTo(face.lengthM * HIGH_M, 0);
  });

  it("ends at the photo's own edges where a circle was drawn round it loosely, whatever the network saw", () => {
    const circled = plane((x, y) => x >= 52 && x < 267 && y >= TOP - 6 && y < FOOT + 5);
    const face = findStandingFace(seen({ standing: shrub }), camera, circled, "wall") as StandingFace;
    expect(Math.abs(covered(face) / wallPx - 1)).toBeLessThan(0.05);
  });

  it("is left as it is where a wall of the house was circled, and believed to be a fence by who says so", () => {
    const circled = plane((x, y) => x >= 60 && x < 260 && y >= TOP && y < FOOT);
    const ofHouse = seen({ standing: shrub, house: wall });
    expect(findStandingFace(ofHouse, camera, circled, "wall")).toBe(OF_HOUSE);
    expect(findStandingFace(ofHouse, camera, circled, "fence")).not.toBe(OF_HOUSE);
  });

  it("is not longer for a foot that runs out under the horizon, as at a stair", () => {
    const footAt = (x: number) => 101 + Math.max(0, x - 160) * 0.79;
    const rising = plane((x, y) => x >= 60 && x < 260 && y >= 80 && y < footAt(x));
    const face = findStandingFace(
      seen({ standing: rising, plants: plane(() => false) }),
      camera,
      plane((x, y) => rising[y * WIDTH + x] === 1),
      "wall",
    ) as StandingFace;
    expect(face.lengthM).toBeLessThan(60);
  });

  it("is none where the network saw no straight one and nobody circled it", () => {
    const ragged = plane(
      (x, y) => x >= 60 && x < 260 && y >= TOP + ((x * 7) % 31) && y < FOOT - ((x * 5) % 23),
    );
    expect(
      findStandingFace(seen({ standing: ragged, plants: plane(() => false) }), camera, null, "wall"),
    ).toBe(null);
  });
});
