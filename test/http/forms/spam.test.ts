import assert from 'node:assert/strict';
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
});
