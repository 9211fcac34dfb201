import type { DataPort } from '../data-port.ts';
import type { SitePaths } from '../routing/site-paths.ts';
import { alternates, type PathsByLocale } from './alternates.ts';
import { SUBJECT_KINDS } from './subject-kinds.ts';

const NO_QUERY = new URLSearchParams();

/**
 * Every indexable subject of every kind, as its paths by language. A generator, so that the caller
 * may pause between entries.
 */
export function* sitemapEntries(paths: SitePaths, data: DataPort): Generator<PathsByLocale> {
  for (const kind of Object.values(SUBJECT_KINDS)) {
    for (const subject of kind.all(paths, data)) {
      if (subject.page.params.metadata.robots !== 'index') continue;
      yield alternates(paths, subject, NO_QUERY);
    }
  }
}
