import type { Camera } from "#core/camera/camera.ts";
import { toLinear } from "#renderer/color/srgb.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { bytesFrom } from "#renderer/math/from-plane.ts";
import type { Seen } from "#renderer/see/see-photo.ts";

/** What is taller or wider than this in meters is a tree or a hedge round the property, and stays. */
const TALLEST_M = 3.2;
const WIDEST_M = 8;
/** What is lower than this is grass or a shadow on it. */
const LOWEST_M = 0.4;
/** As shares of the picture. */
const SMALLEST = 0.0003;
const LARGEST = 0.05;
/** Of what lies right above and beside a shrub at least this share must be house: a wall can be continued behind it, a view cannot. */
const BEFORE_HOUSE = { sure: 0.48, seen: 0.3 };
/** Of a shrub at least this share is higher in the picture than the foot of the wall; the rest stands out into the lawn. */
const BEFORE_WALL = { sure: 0.75, seen: 0.4 };
/** Of a shrub's lower side at least this share lies on ground. */
const ON_GROUND = { sure: 0.55, seen: 0.15 };
/** What the network sees as plants with nothing but house around it, no higher above the foot of the wall than this share of its height, may stand in the shade of others. */
const ALL_HOUSE = 0.8;
const AT_FOOT = 0.5;
/** Rank of the row that counts as the wall's foot among the columns near a column, from the highest on; see `footRows`. */
const WALL_QUANTILE = 0.3;
/** Share of the picture's width that is near, to either side. */
const NEAR_SHARE = 1 / 9;
/** What the network sees as plants in this share of its pixels is rather a shrub. */
const PLANTS = 0.6;
/** Smoother pieces are bins and doors, see `roughness`. */
const ROUGHEST_PLASTIC = 0.07;
/** Added to the brightness in `roughness`, sRGB levels: noise in the dark is no leaf. */
const DARK_LEVELS = 8;
/** Half width in pixels of the neighborhood in which leaves must prevail. */
const LEAFY_PX = 2;
/** Share of leaves in that neighborhood from which they prevail. */
const LEAFY_SHARE = 0.4;
/** Leaves in linear light: green at least this share of red, and so many times blue. Siding in shade is bluer, brick redder. */
const GREEN_TO_RED = 0.97;
const GREEN_TO_BLUE = 1.18;
/** How far above and beside a shrub the house is looked for, pixels. */
const REACH_PX = 4;
/** Pixels at the lower frame, below the horizon and above the wall's foot that are too near to be judged. */
const MARGIN_PX = 2;
/** Coverage from which a pixel belongs to a mask. */
const COVERED = 0.5;
const RIM = 0.1;
/** Below the leaves come stems and their shade before the ground begins. */
const STEMS_PX = 10;

/**
 * The shrubs that surely stand before the house in the picture of `seen`, 1 per pixel each; `camera`: for that size. A wrong guess would
 * take a piece of the house away.
 */
export function findShrubs(seen: Seen, camera: Camera): Uint8Array[] {
  const { width, height } = seen;
  const foot = footRows(seen);
  const leafy = leavesOf(seen, foot);
  const found: Uint8Array[] = [];
  const visited = new Uint8Array(leafy.length);
  // A flood fill: pixels of the piece so far; those before `done` have had their neighbors looked at.
  const piece = new Int32Array(leafy.length);
  for (let start = 0; start < leafy.length; start++) {
    if (visited[start] || leafy[start] === 0) continue;
    let size = 0;
    piece[size++] = start;
    visited[start] = 1;
    const box = { left: width, right: 0, top: height, bottom: 0 };
    for (let done = 0; done < size; done++) {
      const i = piece[done]!;
      const x = i % width;
      const y = (i - x) / width;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
      for (const [step, inside] of [
        [-1, x > 0],
        [1, x < width - 1],
        [-width, y > 0],
        [width, y < height - 1],
      ] as const) {
        if (!inside || visited[i + step] || leafy[i + step] === 0) continue;
        visited[i + step] = 1;
        piece[size++] = i + step;
      }
    }
    if (size < SMALLEST * leafy.length || size > LARGEST * leafy.length) continue;
    if (box.bottom <= camera.horizonY + MARGIN_PX || box.bottom >= height - MARGIN_PX) continue;
    // Pixels per meter at the depth of the ground below the piece.
    const perM = camera.focalPx / camera.groundZ(box.bottom + 1);
    const tall = box.bottom - box.top;
    if (tall < LOWEST_M * perM || tall > TALLEST_M * perM || box.right - box.left > WIDEST_M * perM) continue;
    const pixels = piece.subarray(0, size);
    const trust = shareOf(seen.plants, pixels) > PLANTS ? "seen" : "sure";
    const above = pixels.filter((i) => i / width < foot[i % width]!).length;
    if (above < BEFORE_WALL[trust] * size) continue;
    const house = shareBeforeHouse(seen, leafy, pixels);
    if (house < BEFORE_HOUSE[trust] || roughness(seen, pixels) < ROUGHEST_PLASTIC) continue;
    const isAtFoot = foot[(box.left + box.right) >> 1]! - box.bottom < AT_FOOT * tall;
    const isSure = trust === "seen" && house > ALL_HOUSE && isAtFoot;
    if (!isSure && shareOnGround(seen, pixels) < ON_GROUND[trust]) continue;
    const mask = new Uint8Array(leafy.length);
    for (const i of pixels) mask[i] = 1;
    found.push(mask);
  }
  return found;
}

const shareOf = (mask: Float32Array, pixels: Int32Array): number =>
  pixels.filter((i) => mask[i]! > COVERED).length / pixels.length;

/** The lowest pixel of a piece in each of its columns. */
function lowestOf(pixels: Int32Array, width: number): number[] {
  const lowest = new Map<number, number>();
  for (const i of pixels) lowest.set(i % width, Math.max(i, lowest.get(i % width) ?? 0));
  return [...lowest.values()];
}

/** Share of a piece's columns in which ground begins right below it. */
function shareOnGround({ ground, width, height }: Seen, pixels: Int32Array): number {
  const lowest = lowestOf(pixels, width);
  let stands = 0;
  for (const i of lowest) {
    const below = Math.min(i + STEMS_PX * width, width * (height - 1) + (i % width));
    if (ground[below]! > COVERED) stands++;
  }
  return stands / lowest.length;
}

/** Mean difference of neighboring pixels as a share of their brightness: leaves are rough, bins and doors smooth. */
function roughness({ picture: { data }, width }: Seen, pixels: Int32Array): number {
  let sum = 0;
  let level = 0;
  for (const i of pixels) {
    // Green, which has the least noise; compared with the pixel beside and the pixel below.
    const own = data[i * 3 + 1]!;
    sum += Math.abs(own - data[i * 3 + 4]!) + Math.abs(own - (data[(i + width) * 3 + 1] ?? own));
    level += 2 * own + DARK_LEVELS;
  }
  return sum / level;
}

/**
 * The row in each column above which no level ground is seen: the first that is no ground from below, one of the higher of many columns
 * because steps and shrubs stand out into the lawn. A shrub taken for ground climbs the wall, but seldom so many.
 */
function footRows({ ground, width, height }: Seen): Float32Array {
  const own = Array.from({ length: width }, (_, x) => {
    let row = height - 1;
    while (row > 0 && ground[row * width + x]! > COVERED) row--;
    return row;
  });
  const span = Math.round(width * NEAR_SHARE);
  return Float32Array.from(own, (_, x) => {
    const near = own.slice(Math.max(0, x - span), x + span + 1).sort((a, b) => a - b);
    return near[Math.floor(near.length * WALL_QUANTILE)]!;
  });
}

/** Where leaves prevail on what is neither sky nor level ground. */
function leavesOf({ picture, ground, sky, width, height }: Seen, foot: Float32Array): Uint8Array {
  const { data } = picture;
  const leaves = new Float32Array(width * height);
  for (let i = 0; i < leaves.length; i++) {
    if (sky[i]! >= COVERED) continue;
    if (ground[i]! >= COVERED && i / width > foot[i % width]! - MARGIN_PX) continue;
    const r = toLinear[data[i * 3]!]!;
    const g = toLinear[data[i * 3 + 1]!]!;
    const b = toLinear[data[i * 3 + 2]!]!;
    if (g > r * GREEN_TO_RED && g > b * GREEN_TO_BLUE) leaves[i] = 1;
  }
  return bytesFrom(boxBlur(leaves, width, height, LEAFY_PX, 1), (share) => (share > LEAFY_SHARE ? 1 : 0));
}

/** Share of house among what lies a little above and beside the pixels of a piece. */
function shareBeforeHouse(seen: Seen, leafy: Uint8Array, piece: Int32Array): number {
  const { house, ground, width } = seen;
  let around = 0;
  let wall = 0;
  for (const i of piece) {
    for (const step of [-REACH_PX * width, -REACH_PX, REACH_PX]) {
      const o = i + step;
      // The rim of a plant shows nothing of what is behind it.
      const isRim = seen.plants[o]! > RIM && house[o]! < COVERED;
      if (o < 0 || o >= leafy.length || leafy[o] === 1 || ground[o]! >= COVERED || isRim) continue;
      around++;
      if (house[o]! > COVERED) wall++;
    }
  }
  return wall / Math.max(1, around);
}
