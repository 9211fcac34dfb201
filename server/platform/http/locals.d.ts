import type { Encoding } from './content-encoding.ts';

declare global {
  namespace Express {
    /** Values that middleware passes on in `res.locals`. */
    interface Locals {
      /** Identifies this request in the log and on the error page. */
      requestId: string;
      /** Set where the page may be cached for all visitors: the key of the page cache. */
      cacheKey?: string;
      /** The encoding in which the page may be sent. */
      encoding?: Encoding;
      /** Whether the response came from the page cache. */
      isFromCache?: boolean;
      /** Whether it is logged at debug only: a cached page, a file, a health check. */
      isRoutine?: boolean;
    }
  }
}
