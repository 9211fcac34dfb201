import { instantOf } from '../../../views/domain/history/brussels.ts';
import { formatDate } from '../../../views/domain/format/date.ts';
import { addressLines } from '../../../views/domain/place/address.ts';
import { textOf } from '../../../views/domain/text/multilingual.ts';
import { HISTORY_FILES, type HistoryFile } from '../../../views/routing/owner-path.ts';
import { calendarFile } from '../../platform/files/calendar-file.ts';
import { type Cell, csvText } from '../../platform/files/csv.ts';
import { type OwnerExchange, sendSignIn } from './owner-answer.ts';
import { type OwnHistory, ownHistory } from './own-history.ts';
import type { SignInOptions } from './sign-in.ts';
import { visitIds } from './visit-ids.ts';

/** The text of a file; undefined if the owner's history has none. */
type Write = (exchange: OwnerExchange, own: OwnHistory, now: number) => string | undefined;

const WRITE: Record<HistoryFile, Write> = {
  statistics: statisticsTable,
  weeks: weeksTable,
  visits: plannedCalendar,
};

/** Sends a table or the calendar of a home; sections hidden on its page are 404 here. */
export async function sendHistoryFile(
  exchange: OwnerExchange,
  options: SignInOptions,
): Promise<void> {
  const { res, request } = exchange;
  const file = request.action as HistoryFile;
  const own = await ownHistory(exchange, options);
  if (!own) return;
  const text = WRITE[file](exchange, own, options.now());
  if (text === undefined) return sendSignIn(exchange, { notice: 'missing' }, 404);
  res.attachment(`${own.home.id}-${HISTORY_FILES[file]}`).send(text);
}

function statisticsTable({ source, request }: OwnerExchange, { history }: OwnHistory) {
  if (!history.statistics) return undefined;
  const t = source.i18n.t(request.locale);
  const head = [
    t('owner.source'),
    t('owner.columns.day'),
    t('owner.columns.week'),
    t('owner.columns.month'),
    t('owner.columns.total'),
  ];
  const rows = history.statistics.lines.map((line): Cell[] => [
    line.sourceName,
    line.numberOfVisitsInDay,
    line.numberOfVisitsInWeek,
    line.numberOfVisitsInMonth,
    line.numberOfVisits,
  ]);
  return csvText([head, ...rows]);
}

function weeksTable({ source, request }: OwnerExchange, { history }: OwnHistory) {
  const graph = history.statistics?.graph;
  if (!graph) return undefined;
  const t = source.i18n.t(request.locale);
  const hasVisits = graph.weeks.some(({ visits }) => visits !== undefined);
  const head = [t('owner.graph.week'), ...graph.sources, t('owner.graph.total')];
  return csvText([
    hasVisits ? [...head, t('owner.graph.visits')] : head,
    ...graph.weeks.map(({ monday, views, total, visits }): Cell[] => [
      formatDate(monday) ?? monday,
      ...views,
      total,
      ...(visits === undefined ? [] : [visits]),
    ]),
  ]);
}

/** Planned appointments that are not cancelled. */
function plannedCalendar(
  { request, source }: OwnerExchange,
  { home, history }: OwnHistory,
  now: number,
) {
  const planned = (history.appointments?.planned ?? []).filter(
    ({ outcome }) => outcome !== 'cancelled',
  );
  if (planned.length === 0) return undefined;
  const { host } = new URL(source.origin);
  const location = addressLines({ ...home, publishAddress: true }, request.locale).join(', ');
  const ids = visitIds(home.id, planned);
  const events = planned.map(({ startTime, type }, index) => ({
    uid: `${ids[index]}@${host}`,
    start: instantOf(startTime),
    summary: `${textOf(type, request.locale)} – ${source.site.info.name}`,
    location,
  }));
  return calendarFile(events, now);
}
