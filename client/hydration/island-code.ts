/** Webpack's chunk loader: does nothing for a loaded chunk, fetches a failed one again. */
declare const __webpack_chunk_load__: (chunk: string | number) => Promise<unknown>;

/** An import row of a payload: `1:I[module, [chunk, file, …], export]`. */
const IMPORT = /^[\da-f]+:I(\[.*\])$/gm;

/**
 * Fetches the code that an island's payload imports. This comes before React, which would remove
 * the server's HTML where a chunk fails, and never fetch that chunk again.
 * @throws when a chunk cannot be fetched.
 */
export async function fetchCode(payload: string): Promise<void> {
  const imports = [...payload.matchAll(IMPORT)].map(
    ([, row = '[]']) => JSON.parse(row) as [module: unknown, chunks: (string | number)[]],
  );
  const chunks = imports.flatMap(([, named]) => named.filter((_, at) => at % 2 === 0));
  await Promise.all(chunks.map((chunk) => __webpack_chunk_load__(chunk)));
}
