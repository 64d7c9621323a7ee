/** Undirected edges between nodes: ends and capacities, one entry each. */
export type Edges = { from: Int32Array; to: Int32Array; capacity: Float32Array };

/** Capacity below this is used up: stops float dust from driving endless rounds. */
const dust = 1e-4;

/**
 * The labelling with the least cost: node i pays `sink[i]` when labelled 1 and `source[i]` when labelled 0, and every edge
 * whose ends differ pays its capacity. Maximum flow by Dinic's algorithm (1970); a thousand nodes take some milliseconds.
 * Returns 1 for the nodes on the source's side.
 */
export function minCut(source: Float32Array, sink: Float32Array, edges: Edges): Uint8Array {
  const count = source.length;
  const graph = buildGraph(source, sink, edges);
  const level = new Int32Array(count + 2);
  const next = new Int32Array(count + 2);
  const queue = new Int32Array(count + 2);
  while (levelGraph(graph, level, queue)) {
    next.set(graph.first);
    while (augment(graph, level, next, graph.start, Number.POSITIVE_INFINITY) > 0);
  }
  return Uint8Array.from({ length: count }, (_, i) => (level[i]! >= 0 ? 1 : 0));
}

/** Arcs in pairs: arc e and its reverse e ^ 1; `following[e]` is the next arc out of the same node, -1 at the end. */
type Graph = {
  start: number;
  end: number;
  first: Int32Array;
  following: Int32Array;
  head: Int32Array;
  capacity: Float32Array;
};

function buildGraph(source: Float32Array, sink: Float32Array, edges: Edges): Graph {
  const count = source.length;
  const arcs = 2 * (2 * count + edges.from.length);
  const graph: Graph = {
    start: count,
    end: count + 1,
    first: new Int32Array(count + 2).fill(-1),
    following: new Int32Array(arcs),
    head: new Int32Array(arcs),
    capacity: new Float32Array(arcs),
  };
  let used = 0;
  const arc = (from: number, to: number, capacity: number) => {
    graph.head[used] = to;
    graph.capacity[used] = capacity;
    graph.following[used] = graph.first[from]!;
    graph.first[from] = used++;
  };
  for (let i = 0; i < count; i++) {
    arc(graph.start, i, source[i]!);
    arc(i, graph.start, 0);
    arc(i, graph.end, sink[i]!);
    arc(graph.end, i, 0);
  }
  for (let k = 0; k < edges.from.length; k++) {
    arc(edges.from[k]!, edges.to[k]!, edges.capacity[k]!);
    arc(edges.to[k]!, edges.from[k]!, edges.capacity[k]!);
  }
  return graph;
}

/** Breadth-first levels over arcs with capacity left; -1 = out of reach. Answers whether the end can be reached. */
function levelGraph(graph: Graph, level: Int32Array, queue: Int32Array): boolean {
  level.fill(-1);
  level[graph.start] = 0;
  queue[0] = graph.start;
  let tail = 1;
  for (let at = 0; at < tail; at++) {
    const node = queue[at]!;
    for (let e = graph.first[node]!; e >= 0; e = graph.following[e]!) {
      const to = graph.head[e]!;
      if (graph.capacity[e]! <= dust || level[to]! >= 0) continue;
      level[to] = level[node]! + 1;
      queue[tail++] = to;
    }
  }
  return level[graph.end]! >= 0;
}

/** Pushes flow along one path of rising levels; `next` remembers arcs that lead nowhere in this round. */
function augment(graph: Graph, level: Int32Array, next: Int32Array, node: number, limit: number): number {
  if (node === graph.end) return limit;
  for (; next[node]! >= 0; next[node] = graph.following[next[node]!]!) {
    const e = next[node]!;
    const to = graph.head[e]!;
    if (graph.capacity[e]! <= dust || level[to] !== level[node]! + 1) continue;
    const flow = augment(graph, level, next, to, Math.min(limit, graph.capacity[e]!));
    if (flow <= 0) continue;
    graph.capacity[e]! -= flow;
    graph.capacity[e ^ 1]! += flow;
    return flow;
  }
  return 0;
}
