import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { ROOT, SERVER_OUT } from './paths.ts';

/** Packages with a binary of their own; they are loaded when they are first needed. */
const NATIVE = new Set(['sharp']);

/** The place of the running file, which is not the place of the file that it was built from. */
const OWN_URL = "require('node:url').pathToFileURL(__filename).href";

/**
 * The server itself with its packages in one file: a start looks up and strips a thousand files
 * less. Not minified, so that a stack in the log names functions.
 */
export function serverConfig(): Configuration {
  return {
    name: 'server',
    mode: 'production',
    context: ROOT,
    devtool: false,
    target: 'node26',
    entry: { main: path.join(ROOT, 'server/main.ts') },
    resolve: {
      extensions: ['.ts', '.js'],
      // Its other build awaits an import, which would make every module above it asynchronous.
      alias: { 'i18next-fs-backend$': 'i18next-fs-backend/cjs' },
    },
    module: {
      // Where the running file is, and what it loads from there, is found out when it runs.
      parser: { javascript: { createRequire: false } },
      rules: [sourceRule, templateEnginesRule],
    },
    externals: ({ request }, callback) => {
      if (request !== undefined && NATIVE.has(request)) callback(undefined, `import ${request}`);
      else callback();
    },
    output: { path: SERVER_OUT, filename: '[name].cjs', library: { type: 'commonjs2' } },
    node: { __filename: false },
    plugins: [new webpack.DefinePlugin({ 'import.meta.url': OWN_URL })],
    optimization: { minimize: false, moduleIds: 'named', splitChunks: false },
    performance: false,
    stats: 'errors-warnings',
  };
}

const sourceRule = {
  test: /\.ts$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
  options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2024' } },
};

/** Express requires a template engine by its name; we use none. */
const templateEnginesRule = {
  test: /node_modules\/express\/lib\/view\.js$/,
  parser: { exprContextCritical: false },
};
