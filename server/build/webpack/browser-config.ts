import path from 'node:path';
import type { Configuration } from 'webpack';
import { baseConfig, serverGuardRule } from './base-config.ts';
import type { IslandGraph } from './island-graph.ts';
import { BrowserManifestPlugin } from './manifest-plugins.ts';
import { ASSETS_OUT, ASSETS_URL, ROOT } from './paths.ts';

/**
 * Two entries. `boot` is the only script that a page loads at once; it contains no webpack chunk
 * loading and imports `hydrate` (React, Flight) by its URL when the first island is needed. Each
 * island is a chunk of its own, which Flight fetches by the manifest.
 */
export function browserConfig(graph: IslandGraph): Configuration {
  const base = baseConfig('browser', graph);
  return {
    ...base,
    target: ['web', 'es2022'],
    dependencies: ['rsc'],
    entry: {
      boot: path.join(ROOT, 'client/boot.ts'),
      hydrate: path.join(ROOT, 'client/hydrate.tsx'),
    },
    module: { rules: [...(base.module?.rules ?? []), serverGuardRule] },
    experiments: { outputModule: true },
    output: {
      path: ASSETS_OUT,
      publicPath: ASSETS_URL,
      filename: 'js/[name].[contenthash:10].js',
      chunkFilename: 'js/[name].[contenthash:10].js',
      module: true,
      library: { type: 'module' },
      chunkFormat: 'module',
      chunkLoading: 'import',
      clean: { keep: (asset: string) => !/^(js|css)\//.test(asset) },
    },
    optimization: { moduleIds: 'deterministic', chunkIds: 'deterministic' },
    plugins: [new BrowserManifestPlugin(graph)],
  };
}
