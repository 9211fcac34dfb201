import type { Encoding } from './page-cache/content-encoding.ts';

declare global {
  namespace Express {
    /** What one middleware leaves on `res.locals` for those after it. */
    interface Locals {
      /** Names this request in the log and on the error page. */
      requestId: string;
      /** Set where the page may be kept for every visitor; what to keep it under. */
      cacheKey?: string;
      /** What the page may be sent in. */
      encoding?: Encoding;
      /** The answer came out of the page cache. */
      isKept?: boolean;
      /** A request not worth a log line above debug: a kept page, a file, a health check. */
      quiet?: boolean;
    }
  }
}
