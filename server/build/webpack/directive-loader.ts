import type { LoaderDefinition } from 'webpack';
import { relativeToRoot } from './paths.ts';

export type Layer = 'rsc' | 'ssr' | 'browser';

const USE_CLIENT = /^\s*(['"])use client\1/;

/**
 * Marks islands (files that start with 'use client'). In the rsc layer the code is replaced by
 * client references: a server component only gets the island's id and export names.
 */
const directiveLoader: LoaderDefinition<{ layer: Layer }> = function (source) {
  if (!USE_CLIENT.test(source)) return source;
  const id = relativeToRoot(this.resourcePath);
  const buildInfo = this._module?.buildInfo;
  if (!buildInfo) throw new Error(`webpack gave no build info for ${id}`);
  buildInfo['islandId'] = id;
  if (this.getOptions().layer !== 'rsc') return source;
  return [
    `const { createClientModuleProxy } = require('react-server-dom-webpack/server');`,
    `module.exports = createClientModuleProxy(${JSON.stringify(id)});`,
  ].join('\n');
};

export default directiveLoader;
