import type { Readable } from 'node:stream';
import type { Locale } from '../../../views/domain/locale.ts';
import type { GraphSeries, History } from '../../../views/domain/owner/history.ts';
import type { OwnerHome } from '../../../views/domain/owner/owner-home.ts';
import type { Owner } from '../../../views/domain/owner/owner.ts';
import type { DroppedItem } from './catalogue-port.ts';

/** The owner whose session it is, with the homes that the CRM named at sign-in. */
export type OwnerKey = Pick<Owner, 'id' | 'propertyIds'> & {
  /**
   * In which they read: texts are asked for in it first, and in others only where it has none, and
   * an answer may be a minute old. Without it every language is asked for anew.
   */
  language?: Locale;
};

/**
 * What the CRM knows of an owner at a time: a later one that differs ends the owner's sessions
 * (server/services/owners/standing-checks.ts). What it does not tell is absent, and is not compared.
 */
export interface Standing {
  /**
   * A text that changes with the account: with its password, where the CRM tells. '' for an owner
   * whom it does not have. Never stored as it is.
   */
  account?: string | undefined;
  /** The ids of their homes. */
  homes?: readonly number[] | undefined;
}

/** An owner who has just signed in. */
export type SignedInOwner = Owner & { standing: Standing };

/**
 * The owners' part of the CRM (spec section 6). Called at sign-in and on owners' pages, never for
 * the catalogue: owners' data is stored nowhere except name, id and ids of homes in their session.
 * A call accepts a signal, which is aborted when the answer is no longer needed, and throws when
 * the CRM cannot be reached or answers with an error.
 */
export interface OwnerPort {
  /**
   * The owner with this e-mail and password, else undefined. An unknown e-mail takes as long as a
   * wrong password.
   * @param language that the owner signs in with (`langid` of spec section 7).
   * @throws UnclearRefusal, besides what every call throws.
   */
  signIn(
    email: string,
    password: string,
    language: Locale,
    signal?: AbortSignal,
  ): Promise<SignedInOwner | undefined>;
  /**
   * What the CRM knows now of an owner who has signed in.
   * @param owner their id, and the e-mail that they signed in with.
   */
  standing(owner: Pick<Owner, 'id' | 'email'>, signal?: AbortSignal): Promise<Standing>;
  /**
   * The homes of an owner in any status, with the address and price that are not published; those
   * that the CRM no longer has are left out. Undefined if there is no such owner.
   */
  homes(owner: OwnerKey, signal?: AbortSignal): Promise<OwnerHome[] | undefined>;
  /** The history of a home; undefined when it is not this owner's. */
  history(owner: OwnerKey, propertyId: number, signal?: AbortSignal): Promise<History | undefined>;
  /**
   * The graphs of views of homes of the agency, of any owner, by their ids: for a comparison
   * that names none. A home whose graph the CRM does not tell is left out.
   * @param owner who is shown the comparison.
   */
  graphs(
    owner: OwnerKey,
    propertyIds: readonly number[],
    signal?: AbortSignal,
  ): Promise<ReadonlyMap<number, readonly GraphSeries[]>>;
  /**
   * A document that the history of the home lists; undefined when it does not, when its file is
   * missing, or when the home is not this owner's. The caller reads the stream or destroys it.
   * @param signal aborts the request; an open stream continues.
   */
  document(
    owner: OwnerKey,
    propertyId: number,
    fileName: string,
    signal?: AbortSignal,
  ): Promise<OwnerDocument | undefined>;
  /** Faults that keep owners from signing in or from seeing a home; empty when there are none. */
  check(): Promise<DroppedItem[]>;
}

/**
 * The CRM refused a sign-in with a code that is not configured as a wrong password: signing in is
 * closed, yet the attempt counts, because the password may have been wrong.
 */
export class UnclearRefusal extends Error {
  constructor(cause: Error) {
    super('an attempt to sign in was refused', { cause });
    this.name = 'UnclearRefusal';
  }
}

/** A document as it is sent. */
export interface OwnerDocument {
  /** Bytes; undefined if the CRM sends no length. */
  size: number | undefined;
  content: Readable;
}
