import { expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { parsePlan } from "#core/plan/parse-plan.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { namedRegions } from "./named-ground.ts";
import { viewOf } from "./view.ts";

const [WIDTH, HEIGHT] = [160, 120];
const plane = (of: (y: number) => boolean) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => Number(of(Math.floor(i / WIDTH))));

/** A lawn with soil at the wall and with as much soil in front, all seen as lawn. */
const ground = plane((y) => y >= 50);
const seen = seenByHand(
  { width: WIDTH, height: HEIGHT },
  { ground, soft: ground, lawn: ground, house: plane((y) => y < 50) },
);
for (let i = 0; i < WIDTH * HEIGHT; i++) {
  const y = Math.floor(i / WIDTH);
  const isSoil = (y >= 50 && y < 64) || (y > 90 && y < 104);
  seen.picture.data.set(y < 50 ? [150, 150, 165] : isSoil ? [105, 85, 70] : [80, 125, 50], i * 3);
}
const view = viewOf({ ...seen, horizonY: 45 }, makeCamera(WIDTH, HEIGHT, { horizonY: 45 }));
const found = (said: string) =>
  namedRegions(parsePlan(said), said, view).map(({ ground: mask, elements, role }) => ({
    role,
    kinds: elements.map(({ kind }) => kind),
    at: [57, 97, 78].map((y) => Math.round(mask[y * WIDTH + 80]!)),
  }));

it("plants in the soil that words name with its place", () => {
  expect(found("Plant lavender in the dirt along the house")).toEqual([
    { role: "planted", kinds: ["bed"], at: [1, 0, 0] },
  ]);
});

it("lays one material over all soil that has no place", () => {
  expect(found("Lay sod over all the bare dirt")).toEqual([
    { role: "covered", kinds: ["lawn"], at: [1, 1, 0] },
  ]);
});

it("lays a lawn over all soil that words name, though most of it is seen as a drive", () => {
  const [isDry, isDamp] = [(y: number) => y >= 80 && y < 90, (y: number) => y >= 90];
  const asDrive = seenByHand(
    { width: WIDTH, height: HEIGHT },
    {
      ...{ ground, lawn: plane((y) => y >= 50 && y < 80), soft: plane((y) => y >= 50 && y < 90) },
      ...{ hard: plane(isDamp), drive: plane(isDamp), house: seen.house },
    },
  );
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const y = Math.floor(i / WIDTH);
    const color = isDry(y) ? [135, 113, 96] : isDamp(y) ? [105, 85, 70] : [80, 125, 50];
    asDrive.picture.data.set(y < 50 ? [150, 150, 165] : color, i * 3);
  }
  const said = "Lay sod over all the bare dirt";
  const shown = viewOf({ ...asDrive, horizonY: 45 }, view.camera);
  const [region] = namedRegions(parsePlan(said), said, shown);
  expect([60, 85, 110].map((y) => Math.round(region!.ground[y * WIDTH + 80]!))).toEqual([0, 1, 1]);
});

it("leaves the whole lawn, and beds without a place, to others", () => {
  expect(found("Replace the dead grass with new sod")).toEqual([]);
  expect(found("Plant lavender in the mulch")).toEqual([]);
});
