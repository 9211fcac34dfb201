import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { DataPort } from './data-port.ts';
import type { Locale } from './domain/locale.ts';
import type { Module } from './domain/site/page.ts';
import type { Site } from './domain/site/site.ts';
import type { Links } from './routing/links.ts';
import type { Subject } from './subjects/subject.ts';

/**
 * When an island's code is fetched and the island hydrated (docs/house.md, "The path of an
 * island").
 */
export type HydrateWhen = 'load' | 'idle' | 'visible' | 'interaction';

export interface IslandRequest {
  /** A component of client/islands: on the server only a reference to it. */
  of: unknown;
  props: object;
  when: HydrateWhen;
}

/** What the site's stylesheet, scripts and icons are called in this build. */
export interface AssetUrls {
  stylesheet: string;
  boot: string;
  /** React and Flight, which the boot script fetches with the first island. */
  hydrate: string;
  fonts: readonly string[];
  icon: string;
  /** The product's own map: `{lang}`, `{z}`, `{x}` and `{y}` stand for what a tile is asked by. */
  tiles: string;
}

/**
 * All that a server component is handed. Views read no clock, no environment and no request: what
 * they need of those stands here.
 */
export interface PageContext {
  locale: Locale;
  t: TFunction;
  site: Site;
  /** What the page is about, with the page or template that it is shown through. */
  subject: Subject;
  /** Path of this page without the query, and the query's parameters in order. */
  path: string;
  query: URLSearchParams;
  /** Where the same thing stands in each language; a language that is missing has no such page. */
  alternates: Partial<Record<Locale, string>>;
  /** Origin without a trailing slash, for canonical and hreflang URLs. */
  origin: string;
  links: Links;
  /** The page is shown to its makers before it is published. */
  isPreview?: boolean;
  data: DataPort;
  assets: AssetUrls;
  /**
   * Renders an island to HTML with its payload; only <Island> calls it. One that is known already
   * comes without a promise.
   */
  renderIsland?: (request: IslandRequest) => RenderedIsland | Promise<RenderedIsland>;
  /**
   * In place of `renderIsland` where what is rendered goes through Flight itself: an island is then
   * a part of it, in an error boundary.
   */
  guardIsland?: (request: IslandRequest) => ReactNode;
}

export interface RenderedIsland {
  id: string;
  /** The component's name, for crash reports. */
  module: string;
  html: string;
  /** The Flight payload, to be decoded in the browser. */
  payload: string;
}

/** A module kind's server component. `C` is what its schema makes of `module.content`. */
export type ModuleComponent<C> = (props: {
  ctx: PageContext;
  module: Module;
  content: C;
}) => ReactNode | Promise<ReactNode>;
