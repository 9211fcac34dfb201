import { shownText } from '../../domain/text/shown-text.ts';
import { dayAt, momentAt } from '../../domain/history/brussels.ts';
import type { Changes } from '../../domain/history/changes.ts';
import { dayWords } from '../../domain/history/day-words.ts';
import type { HistoryPage } from '../../domain/owner/owner-page.ts';
import { conjunction } from '../../domain/text/conjunction.ts';
import type { PageContext } from '../../page-context.ts';

interface Props {
  ctx: PageContext;
  page: HistoryPage;
}

/** The beginning of the letter: a greeting, what was added since last time, what comes next. */
export function Letter({ ctx, page }: Props) {
  const { t } = ctx;
  const next = nextText(ctx, page);
  const views = page.history.statistics?.numbers.find(({ period }) => period === 'week')?.count;
  return (
    <header className="letter">
      <h1>{`${t(`owner.greeting.${timeOfDay(page.now)}`)}, ${page.greeted}.`}</h1>
      <p>
        {sinceText(ctx, page)}
        {views !== undefined && ` ${t('owner.letter.views', { count: views })}`}
      </p>
      {next !== undefined && <p>{next}</p>}
    </header>
  );
}

/** By the local time in Brussels: morning until noon, evening from 18:00. */
function timeOfDay(now: number): 'morning' | 'afternoon' | 'evening' {
  const hour = Number(momentAt(now).slice(11, 13));
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}

function sinceText({ t, locale }: PageContext, { last }: HistoryPage): string {
  if (!last) return t('owner.letter.first');
  const day = dayWords(dayAt(last.at), locale);
  const names = [
    'visits',
    'appointments',
    'messages',
    'media',
  ] as const satisfies (keyof Changes)[];
  const added = names
    .filter((name) => last.changes[name] > 0)
    .map((name) => t(`owner.letter.added.${name}`, { count: last.changes[name] }));
  if (added.length === 0) return t('owner.letter.nothing', { day });
  return t('owner.letter.since', { day, list: conjunction(added, locale) });
}

/** The next appointment that is not cancelled. */
function nextText(ctx: PageContext, { history }: HistoryPage): string | undefined {
  const next = history.appointments?.planned.find(({ outcome }) => outcome !== 'cancelled');
  if (!next) return undefined;
  const [day = '', time = ''] = next.startTime.split('T');
  const { t, locale } = ctx;
  const what = shownText(next.type, ctx).text;
  return t('owner.letter.next', { what, day: dayWords(day, locale), time });
}
