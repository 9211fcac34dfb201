import type { IsoDate } from '../../../views/domain/format/date.ts';
import type { Locale } from '../../../views/domain/locale.ts';
import type { Links } from '../../../views/subjects/links.ts';
import type { SentLead } from '../../../views/domain/thank-you.ts';
import type { FormState } from '../../../views/domain/forms/form-state.ts';
import type { OwnerPage } from '../../../views/domain/owner/owner-page.ts';
import type { SavedView } from '../../../views/domain/saved/saved-view.ts';
import type { SitePaths } from '../../../views/routing/site-paths.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import type { Subject } from '../../../views/subjects/subject.ts';
import type { ListPart } from '../../../views/ui/list/list-parts.ts';
import type { Catalogue } from '../../services/catalogue/catalogue.ts';
import type { SecurityHeaders } from '../../platform/http/security-headers.ts';
import type { MailSource } from '../../services/mail/mail-source.ts';
import type { PageInput, Renderer, SharedInput } from '../../services/render/renderer.ts';

/**
 * The input of all pages. The site and the renderer, which puts the site's stylesheet into pages,
 * change with the agency's files.
 */
export interface PageSource extends MailSource {
  /** Of this site. */
  readonly paths: SitePaths;
  readonly catalogue: Catalogue;
  readonly renderer: Renderer;
  /**
   * URL path of the script that loads a page's islands, which changes with each of them: Flight
   * needs the scripts that it was made with.
   */
  readonly scripts: string;
  readonly security: SecurityHeaders;
  /** When the CRM last confirmed the homes, in milliseconds since 1970, if that is too long ago. */
  readonly staleSince: number | undefined;
  /** The calendar date in Brussels. */
  readonly today: IsoDate;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Changes with everything above: results may be cached while it is the same. */
  readonly version: string;
  /** Whether a version is the one of this moment, of a captured source too. */
  readonly isCurrent: (version: string) => boolean;
}

/** The source as it is now, for a request that reads it more than once. */
export function captureSource(source: PageSource): PageSource {
  return { ...source };
}

/** The input for one page. */
export interface PageRequest {
  locale: Locale;
  subject: Subject;
  path: string;
  query: URLSearchParams;
  alternates: PageInput['alternates'];
  form?: FormState;
  sent?: SentLead;
  owner?: OwnerPage;
  ownerHomes?: readonly number[];
  saved?: SavedView;
  /** Instead of the site's own. */
  links?: Links;
  isPreview?: boolean;
}

/** The HTML of a page in UTF-8, from the current snapshot of the catalogue. */
export function renderPage(source: PageSource, request: PageRequest): Promise<Buffer> {
  return source.renderer.renderPage(pageInput(source, request));
}

/** A part of a list's page, as Flight, from the current snapshot of the catalogue. */
export function renderListPart(
  source: PageSource,
  request: PageRequest,
  part: ListPart,
): Promise<string> {
  return source.renderer.renderListPart(pageInput(source, request), part);
}

/** The HTML of the site's promotional popup; undefined if it has none. */
export function renderPopup(source: PageSource, locale: Locale): string | undefined {
  const { popup } = source.site.info;
  return popup && source.renderer.renderPopup(popup, sharedInput(source, locale).context);
}

/** The input for rendering a page, from the current snapshot of the catalogue. */
export function pageInput(source: PageSource, request: PageRequest): PageInput {
  const { staleSince, now } = source;
  const shared = sharedInput(source, request.locale);
  return {
    ...request,
    ...shared.context,
    now,
    ...(request.links ? { links: request.links } : { shared }),
    ...(staleSince !== undefined && { staleSince }),
  };
}

/** What all pages of a language share. Nothing of a request may be here. */
function sharedInput(source: PageSource, locale: Locale): SharedInput {
  const { site, paths, catalogue, i18n, origin, today, version, isCurrent } = source;
  const context = {
    locale,
    t: i18n.t(locale),
    site,
    links: createLinks(paths, locale),
    data: catalogue.port(locale),
    origin,
    today,
  };
  return { context, version, isCurrent };
}
