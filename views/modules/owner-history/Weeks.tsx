import type { Key, ReactNode } from 'react';
import { dayAt } from '../../domain/history/brussels.ts';
import { byWeek, weekName } from '../../domain/history/weeks.ts';
import { formatDate } from '../../domain/format/date.ts';
import type { PageContext } from '../../page-context.ts';

interface Props<T> {
  ctx: PageContext;
  entries: readonly T[];
  dayOf: (entry: T) => string;
  /** Milliseconds since 1970. */
  now: number;
  children: (entry: T, key: Key) => ReactNode;
}

/** Entries grouped by week. */
export function Weeks<T>({ ctx, entries, dayOf, now, children }: Props<T>) {
  const { t } = ctx;
  const today = dayAt(now);
  return byWeek(entries, dayOf).map(({ monday, entries: own }) => {
    const name = weekName(monday, today);
    const date = formatDate(monday) ?? monday;
    return (
      <section className="history-week" key={monday}>
        <h3>{name ? t(`owner.week.${name}`) : t('owner.weekOf', { date })}</h3>
        <ul>{own.map((entry, index) => children(entry, index))}</ul>
      </section>
    );
  });
}
