import type { Page } from 'puppeteer';

/** Waits until every tile of the map is loaded and the map stands still. */
export async function mapDrawn(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const tiles = [...document.querySelectorAll('.leaflet-tile')];
    const isThere = tiles.every((tile) => tile.classList.contains('leaflet-tile-loaded'));
    return tiles.length > 0 && isThere && !document.querySelector('.leaflet-zoom-anim');
  });
}
