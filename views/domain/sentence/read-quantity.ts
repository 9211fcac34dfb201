import { COUNTER_STEPS } from '../filters/stepper.ts';
import type { Draft, Span } from './draft.ts';
import { isRoom, type Quantity } from './quantity.ts';
import type { Unit } from './vocabulary.ts';

/** Square metres. */
const AREAS: Readonly<Partial<Record<Unit, number>>> = { m2: 1, are: 100, hectare: 10_000 };
/** Euro from which on a number without anything around it is a price. */
const PRICE_FROM = 25_000;
/** Euro a month: a smaller number behind "at most" is none. */
const RENT_FROM = 150;
/** Part by which "about" widens a price on both sides. */
const ABOUT = 0.1;
const BEDROOMS = [1, 2, 3, 4];

/** Adds a quantity to the draft. @returns whether it could be read. */
export function readQuantity(draft: Draft, quantity: Quantity, span: Span): boolean {
  const { unit, measure } = quantity;
  if (isRoom(unit)) return readRooms(draft, quantity, span);
  if (unit === 'km') {
    draft.radius = { ...span, km: Math.max(...quantity.values) };
    return true;
  }
  if (unit === 'other') {
    draft.unsupported.push(span);
    return true;
  }
  if (unit !== undefined && AREAS[unit] !== undefined) return readArea(draft, quantity, span);
  if (measure !== undefined && measure !== 'price') {
    return readArea(draft, { ...quantity, unit: 'm2' }, span);
  }
  return readPrice(draft, quantity, span);
}

function readRooms(draft: Draft, { values, bound, unit, isChoice }: Quantity, span: Span): boolean {
  const [low = 0, high = low] = values;
  if (!values.every((value) => Number.isInteger(value) && value <= COUNTER_STEPS.max)) return false;
  // One garage is what the switch asks for; without a type it is the type itself.
  if (unit === 'garages' && low === 1 && bound === undefined) {
    draft.addGarage(span, false);
    return true;
  }
  if (unit !== 'bedrooms') {
    if (bound === 'max') draft.unsupported.push(span);
    else draft.setAmount(unit as 'bathrooms', low, span);
    return true;
  }
  if (low < 1) return false;
  draft.setBedrooms(bedroomsOf({ low, high, bound, isChoice }), span);
  return true;
}

interface Rooms {
  low: number;
  high: number;
  bound: Quantity['bound'];
  isChoice: boolean;
}

function bedroomsOf({ low, high, bound, isChoice }: Rooms): number[] {
  if (isChoice) return [low, high];
  if (low !== high) return range(Math.min(low, high), Math.max(low, high));
  if (bound === 'min') return range(low, Math.max(low, BEDROOMS.length));
  return bound === 'max' ? range(1, low) : [low];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_one, index) => from + index);
}

/** Surfaces have a minimum only: a maximum is named as unsupported. */
function readArea(draft: Draft, quantity: Quantity, span: Span): boolean {
  const { values, bound, unit = 'm2', measure } = quantity;
  const factor = AREAS[unit] ?? 1;
  const isPlot = measure === 'plot' || unit !== 'm2' || (measure === undefined && draft.isLandOnly);
  if (quantity.isGround) draft.ground = span;
  const areas = values.map((value) => Math.round(value * factor));
  if (bound === 'max') draft.unsupported.push(span);
  else draft.setAmount(isPlot ? 'plot' : 'surface', Math.min(...areas), span);
  if (areas.length > 1 && bound !== 'max') draft.unsupported.push(span);
  return true;
}

function readPrice(draft: Draft, quantity: Quantity, span: Span): boolean {
  const { bound, measure, unit } = quantity;
  const isMoney = unit !== undefined || measure === 'price';
  const values = quantity.values.map((value) => inEuro(draft, value, isMoney));
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const isBounded = bound !== undefined || draft.isRent;
  const isPriced = isMoney || low >= PRICE_FROM || (isBounded && low >= RENT_FROM);
  // "Budget 350": thousands of a home for sale, or a rent.
  const isUnclear = unit === undefined && measure === 'price' && low < 1000 && !draft.isRent;
  if (!isPriced || isUnclear || low <= 0) return false;
  if (values.length > 1) {
    draft.setAmount('priceMin', low, span);
    draft.setAmount('priceMax', high, span);
  } else if (bound === 'about') {
    draft.setAmount('priceMin', Math.round(low * (1 - ABOUT)), span);
    draft.setAmount('priceMax', Math.round(low * (1 + ABOUT)), span);
  } else draft.setAmount(bound === 'min' ? 'priceMin' : 'priceMax', low, span);
  return true;
}

/** "Budget 350" of a home for sale is in thousands. */
function inEuro(draft: Draft, value: number, isMoney: boolean): number {
  const isThousands = isMoney && draft.isList('sale') && value >= 50 && value < 1000;
  return isThousands ? value * 1000 : value;
}
