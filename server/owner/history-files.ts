import { pipeline } from 'node:stream/promises';
import { calendarFile } from '../../views/domain/history/calendar-file.ts';
import { formatDate } from '../../views/domain/format/date.ts';
import { addressLines } from '../../views/domain/place/address.ts';
import { textOf } from '../../views/domain/text/multilingual.ts';
import { HISTORY_FILES, type HistoryFile } from '../../views/routing/owner-path.ts';
import type { OwnerDocument } from '../crm/owner-port.ts';
import { type Cell, csvText } from '../files/csv.ts';
import { askCrm } from './ask-crm.ts';
import { type OwnerExchange, sendSignIn } from './owner-answer.ts';
import { type OwnHistory, ownHistory } from './own-history.ts';
import type { Owners } from './owners.ts';
import type { SignInOptions } from './sign-in.ts';
import type { Downloads } from './downloads.ts';
import { visitIds } from './visit-ids.ts';

/** Milliseconds for one document, to its last byte. */
const MAX_TIME = 5 * 60_000;

/** The text of a file; undefined where the owner's history has nothing of the kind. */
type Write = (exchange: OwnerExchange, own: OwnHistory, now: number) => string | undefined;

const WRITE: Record<HistoryFile, Write> = {
  statistics: statisticsTable,
  weeks: weeksTable,
  visits: plannedCalendar,
};

/** Sends a table or the calendar of the chosen home; what is hidden on its page is 404 here. */
export async function sendHistoryFile(
  exchange: OwnerExchange,
  options: SignInOptions,
): Promise<void> {
  const { res, asked } = exchange;
  const file = asked.action as HistoryFile;
  const own = await ownHistory(exchange, options);
  if (!own) return;
  const text = WRITE[file](exchange, own, options.now());
  if (text === undefined) return sendSignIn(exchange, { notice: 'missing' }, 404);
  res.attachment(`${own.home.id}-${HISTORY_FILES[file]}`).send(text);
}

interface DocumentOptions extends SignInOptions {
  downloads: Downloads;
}

/**
 * Streams a document of the chosen home through the session.
 * @throws TooManyDownloads
 */
export async function sendDocument(
  exchange: OwnerExchange,
  options: DocumentOptions,
): Promise<void> {
  const own = await ownHistory(exchange, options);
  if (!own) return;
  await options.downloads.run(own.owner.id, () => passDocument(exchange, own, options));
}

async function passDocument(
  exchange: OwnerExchange,
  own: OwnHistory,
  { owners }: SignInOptions,
): Promise<void> {
  const { req, res, asked } = exchange;
  const { fileName } = asked;
  const isListed = own.history.documents?.some((document) => document.fileName === fileName);
  const document = isListed ? await openDocument(own, fileName, owners) : undefined;
  if (!document) return sendSignIn(exchange, { notice: 'missing' }, 404);
  res.attachment(fileName);
  if (document.size !== undefined) res.set('Content-Length', String(document.size));
  if (req.method === 'HEAD') {
    document.content.destroy();
    return void res.end();
  }
  try {
    await pipeline(document.content, res, { signal: AbortSignal.timeout(MAX_TIME) });
  } catch (error) {
    // An owner who hangs up is no failure.
    if (!req.socket.destroyed) throw error;
  } finally {
    // A pipeline to somebody who has hung up does not begin, and destroys nothing.
    document.content.destroy();
  }
}

async function openDocument({ owner, home }: OwnHistory, fileName: string, owners: Owners) {
  const { timers, crm } = owners;
  let opening: Promise<OwnerDocument | undefined> | undefined;
  try {
    // No signal: it would end the stream as soon as that was opened.
    return await askCrm(timers, () => (opening = crm.document(owner, home.id, fileName)));
  } catch (error) {
    // What is opened too late has no reader.
    opening?.then((late) => late?.content.destroy()).catch(() => undefined);
    throw error;
  }
}

function statisticsTable({ source, asked }: OwnerExchange, { history }: OwnHistory) {
  if (!history.statistics) return undefined;
  const t = source.i18n.t(asked.locale);
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

function weeksTable({ source, asked }: OwnerExchange, { history }: OwnHistory) {
  const graph = history.statistics?.graph;
  if (!graph) return undefined;
  const t = source.i18n.t(asked.locale);
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

/** What is planned and was not called off. */
function plannedCalendar(
  { asked, source }: OwnerExchange,
  { home, history }: OwnHistory,
  now: number,
) {
  const planned = (history.appointments?.planned ?? []).filter(
    ({ outcome }) => outcome !== 'cancelled',
  );
  if (planned.length === 0) return undefined;
  const { host } = new URL(source.origin);
  const location = addressLines({ ...home, publishAddress: true }, asked.locale).join(', ');
  const ids = visitIds(home.id, planned);
  const events = planned.map(({ startTime, type }, index) => ({
    id: `${ids[index]}@${host}`,
    startTime,
    summary: `${textOf(type, asked.locale)} – ${source.site.info.name}`,
    location,
  }));
  return calendarFile(events, now);
}
