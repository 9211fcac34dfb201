import { painted } from './first-paint.ts';

/**
 * Imports the scripts that the page names (views/layout/page-scripts.ts) after its first paint, so
 * that stylesheets, fonts and the first photograph come first. A script is run once, however often
 * it is imported; one that could not be fetched is tried again when there is a network.
 */
export function importPageScripts(): void {
  const importAll = () => document.body.dataset['scripts']?.split(' ').forEach(importScript);
  // A page in a tab behind others, or that is rendered ahead, is not painted.
  if (document.hidden) importAll();
  void painted.then(importAll);
}

function importScript(url: string): void {
  import(/* webpackIgnore: true */ url).catch(() => {
    addEventListener('online', () => importScript(url), { once: true });
  });
}
