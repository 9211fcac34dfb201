import assert from 'node:assert/strict';
import path from 'node:path';
import { load } from 'cheerio';
import request from 'supertest';
import type { Fault } from '../../../server/services/crm/emulator/faults.ts';
import { isProject } from '../../../views/domain/list/list-item.ts';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import { LOCALES } from '../../../views/domain/locale.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { type EmulatedCrm, emulatedAgency } from '../../crm/http/emulated-crm.ts';
import { LIEVE, postSignIn } from '../../support/owner-site.ts';
import { NOON, type SiteApp, siteApp } from '../../support/site-app.ts';
import { PERSON } from '../../support/forms/typed.ts';

const DEMO = path.resolve(import.meta.dirname, '../../../server/demo');
const MINUTE = 60_000;
const CLOSED = {
  nl: /Aanmelden is voorlopig gesloten/,
  fr: /connexion est fermée/,
  en: /closed for now/,
  de: /vorübergehend geschlossen/,
} as const;

describe('a site whose CRM on the wire is down', () => {
  let crm: EmulatedCrm;
  let site: SiteApp;
  const clock = { now: NOON };
  before(async () => {
    crm = await emulatedAgency(DEMO);
    site = await siteApp({ env: crm.env, now: () => clock.now });
  });
  after(() => crm.close());

  async function refreshWith(fault: Fault): Promise<void> {
    crm.emulator.fault = fault;
    clock.now += MINUTE;
    await site.parts.source.catalogue.refresh();
  }
  const get = (url: string) => request(site.app).get(url);
  const linksIn = (locale: (typeof LOCALES)[number]) =>
    createLinks(site.parts.source.paths, locale);
  const notices = (html: string) => load(html)('.sign-in-form :is([role=status],[role=alert])');

  const told: readonly (readonly [Fault, RegExp])[] = [
    [
      'refusing',
      /^the CRM refuses: \w+ was refused: 500 closed \(refreshes that failed in a row: 1\)$/,
    ],
    ['bad-credentials', /^the CRM refuses: \w+ was refused: 600/],
    [
      'garbage',
      /^the CRM answers what cannot be read: \w+ answered 17 characters that are no JSON/,
    ],
  ];
  for (const [fault, reason] of told) {
    it(`is degraded from the first refresh that is ${fault}, and says that it is`, async () => {
      await refreshWith('none');
      await refreshWith(fault);
      const { body } = await get('/readyz').expect(200);
      assert.match(body.degraded[0], reason);
      const { msg } = site.lines.findLast(({ level }) => level === 'error') ?? {};
      assert.match(String(msg), /^the CRM .*; the last known homes are served$/);
    });
  }

  for (const fault of ['garbage', 'half', 'bad-credentials'] as const) {
    it(`shows homes and projects as before while it is ${fault}`, async () => {
      await refreshWith('none');
      const { catalogue } = site.parts.source;
      const [home] = catalogue.port('fr').list(emptyQuery('rent'), 1).items;
      const [project] = catalogue.port('en').projects();
      assert.ok(home && !isProject(home) && project);
      const item = [linksIn('fr').property(home), linksIn('en').project(project)];
      const urls = ['/nl/te-koop', '/de/verkauft', ...item.map(String)];
      const before = await Promise.all(urls.map(async (url) => (await get(url).expect(200)).text));
      await refreshWith(fault);
      assert.equal(catalogue.record.failuresInARow > 0, true);
      for (const [index, url] of urls.entries()) {
        assert.equal((await get(url).expect(200)).text, before[index]);
      }
    });
  }

  it('says in every language that signing in is closed, before and after it is tried', async () => {
    await refreshWith('garbage');
    for (const locale of LOCALES) {
      const url = linksIn(locale).page('login') ?? '';
      const shown = notices((await get(url).expect(200)).text);
      assert.deepEqual([shown.length, shown.attr('role')], [1, 'status']);
      assert.match(shown.text(), CLOSED[locale]);
      const tried = notices((await postSignIn(site, LIEVE, { path: url }).expect(503)).text);
      assert.deepEqual([tried.length, tried.attr('role')], [1, 'alert']);
      assert.match(tried.text(), CLOSED[locale]);
    }
  });

  it('is closed, too, by a refusal that is no wrong password, and counts the attempts', async () => {
    await refreshWith('none');
    crm.emulator.wrongPasswordCode = 603;
    const wrong = { ...LIEVE, password: 'wrong' };
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const answer = await postSignIn(site, wrong).expect(503);
      assert.match(notices(answer.text).text(), CLOSED.nl);
    }
    await postSignIn(site, wrong).expect(429);
    crm.emulator.wrongPasswordCode = 401;
    clock.now += 16 * MINUTE;
    await postSignIn(site, wrong).expect(401);
  });

  it('thanks for a request, which the CRM has once it is back; without a restart all is well', async () => {
    await refreshWith('garbage');
    const url = '/nl/over-ons';
    const filled = {
      ...PERSON,
    };
    await request(site.app)
      .post(url)
      .type('form')
      .set('Sec-Fetch-Site', 'same-origin')
      .send({ ...filled, form: 'simple-contact' })
      .expect(303);
    const { worker, store } = site.parts.leads;
    await worker.wake();
    assert.equal(crm.agency.leads.length, 0);
    await refreshWith('none');
    await worker.wake();
    const emails = crm.agency.leads.map(({ parameters }) => parameters['Email']);
    assert.deepEqual(emails, ['an@example.be']);
    assert.equal((await store.counts()).waiting, 0);
    assert.deepEqual((await get('/readyz').expect(200)).body, { status: 'ready' });
    assert.equal(notices((await get('/nl/login')).text).length, 0);
    await postSignIn(site, LIEVE).expect(303);
  });
});
