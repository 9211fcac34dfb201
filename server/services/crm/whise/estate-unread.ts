import { textIn, type WireRecord } from '../wire-values.ts';
import { choiceIn, detailsIn } from './estate-values.ts';
import { DETAILS_READ, FIELDS_READ } from './fields-read.ts';
import { isInEuro } from './home-from-estate.ts';
import { ROOMS } from './labels/rooms.ts';
import { CATEGORIES, SUBCATEGORIES } from './labels/types.ts';

/** Fields that name the agency, of which the site has its own. */
const OF_AGENCY: readonly string[] = ['client', 'clientId', 'office'];

/** Fields and details that the site reads and no estate has, and fields that it does not read. */
export function neverFilled(records: readonly WireRecord[]): string[] {
  const filled = new Set(records.flatMap(Object.keys));
  const details = new Set(records.flatMap((record) => [...detailsIn(record).keys()]));
  const fields = FIELDS_READ.filter((field) => !filled.has(field));
  const others = [...filled].filter((field) => ![...FIELDS_READ, ...OF_AGENCY].includes(field));
  const missing = [...DETAILS_READ].filter(([id]) => !details.has(id));
  const named = missing.map(([id, what]) => `${id} (${what})`);
  return [
    ...(others.length > 0 ? [`Fields that the site does not show: ${others.join(', ')}.`] : []),
    ...(fields.length > 0 ? [`Fields that no estate has: ${fields.join(', ')}.`] : []),
    ...(named.length > 0 ? [`Details that no estate has: ${named.join(', ')}.`] : []),
  ];
}

/** The site has prices in euro alone. */
export function otherCurrencies(records: readonly WireRecord[]): string[] {
  const others = records.filter((record) => !isInEuro(record));
  const named = [...new Set(others.map(({ currency }) => textIn(currency)))].join(', ');
  return others.length === 0
    ? []
    : [`Prices of ${others.length} estates are hidden, as they are not in euro: ${named}.`];
}

/** What estates have that the site has no words or place for. */
export function unknownIds(records: readonly WireRecord[]): string[] {
  const categories = new Set(records.map((record) => choiceIn(record['category']) ?? 0));
  const others = [...categories].filter((id) => !CATEGORIES.has(id)).map((id) => id || 'none');
  const types = new Set(records.map((record) => choiceIn(record['subCategory'])));
  const unknown = [...types].filter((id) => id !== undefined && !SUBCATEGORIES.has(id));
  const labels = new Map<number, string>();
  for (const detail of records.flatMap((record) => [...detailsIn(record).values()])) {
    const isRead = DETAILS_READ.has(detail.id) || ROOMS.has(detail.id);
    if (!isRead && detail.type !== 'surface') labels.set(detail.id, detail.label ?? 'no label');
  }
  const details = [...labels].map(([id, label]) => `${id} (${label})`);
  return [
    ...(others.length > 0
      ? [`Categories that are shown among the other homes: ${others.join(', ')}.`]
      : []),
    ...(unknown.length > 0
      ? [`Subcategories that have the words of their category: ${unknown.join(', ')}.`]
      : []),
    ...(details.length > 0 ? [`Details that the site does not show: ${details.join(', ')}.`] : []),
  ];
}
