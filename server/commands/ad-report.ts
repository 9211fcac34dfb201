import { type AdDuty } from '../../views/domain/advertisement/ad-duties.ts';
import { formatDate, type IsoDate } from '../../views/domain/format/date.ts';
import { adDuties, missingInAd } from '../../views/domain/advertisement/missing-in-ad.ts';
import type { Property } from '../../views/domain/property/property.ts';
import { isSold } from '../../views/domain/property/sold.ts';
import type { DroppedItem } from '../services/crm/catalogue-port.ts';

interface AdReportOptions {
  /** The agency's name. */
  agency: string;
  homes: readonly Property[];
  /** Invalid homes, whose advertisements cannot be checked. */
  dropped: readonly DroppedItem[];
  ignoredLabels: readonly number[];
  /** The date for which the rules are applied. */
  on: IsoDate;
}

export interface AdReport {
  /** A heading, each home that misses something, and a total. */
  text: string;
  /** Whether nothing is missing and every home is valid. */
  isComplete: boolean;
}

/**
 * The particulars that the advertisements of an agency's homes lack by the rules of their regions
 * on a date.
 */
export function adReport({
  agency,
  homes,
  ignoredLabels,
  on,
  ...given
}: AdReportOptions): AdReport {
  // Homes that are shown in spite of a mistake, such as a missing picture, are among the homes.
  const dropped = given.dropped.filter(({ shown }) => shown === undefined);
  const offered = homes.filter((home) => !isSold(home, ignoredLabels));
  const lacking = offered
    .map((home) => ({ home, missing: missingInAd(home, ignoredLabels, on) }))
    .filter(({ missing }) => missing.length > 0)
    .sort((one, other) => one.home.id - other.home.id);
  const checks = offered.reduce((sum, home) => sum + adDuties(home, on).length, 0);
  const blocks = [
    `${agency}, ${formatDate(on)}: ${offered.length} homes on offer, ${checks} duties to meet.`,
    ...lacking.map(({ home, missing }) => homeText(home, missing)),
    ...dropped.map(({ item, reason }) => `${item}\n  cannot be read  ${reason}`),
    sumText(lacking, dropped),
  ];
  return {
    text: `${blocks.join('\n\n')}\n`,
    isComplete: lacking.length === 0 && dropped.length === 0,
  };
}

function homeText({ id, zip, city, goal }: Property, missing: readonly AdDuty[]): string {
  const heading = `${id}  ${zip} ${city}, ${goal === 1 ? 'to rent' : 'for sale'}`;
  return [heading, ...missing.map((duty) => `  misses  ${dutyText(duty)}`)].join('\n');
}

function dutyText({ what, since, toConfirm }: AdDuty): string {
  const notes = [
    since !== '' && `since ${formatDate(since)}`,
    toConfirm && 'to be confirmed by an official source',
  ].filter((note) => note !== false);
  return notes.length > 0 ? `${what} (${notes.join('; ')})` : what;
}

function sumText(
  lacking: readonly { missing: readonly AdDuty[] }[],
  dropped: readonly DroppedItem[],
): string {
  if (lacking.length === 0 && dropped.length === 0) return 'Nothing is missing.';
  const missing = lacking.reduce((sum, one) => sum + one.missing.length, 0);
  const unread = dropped.length > 0 ? `; ${dropped.length} cannot be read` : '';
  return `Homes that miss something: ${lacking.length}, ${missing} things in all${unread}.`;
}
