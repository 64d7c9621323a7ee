import type { Scene } from "./scene.ts";

/** Lab distance by which a pixel must be nearer to what stands behind than to the ground around to be given back. */
const margin = 1;
/** A neighbour counts as standing behind when its centre is not lower than this many pixels below the patch's. */
const notLowerPx = 2;

/**
 * Ground per pixel (0 or 1) with the rim of the cut mended: patches are as large as a house's foundation is high, so one may hang
 * over both. In every ground patch that borders on something standing behind it, pixels that look like that thing and unlike the
 * ground around go back to it.
 */
export function trimGround(ground: Uint8Array, { patches, graph, lab }: Scene): Float32Array {
  const { label, centers, count } = patches;
  const behind: number[][] = Array.from({ length: count }, () => []);
  const around: number[][] = Array.from({ length: count }, () => []);
  const meet = (own: number, other: number) => {
    if (!ground[own]) return;
    if (ground[other]) around[own]!.push(other);
    else if (centers[other * 5 + 4]! < centers[own * 5 + 4]! + notLowerPx) behind[own]!.push(other);
  };
  for (let e = 0; e < graph.from.length; e++) {
    meet(graph.from[e]!, graph.to[e]!);
    meet(graph.to[e]!, graph.from[e]!);
  }
  const distance = (i: number, patches: readonly number[]) => {
    let nearest = Number.POSITIVE_INFINITY;
    for (const k of patches) {
      const dl = lab[i * 3]! - centers[k * 5]!;
      const da = lab[i * 3 + 1]! - centers[k * 5 + 1]!;
      const db = lab[i * 3 + 2]! - centers[k * 5 + 2]!;
      nearest = Math.min(nearest, dl * dl + da * da + db * db);
    }
    return Math.sqrt(nearest);
  };
  const kept = new Float32Array(label.length);
  for (let i = 0; i < kept.length; i++) {
    const k = label[i]!;
    if (!ground[k]) continue;
    const givenBack = behind[k]!.length > 0 && distance(i, behind[k]!) + margin < distance(i, around[k]!);
    if (!givenBack) kept[i] = 1;
  }
  return kept;
}
