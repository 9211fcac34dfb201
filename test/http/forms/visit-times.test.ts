import assert from 'node:assert/strict';
import { isHome } from '../../../views/domain/list/list-item.ts';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import { type Locale, LOCALES } from '../../../views/domain/locale.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { readLeadContent } from '../../../server/services/leads/model/lead-content.ts';
import { agencyWithoutWidget } from '../../support/forms/agency-without-widget.ts';
import { type SiteApp, siteApp } from '../../support/site-app.ts';
import { newestLead } from '../../support/stored-leads.ts';
import { PERSON } from '../../support/forms/typed.ts';
import { type Answer, Visitor } from '../../support/visitor.ts';

/** A Tuesday. */
const NOW = Date.UTC(2026, 11, 22, 9);

describe('the half-days of a visit request, on a site without a widget', () => {
  let site: SiteApp;
  let visitor: Visitor;
  let now = NOW;
  before(async () => {
    site = await siteApp({ env: { SITE_DIR: agencyWithoutWidget() }, now: () => now });
  });
  beforeEach(() => {
    now += 60_000;
    visitor = new Visitor(site);
  });

  const urlOf = (locale: Locale = 'nl') => {
    const { source } = site.parts;
    const home = source.catalogue.port('nl').list(emptyQuery('sale'), 50).items.find(isHome);
    assert.ok(home);
    return createLinks(source.paths, locale).itemForm('visit', home) ?? '';
  };
  const profile = async (email: string, locale?: Locale) =>
    visitor.send(await visitor.get(urlOf(locale)), { Email: email });
  const timesIn = ({ $ }: Answer) =>
    $('[name="visitTimes"]')
      .get()
      .map((input) => String($(input).val()));

  for (const locale of LOCALES) {
    it(`are three, neither on a holiday nor on a closed day, in ${locale}`, async () => {
      const page = await profile(`${locale}@example.be`, locale);
      assert.deepEqual(timesIn(page), [
        '2026-12-24 09:00-12:30',
        '2026-12-30 12:30-18:00',
        '2026-12-31 09:00-12:30',
      ]);
      const date = new Date(Date.UTC(2026, 11, 24));
      const day = date.toLocaleDateString(locale, { weekday: 'long', timeZone: 'UTC' });
      assert.ok(page.$('.form-plates, .form-ticks').text().includes(day));
    });
  }

  it('are in the lead for the CRM and in the mails, with the wishes', async () => {
    const page = await profile('an@example.be');
    const visitTimes = timesIn(page).slice(0, 2);
    const { FirstName, Name, PhoneNumber } = PERSON;
    const thanks = await visitor.send(page, {
      FirstName,
      Name,
      PhoneNumber,
      visitTimes,
      Content: 'Met de kinderen',
    });
    assert.match(thanks.$('.thanks-answers').text(), /donderdag 24 december, voormiddag/);
    const { lead, answers } = readLeadContent((await newestLead(site)).content);
    assert.ok(lead.kind === 'contact');
    assert.match(lead.content ?? '', /24 december.*30 december.*\nMet de kinderen/);
    assert.deepEqual(
      answers.map(({ field }) => field).filter((field) => field === 'visitTimes'),
      ['visitTimes'],
    );
  });

  it('are asked with the wishes and another number when a profile is used again', async () => {
    await visitor.send(await profile('bo@example.be'), {
      FirstName: 'Bo',
      Name: 'Maes',
      PhoneNumber: '0470 12 34 56',
    });
    await site.parts.leads.worker.wake();
    const other = site.parts.source.catalogue.port('nl').list(emptyQuery('sale'), 50).items;
    const second = other.filter(isHome)[1];
    assert.ok(second);
    const url = createLinks(site.parts.source.paths, 'nl').itemForm('visit', second) ?? '';
    const reuse = await visitor.send(await visitor.get(url), { Email: 'bo@example.be' });
    assert.deepEqual(
      ['profile', 'PhoneNumber', 'visitTimes', 'Content'].map((name) =>
        Math.min(1, reuse.$(`.form [name="${name}"]`).length),
      ),
      [1, 1, 1, 1],
    );
    assert.equal(reuse.$('[name="PhoneNumber"]').val(), '', 'no number of another is shown');
    await visitor.send(reuse, {
      PhoneNumber: '0499 99 99 99',
      Content: 'Liefst laat',
      visitTimes: timesIn(reuse).slice(0, 1),
    });
    const { lead } = readLeadContent((await newestLead(site)).content);
    assert.deepEqual(lead.person, {
      firstName: 'Bo',
      name: 'Maes',
      email: 'bo@example.be',
      phoneNumber: '0499 99 99 99',
    });
    assert.ok(lead.kind === 'contact');
    assert.match(lead.content ?? '', /24 december.*\nLiefst laat/);
  });

  it('are asked again when they are over before the form is sent', async () => {
    const page = await profile('cas@example.be');
    now += 3 * 86_400_000;
    const { FirstName, Name, PhoneNumber } = PERSON;
    const visitTimes = timesIn(page).slice(0, 1);
    const again = await visitor.send(page, { FirstName, Name, PhoneNumber, visitTimes });
    assert.match(again.$('.form-fault').text(), /Kies een van de antwoorden/);
    assert.notDeepEqual(timesIn(again), timesIn(page));
  });
});
