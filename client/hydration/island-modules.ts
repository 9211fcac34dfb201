/**
 * Every island that a server component imports. The build generates this module's content
 * (server/build/webpack/island-imports-loader.ts): static imports for the server, one dynamic
 * import each for the browser, so that each island is a chunk of its own.
 */
export const islandModules: readonly unknown[] = [];
