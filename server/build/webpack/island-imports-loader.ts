import type { LoaderDefinition } from 'webpack';
import type { IslandGraph } from './island-graph.ts';

interface Options {
  graph: IslandGraph;
  /** Eager: part of the bundle. Lazy: in chunks, fetched by Flight. */
  imports: 'eager' | 'lazy';
}

/**
 * Generates client/hydration/island-modules.ts from the islands that the rsc layer reached. Each is
 * a chunk of its own, but those that one kind of module alone has are one: together they compress
 * better, and a visitor who uses one of them uses the others.
 */
const islandImportsLoader: LoaderDefinition<Options> = function () {
  // The content depends on the graph and not on the file, so it must not be cached when watching.
  this.cacheable(false);
  const { graph, imports } = this.getOptions();
  const islands = [...graph.islands].sort(([a], [b]) => (a < b ? -1 : 1));
  if (imports === 'lazy') {
    const lazy = islands.map(
      ([id, file]) => `() => import(${chunkOf(graph, id)}${JSON.stringify(file)})`,
    );
    return `export const islandModules = [${lazy.join(',\n')}];`;
  }
  const files = islands.map(([, file]) => JSON.stringify(file));
  const lines = files.map((file, at) => `import * as island${at} from ${file};`);
  return `${lines.join('\n')}\nexport const islandModules = [${files.map((_, at) => `island${at}`).join(', ')}];`;
};

/** The name of an island's chunk, where it shares it; '' where it has its own. */
function chunkOf({ reach }: IslandGraph, island: string): string {
  const kinds = [...reach].filter(([, islands]) => islands.includes(island));
  const [kind, islands] = kinds[0] ?? [];
  if (kinds.length !== 1 || !islands || !kind) return '';
  const own = islands.filter(
    (one) => [...reach.values()].filter((all) => all.includes(one)).length === 1,
  );
  return own.length > 1 ? `/* webpackChunkName: "${kind}" */ ` : '';
}

export default islandImportsLoader;
