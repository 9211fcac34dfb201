import type { DroppedItem } from '../crm/catalogue-port.ts';
import type { Log } from '../../platform/log.ts';
import type { PictureSource } from './data-port.ts';
import { forEachInSteps, inSlices, type Steps } from '../../platform/concurrency/in-slices.ts';
import { ANSWERS_NEEDED, type Loss } from './loss-guard.ts';
import type { ValidatedAnswer } from './validate-answer.ts';
import type { CatalogueData } from './snapshot.ts';
import { isHome, type ListItem } from '../../../views/domain/list/list-item.ts';
import { unitsOf } from '../../../views/domain/project/composition.ts';
import type { Picture } from '../../../views/domain/property/picture.ts';

/** Items that are logged one by one; a CRM whose items are all invalid must not flood the log. */
const MAX_NAMED = 50;
/** Items per step: each names some dozens of pictures. */
const STEP = 50;

/** Logs the result of a refresh: counts, each dropped item, missing pictures. */
export async function reportRefresh(log: Log, news: ValidatedAnswer, pictures: PictureSource) {
  reportDropped(log, news.dropped);
  const missing = await inSlices(missingPictures(news, pictures));
  if (missing.length > 0) log.warn({ missing }, 'pictures that are not there are left out');
  const counts = { homes: news.homes.length, projects: news.projects.length };
  const rest = { people: news.team.length, dropped: news.dropped.length };
  log.info({ ...counts, ...rest }, 'catalogue refreshed');
}

/** Logs why an answer is held back and when it will be accepted. */
export function reportLoss(log: Log, loss: Loss, dropped: readonly DroppedItem[]): void {
  reportDropped(log, dropped);
  log.error(
    { ...loss, answersNeeded: ANSWERS_NEEDED },
    'too many homes or projects are missing: the last known ones are served until the CRM has confirmed it',
  );
}

function reportDropped(log: Log, dropped: readonly DroppedItem[]): void {
  for (const { item, reason, shown } of dropped.slice(0, MAX_NAMED)) {
    log.warn(
      { item, reason },
      shown ? `a mistake in an item; its ${shown} is shown` : 'item left out',
    );
  }
  const more = dropped.length - MAX_NAMED;
  if (more > 0) log.warn({ more }, 'more items left out');
}

function* missingPictures(
  { homes, projects, team }: CatalogueData,
  pictures: PictureSource,
): Steps<string[]> {
  const missing = new Set<string>();
  const look = (source: string) => {
    if (pictures(source) === undefined) missing.add(source);
  };
  const shown = [...homes, ...projects];
  yield* forEachInSteps(shown.length, STEP, (index) => {
    for (const { source } of picturesOf(shown[index]!)) look(source);
  });
  for (const { photo } of team) if (photo !== undefined) look(photo);
  return [...missing].sort();
}

/** With the plans of a project's units. */
function picturesOf(item: ListItem): readonly Picture[] {
  if (isHome(item)) return item.pictures;
  return [...item.pictures, ...unitsOf(item.composition).flatMap(({ plans = [] }) => plans)];
}
