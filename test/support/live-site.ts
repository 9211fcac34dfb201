import { LOCALES, type Locale } from '../../views/domain/locale.ts';
import { pageStates } from '../../views/subjects/page-states.ts';
import { listening } from './listening.ts';
import { sharedApp, type SiteApp, type SiteAppOptions, siteApp } from './site-app.ts';

/** The application on a real port, for a browser. */
export interface OpenSite extends SiteApp {
  origin: string;
}

/** A site that belongs to one test. */
export interface LiveSite extends OpenSite {
  close(): Promise<void>;
}

let shared: Promise<OpenSite> | undefined;

/**
 * The demo agency's site for tests that change nothing: started once in a process and stopped at
 * its end. Tests that change something, or count what the site does, use liveSite.
 */
export function sharedSite(): Promise<OpenSite> {
  shared ??= serve(sharedApp());
  return shared;
}

async function serve(app: Promise<SiteApp>): Promise<LiveSite> {
  const site = await app;
  const server = await listening(site.app);
  return { ...site, origin: `http://127.0.0.1:${server.port}`, close: () => server.close() };
}

/** Starts the whole application on a free port of loopback. */
export function liveSite(options?: SiteAppOptions): Promise<LiveSite> {
  return serve(siteApp(options));
}

/** URL path of one page of each template and state, by name; the demo agency has them all. */
export function templates({ parts }: SiteApp, locale: Locale): Record<string, string> {
  const { paths, catalogue } = parts.source;
  const found = Object.entries(pageStates(paths, catalogue.port(locale), locale));
  return Object.fromEntries(
    found.map(([name, path]) => {
      if (path === undefined) throw new Error(`the demo agency has no ${name} in ${locale}`);
      return [name, path] as const;
    }),
  );
}

/** With `npm run test:all` every language is checked as Dutch and German always are. */
export const IS_FULL_MATRIX = process.env['FULL_MATRIX'] === '1';

/** Languages that axe checks: the default one, and the one with the longest words. */
export const AXE_LOCALES: readonly Locale[] = IS_FULL_MATRIX ? LOCALES : ['nl', 'de'];

/**
 * Languages of what a form or dialog asks from its first step to its last, on a phone: the one with
 * the longest words, since the steps are the same in each.
 */
export const FORM_LOCALES: readonly Locale[] = IS_FULL_MATRIX ? LOCALES : ['de'];
