import assert from 'node:assert/strict';
import {
  type LeadStore,
  type LeasedDelivery,
  type ClaimOptions,
  MAX_ERASED,
  type NewLead,
  type StoredLead,
} from '../../../../../server/services/leads/model/lead-store.ts';
import { newLead } from '../../../../support/new-lead.ts';

export interface LeadStoreWorld {
  /** Opens the store, also a second time as another server does. */
  open(): Promise<LeadStore>;
  end(): Promise<void>;
}

const NOW = 2_000_000;

/** What every lead store must do; leads are received at 1,000,000. */
export function leadStoreContract(adapter: string, start: () => Promise<LeadStoreWorld>): void {
  describe(`${adapter} keeps the contract of the lead store`, () => {
    let world: LeadStoreWorld;
    let store: LeadStore;
    let other: LeadStore;
    beforeEach(async () => {
      world = await start();
      store = await world.open();
      other = await world.open();
    });
    afterEach(() => world.end());

    const taking: ClaimOptions = {
      destination: 'crm',
      now: NOW,
      dueBy: NOW,
      leasedUntil: NOW + 60,
      limit: 10,
    };
    const idsOf = (taken: readonly LeasedDelivery[]) => taken.map(({ lead }) => lead.id);
    const takeOne = async (changes: Partial<ClaimOptions> = {}): Promise<LeasedDelivery> => {
      const [delivery] = await store.claimDue({ ...taking, ...changes });
      assert.ok(delivery);
      return delivery;
    };

    it('gives back a lead as it was stored, to another server too', async () => {
      const lead = newLead();
      const accepted = await store.accept(lead);
      assert.deepEqual(accepted, { id: lead.id, reference: lead.reference, isNew: true });
      const { keySince: _keySince, destinations, ...kept } = lead;
      for (const name of [lead.id, lead.reference, lead.reference.toLowerCase()]) {
        const found = await other.find(name);
        assert.deepEqual(found, {
          ...kept,
          email: 'an.peeters@example.be',
          quarantine: undefined,
          deliveries: destinations.map((destination) => ({
            destination,
            state: 'waiting',
            attempts: 0,
            since: 1_000_000,
            dueAt: 1_000_000,
            reason: undefined,
          })),
        });
      }
      assert.equal(await store.find('nothing'), undefined);
    });

    it('stores a lead that is sent twice once', async () => {
      const first = newLead({ key: 'same' });
      await store.accept(first);
      const again = newLead({ key: 'same', receivedAt: 1_000_500, keySince: 999_000 });
      const accepted = await other.accept(again);
      assert.deepEqual(accepted, { id: first.id, reference: first.reference, isNew: false });
      assert.equal((await store.list(10)).length, 1);
    });

    it('takes a key that was used before the given time for another lead', async () => {
      await store.accept(newLead({ key: 'same' }));
      const later = newLead({ key: 'same', receivedAt: 1_800_000, keySince: 1_200_000 });
      assert.equal((await store.accept(later)).isNew, true);
      assert.deepEqual(
        (await store.list(10)).map(({ receivedAt }) => receivedAt),
        [1_800_000, 1_000_000],
      );
    });

    it('leaves nothing of a lead that it cannot store', async () => {
      const lead = newLead();
      await store.accept(lead);
      const clash = newLead({ id: lead.id });
      await assert.rejects(async () => store.accept(clash));
      assert.equal((await store.list(10)).length, 1);
      assert.equal((await store.counts()).waiting, 3);
    });

    it('gives a lead and its follower other references where theirs are taken', async () => {
      const first = newLead();
      await store.accept(first);
      const { reference } = first;
      const [second, follower] = [newLead({ reference }), newLead({ reference })];
      const accepted = await other.accept(second, follower);
      assert.deepEqual([accepted.id, accepted.isNew], [second.id, true]);
      const found = await Promise.all([second, follower].map(({ id }) => store.find(id)));
      assert.equal(found[0]?.reference, accepted.reference);
      assert.equal(found[0]?.deliveries.length, second.destinations.length);
      assert.equal(new Set([reference, ...found.map((lead) => lead?.reference)]).size, 3);
      assert.equal((await store.find(reference))?.id, first.id);
    });

    it('has what a clock that was ahead wrote due now, and not leased', async () => {
      const day = 86_400_000;
      const latest = { dueAt: NOW + 6, since: NOW + 3, leasedUntil: NOW + 60 };
      const claim = { ...taking, now: NOW, dueBy: NOW, leasedUntil: NOW + 60, latest };
      await store.accept(newLead({ receivedAt: NOW + day }));
      assert.deepEqual(await store.claimDue({ ...claim, latest: undefined }), []);
      const [first] = await store.claimDue(claim);
      assert.ok(first);
      assert.equal(first.since, NOW);
      assert.deepEqual(await store.claimDue(claim), []);
      await store.failed(first, 'busy', NOW + 6);
      assert.deepEqual(await store.claimDue(claim), []);
      const late = { ...claim, now: NOW + 6, dueBy: NOW + 6 };
      const [again] = await store.claimDue({ ...late, leasedUntil: NOW + day });
      assert.ok(again);
      // Its server was killed.
      const [third] = await store.claimDue(late);
      assert.ok(third);
      await store.failed(third, 'busy', NOW + day);
      assert.equal((await store.claimDue(late)).length, 1);
    });

    it('stores a follower with a new lead only, or neither of them', async () => {
      const [lead, follower] = [newLead({ key: 'same' }), newLead({ form: 'proof-request' })];
      assert.equal((await store.accept(lead, follower)).id, lead.id);
      assert.ok(await other.find(follower.id));
      const [again, late] = [newLead({ key: 'same' }), newLead()];
      assert.equal((await store.accept(again, late)).isNew, false);
      const [next, clash] = [newLead(), newLead({ id: lead.id })];
      await assert.rejects(async () => store.accept(next, clash));
      for (const { id } of [again, late, next]) {
        assert.equal(await other.find(id), undefined);
      }
      assert.equal((await store.claimDue(taking)).length, 2);
    });

    it('adds the steps of a visit in order, each with its message, to another server too', async () => {
      const lead = newLead();
      await store.accept(lead);
      assert.deepEqual(await store.visitSteps(lead.id), []);
      const step = (number: number, startsAt?: number) => ({
        lead: lead.id,
        number,
        at: NOW,
        ...(startsAt !== undefined && { startsAt }),
        content: `{"answer":"of step ${number}","unknown":1}`,
      });
      const messages = [newLead(), newLead(), newLead(), newLead(), newLead()];
      const [first, second, late, early, stranger] = messages as [
        NewLead,
        NewLead,
        NewLead,
        NewLead,
        NewLead,
      ];
      assert.equal(await store.addVisitStep(step(1, 5000), first), true);
      assert.equal(await other.addVisitStep(step(1), late), false);
      assert.equal(await other.addVisitStep(step(3), early), false);
      assert.equal(await other.addVisitStep(step(2, 6000), second), true);
      assert.equal(await store.addVisitStep({ ...step(1), lead: 'nobody' }, stranger), false);
      assert.deepEqual(await store.visitSteps(lead.id), [step(1, 5000), step(2, 6000)]);
      const stored = await Promise.all(messages.map(({ id }) => other.find(id)));
      assert.deepEqual(
        stored.map((one) => one !== undefined),
        [true, true, false, false, false],
      );
      const clash = newLead({ id: lead.id });
      await assert.rejects(async () => store.addVisitStep(step(3), clash));
      assert.equal((await other.visitSteps(lead.id)).length, 2);
    });

    it('finds the visits of a time by their last steps, and erases them with their leads', async () => {
      const leads = [newLead(), newLead(), newLead()];
      for (const [index, lead] of leads.entries()) {
        await store.accept(lead);
        const step = { lead: lead.id, number: 1, at: NOW, startsAt: 9000 - index, content: '{}' };
        await store.addVisitStep(step, newLead());
      }
      const off = { lead: leads[1]!.id, number: 2, at: NOW, content: '{}' };
      await store.addVisitStep(off, newLead());
      const found = async (from: number, until: number) =>
        (await other.visitsBetween(from, until)).map(({ lead }) => lead);
      assert.deepEqual(await found(0, 10_000), [leads[2]!.id, leads[0]!.id]);
      assert.deepEqual(await found(8999, 9000), []);
      assert.deepEqual(await found(9000, 9001), [leads[0]!.id]);
      await store.eraseOne(leads[0]!.id);
      assert.deepEqual(await other.visitSteps(leads[0]!.id), []);
      assert.deepEqual(await found(9000, 9001), []);
    });

    it('leases a delivery to one server', async () => {
      const lead = newLead();
      await store.accept(lead);
      const taken = await store.claimDue(taking);
      assert.deepEqual(idsOf(taken), [lead.id]);
      assert.equal(taken[0]?.attempts, 1);
      assert.equal(taken[0].lead.content, lead.content);
      assert.deepEqual(await other.claimDue(taking), []);
      assert.equal((await other.claimDue({ ...taking, destination: 'agency-mail' })).length, 1);
    });

    it('leases again when the lease ran out, and the first holder has lost it', async () => {
      await store.accept(newLead());
      const lost = await takeOne();
      const [held] = await other.claimDue({ ...taking, now: NOW + 60 });
      assert.ok(held);
      assert.equal(held.attempts, 2);
      assert.equal(await store.delivered(lost, NOW), false);
      assert.equal(await store.failed(lost, 'late', undefined), false);
      assert.equal(await other.delivered(held, NOW), true);
      assert.deepEqual(await store.claimDue({ ...taking, now: NOW + 1000 }), []);
    });

    it('takes what is due, the longest due first, and no more than asked for', async () => {
      const times = [1_300_000, 1_100_000, 1_200_000, NOW + 1];
      const leads = times.map((receivedAt) => newLead({ receivedAt }));
      for (const lead of leads) await store.accept(lead);
      const ids = leads.map(({ id }) => id);
      assert.deepEqual(idsOf(await store.claimDue({ ...taking, limit: 2 })), [ids[1], ids[2]]);
      assert.deepEqual(idsOf(await store.claimDue(taking)), [ids[0]]);
      assert.deepEqual(idsOf(await store.claimDue({ ...taking, dueBy: NOW + 1 })), [ids[3]]);
    });

    it('lets a failed delivery wait, and the others go on', async () => {
      await store.accept(newLead());
      assert.equal(await store.failed(await takeOne(), 'no answer', NOW + 10_000), true);
      assert.deepEqual(await store.claimDue(taking), []);
      const again = await takeOne({ now: NOW + 10_000, dueBy: NOW + 10_000 });
      assert.equal(again.reason, 'no answer');
      assert.equal(again.since, 1_000_000);
      assert.equal((await store.claimDue({ ...taking, destination: 'visitor-mail' })).length, 1);
    });

    it('leaves newer content to a server that knows it, until that has had its time', async () => {
      const [plain, next] = [newLead(), newLead({ contentVersion: 2, receivedAt: 999_000 })];
      for (const lead of [plain, next]) await store.accept(lead);
      const newer = { than: 1, dueBy: 998_999 };
      assert.deepEqual(idsOf(await store.claimDue({ ...taking, newer })), [plain.id]);
      const [leased] = await store.claimDue({ ...taking, newer: { ...newer, dueBy: 999_000 } });
      assert.deepEqual([leased?.lead.id, leased?.lead.contentVersion], [next.id, 2]);
      const mails = {
        ...taking,
        destination: 'agency-mail',
        newer: { than: 2, dueBy: 0 },
      } as const;
      assert.deepEqual(idsOf(await other.claimDue(mails)), [next.id, plain.id]);
    });

    it('defers a delivery, whose attempts begin anew', async () => {
      await store.accept(newLead());
      const delivery = await takeOne();
      assert.equal(await other.deferred(delivery, 'of a newer release', NOW + 500), true);
      const { lead } = delivery;
      const found = await store.find(lead.id);
      const after = found?.deliveries.find((one) => one.destination === 'crm');
      const { state, since, dueAt, reason } = after!;
      assert.deepEqual(
        [state, since, dueAt, reason],
        ['waiting', NOW + 500, NOW + 500, 'of a newer release'],
      );
      assert.deepEqual(await store.claimDue(taking), []);
      assert.equal(await store.deferred(delivery, 'late', 0), false);
      assert.equal((await takeOne({ dueBy: NOW + 500 })).since, NOW + 500);
    });

    it('makes a queue due, of one destination', async () => {
      await store.accept(newLead());
      await store.failed(await takeOne(), 'down', NOW + 10_000);
      await store.failed(await takeOne({ destination: 'agency-mail' }), 'down', NOW + 10_000);
      await store.makeDue('crm', NOW);
      assert.equal((await store.claimDue(taking)).length, 1);
      assert.deepEqual(await store.claimDue({ ...taking, destination: 'agency-mail' }), []);
    });

    it('parks and retries', async () => {
      const lead = newLead();
      await store.accept(lead);
      await store.failed(await takeOne(), 'refused', undefined);
      assert.deepEqual(await store.claimDue({ ...taking, dueBy: NOW * 10 }), []);
      assert.equal(await store.retry(lead.id, NOW), true);
      const again = await takeOne();
      assert.deepEqual([again.since, again.attempts], [NOW, 1]);
      await store.delivered(again, NOW);
      assert.equal(await store.park(lead.id, 'by hand'), true);
      const counts = await store.counts();
      assert.deepEqual([counts.quarantined, counts.oldestUndelivered], [1, undefined]);
      assert.deepEqual(await store.claimDue({ ...taking, dueBy: NOW * 10 }), []);
      assert.equal((await store.find(lead.id))?.quarantine, 'by hand');
      assert.equal(await store.park('nothing', 'by hand'), false);
      const states = (await store.find(lead.id))?.deliveries.map(({ state }) => state);
      assert.deepEqual(states, ['parked', 'parked', 'delivered']);
      assert.equal(await store.retry('nothing', NOW), false);
      assert.equal(await store.retry(lead.id, NOW), true);
      for (const destination of ['agency-mail', 'visitor-mail'] as const) {
        await store.delivered(await takeOne({ destination }), NOW);
      }
      assert.equal(await store.park(lead.id, 'by hand'), false);
      assert.equal((await store.find(lead.id))?.quarantine, undefined);
    });

    it('keeps a quarantined lead and delivers it when an operator restores it', async () => {
      const lead = newLead({ quarantine: 'honeypot' });
      await store.accept(lead);
      assert.deepEqual(await store.claimDue({ ...taking, dueBy: NOW * 10 }), []);
      const counts = await store.counts();
      assert.deepEqual([counts.quarantined, counts.waiting, counts.parked], [1, 0, 0]);
      await store.retry(lead.id, NOW);
      assert.equal((await store.find(lead.id))?.quarantine, undefined);
      assert.equal((await store.claimDue(taking)).length, 1);
    });

    it('counts, and knows the oldest lead that is not delivered', async () => {
      assert.deepEqual(await store.counts(), { stored: 0, quarantined: 0, waiting: 0, parked: 0 });
      await store.accept(newLead({ receivedAt: 1_500_000, destinations: ['crm'] }));
      await store.accept(newLead({ receivedAt: 1_400_000, destinations: ['crm'] }));
      const counts = { stored: 2, quarantined: 0, waiting: 2, parked: 0 };
      assert.deepEqual(await store.counts(), { ...counts, oldestUndelivered: 1_400_000 });
      await store.delivered(await takeOne({ limit: 1 }), NOW);
      assert.equal((await store.counts()).oldestUndelivered, 1_500_000);
    });

    it('tells since when each destination is waited for, and what came into quarantine', async () => {
      assert.deepEqual(await store.backlog(0), { quarantined: 0, oldestWaiting: {} });
      await store.accept(newLead({ receivedAt: 1_500_000, destinations: ['crm', 'agency-mail'] }));
      await store.accept(newLead({ receivedAt: 1_400_000, destinations: ['crm'] }));
      await store.accept(newLead({ receivedAt: 1_300_000, quarantine: 'spam 5' }));
      await store.accept(newLead({ receivedAt: 1_200_000, quarantine: 'spam 5' }));
      const oldestWaiting = { crm: 1_400_000, 'agency-mail': 1_500_000 };
      assert.deepEqual(await store.backlog(1_300_000), { quarantined: 1, oldestWaiting });
      await store.delivered(await takeOne({ limit: 1 }), NOW);
      const { quarantined, oldestWaiting: left } = await store.backlog(0);
      assert.deepEqual([quarantined, left.crm], [2, 1_500_000]);
    });

    it('erases one, whatever its state', async () => {
      const spam = newLead({ quarantine: 'spam' });
      const lead = newLead();
      await store.accept(spam);
      await store.accept(lead);
      assert.deepEqual(await store.eraseOne(spam.id), [spam.id]);
      assert.deepEqual(await store.eraseOne(spam.id), []);
      assert.deepEqual(
        (await store.list(10)).map(({ id }) => id),
        [lead.id],
      );
    });

    it('erases the messages about a lead with it, and no others', async () => {
      const [lead, friend] = [newLead(), newLead()];
      const about = ({ id }: NewLead, key: string) => newLead({ key: key.replace('ID', id) });
      const step = about(lead, 'visit-step ID 1');
      const place = about(lead, 'place ID');
      const rest = [friend, about(friend, 'visit-step ID 1'), newLead({ key: `x ${lead.id}0` })];
      for (const one of [lead, step, place, ...rest]) await store.accept(one);
      const erased = await store.eraseOne(lead.id);
      assert.deepEqual(new Set(erased), new Set([lead.id, step.id, place.id]));
      assert.equal((await store.list(10)).length, rest.length);
    });

    it('does not erase by its age what is ahead, or was spoken of since', async () => {
      const event = '1 1970-01-01T01:50';
      const begins = 50 * 60_000;
      const ofEvent = { registration: { event, people: 1 }, destinations: [] };
      const [registered, off, visit, moved] = [
        newLead(ofEvent),
        newLead(ofEvent),
        newLead({ destinations: [] }),
        newLead({ destinations: [] }),
      ];
      for (const lead of [registered, off, visit, moved]) await store.accept(lead);
      const message = () => newLead({ destinations: [], receivedAt: begins * 2 });
      await store.callOff(off.id, message());
      const step = { number: 1, at: NOW, content: '{}' };
      await store.addVisitStep({ ...step, lead: visit.id, startsAt: begins }, message());
      await store.addVisitStep({ ...step, lead: moved.id }, message());
      const erased = async (time: number) => new Set(await other.eraseBefore(time));
      assert.deepEqual(await erased(NOW), new Set([off.id]));
      assert.deepEqual(await erased(NOW + 1), new Set([moved.id]));
      assert.deepEqual(await erased(begins), new Set());
      assert.deepEqual(await erased(begins + 60_000), new Set([registered.id, visit.id]));
    });

    it('erases leads of one form: what is settled sooner than what is not', async () => {
      const settled = newLead({ destinations: ['crm'], form: 'one' });
      const waiting = newLead({ destinations: ['visitor-mail'], form: 'one', key: 'w' });
      const another = newLead({ destinations: ['crm'], form: 'other', key: 'o' });
      for (const lead of [settled, waiting, another]) await store.accept(lead);
      for (const delivery of await store.claimDue(taking)) await store.delivered(delivery, NOW);
      const after = settled.receivedAt + 1;
      assert.deepEqual(await store.eraseOfForm('one', after - 1, 0), []);
      assert.deepEqual(await store.eraseOfForm('one', after, 0), [settled.id]);
      assert.deepEqual(await store.eraseOfForm('one', after, after), [waiting.id]);
      assert.equal((await store.list(10)).length, 1);
    });

    it('erases what is old and delivered, and all of one person', async () => {
      const old = newLead({ destinations: ['crm'] });
      await store.accept(old);
      const ofJo = newLead({ email: 'jo@example.be' });
      await store.accept(ofJo);
      assert.deepEqual(await store.eraseBefore(NOW), []);
      const [first, second] = await store.claimDue(taking);
      await store.delivered(first!, NOW);
      await store.failed(second!, 'refused', undefined);
      assert.deepEqual(await store.eraseBefore(1_000_000), []);
      assert.deepEqual(await store.eraseBefore(NOW), [old.id]);
      assert.deepEqual(await store.eraseByEmail(' JO@example.be '), [ofJo.id]);
      assert.deepEqual(await store.list(10), []);
      assert.equal((await store.counts()).parked, 0);
    });

    it('erases by age some at a time, the oldest first', async () => {
      const make = (receivedAt: number) =>
        newLead({ receivedAt, destinations: [], form: receivedAt % 2 ? 'odd' : 'even' });
      for (let at = 1; at <= 2 * MAX_ERASED + 2; at += 1) await store.accept(make(at));
      assert.equal((await store.eraseOfForm('odd', NOW, 0)).length, MAX_ERASED);
      const last = (await store.list(1000)).find(({ form }) => form === 'odd');
      assert.equal(last?.receivedAt, 2 * MAX_ERASED + 1);
      assert.equal((await other.eraseBefore(NOW)).length, MAX_ERASED);
      assert.deepEqual(
        (await store.list(10)).map(({ receivedAt }) => receivedAt),
        [2 * MAX_ERASED + 2, 2 * MAX_ERASED + 1],
      );
      assert.equal((await other.eraseBefore(NOW)).length, 2);
      assert.deepEqual(await other.eraseBefore(NOW), []);
    });

    describe('with places at an event', () => {
      const at = (people: number, changes: Partial<NewLead> = {}, places?: number) =>
        newLead({ registration: { event: '1 2026-11-28T14:00', people, places }, ...changes });
      const seatOf = async (lead: NewLead) => (await other.find(lead.id))?.seat;
      const messageTo = ({ id }: StoredLead) =>
        newLead({ key: `place ${id}`, form: 'place', destinations: ['visitor-mail'] });
      const callOff = (id: string) =>
        store.callOff(
          id,
          newLead({ key: `off ${id}`, form: 'off', destinations: ['agency-mail'] }),
        );
      const fill = (places = 2) => other.fillPlaces(() => places, messageTo);

      it('gives places while there are any, across servers, and then the waiting list', async () => {
        const leads = [at(3, {}, 4), at(2, {}, 4), at(1, {}, 4), at(1, {}, 4)];
        for (const [index, lead] of leads.entries()) await [store, other][index % 2]!.accept(lead);
        assert.deepEqual(await Promise.all(leads.map(seatOf)), [
          'place',
          'waiting',
          'place',
          'waiting',
        ]);
        assert.deepEqual([...(await other.seatsTaken())], [['1 2026-11-28T14:00', 4]]);
        assert.equal((await takeOne()).lead.seat, 'place');
      });

      it('counts a lead that is sent twice once, and none in quarantine until it is released', async () => {
        const held = at(2, { quarantine: 'links' }, 2);
        await store.accept(held);
        assert.equal(await seatOf(held), 'held');
        await store.accept(at(1, { key: 'same' }, 2));
        await other.accept(at(1, { key: 'same' }, 2));
        assert.equal((await store.seatsTaken()).get('1 2026-11-28T14:00'), 1);
        await store.retry(held.id, NOW);
        assert.equal(await seatOf(held), 'waiting');
      });

      it('has room for any number without a number of places', async () => {
        const leads = [at(500), at(500)];
        for (const lead of leads) await store.accept(lead);
        assert.deepEqual(await Promise.all(leads.map(seatOf)), ['place', 'place']);
      });

      it('gives a place that is called off to the first who waits and fits, with a message', async () => {
        const [first, large, small, last] = [
          at(2, {}, 2),
          at(3, {}, 2),
          at(1, {}, 2),
          at(2, {}, 2),
        ];
        for (const [index, lead] of [first, large, small, last].entries())
          await store.accept({ ...lead, receivedAt: 1_000_000 + index });
        assert.equal(await fill(), 0);
        assert.equal(await callOff(first.id), true);
        assert.equal(await callOff(first.id), false);
        assert.equal(await callOff('nothing'), false);
        assert.equal((await store.list(10)).filter(({ form }) => form === 'off').length, 1);
        const late = at(1, {}, 2);
        await other.accept(late);
        assert.equal(await seatOf(late), 'waiting', 'who waits is not passed');
        assert.equal(await fill(), 2);
        assert.equal(await fill(), 0);
        assert.deepEqual(await Promise.all([first, large, small, last, late].map(seatOf)), [
          'called-off',
          'waiting',
          'place',
          'waiting',
          'place',
        ]);
        const told = (await store.list(10)).filter(({ form }) => form === 'place');
        assert.deepEqual(
          told.map(({ key }) => key).toSorted(),
          [small, late].map(({ id }) => `place ${id}`).toSorted(),
        );
      });

      it('gives no place without its message, and none of an event that is over', async () => {
        const [first, waiting] = [at(1, {}, 1), at(1, {}, 1)];
        for (const lead of [first, waiting]) await store.accept(lead);
        await callOff(first.id);
        assert.equal(await store.fillPlaces(() => 0, messageTo), 0);
        assert.equal(await seatOf(waiting), 'waiting');
        const clash = () => newLead({ id: first.id });
        await assert.rejects(async () => store.fillPlaces(() => 1, clash));
        assert.equal(await seatOf(waiting), 'waiting');
      });

      it('gives as many places as there are now, whatever there were', async () => {
        const leads = [at(2, {}, 2), at(1, {}, 2), at(2, {}, 2)];
        for (const [index, lead] of leads.entries())
          await store.accept({ ...lead, receivedAt: 1_000_000 + index });
        assert.equal(await fill(3), 1);
        assert.equal(await fill(4), 0);
        assert.equal(await fill(Infinity), 1);
        assert.deepEqual(await Promise.all(leads.map(seatOf)), ['place', 'place', 'place']);
      });

      it('calls off all of an event once, each with its message, and nothing of another', async () => {
        const [first, waiting, held] = [at(2, {}, 2), at(1, {}, 2), at(1, { quarantine: 'x' }, 2)];
        const another = newLead({ registration: { event: '2 2026-11-28T14:00', people: 1 } });
        for (const lead of [first, waiting, held, another]) await store.accept(lead);
        const asked: string[] = [];
        const isOff = (event: string) => {
          asked.push(event);
          return event.startsWith('1 ');
        };
        const clash = () => newLead({ id: first.id });
        await assert.rejects(async () => store.callOffEvents(isOff, clash));
        assert.equal(await seatOf(first), 'place');
        asked.length = 0;
        assert.equal(await store.callOffEvents(isOff, messageTo), 2);
        assert.deepEqual(asked.toSorted(), ['1 2026-11-28T14:00', '2 2026-11-28T14:00']);
        assert.equal(await other.callOffEvents(isOff, messageTo), 0);
        assert.deepEqual(await Promise.all([first, waiting, held, another].map(seatOf)), [
          'called-off',
          'called-off',
          'held',
          'place',
        ]);
        const told = (await store.list(10)).filter(({ form }) => form === 'place');
        assert.equal(told.length, 2);
      });

      it('is erased with its lead, whose places are free then', async () => {
        const [first, waiting] = [at(1, {}, 1), at(1, { email: 'jan@example.be' }, 1)];
        for (const lead of [first, waiting]) await store.accept(lead);
        await store.eraseByEmail(first.email);
        assert.equal((await store.seatsTaken()).size, 0);
        assert.equal(await fill(1), 1);
        assert.equal(await seatOf(waiting), 'place');
      });
    });
  });
}
