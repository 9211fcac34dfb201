import assert from 'node:assert/strict';
import { openPage, overflow, PHONE, useBrowser } from '../support/browser.ts';
import { type OpenSite, sharedSite, templates } from '../support/live-site.ts';

const LOOKED_AT = [
  'home',
  'sale list',
  'home for sale',
  'sold home',
  'project with several buildings',
  'article',
] as const;

// WCAG 1.4.4 and 1.4.10, in German: its words are the longest.
for (const [title, textSize, viewport] of [
  ['a phone with text twice as large', 32, PHONE],
  ['a window of 320 pixels', 16, { width: 320, height: 640 }],
] as const) {
  describe(`a page on ${title}`, () => {
    const visit = useBrowser(textSize);
    let site: OpenSite;
    before(async () => {
      site = await sharedSite();
    });

    for (const name of LOOKED_AT) {
      it(`is read without scrolling sideways: ${name}`, async () => {
        const { page } = await visit({ viewport });
        await page.goto(site.origin + templates(site, 'de')[name], { waitUntil: 'load' });
        assert.ok((await overflow(page)) <= 0);
        const outside = await page.$$eval(
          '.header-line > *, .contact-bar > .button',
          (parts) =>
            parts.filter((part) => {
              const { left, right } = part.getBoundingClientRect();
              return part.checkVisibility() && (left < 0 || right > innerWidth);
            }).length,
        );
        assert.equal(outside, 0);
      });
    }
  });
}

describe('a page in the colours of the visitor', () => {
  const visit = useBrowser();
  let site: OpenSite;
  before(async () => {
    site = await sharedSite();
  });

  it('still tells the tab and the page that are shown', async () => {
    const { page } = await visit();
    const session = await page.createCDPSession();
    const features = [{ name: 'forced-colors', value: 'active' }];
    await session.send('Emulation.setEmulatedMedia', { features });
    await openPage(page, site.origin + templates(site, 'de')['project with several buildings']);
    const line = (selector: string) =>
      page.$eval(selector, (element) => getComputedStyle(element).borderBottomColor);
    const [chosen, other] = ['true', 'false'].map((is) => `.fact-tabs [aria-selected=${is}]`);
    assert.notEqual(await line(chosen!), await line(other!));
    const link = '.header-nav .header-link';
    assert.notEqual(
      await line(`${link}[aria-current] > span`),
      await line(`${link}:not([aria-current]) > span`),
    );
  });
});
