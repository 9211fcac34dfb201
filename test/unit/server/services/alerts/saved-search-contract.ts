import assert from 'node:assert/strict';
import { SEARCH_CONFIRMATION } from '../../../../../server/services/leads/model/destinations.ts';
import type { SavedSearch } from '../../../../../server/services/alerts/saved-search.ts';
import type { SavedSearchStore } from '../../../../../server/services/alerts/saved-search-store.ts';
import type { LeadStore } from '../../../../../server/services/leads/model/lead-store.ts';
import { newLead } from '../../../../support/new-lead.ts';
import { newSearch } from '../../../../support/stores/new-search.ts';

interface OpenSearches {
  searches: SavedSearchStore;
  leads: LeadStore;
}

export interface SavedSearchWorld {
  /** Opens the stores, also a second time as another server does. */
  open(): Promise<OpenSearches>;
  end(): Promise<void>;
}

const NOW = 2_000_000;
const ANY = { count: 100, since: 0 };
const YEAR = { at: NOW, expiresAt: 9_000_000 };

/** What every store of saved searches must do, with the leads beside it. */
export function savedSearchContract(adapter: string, start: () => Promise<SavedSearchWorld>): void {
  describe(`${adapter} keeps the contract of saved searches`, () => {
    let world: SavedSearchWorld;
    let [one, other] = [] as unknown as [OpenSearches, OpenSearches];
    let store: SavedSearchStore;
    beforeEach(async () => {
      world = await start();
      one = await world.open();
      other = await world.open();
      store = one.searches;
    });
    afterEach(() => world.end());

    const requested = async (changes: Parameters<typeof newSearch>[0] = {}) => {
      const search = newSearch(changes);
      const message = newLead({
        form: SEARCH_CONFIRMATION,
        email: search.email,
        content: JSON.stringify({ search: search.id }),
        destinations: ['visitor-mail'],
      });
      assert.ok(await store.request(search, message, ANY));
      return search;
    };
    const active = async (changes: Parameters<typeof newSearch>[0] = {}): Promise<SavedSearch> => {
      const { id } = await requested(changes);
      const confirmed = await store.confirm(id, { ...YEAR, lead: newLead() });
      assert.ok(confirmed?.isNew);
      return confirmed.search;
    };
    const stored = async () => (await one.leads.list(100)).length;
    const told = (person: string) => store.told(person);

    it('stores a request with its mail, and both or neither', async () => {
      const search = newSearch();
      const message = newLead({ key: 'same' });
      assert.ok(await store.request(search, message, ANY));
      const found = await other.searches.find(search.id);
      assert.deepEqual(found, { ...search, person: found?.person, state: 'unconfirmed' });
      assert.ok(await other.leads.find(message.id));
      const again = newSearch();
      assert.equal(
        await other.searches.request(again, newLead({ key: 'same' }), ANY),
        false,
        'a second mail with its key',
      );
      const taken = newLead({ id: message.id });
      await assert.rejects(store.request(newSearch(), taken, ANY));
      assert.equal((await store.counts()).unconfirmed, 1);
      assert.equal(await stored(), 1);
    });

    it('stores as many requests of a mailbox as it may within a time', async () => {
      const limit = { count: 2, since: 1_000_000 };
      const ask = (email: string, createdAt = 1_000_000) =>
        store.request(newSearch({ email, createdAt }), newLead(), limit);
      assert.ok(await ask('jan.peeters@gmail.com', 999_999));
      assert.ok(await ask('jan.peeters@gmail.com'));
      assert.ok(await ask('JanPeeters+homes@googlemail.com'));
      assert.equal(await ask('janpeeters@gmail.com'), false);
      assert.ok(await ask('els@example.be'));
      assert.equal(await stored(), 4);
    });

    it('confirms a search once, with its lead, whichever server is asked and how often', async () => {
      const { id } = await requested();
      const lead = newLead();
      const first = await store.confirm(id, { ...YEAR, lead });
      const again = await other.searches.confirm(id, { ...YEAR, at: NOW + 1, lead: newLead() });
      assert.deepEqual(first?.search, {
        ...(await store.find(id)),
        state: 'active',
        confirmedAt: NOW,
        expiresAt: 9_000_000,
        lead: lead.id,
      });
      assert.deepEqual(again, { search: first?.search, isNew: false });
      assert.equal(await stored(), 2);
      assert.equal(await store.confirm('nothing', { ...YEAR, lead: newLead() }), undefined);
      assert.equal(await stored(), 2);
    });

    it('leaves a search unconfirmed whose lead cannot be stored', async () => {
      const { id } = await requested();
      const before = newLead();
      await one.leads.accept(before);
      await assert.rejects(store.confirm(id, { ...YEAR, lead: newLead({ id: before.id }) }));
      assert.equal((await store.find(id))?.state, 'unconfirmed');
    });

    it('puts a search in the place of the same one, without another lead', async () => {
      const before = await active();
      const elsewhere = await active({ query: 'type=2' });
      const { id } = await requested({ email: 'an.peeters+2@example.be', frequency: 'weekly' });
      const leads = await stored();
      const confirmed = await store.confirm(id, { ...YEAR, lead: newLead() });
      assert.ok(confirmed?.isNew);
      assert.equal(confirmed.search.lead, before.lead);
      assert.equal(confirmed.search.person, before.person);
      assert.equal(await stored(), leads);
      const kept = await store.ofPerson(before.person);
      assert.deepEqual(kept.map((search) => search.id).sort(), [id, elsewhere.id].sort());
    });

    it('changes the searches of the person alone, and none that is unconfirmed', async () => {
      const search = await active();
      const stranger = await active({ email: 'els@example.be' });
      const { id: unconfirmed } = await requested({ query: '' });
      const change = { state: 'paused' } as const;
      assert.equal(await store.change(stranger.person, search.id, change, NOW), undefined);
      assert.equal(await store.change(search.person, unconfirmed, change, NOW), undefined);
      const paused = await store.change(search.person, search.id, change, NOW);
      assert.deepEqual(paused, { ...search, state: 'paused' });
      const ended = await store.change(search.person, search.id, { state: 'ended' }, NOW);
      assert.deepEqual(ended, { ...search, state: 'ended', endedAt: NOW });
      const resumed = await other.searches.change(
        search.person,
        search.id,
        { state: 'active', frequency: 'at-once', locale: 'de', expiresAt: 9_500_000 },
        NOW,
      );
      const { locale, frequency } = { locale: 'de', frequency: 'at-once' } as const;
      assert.deepEqual(resumed, { ...search, locale, frequency, expiresAt: 9_500_000 });
    });

    it('ends all searches of a person, and erases one that nobody confirmed', async () => {
      const first = await active();
      const second = await active({ query: '' });
      const stranger = await active({ email: 'els@example.be' });
      const { id } = await requested({ query: 'type=3' });
      assert.equal(await store.endAll(first.person, NOW), 2);
      assert.equal(await store.endAll(first.person, NOW + 1), 0);
      assert.equal((await store.find(second.id))?.endedAt, NOW);
      assert.equal((await store.find(stranger.id))?.state, 'active');
      assert.equal(await store.eraseUnconfirmed(stranger.id), false);
      const isOfIt = ({ content }: { content: string }) => content.includes(id);
      const mails = () => one.leads.list(100);
      assert.ok((await mails()).some(isOfIt));
      assert.ok(await store.eraseUnconfirmed(id));
      assert.ok(!(await mails()).some(isOfIt), 'its mail has the address too');
      assert.equal(await store.find(id), undefined);
    });

    it('tells what changed after a number, in slices, and each search once', async () => {
      const ids: string[] = [];
      for (const email of ['a@example.be', 'b@example.be', 'c@example.be']) {
        ids.push((await active({ email })).id);
      }
      const first = await other.searches.changes(0, 2);
      assert.deepEqual(
        first.changes.map(({ id, search }) => [id, search?.state]),
        [
          [ids[0], 'active'],
          [ids[1], 'active'],
        ],
      );
      const rest = await other.searches.changes(first.number, 2);
      assert.deepEqual(
        rest.changes.map(({ id }) => id),
        [ids[2]],
      );
      const none = await store.changes(rest.number, 2);
      assert.deepEqual(none, { number: rest.number, changes: [] });
      const { person } = rest.changes[0]!.search!;
      await store.change(person, ids[2]!, { state: 'paused' }, NOW);
      await one.leads.eraseByEmail('a@example.be');
      const after = await other.searches.changes(none.number, 10);
      assert.deepEqual(
        after.changes.map(({ id, search }) => [id, search?.state]),
        [
          [ids[2], 'paused'],
          [ids[0], undefined],
        ],
      );
    });

    it('stores a mail about homes with what it tells, once', async () => {
      const { id, person } = await active();
      const items = [
        { home: 7, reason: 'new' },
        { home: 8, reason: 'price 400000' },
      ];
      const alert = { person, searches: [id], items };
      const message = newLead({ key: `${person} run 1` });
      assert.ok(await store.recordAlert({ ...alert, message }));
      assert.deepEqual(await told(person), items);
      const before = await stored();
      const again = { ...alert, items: [{ home: 9, reason: 'new' }] };
      const sameRun = newLead({ key: `${person} run 1` });
      assert.equal(await other.searches.recordAlert({ ...again, message: sameRun }), false);
      const sameItem = { ...alert, items: [{ home: 9, reason: 'new' }, items[0]!] };
      assert.equal(await store.recordAlert({ ...sameItem, message: newLead() }), false);
      assert.deepEqual(await told(person), items);
      assert.equal(await stored(), before);
      const dropped = { ...alert, items: [{ home: 8, reason: 'price 380000' }] };
      assert.ok(await store.recordAlert({ ...dropped, message: newLead() }));
    });

    it('stores no mail for a search that is not active, of others, or about a hidden home', async () => {
      const { id, person } = await active();
      const stranger = await active({ email: 'els@example.be' });
      const items = [{ home: 7, reason: 'new' }];
      const isStored = (alert: { person: string; searches: string[] }) =>
        store.recordAlert({ ...alert, items, message: newLead() });
      assert.equal(await isStored({ person, searches: [stranger.id] }), false);
      await store.hide(person, 7, NOW);
      assert.equal(await isStored({ person, searches: [id] }), false);
      await store.showAgain(person, 7);
      await store.change(person, id, { state: 'paused' }, NOW);
      assert.equal(await isStored({ person, searches: [id] }), false);
      await store.change(person, id, { state: 'active' }, NOW);
      assert.ok(await isStored({ person, searches: [id] }));
    });

    it('moves a cursor from what it is alone', async () => {
      assert.equal(await store.cursor('daily'), undefined);
      assert.equal(await store.moveCursor('daily', 1, 2), false);
      assert.ok(await store.moveCursor('daily', undefined, 5));
      assert.equal(await other.searches.moveCursor('daily', undefined, 6), false);
      assert.ok(await other.searches.moveCursor('daily', 5, 6));
      assert.equal(await store.cursor('daily'), 6);
    });

    it('keeps the homes that a person has hidden', async () => {
      const { person } = await active();
      await store.hide(person, 7, 100);
      await store.hide(person, 8, 200);
      await store.hide(person, 7, 300);
      const hidden = [
        { home: 8, at: 200 },
        { home: 7, at: 100 },
      ];
      assert.deepEqual(await other.searches.hiddenHomes(person), hidden);
      await store.hide('nobody', 7, 100);
      assert.deepEqual(await store.hiddenHomes('nobody'), []);
      await store.showAgain(person, 8);
      assert.deepEqual(await store.hiddenHomes(person), hidden.slice(1));
    });

    it('reminds once of the end of a search, and again after it was prolonged', async () => {
      const { id, person } = await active();
      const paused = await active({ query: '' });
      await store.change(person, paused.id, { state: 'paused' }, NOW);
      assert.deepEqual(await store.expiring(9_000_000), []);
      const [due] = await store.expiring(9_000_001);
      assert.equal(due?.id, id);
      assert.ok(await store.remind(due, newLead({ receivedAt: NOW })));
      const leads = await stored();
      assert.equal(await other.searches.remind(due, newLead()), false);
      assert.equal(await stored(), leads);
      assert.deepEqual(await store.expiring(9_000_001), []);
      await store.change(person, id, { expiresAt: 9_500_000 }, NOW);
      assert.equal(await store.remind(due, newLead()), false, 'it was prolonged since');
      assert.equal((await store.expiring(9_500_001))[0]?.id, id);
    });

    it('ends what its time is over, and erases what is not kept', async () => {
      const running = await active();
      const { id: unconfirmed } = await requested({ query: '' });
      await store.hide(running.person, 7, NOW);
      const none = { now: 8_999_999, unconfirmedBefore: 1_000_000, endedBefore: 0 };
      assert.deepEqual(await store.sweep(none), { ended: 0, erased: 0 });
      const sweep = { now: 9_000_000, unconfirmedBefore: 1_000_001, endedBefore: 9_000_000 };
      assert.deepEqual(await store.sweep(sweep), { ended: 1, erased: 1 });
      assert.equal(await store.find(unconfirmed), undefined);
      assert.equal((await store.find(running.id))?.endedAt, 9_000_000);
      assert.deepEqual(await store.counts(), { unconfirmed: 0, active: 0, paused: 0, ended: 1 });
      const later = { ...sweep, endedBefore: 9_000_001 };
      assert.deepEqual(await other.searches.sweep(later), { ended: 0, erased: 1 });
      assert.deepEqual(await store.hiddenHomes(running.person), []);
    });

    it('erases all of a mailbox with its leads, whatever spelling they have', async () => {
      const search = await active({ email: 'An.Peeters+Homes@Example.be' });
      const stranger = await active({ email: 'els@example.be' });
      const items = [{ home: 7, reason: 'new' }];
      const message = newLead({ email: search.email });
      const { person } = search;
      assert.ok(await store.recordAlert({ person, searches: [search.id], items, message }));
      await store.hide(person, 8, NOW);
      const erased = await one.leads.eraseByEmail('an.peeters@example.be');
      assert.ok(erased.includes(message.id));
      assert.ok(erased.includes(search.id));
      assert.deepEqual(await told(person), []);
      assert.deepEqual(await store.hiddenHomes(person), []);
      assert.deepEqual(await store.ofPerson(person), []);
      assert.deepEqual(await store.ofPerson(stranger.person), [stranger]);
    });
  });
}
