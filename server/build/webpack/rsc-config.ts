import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { AsciiOutput } from './ascii-output.ts';
import { baseConfig } from './base-config.ts';
import type { IslandGraph } from './island-graph.ts';
import { nodeOutput } from './node-output.ts';
import { OwnWarnings } from './own-warnings.ts';
import { ROOT } from './paths.ts';

const NO_FORM_DATA = path.join(import.meta.dirname, 'no-form-data.ts');

/** Server components: React's `react-server` build, islands as references. */
export function rscConfig(graph: IslandGraph): Configuration {
  const base = baseConfig('rsc', graph);
  return {
    ...base,
    ...nodeOutput('rsc'),
    entry: path.join(ROOT, 'server/services/render/rsc-entry.tsx'),
    resolve: { ...base.resolve, conditionNames: ['react-server', '...'] },
    plugins: [
      new OwnWarnings(),
      new AsciiOutput(),
      graph,
      new webpack.ProvidePlugin({ FormData: [NO_FORM_DATA, 'NoFormData'] }),
    ],
  };
}
