import type { PosedCamera } from "#core/camera/posed-camera.ts";
import { type Ruler, type RulerKind, type RulerSize, rulerKinds } from "./ruler.ts";

/** A false ruler reads anything: even odds over this range of the logarithm of seen over true height. */
const FALSE_RANGE = 3;
/** A foot on or above the horizon cannot be one: as unlikely as the worst of false readings. Of one that plants hide it says that they hide more. */
const IMPOSSIBLE = 0.1;

/** How tall this camera sees a ruler, over its usual height; null where its lower end cannot be as high over the ground as it is. */
export function rulerRatio(camera: PosedCamera, { kind, from, to }: Ruler): number | null {
  const { heightM, raisedM = 0 }: RulerSize = rulerKinds[kind];
  if (camera.dropOf(from) * (camera.heightM - raisedM) <= 0) return null;
  const tallM = camera.heightAt(to, camera.toGround(from, raisedM).z) - raisedM;
  return tallM > 0 ? tallM / heightM : null;
}

/**
 * Log likelihood of cameras from all rulers: each is right with its spread, or false and tells nothing. Rulers of one kind share
 * what is unusual about them (all doors of a garage are 8 ft), so that they count as one.
 */
export function rulersLikelihood(rulers: readonly Ruler[]): (camera: PosedCamera) => number {
  const counted = rulers.map((ruler) => ({
    ruler,
    share: 1 / rulers.filter(({ kind }) => kind === ruler.kind).length,
  }));
  return (camera) => {
    let sum = 0;
    for (const { ruler, share } of counted) sum += share * likelihood(camera, ruler);
    return sum;
  };
}

function likelihood(camera: PosedCamera, ruler: Ruler): number {
  const { trust, hidden }: RulerSize = rulerKinds[ruler.kind];
  const ratio = rulerRatio(camera, ruler);
  if (ratio === null) return Math.log(((hidden ? 1 : IMPOSSIBLE) * (1 - trust)) / FALSE_RANGE);
  return Math.log(trust * density(ratio, ruler.kind) + (1 - trust) / FALSE_RANGE);
}

function density(ratio: number, kind: RulerKind): number {
  const { spread, other = { times: 1, share: 0 } }: RulerSize = rulerKinds[kind];
  const near = (times: number) =>
    Math.exp(-0.5 * (Math.log(ratio / times) / spread) ** 2) / (spread * Math.sqrt(2 * Math.PI));
  return (1 - other.share) * near(1) + other.share * near(other.times);
}

/** The chance that a ruler is right as this camera sees it: how much it counted. */
export function rulerWeight(camera: PosedCamera, ruler: Ruler): number {
  const ratio = rulerRatio(camera, ruler);
  if (ratio === null) return 0;
  const { trust } = rulerKinds[ruler.kind];
  const right = trust * density(ratio, ruler.kind);
  return right / (right + (1 - trust) / FALSE_RANGE);
}

/** What its size is taken to be as this camera sees it: its other one where that fits better. */
export function rulerSizeM(camera: PosedCamera, ruler: Ruler): number {
  const { heightM, raisedM, other }: RulerSize = rulerKinds[ruler.kind];
  const ratio = rulerRatio(camera, ruler);
  // The height of a story is the same on every floor.
  if (!other || raisedM !== undefined || ratio === null) return heightM;
  const off = (times: number) => Math.abs(Math.log(ratio / times));
  return off(other.times) < off(1) ? heightM * other.times : heightM;
}
