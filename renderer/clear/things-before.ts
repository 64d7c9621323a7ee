import type { Camera } from "#core/camera/camera.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import type { LooseSeen } from "./find-loose.ts";

/** The foot of a thing is so much lower than the line that it stands before, as a share of the picture's height. */
const LOWER_SHARE = 0.012;

/** The pixels of loose things that stand before a line on the ground, such as the bins before a fence; of the camera's picture. */
export function thingsBefore(
  lines: readonly (readonly GroundPoint[])[],
  loose: readonly LooseSeen[],
  camera: Camera,
  seen: Seen,
): Int32Array[] {
  return loose.flatMap((one) => {
    const { box } = one;
    const row = rowOf(lines, (box.left + box.right) / 2, camera);
    const isBefore = row !== null && box.top < row && box.bottom > row + LOWER_SHARE * camera.heightPx;
    return isBefore ? [uprightOver(wholeOf(one, seen), row + LOWER_SHARE * camera.heightPx, seen)] : [];
  });
}

/** The row in which lines on the ground pass through a column; null where none does. */
function rowOf(lines: readonly (readonly GroundPoint[])[], u: number, camera: Camera): number | null {
  for (const line of lines)
    for (let k = 1; k < line.length; k++) {
      const [a, b] = [camera.toPhoto(line[k - 1]!), camera.toPhoto(line[k]!)];
      if (u < Math.min(a.x, b.x) || u > Math.max(a.x, b.x) || a.x === b.x) continue;
      return a.y + ((b.y - a.y) * (u - a.x)) / (b.x - a.x);
    }
  return null;
}

/** Of some pixels those that stand over what of them lies below a row, each column without gaps. */
function uprightOver(pixels: Int32Array, row: number, { width }: Seen): Int32Array {
  const columns = new Map<number, { top: number; foot: number }>();
  for (const i of pixels) {
    const [u, y] = [i % width, Math.floor(i / width)];
    const { top, foot } = columns.get(u) ?? { top: y, foot: y };
    columns.set(u, { top: Math.min(top, y), foot: Math.max(foot, y) });
  }
  const upright = [...columns].filter(([, { foot }]) => foot > row);
  return Int32Array.from(
    upright.flatMap(([u, { top, foot }]) =>
      Array.from({ length: foot - top + 1 }, (_, k) => (top + k) * width + u),
    ),
  );
}

/** Colors that a thing is told by; a pixel of it differs from one of them by at most this, levels of three channels. */
const COLORS = 40;
const ALIKE = 26;
/** Of a thing parts are unseen by the network as far as this beside it and above it, as shares of its width and its height. */
const BESIDE = 0.7;
const ABOVE = 0.12;

/** What grew to more than so many times what the network sees has run into what lies around it. */
const MOST_GROWN = 2.5;

/** A thing with what touches it and has its colors: of a bin in the sun the network sees one side. Without its shadow, which lies on the ground. */
function wholeOf({ core, box }: LooseSeen, { picture: { data }, width, height, ground }: Seen): Int32Array {
  const step = Math.max(1, Math.floor(core.length / COLORS));
  const colors = core.filter((_, k) => k % step === 0);
  const isAlike = (i: number) =>
    colors.some(
      (o) =>
        Math.hypot(
          data[i * 3]! - data[o * 3]!,
          data[i * 3 + 1]! - data[o * 3 + 1]!,
          data[i * 3 + 2]! - data[o * 3 + 2]!,
        ) < ALIKE,
    );
  const [beside, above] = [BESIDE * (box.right - box.left), ABOVE * (box.bottom - box.top)];
  const found = new Set<number>(core);
  const open = [...core];
  for (let i = open.pop(); i !== undefined; i = open.pop()) {
    for (const next of [i - 1, i + 1, i - width, i + width]) {
      const [x, y] = [next % width, Math.floor(next / width)];
      if (x < box.left - beside || x > box.right + beside || y < box.top - above || y >= height) continue;
      if (y > box.bottom || found.has(next) || ground[next]! > 0.5 || !isAlike(next)) continue;
      found.add(next);
      open.push(next);
    }
  }
  return found.size > MOST_GROWN * core.length ? core : Int32Array.from(found);
}
