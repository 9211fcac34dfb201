import assert from 'node:assert/strict';
import { load } from 'cheerio';
import request from 'supertest';
import { filledForms, formsOfSite } from '../../support/forms/site-forms.ts';
import { PERSON } from '../../support/forms/typed.ts';
import { lookAtAll, lookAtHomes, makeDue } from './due-work.ts';
import { foundWork } from '../../support/found-work.ts';
import { cookieOf, LIEVE, postSignIn } from '../../support/owner-site.ts';
import { describePostgres, ownPostgres } from '../../support/postgres/describe-postgres.ts';
import { closeMachines, type Machine, openMachines } from '../../support/postgres/open-machines.ts';
import type { TestPostgres } from '../../support/postgres/test-postgres.ts';
import { NOON, type SiteApp } from '../../support/site-app.ts';
import { soon } from '../../support/waiting/soon.ts';
import {
  OWNER_NEWS,
  SEARCH_ALERT,
  SEARCH_REMINDER,
  VISIT_REMINDER,
} from '../../../server/services/leads/model/destinations.ts';
import { FORM_NAME } from '../../../views/domain/forms/form-names.ts';
import { PROOF } from '../../../views/domain/forms/form-proof.ts';

/** Messages that are due in all servers at once. */
const DUE: readonly string[] = [SEARCH_REMINDER, SEARCH_ALERT, VISIT_REMINDER, OWNER_NEWS];

describePostgres('PostgreSQL for a site on two machines', () => {
  let postgres: TestPostgres;
  let url: string;
  let machines: Machine[] = [];
  let here: SiteApp;
  let there: SiteApp;
  before(async () => {
    postgres = await ownPostgres();
    url = await postgres.freshDatabase();
    machines = await openMachines(url, [{}, { SPOOL: '1' }]);
    [here, there] = machines.map(({ site }) => site) as [SiteApp, SiteApp];
  });
  after(async () => {
    await closeMachines(machines);
    await postgres.stop();
  });

  const post = ({ app }: SiteApp, path: string, fields: object, cookie = '') =>
    request(app)
      .post(path)
      .type('form')
      .set('Sec-Fetch-Site', 'same-origin')
      .set('Cookie', cookie)
      .send(fields);
  const ask = (site: SiteApp, Content: string) => post(site, '/nl/contact', { ...PERSON, Content });
  const storedOf = (forms: readonly string[]) =>
    Promise.all(
      forms.map(async (form) => {
        const rows = await postgres.query(`SELECT 1 FROM lead WHERE form = '${form}'`, url);
        return rows.length;
      }),
    );
  const stored = async () => (await here.parts.leads.store.counts()).stored;

  it('stores what both are sent once', async () => {
    const before = await stored();
    const answers: (string | undefined)[] = [];
    // A busy machine may miss a deadline: visitors then send again.
    const send = (site: SiteApp) =>
      soon(async () => {
        const { headers } = await ask(site, 'Same?').expect(303);
        answers.push(headers['location']);
      });
    await Promise.all([here, there, here, there].map(send));
    assert.equal(new Set(answers).size, 1);
    assert.equal(await stored(), before + 1);
  });

  it('knows on one an owner who signed in on the other, until they sign out there', async () => {
    let cookie = '';
    await soon(async () => void (cookie = cookieOf(await postSignIn(here, LIEVE).expect(303))));
    const shown = async () =>
      load((await request(there.app).get('/nl/login').set('Cookie', cookie)).text)('.owner-card')
        .length;
    await soon(async () => assert.ok((await shown()) > 0));
    await soon(async () => void (await post(there, '/nl/login/sign-out', {}, cookie).expect(303)));
    const after = await request(here.app).get('/nl/login').set('Cookie', cookie);
    assert.equal(load(after.text)('.owner-card').length, 0);
  });

  it('serves the same version of the homes on both, of which one has asked the CRM', () => {
    const versions = [here, there].map(({ parts }) => parts.source.catalogue.version);
    assert.equal(versions[0], versions[1]);
    const asked = [here, there].map(({ lines }) =>
      lines.some(({ msg }) => msg === 'catalogue refreshed'),
    );
    assert.deepEqual(asked, [true, false]);
  });

  it('says in /readyz which copy of the agency’s folder a machine has', async () => {
    const folders = [];
    for (const { app, parts } of [here, there]) {
      await parts.machines?.note();
      const { body } = await request(app).get('/readyz').expect(200);
      assert.doesNotMatch(String(body.degraded), /machines differ/);
      folders.push(body.folder);
    }
    assert.match(folders[0], /^[\da-f]{16}\.[\da-f]{16}$/);
    assert.equal(folders[0], folders[1]);
  });

  it('tells once what both find due at once, also when the one that took it is killed', async () => {
    const { stores } = machines[0]!;
    await soon(async () => {
      await lookAtHomes(machines[0]!);
      assert.ok((await stores.seenItems.state()).isBegun);
    });
    await makeDue(stores);
    // A home that none has seen yet is new.
    await postgres.query(`DELETE FROM seen_item WHERE key = '70412'`, url);
    await soon(async () => {
      await Promise.all([...machines, ...machines].map(lookAtAll));
      assert.deepEqual(await storedOf(DUE), [1, 1, 1, 1]);
    });
    const claim = { now: NOON, dueBy: NOON, leasedUntil: NOON + 60_000, limit: 100 };
    const taken = await stores.leads.claimDue({ ...claim, destination: 'visitor-mail' });
    const due = taken.filter(({ lead }) => DUE.includes(lead.form)).map(({ lead }) => lead.id);
    assert.equal(due.length, DUE.length);
    /** The messages that either has tried to send: the visit of the reminder cannot be read. */
    const tried = () =>
      [here, there].flatMap(({ lines }) => {
        const ofDue = lines.filter(({ lead, attempts }) => attempts && due.includes(String(lead)));
        return ofDue.map(({ lead }) => String(lead));
      });
    await there.parts.leads.worker.wake();
    assert.deepEqual(tried(), []);
    await postgres.query('UPDATE delivery SET leased_until = leased_until - 61000', url);
    await soon(async () => {
      await Promise.all([here, there].map(({ parts }) => parts.leads.worker.wake()));
      assert.deepEqual(tried().sort(), due.sort());
    });
  });

  it('shows pages without its database, and answers forms with what was typed and the telephone', async () => {
    const before = await stored();
    await postgres.stop();
    for (const site of [here, there]) {
      for (const path of ['/nl/ons-aanbod', '/nl/te-koop', '/nl/contact', '/nl/login']) {
        await request(site.app).get(path).expect(200);
      }
      const refused = await postSignIn(site, LIEVE).expect(503);
      assert.match(load(refused.text)('[role="alert"]').text(), /storing bij ons/);
    }
    const from = performance.now();
    const answer = await ask(here, 'Is the garden to the south?').expect(503);
    assert.ok(performance.now() - from < 3000);
    const $ = load(answer.text);
    assert.equal($('[name="Content"]').val(), 'Is the garden to the south?');
    assert.equal($('[name="Email"]').val(), PERSON.Email);
    assert.match($('[role="alert"] a').attr('href') ?? '', /^tel:/);
    const kept = await ask(there, 'Is the garden to the south?').expect(303);
    const thanks = await request(there.app)
      .get(kept.headers['location'] ?? '')
      .set('Cookie', cookieOf(kept));
    await postgres.resume();
    for (const site of [here, there]) {
      await soon(async () => void (await ask(site, 'Once more?').expect(303)));
    }
    await soon(async () => assert.equal(await stored(), before + 2));
    const leads = await here.parts.leads.store.list(2);
    assert.ok(leads.some(({ reference }) => thanks.text.includes(reference)));
  });

  it('answers every form alike while the database takes no writes, as after a failover', async () => {
    await postgres.setReadOnly(true);
    const before = await stored();
    const [form] = formsOfSite(here, 'nl');
    assert.ok(form);
    const { values } = filledForms(form)[0]!;
    const proof = foundWork(here.parts.leads.proofs.issue(NOON - 60_000));
    const fields = { ...values, [FORM_NAME]: form.use.form, [PROOF]: proof };
    const answer = await post(here, form.url, fields).expect(503);
    assert.match(load(answer.text)('[role="alert"] a').attr('href') ?? '', /^tel:/);
    assert.equal(await stored(), before);
    await postgres.setReadOnly(false);
    await soon(async () => void (await post(here, form.url, fields).expect(303)));
    assert.equal(await stored(), before + 1);
  });
});
