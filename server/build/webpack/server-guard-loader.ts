import type { LoaderDefinition } from 'webpack';
import { relativeToRoot } from './paths.ts';

/** Fails the browser's build when it would contain a file of `server/`. */
const serverGuardLoader: LoaderDefinition = function () {
  throw new Error(
    `${relativeToRoot(this.resourcePath)} is server code and may not reach the browser`,
  );
};

export default serverGuardLoader;
