import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import { isHome } from '../../views/domain/list/list-item.ts';
import { emptyQuery } from '../../views/domain/list/list-query.ts';
import type { Locale } from '../../views/domain/locale.ts';
import { isPlan } from '../../views/domain/property/picture.ts';
import { createLinks } from '../../views/subjects/create-links.ts';
import type { OpenSite } from './live-site.ts';

/** Selects the link to a picture of the page, counted from 1. */
export const photo = (number: number): string => `.gallery-list > :nth-child(${number}) > a`;

/** URL of the page of a home with five photographs and two floor plans. */
export function galleryUrl({ parts, origin }: OpenSite, locale: Locale = 'nl'): string {
  const { catalogue, paths } = parts.source;
  const { items } = catalogue.port(locale).list(emptyQuery('sale'), 100);
  const home = items
    .filter(isHome)
    .find(({ pictures }) => pictures.length === 7 && pictures.filter(isPlan).length === 2);
  assert.ok(home, 'the demo agency has such a home');
  return origin + createLinks(paths, locale).property(home);
}

/** Opens a page with a gallery and clicks one of its pictures. */
export async function openGallery(page: Page, address: string, number = 1): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await page.click(photo(number));
  await page.waitForSelector('.viewer[open]');
}

/** Waits until the viewer shows this text and stands still at that slide, counted from 1. */
export async function viewerShows(page: Page, place: string, slide: number): Promise<void> {
  await page.waitForFunction(
    (words, number) => {
      const row = document.querySelector<HTMLElement>('.viewer-row');
      const said = document.querySelector('.viewer-place')?.textContent;
      if (!row || said !== words || row.style.scrollSnapType !== '') return false;
      return Math.abs(row.scrollLeft - (number - 1) * row.clientWidth) < 2;
    },
    {},
    place,
    slide,
  );
}

/** Waits until the viewer is closed. */
export async function viewerClosed(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('.viewer'));
}
