import type { PatchGraph } from "./patch-graph.ts";
import type { Superpixels } from "./superpixels.ts";

/** Patches within this many pixels above the horizon are where walls, fences and hedges certainly are. */
const bandPx = 20;
/** Every step costs at least this much, so that an even picture still has near and far. */
const stepCost = 1;

/**
 * How unlike the way is from each patch up to the horizon: the least sum of differences between neighbours on any path to a patch
 * just above it. The lower part of a wall is near its upper part, however low it reaches; ground in front of it is behind an edge.
 */
export function wallDistance(
  graph: PatchGraph,
  { centers, count }: Superpixels,
  horizonY: number,
): Float32Array {
  const distance = new Float32Array(count).fill(Number.POSITIVE_INFINITY);
  for (let k = 0; k < count; k++) {
    const y = centers[k * 5 + 4]!;
    if (y < horizonY && y > horizonY - bandPx) distance[k] = 0;
  }
  const neighbours: [patch: number, cost: number][][] = Array.from({ length: count }, () => []);
  for (let e = 0; e < graph.from.length; e++) {
    const cost = Math.sqrt(graph.unlikeness[e]!) + stepCost;
    neighbours[graph.from[e]!]!.push([graph.to[e]!, cost]);
    neighbours[graph.to[e]!]!.push([graph.from[e]!, cost]);
  }
  // Dijkstra with a linear search for the nearest: under a thousand patches a heap gains nothing.
  const settled = new Uint8Array(count);
  for (;;) {
    let nearest = -1;
    for (let k = 0; k < count; k++) {
      if (!settled[k] && (nearest < 0 || distance[k]! < distance[nearest]!)) nearest = k;
    }
    if (nearest < 0 || distance[nearest] === Number.POSITIVE_INFINITY) return distance;
    settled[nearest] = 1;
    for (const [patch, cost] of neighbours[nearest]!) {
      distance[patch] = Math.min(distance[patch]!, distance[nearest]! + cost);
    }
  }
}
