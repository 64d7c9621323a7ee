import { clamp } from "#renderer/math/scalar.ts";
import { colourOdds } from "./colour-odds.ts";
import { evidenceCut } from "./evidence-cut.ts";
import type { Edges } from "./min-cut.ts";
import { logOdds, type Scene, type Sign } from "./scene.ts";

/** Signs of buildings among what is neither ground nor sky, fitted like `groundSigns`: straight edges, not green, even. */
const builtSigns: readonly Sign[] = [
  { weight: 0.3, read: () => 1 },
  { weight: -2.42, read: (s, k) => clamp(s.features.greenness[k]!, -0.1, 0.3) * 5 },
  { weight: -0.71, read: (s, k) => Math.min(s.features.texture[k]!, 10) / 5 },
  { weight: 1.81, read: (s, k) => s.edges.all[k]! * 5 },
  { weight: 1.03, read: (s, k) => s.coherence[k]! * 2 },
  { weight: 0.34, read: (s, k) => clamp(s.depth[k]!, -1, 1) },
  { weight: 0.53, read: (s, k) => s.wall[k]! / 3 },
];
const mostOdds = 6;
/** How much the colours of this very house may add. */
const colourWeight = 0.5;

/** Which patches, of those not taken by ground or sky, are the largest connected building; 1 = house. */
export function housePatches(taken: Uint8Array, scene: Scene): Uint8Array {
  const odds = Float32Array.from(taken, (own, k) =>
    own ? Number.NEGATIVE_INFINITY : clamp(logOdds(builtSigns, scene, k), -mostOdds, mostOdds),
  );
  const first = evidenceCut(odds, scene.graph);
  const colour = colourOdds(scene, first, (k) => !taken[k]);
  const built = evidenceCut(
    odds.map((value, k) => value + colourWeight * colour[k]!),
    scene.graph,
  );
  return largestGroup(built, scene.features.pixels, scene.graph);
}

/** The connected group of patches with the most pixels. */
function largestGroup(chosen: Uint8Array, pixels: Float32Array, edges: Edges): Uint8Array {
  const root = Int32Array.from(chosen, (_, k) => k);
  const find = (k: number): number => {
    let at = k;
    while (root[at] !== at) {
      root[at] = root[root[at]!]!;
      at = root[at]!;
    }
    return at;
  };
  for (let e = 0; e < edges.from.length; e++) {
    const a = edges.from[e]!;
    const b = edges.to[e]!;
    if (chosen[a] && chosen[b]) root[find(a)] = find(b);
  }
  const sizes = new Float64Array(chosen.length);
  for (let k = 0; k < chosen.length; k++) if (chosen[k]) sizes[find(k)]! += pixels[k]!;
  const best = sizes.reduce((max, size, k) => (size > sizes[max]! ? k : max), 0);
  return chosen.map((value, k) => (value && find(k) === best ? 1 : 0));
}
