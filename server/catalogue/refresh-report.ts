import type { DroppedItem } from '../crm/port.ts';
import type { Log } from '../log.ts';
import type { PictureSource } from './data-port.ts';
import type { CatalogueData } from './snapshot.ts';

/** Logs what a refresh brought: how much, each home that was dropped, pictures nobody has. */
export function reportNews(
  log: Log,
  news: CatalogueData & { dropped: readonly DroppedItem[] },
  pictures: PictureSource,
): void {
  for (const { item, reason } of news.dropped) log.warn({ item, reason }, 'home left out');
  const missing = missingPictures(news, pictures);
  if (missing.length > 0) log.warn({ missing }, 'pictures that are not there are left out');
  const counts = { homes: news.homes.length, dropped: news.dropped.length };
  log.info({ ...counts, people: news.team.length }, 'catalogue refreshed');
}

function missingPictures({ homes, team }: CatalogueData, pictures: PictureSource): string[] {
  const named = new Set([
    ...homes.flatMap((home) => home.pictures.map(({ source }) => source)),
    ...team.flatMap(({ photo }) => (photo === undefined ? [] : [photo])),
  ]);
  return [...named].filter((source) => pictures(source) === undefined).sort();
}
