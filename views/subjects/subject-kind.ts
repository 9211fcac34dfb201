import type { DataPort } from '../data-port.ts';
import type { ListKind } from '../domain/list/list-kind.ts';
import type { Locale } from '../domain/locale.ts';
import type { Picture } from '../domain/property/picture.ts';
import type { JsonLd } from '../domain/structured-data/json-ld.ts';
import type { Reader } from '../domain/text/shown-text.ts';
import type { SubjectContext } from '../page-context.ts';
import type { Redirect } from '../routing/redirect.ts';
import type { SitePaths } from '../routing/site-paths.ts';
import type { Crumb } from '../ui/text/crumb.ts';
import type { CacheRule } from './cache-rule.ts';
import type { Subject } from './subject.ts';

/** The files of the sitemap have one kind of page each; homes are grouped by their list. */
export type SitemapGroup = 'pages' | 'articles' | ListKind;

/** The parts of a requested URL path. */
export interface RequestedPath {
  paths: SitePaths;
  /** As requested, percent-encoded. */
  path: string;
  /** Decoded, without the language. */
  segments: readonly string[];
  /** The id in the query string of a link in an e-mail (`mailedPath`). */
  mailedId: string | undefined;
  query: URLSearchParams;
  /** The language that the path begins with. */
  own: Locale | undefined;
  /** The language of the answer. */
  locale: Locale;
  data: Pick<DataPort, 'property' | 'project' | 'team'>;
}

/** A subject that matches a path, with its canonical path in the language. */
export interface Found<S extends Subject> {
  subject: S;
  path: string;
  /** The query parameter that identified it. */
  used?: string;
  /** A redirect that the query string requires at its canonical path. */
  elsewhere?: Redirect;
}

/** Values of the page's head that structured data repeats. */
export interface HeadWords {
  /** Canonical URL, with the origin. */
  url: string;
  title: string;
  description: string;
}

/** Everything that depends on the kind of a subject, in one table per kind. */
export interface SubjectKind<S extends Subject> {
  /** Name of the template page of the kind; undefined if each subject is a page itself. */
  template: string | undefined;
  /** Path, without the language, to which links in e-mails append `?id=` (spec section 2). */
  mailedPath: string | undefined;
  /** Option of `npm run preview-link` that names a subject of the kind. */
  preview: PreviewOption | undefined;

  /** Its canonical URL path in a language; undefined if the site does not have it there. */
  path(paths: SitePaths, locale: Locale, subject: S): string | undefined;
  /**
   * The subject that a path may mean; `nothing` if the path belongs to this kind and no subject
   * matches.
   */
  find(requested: RequestedPath): Found<S> | 'nothing' | undefined;
  /** Query parameters that are kept when the visitor changes the language. */
  sharedQuery(subject: S, query: URLSearchParams): URLSearchParams;
  /** Every subject that has a page, for the sitemap. */
  all(paths: SitePaths, data: DataPort): Iterable<S>;
  /** The group of the sitemap's files that lists it. */
  sitemapGroup(paths: SitePaths, subject: S): SitemapGroup;
  /** Its pictures for search engines, the main one first. */
  pictures(subject: S, reader: Reader): readonly Picture[];
  /** How its page may be cached; never `cached` if it holds anything of one visitor. */
  cacheRule(subject: S): CacheRule;

  /** Its name, on its page and where it is shared. */
  name(ctx: SubjectContext, subject: S): string;
  /** Title of the document without the agency. */
  title(ctx: SubjectContext, subject: S): string;
  /** Description for search engines; '' if that of its page or template page applies. */
  description(ctx: SubjectContext, subject: S): string;
  /** The picture in previews of links to it. */
  picture(ctx: SubjectContext, subject: S): Picture | undefined;
  /** Date of publication, `YYYY-MM-DD`; undefined if it has none. */
  published(subject: S): string | undefined;
  /** Query string of its canonical URL, with the question mark; mostly ''. */
  canonicalQuery(subject: S, query: URLSearchParams): string;
  /** Name of the page that it belongs to, for the navigation. */
  parent(ctx: SubjectContext, subject: S): string | undefined;
  /** Breadcrumbs to it, the home page first, without itself. */
  crumbs(ctx: SubjectContext, subject: S): Crumb[];
  /** Its schema.org nodes, except breadcrumbs (docs/facts.md, "Structured data"). */
  structuredData(ctx: SubjectContext, subject: S, head: HeadWords): JsonLd[];
}

export interface PreviewOption {
  /** Name of the option, without hyphens. */
  option: string;
  /** Undefined if the language has no such path. */
  path(paths: SitePaths, locale: Locale, id: string): string | undefined;
}
