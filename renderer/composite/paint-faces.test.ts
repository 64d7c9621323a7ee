import { describe, expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { findStandingFace, type StandingFace } from "#renderer/layout/standing-face.ts";
import { openOwnerMap } from "#renderer/raster/owner-map.ts";
import { maskSharpener } from "#renderer/see/mask-sharpener.ts";
import { faceLook } from "#renderer/textures/face-looks.ts";
import { seenByHand, withFences } from "#tests/support/seen-by-hand.ts";
import { prepareCanvas } from "./canvas.ts";
import { paintFaces } from "./paint-faces.ts";

const [WIDTH, HEIGHT, FOOT, TOP] = [160, 120, 90, 60];
const camera = makeCamera(WIDTH, HEIGHT, { horizonY: 50 });
const plane = (is: (x: number, y: number) => boolean) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => (is(i % WIDTH, Math.floor(i / WIDTH)) ? 1 : 0));
const wall = plane((x, y) => x >= 20 && x < 140 && y >= TOP && y < FOOT);
/** A gray wall with a dark joint in each fourth column, the right half of it in shade. */
const levelAt = (i: number) => (i % 4 === 0 ? 70 : 150) * (i % WIDTH < 80 ? 1 : 0.5);
const data = Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, (_, q) =>
  wall[Math.floor(q / 3)] ? levelAt(Math.floor(q / 3)) : 40,
);
const photo = { width: WIDTH, height: HEIGHT, data };
const seen = {
  ...withFences(seenByHand(photo, { standing: wall, soft: plane((_, y) => y >= FOOT) })),
  picture: photo,
};
const light = {
  sun: { direction: [0, 0.8, -0.6] as const, share: 0.5 },
  exposure: [0.8, 0.8, 0.8] as const,
} as unknown as Parameters<typeof paintFaces>[2]["light"];
const face = findStandingFace(seen, camera, null, "wall") as StandingFace;

function painted(finish: "paint" | "brick", color?: "white" | "blue") {
  const canvas = prepareCanvas(photo, { left: 0, top: 0, right: WIDTH, bottom: HEIGHT });
  const before = canvas.light.slice();
  const pixels = new Map<number, number>();
  const owners = openOwnerMap(photo);
  const element = { kind: "surface-finish", on: "wall", finish, ...(color ? { color } : {}) } as const;
  const sharpen = maskSharpener(seen, photo);
  paintFaces(
    canvas,
    [{ face, look: faceLook(element, 1), owner: 3 }],
    { photo, camera, seen, light, sharpen },
    pixels,
    owners,
  );
  return { canvas, before, pixels, owners };
}
const at = (x: number, y: number) => (y * WIDTH + x) * 3;

describe("a new face of a wall", () => {
  it("covers the wall and nothing else, and is counted as its element's", () => {
    const { canvas, before, pixels, owners } = painted("brick");
    for (let i = 0; i < wall.length; i++) expect(canvas.painted[i]).toBe(wall[i]);
    for (let i = 0; i < wall.length; i++) if (!wall[i]) expect(canvas.light[i * 3]).toBe(before[i * 3]);
    expect(pixels.get(3)).toBe(120 * 30);
    expect(owners.marks).toContain(4);
  });

  it("lets joints show through a coat, and takes its color", () => {
    const { canvas } = painted("paint", "blue");
    const [joint, stone] = [at(40, 75), at(42, 75)];
    expect(canvas.light[joint]).toBeLessThan(0.6 * canvas.light[stone]!);
    expect(canvas.light[stone + 2]).toBeGreaterThan(1.3 * canvas.light[stone]!);
  });

  it("lies in the shade of the old one", () => {
    const { canvas } = painted("brick");
    const mean = (from: number, to: number) => {
      let sum = 0;
      for (let x = from; x < to; x++) for (let y = TOP + 8; y < FOOT - 2; y++) sum += canvas.light[at(x, y)]!;
      return sum / (to - from);
    };
    expect(mean(100, 130)).toBeLessThan(0.6 * mean(30, 60));
  });
});
