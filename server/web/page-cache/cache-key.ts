import { hasTooManyRegions } from '../../../views/domain/filters/regions.ts';
import {
  isIgnoredParameter,
  isTracking,
  LIST_PARAMETERS,
  listParameters,
  parseListQuery,
} from '../../../views/domain/list/list-parameters.ts';
import { LIST_KINDS } from '../../../views/domain/list/list-kind.ts';

/**
 * Click ids that advertisers and mailings append to a link; like `utm_*` they change nothing on a
 * page.
 */
const CLICK_IDS = new Set(
  [
    ['gclid', 'gclsrc', 'dclid', 'gbraid', 'wbraid', 'gad_source', 'gad_campaignid', '_gl'],
    ['fbclid', 'msclkid', 'ttclid', 'twclid', 'li_fat_id', 'igshid', 'igsh', 'epik', 'yclid'],
    ['mc_cid', 'mc_eid', '_hsenc', '_hsmi', 'mkt_tok'],
  ].flat(),
);

/** Parameters that only the browser reads: what an open map shows. */
const OF_BROWSER: ReadonlySet<string> = new Set(['view']);

/**
 * Parameters of which a visitor makes a new value with each step: pages with one are not cached,
 * because they would evict those that others ask for too.
 */
const OF_ONE_VISITOR = ['bounds'];

/** A page's query string as it is rendered and cached. */
export interface PageQuery {
  /** Without tracking parameters and those that only the browser reads. */
  query: URLSearchParams;
  /** False with a parameter unknown to the site: the page then carries it in its links. */
  isShared: boolean;
}

/**
 * Reads the part after the question mark. Queries of the same page give the same text: the
 * parameters of a cached page are in a fixed order, without defaults and invalid values.
 */
export function readPageQuery(search: string): PageQuery {
  const parameters = [...new URLSearchParams(search)];
  const query = new URLSearchParams(
    parameters.filter(([name]) => !isCampaign(name) && !OF_BROWSER.has(name)),
  );
  const isShared = [...query.keys()].every(isShareable);
  return { query: isShared ? sharedQuery(query) : query, isShared };
}

/** Which list is asked for is not known here: what any of them reads is kept. */
function sharedQuery(query: URLSearchParams): URLSearchParams {
  const shared = listParameters(parseListQuery(query, 'sale'));
  const isOfOthers = [...query.keys()].some((name) => isIgnoredParameter(name, 'sale'));
  if (!isOfOthers) return shared;
  for (const kind of LIST_KINDS) {
    const known = new Set(shared.keys());
    const others = [...listParameters(parseListQuery(query, kind))];
    for (const [name, value] of others) if (!known.has(name)) shared.append(name, value);
  }
  return shared;
}

/** Parameters that may redirect: a cached page is sent without resolving the URL. */
const REDIRECTING: ReadonlySet<string> = new Set(['goal', 'polygon']);

/** Only parameters of lists. */
function isShareable(name: string): boolean {
  return LIST_PARAMETERS.includes(name) && !REDIRECTING.has(name);
}

function isCampaign(name: string): boolean {
  return isTracking(name) || CLICK_IDS.has(name.toLowerCase());
}

/**
 * The cache key of an anonymous page: host, path and query string (docs/house.md, "What is
 * cached"); undefined when it must not be cached.
 * @param url path and query string, as in the request line.
 */
export function cacheKey(host: string, url: string): string | undefined {
  const mark = url.indexOf('?');
  if (mark < 0) return `${host} ${url}`;
  const search = url.slice(mark + 1);
  if (hasTooManyRegions(new URLSearchParams(search))) return undefined;
  const { query, isShared } = readPageQuery(search);
  const text = query.toString();
  if (!isShared || OF_ONE_VISITOR.some((name) => query.has(name))) return undefined;
  return `${host} ${url.slice(0, mark)}${text === '' ? '' : `?${text}`}`;
}
