/**
 * The packages that are not part of the server's bundle. They are imported from `node_modules` when
 * they are first needed, and must be installed where the server runs. A package belongs here if
 * webpack cannot put all of it into one file: a native binary, a worker or a file that it opens
 * next to its own. A package that only tries to load another, optional one needs no line: webpack
 * says that it is not installed, and the bundle holds the package without it.
 */
export const EXTERNALS = [
  // libvips, a native binary, which is another package for each platform.
  'sharp',
];

/** Whether a request is for one of these packages, or for a file of it. */
export function isExternal(request: string): boolean {
  return EXTERNALS.some((name) => request === name || request.startsWith(`${name}/`));
}
