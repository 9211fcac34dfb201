import assert from 'node:assert/strict';
import { load } from 'cheerio';
import request from 'supertest';
import { readLeadContent } from '../../../server/services/leads/model/lead-content.ts';
import { freshApp, type SiteApp } from '../../support/site-app.ts';
import { foundWork } from '../../support/found-work.ts';
import { newestLead } from '../../support/stored-leads.ts';
import { PERSON } from '../../support/forms/typed.ts';
import { withoutReference } from '../../support/forms/without-reference.ts';

const LINKS = 'See www.a.example and www.b.example';

describe('a lead that a program may have sent', () => {
  let site: SiteApp;
  beforeEach(async () => {
    site = await freshApp();
  });

  const token = async () => (await request(site.app).get('/api/form-proof').expect(200)).text;
  const send = async (fields: Record<string, string>) => {
    const { headers } = await request(site.app)
      .post('/nl/contact')
      .type('form')
      .set('Sec-Fetch-Site', 'same-origin')
      .send({ ...PERSON, ...fields })
      .expect(303);
    const lead = await newestLead(site);
    const { content } = readLeadContent(lead.content).lead as { content?: string };
    return { lead, content, thanks: headers['location'] };
  };

  it('gets the usual thank-you, is stored in full, and is not delivered', async () => {
    const honest = await send({ Content: 'Is de tuin op het zuiden?' });
    assert.equal(honest.lead.quarantine, undefined);
    const Content = `${LINKS}, and more at www.c.example`;
    const doubtful = await send({ Content });
    assert.equal(withoutReference(doubtful.thanks), withoutReference(honest.thanks));
    assert.equal(doubtful.lead.quarantine, 'spam 5: manyLinks 5');
    assert.equal(doubtful.content, Content);
    await site.parts.leads.worker.wake();
    const kept = await site.parts.leads.store.find(doubtful.lead.id);
    assert.deepEqual([...new Set(kept?.deliveries.map(({ state }) => state))], ['parked']);
  });

  it('is one that was sent at once after the form was touched', async () => {
    const { lead } = await send({ Content: LINKS, proof: foundWork(await token()) });
    assert.equal(lead.quarantine, 'spam 5: proof -1, tooFast 3, twoLinks 3');
    const made = await send({ Content: `${LINKS}!`, proof: 'made up' });
    assert.equal(made.lead.quarantine, 'spam 6: wrongProof 3, twoLinks 3');
    assert.equal((await send({ Content: `${LINKS}?` })).lead.quarantine, undefined);
  });

  it('proves nothing by a token that was cached', async () => {
    assert.notEqual(await token(), await token());
    const { headers } = await request(site.app).get('/api/form-proof').expect(200);
    assert.equal(headers['cache-control'], 'no-store');
    assert.match(headers['content-type'] ?? '', /^text\/plain/);
  });

  it('is not one that came back with a mistake and is sent again at once', async () => {
    const post = (fields: Record<string, string>) =>
      request(site.app)
        .post('/nl/contact')
        .type('form')
        .set('Sec-Fetch-Site', 'same-origin')
        .send({ ...PERSON, ...fields });
    const before = foundWork(await token());
    const { status } = await post({ Content: LINKS, Email: 'an', proof: before });
    assert.ok([303, 422].includes(status));
    const { lead } = await send({ Content: LINKS, proof: foundWork(await token()) });
    assert.equal(lead.quarantine, undefined);
  });

  it('is not counted with those of its address while each has a proof of its own', async () => {
    const t = site.parts.source.i18n.t('nl');
    const post = (index: number, proof?: string) =>
      request(site.app)
        .post('/nl/contact')
        .type('form')
        .set('Sec-Fetch-Site', 'same-origin')
        .send({ ...PERSON, Email: `an${index}@example.be`, Content: `Vraag ${index}`, proof });
    for (let index = 0; index < 30; index++)
      await post(index, foundWork(await token())).expect(303);
    const shared = foundWork(await token());
    const answers: number[] = [];
    for (let index = 30; index < 45; index++) answers.push((await post(index, shared)).status);
    // Three with the proof, then ten without one.
    assert.deepEqual(
      answers.map((status) => status === 303),
      [...Array<boolean>(13).fill(true), false, false],
    );
    const refused = await post(45).expect(429);
    assert.equal(refused.headers['retry-after'], '600');
    const said = load(refused.text)('form [role="alert"]').text();
    assert.ok(said.includes(t('forms.notice.tooOften', { wait: '10 minuten' })), said);
  });
});
