import type { RequestHandler } from 'express';
import { VersionedFiles } from '../feeds/versioned-files.ts';
import { requireCatalogue } from '../pages/require-catalogue.ts';
import { sitemapMaker } from '../sitemap/sitemap-files.ts';
import { captureSource, type PageSource } from '../pages/page-source.ts';
import { sendPackedFile } from '../feeds/send-packed-file.ts';

/** `sitemap.xml`, and the files that it lists. */
export const SITEMAP_PATH = /^\/sitemap(?:-[a-z]+-[a-z]{2}(?:-\d{1,4})?)?\.xml$/;

/**
 * `/sitemap.xml`, the index of the sitemap's files: every indexable page, article, project and
 * home, one file per kind and language, with alternates and pictures.
 */
export function sitemap(live: PageSource): RequestHandler {
  const files = new VersionedFiles(
    () => live.version,
    () => sitemapMaker(captureSource(live)),
  );
  return async (req, res, next) => {
    requireCatalogue(live.catalogue);
    const file = await files.file(req.path.slice(1));
    if (!file) return next();
    await sendPackedFile(req, res, file, 'application/xml');
  };
}
