import type { Random } from './contacts.ts';
import type { HistoryFlags } from './flags.ts';

/** By what a history is shown to its owner. */
export interface HistoryDisplay {
  flags: HistoryFlags;
  /** The owner's names: they are not hidden as contacts. */
  owner: { firstName?: string | undefined; name: string };
  /**
   * The home's street and city, and the towns of the agency's offices: they are not hidden,
   * although a contact may have the same name.
   */
  places: readonly string[];
  /** People of the agency, who are named openly in texts. */
  staff?: readonly string[];
  /**
   * What a link has in place of a file name that names somebody; only the site can read it. Absent
   * where nothing is linked.
   */
  seal?: (fileName: string, savedAs: string) => string;
  /** Milliseconds since 1970. */
  now: number;
  random: Random;
}
