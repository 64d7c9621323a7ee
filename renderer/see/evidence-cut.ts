import { minCut } from "./min-cut.ts";
import type { PatchGraph } from "./patch-graph.ts";

/** Log odds beyond which more of the same adds nothing. */
const settled = 50;

/** The minimum cut for log odds per patch: 1 where the odds, smoothed along the neighbours, say yes. */
export function evidenceCut(odds: Float32Array, graph: PatchGraph): Uint8Array {
  const source = odds.map((value) => Math.min(settled, Math.max(0, value)));
  const sink = odds.map((value) => Math.min(settled, Math.max(0, -value)));
  return minCut(source, sink, graph);
}
