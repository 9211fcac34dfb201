import assert from 'node:assert/strict';
import { type CheerioAPI, load } from 'cheerio';
import request from 'supertest';
import { type Locale, LOCALES } from '../../../views/domain/locale.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { shownAgain } from '../../support/forms/shown-again.ts';
import { freshApp, type SiteApp } from '../../support/site-app.ts';
import { newestContent } from '../../support/stored-leads.ts';
import { PERSON } from '../../support/forms/typed.ts';
import { Visitor } from '../../support/visitor.ts';
import { withoutReference } from '../../support/forms/without-reference.ts';

type Fields = Readonly<Record<string, string | readonly string[]>>;

describe('the demand register in steps', () => {
  let site: SiteApp;
  let browser: ReturnType<typeof request.agent>;
  beforeEach(async () => {
    site = await freshApp();
    browser = request.agent(site.app);
  });

  const pathOf = (locale: Locale = 'nl') =>
    createLinks(site.parts.source.paths, locale).page('demand-wizard') ?? '';
  const stepUrl = (step: number, query = '') => `${pathOf()}?step=${step}${query}`;
  const get = async (url: string) => load((await browser.get(url).expect(200)).text);
  const post = (url: string, fields: Fields) =>
    browser.post(url).type('form').set('Sec-Fetch-Site', 'same-origin').send(fields);
  /** Answers a step and shows where that leads. */
  const answer = async (url: string, fields: Fields): Promise<CheerioAPI> => {
    const { headers } = await post(url, fields).expect(303);
    return get(headers['location'] ?? '');
  };
  const plate = ($: CheerioAPI) => $('.wizard-head .plate').text();
  const answered = ($: CheerioAPI) =>
    $('.wizard-answered button')
      .get()
      .map((button) => $(button).contents().last().text());
  const newest = async () => (await newestContent(site)).lead;

  for (const locale of LOCALES) {
    it(`begins with the goal alone in ${locale}`, async () => {
      const $ = await get(pathOf(locale));
      assert.equal(plate($), '1 / 5');
      const names = $('.form-grid [name]')
        .get()
        .map((input) => $(input).attr('name'));
      assert.deepEqual([...new Set(names)], ['Goal']);
      assert.equal($('.form-cards').length, 1);
      assert.equal($('.form-privacy').length, 0);
    });
  }

  it('asks one thing a step, and stores the whole', async () => {
    const budget = await answer(stepUrl(1), { Goal: '1' });
    assert.equal(plate(budget), '2 / 5');
    assert.equal(budget('[type="range"]').first().attr('max'), '3000');
    assert.equal(budget('.info-blocks').length, 0);
    const home = await answer(stepUrl(2), { PriceMin: '600', PriceMax: '1.100' });
    assert.equal(home('.form-ticks input').length, 8);
    const region = await answer(stepUrl(3), { TypeOfPropertyIDs: ['1', '2'], rooms: '2' });
    assert.equal(region('.regions-box').length, 1);
    const person = await answer(stepUrl(4), { Zips: ['Gent|9000', 'Eupen|4700'] });
    assert.deepEqual(answered(person), [
      'Huren',
      '€\u00a0600 – 1.100',
      'Huis, Appartement, 2 slaapkamers',
      'Gent [9000], Eupen [4700]',
    ]);
    assert.equal(person('.form-privacy').length, 1);
    const sent = await post(stepUrl(5), { ...PERSON, totalAmountIncome: '3.000' }).expect(303);
    assert.equal(withoutReference(sent.headers['location']), '/nl/bedankt/demand-register');
    const lead = await newest();
    assert.ok(lead.kind === 'demand');
    const { goal, priceMin, priceMax, typesText, zips, rooms, totalAmountIncome } = lead;
    assert.deepEqual(
      { goal, priceMin, priceMax, typesText, zips, rooms, totalAmountIncome },
      {
        goal: 1,
        priceMin: 600,
        priceMax: 1100,
        typesText: 'Huis, Appartement',
        zips: ['9000', '4700'],
        rooms: 2,
        totalAmountIncome: 3000,
      },
    );
    // The draft is gone.
    await browser.get(stepUrl(5)).expect(303);
  });

  it('needs no answer but the goal and the person', async () => {
    const $ = await shownAgain(site, post(stepUrl(1), {}));
    assert.equal($('.form-summary a').length, 1);
    await answer(stepUrl(1), { Goal: '0' });
    for (const step of [2, 3, 4]) await answer(stepUrl(step), {});
    const faulty = await shownAgain(site, post(stepUrl(5), {}));
    assert.equal(faulty('.form-summary a').length, 4);
    assert.equal(faulty('[name="familyComposition"]').length, 0);
    await post(stepUrl(5), PERSON).expect(303);
  });

  it('forgets the budget when the goal is changed, and only then', async () => {
    await answer(stepUrl(1), { Goal: '0' });
    await answer(stepUrl(2), { PriceMin: '200000', PriceMax: '450000' });
    const back = await answer(stepUrl(3), { to: '1', rooms: '3' });
    assert.equal(back('[name="Goal"]:checked').val(), '0');
    const same = await answer(stepUrl(1), { Goal: '0' });
    assert.equal(same('[name="PriceMax"]').val(), '450.000');
    await answer(stepUrl(2), { to: '1', PriceMin: '200000', PriceMax: '450000' });
    const other = await answer(stepUrl(1), { Goal: '1' });
    assert.equal(other('[name="PriceMin"]').val(), '');
    assert.equal(other('[name="PriceMax"]').val(), '');
    const home = await answer(stepUrl(2), {});
    assert.equal(home('[name="rooms"]:checked').val(), '3');
  });

  it('forgets the budget when its page is sent with another goal', async () => {
    const visitor = new Visitor(site);
    const first = await visitor.get(pathOf());
    const budget = await visitor.send(first, { Goal: '1' });
    const back = await visitor.send(budget, { PriceMax: '1.450', to: '1' });
    assert.equal(back.$('[name="Goal"]:checked').val(), '1');
    const same = await visitor.send(back, { Goal: '1' });
    assert.equal(same.$('[name="PriceMax"]').val(), '1.450');
    const unanswered = await visitor.send(back, { Goal: '' });
    assert.equal(unanswered.$('.form-summary a').length, 1);
    const rented = await visitor.send(unanswered, { Goal: '1' });
    assert.equal(rented.$('[name="PriceMax"]').val(), '1.450');
    for (const page of [back, unanswered]) {
      const bought = await visitor.send(page, { Goal: '0' });
      assert.equal(bought.$('[name="PriceMax"]').val(), '');
    }
  });

  it('begins with what a link says, instead of an earlier draft', async () => {
    await answer(stepUrl(1), { Goal: '0' });
    await answer(stepUrl(2), { PriceMax: '450000' });
    const link = '&region=Gent%7C9000&pricemin=600&bedrooms=2&goal=1';
    const first = await get(`${pathOf()}?${link.slice(1)}`);
    assert.equal(first('[name="Goal"]:checked').val(), '1');
    const action = first('form.form').attr('action') ?? '';
    const budget = await answer(action, { Goal: '1' });
    assert.equal(budget('[name="PriceMin"]').val(), '600');
    assert.equal(budget('[name="PriceMax"]').val(), '');
    const home = await answer(stepUrl(2), { PriceMin: '600' });
    assert.equal(home('[name="rooms"]:checked').val(), '2');
    const region = await answer(stepUrl(3), { rooms: '2' });
    assert.equal(region('[name="Zips"]:checked').val(), 'Gent|9000');
    const other = await answer(action, { Goal: '0' });
    assert.equal(other('[name="PriceMin"]').val(), '');
  });

  it('keeps every step when the visitor goes back to the page of the same link', async () => {
    const link = `${pathOf()}?region=Gent%7C9000&pricemin=600&goal=1`;
    const action = (await get(link))('form.form').attr('action') ?? '';
    await answer(action, { Goal: '1' });
    await answer(stepUrl(2), { PriceMin: '700', PriceMax: '1100' });
    await answer(stepUrl(3), { TypeOfPropertyIDs: ['2'], rooms: '2' });
    await answer(stepUrl(4), { Zips: ['Eupen|4700'] });
    await post(stepUrl(5), { ...PERSON, Email: 'an.example.be', Content: 'a balcony' }).expect(303);
    // Back leads to the page as it was first shown.
    assert.equal((await get(link))('form.form').attr('action'), action);
    const budget = await answer(action, { Goal: '1' });
    assert.equal(budget('[name="PriceMin"]').val(), '700');
    assert.equal(budget('[name="PriceMax"]').val(), '1.100');
    const person = await get(stepUrl(5));
    assert.deepEqual(answered(person).slice(2), ['Appartement, 2 slaapkamers', 'Eupen [4700]']);
    assert.equal(person('[name="FirstName"]').val(), PERSON.FirstName);
    assert.equal(person('[name="Content"]').val(), 'a balcony');

    const otherGoal = await answer(action, { Goal: '0' });
    assert.equal(otherGoal('[name="PriceMin"]').val(), '');
    assert.equal((await get(stepUrl(5)))('[name="Name"]').val(), PERSON.Name);
    await answer(action.replace('600', '650'), { Goal: '1' });
    assert.equal((await get(stepUrl(2)))('[name="PriceMin"]').val(), '650');
    assert.equal((await get(stepUrl(5)))('[name="Name"]').val(), '');
  });

  it('is another search by the same link once the first was sent', async () => {
    const action = `${stepUrl(1)}&region=Gent%7C9000&goal=1`;
    await answer(action, { Goal: '1' });
    await answer(stepUrl(2), { PriceMax: '900' });
    await post(stepUrl(5), PERSON).expect(303);
    assert.equal((await answer(action, { Goal: '1' }))('[name="PriceMax"]').val(), '');
    assert.equal((await get(stepUrl(5)))('[name="Name"]').val(), '');
  });

  it('keeps whole places in its draft', async () => {
    await answer(stepUrl(1), { Goal: '0' });
    const Zips = Array.from({ length: 50 }, (_, index) => `${'Gent '.repeat(15)}x|${9000 + index}`);
    await post(stepUrl(4), { to: '3', Zips });
    const $ = await get(stepUrl(4));
    const kept = $('[name="Zips"]:checked')
      .get()
      .map((input) => $(input).val());
    assert.ok(kept.length > 10 && kept.every((place, index) => place === Zips[index]));
  });

  it('continues at the path of its page, wherever a step was sent', async () => {
    const typed = `${pathOf()}/?step=1`;
    await browser.get(typed).expect(301);
    const { headers } = await post(typed, { Goal: '0' }).expect(303);
    assert.equal(headers['location'], stepUrl(2));
  });

  it('leads to its first step without a draft', async () => {
    const { stored } = await site.parts.leads.store.counts();
    const { headers } = await browser.get(stepUrl(3)).expect(303);
    assert.equal(headers['location'], stepUrl(1));
    await post(stepUrl(5), PERSON).expect(303);
    assert.equal((await site.parts.leads.store.counts()).stored, stored);
  });
});
