import assert from 'node:assert/strict';
import type { HTTPRequest } from 'puppeteer';
import { PAGE_SCRIPTS } from '../../views/domain/page-files/page-scripts.ts';
import { useBrowser } from '../support/browser.ts';
import { type OpenSite, sharedSite, templates } from '../support/live-site.ts';

/** Of the page of a home. */
const SCRIPTS = ['results', 'saved', 'seen', 'share', 'third-parties'];

const isOf = (scripts: readonly string[], request: HTTPRequest) =>
  scripts.some((name) => request.url().includes(`/assets/js/${name}.`));

describe('the scripts of a page', () => {
  const visit = useBrowser();
  let site: OpenSite;
  let url: string;
  before(async () => {
    site = await sharedSite();
    url = site.origin + templates(site, 'nl')['home for sale'];
  });

  it('are fetched after its first paint', async () => {
    const { page, complaints, requests } = await visit();
    let held: HTTPRequest | undefined;
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (held || request.resourceType() !== 'stylesheet') void request.continue();
      else held = request;
    });
    const parsed = new Promise((resolve) => void page.once('domcontentloaded', resolve));
    const loaded = page.goto(url, { waitUntil: 'load' });
    await parsed;
    // The boot script has run: another import waits for it.
    await page.$eval('script[src*="/boot."]', ({ src }: HTMLScriptElement) => import(src));
    const asked = () => SCRIPTS.filter((name) => requests.some((at) => at.includes(`/${name}.`)));
    assert.deepEqual(asked(), []);
    await held?.continue();
    await loaded;
    await page.waitForNetworkIdle();
    assert.deepEqual(asked(), SCRIPTS);
    assert.deepEqual(complaints, []);
  });

  it('run though they could not be fetched before the network was back', async () => {
    const { page } = await visit();
    const errors: unknown[] = [];
    page.on('pageerror', (error) => errors.push(error));
    let isLost = true;
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      void (isLost && isOf(SCRIPTS, request) ? request.abort() : request.continue());
    });
    const lost = page.waitForRequest((request) => request.url().includes('/saved.'));
    await page.evaluateOnNewDocument(() => {
      addEventListener('saved', () => Object.assign(globalThis, { haveRun: true }));
    });
    await page.goto(url, { waitUntil: 'load' });
    await lost;
    isLost = false;
    // The page may learn of the failure later than the test.
    await page.waitForFunction(() => {
      dispatchEvent(new Event('online'));
      return 'haveRun' in globalThis;
    });
    await page.waitForSelector('.share-buttons button', { visible: true });
    assert.deepEqual(errors, []);
  });

  it('answer every press: before they have run no button is shown that only they know', async () => {
    const { page } = await visit();
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      const isPageScript = isOf(PAGE_SCRIPTS, request);
      void (isPageScript ? request.abort() : request.continue());
    });
    for (const [name, path] of Object.entries(templates(site, 'nl'))) {
      await page.goto(site.origin + path, { waitUntil: 'load' });
      const unanswered = await page.$$eval('button[type=button]', (buttons) =>
        buttons
          // Islands keep what is pressed before they are hydrated, and popovers need no script.
          .filter((one) => !one.closest('x-island') && !one.hasAttribute('popovertarget'))
          .filter((one) => one.checkVisibility({ visibilityProperty: true }))
          .map(({ outerHTML }) => outerHTML),
      );
      assert.deepEqual(unanswered, [], name);
    }
  });
});
