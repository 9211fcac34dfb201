import type { Picture } from '../domain/picture.ts';
import type { JsonLd } from '../domain/structured-data/json-ld.ts';
import type { PageContext } from '../page-context.ts';
import type { Crumb } from '../ui/crumb.ts';
import type { Subject } from './subject.ts';

/** What the head of a page says, for its structured data. */
export interface HeadWords {
  /** Canonical, with the origin. */
  url: string;
  title: string;
  description: string;
}

/** All that depends on the kind of a page's subject, in one table for each kind. */
export interface SubjectKind<S extends Subject> {
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
