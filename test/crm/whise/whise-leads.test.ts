import assert from 'node:assert/strict';
import { DestinationDown, PermanentRefusal } from '../../../server/platform/delivery-failures.ts';
import type { Lead } from '../../../views/domain/lead.ts';
import type { WhiseOptions } from '../../../server/services/crm/whise-options.ts';
import { LEADS } from '../lead-contract.ts';
import { type EmulatedWhise, emulatedWhise, sampleEstates } from './emulated-whise.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const UPSERT = 'v1/contacts/upsert';

describe('a lead for Whise', () => {
  let whise: EmulatedWhise;
  let time: number;
  beforeEach(async () => {
    time = NOW;
    whise = await emulatedWhise([...sampleEstates().values()], { now: () => time });
  });
  afterEach(() => whise.close());

  const sent = async (lead: Lead, options: Partial<WhiseOptions> = {}) => {
    await whise.open(options).leads.deliver('key-1', lead);
    return whise.emulator.contacts.received.at(-1) ?? {};
  };
  const deliver = (key = 'key-1') => whise.open().leads.deliver(key, LEADS.contact);
  const upserts = () => whise.emulator.calls.filter((call) => call === UPSERT).length;

  it('is a contact with its estate and a comment with every word and the key', async () => {
    const { Comments: comment, ...contact } = await sent(LEADS.contact);
    assert.deepEqual(contact, {
      Name: 'Maes',
      FirstName: 'An',
      PrivateEmail: 'An.Maes@mail.example',
      PrivateTel: '0470 12 34 56',
      CountryId: 1,
      LanguageId: 'nl-BE',
      // The office of the agency's estates, as the configuration names none.
      OfficeIds: [90011],
      EstateIds: [70408],
    });
    assert.equal(
      comment,
      [
        'Ref. website: key-1',
        'Voornaam / Prénom: An',
        'Naam / Nom: Maes',
        'E-mail: An.Maes@mail.example',
        'Telefoon / Téléphone: 0470 12 34 56',
        'Taal / Langue: nl',
        'E-mails over nieuwe panden / E-mails sur de nouveaux biens: nee / non',
        'Formulier / Formulaire: contact',
        'Onderwerp / Sujet: Bezoek',
        'Pand / Bien: 70408',
        'Projecten / Projets: ',
        'Bericht / Message: Kan het "zaterdag"?',
        'Groeten, Łukasz 🙂',
      ].join('\n'),
    );
  });

  it('about projects has their estates', async () => {
    const { propertyId: _one, ...lead } = LEADS.contact as Extract<Lead, { kind: 'contact' }>;
    assert.deepEqual((await sent({ ...lead, projectIds: [900010] }))['EstateIds'], [900010]);
  });

  it('of a visit of several homes has all of them', async () => {
    const lead = LEADS.contact as Extract<Lead, { kind: 'contact' }>;
    const { EstateIds, Comments } = await sent({ ...lead, furtherIds: [900011, 900012] });
    assert.deepEqual(EstateIds, [lead.propertyId, 900011, 900012]);
    assert.match(String(Comments), /À visiter aussi: 900011, 900012/);
  });

  it('is a search profile for a demand, one criterion for each type', async () => {
    const criterion = {
      PurposeId: 1,
      PriceMin: 200000,
      PriceMax: 350000,
      CountryId: 1,
      MinRooms: 4,
    };
    assert.deepEqual((await sent(LEADS.demand))['SearchCriteria'], [
      { ...criterion, CategoryId: 1 },
      { ...criterion, CategoryId: 7 },
    ]);
    const demand = LEADS.demand as Extract<Lead, { kind: 'demand' }>;
    const office = { ...demand, goal: 1 as const, types: [{ id: 5, name: 'Kantoor', webId: 5 }] };
    assert.deepEqual((await sent(office))['SearchCriteria'], [
      { ...criterion, PurposeId: 2, CategoryId: 4 },
    ]);
    const other = { id: 7, name: 'Andere', webId: 7 };
    const flat = { id: 2, name: 'Appartement', webId: 2 };
    const mixed = { ...demand, types: [other, flat, { ...flat, name: 'Penthouse' }] };
    assert.deepEqual((await sent(mixed))['SearchCriteria'], [{ ...criterion, CategoryId: 2 }]);
    const anything = (await sent({ ...demand, types: [] }))['SearchCriteria'];
    assert.deepEqual(anything, [criterion]);
  });

  it('has what the agency has configured', async () => {
    const options = {
      contactOfficeIds: [3, 4],
      contactOriginId: 12,
      contactCountryId: 2,
      agreementEmail: true,
    };
    const { OfficeIds, ContactOriginId, CountryId, AgreementEmail } = await sent(
      { ...LEADS.contact, isReceivedEmail: true },
      options,
    );
    assert.deepEqual(
      [OfficeIds, ContactOriginId, CountryId, AgreementEmail],
      [[3, 4], 12, 2, true],
    );
  });

  it('keeps extra fields in the comment, and those that another release knows', async () => {
    const extra = { CustomStr1: 'Van de buren', Leeftijd: 40 };
    const grown = { ...LEADS.valuation, extra, hour: 9, more: { where: 'hier' } };
    const comment = String((await sent(grown))['Comments']);
    for (const line of ['CustomStr1: Van de buren', 'Leeftijd: 40', 'hour: 9', 'where: hier']) {
      assert.ok(comment.split('\n').includes(line), line);
    }
  });

  it('is not sent again by the process that has delivered it', async () => {
    const { leads } = whise.open();
    await leads.deliver('one', LEADS.contact);
    await leads.deliver('one', LEADS.contact);
    assert.equal(upserts(), 1);
  });

  it('is refused for good where Whise refuses it, or ignored a part of it', async () => {
    const person = { ...LEADS.contact.person, email: 'nobody' };
    await assert.rejects(sent({ ...LEADS.contact, person }), PermanentRefusal);
    whise.emulator.fault = 'partly-refusing';
    whise.emulator.faulty = new RegExp(`^${UPSERT}$`);
    const before = upserts();
    await assert.rejects(deliver('two'), PermanentRefusal);
    // Not once more with its comment alone: it would come twice.
    assert.equal(upserts(), before + 1);
  });

  it('is sent with its comment alone where Whise refuses anything else, and the operator is told', async () => {
    const demand = { ...LEADS.demand, language: 'de' } as Lead;
    whise.emulator.contacts.languages = ['nl-BE', 'fr-BE', 'en-GB'];
    whise.emulator.contacts.refused.add('SearchCriteria');
    const { leads, catalogue } = whise.open();
    await leads.deliver('key-1', demand);
    const [contact, ...others] = whise.emulator.contacts.received;
    assert.deepEqual([others, upserts()], [[], 2]);
    const { Comments: comment = '', ...rest } = contact ?? {};
    assert.deepEqual(rest, {
      Name: 'Maes',
      PrivateEmail: 'An.Maes@mail.example',
      CountryId: 1,
      LanguageId: 'nl-BE',
      OfficeIds: [90011],
    });
    assert.match(String(comment), /Taal \/ Langue: de/);
    assert.match(String(catalogue.warnings?.()), /comment alone: .*SearchCriteria is not valid/);
    whise.emulator.contacts.refused.clear();
    await leads.deliver('key-2', LEADS.contact);
    assert.deepEqual(catalogue.warnings?.(), []);
  });

  it('waits where the account may not send it, while homes are fetched', async () => {
    const { leads, catalogue } = whise.open();
    whise.emulator.fault = 'unauthorized';
    whise.emulator.faulty = new RegExp(`^${UPSERT}$`);
    const error = await leads.deliver('one', LEADS.contact).catch((thrown: unknown) => thrown);
    assert.ok(error instanceof DestinationDown);
    assert.match(error.message, /does not let it make this call/);
    assert.equal((await catalogue.properties()).items.length, 6);
    await assert.rejects(leads.deliver('one', LEADS.contact), DestinationDown);
    assert.equal(upserts(), 2);
  });

  it('is refused where the answer says neither that it was done nor as whom', async () => {
    whise.emulator.contacts.upsert = () => ({ validationErrors: [] });
    await assert.rejects(deliver(), /v1\/contacts\/upsert does not say whether it was done/);
    whise.emulator.contacts.upsert = () => ({ contactId: 7 });
    await deliver();
  });

  it('goes to the office of the configuration, else to that of its home, else of any', async () => {
    const estates = [...sampleEstates().values()];
    whise.emulator.estates.replace(
      [...estates, { ...estates[0], id: 999_999, officeId: 44 }],
      time,
    );
    const { leads, catalogue } = whise.open();
    await catalogue.properties();
    const officesOf = async (propertyId: number | undefined) => {
      const { propertyId: _other, ...question } = LEADS.contact as Extract<
        Lead,
        { kind: 'contact' }
      >;
      const about = propertyId === undefined ? question : { ...question, propertyId };
      await leads.deliver(`about ${propertyId}`, about);
      return whise.emulator.contacts.received.at(-1)?.['OfficeIds'];
    };
    assert.deepEqual(await officesOf(999_999), [44]);
    assert.deepEqual(await officesOf(900001), [90011]);
    assert.deepEqual(await officesOf(undefined), [90011]);
    const other = await emulatedWhise(estates, { now: () => time, config: { officeId: 3 } });
    try {
      await other.open().leads.deliver('one', LEADS.contact);
      assert.deepEqual(other.emulator.contacts.received[0]?.['OfficeIds'], [3]);
      const logins = other.emulator.calls.filter((call) => call === 'v1/admin/clients/token');
      assert.equal(logins.length, 1);
    } finally {
      await other.close();
    }
  });

  it('waits while no office is known', async () => {
    whise.emulator.estates.replace([], time);
    const error = await deliver().catch((thrown: unknown) => thrown);
    assert.ok(error instanceof DestinationDown);
    assert.match(error.message, /contactOfficeIds/);
    assert.equal(upserts(), 0);
  });

  it('waits while Whise is out of service, and is sent once it answers', async () => {
    const { leads } = whise.open();
    whise.emulator.fault = 'bad-credentials';
    await assert.rejects(leads.deliver('one', LEADS.contact), DestinationDown);
    await assert.rejects(leads.deliver('one', LEADS.contact), DestinationDown);
    assert.equal(upserts(), 0);
    whise.emulator.fault = 'none';
    time += 60_000;
    await leads.deliver('one', LEADS.contact);
    assert.equal(upserts(), 1);
    const lists = () => whise.emulator.calls.filter((call) => call === 'v1/estates/list').length;
    const before = lists();
    await leads.deliver('two', { ...LEADS.contact, content: 'Nog iets' });
    // It is known to be up: nothing is asked before the second lead but the office.
    assert.equal(lists(), before + 1);
  });

  it('fails for now where the answer was lost while Whise answers everything else', async () => {
    whise.emulator.fault = 'garbage';
    whise.emulator.faulty = new RegExp(`^${UPSERT}$`);
    const error = await deliver().catch((thrown: unknown) => thrown);
    assert.ok(error instanceof Error);
    assert.ok(!(error instanceof DestinationDown) && !(error instanceof PermanentRefusal));
    assert.equal(upserts(), 1);
  });

  it('is not handed over again while Whise answers nothing', async () => {
    const { leads } = whise.open({ contactOfficeIds: [1] });
    await whise.open().catalogue.version();
    whise.emulator.fault = 'garbage';
    await assert.rejects(leads.deliver('one', LEADS.contact), DestinationDown);
    await assert.rejects(leads.deliver('one', LEADS.contact), DestinationDown);
    assert.equal(upserts(), 1);
  });
});
