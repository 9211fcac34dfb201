import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../../..');
export const VIEWS_DIR = path.join(ROOT, 'views');
export const SERVER_OUTPUT = path.join(ROOT, 'dist/server');
export const ASSETS_OUTPUT = path.join(ROOT, 'dist/assets');
export const ASSETS_URL = '/assets/';

/** A placeholder file whose content the island-imports loader generates for each layer. */
export const ISLAND_MODULES = path.join(ROOT, 'client/hydration/island-modules.ts');

/** A file's path relative to a folder, with forward slashes on every system. */
export function relativeToRoot(file: string, from: string = ROOT): string {
  return path.relative(from, file).split(path.sep).join('/');
}
