/**
 * Whether the answer of a page may be kept: `kept` whole in the server's memory, for every anonymous
 * visitor; `revalidate` only in the browser, which asks each time whether it still holds, as it does
 * of a kept one too; `no-store` nowhere.
 */
export type CacheRule = 'kept' | 'revalidate' | 'no-store';
