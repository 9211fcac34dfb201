import type { TFunction } from 'i18next';
import { centsOf, centsText } from '../../domain/buying-costs/cents.ts';
import { COST_LIMITS, type CostFault } from '../../domain/buying-costs/typed-costs.ts';
import { NUMBER_LOCALE } from '../../domain/format/number.ts';

const PERCENT = new Intl.NumberFormat(NUMBER_LOCALE, { maximumFractionDigits: 3 });

/** `12,5 %`, in every language as all numbers of the site. */
export function percentText(percent: number): string {
  return `${PERCENT.format(percent)}\u00a0%`;
}

const { minPrice, maxPrice, maxRate, maxYears, maxClasses, maxBuyers } = COST_LIMITS;

/** The limits that the message about a fault names. */
const LIMITS: Readonly<Partial<Record<CostFault, Record<string, string | number>>>> = {
  low: { price: centsText(centsOf(minPrice)) },
  high: { price: centsText(centsOf(maxPrice)) },
  highRate: { max: percentText(maxRate) },
  years: { max: maxYears },
  classes: { max: maxClasses },
  buyers: { max: maxBuyers },
};

/** What is wrong with a field, and what would be right. */
export function costFaultText(t: TFunction, fault: CostFault): string {
  const limits = LIMITS[fault] ?? {};
  return t(`costs.fault.${fault}`, limits);
}
