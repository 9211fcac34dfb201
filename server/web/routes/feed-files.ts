import type { RequestHandler } from 'express';
import { type Locale, LOCALES } from '../../../views/domain/locale.ts';
import { hasLanguage } from '../../../views/domain/site/languages.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { inSlices } from '../../platform/concurrency/in-slices.ts';
import { homesFeed, homesFeedPath } from '../feeds/homes-feed.ts';
import { llmsText } from '../feeds/llms-text.ts';
import { compressFile, type PackedFile } from '../feeds/compressed-file.ts';
import { VersionedFiles } from '../feeds/versioned-files.ts';
import { requireCatalogue } from '../pages/require-catalogue.ts';
import { captureSource, type PageSource } from '../pages/page-source.ts';
import { sendPackedFile } from '../feeds/send-packed-file.ts';

interface FeedFile {
  /** The language of its content; undefined if it has all of the site's. */
  locale?: Locale;
  type: string;
  make: (source: PageSource) => Promise<PackedFile>;
}

/** Files made from the catalogue, by URL path. */
const FEED_FILES: ReadonlyMap<string, FeedFile> = new Map<string, FeedFile>([
  [
    '/llms.txt',
    { type: 'text/plain', make: (source) => compressFile([Buffer.from(llmsText(source))]) },
  ],
  ...LOCALES.map((locale): [string, FeedFile] => [
    homesFeedPath(locale),
    { locale, type: 'application/ld+json', make: (source) => homesFile(source, locale) },
  ]),
]);

export const FEED_FILE_PATHS = [...FEED_FILES.keys()];

/** `/llms.txt`, and the homes of each language as JSON. */
export function feedFiles(live: PageSource): RequestHandler {
  const files = new VersionedFiles(
    () => live.version,
    () => {
      const source = captureSource(live);
      return async (path) => FEED_FILES.get(path)?.make(source);
    },
  );
  return async (req, res, next) => {
    requireCatalogue(live.catalogue);
    const { locale } = FEED_FILES.get(req.path) ?? {};
    if (locale && !hasLanguage(live.site.info.languages, locale)) return next();
    const file = await files.file(req.path);
    const type = FEED_FILES.get(req.path)?.type;
    if (!file || type === undefined) return next();
    res.set('X-Robots-Tag', 'noindex');
    await sendPackedFile(req, res, file, type);
  };
}

async function homesFile(source: PageSource, locale: Locale): Promise<PackedFile> {
  const { site, origin, paths, catalogue, i18n } = source;
  const links = createLinks(paths, locale);
  const words = { site, origin, locale, links, t: i18n.t(locale), data: catalogue.port(locale) };
  return compressFile(await inSlices(homesFeed(paths, words)));
}
