import { createI18n } from '../../server/platform/i18n.ts';
import { pointsAnswer } from '../../server/web/routes/map-points.ts';
import { createOwnTiles, readMapText } from '../../server/services/tiles/own-tiles.ts';
import { loadSite } from '../../server/services/site/load-site.ts';
import type { DataPort } from '../../views/data-port.ts';
import { boundsValue } from '../../views/domain/filters/bounds.ts';
import { listParameters } from '../../views/domain/list/list-parameters.ts';
import type { ListQuery } from '../../views/domain/list/list-query.ts';
import { sitePaths } from '../../views/subjects/site-paths.ts';
import { moduleSchemas } from '../../views/modules/schemas.ts';
import type { Figure } from './figures.ts';

const DEMO = new URL('../../server/demo/', import.meta.url).pathname;
const LOCALES = new URL('../../locales/', import.meta.url).pathname;
const DATA = new URL('../../public/data/', import.meta.url).pathname;
const ASKED = 1_000;

/**
 * Responses of `/api/map-points` as JSON, for random lists and for random views of the whole sale
 * list: times of the slowest, and the largest size.
 */
export async function mapFigures(
  port: DataPort,
  queries: readonly ListQuery[],
  random: () => number,
): Promise<Figure[]> {
  const { site } = await loadSite(DEMO, moduleSchemas);
  const i18n = await createI18n(LOCALES, () => undefined);
  const today = '2026-11-20';
  const source = { site, today, paths: sitePaths(site), i18n, catalogue: { port: () => port } };
  const atlas = createOwnTiles(await readMapText(DATA));
  const lists = queries.slice(0, ASKED).map((query) => {
    const asked = new URLSearchParams(listParameters(query));
    asked.set('listing', query.listKind);
    return asked;
  });
  const asked = [...lists, ...Array.from({ length: ASKED }, () => anyView(random))];
  const [times, sizes]: [number[], number[]] = [[], []];
  for (const one of asked) {
    const started = performance.now();
    const answer = JSON.stringify(pointsAnswer(source, one, atlas));
    times.push(performance.now() - started);
    sizes.push(Buffer.byteLength(answer) / 1024);
  }
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? NaN;
  return [
    { name: 'finding: answer to a map, p99', value: p99, unit: 'ms', most: 50 },
    { name: 'finding: largest answer to a map', value: Math.max(...sizes), unit: 'KB', most: 400 },
  ];
}

/** A random view, from a few streets to the whole country. */
function anyView(random: () => number): URLSearchParams {
  const high = 2 * random() ** 3;
  const [south, west] = [49.5 + random() * 2, 2.5 + random() * 4];
  const view = { south, west, north: south + high, east: west + 2 * high };
  return new URLSearchParams({ listing: 'sale', view: boundsValue(view) });
}
