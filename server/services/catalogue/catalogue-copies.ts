/**
 * Keeps the latest copy of the catalogue, from which a server starts when the CRM does not answer.
 * Several servers share it: the last one to write wins.
 */
export interface CatalogueCopies {
  /** The bytes of the latest copy that was written whole; undefined if there is none. */
  read(): Promise<Buffer | undefined>;
  /**
   * Replaces the copy: a reader gets the one before or this one, never a part.
   * @param pieces made one at a time, so that the event loop is not blocked.
   * @throws when it cannot be written; the copy before is then unchanged.
   */
  write(pieces: Iterable<string>): Promise<void>;
}
