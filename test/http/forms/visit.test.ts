import assert from 'node:assert/strict';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import PostalMime from 'postal-mime';
import request, { type Response } from 'supertest';
import { readLeadContent } from '../../../server/services/leads/model/lead-content.ts';
import type { StoredLead } from '../../../server/services/leads/model/lead-store.ts';
import { isHome, type ListItem } from '../../../views/domain/list/list-item.ts';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import { type Locale, LOCALES } from '../../../views/domain/locale.ts';
import { rowsOf, unitTable } from '../../../views/domain/project/unit-table.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { freshApp, type SiteApp } from '../../support/site-app.ts';
import { withoutReference } from '../../support/forms/without-reference.ts';

const PROFILE = { FirstName: 'An', Name: 'Peeters', PhoneNumber: '0470 12 34 56' };
const WISHES = 'Na 17 uur, a.u.b.';
const THANKS = '/nl/bedankt/contact-appointment';
type Fields = Readonly<Record<string, string>>;

/** A browser: it keeps cookies, and may lose them. */
class Visitor {
  readonly cookies = new Map<string, string>();
  readonly #site: SiteApp;

  constructor(site: SiteApp) {
    this.#site = site;
  }

  async get(url: string, headers: Fields = {}): Promise<Response> {
    const { app } = this.#site;
    return this.#kept(await request(app).get(url).set('Cookie', this.#cookie()).set(headers));
  }

  async post(url: string, fields: Fields): Promise<Response> {
    const sent = request(this.#site.app).post(url).type('form').set('Cookie', this.#cookie());
    return this.#kept(await sent.set('Sec-Fetch-Site', 'same-origin').send(fields));
  }

  #cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  #kept(response: Response): Response {
    for (const cookie of response.get('Set-Cookie') ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '' || cookie.includes('Expires=Thu, 01 Jan 1970')) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }
}

describe('a visit request', () => {
  let site: SiteApp;
  let visitor: Visitor;
  /** Another in each test. */
  let email = '';
  let tests = 0;
  let home: ListItem;
  let other: ListItem;
  beforeEach(async () => {
    site = await freshApp();
    visitor = new Visitor(site);
    email = `an${tests++}@example.be`;
    const { items } = site.parts.source.catalogue.port('nl').list(emptyQuery('sale'), 50);
    const [one, two] = items.filter(isHome);
    assert.ok(one && two);
    [home, other] = [one, two];
  });

  const inbox = () => path.join(site.parts.config.dataDir, 'inbox');
  function urlOf(about: ListItem = home, locale: Locale = 'nl'): string {
    const url = createLinks(site.parts.source.paths, locale).itemForm('visit', about);
    assert.ok(url);
    return url;
  }
  const at = (step: number, about?: ListItem) => `${urlOf(about)}?step=${step}`;
  const leads = (): Promise<StoredLead[]> => site.parts.leads.store.list(100);
  const ofAn = async () => (await leads()).filter((lead) => lead.email === email);
  const leadsTo = (response: Response, to: string) => {
    const location = withoutReference(response.headers['location']);
    assert.deepEqual([response.status, location], [303, to]);
  };
  const page = async (url: string, headers?: Fields): Promise<CheerioAPI> => {
    const response = await visitor.get(url, headers);
    assert.equal(response.status, 200, `${url} ${response.headers['location']}`);
    assert.equal(response.headers['cache-control'], 'no-store');
    return load(response.text);
  };
  const requestVisit = async (about?: ListItem) => {
    leadsTo(await visitor.post(at(1, about), { Email: email }), at(2, about));
    leadsTo(await visitor.post(at(2, about), { ...PROFILE, Content: WISHES }), THANKS);
  };
  /** The CRM has the lead once it is delivered. */
  const delivered = () => site.parts.leads.worker.wake();

  for (const locale of LOCALES) {
    it(`goes through e-mail and profile to thanks and a time in ${locale}`, async () => {
      const url = urlOf(home, locale);
      const first = await visitor.get(url);
      const $ = load(first.text);
      assert.deepEqual(fieldNames($), ['Email']);
      assert.equal($('form.form').attr('action'), `${url}?step=1`);
      assert.match($('meta[name="robots"]').attr('content') ?? '', /noindex/);

      leadsTo(await visitor.post(`${url}?step=1`, { Email: email }), `${url}?step=2`);
      const profile = await page(`${url}?step=2`);
      assert.deepEqual(fieldNames(profile), [
        ...Object.keys(PROFILE),
        'Content',
        'IsReceivedEmail',
      ]);
      assert.match(profile('.wizard-answered').text(), new RegExp(email));
      const thanks = `/${locale}/bedankt/contact-appointment`;
      leadsTo(await visitor.post(`${url}?step=2`, PROFILE), thanks);

      const [lead] = await ofAn();
      assert.ok(lead);
      const thanked = await page(thanks);
      assert.equal(thanked('.thanks-plate').text(), lead.reference);
      assert.equal(thanked('h1').text(), site.parts.source.i18n.t(locale)('visit.thanks'));
      assert.equal(thanked('.visit-ways a.button').first().attr('href'), `${url}?step=5`);
      const fourth = await page(`${url}?step=4`);
      assert.equal(fourth('.thanks-plate').text(), lead.reference);
      const fifth = await page(`${url}?step=5`);
      assert.equal(placeOf(fifth)?.settings.attributes['language'], locale);
    });
  }

  it('begins anew where what was sent cannot be read again', async () => {
    await requestVisit();
    site.parts.leads.store.find = () => Promise.reject(new Error('database is locked'));
    const first = await page(at(1, other));
    assert.deepEqual(fieldNames(first), ['Email']);
    assert.equal((await page(THANKS))('.thanks-plate').length, 0);
  });

  it('continues at the path of its home, wherever a step was sent', async () => {
    const old = at(1).replace('/te-koop/', '/te-huur/');
    assert.notEqual(old, at(1));
    leadsTo(await visitor.post(old, { Email: email }), at(2));
  });

  it('is stored as a question about a visit, with the wishes, and called a visit request', async () => {
    await requestVisit();
    const [lead] = await ofAn();
    assert.ok(lead);
    assert.equal(lead.form, 'visit');
    const content = readLeadContent(lead.content);
    assert.deepEqual(content.lead, {
      kind: 'contact',
      subject: content.lead.kind === 'contact' && content.lead.subject,
      person: { firstName: 'An', name: 'Peeters', email, phoneNumber: '0470 12 34 56' },
      language: 'nl',
      content: WISHES,
      isReceivedEmail: false,
      propertyId: home.id,
      projectIds: [],
    });
    assert.match(JSON.stringify(content.lead), /"subject":"Bezoek: [^"]+ referentie \d+"/);
    const shown = content.answers.map(({ field }) => field);
    assert.deepEqual(shown, ['Email', 'FirstName', 'Name', 'PhoneNumber', 'Content']);
  });

  it('about a project names the project', async () => {
    const project = site.parts.source.catalogue
      .port('nl')
      .projects()
      .find(({ status }) => status === 1);
    assert.ok(project);
    await requestVisit(project);
    const [lead] = await ofAn();
    const content = lead && readLeadContent(lead.content).lead;
    assert.deepEqual(content?.kind === 'contact' && content.projectIds, [project.id]);
    const $ = await page(THANKS);
    assert.equal($('.visit-ways a.button').first().attr('href'), at(5, project));
    const place = placeOf(await page(at(5, project)));
    assert.equal(place?.settings.attributes['is-project'], 'true');
  });

  for (const locale of LOCALES) {
    it(`about a unit of a project names the unit in mails and thanks in ${locale}`, async () => {
      const project = site.parts.source.catalogue.port(locale).project(3105);
      assert.ok(project);
      const unit = rowsOf(unitTable(project)).find(({ status }) => status === 'available')?.unit;
      assert.ok(unit);
      const url = `${urlOf(project, locale)}?unit=${unit.id}`;
      leadsTo(await visitor.post(`${url}&step=1`, { Email: email }), `${url}&step=2`);
      const { headers } = await visitor.post(`${url}&step=2`, PROFILE);
      await delivered();
      const [lead] = await ofAn();
      assert.ok(lead);
      const t = site.parts.source.i18n.t(locale);
      const thanked = (await page(headers['location'] ?? ''))('.thanks-answers > div').first();
      assert.equal(thanked.text(), `${t('project.detail.unit')}${unit.name}`);
      const dir = path.join(site.parts.config.dataDir, 'mail');
      for (const file of [`${lead.id}.visitor.eml`, `${lead.id}.eml`]) {
        const mail = await PostalMime.parse(await readFile(path.join(dir, file)));
        assert.ok((mail.text ?? '').split('\n').includes(unit.name));
        assert.ok(
          load(mail.html ?? '')('body')
            .text()
            .includes(unit.name),
        );
      }
    });
  }

  it('is offered only where a visit can be made', async () => {
    const { items } = site.parts.source.catalogue.port('nl').list(emptyQuery('sold'), 50);
    const byLabel = items.filter(isHome).find(({ status }) => status === 1);
    assert.ok(byLabel);
    const links = createLinks(site.parts.source.paths, 'nl');
    assert.equal(links.itemForm('visit', byLabel), undefined);
    const question = links.itemForm('question', byLabel) ?? '';
    const url = question.replace(/[^/]+$/, 'plan-een-bezoek');
    assert.equal((await visitor.get(url)).status, 404);
  });

  for (const [Email, words] of [
    ['', /Vul uw e-mailadres in/],
    ['an', /@-teken/],
  ] as const) {
    it(`stays at the first step with "${Email}" for an e-mail`, async () => {
      leadsTo(await visitor.post(at(1), { Email }), at(1));
      const $ = await page(at(1));
      assert.match($('.form-fault').text(), words);
      assert.equal($('[name="Email"]').val(), Email);
    });
  }

  it('keeps what was typed in the profile, with what is missing, and on the way back', async () => {
    await visitor.post(at(1), { Email: email });
    leadsTo(await visitor.post(at(2), { ...PROFILE, Name: ' ', Content: WISHES }), at(2));
    const $ = await page(at(2));
    assert.equal($('[name="Name"]').attr('aria-invalid'), 'true');
    assert.equal($('[name="FirstName"]').val(), 'An');
    assert.equal($('[name="Content"]').text(), WISHES);
    leadsTo(await visitor.post(at(2), { FirstName: 'Anna', Content: WISHES, to: '1' }), at(1));
    const first = await page(at(1));
    assert.equal(first('[name="Email"]').val(), email);
    leadsTo(await visitor.post(at(1), { Email: email }), at(2));
    const again = await page(at(2));
    assert.equal(again('[name="FirstName"]').val(), 'Anna');
    assert.equal(again('[name="Content"]').text(), WISHES);
    assert.equal((await ofAn()).length, 0);
  });

  it('keeps what was typed when the page with the same e-mail is sent again', async () => {
    await visitor.post(at(1), { Email: email });
    leadsTo(await visitor.post(at(2), { FirstName: 'Anna', to: '1' }), at(1));
    const shown = String((await page(at(1)))('[name="draft"]').val());
    leadsTo(await visitor.post(at(1), { Email: 'an', draft: shown }), at(1));
    const draft = String((await page(at(1)))('[name="draft"]').val());
    leadsTo(await visitor.post(at(1), { Email: email, draft }), at(2));
    assert.equal((await page(at(2)))('[name="FirstName"]').val(), 'Anna');
    leadsTo(await visitor.post(at(1), { Email: email, draft: shown }), at(2));
    assert.equal((await page(at(2)))('[name="FirstName"]').val(), 'Anna');
  });

  it('begins anew for another person in the same browser', async () => {
    await visitor.post(at(1), { Email: email });
    await visitor.post(at(2), { FirstName: 'An', to: '1' });
    await visitor.post(at(1), { Email: 'jo@example.be' });
    assert.equal((await page(at(2)))('[name="FirstName"]').val() ?? '', '');
  });

  it('without its draft begins at the first step', async () => {
    for (const step of [2, 3]) {
      leadsTo(await visitor.get(at(step)), at(1));
      leadsTo(await visitor.post(at(step), PROFILE), at(1));
    }
    visitor.cookies.set('draft-visit-0', 'forged');
    leadsTo(await visitor.get(at(2)), at(1));
  });

  for (const locale of LOCALES) {
    it(`says why it is at the first step again where cookies are off, in ${locale}`, async () => {
      const url = urlOf(home, locale);
      leadsTo(await visitor.post(`${url}?step=1`, { Email: email }), `${url}?step=2`);
      const kept = new Map(visitor.cookies);
      visitor.cookies.clear();
      leadsTo(await visitor.get(`${url}?step=2`), `${url}?step=1`);
      const said = (await page(`${url}?step=1`))('form.form [role="alert"]');
      assert.match(said.text(), /cookies/i);
      assert.match(said.find('a').attr('href') ?? '', /^tel:\+32/);
      for (const [name, value] of kept) visitor.cookies.set(name, value);
      assert.equal((await page(`${url}?step=1`))('form.form [role="alert"]').length, 0);
    });
  }

  it('offers to use the profile again in the browser that filled it in, once the CRM has it', async () => {
    await requestVisit();
    await delivered();
    await rename(inbox(), `${inbox()}-hidden`);
    leadsTo(await visitor.post(at(1, other), { Email: email }), at(2, other));
    await rename(`${inbox()}-hidden`, inbox());
    leadsTo(await visitor.post(at(1, other), { Email: ` ${email.toUpperCase()}` }), at(3, other));
    const $ = await page(at(3, other));
    assert.deepEqual(
      $('[name="profile"]')
        .toArray()
        .map(({ attribs }) => attribs['value']),
      ['reuse', 'again'],
    );
    assert.doesNotMatch($.html(), /Peeters|0470/);

    leadsTo(await visitor.post(at(3, other), { profile: 'reuse' }), THANKS);
    const [lead] = await leads();
    assert.ok(lead);
    const { lead: sent, answers } = readLeadContent(lead.content);
    assert.deepEqual([sent.person.name, sent.person.phoneNumber], ['Peeters', '0470 12 34 56']);
    assert.deepEqual(sent.kind === 'contact' && sent.propertyId, other.id);
    assert.doesNotMatch(JSON.stringify(answers), /Peeters|0470/);
    assert.equal((await page(THANKS))('.thanks-plate').text(), lead.reference);
  });

  it('is confirmed by a mail with a link to choosing a time, without personal data', async () => {
    await requestVisit();
    await delivered();
    const [lead] = await leads();
    const dir = path.join(site.parts.config.dataDir, 'mail');
    const mail = await PostalMime.parse(await readFile(path.join(dir, `${lead?.id}.visitor.eml`)));
    const button = load(mail.html ?? '')('a')
      .toArray()
      .map(({ attribs }) => new URL(attribs['href'] ?? ''))
      .find(({ searchParams }) => searchParams.has('appointment'));
    assert.equal(button?.search, `?id=${home.id}&appointment=1`);
    assert.ok(mail.text?.includes(button.href));
    const { headers } = await visitor.get(`${button.pathname}${button.search}`);
    const to = headers['location'] ?? '';
    assert.match(to, /\?appointment=1$/);
    const dialog = load((await visitor.get(to)).text)('dialog[data-opened]');
    assert.equal(dialog.find('[data-third-party]').length, 1);
  });

  it('lets the profile be entered again', async () => {
    await requestVisit();
    await delivered();
    leadsTo(await visitor.post(at(1, other), { Email: email }), at(3, other));
    leadsTo(await visitor.post(at(3, other), {}), at(3, other));
    leadsTo(await visitor.post(at(3, other), { profile: 'again' }), at(2, other));
    const profile = { ...PROFILE, PhoneNumber: '0499 99 99 99' };
    leadsTo(await visitor.post(at(2, other), profile), THANKS);
    const [lead] = await leads();
    assert.equal(lead && readLeadContent(lead.content).lead.person.phoneNumber, '0499 99 99 99');
  });

  it('reveals to no other browser that a person is known, whatever its cookie', async () => {
    await requestVisit();
    await delivered();
    const real = visitor.cookies.get('profile') ?? '';
    const [id, expires] = real.split('.');
    const sent = visitor.cookies.get('sent') ?? '';
    for (const marker of ['', `${id}.${expires}.${'A'.repeat(43)}`, `${id}`, sent, `${real}x`]) {
      visitor = new Visitor(site);
      if (marker !== '') visitor.cookies.set('profile', marker);
      leadsTo(await visitor.post(at(1), { Email: email }), at(2));
      leadsTo(await visitor.get(at(3)), at(2));
      leadsTo(await visitor.post(at(3), { profile: 'reuse' }), at(2));
    }
    // Another person's e-mail in the browser of somebody who is known.
    visitor.cookies.set('profile', real);
    leadsTo(await visitor.post(at(1), { Email: 'jo@example.be' }), at(2));
    assert.equal((await ofAn()).length, 1);
  });

  it('asks the profile while the CRM is down, and when it fails between the steps', async () => {
    await requestVisit();
    await delivered();
    leadsTo(await visitor.post(at(1, other), { Email: email }), at(3, other));
    await mkdir(inbox(), { recursive: true });
    const broken = path.join(inbox(), '0.json');
    await writeFile(broken, 'no JSON');
    leadsTo(await visitor.post(at(3, other), { profile: 'reuse' }), at(2, other));
    leadsTo(await visitor.post(at(1, other), { Email: email }), at(2, other));
    await rm(broken);
    const { lines } = site;
    assert.ok(lines.some(({ msg }) => msg === 'whether a profile is known could not be checked'));
    leadsTo(await visitor.post(at(2, other), PROFILE), THANKS);
    assert.equal((await ofAn()).length, 2);
  });

  it('is one lead by going back, whatever is changed, and one for each home', async () => {
    await visitor.post(at(1), { Email: email });
    const before = new Map(visitor.cookies);
    leadsTo(await visitor.post(at(2), PROFILE), THANKS);
    // Back, to a page that the browser kept.
    leadsTo(await visitor.post(at(2), { ...PROFILE, Content: 'other words' }), THANKS);
    leadsTo(await visitor.get(at(2)), at(4));
    leadsTo(await visitor.get(at(3)), at(4));
    leadsTo(await visitor.post(at(1), { Email: email }), at(4));
    assert.equal((await ofAn()).length, 1);
    // The answer to the first was lost with its cookies.
    for (const [name, value] of before) visitor.cookies.set(name, value);
    leadsTo(await visitor.post(at(2), { ...PROFILE, Content: 'once more' }), THANKS);
    assert.equal((await ofAn()).length, 1);
    leadsTo(await visitor.post(at(2, other), PROFILE), THANKS);
    assert.equal((await ofAn()).length, 2);
    assert.equal((await page(at(2, other).replace('=2', '=4')))('.thanks-plate').length, 1);
  });

  it('is one lead in whichever order the address names further homes, with others that are none', async () => {
    const { items } = site.parts.source.catalogue.port('nl').list(emptyQuery('sale'), 50);
    const [one, two] = items.filter(
      (item) => isHome(item) && ![home.id, other.id].includes(item.id),
    );
    assert.ok(one && two);
    await visitor.post(at(1), { Email: email });
    const before = new Map(visitor.cookies);
    const also = (homes: string) => `${urlOf()}?homes=${homes}&step=2`;
    for (const homes of [
      `${one.id},${two.id}`,
      `${two.id},${one.id}`,
      `${two.id},99999991,${one.id}`,
    ]) {
      for (const [name, value] of before) visitor.cookies.set(name, value);
      leadsTo(await visitor.post(also(homes), PROFILE), THANKS);
    }
    // A unit that the home does not have.
    leadsTo(await visitor.post(`${also(`${one.id},${two.id}`)}&unit=7`, PROFILE), THANKS);
    assert.equal((await ofAn()).length, 1);
    leadsTo(await visitor.post(also(String(one.id)), PROFILE), THANKS);
    assert.equal((await ofAn()).length, 2);
  });

  it('is quarantined when a program fills in the honeypot, and thanked for', async () => {
    await visitor.post(at(1), { Email: email });
    leadsTo(await visitor.post(at(2), { ...PROFILE, middleName: 'x' }), THANKS);
    assert.equal((await ofAn())[0]?.quarantine, 'honeypot');
  });

  it('keeps what was typed when it cannot be stored, and when too much was sent', async () => {
    await visitor.post(at(1), { Email: email });
    const { store } = site.parts.leads;
    const accept = store.accept.bind(store);
    store.accept = () => Promise.reject(new Error('disk full'));
    const failed = await visitor.post(at(2), { ...PROFILE, Content: WISHES });
    store.accept = accept;
    assert.equal(failed.status, 503);
    assert.equal(load(failed.text)('[name="Content"]').text(), WISHES);
    const { limits } = site.parts;
    const take = limits.take.bind(limits);
    limits.take = async () => ({ isAllowed: false, retryAfter: 60 });
    const refused = await visitor.post(at(2), { ...PROFILE, Content: WISHES });
    limits.take = take;
    assert.equal(refused.status, 429);
    assert.equal(refused.headers['retry-after'], '60');
    assert.equal(load(refused.text)('[name="Content"]').text(), WISHES);
  });

  it('opens the widget at once only after a click on the site', async () => {
    const click = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-User': '?1' };
    assert.equal(placeOf(await page(at(5), click))?.when, 'granted');
    for (const headers of [{}, { ...click, 'Sec-Fetch-Site': 'cross-site' }]) {
      assert.equal(placeOf(await page(at(5), headers))?.when, 'asked');
    }
  });

  it('passes the home’s data to the widget', async () => {
    const place = placeOf(await page(at(5)));
    const { origin, site: own } = site.parts.source;
    const links = createLinks(site.parts.source.paths, 'nl');
    assert.ok(isHome(home));
    assert.deepEqual(place?.settings.attributes, {
      key: 'kl-visits',
      email: home.manager?.email,
      'primary-colour': own.info.colours.primary,
      'accent-colour': own.info.colours.accent,
      'site-url': origin,
      'property-id': String(home.id),
      'property-url': origin + links.property(home),
      'is-project': 'false',
      'confirmation-title': 'Uw bezoek staat vast',
      'confirmation-text': 'U krijgt een bevestiging per e-mail.',
      language: 'nl',
    });
    const ways = (await page(at(5)))('.visit-appointment a[href^="tel:+32"]');
    assert.ok(ways.length >= 1);
  });

  it('has no other steps', async () => {
    for (const step of ['0', '6', 'x', '1.5']) {
      assert.equal((await visitor.post(`${urlOf()}?step=${step}`, {})).status, 405);
    }
    leadsTo(await visitor.post(at(4), {}), at(4));
  });
});

function fieldNames($: CheerioAPI): (string | undefined)[] {
  const fields = $('form.form .form-field').find('input, textarea').toArray();
  return fields.map(({ attribs }) => attribs['name']);
}

interface Place {
  when: string;
  settings: { attributes: Record<string, string> };
}

function placeOf($: CheerioAPI): Place | undefined {
  const place = $('.visit-appointment [data-third-party]').attr('data-third-party');
  return place === undefined ? undefined : (JSON.parse(place) as Place);
}
