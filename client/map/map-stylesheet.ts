let loading: Promise<void> | undefined;

/**
 * The map's rules, fetched when the first map is asked for: they are no part of the site's one
 * stylesheet. Rejects when they cannot be fetched; the next call tries again.
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
