import type { VisitStepRow } from './visit-step.ts';

/** Where a lead goes after it was stored. */
export const DESTINATIONS = ['agency-mail', 'visitor-mail', 'crm'] as const;

export type Destination = (typeof DESTINATIONS)[number];

/**
 * A place at an open house: taken; on the waiting list; called off, by the visitor or with the open
 * house; none yet, as the lead is in quarantine.
 */
export type SeatState = 'place' | 'waiting' | 'called-off' | 'held';

/** What a lead registers for. */
export interface Registration {
  /** `openHouseKey` of the event: equal for two registrations for the same one. */
  event: string;
  /** How many people come: 1 or more. */
  people: number;
  /** How many people there is room for when it is made; undefined for any number. */
  places?: number | undefined;
}

/** A lead that a visitor has sent, before it is stored. */
export interface NewLead {
  /** Unguessable; the Message-ID of its mails and the CRM's idempotency key. */
  id: string;
  /** Reference that the visitor quotes on the telephone. */
  reference: string;
  /** Milliseconds since 1970. */
  receivedAt: number;
  /**
   * Equal for two submissions of the same lead. Of a message about a lead it has that lead's id as a
   * word, between spaces.
   */
  key: string;
  /** A lead with this key counts as the same one if it was received then or later. */
  keySince: number;
  form: string;
  /**
   * The visitor's e-mail, by which their data are found and erased; of one who gave none, their
   * telephone number as `phoneKey` makes it.
   */
  email: string;
  /** The validated lead as JSON; the store does not read it. */
  content: string;
  /** What is stored beside the content, as JSON; the store does not read it either. */
  details?: string | undefined;
  /** Raised when older releases cannot deliver all of the content. */
  contentVersion: number;
  /** Why the lead is not delivered; undefined for one that is. */
  quarantine?: string | undefined;
  destinations: readonly Destination[];
  /**
   * Hash of a recipient who is written to once for good: a lead with one that was stored before is
   * not stored, even if that lead was erased since. Undefined for any other lead.
   */
  recipient?: string | undefined;
  /** Of a lead that takes places, if there are any left. */
  registration?: Registration | undefined;
}

/** Waiting until `dueAt`; delivered; parked after the last try or a permanent refusal. */
export type DeliveryState = 'waiting' | 'delivered' | 'parked';

export interface Delivery {
  destination: Destination;
  state: DeliveryState;
  attempts: number;
  /** When it was first due, or made due by an operator; milliseconds since 1970. */
  since: number;
  /** Milliseconds since 1970. */
  dueAt: number;
  /** Why the last attempt failed. */
  reason?: string | undefined;
}

export interface StoredLead
  extends Omit<NewLead, 'keySince' | 'destinations' | 'recipient' | 'registration'> {
  /** Of a lead with a registration. */
  seat?: SeatState;
  deliveries: readonly Delivery[];
}

/** A delivery that this process alone may attempt until `leasedUntil`. */
export interface LeasedDelivery extends Omit<Delivery, 'state' | 'dueAt'> {
  lead: Omit<StoredLead, 'deliveries'>;
  /** Names the lease; of no use after another process has taken the delivery. */
  lease: string;
}

/** Of {@link ClaimOptions.latest}: no time is too late. */
export const NO_LATEST = {
  dueAt: Number.MAX_SAFE_INTEGER,
  since: Number.MAX_SAFE_INTEGER,
  leasedUntil: Number.MAX_SAFE_INTEGER,
};

export interface ClaimOptions {
  destination: Destination;
  /** Milliseconds since 1970, as the other times; leases that ended before are over. */
  now: number;
  /** Deliveries that are due by then. */
  dueBy: number;
  leasedUntil: number;
  limit: number;
  /**
   * The latest times that a clock which is right can have written: a delivery with a later one is
   * due, not leased, and counts as first due now. Without it none is too late.
   */
  latest?: undefined | { dueAt: number; since: number; leasedUntil: number };
  /**
   * Leads with content of a newer version than this are leased only if they were due by `dueBy`, so
   * that a server which knows it comes first. All are alike without it.
   */
  newer?: { than: number; dueBy: number };
}

export interface LeadCounts {
  stored: number;
  quarantined: number;
  waiting: number;
  parked: number;
  /** When the oldest lead with a waiting or parked delivery was received. */
  oldestUndelivered?: number | undefined;
}

/** What an operator should look into. */
export interface LeadBacklog {
  /** Leads in quarantine that were received lately. */
  quarantined: number;
  /** When the oldest lead that waits for a destination was received; without those that have none. */
  oldestWaiting: Readonly<Partial<Record<Destination, number>>>;
}

/**
 * Leads that a call erases by age at most: with all that depends on them far below the deadline of a
 * statement, and a moment for others that write.
 */
export const MAX_ERASED = 200;

/**
 * Keeps leads until they are delivered, and after. Several servers share one store. What a method
 * says is done is on disk when it resolves, but for leases and outcomes of deliveries, which a
 * power cut may take back: they are attempted once more. A method that rejects has changed nothing.
 */
export interface LeadStore {
  /**
   * Stores the lead and its deliveries, or finds the one that was sent before with this key. A
   * `recipient` who was written to before counts as one, too.
   * @param follower a lead that is stored only with a new `lead`, and without which that is not
   * stored either.
   */
  accept(
    lead: NewLead,
    follower?: NewLead,
  ): Promise<Pick<StoredLead, 'id' | 'reference'> & { isNew: boolean }>;
  /** People with a place by event; events without any are left out. */
  seatsTaken(): Promise<ReadonlyMap<string, number>>;
  /**
   * Calls off a registration, whose place is free then, and stores the message that tells it; false
   * if there is none that counts.
   */
  callOff(id: string, message: NewLead): Promise<boolean>;
  /**
   * Gives free places to those who wait, in their order; who is too many for them is passed over.
   * Each gets the place together with the message that tells it, or not at all.
   * @param placesOf how many people an event has room for now; 0 where no more places are given.
   * @param messageTo the message to who gets a place.
   * @returns how many got one.
   */
  fillPlaces(
    placesOf: (event: string) => number,
    messageTo: (lead: StoredLead) => NewLead,
  ): Promise<number>;
  /**
   * Calls off all registrations for some events, each together with the message that says so, or
   * not at all.
   * @param isOff whether an event does not take place; asked once for each.
   * @returns how many were called off.
   */
  callOffEvents(
    isOff: (event: string) => boolean,
    messageTo: (lead: StoredLead) => NewLead,
  ): Promise<number>;
  /** Leases due deliveries, the longest due first. One whose lease ran out is due again. */
  claimDue(options: ClaimOptions): Promise<LeasedDelivery[]>;
  /** Without effect, and false, if the lease was lost. */
  delivered(delivery: LeasedDelivery, now: number): Promise<boolean>;
  /** Without effect, and false, if the lease was lost. `dueAt` undefined parks the delivery. */
  failed(delivery: LeasedDelivery, reason: string, dueAt: number | undefined): Promise<boolean>;
  /**
   * Leaves the delivery waiting until `dueAt`, when its attempts begin anew. Without effect, and
   * false, if the lease was lost.
   */
  deferred(delivery: LeasedDelivery, reason: string, dueAt: number): Promise<boolean>;
  /** Makes every waiting delivery to this destination due. */
  makeDue(destination: Destination, now: number): Promise<void>;

  find(idOrReference: string): Promise<StoredLead | undefined>;
  /** The most recent first. */
  list(limit: number): Promise<StoredLead[]>;
  /** Those in quarantine that were received since then, the most recent first. */
  quarantined(since: number): Promise<StoredLead[]>;
  /** What was said about the visit of a lead, in order; nothing where there is no such lead. */
  visitSteps(lead: string): Promise<VisitStepRow[]>;
  /**
   * Stores the step that follows those of its visit, with the message that tells it. Without effect,
   * and false, where another was stored with its number, or there is no such lead.
   */
  addVisitStep(step: VisitStepRow, message: NewLead): Promise<boolean>;
  /**
   * The last steps of visits that confirm a time from then on and before then, the earliest time
   * first.
   */
  visitsBetween(from: number, until: number): Promise<VisitStepRow[]>;
  counts(): Promise<LeadCounts>;
  /** @param since milliseconds since 1970; from then on is lately. */
  backlog(since: number): Promise<LeadBacklog>;
  /** Makes parked deliveries, or all of a quarantined lead, due again; false if there is none. */
  retry(id: string, now: number): Promise<boolean>;
  /** Sets an undelivered lead aside: nothing is tried until `retry`. False if it is delivered. */
  park(id: string, reason: string): Promise<boolean>;
  /**
   * Erases one lead, delivered or not, and the messages about it; returns their ids, or nothing if
   * there is none.
   */
  eraseOne(id: string): Promise<string[]>;
  /**
   * Erases leads received before then, some at a time, the oldest first; returns their ids, or nothing
   * once there is none (`eachErased`). Those that wait for a destination stay;
   * one that was refused for good does not. A lead is as recent as what was last said about its
   * visit, as that visit, and as the event it has registered for.
   */
  eraseBefore(time: number): Promise<string[]>;
  /**
   * Erases leads of a form: those received before `settledBefore` that are delivered or in
   * quarantine, and all received before `before`. Some at a time, as {@link eraseBefore}.
   */
  eraseOfForm(form: string, settledBefore: number, before: number): Promise<string[]>;
  /**
   * Erases all leads of a person, and the searches that their mailbox has saved with all that was sent
   * to it (server/services/alerts/saved-search-store.ts); returns the ids of both.
   */
  eraseByEmail(email: string): Promise<string[]>;
  /** Erases the hash of a recipient, who may be written to again; false if there is none. */
  eraseRecipient(recipient: string): Promise<boolean>;
  close(): Promise<void>;
  /** Copies that this store makes of itself; undefined where its host makes them. */
  readonly copies?: LeadCopies | undefined;
}

/** What can be erased in a store of leads, and in each of its copies. */
export type LeadEraser = Pick<
  LeadStore,
  'eraseOne' | 'eraseBefore' | 'eraseByEmail' | 'eraseRecipient'
>;

/** What was erased in copies. */
export interface ErasedCopies {
  /** Of the leads that were erased. */
  ids: string[];
  /** Number of copies that had any. */
  copies: number;
  /** Names of damaged files that may still hold leads: nothing can be erased in them. */
  damaged: string[];
}

/** A file of leads that was set aside because it was damaged. Times are milliseconds since 1970. */
export interface DamagedFile {
  name: string;
  /** Leads of it that are stored again, from a copy too; undefined where it was not read yet. */
  kept?: number | undefined;
  /** Leads that it names and that could not be read, and between when they were received. */
  lost?: number | undefined;
  lostFrom?: number | undefined;
  lostUntil?: number | undefined;
}

/** What was brought back from copies or a damaged file. */
export interface Recovered {
  /** Number of files that were read. */
  files: number;
  leads: number;
  /** Leads that they name and that are not stored all the same. */
  lost: number;
}

/** Leads of a copy that are not stored. */
export interface MissingLeads {
  /** Name of the copy that has most of them, the newest of several. */
  copy: string;
  leads: number;
}

/** Hourly copies of a store of leads, without the form whose leads are erased soon. */
export interface LeadCopies {
  /**
   * Copies the leads but for those of a form.
   * @param now milliseconds since 1970.
   * @returns false if the present hour has a copy already, whichever server made it.
   * @throws when no whole copy can be made; those before stay.
   */
  backUp(now: number, without: string): Promise<boolean>;
  /**
   * Names of copies whose leads were lost or set aside, the newest first: those that are kept now
   * began empty. They are never removed to make room.
   */
  ofLeadsBefore(): Promise<string[]>;
  /** Files of leads that were set aside because they were damaged, the latest first. */
  damaged(): Promise<DamagedFile[]>;
  /**
   * Stores again what a copy, or a damaged file, has and the store has not; what is there stays.
   * @param name of a file, from the folder of the store; all copies of these leads without it.
   * @param now milliseconds since 1970.
   */
  recover(name: string | undefined, now: number): Promise<Recovered>;
  /** Leads that copies of these leads have and that were lost here; undefined if none were. */
  missing(): Promise<MissingLeads | undefined>;
  /**
   * Erases the leads of a form from copies that an older release made with them.
   * @throws what the last copy that failed threw, after the others.
   */
  eraseForm(form: string): Promise<void>;
  /** Erases in every copy what `erase` erases in one. */
  erase(erase: (copy: LeadEraser) => Promise<string[]>): Promise<ErasedCopies>;
}
