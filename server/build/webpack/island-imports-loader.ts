import type { LoaderDefinition } from 'webpack';
import type { IslandGraph } from './island-graph.ts';

interface Options {
  graph: IslandGraph;
  /** Eager: part of the bundle. Lazy: a chunk for each island, fetched when Flight asks for it. */
  imports: 'eager' | 'lazy';
}

/** Writes client/hydration/island-modules.ts from the islands that the rsc layer reached. */
const islandImportsLoader: LoaderDefinition<Options> = function () {
  // The content follows the graph and not the file, so that a watching build must always ask.
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
