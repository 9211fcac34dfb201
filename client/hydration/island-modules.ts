/**
 * Every island that a server component reaches. The build writes this module's content (see
 * server/build/webpack/island-imports-loader.ts): eager imports for rendering on the server, one
 * dynamic import each for the browser, so that each island is a chunk of its own.
 */
export const islandModules: readonly unknown[] = [];
