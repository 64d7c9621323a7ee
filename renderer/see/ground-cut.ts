import { clamp } from "#renderer/math/scalar.ts";
import { ColourModel } from "./colour-model.ts";
import { type GroundSources, groundOdds } from "./ground-signs.ts";
import { type Edges, minCut } from "./min-cut.ts";

/** Rounds of learning the colours of ground and the rest, and cutting again. */
const rounds = 4;
/** Nearer to the horizon than this share of the way down nothing is ground: it would be more than 40 m away. */
const leastDepth = 0.03;
/** The most that the signs, and that the colour alone, may say (log odds); and the weight of colour. */
const mostOdds = 8;
const mostColour = 4;
const colourWeight = 1.2;
/** A wall taken for ground is worse than ground taken for a wall: log odds that ground must have beyond even. */
const caution = 0.8;

/**
 * Which patches are ground: the signs of each patch and the colours of ground in this very photo, settled by a minimum cut.
 * 1 per patch for ground that is connected to the lower edge of the photo.
 */
export function groundPatches(sources: GroundSources, edges: Edges): Uint8Array {
  const { patches, depth } = sources;
  const odds = Float32Array.from({ length: patches.count }, (_, k) =>
    depth[k]! < leastDepth
      ? Number.NEGATIVE_INFINITY
      : clamp(groundOdds(sources, k), -mostOdds, mostOdds) - caution,
  );
  // First by the signs' probability, then by the last cut.
  let share: ArrayLike<number> = odds.map((value) => 1 / (1 + Math.exp(-value)));
  let ground: Uint8Array = new Uint8Array(patches.count);
  for (let round = 0; round < rounds; round++) {
    const colour = colourOdds(sources, share);
    const source = new Float32Array(patches.count);
    const sink = new Float32Array(patches.count);
    for (let k = 0; k < patches.count; k++) {
      const evidence = Math.max(-50, odds[k]! + colourWeight * colour[k]!);
      source[k] = Math.max(0, evidence);
      sink[k] = Math.max(0, -evidence);
    }
    ground = minCut(source, sink, edges);
    share = ground;
  }
  return connectedToBottom(ground, sources, edges);
}

/** Log odds of ground by colour alone, from what is taken for ground now (`share`, 0..1 per patch). */
function colourOdds({ patches, features }: GroundSources, share: ArrayLike<number>): Float32Array {
  const { centers, count } = patches;
  const ground = new ColourModel();
  const rest = new ColourModel();
  const colour = (k: number) => [centers[k * 5]!, centers[k * 5 + 1]!, centers[k * 5 + 2]!] as const;
  for (let k = 0; k < count; k++) {
    const pixels = features.pixels[k]!;
    if (share[k]! > 0) ground.add(...colour(k), pixels * share[k]!);
    if (share[k]! < 1) rest.add(...colour(k), pixels * (1 - share[k]!));
  }
  return Float32Array.from({ length: count }, (_, k) =>
    clamp(Math.log(ground.likelihood(...colour(k)) / rest.likelihood(...colour(k))), -mostColour, mostColour),
  );
}

/** Ground that no path of ground joins to the lower edge is a flat roof, a terrace or a mistake. */
function connectedToBottom(
  ground: Uint8Array,
  { patches, features }: GroundSources,
  edges: Edges,
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
  for (let k = 0; k < ground.length; k++) if (features.lastRow[k]! > patches.height * 0.9) keep(k);
  while (stack.length > 0) for (const k of neighbours[stack.pop()!]!) keep(k);
  return kept;
}
