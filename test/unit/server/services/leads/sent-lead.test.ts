import assert from 'node:assert/strict';
import { createLog } from '../../../../../server/platform/log.ts';
import type { StoredLead } from '../../../../../server/services/leads/model/lead-store.ts';
import { sentLead } from '../../../../../server/services/leads/sent-lead.ts';
import { newLead } from '../../../../support/new-lead.ts';

const CONTENT = {
  locale: 'nl',
  office: { name: 'Lumen Gent', email: 'gent@lumen.example', phone: '09 000 00 00' },
  lead: { kind: 'contact', person: { firstName: 'An', name: 'Peeters', email: 'an@example.be' } },
  answers: [],
};

function stored(): StoredLead {
  return { ...newLead({ content: JSON.stringify(CONTENT) }), deliveries: [] };
}

describe('the lead of a thank-you page', () => {
  const [first, later] = [stored(), stored()];
  /** What two machines took of one form: the second name finds the first lead. */
  const ALIAS = { id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff', reference: 'SECOND' };
  const named = new Map<string, StoredLead>([
    ...[first, later].flatMap((lead) => [
      [lead.id, lead] as const,
      [lead.reference, lead] as const,
    ]),
    [ALIAS.id, first],
    [ALIAS.reference, first],
  ]);
  const reference = async (ids: readonly string[], asked?: string) => {
    const leads = {
      store: { find: async (name: string) => named.get(name) },
      cookie: { readAll: () => [...ids] },
    };
    const options = { leads, log: createLog('silent'), now: () => 0 };
    return (await sentLead(options, undefined, undefined, asked))?.reference;
  };

  it('is the newest, or the one that the URL names', async () => {
    assert.equal(await reference([later.id, first.id]), later.reference);
    assert.equal(await reference([later.id, first.id], first.reference), first.reference);
  });

  it('is found by the second name that another machine gave it', async () => {
    assert.equal(await reference([later.id, ALIAS.id], ALIAS.reference), first.reference);
  });

  it('is no other’s: a reference alone shows nothing', async () => {
    assert.equal(await reference([], first.reference), undefined);
    assert.equal(await reference([later.id], first.reference), undefined);
    assert.equal(await reference([later.id], ALIAS.reference), undefined);
    assert.equal(await reference([first.id], ALIAS.reference), undefined);
  });
});
