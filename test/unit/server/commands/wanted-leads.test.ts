import assert from 'node:assert/strict';
import { wantedLeads } from '../../../../server/commands/wanted-leads.ts';
import { newLead } from '../../../support/new-lead.ts';

const lead = {
  ...newLead({
    form: 'visit',
    email: 'an.peeters@example.be',
    // Past midnight of 24 November in Brussels.
    receivedAt: Date.parse('2026-11-23T23:30Z'),
    content: '{"office":{"email":"Gent@kadelinde.example"}}',
  }),
  deliveries: [],
};

describe('the leads that a command is about', () => {
  it('are found by e-mail, form, office and day', () => {
    for (const filter of [
      {},
      { email: ' An.Peeters@Example.be ' },
      { form: 'visit' },
      { office: 'gent@kadelinde.example' },
      { from: '2026-11-24', to: '2026-11-24' },
    ]) {
      assert.equal(wantedLeads(filter)(lead), true, JSON.stringify(filter));
    }
    for (const filter of [
      { email: 'jo@example.be' },
      { form: 'contact' },
      { office: 'eupen@kadelinde.example' },
      { to: '2026-11-23' },
      { from: '2026-11-25' },
      { form: 'visit', from: '2026-11-25' },
    ]) {
      assert.equal(wantedLeads(filter)(lead), false, JSON.stringify(filter));
    }
    const called = {
      ...lead,
      content: '{"lead":{"person":{"phoneNumber":"0475/12.34.56 (na 18u)"}}}',
    };
    for (const phone of ['+32 475 12 34 56', '0475123456', '475 12 34 56'])
      assert.equal(wantedLeads({ phone })(called), true, phone);
    assert.equal(wantedLeads({ phone: '0475 12 34 57' })(called), false);
    assert.equal(wantedLeads({ phone: '0475 12 34 56' })(lead), false);
    assert.equal(wantedLeads({ office: 'x' })({ ...lead, content: 'no JSON' }), false);
  });

  it('need days that are days', () => {
    for (const from of ['24/11/2026', '2026-13-01', '2026-02-30', 'today', '']) {
      assert.throws(() => wantedLeads({ from }), /is no day/);
    }
  });
});
