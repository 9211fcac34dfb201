import type { Locale } from '../../domain/locale.ts';
import { type ShownText, shownText } from '../../domain/text/shown-text.ts';
import type { PlaceSuggestion } from '../../domain/list/finding.ts';
import { emptyQuery } from '../../domain/list/list-query.ts';
import { placeText } from '../../domain/place/place-text.ts';
import { namedProjects } from '../../domain/project/named-projects.ts';
import type { Project } from '../../domain/project/project.ts';
import { projectName } from '../../domain/project/project-name.ts';
import type { Property } from '../../domain/property/property.ts';
import { plainText } from '../../domain/text/rich-text.ts';
import { shorten } from '../../domain/text/shorten.ts';
import { itemPriceWords } from '../../domain/list/item-words.ts';
import type { ListItem } from '../../domain/list/list-item.ts';
import { placeName } from '../../domain/place/place-name.ts';
import { priceLine } from '../../domain/property/price-words.ts';
import { isSold } from '../../domain/property/sold.ts';
import type { SiteInfo } from '../../domain/site/site.ts';
import { SEPARATOR } from '../../domain/text/separator.ts';
import type { PageContext } from '../../page-context.ts';
import { homeName, homeType } from '../../domain/property/home-name.ts';
import type { Region } from '../../domain/filters/regions.ts';
import type { ListKind } from '../../domain/list/list-kind.ts';
import { type FoundSentence, foundSentence } from './found-sentence.ts';
import { LIST_PAGES } from '../../domain/list/list-pages.ts';

/** Characters: longer than the name of any place; the rest of the text names none. */
const MAX_TEXT = 100;
/** Number of candidates; the first of them with homes are shown. */
const CANDIDATES = { places: 30, homes: 10 };
/** Places suggested: with the homes below them the list stays short. */
const MAX_PLACES = 6;
/** Places without homes that are shown if no others match. */
const MAX_EMPTY_PLACES = 3;
/** Kilometres around a place without homes, in which others are looked for. */
const NEARBY = [10, 20, 35, 50];
/** Characters of a home's title and description (spec section 9). */
const TITLE_LENGTH = 50;
const DESCRIPTION_LENGTH = 100;

/** A place with those lists of homes that the site has. */
export interface FoundPlace {
  /** `Gent [9000]` (spec section 2), `Gent` as a whole. */
  text: string;
  /** Of the list that the visitor searches. */
  href: string;
  /** Name of the municipality, if the place is a part or a street of one. */
  within?: string;
  lists: { text: string; count: number; href: string }[];
  /** Of a place without homes: where the nearest are. */
  nearby?: { text: string; href: string };
}

export interface FoundHome {
  title: string;
  /** Languages of title and text, if they are not the page's. */
  titleLang?: Locale | undefined;
  textLang?: Locale | undefined;
  /** Type, town, price, sale or rent. */
  facts: string;
  text: string;
  href: string;
  /** URL of its smallest variant. */
  picture?: string;
}

/** Search results of the search box and of the results page. */
export interface SearchAnswer {
  /** The list that the text means as a sentence. */
  sentence?: FoundSentence;
  places: FoundPlace[];
  /** A project that the text names comes first. */
  homes: FoundHome[];
}

type Context = Pick<PageContext, 't' | 'locale' | 'links' | 'data' | 'today'> & {
  site: { info: Pick<SiteInfo, 'ignoredLabels' | 'languages'> };
};

/**
 * Places and homes that match a text, with their URLs (spec sections 2 and 9). The text is trimmed;
 * an empty one matches nothing, and items without a page are left out. Projects match by their
 * exact id or name only: places link to their list.
 */
export function searchAnswer(
  ctx: Context,
  text: string,
  listKind: ListKind = 'sale',
): SearchAnswer {
  const trimmed = text.trim().slice(0, MAX_TEXT);
  if (trimmed === '') return { places: [], homes: [] };
  const { places, homes } = ctx.data.suggest(trimmed, CANDIDATES);
  const read = ctx.data.sentence(text, listKind, ctx.today);
  const sentence = foundSentence(ctx, read);
  return {
    ...(sentence && { sentence }),
    places: shownPlaces(places).flatMap((place) => foundPlace(ctx, place, listKind)),
    homes: [
      ...referencedHome(ctx, read?.reference, homes),
      ...namedProjects(ctx.data.projects(), trimmed).flatMap((one) => foundProject(ctx, one)),
      ...homes.flatMap((home) => foundHome(ctx, home)),
    ],
  };
}

/**
 * Drops places without homes, unless there are no others. The place that the text names is always
 * first: it is the one that was meant.
 */
function shownPlaces(places: readonly PlaceSuggestion[]): PlaceSuggestion[] {
  const hasHomes = ({ counts }: PlaceSuggestion) => counts.sale + counts.rent > 0;
  const withHomes = places.filter(hasHomes);
  if (withHomes.length === 0) return places.slice(0, MAX_EMPTY_PLACES);
  const named = withHomes.some(({ isExact }) => isExact)
    ? undefined
    : places.find(({ isExact }) => isExact);
  return [...(named ? [named] : []), ...withHomes].slice(0, MAX_PLACES);
}

/** None where the site has no list of homes. */
function foundPlace(ctx: Context, place: PlaceSuggestion, listKind: ListKind): FoundPlace[] {
  const { t, links } = ctx;
  const { name, zip, within, counts, region } = place;
  const offered = (['sale', 'rent'] as const).filter(
    (kind) => links.page(LIST_PAGES[kind]) !== undefined,
  );
  const lists = offered.map((kind) => ({
    text: t(`goal.${kind}`),
    count: counts[kind],
    href: links.list({ ...emptyQuery(kind), regions: [region] }),
  }));
  const chosen = offered.find((one) => one === listKind) ?? offered[0];
  if (chosen === undefined) return [];
  const nearby = counts.sale + counts.rent === 0 ? nearest(ctx, region, chosen) : undefined;
  return [
    {
      text: placeText(name, zip),
      href: links.list({ ...emptyQuery(chosen), regions: [region] }),
      ...(within !== undefined && { within }),
      lists,
      ...(nearby && { nearby }),
    },
  ];
}

/** The homes in the smallest radius that has any. */
function nearest({ data, t, links }: Context, region: Region, listKind: ListKind) {
  for (const radius of NEARBY) {
    const query = { ...emptyQuery(listKind), regions: [region], radius };
    const { total } = data.list(query, 1);
    if (total === 0) continue;
    const count = t(`search.total.${listKind}`, { count: total });
    return { text: t('search.nearest', { what: count, km: radius }), href: links.list(query) };
  }
  return undefined;
}

/** The home whose reference a sentence names, unless it is among the others. */
function referencedHome(
  ctx: Context,
  reference: number | undefined,
  others: readonly Property[],
): FoundHome[] {
  const home = reference === undefined ? undefined : ctx.data.property(reference);
  return home && !others.includes(home) ? foundHome(ctx, home) : [];
}

function foundHome(ctx: Context, home: Property): FoundHome[] {
  const { t, site } = ctx;
  const own = shownText(home.title, ctx);
  const title = own.text === '' ? { text: homeName(ctx, home) } : own;
  const isGone = isSold(home, site.info.ignoredLabels);
  const goal = isGone
    ? t(`filters.goals.${home.goal}`)
    : t(`goal.${home.goal === 1 ? 'rent' : 'sale'}`);
  const words = [homeType(ctx, home), goal] as const;
  return found(ctx, home, { title, words, href: ctx.links.property(home) });
}

function foundProject(ctx: Context, project: Project): FoundHome[] {
  const title = { text: projectName(ctx, project) };
  const words = ['', ctx.t('goal.projects')] as const;
  return found(ctx, project, { title, words, href: ctx.links.project(project) });
}

interface FoundWords {
  title: ShownText;
  /** The text before town and price, and the text after them. */
  words: readonly [before: string, after: string];
  href: string | undefined;
}

function found(ctx: Context, item: ListItem, { title, words, href }: FoundWords): FoundHome[] {
  if (href === undefined) return [];
  const { data, site } = ctx;
  const {
    description,
    pictures: [first],
  } = item;
  const price = itemPriceWords(ctx, item, site.info.ignoredLabels);
  const facts = [words[0], placeName(data, item), price && priceLine(price), words[1]];
  const text = shownText(description, ctx);
  const picture = first && data.picture(first)?.webp[0]?.url;
  return [
    {
      title: shorten(title.text, TITLE_LENGTH),
      ...(title.lang && { titleLang: title.lang }),
      facts: facts.filter(Boolean).join(SEPARATOR),
      text: shorten(plainText(text.text), DESCRIPTION_LENGTH),
      ...(text.lang && { textLang: text.lang }),
      href,
      ...(picture !== undefined && { picture }),
    },
  ];
}
