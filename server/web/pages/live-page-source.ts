import { staleSince } from '../../services/catalogue/stale-data.ts';
import type { Catalogue } from '../../services/catalogue/catalogue.ts';
import type { Media } from '../../services/media/media.ts';
import type { LiveSite } from '../../services/site/live-site.ts';
import type { I18n } from '../../platform/i18n.ts';
import { securityHeaders } from '../../platform/http/security-headers.ts';
import { todayInBrussels } from '../../platform/today.ts';
import type { ServedEdition } from './open-site.ts';
import type { PageSource } from './page-source.ts';

interface Options {
  config: { siteUrl: string | undefined; hstsPreload: boolean; host: string; port: number };
  live: Pick<LiveSite<ServedEdition>, 'current'>;
  catalogue: Catalogue;
  media: Pick<Media, 'version'>;
  i18n: I18n;
  /** URL path of the script that loads islands. */
  scripts: string;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** The input of pages, which follows the agency's files, the catalogue and the day. */
export function livePageSource(options: Options): PageSource {
  const { config, live, catalogue, media, i18n, scripts, now } = options;
  const today = todayInBrussels();
  const source: PageSource = {
    catalogue,
    i18n,
    scripts,
    security: securityHeaders(config.siteUrl, config.hstsPreload),
    get site() {
      return live.current.site;
    },
    get paths() {
      return live.current.paths;
    },
    get renderer() {
      return live.current.renderer;
    },
    get origin() {
      const { siteUrl } = live.current.site.info;
      return config.siteUrl ?? siteUrl ?? `http://${config.host}:${config.port}`;
    },
    get version() {
      const stale = source.staleSince === undefined ? '' : ' stale';
      const { version } = live.current;
      return `${version} ${catalogue.version} ${media.version} ${source.today}${stale}`;
    },
    isCurrent: (version) => version === source.version,
    get today() {
      return today(now());
    },
    get now() {
      return now();
    },
    get staleSince() {
      return staleSince(catalogue.asOf, now());
    },
  };
  return source;
}
