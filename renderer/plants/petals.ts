import type { FlowerColor } from "#core/plants/species-facts.ts";
import { hexToLinear } from "#renderer/color/srgb.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import type { FoliageMesh } from "#renderer/mesh/foliage-mesh.ts";
import { isGreen, isLeaf } from "./season.ts";

/** Petals of each color, linear reflectance; chosen by eye. */
const PETALS: Record<FlowerColor, Vec3> = {
  white: hexToLinear("#ebe9df"),
  pink: hexToLinear("#d884a4"),
  red: hexToLinear("#b3243a"),
  yellow: hexToLinear("#e8c33a"),
  orange: hexToLinear("#dd7f2a"),
  purple: hexToLinear("#7d5aa6"),
  blue: hexToLinear("#6f83c4"),
};
/** Range of a petal's tone relative to the plant's mean petal: their shading stays. */
const LEAST_TONE = 0.6;
const MOST_TONE = 1.25;

/**
 * Gives the flowers of a grown plant another color, in place; how light each petal is among the others stays. What is a flower: the
 * triangles that the plant counts as such, else what is neither wood nor green.
 */
export function colorFlowers(mesh: FoliageMesh, color: FlowerColor): void {
  const { colors } = mesh;
  const counted = mesh.flowersFrom < mesh.count;
  // Dark red petals look like the dark body inside a plant: only where flowers are not counted must the two be told apart.
  const isOther = counted ? isGreen : isLeaf;
  const petals: number[] = [];
  for (let i = counted ? mesh.flowersFrom : mesh.woodCount; i < mesh.count; i++) {
    const at = i * 3;
    if (!isOther([colors[at]!, colors[at + 1]!, colors[at + 2]!])) petals.push(at);
  }
  const light = (at: number) => colors[at]! + colors[at + 1]! + colors[at + 2]!;
  const mean = petals.reduce((sum, at) => sum + light(at), 0) / Math.max(1, petals.length);
  for (const at of petals) {
    const tone = Math.min(MOST_TONE, Math.max(LEAST_TONE, light(at) / mean));
    for (let c = 0; c < 3; c++) colors[at + c] = PETALS[color][c]! * tone;
  }
}
