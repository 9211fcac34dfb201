let loading: Promise<void> | undefined;

/**
 * Fetches the map's stylesheet, which is not part of the site's. Rejects when it cannot be fetched;
 * the next call tries again.
 */
export function loadMapStylesheet(): Promise<void> {
  loading ??= new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = new URL('./map.css', import.meta.url).href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      loading = undefined;
      link.remove();
      reject(new Error('the map has no stylesheet'));
    });
    document.head.append(link);
  });
  return loading;
}
