import type { DamagedFile, MissingLeads } from './model/lead-store.ts';

/** What an operator reads of a damaged file that was set aside: it names nobody. */
export function damageText({ name, kept, lost = 0, lostFrom, lostUntil }: DamagedFile): string {
  const read =
    kept === undefined
      ? 'what it has was not stored again'
      : `stored again, of it and of the hourly copy before it: ${kept}`;
  const between =
    lostFrom === undefined || lostUntil === undefined
      ? ''
      : `, received from ${moment(lostFrom)} to ${moment(lostUntil)}`;
  const gone =
    lost === 0 ? 'leads received since that copy may be lost' : `lost: at least ${lost}${between}`;
  return (
    `a damaged file of leads was set aside, ${name}; ${read}; ${gone}; ` +
    '"npm run leads -- recover FILE" takes what is missing from another copy; ' +
    'remove the file when that is settled'
  );
}

/** The same of leads that copies have alone. */
export function missingText({ copy, leads }: MissingLeads): string {
  return (
    `leads were lost: ${copy} has ${leads} that are not stored; ` +
    '"npm run leads -- recover" brings them back'
  );
}

/** ISO time in UTC, to the second. */
function moment(time: number): string {
  return new Date(time).toISOString().replace(/\.\d+/, '');
}
