import { hasRadius } from '../domain/filters/radius.ts';
import type { Region } from '../domain/filters/regions.ts';
import type { KnownPlace } from '../domain/list/finding.ts';
import type { ListQuery } from '../domain/list/list-query.ts';
import { conjunction } from '../domain/text/conjunction.ts';
import type { SubjectContext } from '../page-context.ts';

/**
 * Display name of a chosen place: its known name, else its postcode, unless a street of that was
 * asked for. Never the text from the URL, which is the visitor's input.
 */
export function regionName(
  { data, t }: Pick<SubjectContext, 'data' | 't'>,
  region: Region,
): string {
  return data.region(region)?.name ?? (plainZip(region) || t('regions.unknown'));
}

/** What the words of a list are made from. */
export type WordsContext = Pick<SubjectContext, 't' | 'locale' | 'data'>;

/** Heading of a list: `Te koop in Gent`, `Te koop in Gent en omgeving (25 km)`. */
export function listTitle(ctx: WordsContext, query: ListQuery): string {
  return titleOf(ctx, query, wordsOf);
}

/**
 * The same where nothing else says which place it is, for search engines and bookmarks: `Te koop in
 * Heurne (Oudenaarde)`.
 */
export function wholeListTitle(ctx: WordsContext, query: ListQuery): string {
  return titleOf(ctx, query, (place) => {
    const { within, isStreet } = place;
    const words = wordsOf(place);
    return isStreet || within === undefined ? words : `${words} (${within})`;
  });
}

function titleOf(ctx: WordsContext, query: ListQuery, named: (place: Place) => string): string {
  const { t, locale } = ctx;
  const title = t(`list.title.${query.listKind}`);
  const places = query.regions.flatMap((region) => knownOrZip(ctx, region));
  if (places.length === 0) return title;
  const [first] = places;
  if (first && hasRadius(query)) {
    const around = { place: named(first), km: query.radius };
    return t('list.titleIn', { title, where: t(`list.around.${kindOf(first)}`, around) });
  }
  const byKind = Map.groupBy(places, kindOf);
  const wheres = [...byKind].map(([kind, alike]) => {
    const names = [...new Set(alike.map(named))];
    return t(`list.in.${kind}`, { place: conjunction(names, locale) });
  });
  return t('list.titleIn', { title, where: conjunction(wheres, locale) });
}

function plainZip({ zip, street }: Region): string {
  return street === undefined ? zip : '';
}

type Place = Pick<KnownPlace, 'name' | 'zip' | 'within' | 'inSentence'> & { isStreet?: boolean };

function knownOrZip({ data }: WordsContext, region: Region): Place[] {
  const known = data.region(region);
  if (known) return [{ ...known, isStreet: region.street !== undefined }];
  const zip = plainZip(region);
  return zip === '' ? [] : [{ name: zip, zip }];
}

/** A street is named after its town, because its article is unknown. */
function wordsOf({ name, within, inSentence, isStreet }: Place): string {
  if (isStreet) return within === undefined ? name : `${within} (${name})`;
  return inSentence ?? name;
}

/** Provinces have other prepositions. */
function kindOf({ inSentence }: Place): 'town' | 'province' {
  return inSentence === undefined ? 'town' : 'province';
}
