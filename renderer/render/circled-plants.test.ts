import { expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { pixelsOf } from "#renderer/clear/pixel-pieces.ts";
import { hash01 } from "#renderer/math/random.ts";
import { SEEN_CLASSES } from "#renderer/see/seen-classes.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { plantsIn } from "./circled-plants.ts";

const WIDTH = 160;
const HEIGHT = 120;

it("a conifer that was circled closely goes whole, though most of it is seen as the mulch around it", () => {
  // A cone on mulch before a wall: its foot in row 95, its tip in row 35; circled some pixels wider.
  const inCone = (x: number, y: number, rim: number) =>
    y > 35 - rim && y < 95 + rim && Math.abs(x - 80) < rim + (y - 35) / 3;
  const plane = (of: (x: number, y: number) => boolean) =>
    Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => (of(i % WIDTH, Math.floor(i / WIDTH)) ? 1 : 0));
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const color = inCone(x, y, 0) ? [80, 115, 120] : y > 60 ? [95, 65, 55] : [190, 180, 165];
    data.set(
      color.map((level) => level + Math.round(14 * hash01(i, 0, 5)) - 7),
      i * 3,
    );
  }
  const plants = plane((x, y) => inCone(x, y, 0) && y > 50 && y < 65);
  const ground = plane((x, y) => y > 70 && (!inCone(x, y, 0) || y > 78));
  const seen = {
    ...seenByHand({ width: WIDTH, height: HEIGHT }, { plants, ground, soft: ground }),
    picture: { width: WIDTH, height: HEIGHT, data },
    shares: {
      ...{ width: WIDTH, height: HEIGHT },
      planes: SEEN_CLASSES.map(() => new Float32Array(WIDTH * HEIGHT)),
    },
  };
  const circle = plane((x, y) => inCone(x, y, 5));
  const masks = plantsIn(circle, [], seen, makeCamera(WIDTH, HEIGHT, { horizonY: 30 }));
  const cone = pixelsOf(plane((x, y) => inCone(x, y, 0)));
  expect(masks).toHaveLength(1);
  expect(cone.filter((i) => masks[0]![i]).length).toBeGreaterThan(0.95 * cone.length);
});
