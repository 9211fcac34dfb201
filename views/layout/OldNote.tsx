import { LIST_PAGES } from '../domain/list/list-pages.ts';
import { formatDate } from '../domain/format/date.ts';
import type { PageContext } from '../page-context.ts';
import { listItemOf } from '../subjects/subject.ts';

const TIME = new Intl.DateTimeFormat('nl-BE', { timeZone: 'Europe/Brussels', timeStyle: 'short' });

/** Says on lists and details of when they are, while the CRM has not answered for long. */
export function OldNote({ ctx }: { ctx: PageContext }) {
  const { t, oldSince, subject } = ctx;
  const isList = Object.values(LIST_PAGES).some((name) => name === subject.page.name);
  if (oldSince === undefined || !(isList || listItemOf(ctx))) return null;
  const date = formatDate(`/Date(${oldSince})/`);
  return (
    <p className="old-note quiet" role="note">
      {t('oldNote', { date, time: TIME.format(oldSince) })}
    </p>
  );
}
