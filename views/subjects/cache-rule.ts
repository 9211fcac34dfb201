/**
 * How the page of a subject may be cached: `cached`, whole in the server's memory for all anonymous
 * visitors; `revalidate`, only in the browser, which revalidates it each time (as for `cached`);
 * `no-store`, nowhere.
 */
export type CacheRule = 'cached' | 'revalidate' | 'no-store';
