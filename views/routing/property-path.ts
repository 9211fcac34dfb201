import { LIST_PAGES } from '../domain/list-pages.ts';
import type { Listing } from '../domain/list-query.ts';
import type { Locale } from '../domain/locale.ts';
import { textOf } from '../domain/multilingual.ts';
import { perItem } from '../domain/per-item.ts';
import type { Property } from '../domain/property.ts';
import type { Site } from '../domain/site/site.ts';
import { listingOf } from '../domain/sold.ts';
import { namedPagePath } from './page-path.ts';
import { slugOf } from './slug.ts';

const DEFAULT_PATTERN = '[City]-[TypeDescription]-[ID]';

/** Where sold homes stand when the site has no page for their list (spec section 2). */
const SOLD_FALLBACK: Readonly<Record<Locale, string>> = {
  nl: '/nl/verkocht',
  fr: '/fr/vendu',
  en: '/en/sold',
  de: '/de/verkauft',
};

type FieldText = (property: Property, locale: Locale) => string;

/** What a pattern may name in brackets: the CRM's field names (spec sections 2 and 3). */
const FIELDS: Readonly<Record<string, FieldText>> = {
  ID: (property) => String(property.id),
  SiteID: (property) => String(property.siteId ?? ''),
  Ident: (property) => property.ident ?? '',
  Street: (property) => (property.publishAddress ? property.street : ''),
  HouseNumber: (property) => (property.publishAddress ? property.houseNumber : ''),
  BoxNr: (property) => (property.publishAddress ? property.boxNr : ''),
  Zip: (property) => property.zip,
  City: (property) => property.city,
  CountryName: (property, locale) => textOf(property.countryName, locale),
  TypeDescription: (property, locale) => textOf(property.typeDescription, locale),
  NumberOfBedRooms: (property) => String(property.numberOfBedRooms ?? ''),
  Floor: (property) => String(property.floor ?? ''),
  SurfaceTotal: (property) => String(Math.round(property.surfaceTotal ?? 0) || ''),
};

/**
 * `/{locale}/{for sale, for rent or sold page}/{city}-{type description}-{id}`, or what the site's
 * pattern makes of it (spec section 2). Undefined when the site has no such list in this language,
 * or the home is sold and the site has no pages for sold homes.
 */
export function propertyPath(site: Site, locale: Locale, property: Property): string | undefined {
  return pathOf(property, site, locale);
}

const pathOf = perItem((property: Property, site: Site, locale: Locale): string | undefined => {
  const list = homesPath(site, locale, listingOf(property, site.info.ignoredLabels));
  if (list === undefined) return undefined;
  const pattern = site.info.propertyPathPattern ?? DEFAULT_PATTERN;
  const tail = pattern
    .split('/')
    .map((piece) => slugOfPattern(piece, property, locale))
    .filter((piece) => piece !== '');
  return [list, ...tail].join('/');
});

/**
 * The ids that segments of a URL path may mean, likeliest first. An id stands last, where every
 * URL of ours and of the previous site had it, unless the pattern puts it elsewhere.
 */
export function propertyIdsIn(site: Site, segments: readonly string[]): number[] {
  const words = wordsOf(segments);
  const pattern = site.info.propertyPathPattern ?? DEFAULT_PATTERN;
  if (pattern.endsWith('[ID]')) return words.slice(-1).flatMap(idsIn);
  const ids = words.flatMap(idsIn).reverse();
  return [...new Set(pattern.startsWith('[ID]') ? ids.reverse() : ids)];
}

/** The words between the slashes and hyphens of a URL path (spec section 2). */
export function wordsOf(segments: readonly string[]): string[] {
  return segments.flatMap((segment) => segment.split(/[/-]/)).filter((word) => word !== '');
}

/** The id that a word is, as a list of one; of none when it is not an id. */
export function idsIn(word: string): number[] {
  return /^\d{1,16}$/.test(word) ? [Number(word)] : [];
}

function homesPath(site: Site, locale: Locale, listing: Listing): string | undefined {
  if (listing !== 'sold') return listPath(site, listing, locale);
  if (!site.info.soldDetailPages) return undefined;
  return listPath(site, listing, locale) ?? SOLD_FALLBACK[locale];
}

/** Path of a list; undefined when the site has no such page in this language. */
export function listPath(site: Site, listing: Listing, locale: Locale): string | undefined {
  return namedPagePath(site, LIST_PAGES[listing], locale);
}

function slugOfPattern(piece: string, property: Property, locale: Locale): string {
  // Hyphens around each field: an id that touched another number could not be read back.
  const filled = piece
    .split(/(\[[^\]]*\])/)
    .map((part) => slugOf(fieldOf(part)?.(property, locale) ?? literalOf(part)))
    .filter((part) => part !== '');
  return filled.join('-');
}

function fieldOf(part: string): FieldText | undefined {
  const name = /^\[(.*)\]$/.exec(part)?.[1];
  return name !== undefined && Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined;
}

/** Text between fields; a name that is no field stands for nothing. */
function literalOf(part: string): string {
  return part.startsWith('[') ? '' : part;
}
