import { clamp } from "#renderer/math/scalar.ts";
import { minCut } from "./min-cut.ts";
import { chroma, lightness, logOdds, type Scene, type Sign } from "./scene.ts";

/** Signs of lawn, soil and beds against concrete, asphalt and stone, fitted like `groundSigns`: colour tells nearly all. */
const softSigns: readonly Sign[] = [
  { weight: -3.35, read: () => 1 },
  { weight: 0.8, read: (s, k) => clamp(s.features.greenness[k]!, -0.1, 0.3) * 5 },
  { weight: -0.34, read: (s, k) => Math.min(s.features.texture[k]!, 10) / 5 },
  { weight: 4.53, read: (s, k) => chroma(s, k) / 20 },
  { weight: 5.88, read: (s, k) => s.features.warmth[k]! * 5 },
];
const mostOdds = 4;
/** In shade darker than this CIE lightness (0..100) a photo holds few steps of colour: they tell less, and the ground around more. */
const readable = 40;
/** Parting lawn from drive costs a little more than parting ground from the rest: both are large and whole. */
const edgeWeight = 1.3;

/** Of the ground patches, which are soft (lawn, soil, beds) rather than hard (concrete, asphalt, stone); 1 = soft. */
export function softPatches(ground: Uint8Array, scene: Scene): Uint8Array {
  const { graph } = scene;
  const odds = Float32Array.from(ground, (own, k) =>
    own
      ? clamp(logOdds(softSigns, scene, k), -mostOdds, mostOdds) * Math.min(1, lightness(scene, k) / readable)
      : 0,
  );
  const capacity = graph.capacity.map((value, e) =>
    ground[graph.from[e]!] && ground[graph.to[e]!] ? value * edgeWeight : 0,
  );
  const soft = minCut(
    odds.map((value) => Math.max(0, value)),
    odds.map((value) => Math.max(0, -value)),
    { ...graph, capacity },
  );
  return soft.map((value, k) => (ground[k] ? value : 0));
}
