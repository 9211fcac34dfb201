/** Resolves once the page is shown; a page that is rendered ahead may never be. */
export const activated: Promise<unknown> = (document as { prerendering?: boolean }).prerendering
  ? new Promise((resolve) => document.addEventListener('prerenderingchange', resolve))
  : Promise.resolve();
