import { activated } from './activated.ts';

/**
 * Tells the server that a page is shown that was rendered ahead: its request was not counted as a
 * view. `HEAD` of the page itself, whose answer is not used.
 */
export function tellActivation(): void {
  if (!(document as { prerendering?: boolean }).prerendering) return;
  const headers = { 'x-page-shown': '1' };
  void activated
    .then(() => fetch(location.pathname, { method: 'HEAD', headers, keepalive: true }))
    .catch(() => {});
}
