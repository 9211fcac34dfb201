import type { Locale } from '../../domain/locale.ts';
import { textOf } from '../../domain/text/multilingual.ts';
import { THANK_YOUS, type ThankYou } from '../../domain/thank-you.ts';
import type { PageContext } from '../../page-context.ts';
import type { SitePaths } from '../../routing/site-paths.ts';
import type { Found, RequestedPath, SubjectKind } from '../subject-kind.ts';
import { homeCrumb } from '../home-crumb.ts';
import type { ThankYouSubject } from './thank-you-subject.ts';

/** Name of the template page of thank-yous. */
const TEMPLATE = 'thank-you';

/** The same in every language (docs/specification.md). */
const FOLDER = 'bedankt';

/**
 * The thank-you page of a form (spec section 2). It may show what one visitor has sent, and is
 * never indexed.
 */
export const thankYouKind: SubjectKind<ThankYouSubject> = {
  template: TEMPLATE,
  mailedPath: undefined,
  preview: undefined,

  path: (_paths, locale, { thankYou }) => pathOf(locale, thankYou),
  find: findThankYou,
  sharedQuery: () => new URLSearchParams(),
  all: () => [],
  sitemapGroup: () => 'pages',
  pictures: () => [],
  cacheRule: () => 'no-store',

  name: titleOf,
  title: titleOf,
  description: () => '',
  picture: () => undefined,
  published: () => undefined,
  canonicalQuery: () => '',
  parent: () => undefined,
  crumbs: (ctx) => homeCrumb(ctx),
  structuredData: () => [],
};

/** The page's own, else the product's. */
function titleOf({ locale, t }: PageContext, { page }: ThankYouSubject): string {
  return textOf(page.params.title, locale) || t('thanks.title');
}

/** URL path of a thank-you; undefined if the site has no template page for them. */
export function thankYouPath(
  paths: SitePaths,
  locale: Locale,
  thankYou: ThankYou,
): string | undefined {
  return paths.page(TEMPLATE) && pathOf(locale, thankYou);
}

function pathOf(locale: Locale, thankYou: ThankYou): string {
  return `/${locale}/${FOLDER}/${thankYou}`;
}

function findThankYou({ paths, segments, own }: RequestedPath): Found<ThankYouSubject> | undefined {
  const page = paths.page(TEMPLATE);
  const [folder, name, ...more] = segments.map((segment) => segment.toLowerCase());
  const thankYou = THANK_YOUS.find((one) => one === name);
  if (!page || !own || folder !== FOLDER || !thankYou || more.length > 0) return undefined;
  return { subject: { kind: 'thank-you', page, thankYou }, path: pathOf(own, thankYou) };
}
