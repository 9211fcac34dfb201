import { setTimeout as pause } from 'node:timers/promises';
import type { Property } from '../../../views/domain/property/property.ts';
import type { Figure } from '../figures.ts';

export const HOMES = 10_000;
/** Milliseconds after an edit in which the copy on disk is written, and the heap is tidied. */
export const AFTERWARDS = 3000;
/** Megabytes of resident memory, and milliseconds of a turn. */
export const MEMORY = 700;
const STALL = 50;
/** Pages that are asked for before an edit. */
const PAGES = 100;

/** What was seen while something happened. */
export interface Seen {
  /** Milliseconds of processor time: the longest turn of the event loop. */
  longest: number;
  /** Megabytes: the most resident memory. */
  peakMb: number;
}

/**
 * The worst of what was seen, with the bounds that it has to keep.
 * @param isStart whether the longest turn is not bounded: first pages load what they need.
 */
export function boundedFigures(name: string, seen: readonly Seen[], isStart = false): Figure[] {
  const peak = Math.max(...seen.map(({ peakMb }) => peakMb));
  const stall = Math.max(...seen.map(({ longest }) => longest));
  return [
    { name: `${name}: the most memory`, value: peak, unit: 'MB', most: MEMORY },
    { name: `${name}: longest stall`, value: stall, unit: 'ms', ...(!isStart && { most: STALL }) },
  ];
}

/**
 * Resolves when the page of a home shows its price.
 * @param giveUp milliseconds.
 * @throws when it does not show it in time.
 */
export async function untilShown(
  origin: string,
  { id, price = 0 }: Pick<Property, 'id' | 'price'>,
  giveUp: number,
): Promise<void> {
  const until = performance.now() + giveUp;
  while (performance.now() < until) {
    const page = await (await fetch(`${origin}/nl/property?id=${id}`)).text();
    if (page.replace(/\D/g, '').includes(String(price))) return;
    await pause(20);
  }
  throw new Error(`the price of ${id} is not shown`);
}

/**
 * Asks for pages of homes, as visitors have by the time of an edit: on a server that has just started
 * from its copy the first turns are long because their code has not run yet.
 */
export async function readSome(origin: string, homes: readonly Property[]): Promise<void> {
  for (const { id } of homes.slice(0, PAGES)) {
    await (await fetch(`${origin}/nl/property?id=${id}`)).arrayBuffer();
  }
}
