/**
 * Fulfilled once the whole document is there. The boot script does not wait for it: on a slow line
 * it is here, from the cache, when the page has only begun.
 */
export const parsed: Promise<unknown> =
  document.readyState === 'loading'
    ? new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
    : Promise.resolve();
