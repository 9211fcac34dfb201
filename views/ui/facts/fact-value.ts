import { certificateCode } from '../../domain/energy/certificate-code.ts';
import { formatDate } from '../../domain/format/date.ts';
import type { Multilingual } from '../../domain/text/multilingual.ts';
import { textOf } from '../../domain/text/multilingual.ts';
import { formatNumber, formatSurface, isFormatted } from '../../domain/format/number.ts';
import { formatPrice } from '../../domain/property/price.ts';
import type { PageContext } from '../../page-context.ts';

/** How a value is written that says all by itself. */
export type ValueKind =
  | 'text'
  | 'count'
  /** A number that is not grouped: a year. */
  | 'plain'
  /** 0 is the ground floor. */
  | 'floor'
  | 'surface'
  | 'metres'
  | 'euro'
  | 'date'
  | 'yes-no'
  /** Worth a row only when it is there: a garden, a lift. */
  | 'yes'
  | 'certificate-code'
  | 'energy'
  /** Of the whole home, not of a square metre. */
  | 'energy-total'
  | 'e-level'
  | 'co2';

/** And how one is written that the rest of the home has a say in (home-fact.ts). */
export type FactKind =
  | ValueKind
  /** The address row, of a published address alone (spec section 3). */
  | 'address'
  /** A country's name, of homes abroad. */
  | 'abroad'
  /** The price of a home for sale, the rent of one to let. */
  | 'price'
  | 'rent'
  /** What is said beside either. */
  | 'price-note'
  /** Euro that would tell a price which is not published. */
  | 'price-part';

export type FactValue = string | number | boolean | Multilingual | undefined;

/** The value as it is shown; '' for one that is empty, which the list then skips (spec section 5). */
export function factText(
  { t, locale }: Pick<PageContext, 't' | 'locale'>,
  kind: ValueKind,
  value: FactValue,
): string {
  if (value === undefined) return '';
  // Whatever kind it was meant to be, words in four languages are read in the visitor's.
  if (typeof value === 'object') return textOf(value, locale).trim();
  switch (kind) {
    case 'text':
    case 'plain':
      return String(value).trim();
    case 'count':
      return value === 0 ? '' : withUnit(formatNumber(value), '');
    case 'floor':
      return value === 0 ? t('facts.groundFloor') : withUnit(formatNumber(value), '');
    case 'surface':
      return withUnit(formatSurface(value), '');
    case 'metres':
      return withUnit(formatNumber(value), ' m');
    case 'euro':
      return withUnit(formatPrice(value), '');
    case 'date':
      return formatDate(value) ?? '';
    case 'yes-no':
      return t(value === true ? 'facts.yes' : 'facts.no');
    case 'yes':
      return value === true ? t('facts.yes') : '';
    case 'certificate-code':
      return certificateCode(String(value)) ?? '';
    case 'energy':
      return withUnit(formatNumber(value), ' kWh/m²');
    case 'energy-total':
      return withUnit(formatNumber(value), ' kWh');
    case 'e-level': {
      const level = formatNumber(value);
      return isFormatted(level) ? `E${level}` : '';
    }
    case 'co2':
      return withUnit(formatNumber(value), ' kg/m²');
  }
}

function withUnit(formatted: string | number, unit: string): string {
  return isFormatted(formatted) ? `${formatted}${unit}` : '';
}
