import path from 'node:path';
import type { Configuration } from 'webpack';
import { baseConfig, serverGuardRule } from './base-config.ts';
import type { IslandGraph } from './island-graph.ts';
import { BrowserManifestPlugin } from './manifest-plugins.ts';
import { ASSETS_OUT, ASSETS_URL, ROOT } from './paths.ts';

/**
 * Six entries. `boot` is the only script that every page loads at once; it contains no webpack chunk
 * loading and imports `hydrate` (React, Flight) by its URL when the first island is needed. Each
 * island is a chunk of its own, which Flight fetches by the manifest. `results` is loaded at once by
 * lists and by the pages of their items, `third-parties` at once by pages of sites that have any, `third-party-loader` when one may load, and
 * `third-party-frame` by their frames.
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
      results: path.join(ROOT, 'client/results.ts'),
      'third-parties': path.join(ROOT, 'client/third-parties.ts'),
      'third-party-loader': path.join(ROOT, 'client/third-party-loader.ts'),
      'third-party-frame': path.join(ROOT, 'client/third-party-frame.ts'),
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
