/** Webpack's own: fetches a chunk, unless it is there; one that failed is fetched anew. */
declare const __webpack_chunk_load__: (chunk: string | number) => Promise<unknown>;

/** What a payload imports: `1:I[module, [chunk, file, …], export]`, a row each. */
const IMPORT = /^[\da-f]+:I(\[.*\])$/gm;

/**
 * Fetches the code that an island's payload names. React would take the server's HTML away where it
 * cannot be had, and never ask for it again.
 * @throws when it cannot be fetched.
 */
export async function fetchCode(payload: string): Promise<void> {
  const imports = [...payload.matchAll(IMPORT)].map(
    ([, row = '[]']) => JSON.parse(row) as [module: unknown, chunks: (string | number)[]],
  );
  const chunks = imports.flatMap(([, named]) => named.filter((_, at) => at % 2 === 0));
  await Promise.all(chunks.map((chunk) => __webpack_chunk_load__(chunk)));
}
