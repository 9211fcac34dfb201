import assert from 'node:assert/strict';
import { ALL_CAPABILITIES, type CrmCapabilities } from '../../server/services/crm/capabilities.ts';
import { capableLeads } from '../../server/services/crm/capable-leads.ts';
import type { LeadPort } from '../../server/services/crm/lead-port.ts';
import { type Lead, leadSchema } from '../../views/domain/lead.ts';

/** A CRM as the contract sets it up, independent of the adapter's wire format. */
export interface LeadWorld {
  /** An adapter to an empty CRM. */
  open(): Promise<LeadPort>;
  /**
   * Everything that the agency can read in the CRM of each lead that it has received, as one text in
   * any form, in any order.
   */
  received(): Promise<readonly string[]>;
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

/** What a person of the agency must find of each lead, in whatever field and form. */
const SAID: Record<Lead['kind'], readonly string[]> = {
  contact: ['Bezoek', 'Kan het "zaterdag"?', 'Groeten, Łukasz 🙂'],
  demand: ['9000', '350000', 'Twee volwassenen', '3200', 'Koestraat 12'],
  valuation: ['Bel na 18 uur', 'Koestraat', '9000', 'Gent'],
};
/** Of the phone number: the CRM may write its beginning in another way. */
const PHONE = '70 12 34 56';

/**
 * What every adapter's lead port must do (spec sections 4 and 7). The form in which a CRM
 * stores a lead is its own.
 */
export function leadContract(
  name: string,
  start: () => Promise<LeadWorld>,
  capabilities: CrmCapabilities = ALL_CAPABILITIES,
): void {
  describe(`${name} keeps the contract of the lead port`, () => {
    let world: LeadWorld;
    const open = async () => capableLeads(await world.open(), capabilities);
    beforeEach(async () => {
      world = await start();
    });
    afterEach(() => world.close());

    for (const [kind, lead] of Object.entries(LEADS)) {
      it(`takes in a ${kind} with all that the visitor said${asMessage(kind, capabilities)}`, async () => {
        assert.deepEqual(leadSchema.parse(lead), lead);
        await (await open()).deliver('one', lead);
        const [text = '', ...more] = (await world.received()).map(squeezed);
        assert.deepEqual(more, []);
        for (const said of [PERSON.name, PERSON.email, PHONE, ...SAID[lead.kind]]) {
          assert.ok(text.includes(squeezed(said)), `${said} is not in ${text}`);
        }
      });
    }

    it('takes in who asked to be called and gave no address, by the number', async () => {
      const { email: _none, ...person } = WITH_PHONE;
      const lead = { ...LEADS.contact, person: { ...person, firstName: 'Tel.' } } as Lead;
      assert.deepEqual(leadSchema.parse(lead), lead);
      await (await open()).deliver('one', lead);
      const [text = '', ...more] = (await world.received()).map(squeezed);
      assert.deepEqual(more, []);
      for (const said of [PHONE, ...SAID.contact])
        assert.ok(text.includes(squeezed(said)), `${said} is not in ${text}`);
      // No address at which anybody could get mail.
      assert.doesNotMatch(text, /@(?!noemailinvalid)/);
    });

    it('has a lead once that is delivered again, one by one or at the same time', async () => {
      const port = await open();
      await port.deliver('one', LEADS.contact);
      await port.deliver('one', LEADS.contact);
      await Promise.all([1, 2, 3].map(() => port.deliver('two', LEADS.demand)));
      const texts = await world.received();
      assert.equal(texts.length, 2);
      assert.equal(texts.filter((text) => isOf('contact', text)).length, 1);
    });

    it('keeps the first of two leads with one key', async () => {
      const port = await open();
      await port.deliver('one', LEADS.contact);
      await port.deliver('one', LEADS.demand);
      const texts = await world.received();
      assert.deepEqual(
        texts.map((text) => isOf('contact', text)),
        [true],
      );
    });

    it('has equal leads of different keys, whatever is in the keys', async () => {
      const port = await open();
      for (const key of ['', '.', '../one', 'a/b', 'A/B', 'ż\0'.repeat(40)]) {
        await port.deliver(key, LEADS.contact);
      }
      assert.equal((await world.received()).length, 6);
    });

    if (capabilities.knowsEnough) {
      it('knows enough of a person once it has their phone number', async () => {
        const port = await open();
        assert.equal(await port.knowsEnough(PERSON.email), false);
        await port.deliver('one', { ...LEADS.contact, person: PERSON });
        assert.equal(await port.knowsEnough(PERSON.email), false);
        await port.deliver('two', LEADS.contact);
        assert.equal(await port.knowsEnough(' an.maes@MAIL.example'), true);
        assert.equal(await port.knowsEnough('maes@mail.example'), false);
        assert.equal(await port.knowsEnough(''), false);
      });
    } else {
      it('says that it knows nobody, as it lacks the capability', async () => {
        const port = await open();
        await port.deliver('one', LEADS.contact);
        assert.equal(await port.knowsEnough(PERSON.email), false);
      });
    }

    it('rejects if nothing can be stored', async () => {
      const port = await world.broken();
      await assert.rejects(port.deliver('one', LEADS.contact));
      if (capabilities.knowsEnough) await assert.rejects(port.knowsEnough(PERSON.email));
    });
  });
}

/** Every text and number in a value, a line each. */
export function spoken(value: unknown): string {
  if (typeof value === 'object' && value !== null)
    return Object.values(value).map(spoken).join('\n');
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

function asMessage(kind: string, { demands }: CrmCapabilities): string {
  return kind === 'demand' && !demands ? ', as a message: it lacks the capability' : '';
}

function isOf(kind: Lead['kind'], text: string): boolean {
  return SAID[kind].every((said) => squeezed(text).includes(squeezed(said)));
}

/** Letters and digits alone: forms of numbers, names and lines differ from CRM to CRM. */
function squeezed(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}@]/gu, '').toLowerCase();
}
