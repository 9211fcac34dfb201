/** Where a lead goes after it was stored. */
export const DESTINATIONS = ['agency-mail', 'visitor-mail', 'crm'] as const;

export type Destination = (typeof DESTINATIONS)[number];

/** A lead that a visitor has sent, before it is stored. */
export interface NewLead {
  /** Unguessable; the Message-ID of its mails and the CRM's idempotency key. */
  id: string;
  /** What the visitor quotes on the telephone. */
  reference: string;
  /** Milliseconds since 1970. */
  receivedAt: number;
  /** Equal for two sendings of the same lead. */
  key: string;
  /** A lead with this key counts as the same one if it was received then or later. */
  keySince: number;
  form: string;
  /** The visitor's e-mail, by which their data are found and erased. */
  email: string;
  /** The validated lead as JSON; the store does not read it. */
  content: string;
  /** Why the lead is not delivered; undefined for one that is. */
  quarantine?: string | undefined;
  destinations: readonly Destination[];
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

export interface StoredLead extends Omit<NewLead, 'keySince' | 'destinations'> {
  deliveries: readonly Delivery[];
}

/** A delivery that this process alone may attempt until `leasedUntil`. */
export interface LeasedDelivery extends Omit<Delivery, 'state' | 'dueAt'> {
  lead: Omit<StoredLead, 'deliveries'>;
  /** Names the lease; of no use after another process has taken the delivery. */
  lease: string;
}

export interface Taking {
  destination: Destination;
  /** Milliseconds since 1970, as the other times; leases that ended before are over. */
  now: number;
  /** Deliveries that are due by then. */
  dueBy: number;
  leasedUntil: number;
  limit: number;
}

export interface LeadCounts {
  stored: number;
  quarantined: number;
  waiting: number;
  parked: number;
  /** When the oldest lead with a waiting or parked delivery was received. */
  oldestUndelivered?: number | undefined;
}

/**
 * Keeps leads until they are delivered, and after. Several servers share one store. What a method
 * says is done is on disk when it resolves, but for leases and outcomes of deliveries, which a
 * power cut may take back: they are attempted once more. A method that rejects has changed nothing.
 */
export interface LeadStore {
  /** Stores the lead and its deliveries, or finds the one that was sent before with this key. */
  accept(lead: NewLead): Promise<Pick<StoredLead, 'id' | 'reference'> & { isNew: boolean }>;
  /** Leases due deliveries, the longest due first. One whose lease ran out is due again. */
  take(taking: Taking): Promise<LeasedDelivery[]>;
  /** Without effect, and false, if the lease was lost. */
  delivered(delivery: LeasedDelivery, now: number): Promise<boolean>;
  /** Without effect, and false, if the lease was lost. `dueAt` undefined parks the delivery. */
  failed(delivery: LeasedDelivery, reason: string, dueAt: number | undefined): Promise<boolean>;
  /** Makes every waiting delivery to this destination due. */
  makeDue(destination: Destination, now: number): Promise<void>;

  find(idOrReference: string): Promise<StoredLead | undefined>;
  /** The most recent first. */
  list(limit: number): Promise<StoredLead[]>;
  counts(): Promise<LeadCounts>;
  /**
   * Lets parked deliveries, or all of a quarantined lead, be tried again; false if there is none.
   */
  retry(id: string, now: number): Promise<boolean>;
  /** Sets an undelivered lead aside: nothing is tried until `retry`. False if it is delivered. */
  park(id: string, reason: string): Promise<boolean>;
  /** Erases one lead, delivered or not; returns its id, or nothing if there is none. */
  eraseOne(id: string): Promise<string[]>;
  /** Erases leads received before then; returns their ids. Undelivered ones stay. */
  eraseBefore(time: number): Promise<string[]>;
  /**
   * Erases leads of a form: those received before `settledBefore` that are delivered or in
   * quarantine, and all received before `before`. Returns their ids.
   */
  eraseOfForm(form: string, settledBefore: number, before: number): Promise<string[]>;
  /** Erases all leads of a person; returns their ids. */
  eraseByEmail(email: string): Promise<string[]>;
  close(): Promise<void>;
}
