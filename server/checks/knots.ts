/** What each node leads to. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** A graph of the edges between different nodes. */
export function graphOf(edges: Iterable<readonly [from: string, to: string]>): Graph {
  const graph = new Map<string, Set<string>>();
  for (const [from, to] of edges) {
    if (from === to) continue;
    graph.set(from, (graph.get(from) ?? new Set()).add(to));
  }
  return graph;
}

/**
 * The strongly connected components of more than one node: in each, every node leads to every
 * other. Sorted by name.
 */
export function knotsOf(graph: Graph): string[][] {
  const reached = new Map([...graph.keys()].map((node) => [node, reachedFrom(graph, node)]));
  const leads = (from: string, to: string) => reached.get(from)?.has(to) ?? false;
  const knots = new Map<string, string[]>();
  for (const node of [...graph.keys()].toSorted()) {
    if (!leads(node, node)) continue;
    const members = [...graph.keys()].filter((other) => leads(node, other) && leads(other, node));
    const sorted = members.toSorted();
    knots.set(sorted.join(' '), sorted);
  }
  return [...knots.values()];
}

/** The nodes that a node leads to, over any number of edges; itself only when it is in a circle. */
function reachedFrom(graph: Graph, start: string): Set<string> {
  const reached = new Set<string>();
  const waiting = [...(graph.get(start) ?? [])];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (reached.has(node)) continue;
    reached.add(node);
    waiting.push(...(graph.get(node) ?? []));
  }
  return reached;
}
