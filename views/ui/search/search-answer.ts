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
import type { PageContext } from '../../page-context.ts';
import { homeName, homeType } from '../../domain/property/home-name.ts';
import { LIST_PAGES } from '../../domain/list/list-pages.ts';

/** Characters: longer than the name of any place; the rest of the text is ignored. */
const MAX_TEXT = 100;
/** Number of candidates; the first of them with homes are shown. */
const CANDIDATES = { places: 30, homes: 10 };
/** Places suggested: with the homes below them the list stays short. */
const MAX_PLACES = 6;
/** Places without homes that are shown if no others match. */
const MAX_EMPTY_PLACES = 3;
/** Characters of a home's title and description (spec section 9). */
const TITLE_LENGTH = 50;
const DESCRIPTION_LENGTH = 100;

/** A place with those lists of homes that the site has. */
export interface FoundPlace {
  /** `Gent [9000]` (spec section 2), `Gent` as a whole. */
  text: string;
  /** Name of the municipality, if the place is a part or a street of one. */
  within?: string;
  lists: { text: string; count: number; href: string }[];
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
  places: FoundPlace[];
  /** A project that the text names comes first. */
  homes: FoundHome[];
}

type Context = Pick<PageContext, 't' | 'locale' | 'links' | 'data'> & {
  site: { info: Pick<SiteInfo, 'ignoredLabels' | 'languages'> };
};

/**
 * Places and homes that match a text, with their URLs (spec sections 2 and 9). The text is trimmed;
 * an empty one matches nothing, and items without a page are left out. Projects match by their
 * exact id or name only: places link to their list.
 */
export function searchAnswer(ctx: Context, text: string): SearchAnswer {
  const trimmed = text.trim().slice(0, MAX_TEXT);
  if (trimmed === '') return { places: [], homes: [] };
  const { places, homes } = ctx.data.suggest(trimmed, CANDIDATES);
  return {
    places: withoutEmptyPlaces(places.map((place) => foundPlace(ctx, place))),
    homes: [
      ...namedProjects(ctx.data.projects(), trimmed).flatMap((one) => foundProject(ctx, one)),
      ...homes.flatMap((home) => foundHome(ctx, home)),
    ],
  };
}

/** Drops places without homes, unless there are no others. */
function withoutEmptyPlaces(places: readonly FoundPlace[]): FoundPlace[] {
  const withHomes = places.filter(({ lists }) => lists.some(({ count }) => count > 0));
  if (withHomes.length > 0) return withHomes.slice(0, MAX_PLACES);
  return places.filter(({ lists }) => lists.length > 0).slice(0, MAX_EMPTY_PLACES);
}

function foundPlace({ t, links }: Context, place: PlaceSuggestion): FoundPlace {
  const { name, zip, within, counts, region } = place;
  const offered = (['sale', 'rent'] as const).filter(
    (listKind) => links.page(LIST_PAGES[listKind]) !== undefined,
  );
  const lists = offered.map((listKind) => ({
    text: t(`goal.${listKind}`),
    count: counts[listKind],
    href: links.list({ ...emptyQuery(listKind), regions: [region] }),
  }));
  return { text: placeText(name, zip), ...(within !== undefined && { within }), lists };
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
      facts: facts.filter(Boolean).join(' · '),
      text: shorten(plainText(text.text), DESCRIPTION_LENGTH),
      ...(text.lang && { textLang: text.lang }),
      href,
      ...(picture !== undefined && { picture }),
    },
  ];
}
