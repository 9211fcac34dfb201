import path from 'node:path';
import type { Configuration, RuleSetRule } from 'webpack';
import type { Layer } from './directive-loader.ts';
import type { IslandGraph } from './island-graph.ts';
import { ISLAND_MODULES, ROOT } from './paths.ts';

const loader = (name: string) => path.join(import.meta.dirname, `${name}.ts`);

/** Configuration that the three layers share. Loaders run from the last to the first. */
export function baseConfig(layer: Layer, graph: IslandGraph): Configuration {
  return {
    name: layer,
    // A development build of React needs 'unsafe-eval' and shows file paths.
    mode: 'production',
    context: ROOT,
    devtool: false,
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [sourceRule(layer), stylesheetRule(layer), islandModulesRule(layer, graph)],
    },
    performance: false,
    stats: 'errors-warnings',
  };
}

function sourceRule(layer: Layer): RuleSetRule {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    use: [{ loader: loader('directive-loader'), options: { layer } }, transpile(layer)],
  };
}

/**
 * A style sheet that code refers to by `new URL('./x.css', import.meta.url)`: a file that browsers
 * fetch.
 */
function stylesheetRule(layer: Layer): RuleSetRule {
  return {
    test: /\.css$/,
    type: 'asset/resource',
    use: loader('stylesheet-loader'),
    generator: { filename: 'css/[name].[contenthash:10].css', emit: layer === 'browser' },
  };
}

function transpile(layer: Layer) {
  return {
    loader: 'swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: false } },
        target: layer === 'browser' ? 'es2022' : 'es2024',
      },
    },
  };
}

function islandModulesRule(layer: Layer, graph: IslandGraph): RuleSetRule {
  return {
    resource: ISLAND_MODULES,
    // After the other loaders: this one replaces their output.
    enforce: 'post',
    loader: loader('island-imports-loader'),
    options: { graph, imports: layer === 'browser' ? 'lazy' : 'eager' },
  };
}

/** The rule that keeps `server/` out of the browser's bundles. */
export const serverGuardRule: RuleSetRule = {
  include: path.join(ROOT, 'server'),
  enforce: 'post',
  loader: loader('server-guard-loader'),
};
