import type { DataPort } from '../../../views/data-port.ts';
import type { IsoDate } from '../../../views/domain/format/date.ts';
import { POLYGON } from '../../../views/domain/filters/polygon.ts';
import type { ListKind } from '../../../views/domain/list/list-kind.ts';
import { LIST_PAGES } from '../../../views/domain/list/list-pages.ts';
import { emptyQuery, type ListQuery } from '../../../views/domain/list/list-query.ts';
import { unambiguousRegions } from '../../../views/domain/place/unambiguous-regions.ts';
import { type Redirect, redirectTo } from '../../../views/routing/redirect.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import type { Links } from '../../../views/subjects/links.ts';
import type { Resolved } from '../../../views/subjects/resolution.ts';
import { isWholeSentence } from '../../../views/domain/sentence/sentence.ts';
import type { PageSource } from './page-source.ts';

/** Suggestions that are considered; no municipality has as many postcodes. */
const MAX_PLACES = 60;

/** The page of the results, by its name in the agency's pages. */
const RESULTS = 'search';

/**
 * The redirect of a URL that has the text of the search bar (`q`): to the list of the place if it
 * is unambiguous, or to what a sentence means if nothing of it is left over; else to the results
 * page. A site without that page uses the best match, else the whole list. 302, because it depends
 * on the current homes.
 */
export function typedSearchRedirect(
  source: Pick<PageSource, 'paths' | 'catalogue' | 'today'>,
  { subject, locale }: Resolved,
  params: URLSearchParams,
): Redirect | undefined {
  const typed = params.get('q')?.trim();
  if (typed === undefined || subject.kind !== 'page') return undefined;
  const { listKind } = subject;
  const isResults = subject.page.name === RESULTS;
  if (listKind === undefined && !isResults) return undefined;
  const { paths, catalogue, today } = source;
  const links = createLinks(paths, locale);
  const data = catalogue.port(locale);
  if (listKind === undefined) return sentenceRedirect({ data, links, today }, typed, 'sale');
  const list = (regions: ListQuery['regions']) =>
    redirectTo(302, links.list({ ...emptyQuery(listKind), regions }), new URLSearchParams());
  const { places } = data.suggest(typed, { places: MAX_PLACES, homes: 0 });
  const meant = unambiguousRegions(places, listKind);
  if (meant.length > 0 || typed === '') return list(meant);
  const polygon = POLYGON.read(params);
  const sentence = sentenceRedirect({ data, links, today, polygon }, typed, listKind);
  if (sentence) return sentence;
  const results = links.page(RESULTS);
  if (results !== undefined) {
    return redirectTo(302, results, new URLSearchParams({ q: typed }));
  }
  return list(places.slice(0, 1).map(({ region }) => region));
}

interface Answers {
  data: DataPort;
  links: Links;
  today: IsoDate;
  /** The drawn area of the list that is searched: it stays where the sentence names no place. */
  polygon?: string | undefined;
}

/** To the home that is named by its reference, or to the list that the whole sentence means. */
function sentenceRedirect(
  { data, links, today, polygon }: Answers,
  typed: string,
  listKind: ListKind,
): Redirect | undefined {
  const sentence = data.sentence(typed, listKind, today);
  if (!sentence || !isWholeSentence(sentence)) return undefined;
  const { reference, query, isPlaceOnly } = sentence;
  const home = reference === undefined ? undefined : data.property(reference);
  if (reference !== undefined) {
    const href = home && links.property(home);
    return href === undefined ? undefined : redirectTo(302, href, new URLSearchParams());
  }
  // The name of a place alone has results of its own; a list may be missing on this site.
  if (isPlaceOnly || links.page(LIST_PAGES[query.listKind]) === undefined) return undefined;
  const within = query.regions.length === 0 ? { ...query, polygon } : query;
  return redirectTo(302, links.list(within), new URLSearchParams());
}
