import { getSpecies, plainSpecies, type SpeciesId } from "#core/plants/catalogue.ts";
import type { Season } from "#core/plants/season.ts";
import { bloomsIn, seasonLooks } from "#core/plants/season-color.ts";
import { hexToLinear } from "#renderer/color/srgb.ts";
import { hash01 } from "#renderer/math/random.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import { FoliageMesh } from "#renderer/mesh/foliage-mesh.ts";

/** Linear reflectance of dead leaves and of fine twigs. */
const STRAW = hexToLinear("#b99a68");
const TWIG = hexToLinear("#5a4636");
/**
 * Shares of the leaves that stay in winter: withered ones on a tree, and the leaf shapes that stand for a
 * shrub's fine twigs.
 */
const LEFT_HANGING = 0.015;
const TWIGS_OF_SHRUB = 0.14;
/** Height of dead perennials that were cut back, as a share of their height. */
const STUBBLE = 0.16;
/** Fresh leaves are lighter and yellower: factors per channel. */
const FRESH: Vec3 = [1.22, 1.16, 0.85];
/**
 * Shares of the tufts that are still green and that have turned to a lighter yellow in autumn; the rest has
 * the species' color.
 */
const STILL_GREEN = 0.14;
const YELLOWED = 0.3;
/** Brightest green of a leaf, linear; what is brighter is a flower. */
const BRIGHTEST_LEAF = 0.5;
/**
 * Greens below this, linear, are dark bodies inside a plant (they count as leaves); below CORE they are
 * left out of the mean leaf.
 */
const DARK = 0.05;
const CORE = 0.03;
/** Limits of a leaf's brightness relative to the mean leaf. */
const TONE_LIMITS = [0.35, 1.7] as const;
/** How far the leaves of a yellow tuft and of any other go towards yellow, at most. */
const YELLOWEST = 0.45;
const HARDLY_YELLOW = 0.12;
/** Mean leaf of a plant without leaves. */
const LEAF_WHERE_NONE: Vec3 = [0.1, 0.16, 0.05];

/**
 * A plant's mesh as it looks in a season. Made from the mesh of its best time: leaves are recolored or dropped, flowers that are not
 * out are left away. Light stays as baked. `coloredLeaves`: as in `PlantDrawing`.
 */
export function seasonalMesh(
  mesh: FoliageMesh,
  id: SpeciesId,
  season: Season,
  coloredLeaves: boolean,
): FoliageMesh {
  const look = seasonLooks[plainSpecies(id)];
  const { bloom } = getSpecies(id);
  const blooms = bloomsIn(bloom, season);
  const usual = meanLeaf(mesh, coloredLeaves);
  const tree = getSpecies(id).role === "tree";
  const autumn = season === "autumn" && look.autumn !== null ? hexToLinear(look.autumn) : null;
  const winter = season === "winter" ? look.winter : null;
  const out = new FoliageMesh(mesh.count);
  const color: [number, number, number] = [0, 0, 0];
  out.openness = new Float32Array(mesh.count);
  out.sunReach = new Float32Array(mesh.count * 4);
  for (let i = 0; i < mesh.count; i++) {
    color[0] = mesh.colors[i * 3]!;
    color[1] = mesh.colors[i * 3 + 1]!;
    color[2] = mesh.colors[i * 3 + 2]!;
    const wood = i < mesh.woodCount;
    const chance = hash01(i, 3, 77);
    if (!wood) {
      const leaf = coloredLeaves ? i < mesh.flowersFrom : isLeaf(color);
      if (!leaf && !blooms) {
        if (winter === "straw" || id === "feather-reed-grass") scaleTo(color, STRAW, 0.8 + 0.4 * chance);
        // Blossom of a tree has the leaves' own shape: out of season leaves are what hangs there.
        else if (tree && season !== "winter") scaleTo(color, usual, 0.8 + 0.5 * chance);
        else continue;
      }
      if (winter === "bare") {
        const keep = tree ? LEFT_HANGING : TWIGS_OF_SHRUB;
        if (chance > keep) continue;
        scaleTo(color, TWIG, 0.6 + 0.8 * hash01(i, 4, 77));
      } else if (winter === "straw" || winter === "gone") {
        scaleTo(color, STRAW, (0.5 + 0.5 * chance) * (winter === "gone" ? 0.7 : 1));
      } else if (autumn && (leaf || tree)) turn(color, autumn, usual, i);
      else if (season === "spring" && leaf && look.winter !== "green") {
        color[0] *= FRESH[0];
        color[1] *= FRESH[1];
        color[2] *= FRESH[2];
      }
    }
    if (i >= mesh.flowersFrom && out.flowersFrom > out.count) out.flowersFrom = out.count;
    copyTriangle(mesh, i, out, color);
    if (wood) out.woodCount = out.count;
  }
  if (winter === "gone") flatten(out, STUBBLE);
  out.leafLengthM = mesh.leafLengthM;
  out.billows = mesh.billows;
  out.inPieces = mesh.inPieces;
  out.dense = mesh.dense && winter !== "bare";
  out.measure();
  return out;
}

/** Green and not white. */
export const isGreen = ([r, g, b]: readonly [number, number, number]): boolean =>
  g >= r * 0.98 && g > b * 1.08 && g < BRIGHTEST_LEAF;

/** Leaves are green; dark bodies inside a plant count as leaves. */
export function isLeaf(color: readonly [number, number, number]): boolean {
  const [r, g, b] = color;
  return g < DARK || isGreen(color) || (r < 0.12 && g > b);
}

/** Mean linear color of the leaves, from every third triangle; `all` also counts those that are not green. */
function meanLeaf(mesh: FoliageMesh, all: boolean): Vec3 {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let i = mesh.woodCount; i < mesh.count; i += 3) {
    const at = i * 3;
    const color: [number, number, number] = [mesh.colors[at]!, mesh.colors[at + 1]!, mesh.colors[at + 2]!];
    if (color[1] < CORE || !(all || isLeaf(color))) continue;
    for (let c = 0; c < 3; c++) sum[c]! += color[c]!;
    count++;
  }
  return count === 0 ? LEAF_WHERE_NONE : [sum[0] / count, sum[1] / count, sum[2] / count];
}

/** Rough luminance (the weights of Rec. 601, rounded). */
const brightness = (c: ArrayLike<number>): number => 0.3 * c[0]! + 0.6 * c[1]! + 0.1 * c[2]!;

function scaleTo(color: [number, number, number], target: Vec3, tone: number): void {
  color[0] = target[0] * tone;
  color[1] = target[1] * tone;
  color[2] = target[2] * tone;
}

/** Leaves turn in tufts and not one by one, each keeping how light or dark it was among the others. */
function turn(color: [number, number, number], autumn: Vec3, usual: Vec3, i: number): void {
  // 32 triangles in a row, 16 leaves, are one tuft.
  const tuft = hash01(i >> 5, 5, 77);
  if (tuft < STILL_GREEN) return;
  const tone = Math.min(TONE_LIMITS[1], Math.max(TONE_LIMITS[0], brightness(color) / brightness(usual)));
  const yellow = tuft > 1 - YELLOWED ? YELLOWEST * hash01(i, 6, 77) : HARDLY_YELLOW * hash01(i, 6, 77);
  color[0] = autumn[0] * tone * (1 + 0.25 * yellow);
  color[1] = (autumn[1] + (autumn[0] * 0.75 - autumn[1]) * yellow) * tone;
  color[2] = autumn[2] * tone;
}

/** Appends triangle `i` with another color. */
function copyTriangle(from: FoliageMesh, i: number, to: FoliageMesh, color: ArrayLike<number>): void {
  const o = to.count++;
  to.positions.set(from.positions.subarray(i * 9, i * 9 + 9), o * 9);
  to.normals.set(from.normals.subarray(i * 3, i * 3 + 3), o * 3);
  to.colors[o * 3] = color[0]!;
  to.colors[o * 3 + 1] = color[1]!;
  to.colors[o * 3 + 2] = color[2]!;
  to.translucency[o] = from.translucency[i]!;
  to.rounded[o] = from.rounded[i]!;
  to.openness[o] = from.openness[i]!;
  to.sunReach.set(from.sunReach.subarray(i * 4, i * 4 + 4), o * 4);
}

/** Lowers all points to this share of their height. */
function flatten(mesh: FoliageMesh, share: number): void {
  for (let k = 1; k < mesh.count * 9; k += 3) mesh.positions[k]! *= share;
}
