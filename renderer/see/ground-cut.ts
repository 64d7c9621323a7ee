import { clamp } from "#renderer/math/scalar.ts";
import { colourOdds } from "./colour-odds.ts";
import { evidenceCut } from "./evidence-cut.ts";
import { groundSigns } from "./ground-signs.ts";
import { chroma, logOdds, type Scene } from "./scene.ts";

/** Rounds of learning the colours of ground and the rest, and cutting again, if need be. */
const rounds = 4;
/** Nearer to the horizon than this share of the way down nothing is ground: it would be more than 40 m away. */
const leastDepth = 0.03;
/** The most that the signs may say (log odds), and the weight of colour. */
const mostOdds = 8;
const colourWeight = 1.2;
const bluest = -0.12;
const leastBlueChroma = 12;
/** A patch this near to a side touches it, and counts from this depth on. */
const sidePx = 7;
const leastSideDepth = 0.4;
/** A wall taken for ground is worse than ground taken for a wall: log odds that ground must have beyond even. */
const caution = 0.8;

/**
 * Which patches are ground: the signs of each patch and the colours of ground in this very photo, settled by a minimum cut.
 * 1 per patch for ground that runs out of the photo at its lower edge or low at its sides.
 */
export function groundPatches(scene: Scene): Uint8Array {
  const { patches, depth } = scene;
  const odds = Float32Array.from({ length: patches.count }, (_, k) =>
    depth[k]! < leastDepth || isBlue(scene, k)
      ? Number.NEGATIVE_INFINITY
      : clamp(logOdds(groundSigns, scene, k), -mostOdds, mostOdds) - caution,
  );
  // First by the signs' probability, then by the last cut.
  let share: ArrayLike<number> = odds.map((value) => 1 / (1 + Math.exp(-value)));
  let ground: Uint8Array = new Uint8Array(patches.count);
  for (let round = 0; round < rounds; round++) {
    const colour = colourOdds(scene, share);
    const cut = evidenceCut(
      odds.map((value, k) => value + colourWeight * colour[k]!),
      scene.graph,
    );
    const settled = cut.every((own, k) => own === share[k]);
    ground = cut;
    share = cut;
    if (settled) break;
  }
  return connectedToFrame(ground, scene);
}

/** Water, tarpaulins, toys: clearly blue is nothing that grows or is paved. Shade on concrete is blue too, but far less. */
const isBlue = (scene: Scene, k: number): boolean =>
  scene.features.warmth[k]! < bluest && chroma(scene, k) > leastBlueChroma;

/**
 * Ground that no path of ground joins to the lower edge, or low down to a side of the photo, is a flat roof, a terrace or a mistake.
 */
function connectedToFrame(ground: Uint8Array, { patches, features, graph, depth }: Scene): Uint8Array {
  const kept = new Uint8Array(ground.length);
  const neighbours: number[][] = Array.from(ground, () => []);
  for (let e = 0; e < graph.from.length; e++) {
    neighbours[graph.from[e]!]!.push(graph.to[e]!);
    neighbours[graph.to[e]!]!.push(graph.from[e]!);
  }
  const stack: number[] = [];
  const keep = (k: number) => {
    if (!ground[k] || kept[k]) return;
    kept[k] = 1;
    stack.push(k);
  };
  for (let k = 0; k < ground.length; k++) {
    const x = patches.centers[k * 5 + 3]!;
    const atSide = Math.min(x, patches.width - x) < sidePx && depth[k]! > leastSideDepth;
    if (atSide || features.lastRow[k]! > patches.height * 0.9) keep(k);
  }
  while (stack.length > 0) for (const k of neighbours[stack.pop()!]!) keep(k);
  return kept;
}
