import type { SiteInfo } from '../../../views/domain/site/site.ts';

/** The site's icons for a phone's home screen: URL path, width in pixels, whether maskable. */
export const MANIFEST_ICONS = [
  { path: '/icon-192.png', side: 192, purpose: 'any' },
  { path: '/icon-512.png', side: 512, purpose: 'any' },
  { path: '/icon-maskable-192.png', side: 192, purpose: 'maskable' },
  { path: '/icon-maskable-512.png', side: 512, purpose: 'maskable' },
] as const;

/** The web app manifest: with it the site can be put on a phone's home screen. */
export function webManifest({
  name,
  colours,
  languages,
}: Pick<SiteInfo, 'name' | 'colours' | 'languages'>): string {
  return JSON.stringify({
    id: '/',
    lang: languages[0],
    name,
    short_name: name,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: colours.paper,
    theme_color: colours.paper,
    icons: MANIFEST_ICONS.map(({ path, side, purpose }) => ({
      src: path,
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose,
    })),
  });
}
