import { placeName } from '../domain/place-name.ts';
import { wholeAgency } from '../domain/structured-data/agency-node.ts';
import type { JsonLd } from '../domain/structured-data/json-ld.ts';
import {
  homeListing,
  type ListingPage,
  projectListing,
} from '../domain/structured-data/listing-node.ts';
import { breadcrumbList, faqPage } from '../domain/structured-data/page-nodes.ts';
import { textOf } from '../domain/multilingual.ts';
import type { ListItem } from '../domain/list-item.ts';
import { projectCrumbs } from '../modules/project-summary/project-crumbs.ts';
import { homeCrumbs } from '../modules/property-summary/home-crumbs.ts';
import type { PageContext } from '../page-context.ts';
import type { Crumb } from '../ui/Breadcrumbs.tsx';
import { canonicalOf, descriptionOf, subjectOf } from './head-text.ts';
import { wholePictures } from './share-picture.ts';

/** Pictures of a listing that are named; the page shows them all. */
const PICTURES = 6;

/** What a page tells search engines of itself beside its words (facts.md, "Structured data"). */
export function structuredNodes(ctx: PageContext): JsonLd[] {
  const { page, site, origin, locale } = ctx;
  return [
    ...(page.name === 'home' ? [wholeAgency(site.info, origin, locale)] : []),
    ...listings(ctx),
    ...questions(ctx),
    ...breadcrumbs(ctx),
  ];
}

/** The home or the project that the page is about. */
function listings(ctx: PageContext): JsonLd[] {
  const { property, project, site } = ctx;
  if (property) return [homeListing(property, pageOf(ctx, property), site.info.ignoredLabels)];
  return project ? [projectListing(project, pageOf(ctx, project))] : [];
}

function pageOf(ctx: PageContext, item: ListItem): ListingPage {
  const { site, origin, locale, data } = ctx;
  return {
    site: { origin, name: site.info.name },
    locale,
    url: canonicalOf(ctx),
    name: subjectOf(ctx),
    description: descriptionOf(ctx),
    images: wholePictures(ctx, item.pictures.slice(0, PICTURES)).map(({ url }) => url),
    city: placeName(data, item),
  };
}

/** Only where the page is about its questions: they then stand under its own heading. */
function questions(ctx: PageContext): JsonLd[] {
  const { page, site, locale } = ctx;
  const shown = page.params.modules.filter(
    ({ relations, status, content }) =>
      relations.type === 'faq' && status === 'Published' && content['level'] === 1,
  );
  const categories = (site.content?.faq ?? []).filter(({ id }) =>
    shown.some(({ relations }) => relations.id === undefined || relations.id === id),
  );
  return categories.length > 0 ? [faqPage(categories, canonicalOf(ctx), locale)] : [];
}

function breadcrumbs(ctx: PageContext): JsonLd[] {
  if (ctx.page.name === 'home') return [];
  const page = { url: canonicalOf(ctx), name: subjectOf(ctx) };
  return [breadcrumbList(crumbsOf(ctx), page, ctx.origin)];
}

function crumbsOf(ctx: PageContext): Crumb[] {
  const { property, project, article, links, site, locale, t } = ctx;
  if (project) return projectCrumbs(ctx, project);
  if (property) return homeCrumbs(ctx, property);
  const home = links.page('home');
  const articles = article && links.page('articles');
  const list = site.pages.find(({ name }) => name === 'articles');
  return [
    ...(home === undefined ? [] : [{ href: home, text: t('nav.home') }]),
    ...(articles === undefined
      ? []
      : [{ href: articles, text: textOf(list?.params.title, locale) }]),
  ];
}
