import path from 'node:path';

/** Folders that the build reads from and writes to. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

const DIST = path.join(ROOT, 'dist');

/** The inputs of the last finished build. */
export const STAMP_FILE = path.join(DIST, 'stamp.json');

export const BUILD_PATHS = {
  assets: path.join(DIST, 'assets'),
  data: path.join(DIST, 'data'),
  fontMetrics: path.join(DIST, 'font-metrics.json'),
  styles: path.join(DIST, 'styles'),
  notices: path.join(DIST, 'third-party-notices.txt'),
};

/** Folders watched in development. */
export const WATCHED_FOLDERS = ['server', 'views', 'client', 'locales', 'public'].map((name) =>
  path.join(ROOT, name),
);
