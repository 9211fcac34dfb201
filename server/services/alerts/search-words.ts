import { setFilters } from '../../../views/domain/list/list-filters.ts';
import { parseListQuery } from '../../../views/domain/list/list-parameters.ts';
import type { ListQuery } from '../../../views/domain/list/list-query.ts';
import type { Locale } from '../../../views/domain/locale.ts';
import { colon } from '../../../views/domain/text/colon.ts';
import type { SitePaths } from '../../../views/routing/site-paths.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { listTitle } from '../../../views/ui/list-words.ts';
import { filterWords } from '../../../views/ui/list/filter-words.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { MailSource } from '../mail/mail-source.ts';
import type { SavedSearch } from './saved-search.ts';

/** What the words of a search are made from. */
export interface SearchSource extends MailSource {
  readonly paths: SitePaths;
  readonly catalogue: Pick<Catalogue, 'port'>;
}

export interface SearchWords {
  /** "For sale in Ghent". */
  title: string;
  /** The other filters: "up to € 400,000", "with a garden". Nothing of it was typed. */
  filters: readonly string[];
  /** Between the title and the filters, as the language sets it. */
  colon: string;
  /** URL path and query string of the list. */
  href: string;
}

/** The filters of a saved search, as the catalogue reads them. */
export function searchQuery({ list, query }: Pick<SavedSearch, 'list' | 'query'>): ListQuery {
  return parseListQuery(new URLSearchParams(query), list);
}

/** A saved search in the words of its list. */
export function searchWords(
  { i18n, paths, catalogue }: SearchSource,
  search: Pick<SavedSearch, 'list' | 'query'>,
  locale: Locale,
): SearchWords {
  const query = searchQuery(search);
  const ctx = { t: i18n.t(locale), locale, data: catalogue.port(locale) };
  // The title names the places.
  const names = setFilters(query).filter((name) => name !== 'regions');
  return {
    title: listTitle(ctx, query),
    filters: names.map((name) => filterWords(ctx, query, name)),
    colon: colon(locale),
    href: createLinks(paths, locale).list(query),
  };
}

/** "For sale in Ghent: up to € 400,000, with a garden". */
export function searchLine({ title, filters, colon: sign }: Omit<SearchWords, 'href'>): string {
  return filters.length === 0 ? title : `${title}${sign}${filters.join(', ')}`;
}

/** "25 november 2027", in Brussels. @param time milliseconds since 1970. */
export function longDay(time: number, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'long',
    timeZone: 'Europe/Brussels',
  });
  return format.format(time);
}
