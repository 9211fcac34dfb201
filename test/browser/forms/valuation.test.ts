import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import { createLinks } from '../../../views/subjects/create-links.ts';
import {
  hydrated,
  openPage,
  overflow,
  PHONE,
  useBrowser,
  violations,
} from '../../support/browser.ts';
import { FORM_LOCALES, type LiveSite, liveSite } from '../../support/live-site.ts';
import { fillIn, follow } from '../../support/form-page.ts';
import { ADDRESS, PERSON } from '../../support/forms/typed.ts';

describe('the valuation in a browser', () => {
  const visit = useBrowser();
  let site: LiveSite;
  before(async () => {
    site = await liveSite();
  });
  after(() => site.close());

  const pathOf = (name: string, locale: 'nl' | 'fr' | 'en' | 'de' = 'nl') =>
    createLinks(site.parts.source.paths, locale).page(name) ?? `no ${name}`;
  const valueOf = (page: Page, name: string) =>
    page.$eval(`[name="${name}"]`, (input) => (input as HTMLInputElement).value);
  /** The number of the step; on a busy machine the page may have come as far as its head only. */
  const plate = async (page: Page) => {
    const shown = await page.waitForSelector('.wizard-head .plate');
    return shown?.evaluate((one) => one.textContent);
  };

  for (const locale of FORM_LOCALES) {
    it(`is asked for by keyboard on a phone in ${locale}`, async () => {
      const { page, complaints } = await visit({ viewport: PHONE });
      await openPage(page, site.origin + pathOf('valuation', locale));
      await page.focus('[name="propertyType"]');
      await hydrated(page, '.form');
      await page.keyboard.press('Enter');
      await page.waitForSelector('.form-summary:focus');
      assert.equal((await page.$$('.form-summary a')).length, 5);
      assert.deepEqual(await violations(page), []);
      await page.focus('[name="propertyType"]');
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowRight');
      for (const value of Object.values(ADDRESS)) {
        await page.keyboard.press('Tab');
        await page.keyboard.type(value);
      }
      await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
      assert.equal(await plate(page), '2 / 2');
      assert.equal(page.url(), `${site.origin}${pathOf('valuation', locale)}?step=2`);
      assert.deepEqual(await violations(page), []);
      assert.ok((await overflow(page)) <= 0);
      const button = await page.$eval('.form-submit', (one) => one.getBoundingClientRect().bottom);
      assert.ok(button <= PHONE.height, 'the button is at the foot of the screen');
      await fillIn(page, PERSON);
      await page.focus('[name="contactTime"]');
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await page.focus('[name="PhoneNumber"]');
      await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
      assert.equal(new URL(page.url()).pathname, `/${locale}/bedankt/gratis-schatting`);
      assert.equal((await page.$$('.thanks-steps li')).length, 3);
      assert.deepEqual(await violations(page), []);
      assert.ok((await overflow(page)) <= 0);
      assert.deepEqual(complaints, []);
    });
  }

  for (const javaScript of [true, false]) {
    const how = javaScript ? 'with' : 'without';
    it(`is begun by a strip ${how} script, whose address no URL has`, async () => {
      const { page, requests } = await visit({ javaScript });
      await openPage(page, site.origin + pathOf('sell'));
      await page.type('.valuation-form [name="begin"]', 'Koestraat 12, 9000 Gent');
      await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
      assert.equal(await plate(page), '1 / 2');
      for (const [name, value] of Object.entries(ADDRESS)) {
        assert.equal(await valueOf(page, name), value);
      }
      assert.ok(requests.every((url) => !url.includes('Koestraat')));
    });

    it(`keeps what was typed through its own Back and the browser's, ${how} script`, async () => {
      const { page } = await visit({ javaScript, isWhole: true });
      await page.goto(site.origin + pathOf('valuation'));
      await page.click('[name="propertyType"][value="2"]');
      await fillIn(page, ADDRESS);
      await follow(page, '.form-submit');
      await fillIn(page, { FirstName: 'An', Email: 'an@' });
      await follow(page, '.wizard-back');
      assert.equal(await plate(page), '1 / 2');
      assert.equal(await valueOf(page, 'propertyStreet'), 'Koestraat');
      await follow(page, '.form-submit');
      assert.equal(await valueOf(page, 'FirstName'), 'An');
      assert.equal(await valueOf(page, 'Email'), 'an@');
      await page.goBack();
      assert.equal(await valueOf(page, 'propertyStreet'), 'Koestraat');
      await page.goBack();
      assert.equal(await valueOf(page, 'FirstName'), 'An');
      await page.goBack();
      assert.equal(await plate(page), '1 / 2');
      assert.equal(await valueOf(page, 'propertyStreet'), 'Koestraat');
      await follow(page, '.form-submit');
      assert.equal(await plate(page), '2 / 2');
      await page.reload();
      assert.equal(await valueOf(page, 'FirstName'), 'An');
    });
  }

  it('fills in the town of a postcode, unless the visitor has typed one', async () => {
    const { page, requests } = await visit();
    await openPage(page, site.origin + pathOf('valuation'));
    const townIs = (town: string) =>
      page.waitForFunction(
        (value) =>
          document.querySelector<HTMLInputElement>('[name="propertyCity"]')?.value === value,
        {},
        town,
      );
    const typeZip = async (zip: string) => {
      await page.$eval('[name="propertyZip"]', (input) => (input as HTMLInputElement).select());
      await page.type('[name="propertyZip"]', zip);
    };
    await typeZip('9050');
    await townIs('Gent');
    await typeZip('4700');
    await townIs('Eupen');
    await typeZip('1449');
    await page.waitForNetworkIdle({ idleTime: 300 });
    await townIs('Eupen');
    await page.$eval('[name="propertyCity"]', (input) => (input as HTMLInputElement).select());
    await page.type('[name="propertyCity"]', 'Luxembourg');
    await typeZip('9000');
    await page.waitForNetworkIdle({ idleTime: 300 });
    await townIs('Luxembourg');
    const asked = requests.filter((url) => url.includes('/api/places'));
    assert.ok(asked.every((url) => url.startsWith(site.origin)));
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      const isPlaces = request.url().includes('/api/places');
      void (isPlaces ? request.abort() : request.continue());
    });
    await page.$eval('[name="propertyCity"]', (input) => (input as HTMLInputElement).select());
    await page.keyboard.press('Backspace');
    await typeZip('8000');
    await page.waitForNetworkIdle({ idleTime: 300 });
    await townIs('');
  });

  it('is asked for without script, with a fault on the way', async () => {
    const { page } = await visit({ javaScript: false });
    await page.goto(site.origin + pathOf('valuation'));
    await fillIn(page, { ...ADDRESS, propertyZip: '90' });
    await follow(page, '.form-submit');
    assert.equal((await page.$$('.form-summary a')).length, 2);
    await page.click('[name="propertyType"][value="garage"]');
    await page.$eval('[name="propertyZip"]', (input) => (input as HTMLInputElement).select());
    await fillIn(page, { propertyZip: '9000' });
    await follow(page, '.form-submit');
    await fillIn(page, PERSON);
    await page.focus('[name="Email"]');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    assert.equal(new URL(page.url()).pathname, '/nl/bedankt/gratis-schatting');
    assert.match(
      await page.$eval('.thanks-answers', (answers) => answers.textContent ?? ''),
      /Garage.*Koestraat 12, 9000 Gent/s,
    );
  });

  it('sends the address that each of two tabs shows', async () => {
    const { page } = await visit();
    const { page: other } = await visit();
    for (const [tab, propertyStreet] of [
      [page, 'Koestraat'],
      [other, 'Meir'],
    ] as const) {
      await tab.bringToFront();
      await tab.goto(site.origin + pathOf('valuation'));
      await tab.click('[name="propertyType"][value="1"]');
      await fillIn(tab, { ...ADDRESS, propertyStreet });
      await follow(tab, '.form-submit');
    }
    await page.bringToFront();
    await fillIn(page, PERSON);
    await follow(page, '.form-submit');
    const sent = () => page.$eval('.thanks-answers', (answers) => answers.textContent ?? '');
    assert.match(await sent(), /Koestraat 12/);
    await other.bringToFront();
    await other.goto(`${site.origin}${pathOf('valuation')}?step=2`);
    // The draft was one for both: the form begins again, and says so.
    assert.equal(other.url(), `${site.origin}${pathOf('valuation')}?step=1`);
    assert.equal((await other.$$('.form-summary')).length, 1);
  });
});
