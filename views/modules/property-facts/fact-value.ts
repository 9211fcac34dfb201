import { formatDate } from '../../domain/date.ts';
import type { Multilingual } from '../../domain/multilingual.ts';
import { textOf } from '../../domain/multilingual.ts';
import { formatNumber, formatSurface, isFormatted } from '../../domain/number.ts';
import { formatPrice } from '../../domain/price.ts';
import type { PageContext } from '../../page-context.ts';

/** How the value of a field is written. */
export type FactKind =
  | 'text'
  | 'count'
  /** A number that is not grouped: a year, a level. */
  | 'plain'
  | 'surface'
  | 'metres'
  | 'euro'
  | 'date'
  | 'yes-no'
  /** Worth a row only when it is there: a garden, a lift. */
  | 'yes'
  | 'energy'
  /** Of the whole home, not of a square metre. */
  | 'energy-total'
  | 'co2';

export type FactValue = string | number | boolean | Multilingual | undefined;

/** The value as it is shown; '' for one that is empty, which the list then skips (spec section 5). */
export function factText(ctx: PageContext, kind: FactKind, value: FactValue): string {
  if (value === undefined) return '';
  // Whatever kind it was meant to be, words in four languages are read in the visitor's.
  if (typeof value === 'object') return textOf(value, ctx.locale).trim();
  switch (kind) {
    case 'text':
    case 'plain':
      return String(value).trim();
    case 'count':
      return value === 0 ? '' : withUnit(formatNumber(value), '');
    case 'surface':
      return withUnit(formatSurface(value), '');
    case 'metres':
      return withUnit(formatNumber(value), ' m');
    case 'euro':
      return withUnit(formatPrice(value), '');
    case 'date':
      return formatDate(value) ?? '';
    case 'yes-no':
      return ctx.t(value === true ? 'facts.yes' : 'facts.no');
    case 'yes':
      return value === true ? ctx.t('facts.yes') : '';
    case 'energy':
      return withUnit(formatNumber(value), ' kWh/m²');
    case 'energy-total':
      return withUnit(formatNumber(value), ' kWh');
    case 'co2':
      return withUnit(formatNumber(value), ' kg/m²');
  }
}

function withUnit(formatted: string | number, unit: string): string {
  return isFormatted(formatted) ? `${formatted}${unit}` : '';
}
