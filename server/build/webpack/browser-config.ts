import path from 'node:path';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { eachPageScript } from '../../../views/domain/page-files/page-scripts.ts';
import { baseConfig, serverGuardRule } from './base-config.ts';
import type { IslandGraph } from './island-graph.ts';
import { BrowserManifestPlugin } from './manifest-plugins.ts';
import { OwnWarnings } from './own-warnings.ts';
import { ASSETS_OUTPUT, ASSETS_URL, ROOT } from './paths.ts';

/** Code of several islands, once for all of them. */
const COMBOBOX = { test: /client\/combobox\//, name: 'combobox', minChunks: 2, enforce: true };

/** What several islands have is a chunk too, except what lists have, which are one chunk. */
const BESIDES_LISTS = {
  minChunks: 2,
  priority: -20,
  reuseExistingChunk: true,
  chunks: (chunk: webpack.Chunk) => !chunk.canBeInitial() && chunk.name !== 'property-list',
};

const NO_ACTION_STATE = `throw new Error('no useActionState');`;
const NO_VIEW_TRANSITION = `throw new Error('no view transitions');`;
const NO_SUSPENSE = `throw new Error('no <Suspense>');`;
const NO_RESOURCE = `throw new Error('no stylesheets, scripts or metadata');`;

/** Parts of React that the site has no use for, about a fifteenth of it. */
const LEFT_OUT = [
  leftOut(/react-dom-client\.production\.js$/, {
    // <ViewTransition>: the site's transitions are between documents (client/boot/transitions.ts).
    startViewTransition: NO_VIEW_TRANSITION,
    commitAfterMutationEffectsOnFiber: NO_VIEW_TRANSITION,
    measureViewTransitionHostInstancesRecursive: NO_VIEW_TRANSITION,
    measureNestedViewTransitions: NO_VIEW_TRANSITION,
    restoreViewTransitionName: NO_VIEW_TRANSITION,
    // Called with every update, for those within it.
    commitEnterViewTransitions: '',
    commitExitViewTransitions: '',
    commitNestedViewTransitions: '',
    commitDeletedPairViewTransitions: '',
    // Component stacks of crashes, which no report contains.
    getStackByFiberInDevAndProd: `return '';`,
    // <Suspense> and what it hides and shows again: in a browser only roots wait.
    updateSuspenseComponent: NO_SUSPENSE,
    updateDehydratedSuspenseComponent: NO_SUSPENSE,
    hideOrUnhideAllChildrenOnFiber: NO_SUSPENSE,
    recursivelyTraverseDisappearLayoutEffects: NO_SUSPENSE,
    recursivelyTraverseReappearLayoutEffects: NO_SUSPENSE,
    recursivelyTraverseReconnectPassiveEffects: NO_SUSPENSE,
    recursivelyTraverseDisconnectPassiveEffects: NO_SUSPENSE,
    // <SuspenseList>, <Activity> and useActionState: no component has one.
    updateSuspenseListComponent: `throw new Error('no <SuspenseList>');`,
    updateActivityComponent: `throw new Error('no <Activity>');`,
    mountActionState: NO_ACTION_STATE,
    updateActionState: NO_ACTION_STATE,
    // <link>, <style>, <script>, <title> and <meta>, which no island and no list renders, and hints
    // of the server to fetch any.
    getResource: NO_RESOURCE,
    acquireResource: NO_RESOURCE,
    suspendResource: NO_RESOURCE,
    preload: NO_RESOURCE,
    preloadModule: NO_RESOURCE,
    preinitStyle: NO_RESOURCE,
    preinitScript: NO_RESOURCE,
    preinitModuleScript: NO_RESOURCE,
    // What a commit waits for is such a stylesheet.
    waitForCommitToBeReady: `return null;`,
    // Functions as the action of a form.
    startHostTransition: `throw new Error('no form actions');`,
    rerenderActionState: NO_ACTION_STATE,
  }),
  leftOut(/react-server-dom-webpack-client\.browser\.production\.js$/, {
    // Server actions are plain POSTs.
    loadServerReference: `throw new Error('no server functions');`,
  }),
];

function leftOut(test: RegExp, bodies: Readonly<Record<string, string>>): RuleSetRule {
  return {
    test,
    loader: path.join(import.meta.dirname, 'left-out-loader.ts'),
    options: { bodies },
  };
}

/** Options of terser. Without `comments` it leaves annotations for itself in what it writes. */
const MINIMIZED = { compress: { passes: 3 }, format: { comments: false } };

/**
 * What libraries ask of the browser, and every browser that the build is for answers alike
 * (targets.ts). React would show a spinner of the browser's for transitions that wait
 * (`navigation`), of which there are none, and look for its developer tools.
 */
const KNOWN = {
  'typeof window': '"object"',
  'typeof document': '"object"',
  'typeof performance': '"object"',
  'typeof process': '"undefined"',
  'typeof reportError': '"function"',
  'typeof queueMicrotask': '"function"',
  'typeof setTimeout': '"function"',
  'typeof clearTimeout': '"function"',
  'typeof requestAnimationFrame': '"function"',
  'typeof AbortController': '"function"',
  'typeof Promise': '"function"',
  'typeof WeakSet': '"function"',
  'typeof WeakMap': '"function"',
  'typeof MessageChannel': '"function"',
  'typeof setImmediate': '"undefined"',
  'typeof navigation': '"undefined"',
  'typeof __REACT_DEVTOOLS_GLOBAL_HOOK__': '"undefined"',
};

/**
 * The entries. `boot` is the only script that every page loads at once, and `private-pages` is the
 * other one that pages of owners do; neither contains webpack's chunk loading. `boot` imports the
 * page scripts after the first paint, and `hydrate` (React, Flight) when the first island is needed,
 * both by their URLs. Each island is a chunk of its own, which Flight fetches by the manifest.
 * `third-party-loader` (or `third-party-tools`, for tools other than Google's) is imported when a
 * third party may load, and `third-party-frame` is the script of their frames.
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
      'private-pages': path.join(ROOT, 'client/private-pages.ts'),
      ...eachPageScript((name) => path.join(ROOT, `client/${name}.ts`)),
      'third-party-loader': path.join(ROOT, 'client/third-party-loader.ts'),
      'third-party-tools': path.join(ROOT, 'client/third-party-tools.ts'),
      'third-party-frame': path.join(ROOT, 'client/third-party-frame.ts'),
    },
    module: { rules: [...(base.module?.rules ?? []), serverGuardRule, ...LEFT_OUT] },
    experiments: { outputModule: true },
    output: {
      path: ASSETS_OUTPUT,
      publicPath: ASSETS_URL,
      filename: 'js/[name].[contenthash:10].js',
      chunkFilename: 'js/[name].[contenthash:10].js',
      module: true,
      library: { type: 'module' },
      chunkFormat: 'module',
      chunkLoading: 'import',
      clean: { keep: (asset: string) => !/^(js|css)\//.test(asset) },
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      splitChunks: { cacheGroups: { combobox: COMBOBOX, default: BESIDES_LISTS } },
      minimizeOptions: { javascript: MINIMIZED },
    },
    plugins: [new OwnWarnings(), new BrowserManifestPlugin(graph), new webpack.DefinePlugin(KNOWN)],
  };
}
