import { LIST_PAGES } from '../domain/list/list-pages.ts';
import { formatDate } from '../domain/format/date.ts';
import type { PageContext } from '../page-context.ts';
import { listItemOf } from '../subjects/subject.ts';

/** Says on lists and details of when they are, while the CRM has not answered for long. */
export function OldNote({ ctx }: { ctx: PageContext }) {
  const { t, oldSince, subject } = ctx;
  const isList = Object.values(LIST_PAGES).some((name) => name === subject.page.name);
  if (oldSince === undefined || !(isList || listItemOf(ctx))) return null;
  const date = formatDate(`/Date(${oldSince})/`);
  return (
    <p className="old-note quiet" role="note">
      {t('oldNote', { date, time: timeOf(oldSince) })}
    </p>
  );
}

/** hh:mm in Brussels of an instant, in milliseconds since 1970. */
function timeOf(instant: number): string {
  const format = { timeZone: 'Europe/Brussels', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat('nl-BE', format).format(instant);
}
