import { LIST_PAGES } from '../domain/list/list-pages.ts';
import { formatDate } from '../domain/format/date.ts';
import type { PageContext } from '../page-context.ts';
import { listItemOf } from '../subjects/subject.ts';

/** States the age of the data on lists and details while the CRM has not answered for long. */
export function StaleNotice({ ctx }: { ctx: PageContext }) {
  const { t, staleSince, subject } = ctx;
  const isList = Object.values(LIST_PAGES).some((name) => name === subject.page.name);
  if (staleSince === undefined || !(isList || listItemOf(ctx))) return null;
  const date = formatDate(`/Date(${staleSince})/`);
  return (
    <p className="stale-notice quiet" role="note">
      {t('staleNotice', { date, time: timeOf(staleSince) })}
    </p>
  );
}

/** hh:mm in Brussels of an instant, in milliseconds since 1970. */
function timeOf(instant: number): string {
  const format = { timeZone: 'Europe/Brussels', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat('nl-BE', format).format(instant);
}
