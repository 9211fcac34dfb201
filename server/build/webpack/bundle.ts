import webpack, { type MultiStats } from 'webpack';
import { configs, pageConfigs } from './configs.ts';
import { serverConfig } from './server-config.ts';

/**
 * Compiles the three layers of the pages and the server, or the server alone.
 * @throws an error whose message contains every problem that webpack reports.
 */
export async function buildBundles(which: 'all' | 'server'): Promise<void> {
  const compiler = webpack(which === 'all' ? configs() : [serverConfig()]);
  const stats = await new Promise<MultiStats>((resolve, reject) => {
    compiler.run((error, result) => {
      if (result) resolve(result);
      else reject(error ?? new Error('webpack gave neither a result nor an error'));
    });
  });
  await new Promise<void>((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });
  const problem = problemOf(stats);
  if (problem) throw problem;
}

/**
 * Compiles the three layers of the pages, and again as files change.
 * @param onBuilt called after every compilation, with an error when it failed.
 * @returns a function that stops watching.
 */
export function watchBundles(onBuilt: (error?: Error) => void): () => Promise<void> {
  const compiler = webpack(pageConfigs());
  const watching = compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
    onBuilt(error ?? (stats ? problemOf(stats) : undefined));
  });
  return () =>
    new Promise((resolve, reject) => {
      if (!watching) return resolve();
      watching.close((error) => (error ? reject(error) : resolve()));
    });
}

function problemOf(stats: MultiStats): Error | undefined {
  if (!stats.hasErrors() && !stats.hasWarnings()) return undefined;
  return new Error(stats.toString({ preset: 'errors-warnings', colors: false }));
}
