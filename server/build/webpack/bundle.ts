import webpack, { type Configuration, type MultiStats } from 'webpack';
import configs from '../../../webpack.config.js';

/** Compiles the three layers of the pages and the server, or the server alone. */
export async function buildBundles(which: 'all' | 'server'): Promise<void> {
  await compile(configs().filter((each) => which === 'all' || isServer(each)));
}

/**
 * Compiles what configurations describe. Warnings are printed (own-warnings.ts says of what).
 * @throws an error whose message contains every problem that webpack reports.
 */
export async function compile(
  configurations: Configuration[],
  warn: (text: string) => void = console.warn,
): Promise<void> {
  const compiler = webpack(configurations);
  const stats = await new Promise<MultiStats>((resolve, reject) => {
    compiler.run((error, result) => {
      if (result) resolve(result);
      else reject(error ?? new Error('webpack gave neither a result nor an error'));
    });
  });
  await new Promise<void>((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });
  const problem = problemOf(stats, warn);
  if (problem) throw problem;
}

function isServer({ name }: Configuration): boolean {
  return name === 'server';
}

/** The errors of a compilation; its warnings are printed where there are none. */
function problemOf(stats: MultiStats, warn: (text: string) => void): Error | undefined {
  const text = stats.toString({ preset: 'errors-warnings', colors: false });
  if (stats.hasErrors()) return new Error(text);
  if (stats.hasWarnings()) warn(text);
  return undefined;
}
