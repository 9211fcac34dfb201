import { addDays, dayAt, momentAt, mondayOf } from '../../../../views/domain/history/brussels.ts';
import type { Frequency } from '../saved-search.ts';

/** Hours of Brussels between which mails about homes go; none goes at night. */
const MORNING = 7;
const NIGHT = 22;

/** Frequencies whose runs are once a day or once a week. */
export type Periodic = Exclude<Frequency, 'at-once'>;
export const PERIODIC = ['daily', 'weekly'] as const satisfies readonly Periodic[];

/** Whether mails may go now. @param now milliseconds since 1970. */
export function isDaytime(now: number): boolean {
  const hour = hourOf(now);
  return hour >= MORNING && hour < NIGHT;
}

/** The hour in which a person gets one mail at most: `2026-11-25T09`, in Brussels. */
export function slotOf(now: number): string {
  return momentAt(now).slice(0, 'yyyy-mm-ddThh'.length);
}

/**
 * The last period that has begun, as a number (`20261125`): a day begins in its morning, and a week
 * on its Monday.
 */
export function periodOf(frequency: Periodic, now: number): number {
  const day = hourOf(now) < MORNING ? addDays(dayAt(now), -1) : dayAt(now);
  const first = frequency === 'weekly' ? (mondayOf(day) ?? day) : day;
  return Number(first.replaceAll('-', ''));
}

function hourOf(now: number): number {
  return Number(momentAt(now).slice('yyyy-mm-ddT'.length, 'yyyy-mm-ddThh'.length));
}
