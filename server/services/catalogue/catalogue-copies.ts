/** Which of several servers asks the CRM; the others take the copy that it writes. */
export interface CatalogueElection {
  /** Whether it is this server's turn. A copy that is written when it is not is refused. */
  readonly isElected: boolean;
  /** The latest copy, as it was known a second ago. */
  readonly latest: LatestCopy;
  /** Says that the CRM has confirmed the latest copy now. */
  confirm(): Promise<void>;
  /**
   * Calls back when another server has written a copy, and when the turn comes to this server or
   * leaves it.
   * @returns ends it.
   */
  follow(onChange: () => void): () => void;
}

export interface LatestCopy {
  /** Number of copies that were written so far. */
  number: number;
  /** Milliseconds since the CRM last sent or confirmed it; undefined: not known. */
  age: number | undefined;
}

/**
 * Keeps the latest copy of the catalogue, from which a server starts when the CRM does not answer.
 * Several servers share it: the last one to write wins, or the one whose turn it is.
 */
export interface CatalogueCopies {
  /** Undefined: every server asks the CRM. */
  readonly election?: CatalogueElection | undefined;
  /** The bytes of the latest copy that was written whole; undefined if there is none. */
  read(): Promise<Buffer | undefined>;
  /**
   * Replaces the copy: a reader gets the one before or this one, never a part.
   * @param pieces made one at a time, so that the event loop is not blocked.
   * @throws when it cannot be written; the copy before is then unchanged.
   */
  write(pieces: Iterable<string>): Promise<void>;
}
