import { expect, it } from "vitest";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { groundOfPieces } from "./ground-of-pieces.ts";

const [WIDTH, HEIGHT] = [320, 240];
type Rgb = readonly [number, number, number];
const SOIL: Rgb = [110, 92, 80];
const PALE: Rgb = [205, 198, 185];
const GRASS: Rgb = [80, 120, 50];
const BRICK: Rgb = [150, 80, 60];

/** Ground from row 100 down in columns of one color each, seen as lawn or as paving, with a little grain; brick above, which stands. */
function columns(colors: readonly Rgb[], as: "lawn" | "walk", isSeenTo = HEIGHT) {
  const cover = Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
    const y = Math.floor(i / WIDTH);
    return y >= 100 && y < isSeenTo ? 1 : 0;
  });
  const kind = as === "lawn" ? { soft: cover, lawn: cover } : { hard: cover, walk: cover };
  const seen = seenByHand({ width: WIDTH, height: HEIGHT }, { ground: cover, ...kind });
  for (let i = 0; i < cover.length; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const color = y < 100 ? BRICK : colors[Math.floor((x * colors.length) / WIDTH)]!;
    const grain = ((x * 7 + y * 13) % 5) - 2;
    seen.picture.data.set(
      color.map((level) => level + grain),
      i * 3,
    );
  }
  return seen;
}
const at = (mask: Float32Array | null, x: number, y: number) => mask?.[y * WIDTH + x];

it("finds the bare soil that was seen as lawn, up to the wall and to the grass", () => {
  const found = groundOfPieces({ material: "soil" }, columns([SOIL, GRASS], "lawn"));
  expect([at(found, 60, 180), at(found, 240, 180), at(found, 60, 60)]).toEqual([1, 0, 0]);
});

it("finds the pale base beside soil of any kind", () => {
  const found = groundOfPieces({ material: "base", tint: "light" }, columns([SOIL, PALE], "lawn"));
  expect([at(found, 60, 180), at(found, 240, 180)]).toEqual([0, 1]);
});

it("takes no paving for soil that is surely that, and no surface of which most stands", () => {
  expect(groundOfPieces({ material: "soil" }, columns([PALE], "walk"))).toBeNull();
  expect(groundOfPieces({ material: "soil" }, columns([SOIL], "lawn", 140))).toBeNull();
});

it("leaves the walk beside soil of its own tint", () => {
  const seen = columns([SOIL, [140, 120, 106]], "lawn");
  const walk = seen.ground.map((cover, i) => (i % WIDTH >= WIDTH / 2 ? cover : 0));
  const soft = seen.ground.map((cover, i) => cover - walk[i]!);
  const { shares } = seenByHand(seen, { soft, lawn: soft, hard: walk, walk });
  const found = groundOfPieces({ material: "soil" }, { ...seen, shares });
  expect([at(found, 60, 180), at(found, 240, 180)]).toEqual([1, 0]);
});
