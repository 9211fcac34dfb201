import type { Configuration } from 'webpack';
import { SERVER_OUTPUT } from './paths.ts';

/** One CommonJS file that the server loads; not minified, because it is never downloaded. */
export function nodeOutput(name: string): Configuration {
  return {
    target: 'node26',
    output: { path: SERVER_OUTPUT, filename: `${name}.cjs`, library: { type: 'commonjs2' } },
    optimization: {
      minimize: false,
      moduleIds: 'named',
      splitChunks: false,
      // Flight requires an island by its module's id and export name: both must not change.
      concatenateModules: false,
      mangleExports: false,
      usedExports: false,
    },
  };
}
