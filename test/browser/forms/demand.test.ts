import assert from 'node:assert/strict';
import type { HTTPRequest, Page } from 'puppeteer';
import type { Locale } from '../../../views/domain/locale.ts';
import { BUDGET_DEBOUNCE } from '../../../views/domain/timings.ts';
import {
  hydrated,
  openPage,
  overflow,
  PHONE,
  settled,
  useBrowser,
  violations,
} from '../../support/browser.ts';
import { FORM_LOCALES, type LiveSite, liveSite, templates } from '../../support/live-site.ts';
import { newestContent } from '../../support/stored-leads.ts';
import { fillIn, send } from '../../support/form-page.ts';
import { PERSON } from '../../support/forms/typed.ts';

describe('the demand register', () => {
  const visit = useBrowser();
  let site: LiveSite;
  before(async () => {
    site = await liveSite();
  });
  after(() => site.close());

  const urlOf = (locale: Locale, name = 'demand') => site.origin + templates(site, locale)[name];
  const choose = (page: Page, name: string, value: string) =>
    page.click(`label:has([name="${name}"][value="${value}"])`);
  const valueOf = (page: Page, name: string) =>
    page.$eval(`[name="${name}"]`, (input) => (input as HTMLInputElement).value);
  const ranges = (page: Page) =>
    page.$$eval('[type="range"]', (inputs) =>
      inputs.map((input) => {
        const { max, step, value, ariaValueText } = input as HTMLInputElement;
        return { max, step, value, text: ariaValueText };
      }),
    );
  const newest = async () => {
    const { lead } = await newestContent(site);
    assert.ok(lead.kind === 'demand');
    return lead;
  };

  it('fetches no React before it is touched', async () => {
    for (const name of ['demand', 'demand in steps', 'demand of a list']) {
      const { page, requests } = await visit();
      await openPage(page, urlOf('nl', name));
      await page.waitForNetworkIdle({ idleTime: 200 });
      const scripts = requests.filter((url) => url.endsWith('.js'));
      assert.ok(
        scripts.every((url) => /\/(boot|saved|third-parties)\./.test(new URL(url).pathname)),
      );
    }
  });

  it('has a slider once a goal is chosen, and another when it is changed', async () => {
    const { page } = await visit();
    await openPage(page, urlOf('nl'));
    assert.deepEqual(await ranges(page), []);
    await choose(page, 'Goal', '0');
    await page.waitForSelector('[type="range"]');
    const [, high] = await ranges(page);
    assert.deepEqual(high, {
      max: '1000000',
      step: '1000',
      value: '1000000',
      text: '€\u00a01.000.000+',
    });

    await page.type('[name="PriceMin"]', '250000');
    await page.keyboard.press('Tab');
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('[type="range"]')?.value === '250000',
    );
    await page.focus('[type="range"]:last-of-type');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    assert.equal(await valueOf(page, 'PriceMax'), '998.000');
    await new Promise((settle) => setTimeout(settle, 2 * BUDGET_DEBOUNCE));
    assert.equal(await valueOf(page, 'PriceMin'), '250.000');
    assert.equal((await ranges(page))[1]?.value, '998000');

    await choose(page, 'Goal', '0');
    assert.equal(await valueOf(page, 'PriceMax'), '998.000');
    await choose(page, 'Goal', '1');
    await page.waitForSelector('[type="range"][max="3000"]');
    assert.deepEqual(
      (await ranges(page)).map(({ max, step, value }) => [max, step, value]),
      [
        ['3000', '100', '0'],
        ['3000', '100', '3000'],
      ],
    );
    assert.deepEqual([await valueOf(page, 'PriceMin'), await valueOf(page, 'PriceMax')], ['', '']);
    assert.ok(await page.$eval('[name="totalAmountIncome"]', (field) => field.checkVisibility()));
    assert.ok(!(await page.$eval('[name="propertyGoalType"]', (field) => field.checkVisibility())));
    await choose(page, 'Goal', '0');
    assert.ok(
      !(await page.$eval('[name="totalAmountIncome"]', (field) => field.checkVisibility())),
    );
  });

  it('keeps its prices through an error, and sends what the slider shows', async () => {
    const { page, complaints } = await visit();
    await openPage(page, urlOf('nl', 'demand of a list'));
    await fillIn(page, { ...PERSON, Email: 'an' });
    await hydrated(page, '.form');
    await page.click('.form-submit');
    await page.waitForSelector('.form-summary:focus');
    assert.equal((await page.$$('.form-field-failed [name="Email"]')).length, 1);
    assert.ok((await overflow(page)) <= 0);
    assert.deepEqual(await violations(page), []);
    assert.equal(await valueOf(page, 'PriceMax'), '900');
    await page.type('[name="Email"]', '@example.be');
    await page.focus('[type="range"]:last-of-type');
    await page.keyboard.press('ArrowRight');
    await send(page);
    assert.equal(new URL(page.url()).pathname, '/nl/bedankt/demand-register');
    const { goal, priceMax, zips, rooms } = await newest();
    assert.deepEqual(
      { goal, priceMax, zips, rooms },
      { goal: 1, priceMax: 1000, zips: ['9000'], rooms: 2 },
    );
    assert.deepEqual(complaints, []);
  });

  it('takes several places by keyboard, as a list does', async () => {
    const { page } = await visit();
    await openPage(page, urlOf('nl'));
    await page.focus('.regions-input');
    await hydrated(page, '.form');
    for (const [index, place] of ['Lüttich', 'Eupen 4700'].entries()) {
      await page.focus('.regions-input');
      await page.keyboard.type(place);
      await page.keyboard.press('Enter');
      await page.waitForFunction(
        (count) => document.querySelectorAll('[name="Zips"]:checked').length === count,
        {},
        index + 1,
      );
    }
    assert.equal((await page.$$('.form-summary')).length, 0);
    await choose(page, 'Goal', '0');
    await fillIn(page, PERSON);
    await send(page);
    const ofLiege = ['4000', '4020', '4030', '4031', '4032'];
    assert.deepEqual((await newest()).zips, [...ofLiege, '4700']);
  });

  it('makes each of several typed places a chip, and sends the last with the form', async () => {
    const { page } = await visit();
    await openPage(page, urlOf('nl'));
    await page.type('.regions-input', 'Aalst, Ninove');
    await page.waitForFunction(() => document.querySelectorAll('[name="Zips"]').length === 1);
    await choose(page, 'Goal', '0');
    await fillIn(page, PERSON);
    await page.waitForFunction(() => document.querySelectorAll('[name="Zips"]').length === 2);
    await page.focus('.regions-input');
    await page.keyboard.type('Eupen');
    // Sent before the answer about the last place.
    await page.$eval('.form', (form) => (form as HTMLFormElement).requestSubmit());
    await page.waitForSelector('.thanks-plate');
    const { zips } = await newest();
    for (const zip of ['9300', '9400', '4700']) assert.ok(zips.includes(zip), zip);
  });

  it('keeps what is typed in the moment that the place before it is found', async () => {
    const { page } = await visit();
    await openPage(page, urlOf('nl'));
    await page.focus('.regions-input');
    await hydrated(page, '.form');
    const asked = Promise.withResolvers<HTTPRequest>();
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (new URL(request.url()).searchParams.get('q') === 'Aalst') asked.resolve(request);
      else void request.continue();
    });
    await page.keyboard.type('Aalst, Ni');
    await page.evaluate(() => {
      new MutationObserver((_, observer) => {
        observer.disconnect();
        // oxlint-disable-next-line typescript/no-deprecated -- nothing else types from a page
        document.execCommand('insertText', false, 'n');
      }).observe(document.querySelector('.combo:has(.regions-input)')!, {
        childList: true,
        subtree: true,
      });
    });
    await (await asked.promise).continue();
    await page.waitForFunction(() => document.querySelectorAll('[name="Zips"]').length === 1);
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('.regions-input')?.value === 'Nin',
    );
  });

  it('takes all of it without JavaScript', async () => {
    const { page } = await visit({ javaScript: false });
    await page.goto(urlOf('nl'));
    await choose(page, 'Goal', '0');
    await choose(page, 'TypeOfPropertyIDs', '1');
    const places = await page.$eval('.regions-plain', (all) => all.getBoundingClientRect().height);
    assert.equal(places, 320, 'more places than fit in 20 rem scroll');
    await page.click('.regions-plain label:nth-child(2)');
    await page.click('.regions-plain label:nth-child(3)');
    await fillIn(page, { ...PERSON, PriceMax: '450.000' });
    await page.$eval('[name="Name"]', (input) => ((input as HTMLInputElement).value = ''));
    await send(page);
    assert.equal((await page.$$('.form-summary a')).length, 1);
    assert.equal((await page.$$('.regions-chosen :checked')).length, 2);
    assert.equal(await valueOf(page, 'PriceMax'), '450.000');
    // Another goal drops the prices that the form was shown with.
    await choose(page, 'Goal', '1');
    await fillIn(page, { Name: 'Maes', PriceMin: '600' });
    await send(page);
    assert.equal(new URL(page.url()).pathname, '/nl/bedankt/demand-register');
    const { goal, priceMin, priceMax, zips } = await newest();
    assert.deepEqual([goal, priceMin, priceMax, zips.length], [1, 600, undefined, 2]);
  });

  for (const locale of FORM_LOCALES) {
    it(`goes in steps in ${locale}, by keyboard on a phone, and back`, async () => {
      const { page, complaints } = await visit({ viewport: PHONE, isWhole: true });
      const isClean = async () => {
        assert.ok((await overflow(page)) <= 0);
        assert.deepEqual(await violations(page), []);
      };
      const isAt = (step: number) =>
        page.waitForFunction(
          (plate) => document.querySelector('.wizard-head .plate')?.textContent === plate,
          {},
          `${step} / 5`,
        );
      /** Sends a step, to the next. */
      const next = async (step: number) => {
        await page.keyboard.press('Enter');
        await isAt(step);
        await settled(page);
        await isClean();
      };
      await openPage(page, urlOf(locale, 'demand in steps'));
      await page.focus('[name="Goal"]');
      await page.keyboard.press('Space');
      await hydrated(page, '.form');
      await next(2);
      assert.equal(new URL(page.url()).search, '?step=2');
      await page.type('[name="PriceMax"]', '400000');
      await next(3);
      await page.focus('[name="TypeOfPropertyIDs"]');
      await page.keyboard.press('Space');
      await next(4);
      await page.goBack();
      await isAt(3);
      await Promise.all([page.waitForNavigation(), page.click('.wizard-back')]);
      assert.equal(await valueOf(page, 'PriceMax'), '400.000');
      await page.focus('[name="PriceMax"]');
      await next(3);
      await page.focus('[name="TypeOfPropertyIDs"]');
      await next(4);
      await page.click('.form-submit');
      await isAt(5);
      await settled(page);
      await isClean();
      await fillIn(page, PERSON);
      await page.keyboard.press('Enter');
      await page.waitForSelector('.thanks-plate');
      assert.equal(new URL(page.url()).pathname, `/${locale}/bedankt/demand-register`);
      assert.equal((await newest()).priceMax, 400_000);
      assert.deepEqual(complaints, []);
    });
  }

  it('goes in steps without JavaScript', async () => {
    const { page } = await visit({ javaScript: false });
    await page.goto(urlOf('nl', 'demand in steps'));
    await choose(page, 'Goal', '1');
    await send(page);
    assert.ok(!(await page.$eval('.budget', (slider) => slider.checkVisibility())));
    await fillIn(page, { PriceMax: '1.100' });
    await send(page);
    await choose(page, 'rooms', '4');
    await send(page);
    await page.click('.regions-plain label:nth-child(1)');
    await send(page);
    await fillIn(page, { ...PERSON, totalAmountIncome: '2.900' });
    await send(page);
    assert.equal(new URL(page.url()).pathname, '/nl/bedankt/demand-register');
    const { priceMax, rooms, zips, totalAmountIncome } = await newest();
    assert.deepEqual([priceMax, rooms, zips.length, totalAmountIncome], [1100, 4, 1, 2900]);
  });

  it('shows the places that were chosen after Back without JavaScript', async () => {
    const { page } = await visit({ javaScript: false, isWhole: true });
    await page.goto(urlOf('nl', 'demand in steps'));
    await choose(page, 'Goal', '1');
    for (let step = 1; step < 4; step++) await send(page);
    const ticked = () =>
      page.$$eval('[name="Zips"]:checked', (boxes) =>
        boxes.map((box) => (box as HTMLInputElement).value),
      );
    await page.click('.regions-plain label:nth-child(3)');
    const chosen = await ticked();
    await send(page);
    await page.goBack();
    assert.deepEqual(await ticked(), chosen);
    await page.click('.regions-plain label:nth-child(5)');
    const both = await ticked();
    assert.equal(both.length, 2);
    await send(page);
    await page.goBack();
    assert.deepEqual(await ticked(), both);
  });
});
