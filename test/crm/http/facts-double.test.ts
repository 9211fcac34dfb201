import assert from 'node:assert/strict';
import { load } from 'cheerio';
import request from 'supertest';
import type { FormName } from '../../../views/forms/form-kinds.ts';
import { filledForms, formsOfSite } from '../../support/forms/site-forms.ts';
import { postSignIn, signIn } from '../../support/owner-site.ts';
import { type SiteApp, siteApp } from '../../support/site-app.ts';
import { FACTS_AGENCY, OWNED } from './facts-content.ts';
import { type FactsDouble, factsDouble } from './facts-double.ts';

const OWNER = { email: FACTS_AGENCY.owner.email, password: FACTS_AGENCY.owner.password };

describe('a site by default options before a CRM that takes only what its clients are seen to send', () => {
  let crm: FactsDouble;
  let site: SiteApp;
  let visitors = 0;
  before(async () => {
    crm = await factsDouble(FACTS_AGENCY);
    site = await siteApp({ env: { ...crm.env, TRUST_PROXY: '1' } });
  });
  after(() => crm.close());
  beforeEach(() => {
    crm.leads.length = 0;
    crm.leadAnswer = true;
  });
  afterEach(() => assert.deepEqual([...new Set(crm.refusals.splice(0))], []));

  const degraded = async () =>
    ((await request(site.app).get('/readyz').expect(200)).body as { degraded?: string[] }).degraded;
  const send = async (name: FormName) => {
    const placed = formsOfSite(site, 'nl').find(({ use }) => use.form === name);
    const [filled] = placed ? filledForms(placed) : [];
    assert.ok(placed && filled, name);
    const email = `an.${++visitors}@example.be`;
    await request(site.app)
      .post(placed.url)
      .type('form')
      .set('Sec-Fetch-Site', 'same-origin')
      // Each from a visitor of its own: more than a person sends are kept apart.
      .set('X-Forwarded-For', `192.0.2.${visitors}`)
      .send({ ...filled.values, Email: email, form: name })
      .expect(303);
    await site.parts.leads.worker.wake();
    return email;
  };

  it('has every active home and published project, and nothing to tell', async () => {
    const { homes, projects } = site.parts.source.catalogue.data;
    assert.deepEqual(
      homes.map(({ id }) => id).toSorted((a, b) => a - b),
      [101, 102, 103, 105, 106],
    );
    assert.deepEqual(
      projects.map(({ id, name, city }) => [id, name, city]),
      [[201, 'Kaaizicht', 'Gent']],
    );
    assert.equal(await degraded(), undefined);
    const flat = homes.find(({ id }) => id === 102);
    assert.match(JSON.stringify(flat?.description.fr), /Maison 102 sur l’eau/);
    assert.ok(flat?.position && flat.pictures.length > 0);
    const sold = load((await request(site.app).get('/nl/verkocht').expect(200)).text);
    assert.equal(sold('main a[href*="103"]').length > 0, true);
  });

  it('looks for changes', async () => {
    const from = crm.calls.length;
    await site.parts.source.catalogue.refresh();
    const asked = crm.calls.slice(from).map(({ sent }) => sent['ChangeSince']);
    assert.ok(asked.some((since) => since !== undefined));
    assert.equal(await degraded(), undefined);
  });

  it('lets an owner in, who sees the history and documents of their home alone', async () => {
    const cookie = await signIn(site, OWNER);
    const text = (
      await request(site.app).get(`/nl/login/historiek/${OWNED}`).set('Cookie', cookie).expect(200)
    ).text;
    for (const own of ['478', 'Bezoek met mevrouw', 'Zimmo', 'Gebeld', 'opdracht-104.pdf']) {
      assert.ok(text.includes(own), own);
    }
    assert.doesNotMatch(text, /bij een ander|Van een ander|epc-102/);
    const cards = load((await request(site.app).get('/nl/login').set('Cookie', cookie)).text);
    assert.equal(cards('.owner-card').length, 1);
    await request(site.app).get('/nl/login/historiek/102').set('Cookie', cookie).expect(404);
    const wrong = await postSignIn(site, { ...OWNER, password: 'kaai' });
    assert.equal(wrong.get('Set-Cookie'), undefined);
    assert.notEqual(wrong.status, 303);
  });

  const FORMS = {
    contact: 'ContactOnMe',
    'property-contact': 'ContactOnMe',
    'project-contact': 'ContactOnMeProject',
    demand: 'DemandRegister',
    'valuation-demand': 'ContactOnMe',
  } as const;
  for (const [name, endpoint] of Object.entries(FORMS)) {
    it(`delivers what is sent by the form ${name}`, async () => {
      const email = await send(name as FormName);
      const [{ endpoint: called, sent } = assert.fail('not delivered'), ...more] = crm.leads;
      assert.deepEqual([called, sent['Email'], more], [endpoint, email, []]);
      assert.equal((await site.parts.leads.store.counts()).waiting, 0);
    });
  }

  it('does not take a lead for delivered that is answered with false', async () => {
    crm.leadAnswer = false;
    await send('contact');
    const { waiting, parked } = await site.parts.leads.store.counts();
    assert.deepEqual([crm.leads, waiting + parked], [[], 1]);
  });

  for (const status of [404, 414]) {
    it(`parks a lead at once that is answered with status ${status}, and says so`, async () => {
      const { store, maintenance } = site.parts.leads;
      const before = await store.counts();
      crm.leadAnswer = status;
      await send('contact');
      const { waiting, parked } = await store.counts();
      assert.deepEqual([waiting, parked], [before.waiting, before.parked + 1]);
      await maintenance.watch.check();
      assert.deepEqual(await degraded(), [
        `deliveries of leads were refused: ${parked} parked (npm run leads -- show says why)`,
      ]);
    });
  }
});
