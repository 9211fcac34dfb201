import assert from 'node:assert/strict';
import { emptyQuery } from '../../../../views/domain/list/list-query.ts';
import { LOCALES } from '../../../../views/domain/locale.ts';
import { alternates } from '../../../../views/subjects/alternates.ts';
import { createLinks } from '../../../../views/subjects/create-links.ts';
import type { Resolved } from '../../../../views/subjects/resolution.ts';
import { resolvePath } from '../../../../views/subjects/resolve-path.ts';
import { sampleProject } from '../domain/sample-project.ts';
import { sampleProperty } from '../domain/sample-property.ts';
import { sitePaths } from '../../../../views/subjects/site-paths.ts';
import { samplePage, sampleSite, sitePagesWithout } from './sample-site.ts';

const home = sampleProperty();
const project = sampleProject({ id: 812, name: 'Ter Linden', city: 'Brugge' });
const knows = { property: () => home, project: () => project, team: () => [] };

const paths = sitePaths(sampleSite());

function resolvedAt(path: string): Resolved {
  const found = resolvePath(paths, path, new URLSearchParams(), knows);
  assert.ok(found.kind === 'subject');
  return found;
}

describe('links', () => {
  const links = createLinks(paths, 'fr');
  const query = { ...emptyQuery('rent'), order: 'price-desc', page: 2 } as const;

  it('lead to pages by name', () => {
    assert.equal(links.page('privacy'), '/fr/vie-privee');
    assert.equal(links.page('home'), '/fr/accueil');
    assert.equal(links.inLocale('de').page('home'), '/de/startseite');
    assert.equal(links.page('nowhere'), undefined);
    assert.equal(links.page('property'), undefined);
    const draft = sampleSite({}, [samplePage(50, 'about', { status: 'Draft' })]);
    assert.equal(createLinks(sitePaths(draft), 'fr').page('about'), undefined);
  });

  it('encode what a page is called', () => {
    const page = samplePage(50, 'about');
    const site = sampleSite({}, [
      { ...page, params: { ...page.params, path: { fr: 'à propos?' } } },
    ]);
    assert.equal(createLinks(sitePaths(site), 'fr').page('about'), '/fr/%C3%A0%20propos%3F');
    assert.equal(createLinks(sitePaths(site), 'nl').page('about'), undefined);
  });

  it('lead to homes, to sold ones only when they have pages', () => {
    assert.equal(links.property(home), '/fr/a-vendre/gent-maison-mitoyenne-4711');
    const sold = sampleProperty({ status: 2 });
    assert.equal(links.property(sold), '/fr/vendu/gent-maison-mitoyenne-4711');
    const without = createLinks(sitePaths(sampleSite({ soldDetailPages: false })), 'fr');
    assert.equal(without.property(sold), undefined);
  });

  it('lead to projects, where the site has a page for each and their list', () => {
    const one = sampleProject({ id: 31, name: 'Kaaizicht' });
    assert.equal(links.project(one), '/fr/projets/gent-kaaizicht-p-31');
    for (const lacking of ['project', 'projects']) {
      const site = sampleSite({}, sitePagesWithout(lacking));
      assert.equal(createLinks(sitePaths(site), 'fr').project(one), undefined, lacking);
    }
  });

  it('lead to lists with their query', () => {
    assert.equal(links.list(query), '/fr/a-louer?order=price-desc&page=2');
    assert.equal(
      links.list(query, new URLSearchParams('ref=folder&page=7')),
      '/fr/a-louer?order=price-desc&page=2&ref=folder',
    );
  });

  it('lead home where the site has no such list', () => {
    const site = sampleSite({}, sitePagesWithout('sold'));
    const sold = { ...query, listKind: 'sold', order: 'recent', page: 1 } as const;
    assert.equal(createLinks(sitePaths(site), 'fr').list(sold), '/fr/accueil');
  });
});

describe('the URL of a home', () => {
  const cases: readonly [pattern: string, path: string][] = [
    ['[City]-[Street]-[HouseNumber]-[ID]', '/nl/te-koop/gent-kerkstraat-12-4711'],
    ['[City]/[TypeDescription]/[ID]', '/nl/te-koop/gent/rijwoning/4711'],
    ['[Zip][ID]', '/nl/te-koop/9000-4711'],
    ['Huis [BoxNr] in [City] ([ID])', '/nl/te-koop/huis-3-in-gent-4711'],
    ['[ID]', '/nl/te-koop/4711'],
  ];
  for (const [propertyPathPattern, path] of cases) {
    it(`follows ${propertyPathPattern}`, () => {
      assert.equal(
        createLinks(sitePaths(sampleSite({ propertyPathPattern })), 'nl').property(home),
        path,
      );
    });
  }

  it('does without street, number and box when they are not published', () => {
    const site = sampleSite({ propertyPathPattern: '[City]-[Street]-[HouseNumber]-[BoxNr]-[ID]' });
    const hidden = sampleProperty({ publishAddress: false });
    assert.equal(createLinks(sitePaths(site), 'nl').property(hidden), '/nl/te-koop/gent-4711');
  });

  it('does without a type that has no name in the language', () => {
    const nameless = sampleProperty({ typeDescription: {} });
    assert.equal(createLinks(paths, 'nl').property(nameless), '/nl/te-koop/gent-4711');
  });
});

describe('the same thing in the other languages', () => {
  it('is the page, with the query of a list but for what says where a visitor came from', () => {
    const query = new URLSearchParams('page=2&region=Gent|9000&order=price-asc&x=1&utm_id=2');
    assert.deepEqual(alternates(paths, resolvedAt('/nl/te-koop').subject, query), {
      nl: '/nl/te-koop?region=Gent%7C9000&order=price-asc&page=2&x=1',
      fr: '/fr/a-vendre?region=Gent%7C9000&order=price-asc&page=2&x=1',
      en: '/en/for-sale?region=Gent%7C9000&order=price-asc&page=2&x=1',
      de: '/de/zu-verkaufen?region=Gent%7C9000&order=price-asc&page=2&x=1',
    });
    const privacy = resolvedAt('/nl/privacy').subject;
    assert.equal(alternates(paths, privacy, query).en, '/en/privacy');
  });

  it('leaves out a language that does not have it', () => {
    const page = samplePage(50, 'about');
    const path = { fr: 'about', DE: 'ueber-uns' };
    const site = sampleSite({}, [{ ...page, params: { ...page.params, path } }]);
    const about = { kind: 'page', page: site.pages[0] ?? page } as const;
    assert.deepEqual(alternates(sitePaths(site), about, new URLSearchParams()), {
      fr: '/fr/about',
      de: '/de/ueber-uns',
    });
  });

  it('is the same home and the same project', () => {
    for (const path of [
      '/nl/te-koop/gent-rijwoning-4711',
      '/nl/projecten/brugge-ter-linden-p-812',
    ]) {
      const { subject } = resolvedAt(path);
      const found = alternates(paths, subject, new URLSearchParams('page=2'));
      assert.deepEqual(Object.keys(found), LOCALES);
      for (const locale of LOCALES) {
        const there = resolvedAt(found[locale] ?? '');
        assert.equal(there.subject.kind, subject.kind);
        assert.equal(there.locale, locale);
      }
    }
  });
});
