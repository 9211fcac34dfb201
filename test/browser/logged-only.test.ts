import assert from 'node:assert/strict';
import { emptyQuery } from '../../views/domain/list/list-query.ts';
import { createLinks } from '../../views/subjects/create-links.ts';
import { openPage, settled, useBrowser } from '../support/browser.ts';
import { type OpenSite, sharedSite } from '../support/live-site.ts';

/** Spec section 8: failures that do not hinder a visitor are logged as warnings. */
describe('what is only logged', () => {
  const visit = useBrowser();
  let site: OpenSite;
  let list: string;
  before(async () => {
    site = await sharedSite();
    list = site.origin + createLinks(site.parts.source.paths, 'nl').list(emptyQuery('sale'));
  });

  it('is a browser without storage: the list works', async () => {
    const { page, complaints } = await visit();
    await page.evaluateOnNewDocument(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await openPage(page, list);
    await page.$eval('.more', (foot) => foot.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await page.waitForSelector('[data-page="2"] [data-card]');
    await page.focus('.list [name=order]');
    await page.select('.list [name=order]', 'price-asc');
    await page.waitForFunction(() => location.search.includes('order=price-asc'));
    const isOfPosition = (line: string) => line.startsWith('warn: list position');
    // When the list was changed.
    assert.ok(complaints.some(isOfPosition));
    await page.evaluate(() => stop());
    complaints.length = 0;
    await page.reload({ waitUntil: 'load' });
    await settled(page);
    assert.ok(await page.$('.list [data-card]'));
    // When it was loaded again: what a page says that is left is not seen.
    assert.ok(complaints.some(isOfPosition));
    assert.deepEqual(
      complaints.filter(
        (line) => !/^warn: (list position|list not stored|what is new was not marked)/.test(line),
      ),
      [],
    );
  });

  it('is a map that cannot be had; the list stays', async () => {
    const { page, complaints } = await visit();
    await openPage(page, list);
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (/\/css\/map\./.test(request.url())) void request.abort();
      else void request.continue();
    });
    const cards = () =>
      page.$$eval('.list [data-card]', (all) => all.map((card) => (card as HTMLElement).innerText));
    const before = await cards();
    await page.click('.list-map-ask button');
    await page.waitForSelector('.list-map-ask [role="alert"]');
    assert.ok(complaints.some((line) => line.startsWith('warn: the map did not start')));
    assert.ok(before.length > 0);
    assert.deepEqual(await cards(), before);
    assert.equal(await page.$('.module-crash'), null);
  });
});
