import type { NewLead, StoredLead } from './lead-store.ts';

/** A lead that waits on this machine, with the one that goes with it. */
export interface SpooledLead {
  lead: NewLead;
  follower?: NewLead | undefined;
}

/** A lead that this process alone hands over until its lease ends. */
export interface LeasedLead extends SpooledLead {
  lease: string;
}

/** Which leads to erase: one, or all of an e-mail. */
export type ErasedLeads = { id: string } | { email: string };

/**
 * Keeps leads on this machine while the store that all machines share does not answer. Several
 * processes of the machine share it. What a method says is done is on disk when it returns.
 */
export interface LeadSpool {
  /** Keeps a lead, or finds the one that was kept before with its key (`NewLead.keySince`). */
  keep(kept: SpooledLead): Pick<StoredLead, 'id' | 'reference'> & { isNew: boolean };
  find(idOrReference: string): NewLead | undefined;
  /** All of them, the most recent first. */
  list(): NewLead[];
  /** How many there are, and when the oldest was received. */
  counts(): { leads: number; oldest?: number | undefined };
  /**
   * Leases the lead that was tried the fewest times, the oldest of several; undefined when there is
   * none, or all are leased. A lease that a clock which was ahead has made too long is over.
   * @param ms milliseconds.
   */
  lease(ms: number): LeasedLead | undefined;
  /** Removes a lead that was handed over; without effect if the lease was lost. */
  remove(leased: LeasedLead): void;
  /** Ends a lease without an outcome. */
  release(leased: LeasedLead): void;
  /**
   * Erases those that are not leased.
   * @returns their ids, and whether any is left, which is being handed over.
   */
  erase(which: ErasedLeads): { ids: string[]; isAnyLeased: boolean };
  /** A second time it does nothing. */
  close(): void;
}
