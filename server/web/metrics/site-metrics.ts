import type { Catalogue } from '../../services/catalogue/catalogue.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import type { Metrics } from './metrics.ts';

interface Site {
  catalogue: Pick<Catalogue, 'asOf' | 'size' | 'record'>;
  cache: Pick<PageCache, 'bytes' | 'hits' | 'misses'>;
  now: () => number;
  readiness: () => readonly string[];
  concerns: () => readonly string[];
}

/** The metrics of the site: size and source of the catalogue, page cache, problems. */
export function measureSite(metrics: Metrics, site: Site): void {
  const { catalogue, cache, now } = site;
  const { record } = catalogue;
  const age = () => (catalogue.asOf === undefined ? NaN : (now() - catalogue.asOf) / 1000);
  metrics.gauge(
    'vitrine_ready',
    '1 while pages can be served.',
    () => +(site.readiness().length === 0),
  );
  metrics.gauge(
    'vitrine_concerns',
    'What /readyz lists as degraded.',
    () => site.concerns().length,
  );

  metrics.gauge(
    'vitrine_catalogue_age_seconds',
    'Since the CRM last gave or confirmed the homes.',
    age,
  );
  metrics.gauge('vitrine_catalogue_homes', 'Homes that are served.', () => catalogue.size);
  metrics.gauge('vitrine_catalogue_dropped', 'Items that cannot be shown.', () => record.broken);
  metrics.gauge('vitrine_catalogue_held_back', '1 while a loss of homes is not believed.', () =>
    Number(record.isHeldBack),
  );
  metrics.count(
    'vitrine_catalogue_refresh_failures_total',
    'Refreshes that failed.',
    () => record.failures,
  );

  metrics.gauge(
    'vitrine_page_cache_bytes',
    'Memory that the cached pages take, in bytes.',
    () => cache.bytes,
  );
  metrics.count(
    'vitrine_page_cache_hits_total',
    'Pages sent from the page cache.',
    () => cache.hits,
  );
  metrics.count(
    'vitrine_page_cache_misses_total',
    'Pages that had to be made.',
    () => cache.misses,
  );
}
