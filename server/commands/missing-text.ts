import { isProbe } from '../services/missing-pages/countable-path.ts';
import { MAX_DAYS, type MissingCount } from '../services/missing-pages/missing-paths.ts';
import { printable } from './printable.ts';

/** Requests for a page on a day, above which it is listed. */
const MIN_REQUESTS = 10;

interface Missing {
  path: string;
  /** Requests on the day with most of them. */
  most: number;
  /** Days on which it was asked for more than {@link MIN_REQUESTS} times. */
  days: number;
  /** The last of them. */
  last: string;
}

/** The pages that were asked for more than ten times a day, the most wanted first. */
export function missingText(counts: readonly MissingCount[]): string {
  const often = counts.filter(({ count }) => count > MIN_REQUESTS);
  const pages = [...Map.groupBy(often, ({ path }) => path)]
    .map(([path, ofPath]) => missingOf(path, ofPath))
    .sort((one, other) => other.most - one.most || (one.path < other.path ? -1 : 1));
  if (pages.length === 0) {
    return `No page that is missing was asked for more than ${MIN_REQUESTS} times a day in ${MAX_DAYS} days.\n`;
  }
  const probed = pages.filter(({ path }) => isProbe(path));
  const wanted = pages.filter((page) => !probed.includes(page));
  return [
    section(`Missing pages that were asked for more than ${MIN_REQUESTS} times a day:`, wanted),
    section(
      'The same, but as programs ask that look for weaknesses; an old site may have them too:',
      probed,
    ),
    'A line of redirects.csv leads from an old path to a page or a home: /old/path,for-sale\n',
  ].join('');
}

function missingOf(path: string, counts: readonly MissingCount[]): Missing {
  const days = counts.map(({ day }) => day).sort();
  const most = Math.max(...counts.map(({ count }) => count));
  return { path, most, days: days.length, last: days.at(-1) ?? '' };
}

function section(title: string, pages: readonly Missing[]): string {
  if (pages.length === 0) return '';
  const lines = pages.map(
    ({ path, most, days, last }) =>
      `  ${String(most).padStart(8)}  ${String(days).padStart(4)}  ${last}  ${printable(path)}\n`,
  );
  return `${title}\n  most/day  days  last        path\n${lines.join('')}\n`;
}
