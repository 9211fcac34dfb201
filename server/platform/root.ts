import { findPackageJSON } from 'node:module';
import path from 'node:path';

/**
 * The project's folder, with `dist`, `locales` and `public` in it. Found from package.json, so that
 * it is the same for the sources in `server/` and the built server in `dist/server/`.
 */
export const ROOT = path.dirname(findPackageJSON('.', import.meta.url) ?? import.meta.dirname);
