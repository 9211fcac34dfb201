import { pictureUrls, sitemapEntries } from '../../../views/subjects/sitemap-entries.ts';
import { inSlices } from '../../platform/concurrency/in-slices.ts';
import { compressFile, type PackedFile } from '../feeds/compressed-file.ts';
import type { MakeFile } from '../feeds/versioned-files.ts';
import type { PageSource } from '../pages/page-source.ts';
import { type SitemapPlan, sitemapPlan } from './sitemap-plan.ts';
import { sitemapFile, sitemapIndex } from './sitemap-texts.ts';

export type SitemapSource = Pick<PageSource, 'paths' | 'catalogue' | 'origin'>;

/** Name of the index of the sitemap's files. */
const SITEMAP = 'sitemap.xml';

/**
 * Makes the files of a sitemap: the entries of each are computed once, its text is made on request,
 * in slices, so that the event loop is not blocked.
 */
export function sitemapMaker({ paths, catalogue, origin }: SitemapSource): MakeFile {
  let plan: Promise<SitemapPlan> | undefined;
  const [first] = paths.site.info.languages;
  // The subjects are the same in every language; their paths are computed for all.
  const planned = () => inSlices(sitemapPlan(sitemapEntries(paths, catalogue.port(first))));
  return async (name) => {
    plan ??= planned().catch((error: unknown) => {
      plan = undefined;
      throw error;
    });
    const files = await plan;
    if (name === SITEMAP) return packedText(sitemapIndex(files.keys(), origin));
    const entries = files.get(name);
    if (!entries) return undefined;
    const source = { data: catalogue.port(first), origin };
    return packedText(
      await inSlices(sitemapFile(entries, origin, (entry) => pictureUrls(source, entry))),
    );
  };
}

function packedText(text: string): Promise<PackedFile> {
  return compressFile([Buffer.from(text)]);
}
