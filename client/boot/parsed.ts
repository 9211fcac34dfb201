/**
 * Resolves once the document is parsed. The boot script is `async`: on a slow connection it may
 * run, from the cache, when only the beginning of the page has arrived.
 */
export const parsed: Promise<unknown> =
  document.readyState === 'loading'
    ? new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
    : Promise.resolve();
