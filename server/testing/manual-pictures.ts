// Makes the pictures of the manual's modules, docs/agency/KIND.webp, from the states of a running
// site of the demo agency (docs/extending.md, "The manual"):
//   npm run manual-pictures -- http://127.0.0.1:3000
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'puppeteer';
import { ROOT } from '../build/paths.ts';
import { launchChromium } from './chromium.ts';
import { picturedKinds } from '../checks/manual-parts.ts';

/** Pixels of the window; a picture is as wide and at most as high. */
const WINDOW = { width: 1024, height: 700 };
/** Bytes of a picture at most; its quality is lowered until it fits. */
const MAX_BYTES = 38_000;
const QUALITIES = [60, 45, 30, 20, 10];

async function pictureOf(page: Page): Promise<Uint8Array> {
  const box = await page.$eval('main', (main) => {
    const { top, height } = main.getBoundingClientRect();
    return { top, height };
  });
  const clip = {
    x: 0,
    y: Math.max(0, box.top),
    width: WINDOW.width,
    height: Math.max(120, Math.min(box.height, WINDOW.height)),
    scale: 0.75,
  };
  let made: Uint8Array = new Uint8Array();
  for (const quality of QUALITIES) {
    made = await page.screenshot({ type: 'webp', quality, clip, captureBeyondViewport: true });
    if (made.length <= MAX_BYTES) break;
  }
  return made;
}

const [origin] = process.argv.slice(2);
if (origin === undefined) throw new Error('the address of a running site is missing');
const folder = path.join(ROOT, 'docs/agency');
mkdirSync(folder, { recursive: true });
const browser = await launchChromium({ fetchesAhead: false, keepsPages: false });
try {
  for (const kind of picturedKinds()) {
    const page = await browser.newPage();
    await page.setViewport(WINDOW);
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await page.goto(`${origin}/states/en/${kind}/1`, { waitUntil: 'networkidle0' });
    await page.$$eval('#consent, #popup, .header, .contact-bar', (others) => {
      for (const other of others) other.remove();
    });
    writeFileSync(path.join(folder, `${kind}.webp`), await pictureOf(page));
    await page.close();
  }
} finally {
  await browser.close();
}
