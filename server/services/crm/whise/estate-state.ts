import { flagIn, idIn, type WireRecord } from '../wire-values.ts';
import type { WhiseOptions } from '../whise-options.ts';
import { choiceIn, dayIn } from './estate-values.ts';

/** Labels of the site (docs/facts.md, "Words"). */
const LABELS = { isNew: 1, option: 2, sold: 3, rented: 4, newPrice: 9 } as const;
const STATUSES = { active: 1, sold: 2, rented: 4, reference: 6 } as const;

/** `status.id` of an active estate, and `displayStatusId`s of those that are online. */
export const ACTIVE_STATUS = 1;
const REALISATION = 4;
export const ONLINE_STATUSES: readonly number[] = [2, 3, REALISATION, 5];
/** Statuses and display statuses that hide an estate: archived, deleted, offline. */
const HIDDEN_STATUSES: readonly number[] = [5, 6];
const OFFLINE = 1;

/** `purposeStatus.id` by what it means to visitors. */
const OFFERED: readonly number[] = [1, 2, 15];
const UNDER_OPTION: readonly number[] = [5, 6, 12, 13, 16, 21];
const SOLD: readonly number[] = [3, 17];
const RENTED = 4;
/** Withdrawn, suspended, in prospection, in preparation, estimates. */
const UNPUBLISHED_PURPOSES: readonly number[] = [8, 9, 10, 11, 19, 20, 23, 24, 25, 26, 27, 28];
const RENTALS: readonly number[] = [2, RENTED, 6, 9, 11, 13];
/** `purpose.id`: for sale, for rent, for a life annuity. */
const GOALS: ReadonlyMap<number, number> = new Map([
  [1, 0],
  [2, 1],
  [3, 0],
]);

export type EstateDeal = 'offered' | 'option' | 'sold' | 'rented';

/** What visitors see of an estate; withheld, or with a reason why it cannot be shown. */
export type EstateState =
  | { deal: EstateDeal; isReference: boolean }
  | { withheld: true }
  | { withheld: false; reason: string };

/** Whether an estate is shown, and as what. What is unknown is not shown. */
export function estateState(estate: WireRecord, options: WhiseOptions): EstateState {
  const status = choiceIn(estate['status']);
  const display = idIn(estate['displayStatusId']);
  const purpose = choiceIn(estate['purposeStatus']);
  if (HIDDEN_STATUSES.includes(status ?? 0) || display === OFFLINE) return { withheld: true };
  if (UNPUBLISHED_PURPOSES.includes(purpose ?? 0)) return { withheld: true };
  if (status !== ACTIVE_STATUS) return unknown('status', status);
  if (!ONLINE_STATUSES.includes(display ?? 0)) return unknown('displayStatusId', display);
  const deal = estateDeal(purpose, options);
  return deal ? { deal, isReference: display === REALISATION } : unknown('purposeStatus', purpose);
}

function unknown(field: string, id: number | undefined): EstateState {
  return { withheld: false, reason: `${field}: ${id ?? 'nothing'} is not known` };
}

function estateDeal(purpose: number | undefined, options: WhiseOptions): EstateDeal | undefined {
  if (purpose === undefined) return undefined;
  if (purpose === 14 || purpose === 22) return options.purposeStatus[purpose];
  if (OFFERED.includes(purpose)) return 'offered';
  if (UNDER_OPTION.includes(purpose)) return 'option';
  if (SOLD.includes(purpose)) return 'sold';
  return purpose === RENTED ? 'rented' : undefined;
}

interface Shown {
  deal: EstateDeal;
  isReference: boolean;
}

/** The status of a home. */
export function statusOf({ deal, isReference }: Shown): number {
  if (isReference) return STATUSES.reference;
  if (deal === 'sold') return STATUSES.sold;
  return deal === 'rented' ? STATUSES.rented : STATUSES.active;
}

/** 0 for sale and for a life annuity, 1 for rent; by the status where the purpose is not known. */
export function goalOf(estate: WireRecord): number {
  const goal = GOALS.get(choiceIn(estate['purpose']) ?? 0);
  if (goal !== undefined) return goal;
  return RENTALS.includes(choiceIn(estate['purposeStatus']) ?? 0) ? 1 : 0;
}

/**
 * The label of a home. Those of new homes and prices are not on the wire: they follow from its dates.
 * @param today a date, yyyy-mm-dd.
 */
export function labelOf(
  estate: WireRecord,
  { deal }: Shown,
  { options, today }: { options: WhiseOptions; today: string },
): number | undefined {
  if (deal !== 'offered') return LABELS[deal];
  const online = dayIn(estate['putOnlineDateTime']);
  const listed = online ?? dayIn(estate['createDateTime']);
  const priced = dayIn(estate['priceChangeDateTime']);
  const isWithin = (day: string | undefined, days: number) =>
    day !== undefined && day <= today && daysBetween(day, today) < days;
  if (isWithin(online, options.newDays)) return LABELS.isNew;
  const isChanged = priced !== undefined && listed !== undefined && priced > listed;
  const isShown = flagIn(estate['displayPrice']) === true;
  if (isShown && isChanged && isWithin(priced, options.newPriceDays)) return LABELS.newPrice;
  return undefined;
}

/** @param from @param to dates, yyyy-mm-dd. */
function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / (24 * 3600_000);
}
