import assert from 'node:assert/strict';
import type { DeliverableLead, LeadPort } from '../../server/services/crm/lead-port.ts';
import { type Lead, leadSchema } from '../../views/domain/lead.ts';

/** A CRM as the contract sets it up, independent of the adapter's wire format. */
export interface LeadWorld {
  /** An adapter to an empty CRM. */
  open(): Promise<LeadPort>;
  /** The leads that the CRM has received, in any order. */
  leads(): Promise<DeliverableLead[]>;
  /** An adapter to a CRM that cannot be reached or cannot store anything. */
  broken(): Promise<LeadPort>;
  close(): Promise<void>;
}

const PERSON = { firstName: 'An', name: 'Maes', email: 'An.Maes@mail.example' };
const WITH_PHONE = { ...PERSON, phoneNumber: '0470 12 34 56' };
const common = { person: WITH_PHONE, language: 'nl', isReceivedEmail: false } as const;

export const LEADS: Record<Lead['kind'], Lead> = {
  contact: {
    ...common,
    kind: 'contact',
    subject: 'Bezoek',
    content: 'Kan het "zaterdag"?\nGroeten, Łukasz 🙂',
    propertyId: 70408,
    projectIds: [],
  },
  demand: {
    ...common,
    kind: 'demand',
    goal: 0,
    types: [
      { id: 1, name: 'Huis', webId: 1 },
      { id: 8, name: 'Garage', webId: 7 },
    ],
    typesText: 'Huis, Garage',
    zips: ['9000'],
    zipsText: 'Gent [9000]',
    priceMin: 200000,
    priceMax: 350000,
    rooms: 4,
    purpose: 'live',
    familyComposition: 'Twee volwassenen',
    totalAmountIncome: 3200,
    address: { street: 'Koestraat 12', zip: '9000', city: 'Gent' },
  },
  valuation: {
    ...common,
    kind: 'valuation',
    goal: -1,
    typeCode: 7,
    isGarage: true,
    content: 'Bel na 18 uur',
    contactTimes: ['morning', 'evening'],
    street: 'Koestraat',
    houseNumber: '12',
    zip: '9000',
    city: 'Gent',
  },
};

/** What every adapter's lead port must do (spec sections 4 and 7). */
export function leadContract(name: string, start: () => Promise<LeadWorld>): void {
  describe(`${name} keeps the contract of the lead port`, () => {
    let world: LeadWorld;
    beforeEach(async () => {
      world = await start();
    });
    afterEach(() => world.close());

    for (const [kind, lead] of Object.entries(LEADS)) {
      it(`takes in a ${kind} as it was given`, async () => {
        assert.deepEqual(leadSchema.parse(lead), lead);
        await (await world.open()).deliver('one', lead);
        assert.deepEqual(await world.leads(), [lead]);
      });
    }

    it('has a lead once that is delivered again, one by one or at the same time', async () => {
      const port = await world.open();
      await port.deliver('one', LEADS.contact);
      await port.deliver('one', LEADS.contact);
      await Promise.all([1, 2, 3].map(() => port.deliver('two', LEADS.demand)));
      assert.deepEqual((await world.leads()).map(({ kind }) => kind).sort(), ['contact', 'demand']);
    });

    it('keeps the first of two leads with one key', async () => {
      const port = await world.open();
      await port.deliver('one', LEADS.contact);
      await port.deliver('one', LEADS.demand);
      assert.deepEqual(await world.leads(), [LEADS.contact]);
    });

    it('has equal leads of different keys, whatever is in the keys', async () => {
      const port = await world.open();
      for (const key of ['', '.', '../one', 'a/b', 'A/B', 'ż\0'.repeat(500)]) {
        await port.deliver(key, LEADS.contact);
      }
      assert.equal((await world.leads()).length, 6);
    });

    it('knows enough of a person once it has their phone number', async () => {
      const port = await world.open();
      assert.equal(await port.knowsEnough(PERSON.email), false);
      await port.deliver('one', { ...LEADS.contact, person: PERSON });
      assert.equal(await port.knowsEnough(PERSON.email), false);
      await port.deliver('two', LEADS.contact);
      assert.equal(await port.knowsEnough(' an.maes@MAIL.example'), true);
      assert.equal(await port.knowsEnough('maes@mail.example'), false);
      assert.equal(await port.knowsEnough(''), false);
    });

    it('rejects if nothing can be stored', async () => {
      const port = await world.broken();
      await assert.rejects(port.deliver('one', LEADS.contact));
      await assert.rejects(port.knowsEnough(PERSON.email));
    });
  });
}
