import { certificateCode } from '../../domain/energy/certificate-code.ts';
import { formatDate } from '../../domain/format/date.ts';
import type { Multilingual } from '../../domain/text/multilingual.ts';
import { shownText } from '../../domain/text/shown-text.ts';
import { formatNumber, formatSurface, isFormatted } from '../../domain/format/number.ts';
import { formatPrice } from '../../domain/property/price.ts';
import type { PageContext } from '../../page-context.ts';

/** Kinds of values with a format of their own. */
export type ValueKind =
  | 'text'
  | 'count'
  /** A number without grouping: a year. */
  | 'plain'
  /** 0 is the ground floor. */
  | 'floor'
  | 'surface'
  | 'metres'
  | 'euro'
  | 'date'
  | 'yes-no'
  /** Shown only if true: a garden, a lift. */
  | 'yes'
  | 'certificate-code'
  | 'energy'
  /** Of the whole home, not per square metre. */
  | 'energy-total'
  | 'e-level'
  | 'co2';

/** Kinds of values, including those that depend on other fields of the home (home-fact.ts). */
export type FactKind =
  | ValueKind
  /** The address, if it is published (spec section 3). */
  | 'address'
  /** The country, for homes outside Belgium. */
  | 'abroad'
  /** The price of a home for sale, the rent of a home to let. */
  | 'price'
  | 'rent'
  /** The note beside the price or rent. */
  | 'price-note'
  /** An amount in euro from which an unpublished price could be derived. */
  | 'price-part'
  /** When the home is free, in the agency's words; else that it is free at once. */
  | 'availability';

export type FactValue = string | number | boolean | Multilingual | undefined;

/** The value as text; '' for an empty one, which lists skip (spec section 5). */
export function factText(
  ctx: Pick<PageContext, 't' | 'locale' | 'site'>,
  kind: ValueKind,
  value: FactValue,
): string {
  if (value === undefined) return '';
  // Multilingual text is a text, whatever the kind.
  if (typeof value === 'object') return shownText(value, ctx).text.trim();
  const { t } = ctx;
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
