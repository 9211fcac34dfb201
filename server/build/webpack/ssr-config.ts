import path from 'node:path';
import type { Configuration } from 'webpack';
import { AsciiOutput } from './ascii-output.ts';
import { baseConfig } from './base-config.ts';
import type { IslandGraph } from './island-graph.ts';
import { ModuleIdsPlugin } from './manifest-plugins.ts';
import { nodeOutput } from './node-output.ts';
import { OwnWarnings } from './own-warnings.ts';
import { ROOT } from './paths.ts';

/** The islands as real components, and React's HTML renderer. */
export function ssrConfig(graph: IslandGraph): Configuration {
  const base = baseConfig('ssr', graph);
  return {
    ...base,
    ...nodeOutput('ssr'),
    dependencies: ['rsc'],
    entry: path.join(ROOT, 'server/services/render/ssr-entry.tsx'),
    // Roots are made in browsers only; evaluating their renderer takes as long as the islands.
    resolve: { ...base.resolve, alias: { 'react-dom/client$': false } },
    plugins: [new OwnWarnings(), new AsciiOutput(), new ModuleIdsPlugin('ssr-modules.json')],
  };
}
