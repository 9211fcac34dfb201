/**
 * How the page of a subject may be cached: `kept`, whole in the server's memory for all anonymous
 * visitors; `revalidate`, only in the browser, which revalidates it each time (as it does with
 * `kept`); `no-store`, nowhere.
 */
export type CacheRule = 'kept' | 'revalidate' | 'no-store';
