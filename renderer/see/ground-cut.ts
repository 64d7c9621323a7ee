import { clamp } from "#renderer/math/scalar.ts";
import { ColourModel } from "./colour-model.ts";
import { type Edges, minCut } from "./min-cut.ts";
import type { PatchFeatures } from "./patch-features.ts";
import type { Superpixels } from "./superpixels.ts";

/** Rounds of learning the colours of ground and the rest, and cutting again. */
const rounds = 4;
/** Below this depth (0 = horizon, 1 = lower edge of the photo) everything starts as ground. */
const startsBelow = 0.55;
const colourWeight = 0.8;
const mostColour = 4;

/**
 * Which patches are ground: colours learnt from the lower part of this very photo, place, and the signs of walls, shrubs and
 * far grey, settled by a minimum cut. 1 per patch for ground that is connected to the lower edge of the photo.
 */
export function groundPatches(
  patches: Superpixels,
  features: PatchFeatures,
  edges: Edges,
  wall: Float32Array,
  horizonY: number,
): Uint8Array {
  const { count, centers, height } = patches;
  const depth = Float32Array.from(
    { length: count },
    (_, k) => (centers[k * 5 + 4]! - horizonY) / (height - horizonY),
  );
  let ground: Uint8Array = Uint8Array.from(depth, (d) => (d > startsBelow ? 1 : 0));
  const fixed = fixedEvidence(patches, features, wall, depth);
  const source = new Float32Array(count);
  const sink = new Float32Array(count);
  for (let round = 0; round < rounds; round++) {
    const colour = colourEvidence(patches, features, depth, ground, round === 0);
    for (let k = 0; k < count; k++) {
      const evidence = 0.9 * (colour[k]! + fixed[k]!);
      source[k] = Math.max(0, evidence);
      sink[k] = Math.max(0, -evidence);
    }
    ground = minCut(source, sink, edges);
  }
  return connectedToBottom(ground, features, edges, height);
}

/** Log evidence for ground that does not depend on the labelling. */
function fixedEvidence(
  { count, centers, height }: Superpixels,
  features: PatchFeatures,
  wall: Float32Array,
  depth: Float32Array,
): Float32Array {
  return Float32Array.from({ length: count }, (_, k) => {
    const d = depth[k]!;
    // Nothing above the horizon is ground on a flat yard; the lower, the likelier.
    if (d < 0.04) return -50;
    let evidence = clamp((d - 0.28) * 7, -2.6, 4.2) - wall[k]!;
    const across = features.across[k]!;
    const down = features.down[k]!;
    const greenness = features.greenness[k]!;
    const texture = features.texture[k]!;
    evidence -= clamp((across - 1.2 * down - 3) * 0.16, 0, 1.5) * (1 - clamp(d * 1.2, 0, 1));
    if (greenness < 0.09) {
      // Level lines without green: siding, door panels, steps.
      evidence -= clamp((down - 1.25 * across - 0.6) * 0.8, 0, 2.2) * (1 - clamp(d - 0.1, 0, 1));
      // Grey ground further away than about 16 m is rare; a wall there is not.
      evidence -= clamp((0.22 - d) * 14, 0, 2.5);
    }
    if (greenness > 0.16 && texture < 5 && d > 0.05) evidence += 0.8;
    // Dark and busy: shrubs.
    if (texture > 6.5 && centers[k * 5]! < 38 && d < 0.45) evidence -= 1.6;
    if (features.lastRow[k]! >= height - 3) evidence += 2.5;
    return evidence;
  });
}

function colourEvidence(
  { count, centers }: Superpixels,
  features: PatchFeatures,
  depth: Float32Array,
  ground: Uint8Array,
  first: boolean,
): Float32Array {
  const on = new ColourModel();
  const off = new ColourModel();
  const colour = (k: number) => [centers[k * 5]!, centers[k * 5 + 1]!, centers[k * 5 + 2]!] as const;
  for (let k = 0; k < count; k++) {
    const pixels = features.pixels[k]!;
    if (ground[k]) on.add(...colour(k), pixels * (depth[k]! > 0.5 ? 1 : 0.7));
    else if (!first || depth[k]! < 0.35) off.add(...colour(k), pixels);
  }
  return Float32Array.from({ length: count }, (_, k) => {
    const ratio = Math.log(on.likelihood(...colour(k)) / off.likelihood(...colour(k)));
    return colourWeight * clamp(ratio, -mostColour, mostColour);
  });
}

/** Ground that no path of ground joins to the lower edge is a flat roof, a terrace or a mistake. */
function connectedToBottom(
  ground: Uint8Array,
  features: PatchFeatures,
  edges: Edges,
  height: number,
): Uint8Array {
  const kept = new Uint8Array(ground.length);
  const neighbours: number[][] = Array.from(ground, () => []);
  for (let e = 0; e < edges.from.length; e++) {
    neighbours[edges.from[e]!]!.push(edges.to[e]!);
    neighbours[edges.to[e]!]!.push(edges.from[e]!);
  }
  const stack: number[] = [];
  const keep = (k: number) => {
    if (!ground[k] || kept[k]) return;
    kept[k] = 1;
    stack.push(k);
  };
  for (let k = 0; k < ground.length; k++) if (features.lastRow[k]! > height * 0.9) keep(k);
  while (stack.length > 0) for (const k of neighbours[stack.pop()!]!) keep(k);
  return kept;
}
