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

// A white photograph is the worst that an agency can have, where words are dark a black one.
const photograph = (colour: string) =>
  `.hero-photo { background: ${colour} !important } .hero-photo img { opacity: 0 }
  .hero-promise, .header * { color: transparent !important }`;
const HEADER = '.header-nav, .header-side, .wordmark, .drawer-button';
const VIDEO = `.background-video { background: #fff !important }
  .background-video img { opacity: 0 } .background-video h2 { color: transparent !important }`;

for (const locale of LOCALES) {
  describe(`words over a photograph, in ${locale}`, () => {
    const visit = useBrowser();

    it('have a contrast of 4.5:1 even on a white one: header and promise of the home page', async () => {
      const { page } = await visit();
      const style = photograph('#fff');
      const words = `.hero-promise, ${HEADER}`;
      const found = await open(page, pathOfHome(locale), { style, words, sky: 'dark' });
      for (const [width, height] of WINDOWS) {
        await page.setViewport({ width, height });
        const tall = await page.$eval('.header-line', (line) => line.clientHeight);
        assert.equal(tall, 80, `the header in one line at ${width}`);
        assert.ok((await measured(page, found, { at: `${width} x ${height}` })) > 1);
      }
    });
  });
}

describe('words of a header over a bright sky', () => {
  const visit = useBrowser();

  it('have the same contrast even on a black one', async () => {
    const { page } = await visit();
    const style = photograph('#000');
    const found = await open(page, pathOfHome('de'), { style, words: HEADER, sky: 'light' });
    for (const [width, height] of WINDOWS) {
      await page.setViewport({ width, height });
      assert.ok((await measured(page, found, { at: `${width} x ${height}`, sky: 'light' })) > 1);
    }
  });
});

describe('words over the picture of a video', () => {
  const visit = useBrowser();

  // In German, whose words cover most of it: a language changes nothing else there.
  it('have the same contrast', async () => {
    const { page } = await visit({ javaScript: false });
    const path = () => Promise.resolve('/states/de/background-video/1');
    const words = await open(page, path, { style: VIDEO, words: '.background-video h2' });
    for (const [width, height] of WINDOWS) {
      await page.setViewport({ width, height });
      assert.equal(await measured(page, words, { at: `${width} x ${height}` }), 1);
    }
  });
});

const pathOfHome = (locale: Locale) => async () =>
  templates(await sharedSite(), locale)['home'] ?? '';

const WHITE = 'rgb(255, 255, 255)';
/** No lighter than the lightest channel of the dark words. */
const INK = 25;
const COLOURS = { dark: WHITE, light: 'rgb(12, 19, 25)' };

interface Look {
  style: string;
  /** Selects the words. */
  words: string;
  /** What the agency says of its photograph. */
  sky?: keyof typeof COLOURS;
}

/** Opens a page with other styles. */
async function open(
  page: Page,
  path: () => Promise<string>,
  { style, words, sky = 'dark' }: Look,
): Promise<ElementHandle[]> {
  const { origin } = await sharedSite();
  await page.setBypassCSP(true);
  // The colour of the header's words would change gradually.
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.goto(origin + (await path()), { waitUntil: 'load' });
  await page.$eval(':root', (root, value) => root.setAttribute('data-sky', value), sky);
  // An agency's paper may be dark: the words keep their colour.
  await page.addStyleTag({ content: ':root { --paper: #14110d }' });
  const found = await page.$$(words);
  for (const word of found) {
    const colour = await word.evaluate((element) => getComputedStyle(element).color);
    assert.equal(colour, COLOURS[sky]);
  }
  await page.addStyleTag({ content: style });
  return found;
}

/**
 * Checks the ground of words on a picture of the window.
 * @returns how many of them are shown.
 */
async function measured(
  page: Page,
  words: readonly ElementHandle[],
  { at, sky = 'dark' }: { at: string; sky?: keyof typeof COLOURS },
): Promise<number> {
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
    const { min, max } = channels[0]!;
    const ratio = sky === 'dark' ? contrast(255, max) : contrast(min, INK);
    assert.ok(ratio >= 4.5, `${at}: ${ratio.toFixed(2)}`);
    looked += 1;
  }
  return looked;
}

/** WCAG's contrast of two greys from 0 to 255, the lighter one first. */
function contrast(lighter: number, darker: number): number {
  return (luminance(lighter) + 0.05) / (luminance(darker) + 0.05);
}

function luminance(grey: number): number {
  const share = grey / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
