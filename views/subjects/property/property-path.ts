import { isPatternField, type PatternField } from '../../domain/site/path-pattern.ts';
import { LIST_PAGES } from '../../domain/list/list-pages.ts';
import type { Locale } from '../../domain/locale.ts';
import { hasLanguage } from '../../domain/site/languages.ts';
import { textOf } from '../../domain/text/multilingual.ts';
import { perItem } from '../../domain/memo/per-item.ts';
import type { Property } from '../../domain/property/property.ts';
import { listKindOf } from '../../domain/property/sold.ts';
import { idsIn, wordsOf } from '../../routing/id-words.ts';
import type { SitePaths } from '../../routing/site-paths.ts';
import { slugOf } from '../../routing/slug.ts';
import type { RequestedPath, Found } from '../subject-kind.ts';
import type { PropertySubject } from './property-subject.ts';

/** Name of the template page of homes. */
export const TEMPLATE = 'property';

const DEFAULT_PATTERN = '[City]-[TypeDescription]-[ID]';

/** Segment of sold homes if the site has no page for their list (spec section 2). */
const SOLD_FALLBACK: Readonly<Record<Locale, string>> = {
  nl: '/nl/verkocht',
  fr: '/fr/vendu',
  en: '/en/sold',
  de: '/de/verkauft',
};

type FieldText = (property: Property, locale: Locale) => string;

/** What stands for each field that a pattern may name in brackets (spec sections 2 and 3). */
const FIELDS: Readonly<Record<PatternField, FieldText>> = {
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
 * `/{locale}/{for sale, for rent or sold page}/{city}-{type description}-{id}`, or the site's
 * pattern filled in (spec section 2). Undefined if the site has no such list in this language, or
 * if the home is sold and the site has no pages for sold homes.
 */
export function propertyPath(
  paths: SitePaths,
  locale: Locale,
  property: Property,
): string | undefined {
  return pathOf(property, paths, locale);
}

const pathOf = perItem((property: Property, paths: SitePaths, locale: Locale) => {
  const list = homesPath(paths, locale, property);
  if (list === undefined) return undefined;
  const pattern = paths.site.info.propertyPathPattern ?? DEFAULT_PATTERN;
  const tail = pattern
    .split('/')
    .map((piece) => slugOfPattern(piece, property, locale))
    .filter((piece) => piece !== '');
  return [list, ...tail].join('/');
});

/**
 * The home whose id is in the path (spec section 2): the one with this canonical path, else the
 * likeliest.
 */
export function findProperty(requested: RequestedPath): Found<PropertySubject> | undefined {
  const { paths, path, segments, mailedId, locale, data } = requested;
  const page = paths.page(TEMPLATE);
  if (!page) return undefined;
  const named = mailedId === undefined ? segments : [...segments, mailedId];
  const found = propertyIdsIn(paths, named).flatMap((id) => {
    const property = data.property(id);
    const own = property && propertyPath(paths, locale, property);
    return property && own !== undefined ? [{ property, path: own }] : [];
  });
  const best = found.find((home) => home.path === path) ?? found[0];
  if (!best) return undefined;
  const subject = { kind: 'property', page, property: best.property } as const;
  return { subject, path: best.path, ...(mailedId !== undefined && { used: 'id' }) };
}

/**
 * The ids that segments of a path may mean, likeliest first. The id is last, as in all default
 * paths and those of the previous site, unless the pattern has it elsewhere.
 */
function propertyIdsIn({ site }: SitePaths, segments: readonly string[]): number[] {
  const words = wordsOf(segments);
  const pattern = site.info.propertyPathPattern ?? DEFAULT_PATTERN;
  if (pattern.endsWith('[ID]')) return words.slice(-1).flatMap(idsIn);
  const ids = words.flatMap(idsIn).reverse();
  return [...new Set(pattern.startsWith('[ID]') ? ids.reverse() : ids)];
}

/** URL path of the list that shows the home. */
function homesPath(paths: SitePaths, locale: Locale, property: Property): string | undefined {
  const { ignoredLabels, soldDetailPages, languages } = paths.site.info;
  const listKind = listKindOf(property, ignoredLabels);
  const list = paths.named(LIST_PAGES[listKind], locale);
  if (listKind !== 'sold') return list;
  if (!soldDetailPages || !hasLanguage(languages, locale)) return undefined;
  return list ?? SOLD_FALLBACK[locale];
}

function slugOfPattern(piece: string, property: Property, locale: Locale): string {
  // Hyphens around each field: an id beside another number could not be parsed.
  const filled = piece
    .split(/(\[[^\]]*\])/)
    .map((part) => slugOf(fieldOf(part)?.(property, locale) ?? literalOf(part)))
    .filter((part) => part !== '');
  return filled.join('-');
}

function fieldOf(part: string): FieldText | undefined {
  const name = /^\[(.*)\]$/.exec(part)?.[1];
  return name !== undefined && isPatternField(name) ? FIELDS[name] : undefined;
}

/** Text between fields; unknown names in brackets are dropped. */
function literalOf(part: string): string {
  return part.startsWith('[') ? '' : part;
}
