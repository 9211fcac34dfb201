import type { Configuration } from 'webpack';
import { browserConfig } from './browser-config.ts';
import { IslandGraph } from './island-graph.ts';
import { rscConfig } from './rsc-config.ts';
import { ssrConfig } from './ssr-config.ts';

/**
 * Three layers of one program (docs/house.md, "The path of an island"):
 *   rsc      server components, where an island is only a reference to client code
 *   ssr      the islands as components, rendered to HTML
 *   browser  the boot script, the hydration runtime, and one chunk for each island
 * The rsc compilation finds which islands are reached; the other two run after it.
 */
export function pageConfigs(): Configuration[] {
  const graph = new IslandGraph();
  return [rscConfig(graph), ssrConfig(graph), browserConfig(graph)];
}
