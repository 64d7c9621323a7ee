import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Edges, minCut } from "./min-cut.ts";

/** What a labelling costs: the definition the cut minimises. */
function cost(label: ArrayLike<number>, source: Float32Array, sink: Float32Array, edges: Edges): number {
  let sum = 0;
  for (let i = 0; i < source.length; i++) sum += label[i] ? sink[i]! : source[i]!;
  for (let e = 0; e < edges.from.length; e++) {
    if (label[edges.from[e]!] !== label[edges.to[e]!]) sum += edges.capacity[e]!;
  }
  return sum;
}

describe("minCut", () => {
  it("costs no more than any other labelling of a small graph", () => {
    const nodes = 7;
    const weight = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(
        fc.array(weight, { minLength: nodes, maxLength: nodes }),
        fc.array(weight, { minLength: nodes, maxLength: nodes }),
        fc.array(fc.tuple(fc.nat(nodes - 1), fc.nat(nodes - 1), weight), { minLength: 6, maxLength: 20 }),
        (a, b, list) => {
          const own = list.filter(([from, to]) => from !== to);
          const source = Float32Array.from(a);
          const sink = Float32Array.from(b);
          const edges = {
            from: Int32Array.from(own, ([from]) => from),
            to: Int32Array.from(own, ([, to]) => to),
            capacity: Float32Array.from(own, ([, , capacity]) => capacity),
          };
          const found = cost(minCut(source, sink, edges), source, sink, edges);
          let least = Number.POSITIVE_INFINITY;
          for (let bits = 0; bits < 2 ** nodes; bits++) {
            const label = Array.from({ length: nodes }, (_, i) => (bits >> i) & 1);
            least = Math.min(least, cost(label, source, sink, edges));
          }
          expect(found).toBeCloseTo(least, 3);
        },
      ),
      { numRuns: 1500 },
    );
  });

  it("lets a strong neighbour overrule a weak opinion", () => {
    const edges = { from: Int32Array.of(0), to: Int32Array.of(1), capacity: Float32Array.of(5) };
    expect([...minCut(Float32Array.of(9, 0), Float32Array.of(0, 1), edges)]).toEqual([1, 1]);
  });
});
