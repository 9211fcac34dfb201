import { activated } from '../boot/activated.ts';

/**
 * Tells the server that a page is shown that was rendered ahead: its request was not counted as a
 * view. `HEAD` of the page itself, whose answer is not used. It is part of the runtime of islands,
 * which every home has, because the boot script has no room for it.
 */
export async function tellActivation(): Promise<void> {
  await activated;
  const [entry] = performance.getEntriesByType('navigation');
  const { activationStart = 0 } = (entry ?? {}) as { activationStart?: number };
  if (activationStart === 0) return;
  const headers = { 'x-page-shown': '1' };
  await fetch(location.pathname, { method: 'HEAD', headers, keepalive: true });
}
