import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { DataPort } from './data-port.ts';
import type { IsoDate } from './domain/format/date.ts';
import type { Locale } from './domain/locale.ts';
import type { Atlas } from './domain/place/atlas.ts';
import type { SentLead } from './domain/thank-you.ts';
import type { FormState } from './domain/forms/form-state.ts';
import type { OwnerPage } from './domain/owner/owner-page.ts';
import type { SavedView } from './domain/saved/saved-view.ts';
import type { Module } from './domain/site/page.ts';
import type { PageScript } from './domain/page-files/page-scripts.ts';
import type { SheetName } from './domain/page-files/part-sheets.ts';
import type { Site } from './domain/site/site.ts';
import type { Links } from './subjects/links.ts';
import type { Subject } from './subjects/subject.ts';

/**
 * When an island's code is fetched and the island is hydrated (docs/house.md, "The path of an
 * island").
 */
export type HydrateWhen = 'load' | 'idle' | 'visible' | 'interaction';

export interface IslandRequest {
  /** A component of client/islands; on the server a client reference. */
  of: unknown;
  props: object;
  when: HydrateWhen;
}

/** URLs of the stylesheet, scripts and icons of this build, and its map. */
export interface AssetUrls {
  stylesheet: string;
  /** Stylesheets of pages with some kinds of module, and the one of some windows and visitors. */
  furtherStylesheets: Readonly<Record<SheetName, string>>;
  boot: string;
  /** React and Flight, fetched by the boot script with the first island. */
  hydrate: string;
  /** Script of owners' pages. */
  privatePages: string;
  /** Scripts that the boot script imports after the first paint. */
  pageScripts: Readonly<Record<PageScript, string>>;
  /** The loader of third parties, imported by the script `third-parties`. */
  thirdPartyLoader: string;
  /** The same with every tool for analytics. */
  thirdPartyTools: string;
  fonts: readonly string[];
  icon: { url: string; type: 'image/svg+xml' | 'image/png' };
  /** The product's own map. */
  atlas: Atlas;
  /** Of the stylesheets and scripts in the head, by URL: the value of their `integrity`. */
  integrity: Readonly<Record<string, string>>;
}

/**
 * What is the same for every page and visitor in one language until homes, site or day change. A
 * component that takes this alone can be rendered once for all of them (views/ui/CachedPart.tsx).
 */
export interface SharedContext {
  locale: Locale;
  t: TFunction;
  site: Site;
  links: Links;
  data: DataPort;
  /** Origin without a trailing slash, for canonical and hreflang URLs. */
  origin: string;
  /** The calendar date in Brussels. */
  today: IsoDate;
  assets: AssetUrls;
}

/** Props of a cached part beside the context: compared by value, frozen objects by identity. */
export type PartProps = Readonly<Record<string, string | number | boolean | object | undefined>>;

/** A component without promises, hooks and islands. */
export type SharedComponent<P> = (props: P & { ctx: SharedContext }) => Awaited<ReactNode>;

/**
 * The input of every server component. Views do not read the clock, the environment or the request;
 * this has what they need of them.
 */
export interface PageContext extends SharedContext {
  /** What the page is about, and the page or template page that shows it. */
  subject: Subject;
  /** URL path of this page without the query string, and the query parameters in order. */
  path: string;
  query: URLSearchParams;
  /** URL paths of the same page in each language; languages without it are absent. */
  alternates: Partial<Record<Locale, string>>;
  /** The form that this visitor is filling in; its page is not cached. */
  form?: FormState;
  /** What the visitor has sent; only on thank-you pages. */
  sent?: SentLead;
  /** Content of an owner's page; absent on every other page. */
  owner?: OwnerPage;
  /** Ids of the homes of the owner who is signed in; on the pages on which they send something. */
  ownerHomes?: readonly number[];
  /** What this browser has saved, or a link names; only on the page of saved homes. */
  saved?: SavedView;
  /** Milliseconds since 1970: only for pages that are not cached. */
  now: number;
  /** When the CRM last confirmed the homes, in milliseconds since 1970, if that is too long ago. */
  staleSince?: number;
  /** The page is a preview of a draft. */
  isPreview?: boolean;
  /**
   * The HTML of a component that depends on nothing of this page and visitor, rendered once; called
   * by <CachedPart> only. Undefined if it is to be rendered within the page.
   */
  cachedPart?: <P extends PartProps>(of: SharedComponent<P>, props: P) => string | undefined;
  /**
   * Renders an island to HTML with its payload; called by <Island> only. Returns no promise if the
   * island is cached.
   */
  renderIsland?: (request: IslandRequest) => RenderedIsland | Promise<RenderedIsland>;
  /**
   * Used instead of `renderIsland` where the output is itself Flight: the island is then part of
   * it, within an error boundary.
   */
  guardIsland?: (request: IslandRequest) => ReactNode;
}

/** The context without what only a rendered page has. */
export type SubjectContext = Omit<
  PageContext,
  'renderIsland' | 'guardIsland' | 'assets' | 'cachedPart'
>;

export interface RenderedIsland {
  id: string;
  /** Name of the component, for crash reports. */
  module: string;
  html: string;
  /** Flight payload, decoded in the browser. */
  payload: string;
}

/**
 * The server component of a module kind. `C` is the output type of the schema of its content;
 * without it the kind has no settings (views/modules/no-settings.ts).
 */
/** The title of the page's subject, or what follows it. */
export type ModulePart = 'head' | 'body';

export type ModuleComponent<C = Record<string, never>> = (props: {
  ctx: PageContext;
  module: Module;
  content: C;
  /** Which part of itself a module on the page's subject shows; all of it if undefined. */
  part?: ModulePart | undefined;
}) => ReactNode | Promise<ReactNode>;
