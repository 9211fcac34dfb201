import type { History } from '../../views/domain/owner/history.ts';
import type { Owner } from '../../views/domain/owner/owner.ts';
import type { DroppedItem } from './catalogue-port.ts';

/**
 * The owners' part of the agency's CRM (spec section 6). It is asked at sign-in and on the history
 * page, never for the catalogue: what owners may see is kept nowhere else.
 */
export interface OwnerPort {
  /**
   * The owner with this e-mail and password. Anybody else gets undefined, and no sooner when the
   * e-mail is unknown than when the password is wrong.
   */
  signIn(email: string, password: string): Promise<Owner | undefined>;
  /** What happened around a home; undefined when it is not this owner's. */
  history(ownerId: number, propertyId: number): Promise<History | undefined>;
  /** What keeps somebody from signing in, where and why; empty when all is well. */
  check(): Promise<DroppedItem[]>;
}
