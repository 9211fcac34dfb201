import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { bundleAsync } from 'lightningcss';
import type { LoaderDefinition } from 'webpack';
import { TARGETS } from './targets.ts';

/**
 * A style sheet that code fetches when it is needed, with its imports, minified: one file with a
 * hash in its name. Sheets of packages are imported by the package's name.
 */
const stylesheetLoader: LoaderDefinition = async function () {
  const read = (file: string) => {
    this.addDependency(file);
    return readFile(file, 'utf8');
  };
  const resolve = (specifier: string, from: string) =>
    specifier.startsWith('.')
      ? path.resolve(path.dirname(from), specifier)
      : createRequire(from).resolve(specifier);
  const { code } = await bundleAsync({
    filename: this.resourcePath,
    minify: true,
    targets: TARGETS,
    resolver: { read, resolve },
  });
  return Buffer.from(code);
};

export default stylesheetLoader;
