import type { Readable } from 'node:stream';

/**
 * Milliseconds until a document without a lead is removed: the lead is stored a moment after it.
 */
export const ORPHAN_AGE = 3_600_000;

/** There is no room for documents; leads are still stored. */
export class NoRoom extends Error {
  constructor() {
    super('too little room on the disk for a document');
    this.name = 'NoRoom';
  }
}

/** A file that was received, under a name that is removed if this server is killed. */
export interface ReceivedFile {
  path: string;
  /** Bytes. */
  size: number;
  /** SHA-256, base64url. */
  hash: string;
}

/** Documents that owners have handed in: one for each lead, for the agency alone. */
export interface HandedInStore {
  /**
   * Writes a file to this machine's disk as it arrives. Whatever fails, nothing of it is left.
   * @throws NoRoom; what the stream or the disk throws.
   */
  receive(content: Readable): Promise<ReceivedFile>;
  /** Keeps a received file as that of a lead. */
  keep(file: Pick<ReceivedFile, 'path'>, lead: string): Promise<void>;
  /** Removes a received file, if it was not kept. */
  discard(file: Pick<ReceivedFile, 'path'>): Promise<void>;
  /** The document of a lead, with its size in bytes; undefined if there is none. */
  open(lead: string): Promise<{ size: number; content: Readable } | undefined>;
  /** Removes the document of a lead, if it has one. */
  remove(lead: string): Promise<void>;
  /**
   * Erases the documents of leads.
   * @returns how many.
   */
  erase(leads: ReadonlySet<string>): Promise<number>;
  /**
   * Removes documents whose lead is not stored: a server was killed between the two.
   * @param now milliseconds since 1970.
   * @returns how many.
   */
  removeOrphans(isStored: (lead: string) => Promise<boolean>, now: number): Promise<number>;
}
