import type { LoaderDefinition } from 'webpack';
import type { IslandGraph } from './island-graph.ts';

interface Options {
  graph: IslandGraph;
  /** Eager: part of the bundle. Lazy: a chunk for each island, fetched by Flight. */
  imports: 'eager' | 'lazy';
}

/** Generates client/hydration/island-modules.ts from the islands that the rsc layer reached. */
const islandImportsLoader: LoaderDefinition<Options> = function () {
  // The content depends on the graph and not on the file, so it must not be cached when watching.
  this.cacheable(false);
  const { graph, imports } = this.getOptions();
  const files = [...graph.islands.values()].sort().map((file) => JSON.stringify(file));
  if (imports === 'lazy') {
    return `export const islandModules = [${files.map((file) => `() => import(${file})`).join(',\n')}];`;
  }
  const lines = files.map((file, at) => `import * as island${at} from ${file};`);
  return `${lines.join('\n')}\nexport const islandModules = [${files.map((_, at) => `island${at}`).join(', ')}];`;
};

export default islandImportsLoader;
