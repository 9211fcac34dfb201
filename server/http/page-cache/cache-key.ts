import {
  isIgnoredParameter,
  isTracking,
  LIST_PARAMETERS,
  listParameters,
  parseListQuery,
} from '../../../views/domain/list/list-parameters.ts';

/** What advertisers and mailings append to a link; like `utm_*` it changes nothing on a page. */
const CLICK_IDS = new Set(
  [
    ['gclid', 'gclsrc', 'dclid', 'gbraid', 'wbraid', 'gad_source', 'gad_campaignid', '_gl'],
    ['fbclid', 'msclkid', 'ttclid', 'twclid', 'li_fat_id', 'igshid', 'igsh', 'epik', 'yclid'],
    ['mc_cid', 'mc_eid', '_hsenc', '_hsmi', 'mkt_tok'],
  ].flat(),
);

/** A page's query as it is rendered and kept. */
export interface PageQuery {
  /** Without what only says where the visitor came from. */
  query: URLSearchParams;
  /** False with a parameter that the site does not know: the page then carries it in its links. */
  isShared: boolean;
}

/**
 * Reads the part after the question mark. Two queries that give the same page give the same text:
 * a shared one is written in one order, without defaults and values that mean nothing.
 */
export function readPageQuery(search: string): PageQuery {
  const asked = [...new URLSearchParams(search)];
  const query = new URLSearchParams(asked.filter(([name]) => !isCampaign(name)));
  const isShared = [...query.keys()].every(isShareable);
  // Which list it is does not matter here: their parameters are the same.
  const shared = isShared ? listParameters(parseListQuery(query, 'sale'), query) : query;
  return { query: shared, isShared };
}

/**
 * Only what can be asked of homes for sale, as the query is read here. That leaves out `goal`, which
 * may lead to another list: what is kept is answered before anyone looks at it.
 */
function isShareable(name: string): boolean {
  return LIST_PARAMETERS.includes(name) && !isIgnoredParameter(name, 'sale');
}

function isCampaign(name: string): boolean {
  return isTracking(name) || CLICK_IDS.has(name.toLowerCase());
}

/**
 * What an anonymous page is kept under: host, path and query (docs/house.md, "What is cached");
 * undefined when it must not be kept.
 * @param url path and query, as in the request line.
 */
export function cacheKey(host: string, url: string): string | undefined {
  const mark = url.indexOf('?');
  if (mark < 0) return `${host} ${url}`;
  const { query, isShared } = readPageQuery(url.slice(mark + 1));
  const text = query.toString();
  if (!isShared) return undefined;
  return `${host} ${url.slice(0, mark)}${text === '' ? '' : `?${text}`}`;
}
