import { amountIn, withoutMillions } from '../filters/amount.ts';
import { numberIn } from '../forms/number-in.ts';
import { withoutUnit } from '../text/typed-number.ts';
import { centsOf } from './cents.ts';
import { BOUGHT, type Bought, type CostRegion } from './cost-rule.ts';
import { typedPostcode } from './typed-postcode.ts';

/** Query parameters of the costs of buying, in the order of the form. */
export const COST_FIELDS = [
  'price',
  'zip',
  'what',
  'land',
  'only',
  'classes',
  'buyers',
  'money',
  'rate',
  'years',
] as const;
export type CostField = (typeof COST_FIELDS)[number];

/** The texts of the interface about what was typed: `costs.fault.<name>`. */
export const COST_FAULTS = [
  'noPrice',
  'price',
  'low',
  'high',
  'noZip',
  'zip',
  'unknownZip',
  'noLand',
  'amount',
  'landAbovePrice',
  'classes',
  'buyers',
  'rate',
  'highRate',
  'years',
] as const;
export type CostFault = (typeof COST_FAULTS)[number];

/** Limits of what can be typed, whole euro, percent and years. */
export const COST_LIMITS = {
  minPrice: 1_000,
  maxPrice: 100_000_000,
  maxRate: 20,
  maxYears: 40,
  maxClasses: 7,
  maxBuyers: 10,
} as const;

/** What was typed, with what is wrong with it. Amounts in cents; undefined is empty or wrong. */
export interface TypedCosts {
  /** As typed, to be shown again. */
  values: Readonly<Record<CostField, string>>;
  faults: Readonly<Partial<Record<CostField, CostFault>>>;
  /** Nothing was sent yet. */
  isEmpty: boolean;
  price: number | undefined;
  region: CostRegion | undefined;
  what: Bought;
  /** Of a new build. */
  land: number | undefined;
  isOnlyHome: boolean;
  energyClasses: number;
  buyers: number;
  ownMoney: number | undefined;
  /** Percent a year, with three decimals at most. */
  rate: number | undefined;
  years: number | undefined;
}

/** Characters of a field that are read and shown again: longer than any amount. */
const MAX_LENGTH = 40;

/**
 * Reads the form's fields from a query string.
 * @param isPlace whether there is a Belgian municipality with this postcode.
 */
export function readCosts(
  query: URLSearchParams,
  isPlace: (postcode: string) => boolean,
): TypedCosts {
  const values = Object.fromEntries(
    COST_FIELDS.map((name) => [name, (query.get(name) ?? '').trim().slice(0, MAX_LENGTH)]),
  ) as Record<CostField, string>;
  const isEmpty = !COST_FIELDS.some((name) => query.has(name));
  const what = BOUGHT.find((one) => one === values.what) ?? 'existing';
  const price = readPrice(values.price);
  const place = readRegion(values.zip, isPlace);
  const land = what === 'new' ? readLand(values.land, price.value) : NOTHING;
  const classes = readCount(values.classes, { min: 0, max: COST_LIMITS.maxClasses }, 'classes');
  const buyers = readCount(values.buyers, { min: 1, max: COST_LIMITS.maxBuyers }, 'buyers');
  const money = readAmount(values.money);
  const rate = readRate(values.rate);
  const years = readYears(values.years);
  const read = { price, zip: place, land, classes, buyers, money, rate, years };
  const faults: [string, CostFault][] = Object.entries(read).flatMap(([name, { fault }]) =>
    fault ? [[name, fault]] : [],
  );
  return {
    values,
    faults: isEmpty ? {} : Object.fromEntries(faults),
    isEmpty,
    price: price.value,
    region: place.value,
    what,
    land: land.value,
    isOnlyHome: values.only === '1',
    energyClasses: classes.value ?? 0,
    buyers: buyers.value ?? 1,
    ownMoney: money.value,
    rate: rate.value,
    years: years.value,
  };
}

/** What of a query string the form has filled in. */
export function costQuery(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    COST_FIELDS.flatMap((name) => {
      const value = query.get(name)?.trim().slice(0, MAX_LENGTH);
      return value ? [[name, value]] : [];
    }),
  );
}

/** A value, or what is wrong with it; neither where an optional field is empty. */
interface Read<T> {
  value?: T | undefined;
  fault?: CostFault;
}

const NOTHING: Read<never> = {};

function readPrice(text: string): Read<number> {
  if (text === '') return { fault: 'noPrice' };
  const euro = euroIn(text);
  if (euro === undefined) return { fault: 'price' };
  if (euro < COST_LIMITS.minPrice) return { fault: 'low' };
  return euro > COST_LIMITS.maxPrice ? { fault: 'high' } : { value: centsOf(euro) };
}

function readAmount(text: string): Read<number> {
  if (text === '') return NOTHING;
  const euro = euroIn(text);
  if (euro === undefined) return { fault: 'amount' };
  return euro > COST_LIMITS.maxPrice ? { fault: 'high' } : { value: centsOf(euro) };
}

function readLand(text: string, price: number | undefined): Read<number> {
  if (text === '') return { fault: 'noLand' };
  const read = readAmount(text);
  const isAbove = read.value !== undefined && price !== undefined && read.value > price;
  return isAbove ? { fault: 'landAbovePrice' } : read;
}

/** Whole euro as visitors type them, 0 included; undefined for anything else. */
function euroIn(text: string): number | undefined {
  const plain = withoutMillions(text);
  if (/^0+(?:[.,]0{1,2})?$/.test(withoutUnit(plain))) return 0;
  return amountIn(plain, COST_LIMITS.maxPrice + 1);
}

function readRegion(text: string, isPlace: (postcode: string) => boolean): Read<CostRegion> {
  if (text === '') return { fault: 'noZip' };
  const typed = typedPostcode(text);
  if (typed === undefined) return { fault: 'zip' };
  if (typed.isBelgian && !isPlace(typed.postcode)) return { fault: 'unknownZip' };
  return typed.region ? { value: typed.region } : { fault: 'unknownZip' };
}

function readCount(
  text: string,
  { min, max }: { min: number; max: number },
  fault: CostFault,
): Read<number> {
  if (text === '') return NOTHING;
  const count = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
  return min <= count && count <= max ? { value: count } : { fault };
}

function readRate(text: string): Read<number> {
  const plain = text.replace(/\s*%$/, '');
  if (plain === '') return text === '' ? NOTHING : { fault: 'rate' };
  // A rate has no thousands: its only comma or point begins the decimals.
  const rate = /^\d{1,3}(?:[.,]\d{1,6})?$/.test(plain)
    ? Number(plain.replace(',', '.'))
    : undefined;
  if (rate === undefined)
    return { fault: (numberIn(plain) ?? 0) > COST_LIMITS.maxRate ? 'highRate' : 'rate' };
  if (rate > COST_LIMITS.maxRate) return { fault: 'highRate' };
  return { value: Math.round(rate * 1000) / 1000 };
}

function readYears(text: string): Read<number> {
  if (text === '') return NOTHING;
  const years = numberIn(text);
  if (years === undefined || !Number.isInteger(years) || years < 1) return { fault: 'years' };
  return years > COST_LIMITS.maxYears ? { fault: 'years' } : { value: years };
}
