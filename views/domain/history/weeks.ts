import type { IsoDate } from '../format/date.ts';
import { addDays, mondayOf } from './brussels.ts';

/** What happened in one week. */
export interface Week<T> {
  monday: IsoDate;
  entries: T[];
}

/** Number of weeks from this week. */
export type WeekName = 'this' | 'last' | undefined;

/** Entries by week, the newest week first; within it they keep their order. */
export function byWeek<T>(entries: readonly T[], dayOf: (entry: T) => string): Week<T>[] {
  const weeks = new Map<IsoDate, T[]>();
  for (const entry of entries) {
    const monday = mondayOf(dayOf(entry)) ?? dayOf(entry);
    const week = weeks.get(monday);
    if (week) week.push(entry);
    else weeks.set(monday, [entry]);
  }
  return [...weeks]
    .map(([monday, own]) => ({ monday, entries: own }))
    .sort((a, b) => (a.monday < b.monday ? 1 : -1));
}

/** Whether a week is this one or the last. */
export function weekName(monday: IsoDate, today: IsoDate): WeekName {
  const current = mondayOf(today) ?? today;
  if (monday === current) return 'this';
  return addDays(monday, 7) === current ? 'last' : undefined;
}
