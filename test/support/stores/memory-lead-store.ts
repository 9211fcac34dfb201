import { randomUUID } from 'node:crypto';
import {
  type ClaimOptions,
  type Delivery,
  type DeliveryState,
  type Destination,
  type LeadStore,
  type LeasedDelivery,
  MAX_ERASED,
  type NewLead,
  type Registration,
  type SeatState,
  type StoredLead,
} from '../../../server/services/leads/model/lead-store.ts';
import { newReference } from '../../../server/services/leads/model/reference.ts';
import { beginningOf } from '../../../views/domain/open-house/open-house.ts';
import type { VisitStepRow } from '../../../server/services/leads/model/visit-step.ts';

type Row = Omit<Delivery, 'state'> & {
  state: DeliveryState;
  leasedUntil: number;
  lease: string | undefined;
};
type Lead = Omit<NewLead, 'keySince' | 'destinations' | 'recipient'> & {
  deliveries: Row[];
  seat?: SeatState;
  visitSteps?: VisitStepRow[];
};

/** Recipients of the stores that share leads. */
const RECIPIENTS = new WeakMap<object, Set<string>>();

/** What erases the saved searches of a mailbox in the stores that share leads. */
const SEARCHES = new WeakMap<object, (email: string) => { id: string; email: string }[]>();

/** Leads in memory: the contract needs no SQLite. Several servers share `leads`. */
export class MemoryLeadStore implements LeadStore {
  readonly #leads: Map<string, Lead>;

  constructor(leads: Map<string, Lead> = new Map()) {
    this.#leads = leads;
  }

  async accept({ keySince, destinations, recipient, ...lead }: NewLead, follower?: NewLead) {
    const same = this.#all().find((one) => one.key === lead.key && one.receivedAt >= keySince);
    if (same) return { id: same.id, reference: same.reference, isNew: false };
    const told = this.#recipients();
    if (recipient !== undefined) {
      if (told.has(recipient)) return { id: lead.id, reference: lead.reference, isNew: false };
      told.add(recipient);
    }
    const reference = this.#insert({ ...lead, keySince, destinations });
    if (follower) {
      try {
        this.#insert(follower);
      } catch (error) {
        this.#leads.delete(lead.id);
        throw error;
      }
    }
    return { id: lead.id, reference, isNew: true };
  }

  #insert({ keySince: _since, destinations, recipient: _told, ...lead }: NewLead): string {
    if (this.#leads.has(lead.id)) throw new Error('the id is taken');
    const isTaken = this.#all().some(({ reference }) => reference === lead.reference);
    const reference = isTaken ? newReference() : lead.reference;
    const deliveries = destinations.map((destination) => ({
      destination,
      state: lead.quarantine === undefined ? ('waiting' as const) : ('parked' as const),
      attempts: 0,
      since: lead.receivedAt,
      dueAt: lead.receivedAt,
      reason: undefined,
      leasedUntil: 0,
      lease: undefined,
    }));
    const email = emailKey(lead.email);
    const { quarantine, registration } = lead;
    const seat = registration && (quarantine === undefined ? this.#seatFor(registration) : 'held');
    const changes = { reference, email, quarantine, deliveries, ...(seat && { seat }) };
    this.#leads.set(lead.id, { ...lead, ...changes });
    return reference;
  }

  async seatsTaken() {
    const taken = new Map<string, number>();
    for (const { registration, seat } of this.#all()) {
      if (!registration || seat !== 'place') continue;
      const { event, people } = registration;
      taken.set(event, (taken.get(event) ?? 0) + people);
    }
    return taken;
  }

  async callOff(id: string, message: NewLead) {
    const lead = this.#leads.get(id);
    if (!lead?.seat || lead.seat === 'called-off') return false;
    lead.seat = 'called-off';
    await this.accept(message);
    return true;
  }

  async callOffEvents(isOff: (event: string) => boolean, messageTo: (lead: StoredLead) => NewLead) {
    const registered = this.#all().filter(({ seat }) => seat === 'place' || seat === 'waiting');
    const events = new Set(registered.map(({ registration }) => registration!.event));
    const off = new Set([...events].filter(isOff));
    const leads = registered.filter(({ registration }) => off.has(registration!.event));
    for (const lead of leads) {
      await this.accept(messageTo({ ...storedOf(lead), seat: 'called-off' }));
      lead.seat = 'called-off';
    }
    return leads.length;
  }

  async fillPlaces(placesOf: (event: string) => number, messageTo: (lead: StoredLead) => NewLead) {
    let given = 0;
    for (const lead of this.#waiting()) {
      const { event, people } = lead.registration!;
      if (people > placesOf(event) - this.#peopleAt(event)) continue;
      await this.accept(messageTo({ ...storedOf(lead), seat: 'place' }));
      lead.seat = 'place';
      given += 1;
    }
    return given;
  }

  #waiting(): Lead[] {
    return this.#all()
      .filter(({ seat }) => seat === 'waiting')
      .sort((a, b) => a.receivedAt - b.receivedAt);
  }

  #peopleAt(event: string): number {
    return this.#all()
      .filter(({ registration, seat }) => registration?.event === event && seat === 'place')
      .reduce((sum, { registration }) => sum + registration!.people, 0);
  }

  #seatFor({ event, people, places = Infinity }: Registration): SeatState {
    const free = places - this.#peopleAt(event);
    const isPassed = this.#waiting().some(
      ({ registration }) => registration!.event === event && registration!.people <= free,
    );
    return people <= free && !isPassed ? 'place' : 'waiting';
  }

  async claimDue({ destination, now, dueBy, leasedUntil, limit, newer, latest }: ClaimOptions) {
    const lease = randomUUID();
    const isLeft = (lead: Lead, row: Row) =>
      newer !== undefined && lead.contentVersion > newer.than && row.dueAt > newer.dueBy;
    const due = this.#all()
      .flatMap((lead) => lead.deliveries.map((row) => ({ lead, row })))
      .filter(({ row }) => row.destination === destination && row.state === 'waiting')
      .filter(
        ({ row }) =>
          row.dueAt <= dueBy || (latest && (row.dueAt > latest.dueAt || row.since > latest.since)),
      )
      .filter(
        ({ row }) => row.leasedUntil <= now || (latest && row.leasedUntil > latest.leasedUntil),
      )
      .filter(({ lead, row }) => !isLeft(lead, row))
      .sort((a, b) => a.row.dueAt - b.row.dueAt)
      .slice(0, limit);
    return due.map(({ lead, row }): LeasedDelivery => {
      const { deliveries: _rows, registration: _for, visitSteps: _steps, ...stored } = lead;
      const first = latest && row.since > latest.since ? now : row.since;
      Object.assign(row, { lease, leasedUntil, attempts: row.attempts + 1, since: first });
      const { attempts, since, reason } = row;
      return { destination, attempts, since, reason, lead: stored, lease };
    });
  }

  async delivered(delivery: LeasedDelivery, now: number) {
    return this.#settle(delivery, { state: 'delivered', dueAt: now, reason: undefined });
  }

  async failed(delivery: LeasedDelivery, reason: string, dueAt: number | undefined) {
    return this.#settle(
      delivery,
      dueAt === undefined ? { state: 'parked', reason } : { reason, dueAt },
    );
  }

  async deferred(delivery: LeasedDelivery, reason: string, dueAt: number) {
    return this.#settle(delivery, { reason, since: dueAt, dueAt });
  }

  async makeDue(destination: Destination, now: number) {
    const rows = this.#all().flatMap(({ deliveries }) => deliveries);
    const waiting = rows.filter((row) => row.state === 'waiting' && row.dueAt > now);
    for (const row of waiting) if (row.destination === destination) row.dueAt = now;
  }

  async find(idOrReference: string) {
    const reference = idOrReference.toUpperCase();
    const found = this.#all().find(
      (one) => one.id === idOrReference || one.reference === reference,
    );
    return found && storedOf(found);
  }

  async list(limit: number) {
    const newest = this.#all().toReversed();
    return newest
      .sort((a, b) => b.receivedAt - a.receivedAt)
      .slice(0, limit)
      .map(storedOf);
  }

  async quarantined(since: number) {
    const all = await this.list(Number.MAX_SAFE_INTEGER);
    return all.filter((one) => one.quarantine !== undefined && one.receivedAt >= since);
  }

  async visitSteps(lead: string) {
    return [...(this.#leads.get(lead)?.visitSteps ?? [])];
  }

  async addVisitStep(step: VisitStepRow, message: NewLead) {
    const lead = this.#leads.get(step.lead);
    if (!lead || step.number !== (lead.visitSteps?.length ?? 0) + 1) return false;
    this.#insert(message);
    lead.visitSteps = [...(lead.visitSteps ?? []), step];
    return true;
  }

  async visitsBetween(from: number, until: number) {
    return this.#all()
      .flatMap(({ visitSteps }) => visitSteps?.at(-1) ?? [])
      .filter(({ startsAt = -1 }) => startsAt >= from && startsAt < until)
      .sort((a, b) => (a.startsAt ?? 0) - (b.startsAt ?? 0));
  }

  async counts() {
    const all = this.#all();
    const open = all.filter((one) => one.quarantine === undefined && !isDelivered(one));
    const states = open.flatMap(({ deliveries }) => deliveries.map(({ state }) => state));
    return {
      stored: all.length,
      quarantined: all.filter(({ quarantine }) => quarantine !== undefined).length,
      waiting: states.filter((state) => state === 'waiting').length,
      parked: states.filter((state) => state === 'parked').length,
      ...(open.length > 0 && {
        oldestUndelivered: Math.min(...open.map(({ receivedAt }) => receivedAt)),
      }),
    };
  }

  async backlog(since: number) {
    const all = this.#all();
    const waiting = all
      .filter(({ quarantine }) => quarantine === undefined)
      .flatMap(({ receivedAt, deliveries }) =>
        deliveries.map(({ destination, state }) => ({ destination, state, receivedAt })),
      )
      .filter(({ state }) => state === 'waiting')
      // Later ones are overwritten by older ones.
      .sort((a, b) => b.receivedAt - a.receivedAt);
    return {
      quarantined: all.filter((one) => one.quarantine !== undefined && one.receivedAt >= since)
        .length,
      oldestWaiting: Object.fromEntries(
        waiting.map(({ destination, receivedAt }) => [destination, receivedAt]),
      ),
    };
  }

  async retry(id: string, now: number) {
    const lead = this.#leads.get(id);
    if (!lead) return false;
    lead.quarantine = undefined;
    if (lead.seat === 'held' && lead.registration) lead.seat = this.#seatFor(lead.registration);
    const open = lead.deliveries.filter(({ state }) => state !== 'delivered');
    for (const row of open) {
      Object.assign(row, { state: 'waiting', since: now, dueAt: now, attempts: 0 });
    }
    return open.length > 0;
  }

  async park(id: string, reason: string) {
    const lead = this.#leads.get(id);
    if (!lead || isDelivered(lead)) return false;
    lead.quarantine = reason;
    for (const row of lead.deliveries.filter(({ state }) => state === 'waiting')) {
      Object.assign(row, { state: 'parked', lease: undefined, leasedUntil: 0 });
    }
    return true;
  }

  async eraseOne(id: string) {
    return this.#erase((lead) => lead.id === id || lead.key.split(' ').slice(1).includes(id));
  }

  async eraseBefore(time: number) {
    return this.#eraseOldest((lead) => lastOf(lead) < time && !isWaiting(lead));
  }

  async eraseOfForm(form: string, settledBefore: number, before: number) {
    return this.#eraseOldest(
      (lead) =>
        lead.form === form &&
        (lead.receivedAt < before || (lead.receivedAt < settledBefore && isSettled(lead))),
    );
  }

  async eraseByEmail(email: string) {
    const searches = this.#searchesOf(email);
    const spellings = [email, ...searches.map((one) => one.email)].map(emailKey);
    const leads = this.#erase((lead) => spellings.includes(lead.email));
    return [...leads, ...searches.map(({ id }) => id)];
  }

  /** What is kept beside the leads is erased with them: takes out the searches of a mailbox. */
  eraseSearchesBy(take: (email: string) => { id: string; email: string }[]): void {
    SEARCHES.set(this.#leads, take);
  }

  #searchesOf(email: string): { id: string; email: string }[] {
    return SEARCHES.get(this.#leads)?.(email) ?? [];
  }

  /** Erases the messages of a form with this content. */
  eraseWith(form: string, content: string): void {
    this.#erase((lead) => lead.form === form && lead.content === content);
  }

  /** Whether a lead with this key counts as the same. */
  isSent({ key, keySince }: Pick<NewLead, 'key' | 'keySince'>): boolean {
    return this.#all().some((one) => one.key === key && one.receivedAt >= keySince);
  }

  async eraseRecipient(recipient: string) {
    return this.#recipients().delete(recipient);
  }

  async close() {}

  #recipients(): Set<string> {
    const told = RECIPIENTS.get(this.#leads) ?? new Set<string>();
    RECIPIENTS.set(this.#leads, told);
    return told;
  }

  #all(): Lead[] {
    return [...this.#leads.values()];
  }

  #eraseOldest(isErased: (lead: Lead) => boolean): string[] {
    const leads = this.#all().filter(isErased);
    const oldest = new Set(leads.sort((a, b) => a.receivedAt - b.receivedAt).slice(0, MAX_ERASED));
    return this.#erase((lead) => oldest.has(lead));
  }

  #erase(isErased: (lead: Lead) => boolean): string[] {
    const ids = this.#all()
      .filter(isErased)
      .map(({ id }) => id);
    for (const id of ids) this.#leads.delete(id);
    return ids;
  }

  #settle({ lead, destination, lease }: LeasedDelivery, changes: Partial<Row>): boolean {
    const rows = this.#leads.get(lead.id)?.deliveries ?? [];
    const row = rows.find((one) => one.destination === destination && one.lease === lease);
    if (row) Object.assign(row, changes, { lease: undefined, leasedUntil: 0 });
    return row !== undefined;
  }
}

function storedOf({ deliveries, registration: _registration, visitSteps: _steps, ...lead }: Lead) {
  const rows = deliveries.map(({ lease: _lease, leasedUntil: _until, ...row }) => row);
  return { ...lead, deliveries: rows };
}

/** When a lead was received, or what it asks for is or was spoken of, whichever is later. */
function lastOf({ receivedAt, visitSteps = [], registration, seat }: Lead): number {
  const event = registration && seat !== 'called-off' ? beginningOf(registration.event) : 0;
  const steps = visitSteps.flatMap(({ at, startsAt = 0 }) => [at, startsAt]);
  return Math.max(receivedAt, event, ...steps);
}

function isDelivered({ deliveries }: Lead): boolean {
  return deliveries.every(({ state }) => state === 'delivered');
}

function isWaiting({ quarantine, deliveries }: Lead): boolean {
  return quarantine === undefined && deliveries.some(({ state }) => state === 'waiting');
}

function isSettled(lead: Lead): boolean {
  return lead.quarantine !== undefined || isDelivered(lead);
}

function emailKey(email: string): string {
  return email.trim().toLowerCase();
}
