import type { IsoDate } from '../../views/domain/format/date.ts';
import type { Locale } from '../../views/domain/locale.ts';
import type { Site } from '../../views/domain/site/site.ts';
import type { Links } from '../../views/subjects/links.ts';
import type { SentLead } from '../../views/domain/thank-you.ts';
import type { FormState } from '../../views/domain/forms/form-state.ts';
import type { OwnerPage } from '../../views/domain/owner/owner-page.ts';
import type { SitePaths } from '../../views/routing/site-paths.ts';
import { createLinks } from '../../views/subjects/create-links.ts';
import type { Subject } from '../../views/subjects/subject.ts';
import type { ListPart } from '../../views/ui/list/list-parts.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import type { I18n } from '../i18n.ts';
import type { PageInput, Renderer } from '../render/renderer.ts';

/**
 * What pages are made from. The site and the renderer, which puts the site's stylesheet into pages,
 * change with the agency's files.
 */
export interface PageSource {
  readonly site: Site;
  /** Of this site. */
  readonly paths: SitePaths;
  readonly catalogue: Catalogue;
  readonly i18n: I18n;
  readonly renderer: Renderer;
  /** Origin without a trailing slash, for absolute URLs. */
  readonly origin: string;
  readonly security: SecurityHeaders;
  /** When the CRM last confirmed the homes, in milliseconds since 1970, if that is too long ago. */
  readonly oldSince: number | undefined;
  /** The calendar date in Brussels. */
  readonly today: IsoDate;
  /** Changes with everything above: what is made from it may be kept as long as it stays. */
  readonly version: string;
}

/** The source as it is now, for a request that reads it more than once. */
export function captureSource(source: PageSource): PageSource {
  return { ...source };
}

/** The input for one page. */
export interface AskedPage {
  locale: Locale;
  subject: Subject;
  path: string;
  query: URLSearchParams;
  alternates: PageInput['alternates'];
  form?: FormState;
  sent?: SentLead;
  owner?: OwnerPage;
  /** Instead of the site's own. */
  links?: Links;
  isPreview?: boolean;
}

/** The HTML of a page in UTF-8, from the current snapshot of the catalogue. */
export function renderPage(source: PageSource, asked: AskedPage): Promise<Buffer> {
  return source.renderer.renderPage(pageInput(source, asked));
}

/** A part of a list's page, as Flight, from the current snapshot of the catalogue. */
export function renderListPart(
  source: PageSource,
  asked: AskedPage,
  part: ListPart,
): Promise<string> {
  return source.renderer.renderListPart(pageInput(source, asked), part);
}

/** The input of what is made of a page, from the current snapshot of the catalogue. */
export function pageInput(source: PageSource, asked: AskedPage): PageInput {
  const { site, paths, catalogue, i18n, origin, oldSince, today } = source;
  return {
    ...asked,
    site,
    origin,
    today,
    t: i18n.t(asked.locale),
    links: asked.links ?? createLinks(paths, asked.locale),
    data: catalogue.port(asked.locale),
    ...(oldSince !== undefined && { oldSince }),
  };
}
