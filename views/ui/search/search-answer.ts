import type { PlaceSuggestion } from '../../domain/list/finding.ts';
import { emptyQuery } from '../../domain/list/list-query.ts';
import { textOf } from '../../domain/text/multilingual.ts';
import { placeText } from '../../domain/place/place-text.ts';
import { namedProjects } from '../../domain/project/named-projects.ts';
import type { Project } from '../../domain/project/project.ts';
import { projectName } from '../../domain/project/project-name.ts';
import type { Property } from '../../domain/property/property.ts';
import { plainText } from '../../domain/text/rich-text.ts';
import { shorten } from '../../domain/text/shorten.ts';
import type { PageContext } from '../../page-context.ts';
import { homeName } from '../../domain/property/home-name.ts';
import { LIST_PAGES } from '../../domain/list/list-pages.ts';

/** Longer than any name of a place; what comes after it is not looked at. */
const MAX_TEXT = 100;
/** Looked through, of which the first with homes are shown. */
const COUNTS = { places: 30, homes: 10 };
const PLACES = 6;
/** Places without homes that are shown where no other fits. */
const EMPTY_PLACES = 3;
/** Characters of a home's title and description (spec section 9). */
const TITLE = 50;
const DESCRIPTION = 100;

/** A place with its lists of homes, of those that the site has. */
export interface FoundPlace {
  /** `Gent [9000]` (spec section 2). */
  text: string;
  /** A part of a municipality: what the municipality is called. */
  within?: string;
  lists: { text: string; count: number; href: string }[];
}

export interface FoundHome {
  title: string;
  text: string;
  href: string;
  /** URL of its smallest picture. */
  picture?: string;
}

/** What the search box shows for a text, in its list and on the results page alike. */
export interface SearchAnswer {
  places: FoundPlace[];
  /** A project that is named stands before them. */
  homes: FoundHome[];
}

type Context = Pick<PageContext, 't' | 'locale' | 'links' | 'data'>;

/**
 * Places and homes that fit a text, with their URLs (spec sections 2 and 9). The text is
 * trimmed; an empty one finds nothing, and what has no page is not found. Projects are found by their
 * exact id or name only: a place leads to their list.
 */
export function searchAnswer(ctx: Context, text: string): SearchAnswer {
  const asked = text.trim().slice(0, MAX_TEXT);
  if (asked === '') return { places: [], homes: [] };
  const { places, homes } = ctx.data.suggest(asked, COUNTS);
  return {
    places: worthShowing(places.map((place) => foundPlace(ctx, place))),
    homes: [
      ...namedProjects(ctx.data.projects(), asked).flatMap((one) => foundProject(ctx, one)),
      ...homes.flatMap((home) => foundHome(ctx, home)),
    ],
  };
}

/** Places without homes are left out, unless there are no others. */
function worthShowing(places: readonly FoundPlace[]): FoundPlace[] {
  const settled = places.filter(({ lists }) => lists.some(({ count }) => count > 0));
  if (settled.length > 0) return settled.slice(0, PLACES);
  return places.filter(({ lists }) => lists.length > 0).slice(0, EMPTY_PLACES);
}

function foundPlace({ t, links }: Context, place: PlaceSuggestion): FoundPlace {
  const { name, zip, within, counts } = place;
  const offered = (['sale', 'rent'] as const).filter(
    (listing) => links.page(LIST_PAGES[listing]) !== undefined,
  );
  const lists = offered.map((listing) => ({
    text: t(`goal.${listing}`),
    count: counts[listing],
    href: links.list({ ...emptyQuery(listing), regions: [{ city: name, zip }] }),
  }));
  return { text: placeText(name, zip), ...(within !== undefined && { within }), lists };
}

function foundHome(ctx: Context, home: Property): FoundHome[] {
  const title = textOf(home.title, ctx.locale) || homeName(ctx, home);
  return found(ctx, home, { title, href: ctx.links.property(home) });
}

function foundProject(ctx: Context, project: Project): FoundHome[] {
  const title = projectName(ctx, project);
  return found(ctx, project, { title, href: ctx.links.project(project) });
}

function found(
  { locale, data }: Context,
  { description, pictures: [first] }: Pick<Property, 'description' | 'pictures'>,
  { title, href }: { title: string; href: string | undefined },
): FoundHome[] {
  if (href === undefined) return [];
  const picture = first && data.picture(first)?.webp[0]?.url;
  return [
    {
      title: shorten(title, TITLE),
      text: shorten(plainText(textOf(description, locale)), DESCRIPTION),
      href,
      ...(picture !== undefined && { picture }),
    },
  ];
}
