import path from 'node:path';
import type { Configuration } from 'webpack';
import { baseConfig } from './base-config.ts';
import type { IslandGraph } from './island-graph.ts';
import { ModuleIdsPlugin } from './manifest-plugins.ts';
import { nodeOutput } from './node-output.ts';
import { ROOT } from './paths.ts';

/** The islands as real components, and React's HTML renderer. */
export function ssrConfig(graph: IslandGraph): Configuration {
  return {
    ...baseConfig('ssr', graph),
    ...nodeOutput('ssr'),
    dependencies: ['rsc'],
    entry: path.join(ROOT, 'server/render/ssr-entry.tsx'),
    plugins: [new ModuleIdsPlugin('ssr-modules.json')],
  };
}
