type Loader = typeof import('../third-party-loader.ts');

/**
 * Imports the code that loads third parties, which a page needs only after a visitor consents to
 * one or requests one.
 */
export function loadLoader(): Promise<Loader> {
  const url = document.body.dataset['thirdPartyLoader'] ?? '';
  return import(/* webpackIgnore: true */ url) as Promise<Loader>;
}
