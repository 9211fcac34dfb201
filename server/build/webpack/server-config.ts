import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { AsciiOutput } from './ascii-output.ts';
import { CodeOnly } from './code-only.ts';
import { isExternal } from './externals.ts';
import { OwnWarnings } from './own-warnings.ts';
import { ROOT, SERVER_OUTPUT } from './paths.ts';

/** The URL of the running file, which differs from that of its source. */
const OWN_URL = "require('node:url').pathToFileURL(__filename).href";

/**
 * The server and its packages in one file, the one that starts it, the commands of its host, and
 * those that resize pictures and check copies: a start resolves and strips a thousand files less.
 * Its names stay as they are, so that stacks in the log name functions.
 */
export function serverConfig(): Configuration {
  return {
    name: 'server',
    mode: 'production',
    context: ROOT,
    devtool: false,
    target: 'node26',
    entry: {
      main: path.join(ROOT, 'server/built-main.ts'),
      server: path.join(ROOT, 'server/main.ts'),
      commands: path.join(ROOT, 'server/commands/built-commands.ts'),
      pictures: path.join(ROOT, 'server/services/media/sizing/picture-process.ts'),
      copies: path.join(ROOT, 'server/platform/sqlite/copy-worker.ts'),
    },
    resolve: {
      extensions: ['.ts', '.js'],
      alias: {
        // Its ES module awaits an import, which would make every importing module asynchronous.
        'i18next-fs-backend$': 'i18next-fs-backend/cjs',
        // Of Express's packages: the other notes the line of each caller, for which V8 counts the
        // lines of the whole bundle. Tests run the sources, where a deprecated call is reported.
        depd$: path.join(ROOT, 'node_modules/depd/lib/browser/index.js'),
      },
    },
    module: {
      // `createRequire` is resolved at run time.
      parser: { javascript: { createRequire: false } },
      rules: [sourceRule, templateEnginesRule],
    },
    externals: ({ request }, callback) => {
      if (request !== undefined && isExternal(request)) callback(undefined, `import ${request}`);
      else callback();
    },
    output: { path: SERVER_OUTPUT, filename: '[name].cjs', library: { type: 'commonjs2' } },
    node: { __filename: false },
    plugins: [
      new OwnWarnings(),
      new AsciiOutput(),
      new webpack.DefinePlugin({ 'import.meta.url': OWN_URL }),
      // An optional package of pg, which is not used.
      new webpack.IgnorePlugin({ resourceRegExp: /^pg-native$/ }),
    ],
    optimization: {
      minimize: true,
      minimizer: [new CodeOnly()],
      moduleIds: 'named',
      splitChunks: false,
    },
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

/** Express requires a template engine by a dynamic name; none is used. */
const templateEnginesRule = {
  test: /node_modules\/express\/lib\/view\.js$/,
  parser: { exprContextCritical: false },
};
