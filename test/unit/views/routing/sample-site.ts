import { LOCALES } from '../../../../views/domain/locale.ts';
import type { Page } from '../../../../views/domain/site/page.ts';
import type { Site, SiteInfo } from '../../../../views/domain/site/site.ts';

/** Names of the sample's pages and their paths in nl, fr, en and de (docs/facts.md, "Words"). */
const PATHS: Readonly<Record<string, readonly [string, string, string, string]>> = {
  home: ['ons-aanbod', 'accueil', 'home', 'startseite'],
  'for-sale': ['te-koop', 'a-vendre', 'for-sale', 'zu-verkaufen'],
  'for-rent': ['te-huur', 'a-louer', 'for-rent', 'zu-vermieten'],
  sold: ['verkocht', 'vendu', 'sold', 'verkauft'],
  projects: ['projecten', 'projets', 'projects', 'neubauprojekte'],
  privacy: ['privacy', 'vie-privee', 'privacy', 'datenschutz'],
  property: ['property', 'property', 'property', 'property'],
  project: ['project', 'project', 'project', 'project'],
};

export function samplePage(id: number, name: string, changes: Partial<Page> = {}): Page {
  const [nl = name, fr = name, en = name, de = name] = PATHS[name] ?? [];
  return {
    id,
    parentId: null,
    name,
    status: 'Published',
    params: {
      title: {},
      description: {},
      metadata: { robots: 'index' },
      path: { nl, fr, en, de },
      modules: [],
    },
    ...changes,
  };
}

/** A site with these pages, by default all of PATHS. It has only the fields that routing reads. */
export function sampleSite(
  info: Partial<SiteInfo> = {},
  pages: readonly Page[] = Object.keys(PATHS).map((name, index) => samplePage(index + 1, name)),
): Site {
  const needed = { languages: LOCALES, ignoredLabels: [3, 4], soldDetailPages: true, ...info };
  return { info: needed as unknown as SiteInfo, pages };
}

/** The sample's pages without the named ones. */
export function sitePagesWithout(...names: string[]): readonly Page[] {
  return sampleSite().pages.filter((page) => !names.includes(page.name));
}
