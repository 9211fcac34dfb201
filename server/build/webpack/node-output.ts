import type { Configuration } from 'webpack';
import { CodeOnly } from './code-only.ts';
import { SERVER_OUTPUT } from './paths.ts';

/** One CommonJS file that the server loads: of what minifying does only what shortens reading it. */
export function nodeOutput(name: string): Configuration {
  return {
    target: 'node26',
    output: { path: SERVER_OUTPUT, filename: `${name}.cjs`, library: { type: 'commonjs2' } },
    optimization: {
      minimize: true,
      minimizer: [new CodeOnly()],
      moduleIds: 'named',
      splitChunks: false,
      // Flight requires an island by its module's id and export name: both must not change.
      concatenateModules: false,
      mangleExports: false,
      usedExports: false,
    },
  };
}
