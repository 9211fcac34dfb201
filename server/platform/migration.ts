interface Change {
  /** 1 makes the tables of a new file; then 2, 3, … without a gap. */
  number: number;
  name: string;
  /** Statements that run in one transaction. Never edited once a release has them. */
  sql: string;
}

/** Adds tables, columns with a default, or indexes: releases that do not know it work on. */
interface Expanding extends Change {
  effect: 'expand';
}

/** Removes or changes what releases before `needs` use; a release that knows `needs` works on. */
interface Contracting extends Change {
  effect: 'contract';
  /** Number of the migration that a release must know; one that an earlier release has brought. */
  needs: number;
}

export type Migration = Expanding | Contracting;
