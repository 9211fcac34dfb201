import type { DataPort } from '../data-port.ts';
import type { Locale } from '../domain/locale.ts';
import type { Picture } from '../domain/property/picture.ts';
import type { SubjectContext } from '../page-context.ts';
import type { SitePaths } from '../routing/site-paths.ts';
import { absolutePictures } from '../ui/absolute-pictures.ts';
import { alternates, type PathsByLocale } from './alternates.ts';
import type { SitemapGroup } from './subject-kind.ts';
import { kindOf, SUBJECT_KINDS } from './subject-kinds.ts';

const NO_QUERY = new URLSearchParams();
/** Pictures of a page; the protocol allows 1,000. */
const MAX_PICTURES = 10;

/** A page in one language. It holds no subject, so that it does not keep the catalogue alive. */
export interface SitemapEntry {
  group: SitemapGroup;
  locale: Locale;
  path: string;
  /** URL paths of the page in every language, this one included. */
  alternates: PathsByLocale;
  pictures: readonly Picture[];
}

/**
 * The entries of every indexable subject of every kind, in all its languages at a time. A
 * generator, so that the caller may pause in between.
 */
export function* sitemapEntries(paths: SitePaths, data: DataPort): Generator<SitemapEntry[]> {
  for (const table of Object.values(SUBJECT_KINDS)) {
    for (const subject of table.all(paths, data)) {
      if (subject.page.params.metadata.robots !== 'index') continue;
      const kind = kindOf(subject);
      const group = kind.sitemapGroup(paths, subject);
      const found = alternates(paths, subject, NO_QUERY);
      yield paths.site.info.languages.flatMap((locale) => {
        const path = found[locale];
        if (path === undefined) return [];
        const pictures = kind
          .pictures(subject, { locale, site: paths.site })
          .slice(0, MAX_PICTURES);
        return [{ group, locale, path, alternates: found, pictures }];
      });
    }
  }
}

/** Absolute URLs of those pictures of an entry that exist. */
export function pictureUrls(
  source: Pick<SubjectContext, 'data' | 'origin'>,
  { locale, pictures }: SitemapEntry,
): string[] {
  return absolutePictures({ ...source, locale }, pictures).map(({ url }) => url);
}
