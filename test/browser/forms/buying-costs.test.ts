import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import {
  openPage,
  overflow,
  PHONE,
  useBrowser,
  violations,
  withoutGivenUp,
} from '../../support/browser.ts';
import { type LiveSite, liveSite } from '../../support/live-site.ts';

describe('the costs of buying', () => {
  const visit = useBrowser();
  let site: LiveSite;
  before(async () => {
    site = await liveSite();
  });
  after(() => site.close());

  const says = (page: Page, selector: string, text: string) =>
    page.waitForFunction(
      (at, words) =>
        (document.querySelector(at)?.textContent ?? '').replaceAll('\u00a0', ' ').includes(words),
      {},
      selector,
      text,
    );

  it('follow what is typed, mark a field once it is left, and keep the other’s focus', async () => {
    const { page, complaints } = await visit({ viewport: PHONE });
    await openPage(page, `${site.origin}/nl/aankoopkosten`);
    const weight = () => page.$eval('.costs-sum', (sum) => getComputedStyle(sum).fontWeight);
    assert.equal(await weight(), '400', 'it asks for the price, it is no sum yet');
    const answered = page.waitForResponse((answer) => answer.url().includes('price=300.000'));
    await page.type('[name=price]', '300.000');
    await answered;
    await page.waitForFunction(() =>
      document.querySelector('a[hreflang=de]')?.getAttribute('href')?.includes('price'),
    );
    assert.equal((await page.$$('.form-fault')).length, 0, 'a field that nobody has reached');
    await page.type('[name=zip]', '1000');
    await says(page, '.costs-sum', '€ 38.407,50');
    assert.equal(await weight(), '600');
    const german = await page.$eval('a[hreflang=de]', (link) => link.getAttribute('href'));
    assert.match(german ?? '', /price=300\.000&zip=1000/);
    // By the keyboard: "no" is chosen, "yes" stands before it.
    await page.focus('[name=only][value="0"]');
    await page.keyboard.press('ArrowLeft');
    await says(page, '.costs-sum', '€ 13.407,50');
    await page.type('[name=classes]', '2');
    await says(page, '.costs-sum', '€ 7.157,50');
    assert.equal(await page.$eval(':focus', (field) => field.getAttribute('name')), 'classes');
    await page.type('[name=money]', '50000');
    await page.type('[name=rate]', '99');
    await says(page, '.costs-sum', 'In totaal');
    assert.equal((await page.$$('.form-fault')).length, 0);
    await page.keyboard.press('Tab');
    await says(page, '[data-cost-field=rate]', 'hoogstens 20 %');
    assert.deepEqual(await violations(page, '.module-buying-costs'), []);
    await page.$eval('[name=rate]', (field) => ((field as HTMLInputElement).value = ''));
    await page.type('[name=rate]', '3');
    await page.type('[name=years]', '20');
    await page.waitForSelector('.costs-drawing');
    assert.equal((await page.$$('.form-fault')).length, 0);
    assert.ok((await overflow(page)) <= 0);
    assert.deepEqual(withoutGivenUp(complaints), []);
  });
});
