import type { DataPort } from '../data-port.ts';
import type { Locale } from '../domain/locale.ts';
import type { Picture } from '../domain/property/picture.ts';
import type { JsonLd } from '../domain/structured-data/json-ld.ts';
import type { PageContext } from '../page-context.ts';
import type { Redirect } from '../routing/redirect.ts';
import type { SitePaths } from '../routing/site-paths.ts';
import type { Crumb } from '../ui/text/crumb.ts';
import type { CacheRule } from './cache-rule.ts';
import type { Subject } from './subject.ts';

/** A URL path that was asked for, taken apart. */
export interface AskedPath {
  paths: SitePaths;
  /** As it was asked for, percent-encoded. */
  path: string;
  /** Decoded, without the language. */
  segments: readonly string[];
  /** The id in the query string of a link in an e-mail (`mailedPath`). */
  mailedId: string | undefined;
  query: URLSearchParams;
  /** The language that the path begins with. */
  own: Locale | undefined;
  /** The language to answer in. */
  locale: Locale;
  data: Pick<DataPort, 'property' | 'project'>;
}

/** A subject that a path may mean, with its one path in the language. */
export interface Found<S extends Subject> {
  subject: S;
  path: string;
  /** The parameter of the query string that named it. */
  used?: string;
  /** Where its own path leads because of the query string. */
  elsewhere?: Redirect;
}

/** What the head of a page says, for its structured data. */
export interface HeadWords {
  /** Canonical, with the origin. */
  url: string;
  title: string;
  description: string;
}

/** All that depends on the kind of a page's subject, in one table for each kind. */
export interface SubjectKind<S extends Subject> {
  /**
   * Name of the page that all of the kind are shown through, and which has no URL of its own;
   * undefined where each is a page itself.
   */
  template: string | undefined;
  /** Path, without the language, to which links in e-mails append `?id=` (spec section 2). */
  mailedPath: string | undefined;
  /** How `npm run preview-link` names one: by an option, as the path that leads to it. */
  preview: PreviewOption | undefined;

  /** Its one path in a language; undefined where the site does not have it in this language. */
  path(paths: SitePaths, locale: Locale, subject: S): string | undefined;
  /** What a path may mean; `nothing` where it can mean no other kind and there is no such one. */
  find(asked: AskedPath): Found<S> | 'nothing' | undefined;
  /** What goes along of the query string when the visitor changes the language. */
  sharedQuery(subject: S, query: URLSearchParams): URLSearchParams;
  /** Every one that has a page, for the sitemap. */
  all(paths: SitePaths, data: DataPort): Iterable<S>;
  /** Whether the answer of its page may be kept; never what holds something of one visitor. */
  cacheRule(subject: S): CacheRule;

  /** What the subject is called on its page and where it is shared. */
  name(ctx: PageContext, subject: S): string;
  /** The document's title without the agency. */
  title(ctx: PageContext, subject: S): string;
  /** What a search engine may show of it; '' where its page or template has to say something. */
  description(ctx: PageContext, subject: S): string;
  /** The picture that stands for it where it is linked to. */
  picture(ctx: PageContext, subject: S): Picture | undefined;
  /** The day on which it was published, `YYYY-MM-DD`; undefined for what is no publication. */
  published(subject: S): string | undefined;
  /** The query string of its canonical URL, with the question mark; '' for most. */
  canonicalQuery(subject: S, query: URLSearchParams): string;
  /** Name of the page of the site that it belongs to, for the navigation. */
  parent(ctx: PageContext, subject: S): string | undefined;
  /** The way back up from it, the home page first; it is not in it itself. */
  crumbs(ctx: PageContext, subject: S): Crumb[];
  /**
   * What it tells search engines of itself, beside its breadcrumbs (docs/facts.md, "Structured
   * data").
   */
  structuredData(ctx: PageContext, subject: S, head: HeadWords): JsonLd[];
}

export interface PreviewOption {
  /** Of the command, without the hyphens. */
  option: string;
  /** Undefined where this language has no such path. */
  path(paths: SitePaths, locale: Locale, id: string): string | undefined;
}
