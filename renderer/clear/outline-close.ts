import { distanceTransform } from "#renderer/mask/distance-transform.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { bytesFrom, floatsFrom } from "#renderer/math/from-plane.ts";
import { minCut } from "#renderer/math/min-cut.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { colorMixture } from "./color-mixture.ts";
import type { Outlined } from "./outline-circled.ts";
import { boxOf, grown, pixelPieces, pixelsOf } from "./pixel-pieces.ts";
import { joinsOf } from "./segment-thing.ts";

/** What was circled goes on beyond the circle by at most this share of the circle's size, and no less than so many pixels. */
const MARGIN = 0.07;
const MARGIN_PX = 4;
/** What lies farther out by this share, and no less than so many pixels, shows what it stands before. */
const RING = 0.2;
const RING_PX = 10;
/** At first all of the circle is taken for it but this share of the circle's size along its rim. */
const RIM = 0.05;
/** Larger circles are looked at in squares of several pixels: so many squares are enough for an outline. */
const MOST_CELLS = 30_000;
/** How often colors and outline follow from each other, and what an outline costs along colors that hardly differ. */
const ROUNDS = 4;
const SMOOTH = 20;
/** Colors, and roughness with hue, speak for one side by no more than this each: a logarithm of odds. */
const MOST_LEAN = 6;
/** What speaks for it deep inside the circle, and how far in, as a share of the circle's size; and against it per pixel beyond the rim. */
const MOST_PLACE = 2;
const DEEP = 1 / 6;
const BEYOND_LEAN = 0.4;
/** What speaks for it where plants are seen, and against it where none are. */
const PLANT_LEAN = 2;
const PLANT = 0.4;
const NEVER = 1000;
/** Roughness and hue are those of so many squares to each side: twigs and what is seen between them are one. */
const AROUND = 3;
/** How much roughness and the two differences of channels count beside each other. */
const GAINS = [4, 1.5, 2] as const;
/** Smaller pieces than this share of the largest are leaves; what is enclosed goes with it. */
const PIECE = 0.03;
/** It fills at least this share of its circle, and no more of it than the other is seen as ground: else a bed was circled. Tuned on 22 circles. */
const LEAST_FILLED = 0.3;
const MOST_GROUND = 0.3;
/** A circle so many times as high as wide is of no bed, and so much of what it holds may be seen as ground: the network takes a blue spruce for mulch. */
const UPRIGHT = 1.2;
const MOST_GROUND_UPRIGHT = 0.6;
const INSIDE = 0.5;
/** More of its outline than this share as far from the circle as it was looked for: it goes on there. */
const CUT_OFF = 0.12;

/**
 * What a person has drawn a circle closely around (`circle`: 1 inside), in pixels of `seen`: all of it that differs in color or roughness from what lies
 * around the circle, whatever the network takes it for; whole where it does not go on beyond. Colors and outline follow from each other (Rother, Kolmogorov and Blake, "GrabCut", 2004).
 * Null where the circle holds ground, or too little that differs.
 */
export function outlineClose(circle: Float32Array | Uint8Array, seen: Seen): Outlined | null {
  const { width, height, ground } = seen;
  const inside = pixelsOf(circle);
  if (inside.length === 0) return null;
  const view = viewOf(inside, seen);
  const cells = cutOut(view);
  if (!cells) return null;
  const cellOf = (i: number) =>
    Math.floor((Math.floor(i / width) - view.top) / view.step) * view.across +
    Math.floor(((i % width) - view.left) / view.step);
  const marginPx = Math.max(MARGIN_PX, Math.round(MARGIN * view.sizePx));
  const near = grown(inside, marginPx, width, height);
  const box = boxOf(inside, width);
  const found = near.filter((i) => cells[cellOf(i)] === 1);
  const own = isUpright(box) ? upToItsTop(found, inside, box, width) : found;
  const flat = own.filter((i) => ground[i]! > INSIDE).length;
  const mostGround = isUpright(box) ? MOST_GROUND_UPRIGHT : MOST_GROUND;
  const isOwn = own.length >= LEAST_FILLED * inside.length && flat <= mostGround * own.length;
  return isOwn ? { pixels: own, isWhole: !goesOn(cells, view) } : null;
}

type Box = ReturnType<typeof boxOf>;

/** Whether a circle of this box was drawn round something upright. */
export const isUpright = ({ left, right, top, bottom }: Box): boolean =>
  bottom + 1 - top > UPRIGHT * (right + 1 - left);

/** A hand draws so far above the top of an upright thing, as a share of the circle's height: what lies higher in its columns is the thing's own. */
const HAND = 0.12;

/** An upright thing with what was circled above it: a piece of another color on its top. */
function upToItsTop(own: Int32Array, inside: Int32Array, circle: Box, width: number): Int32Array {
  if (own.length === 0) return own;
  const { left, right, top } = boxOf(own, width);
  if (top - circle.top <= HAND * (circle.bottom + 1 - circle.top)) return own;
  const above = inside.filter((i) => i < top * width && i % width >= left && i % width <= right);
  return Int32Array.from([...above, ...own]).sort();
}

/** Whether it goes on where it was looked for no farther. */
function goesOn(cells: Uint8Array, { across, down, step, sizePx, off }: View): boolean {
  const margin = Math.max(MARGIN_PX / step, MARGIN * (sizePx / step));
  let [rim, cut] = [0, 0];
  for (const k of pixelsOf(cells)) {
    const [x, y] = [k % across, Math.floor(k / across)];
    if (x === 0 || y === 0 || x === across - 1 || y === down - 1) continue;
    const beside = [k - 1, k + 1, k - across, k + across];
    if (beside.every((o) => cells[o])) continue;
    rim++;
    if (beside.some((o) => off[o]! > margin)) cut++;
  }
  return cut > CUT_OFF * rim;
}

/** The surroundings of a circle in squares of `step` pixels. Planes have one value per square. */
type View = {
  left: number;
  top: number;
  step: number;
  across: number;
  down: number;
  sizePx: number;
  /** sRGB. */
  data: Uint8Array;
  plants: Float32Array;
  /** How far in the circle a square lies, and how far beyond it, squares. */
  deep: Float32Array;
  off: Float32Array;
};

function viewOf(inside: Int32Array, { width, height, picture, plants }: Seen): View {
  const box = boxOf(inside, width);
  const sizePx = Math.sqrt((box.right + 1 - box.left) * (box.bottom + 1 - box.top));
  const outPx =
    Math.max(MARGIN_PX, Math.round(MARGIN * sizePx)) + Math.max(RING_PX, Math.round(RING * sizePx)) + 1;
  const left = Math.max(0, box.left - outPx);
  const top = Math.max(0, box.top - outPx);
  const wide = Math.min(width, box.right + 1 + outPx) - left;
  const high = Math.min(height, box.bottom + 1 + outPx) - top;
  const step = Math.max(1, Math.ceil(Math.sqrt((wide * high) / MOST_CELLS)));
  const [across, down] = [Math.ceil(wide / step), Math.ceil(high / step)];
  const data = new Uint8Array(across * down * 3);
  const share = new Float32Array(across * down);
  const isCircle = new Uint8Array(across * down);
  const marks = new Uint8Array(width * height);
  for (const i of inside) marks[i] = 1;
  for (let k = 0; k < share.length; k++) {
    const x0 = left + (k % across) * step;
    const y0 = top + Math.floor(k / across) * step;
    let [count, green, marked] = [0, 0, 0];
    const sum = [0, 0, 0];
    for (let y = y0; y < Math.min(height, y0 + step); y++)
      for (let x = x0; x < Math.min(width, x0 + step); x++) {
        const i = y * width + x;
        count++;
        green += plants[i]!;
        marked += marks[i]!;
        for (let c = 0; c < 3; c++) sum[c]! += picture.data[i * 3 + c]!;
      }
    share[k] = green / count;
    isCircle[k] = marked > INSIDE * count ? 1 : 0;
    for (let c = 0; c < 3; c++) data[k * 3 + c] = Math.round(sum[c]! / count);
  }
  const outside = bytesFrom(isCircle, (one) => 1 - one);
  return {
    ...{ left, top, step, across, down, sizePx, data, plants: share },
    deep: distanceTransform(outside, across, down),
    off: distanceTransform(isCircle, across, down),
  };
}

/** 1 in the squares of what was circled; null where nothing is left of it. */
function cutOut(view: View): Uint8Array | null {
  const { across, down, step, sizePx, data, plants, deep, off } = view;
  const size = sizePx / step;
  const margin = Math.max(MARGIN_PX / step, MARGIN * size);
  const rough = roughnessOf(view);
  const all = Int32Array.from(plants.keys());
  const within = all.filter((k) => off[k]! <= margin);
  const around = all.filter((k) => off[k]! > margin / 2);
  const joins = joinsOf(data, { across, down, pixelAt: (k) => k }, SMOOTH);
  let own = all.filter((k) => off[k] === 0 && deep[k]! > RIM * size);
  let behind = around;
  let side: Uint8Array | null = null;
  for (let round = 0; round < ROUNDS; round++) {
    const fore = [colorMixture(data, own), colorMixture(rough, own)];
    const back = [colorMixture(data, behind), colorMixture(rough, behind)];
    if (fore.includes(null) || back.includes(null)) return null;
    const lean = new Float32Array(plants.length).fill(-NEVER);
    for (const k of within) {
      const place =
        off[k] === 0 ? MOST_PLACE * Math.min(1, deep[k]! / (DEEP * size)) : -BEYOND_LEAN * step * off[k]!;
      let sum = place + PLANT_LEAN * (plants[k]! - PLANT);
      for (let c = 0; c < 2; c++) sum += Math.max(-MOST_LEAN, Math.min(MOST_LEAN, back[c]!(k) - fore[c]!(k)));
      lean[k] = sum;
    }
    side = minCut({ width: across, height: down, lean, joins });
    const cut = side;
    const next = within.filter((k) => cut[k] === 1);
    if (next.length === 0) return null;
    const isSettled = next.length === own.length && next.every((k, n) => k === own[n]);
    own = next;
    behind = all.filter((k) => (off[k]! > margin / 2 || off[k]! <= margin) && cut[k] !== 1);
    if (isSettled) break;
  }
  return side && solidOf(side, off, across, down);
}

/** How much neighbors differ around a square, and its hue as two differences of channels, three values each. */
function roughnessOf({ data, across, down }: View): Float32Array {
  const light = Float32Array.from(
    { length: across * down },
    (_, k) => (data[k * 3]! + 2 * data[k * 3 + 1]! + data[k * 3 + 2]!) / 4,
  );
  const edges = floatsFrom(light, (own, k) => {
    const right = k % across < across - 1 ? light[k + 1]! : own;
    return Math.hypot(right - own, (light[k + across] ?? own) - own);
  });
  const warm = floatsFrom(light, (_, k) => data[k * 3]! - data[k * 3 + 2]!);
  const green = floatsFrom(light, (_, k) => data[k * 3 + 1]! - (data[k * 3]! + data[k * 3 + 2]!) / 2);
  const planes = [edges, warm, green].map((plane) => boxBlur(plane, across, down, AROUND, 2));
  return Float32Array.from(
    { length: light.length * 3 },
    (_, k) => GAINS[k % 3]! * planes[k % 3]![Math.floor(k / 3)]!,
  );
}

/** The larger pieces that lie in the circle, with all that they enclose. */
function solidOf(side: Uint8Array, off: Float32Array, across: number, down: number): Uint8Array {
  const pieces = pixelPieces(pixelsOf(side), across).filter(
    (piece) => piece.filter((k) => off[k] === 0).length > INSIDE * piece.length,
  );
  const largest = pieces.reduce((most, { length }) => Math.max(most, length), 0);
  const solid = new Uint8Array(side.length);
  for (const piece of pieces) if (piece.length >= PIECE * largest) for (const k of piece) solid[k] = 1;
  const isRim = (k: number) =>
    k % across === 0 || k % across === across - 1 || k < across || k >= across * (down - 1);
  for (const gap of pixelPieces(pixelsOf(solid.map((one) => 1 - one)), across))
    if (!gap.some(isRim)) for (const k of gap) solid[k] = 1;
  return solid;
}
