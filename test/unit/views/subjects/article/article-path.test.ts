import assert from 'node:assert/strict';
import { LOCALES, type Locale } from '../../../../../views/domain/locale.ts';
import type { Article } from '../../../../../views/domain/site/article.ts';
import type { Site } from '../../../../../views/domain/site/site.ts';
import { alternates } from '../../../../../views/subjects/alternates.ts';
import { createLinks } from '../../../../../views/subjects/create-links.ts';
import { resolvePath } from '../../../../../views/subjects/resolve-path.ts';
import { sitePaths } from '../../../../../views/subjects/site-paths.ts';
import { samplePage, sampleSite } from '../../routing/sample-site.ts';

const article: Article = {
  id: 12,
  date: '2026-03-01',
  title: {
    nl: 'Wat is een compromis?',
    fr: 'L’état des lieux',
    en: 'Moving',
    de: 'Größe & Übergabe',
  },
  standfirst: {},
  fullText: {},
  imageName: {},
};

const PATHS: Record<Locale, string> = {
  nl: '/nl/artikels/wat-is-een-compromis-12',
  fr: '/fr/conseils/l-etat-des-lieux-12',
  en: '/en/articles/moving-12',
  de: '/de/ratgeber/groesse-uebergabe-12',
};

function siteWith(...names: string[]): Site {
  const pages = names.map((name, index) => {
    const page = samplePage(50 + index, name);
    if (name !== 'articles') return page;
    const path = { nl: 'artikels', fr: 'conseils', en: 'articles', de: 'ratgeber' };
    return { ...page, params: { ...page.params, path } };
  });
  const base = sampleSite();
  const content = { articles: [article], faq: [], testimonials: [] };
  return { ...base, pages: [...base.pages, ...pages], content };
}

const site = siteWith('articles', 'article');
const knows = { property: () => undefined, project: () => undefined, team: () => [] };
const resolve = (path: string, of: Site = site) =>
  resolvePath(sitePaths(of), path, new URLSearchParams(), knows);

describe('the URL of an article', () => {
  for (const locale of LOCALES) {
    it(`is the page of articles, its title and its id, in ${locale}`, () => {
      assert.equal(createLinks(sitePaths(site), locale).article(article), PATHS[locale]);
      const found = resolve(PATHS[locale]);
      assert.ok(found.kind === 'subject' && found.subject.kind === 'article');
      assert.equal(found.subject.article, article);
      assert.equal(found.subject.page.name, 'article');
    });
  }

  it('is one: other titles and other languages’ words lead to it', () => {
    for (const path of ['/nl/artikels/anders-12', '/nl/artikels/12', '/nl/conseils/moving-12']) {
      assert.deepEqual(resolve(path), { kind: 'redirect', status: 301, to: PATHS.nl });
    }
  });

  it('stands beside its other languages', () => {
    const place = resolve(PATHS.nl);
    assert.ok(place.kind === 'subject');
    assert.deepEqual(
      alternates(sitePaths(site), place.subject, new URLSearchParams('page=2')),
      PATHS,
    );
  });

  it('is undefined where the site has no page for it', () => {
    for (const without of [siteWith('articles'), siteWith('article'), siteWith()]) {
      assert.equal(createLinks(sitePaths(without), 'nl').article(article), undefined);
      assert.equal(resolve(PATHS.nl, without).kind, 'notFound');
    }
  });

  it('has the title that the article has, where one is missing', () => {
    const untold = { ...article, title: { nl: 'Alleen hier' } };
    assert.match(createLinks(sitePaths(site), 'de').article(untold) ?? '', /\/alleen-hier-12$/);
  });

  it('is not known for an id that no article has, nor anywhere but below the articles', () => {
    for (const path of [
      '/nl/artikels/anders-13',
      '/nl/te-koop/wat-is-een-compromis-12',
      '/nl/12',
    ]) {
      assert.equal(resolve(path).kind, 'notFound', path);
    }
  });

  it('is not the page that articles are shown through', () => {
    assert.equal(resolve('/nl/article').kind, 'notFound');
  });
});
