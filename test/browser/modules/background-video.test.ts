import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import { DESKTOP, openPage, PHONE, useBrowser, type Visit } from '../../support/browser.ts';
import { type OpenSite, sharedSite } from '../../support/live-site.ts';

const VIDEO = '.background-video video';
const BUTTON = '.background-video-button button';

describe('a video in the background', () => {
  const visit = useBrowser();
  let site: OpenSite;
  before(async () => {
    site = await sharedSite();
  });

  const open = ({ page }: Visit) => openPage(page, `${site.origin}/states/nl/background-video/1`);
  const fetched = ({ requests }: Visit) => requests.filter((url) => url.includes('/videos/'));
  const stillIsThere = (page: Page) =>
    page.$eval('.background-video img', (img) => img.checkVisibility());
  const plays = (page: Page, isPlaying: boolean) =>
    page.waitForFunction(
      (of, wanted) => document.querySelector<HTMLVideoElement>(of)?.paused === !wanted,
      {},
      VIDEO,
      isPlaying,
    );

  it('plays without sound over its still, and is stopped by its button', async () => {
    const seen = await visit({ viewport: DESKTOP });
    await open(seen);
    await plays(seen.page, true);
    assert.equal(await seen.page.$eval(VIDEO, (video) => video.muted && video.loop), true);
    assert.ok(await stillIsThere(seen.page));
    await seen.page.click(BUTTON);
    await plays(seen.page, false);
    assert.equal(await seen.page.$eval(BUTTON, (b) => b.ariaLabel), 'Hervatten');
    await seen.page.click(BUTTON);
    await plays(seen.page, true);
    assert.deepEqual(seen.complaints, []);
  });

  it('is not fetched where less motion is wanted or data are saved', async () => {
    for (const why of ['motion', 'data', 'less data']) {
      const seen = await visit({ viewport: PHONE });
      const value = why === 'motion' ? 'reduce' : 'no-preference';
      await seen.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value }]);
      if (why === 'data') {
        await seen.page.evaluateOnNewDocument(() =>
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
        );
      }
      if (why === 'less data') {
        const session = await seen.page.createCDPSession();
        const features = [{ name: 'prefers-reduced-data', value: 'reduce' }];
        await session.send('Emulation.setEmulatedMedia', { features });
      }
      await open(seen);
      assert.equal(await seen.page.$(VIDEO), null, why);
      assert.deepEqual(fetched(seen), [], why);
      assert.ok(await stillIsThere(seen.page));
    }
  });

  it('follows a visitor who changes to less motion, and back as it was left', async () => {
    const seen = await visit({ viewport: DESKTOP });
    const { page } = seen;
    const motion = (value: string) =>
      page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value }]);
    const isGone = () => page.waitForFunction((of) => !document.querySelector(of), {}, VIDEO);
    await open(seen);
    await plays(page, true);
    await motion('reduce');
    await isGone();
    assert.equal(await page.$(BUTTON), null);
    assert.ok(await stillIsThere(page));
    await motion('no-preference');
    await plays(page, true);
    await page.click(BUTTON);
    await plays(page, false);
    await motion('reduce');
    await isGone();
    await motion('no-preference');
    await plays(page, false);
    assert.equal(await page.$eval(BUTTON, (b) => b.ariaLabel), 'Hervatten');
    assert.deepEqual(seen.complaints, []);
  });

  it('shows its still where it may not play automatically, and only logs that', async () => {
    const seen = await visit({ viewport: DESKTOP });
    await seen.page.evaluateOnNewDocument(() => {
      HTMLMediaElement.prototype.play = () =>
        Promise.reject(new DOMException('a gesture is needed', 'NotAllowedError'));
    });
    await open(seen);
    await seen.page.waitForFunction((of) => !document.querySelector(of), {}, VIDEO);
    assert.ok(await stillIsThere(seen.page));
    const warnings = seen.complaints.filter((text) => !text.startsWith('failed: '));
    assert.equal(warnings.length, 1);
    assert.match(warnings[0] ?? '', /^warn: a background video cannot play/);
    assert.equal(await seen.page.$('.module-crash'), null);
  });

  it('without script is its still', async () => {
    const seen = await visit({ viewport: PHONE, javaScript: false });
    await seen.page.goto(`${site.origin}/states/nl/background-video/1`, { waitUntil: 'load' });
    assert.ok(await stillIsThere(seen.page));
    assert.deepEqual(fetched(seen), []);
  });

  it('of another host is contacted after two presses', async () => {
    const seen = await visit({ viewport: DESKTOP });
    const { page } = seen;
    const asked: string[] = [];
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      const isOwn = request.url().startsWith(site.origin) || request.url().startsWith('data:');
      if (!isOwn) asked.push(new URL(request.url()).hostname);
      void (isOwn ? request.continue() : request.abort());
    });
    await openPage(page, `${site.origin}/states/nl/background-video/3`);
    await page.click('.background-video [data-dialog]');
    await page.waitForSelector('dialog[open] .tour-frame button');
    assert.deepEqual(asked, []);
    await page.click('dialog[open] .tour-frame button');
    await page.waitForSelector('dialog[open] iframe');
    assert.deepEqual(asked, ['player.vimeo.com']);
  });
});
