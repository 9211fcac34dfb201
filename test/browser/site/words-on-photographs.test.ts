import assert from 'node:assert/strict';
import type { ElementHandle, Page } from 'puppeteer';
import sharp from 'sharp';
import { LOCALES, type Locale } from '../../../views/domain/locale.ts';
import { useBrowser } from '../../support/browser.ts';
import { sharedSite, templates } from '../../support/live-site.ts';

/** A phone that is small, one that is not, a tablet, a low window, a desk. */
const WINDOWS = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1280, 600],
  [1920, 1080],
] as const;

// A white photograph is the worst that an agency can have.
const HOME = `.hero-photo { background: #fff !important } .hero-photo img { opacity: 0 }
  .hero-promise, .header * { color: transparent !important }`;
const VIDEO = `.background-video { background: #fff !important }
  .background-video img { opacity: 0 } .background-video h2 { color: transparent !important }`;

for (const locale of LOCALES) {
  describe(`words over a photograph, in ${locale}`, () => {
    const visit = useBrowser();

    it('have a contrast of 4.5:1 even on a white one: header and promise of the home page', async () => {
      const { page } = await visit();
      const words = await open(page, pathOfHome(locale), {
        style: HOME,
        words: '.hero-promise, .header-nav, .header-side, .wordmark, .drawer-button',
      });
      for (const [width, height] of WINDOWS) {
        await page.setViewport({ width, height });
        const tall = await page.$eval('.header-line', (line) => line.clientHeight);
        assert.equal(tall, 80, `the header in one line at ${width}`);
        assert.ok((await measured(page, words, `${width} x ${height}`)) > 1);
      }
    });
  });
}

describe('words over the picture of a video', () => {
  const visit = useBrowser();

  // In German, whose words cover most of it: a language changes nothing else there.
  it('have the same contrast', async () => {
    const { page } = await visit({ javaScript: false });
    const path = () => Promise.resolve('/states/de/background-video/1');
    const words = await open(page, path, { style: VIDEO, words: '.background-video h2' });
    for (const [width, height] of WINDOWS) {
      await page.setViewport({ width, height });
      assert.equal(await measured(page, words, `${width} x ${height}`), 1);
    }
  });
});

const pathOfHome = (locale: Locale) => async () =>
  templates(await sharedSite(), locale)['home'] ?? '';

/** Opens a page with other styles. */
async function open(
  page: Page,
  path: () => Promise<string>,
  { style, words }: { style: string; words: string },
): Promise<ElementHandle[]> {
  const { origin } = await sharedSite();
  await page.setBypassCSP(true);
  await page.goto(origin + (await path()), { waitUntil: 'load' });
  // An agency's paper may be dark: the words stay white.
  await page.addStyleTag({ content: ':root { --paper: #14110d }' });
  const found = await page.$$(words);
  for (const word of found) {
    const colour = await word.evaluate((element) => getComputedStyle(element).color);
    assert.equal(colour, 'rgb(255, 255, 255)');
  }
  await page.addStyleTag({ content: style });
  return found;
}

/**
 * Checks the ground of white words on a picture of the window.
 * @returns how many of them are shown.
 */
async function measured(page: Page, words: readonly ElementHandle[], at: string): Promise<number> {
  const picture = sharp(await page.screenshot());
  let looked = 0;
  for (const word of words) {
    const box = await word.boundingBox();
    if (!box) continue;
    const left = Math.floor(box.x);
    const top = Math.floor(box.y);
    const [width, height] = [Math.ceil(box.width), Math.ceil(box.height)];
    const cut = await picture.clone().extract({ left, top, width, height }).png().toBuffer();
    const { channels } = await sharp(cut).removeAlpha().greyscale().stats();
    const ratio = contrastWithWhite(channels[0]!.max);
    assert.ok(ratio >= 4.5, `${at}: ${ratio.toFixed(2)}`);
    looked += 1;
  }
  return looked;
}

/** WCAG's contrast of white with a grey from 0 to 255. */
function contrastWithWhite(grey: number): number {
  const luminance = ((grey / 255 + 0.055) / 1.055) ** 2.4;
  return 1.05 / (luminance + 0.05);
}
