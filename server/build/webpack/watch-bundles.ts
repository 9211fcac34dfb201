import webpack, { type Configuration, type Stats } from 'webpack';
import configs from '../../../webpack.config.js';

interface WatchedBundles {
  /** Whether a change is being compiled, or about to be. */
  readonly isCompiling: boolean;
  close(): Promise<void>;
}

/**
 * Compiles the three layers of the pages, and again as files change; not minified, and from memory
 * what has not changed.
 * @param onBuilt called after every compilation, with an error while one of the layers has one.
 */
export function watchBundles(onBuilt: (fault?: Error) => void): WatchedBundles {
  const compiler = webpack(
    configs()
      .filter(({ name }) => name !== 'server')
      .map(quick),
  );
  let isCompiling = true;
  const faults = new Map<string | undefined, Error>();
  compiler.hooks.invalid.tap('watchBundles', () => {
    isCompiling = true;
  });
  const watching = compiler.watch({ aggregateTimeout: 50 }, (error, result) => {
    isCompiling = false;
    // Only of the layers that were compiled this time.
    for (const stats of result?.stats ?? []) note(faults, stats);
    onBuilt(error ?? faults.values().next().value);
  });
  return {
    get isCompiling() {
      return isCompiling;
    },
    close: () =>
      new Promise((resolve, reject) => {
        if (!watching) return resolve();
        watching.close((error) => (error ? reject(error) : resolve()));
      }),
  };
}

function quick(config: Configuration): Configuration {
  return {
    ...config,
    cache: { type: 'memory' },
    optimization: { ...config.optimization, minimize: false },
  };
}

/** Notes the first mistake of a layer, from which others often follow, or that there is none. */
function note(faults: Map<string | undefined, Error>, stats: Stats): void {
  const { name } = stats.compilation;
  const [first] = stats.toJson({ all: false, errors: true, moduleTrace: false }).errors ?? [];
  if (first)
    faults.set(name, new Error([first.moduleName, first.message].filter(Boolean).join('\n')));
  else faults.delete(name);
}
