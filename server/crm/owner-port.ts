import type { History } from '../../views/domain/owner/history.ts';
import type { Owner } from '../../views/domain/owner/owner.ts';
import type { DroppedItem } from './catalogue-port.ts';

/**
 * The owners' part of the CRM (spec section 6). Called at sign-in and on the history page, never
 * for the catalogue: owners' data is not stored elsewhere.
 */
export interface OwnerPort {
  /**
   * The owner with this e-mail and password, else undefined. An unknown e-mail takes as long as a
   * wrong password.
   */
  signIn(email: string, password: string): Promise<Owner | undefined>;
  /** The history of a home; undefined when it is not this owner's. */
  history(ownerId: number, propertyId: number): Promise<History | undefined>;
  /** Faults that keep owners from signing in; empty when there are none. */
  check(): Promise<DroppedItem[]>;
}
