import type { SitemapEntry } from '../../../views/subjects/sitemap-entries.ts';
import type { Steps } from '../../platform/concurrency/in-slices.ts';

/**
 * Pages per file. The protocol allows 50,000 and 50 MB: so many make about 4 MB, and less than 40
 * with the longest URLs and ten pictures each.
 */
const MAX_URLS = 2_000;
/** Subjects per step, each in every language. */
const STEP = 20;

/** The entries of each file of the sitemap, by its name; the index is not among them. */
export type SitemapPlan = ReadonlyMap<string, readonly SitemapEntry[]>;

/**
 * One file per kind of page and language, `sitemap-sale-nl.xml`; or several if one would be too
 * long: `sitemap-sale-nl-2.xml` and so on.
 */
export function* sitemapPlan(found: Iterable<readonly SitemapEntry[]>): Steps<SitemapPlan> {
  const groups = new Map<string, SitemapEntry[]>();
  let taken = 0;
  for (const entries of found) {
    for (const entry of entries) {
      const name = `sitemap-${entry.group}-${entry.locale}`;
      const others = groups.get(name);
      if (others) others.push(entry);
      else groups.set(name, [entry]);
    }
    taken += 1;
    if (taken % STEP === 0) yield;
  }
  return new Map([...groups].flatMap(([name, entries]) => split(name, entries)));
}

function split(name: string, entries: SitemapEntry[]): [string, SitemapEntry[]][] {
  const count = Math.ceil(entries.length / MAX_URLS);
  return Array.from({ length: count }, (_, index) => [
    index === 0 ? `${name}.xml` : `${name}-${index + 1}.xml`,
    entries.slice(index * MAX_URLS, (index + 1) * MAX_URLS),
  ]);
}
