import assert from 'node:assert/strict';
import path from 'node:path';
import { readLeadContent } from '../../../server/services/leads/model/lead-content.ts';
import { type Locale, LOCALES } from '../../../views/domain/locale.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import { isHome } from '../../../views/domain/list/list-item.ts';
import type { Page } from '../../../views/domain/site/page.ts';
import { AgencyCopy } from '../../support/agency-copy.ts';
import { freshApp, type SiteApp, siteApp } from '../../support/site-app.ts';
import { Visitor } from '../../support/visitor.ts';
import { newestContent } from '../../support/stored-leads.ts';
import { PERSON } from '../../support/forms/typed.ts';
import { withoutReference } from '../../support/forms/without-reference.ts';

const DEMO = path.resolve(import.meta.dirname, '../../../server/demo');
const PROPERTY = {
  propertyType: 'garage',
  propertyStreet: 'Koestraat',
  propertyHouseNumber: '12 bus 3',
  propertyZip: 'B-9000',
  propertyCity: 'Gent',
};
const ASKED = {
  ...PERSON,
  contactTime: ['evening', 'morning'],
  Content: 'Verhuurd tot mei.\nBel gerust.',
};

describe('the valuation', () => {
  let site: SiteApp;
  let visitor: Visitor;
  beforeEach(async () => {
    site = await freshApp();
    visitor = new Visitor(site);
  });

  const pathOf = (name: string, locale: Locale = 'nl') =>
    createLinks(site.parts.source.paths, locale).page(name) ?? `no ${name}`;

  for (const locale of LOCALES) {
    it(`is asked for in two steps in ${locale}, and thanked for`, async () => {
      const first = await visitor.get(pathOf('valuation', locale));
      assert.equal(first.$('.form-tiles input[type=radio]').length, 8);
      assert.equal(first.$('.form-tiles .icon').length, 8);
      assert.equal(first.$('main h1').length, 1);
      const second = await visitor.send(first, PROPERTY);
      assert.equal(second.$('[name=contactTime][type=checkbox]').length, 3);
      const thanks = await visitor.send(second, { ...ASKED, Name: `Peeters ${locale}` });
      assert.equal(thanks.$('html').attr('lang'), locale);
      assert.notEqual(thanks.$('.thanks-plate').text(), '');
      assert.equal((await newestContent(site)).lead.language, locale);
    });
  }

  it('gives a lead with all that was asked', async () => {
    const second = await visitor.send(await visitor.get(pathOf('valuation')), PROPERTY);
    const posted = await visitor.send(second, { ...ASKED, Name: 'Whole' });
    assert.equal(posted.status, 200);
    const leads = await site.parts.leads.store.list(50);
    const contents = leads.map(({ content }) => readLeadContent(content));
    const whole = contents.find(({ lead }) => lead.person.name === 'Whole');
    assert.deepEqual(whole?.lead, {
      kind: 'valuation',
      person: {
        firstName: 'An',
        name: 'Whole',
        email: 'an@example.be',
        phoneNumber: '0470 12 34 56',
      },
      language: 'nl',
      isReceivedEmail: false,
      goal: -1,
      typeCode: 7,
      isGarage: true,
      street: 'Koestraat',
      houseNumber: '12 bus 3',
      zip: '9000',
      city: 'Gent',
      contactTimes: ['morning', 'evening'],
      content: ASKED.Content,
    });
  });

  it('goes to the office nearest to the home, in the language of that office', async () => {
    const offices: readonly [zip: string, city: string, email: string, language?: string][] = [
      ['5500', 'Dinant', 'namur@kadelinde.example', 'fr'],
      ['4780', 'Sankt Vith', 'eupen@kadelinde.example', 'de'],
      ['1050', 'Elsene', 'brussel@kadelinde.example'],
      ['8000', 'Brugge', 'gent@kadelinde.example'],
    ];
    for (const [propertyZip, propertyCity, email, language] of offices) {
      const place = { ...PROPERTY, propertyZip, propertyCity };
      const second = await visitor.send(await visitor.get(pathOf('valuation')), place);
      const thanks = await visitor.send(second, { ...ASKED, Name: propertyCity });
      const { office, agency } = await newestContent(site);
      assert.deepEqual([office.email, agency?.locale], [email, language], propertyCity);
      assert.ok(thanks.$('.thanks-next').text().includes(office.name));
    }
  });

  it('asks for a postcode of four digits', async () => {
    for (const propertyZip of ['900', '90000', '0900', '9OOO', 'NL-9000']) {
      const failed = await visitor.send(await visitor.get(pathOf('valuation')), {
        ...PROPERTY,
        propertyZip,
      });
      assert.match(failed.$('.form-summary').text(), /vier cijfers/, propertyZip);
      assert.equal(failed.$('[name=propertyType]:checked').val(), 'garage');
    }
  });

  for (const locale of LOCALES) {
    it(`is begun in ${locale} by the address in a strip, which no URL has`, async () => {
      for (const page of ['home', 'sell']) {
        const { $ } = await visitor.get(pathOf(page, locale));
        const form = $('form.valuation-form');
        assert.equal(form.attr('method'), 'post');
        assert.equal(form.attr('action'), pathOf('valuation', locale));
        const fields = { form: 'valuation', begin: 'Koestraat 12 bus 3, 9000 Gent' };
        assert.deepEqual(
          form
            .find('[name]')
            .get()
            .map((one) => one.attribs['name']),
          Object.keys(fields),
        );
        const begun = await visitor.post(form.attr('action') ?? '', fields);
        assert.equal(begun.to, `${pathOf('valuation', locale)}?step=1`);
        const first = await visitor.follow(begun);
        assert.equal(first.$('.form-summary').length, 0);
        for (const name of ['Street', 'HouseNumber', 'Zip', 'City'] as const) {
          const value = { ...PROPERTY, propertyZip: '9000' }[`property${name}`];
          assert.equal(first.$(`[name=property${name}]`).val(), value);
        }
      }
    });
  }

  it('started again is about the other address, with the same person', async () => {
    const url = pathOf('valuation');
    const second = await visitor.send(await visitor.get(url), PROPERTY);
    await visitor.send(second, { ...ASKED, to: '1' });
    const begun = await visitor.post(url, { form: 'valuation', begin: 'Meir 1' });
    const first = await visitor.follow(begun);
    assert.equal(first.$('[name=propertyStreet]').val(), 'Meir');
    assert.equal(first.$('[name=propertyCity]').val(), '');
    assert.equal(first.$('[name=propertyType]:checked').length, 0);
    const again = await visitor.send(first, PROPERTY);
    assert.equal(again.$('[name=FirstName]').val(), 'An');
  });

  it('is begun by whatever was typed, or by nothing', async () => {
    const url = pathOf('valuation');
    for (const begin of ['', ' , ', 'x'.repeat(5000), '<b>"\n', '\u{1f3e0} 12 9000']) {
      const begun = await visitor.post(url, { form: 'valuation', begin });
      assert.equal(begun.to, `${url}?step=1`);
      assert.equal((await visitor.follow(begun)).status, 200);
    }
  });

  it('is thanked for by what happens next, with its conversion, and only on its own page', async () => {
    const second = await visitor.send(await visitor.get(pathOf('valuation')), {
      ...PROPERTY,
      propertyType: '2',
    });
    const thanks = await visitor.send(second, ASKED);
    assert.equal(thanks.$('.thanks-steps li').length, 3);
    const links = thanks.$('.thanks-links a').get();
    const [selling, article = ''] = links.map((link) => link.attribs['href']);
    assert.equal(selling, pathOf('sell'));
    assert.ok(article.startsWith(`${pathOf('articles')}/`), article);
    assert.match(thanks.$('.thanks-answers').text(), /Koestraat 12 bus 3, 9000 Gent/);
    assert.match(thanks.$('.thanks-answers').text(), /Voormiddag 9–12, Avond na 17(?! uur)/);
    const homes = site.parts.source.catalogue.port('nl');
    const cards = thanks.$('.thanks-homes .card');
    assert.ok(cards.length > 1 && cards.length <= 6);
    for (const card of cards) {
      const home = homes.property(Number(thanks.$(card).attr('data-card')));
      assert.equal(home?.typeCode, 2);
      const price = thanks.$(card).find('.card-price').length;
      assert.equal(price, home.status === 1 ? 1 : 0, String(home.id));
    }
    const told = thanks.$('[data-once]');
    assert.equal(told.attr('data-form-submission'), 'Schatting');
    assert.equal(told.attr('data-conversion'), '{"type":"valuation"}');
    assert.equal(told.attr('data-once'), thanks.$('.thanks-plate').text());
    for (const other of ['contact-me', 'demand-register']) {
      const page = await visitor.get(`/nl/bedankt/${other}`);
      assert.equal(page.$('.thanks-plate, .thanks-steps, [data-conversion]').length, 0, other);
    }
  });
});

describe('the form for owners on any page', () => {
  const FILLED = { ...PROPERTY, ...ASKED, contactTime: '', Content: '', propertyGoal: '1' };
  let site: SiteApp;
  before(async () => {
    const copy = new AgencyCopy(DEMO);
    const module = { id: 9001, relations: { type: 'valuation-demand' }, sort: 99 };
    const broken = { ...module, content: { conversion: '{oops' } };
    for (const name of ['home', 'property']) {
      const { params, ...rest } = copy.read<Page>(`pages/${name}.json`);
      const modules = [...params.modules, name === 'home' ? module : broken];
      copy.write(`pages/${name}.json`, { ...rest, params: { ...params, modules } });
    }
    site = await siteApp({ env: { SITE_DIR: copy.dir } });
  });

  const links = (locale: Locale) => createLinks(site.parts.source.paths, locale);
  const newest = () => newestContent(site);

  for (const locale of LOCALES) {
    it(`is on the page about selling in ${locale}`, async () => {
      const visitor = new Visitor(site);
      const page = await visitor.get(links(locale).page('sell') ?? '');
      assert.equal(page.$('.valuation-demand .form-cards input[type=radio]').length, 3);
      assert.equal(page.$('.valuation-demand form').attr('action'), links(locale).page('sell'));
      const failed = await visitor.send(page, { ...FILLED, Email: 'an@', propertyGoal: '' });
      assert.equal(failed.$('.valuation-demand .form-summary a').length, 2);
      assert.equal(failed.$('[name=propertyStreet]').val(), 'Koestraat');
      const thanks = await visitor.send(failed, { Email: ASKED.Email, propertyGoal: '0' });
      assert.equal(thanks.$('.thanks-steps li').length, 3);
      assert.equal(thanks.$('html').attr('lang'), locale);
    });
  }

  for (const [propertyGoal, goal] of [
    ['-1', -1],
    ['0', 0],
    ['1', 1],
  ] as const) {
    it(`posts the goal ${goal} to the home page itself`, async () => {
      const visitor = new Visitor(site);
      const home = links('nl').page('home') ?? '';
      const page = await visitor.get(home);
      assert.equal(page.$('.module-valuation-demand form').attr('action'), home);
      const sent = { form: 'valuation-demand', ...FILLED, propertyGoal };
      const answer = await visitor.post(home, { ...sent, Name: `Goal ${goal}` });
      assert.equal(withoutReference(answer.to), '/nl/bedankt/gratis-schatting');
      const all = await site.parts.leads.store.list(20);
      const { lead } = all
        .map(({ content }) => readLeadContent(content))
        .find((one) => one.lead.person.name === `Goal ${goal}`)!;
      assert.ok(lead.kind === 'valuation');
      assert.deepEqual([lead.goal, lead.contactTimes, lead.content], [goal, [], undefined]);
      const thanks = await visitor.follow(answer);
      assert.equal(thanks.$('[data-once]').attr('data-conversion'), '{}');
    });
  }

  it('refuses another goal', async () => {
    const home = links('nl').page('home') ?? '';
    for (const propertyGoal of ['2', '-2', '', 'x', '1.0']) {
      const sent = { form: 'valuation-demand', ...FILLED, propertyGoal };
      const visitor = new Visitor(site);
      const failed = await visitor.follow(await visitor.post(home, sent));
      assert.equal(failed.$('.form-summary a').length, 1, propertyGoal);
    }
  });

  it('is taken on the page of a home, with whatever conversion the agency wrote', async () => {
    const [property] = site.parts.source.catalogue.port('nl').list(emptyQuery('sale'), 1).items;
    assert.ok(property && isHome(property));
    const url = links('nl').property(property) ?? '';
    const visitor = new Visitor(site);
    const sent = { form: 'valuation-demand', ...FILLED, FirstName: 'Jo' };
    const thanks = await visitor.follow(await visitor.post(url, sent));
    assert.equal(thanks.$('[data-once]').attr('data-conversion'), '{oops');
    assert.equal((await newest()).about, undefined);
  });
});
