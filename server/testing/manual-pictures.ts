// Makes the pictures of the manual's modules, docs/agency/KIND.webp, from the states of a running
// site of the demo agency (docs/extending.md, "The manual"):
//   npm run manual-pictures -- http://127.0.0.1:3000
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'puppeteer';
import { makeFolderSync } from '../platform/files/make-folder.ts';
import { ROOT } from '../build/paths.ts';
import { launchChromium } from './chromium.ts';
import { picturedKinds } from '../checks/manual-parts.ts';

/** Pixels of the window; a picture is as wide and at most as high. */
const WINDOW = { width: 1024, height: 700 };
/** Bytes of a picture at most; its quality is lowered until it fits. */
const MAX_BYTES = 38_000;
const QUALITIES = [60, 45, 30, 20, 10];

/** Modules of an owner's page: without a session they only ask to sign in. */
const OF_OWNERS = new Set(['owner-history', 'owner-home']);
/** An owner of the demo agency (server/demo/owners). */
const OWNER = { email: 'lieve.claes@mail.example', password: 'tuinzijde-0.02' };

async function pictureOf(page: Page, part: string): Promise<Uint8Array> {
  const box = await page.$eval(part, (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { left, top: top + scrollY, width, height };
  });
  const clip = {
    x: box.left,
    y: Math.max(0, box.top),
    width: box.width,
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

/** Signs the owner in, and gives the path of their page. */
async function signIn(page: Page, from: string): Promise<string> {
  await page.goto(`${from}/en/login`, { waitUntil: 'networkidle0' });
  await page.type('#owner-email', OWNER.email);
  await page.type('#owner-password', OWNER.password);
  await Promise.all([page.waitForNavigation(), page.click('.sign-in-form form button')]);
  return new URL(page.url()).pathname;
}

const [origin] = process.argv.slice(2);
if (origin === undefined) throw new Error('the address of a running site is missing');
const folder = path.join(ROOT, 'docs/agency');
makeFolderSync(folder);
const browser = await launchChromium({ fetchesAhead: false, keepsPages: false });
let ownersPath: string | undefined;
try {
  for (const kind of picturedKinds()) {
    const page = await browser.newPage();
    await page.setViewport(WINDOW);
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    const isOfOwners = OF_OWNERS.has(kind);
    if (isOfOwners) ownersPath ??= await signIn(page, origin);
    const at = (isOfOwners && ownersPath) || `/states/en/${kind}/1`;
    await page.goto(`${origin}${at}`, { waitUntil: 'networkidle0' });
    await page.$$eval('#consent, #popup, .header, .contact-bar', (others) => {
      for (const other of others) other.remove();
    });
    writeFileSync(
      path.join(folder, `${kind}.webp`),
      await pictureOf(page, isOfOwners ? `[data-module=${kind}]` : 'main'),
    );
    await page.close();
  }
} finally {
  await browser.close();
}
