import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Locale } from '../../../../views/domain/locale.ts';
import { LOCALES } from '../../../../views/domain/locale.ts';
import type { Property } from '../../../../views/domain/property/property.ts';
import { propertyPath } from '../../../../views/subjects/property/property-path.ts';
import { projectPath } from '../../../../views/subjects/project/project-path.ts';
import type { Resolution } from '../../../../views/subjects/resolution.ts';
import { resolvePath } from '../../../../views/subjects/resolve-path.ts';
import { anyProperty, sampleProperty } from '../domain/sample-property.ts';
import { articleOf, projectOf, propertyOf } from '../../../../views/subjects/subject.ts';
import { sitePaths } from '../../../../views/subjects/site-paths.ts';
import { sampleProject } from '../domain/sample-project.ts';
import { samplePage, sampleSite, sitePagesWithout } from '../routing/sample-site.ts';

const home = sampleProperty();
const project = sampleProject({ id: 812, name: 'Ter Linden', city: 'Brugge' });
const knows = knowing([home]);

function knowing(homes: readonly Property[]) {
  return {
    property: (id: number) => homes.find((one) => one.id === id),
    project: (id: number) => (id === project.id ? project : undefined),
    team: () => [],
  };
}

function resolve(url: string, site = sampleSite(), best?: Locale, known = knows): Resolution {
  const [path = '', query = ''] = url.split('?');
  return resolvePath(sitePaths(site), path, new URLSearchParams(query), known, best);
}

function said(resolution: Resolution): string {
  if (resolution.kind === 'redirect') return `${resolution.status} ${resolution.to}`;
  if (resolution.kind === 'notFound') return `notFound ${resolution.locale}`;
  const { subject, locale } = resolution;
  const found = propertyOf(resolution) ?? projectOf(resolution) ?? articleOf(resolution);
  return `${subject.kind} ${locale} ${found?.id ?? subject.page.name}`;
}

const HOME_PATH = '/nl/te-koop/gent-rijwoning-4711';
const PROJECT_PATH = '/fr/projets/brugge-ter-linden-p-812';

/** URLs and their resolution on the sample site, for a visitor whose language is Dutch. */
const MEANINGS: readonly [url: string, meaning: string][] = [
  // Pages
  ['/nl/te-koop', 'page nl for-sale'],
  ['/fr/a-vendre', 'page fr for-sale'],
  ['/de/datenschutz', 'page de privacy'],
  ['/en/home', 'page en home'],
  ['/nl/te-koop?page=2&x=y', 'page nl for-sale'],
  // One canonical URL each
  ['/', '302 /nl/ons-aanbod'],
  ['/?utm_source=mail', '302 /nl/ons-aanbod?utm_source=mail'],
  ['/nl', '301 /nl/ons-aanbod'],
  ['/nl/', '301 /nl/ons-aanbod'],
  ['/en', '301 /en/home'],
  ['/nl/home', '301 /nl/ons-aanbod'],
  ['/FR/Home?x=1', '301 /fr/accueil?x=1'],
  ['/nl/te-koop/', '301 /nl/te-koop'],
  ['//nl//te-koop', '301 /nl/te-koop'],
  ['/NL/Te-Koop?page=2', '301 /nl/te-koop?page=2'],
  ['/nl/%74e-koop', '301 /nl/te-koop'],
  ['/de/te-koop', '301 /de/zu-verkaufen'],
  // Homes
  [HOME_PATH, 'property nl 4711'],
  [`${HOME_PATH}?x=1`, 'property nl 4711'],
  [`${HOME_PATH}/`, `301 ${HOME_PATH}`],
  ['/nl/te-koop/oude-naam-4711', `301 ${HOME_PATH}`],
  ['/nl/te-huur/gent-rijwoning-4711?x=1', `301 ${HOME_PATH}?x=1`],
  ['/nl/TE-KOOP/Gent-Rijwoning-4711', `301 ${HOME_PATH}`],
  ['/fr/te-koop/gent-rijwoning-4711', '301 /fr/a-vendre/gent-maison-mitoyenne-4711'],
  ['/nl/te-koop/gent-rijwoning-04711', `301 ${HOME_PATH}`],
  ['/nl/te-koop/gent-rijwoning-4712', 'notFound nl'],
  // Projects
  [PROJECT_PATH, 'project fr 812'],
  ['/nl/projecten/anders-p-812', '301 /nl/projecten/brugge-ter-linden-p-812'],
  ['/nl/projecten/brugge-ter-linden-p-4711', 'notFound nl'],
  ['/nl/projecten/brugge-ter-linden-812', 'notFound nl'],
  // URLs of the former site, and of e-mails
  ['/nl/property/4711', `301 ${HOME_PATH}`],
  ['/nl/een-oud-pad/met/huis-4711', `301 ${HOME_PATH}`],
  ['/fr/project/p/812', `301 ${PROJECT_PATH}`],
  ['/nl/property?id=4711', `301 ${HOME_PATH}`],
  ['/nl/property/?id=4711&x=1', `301 ${HOME_PATH}?x=1`],
  ['/fr/project/p/?id=812', `301 ${PROJECT_PATH}`],
  ['/fr/project/p?id=812', `301 ${PROJECT_PATH}`],
  ['/property?id=4711', `302 ${HOME_PATH}`],
  ['/project/p/?id=812', '302 /nl/projecten/brugge-ter-linden-p-812'],
  ['/nl/property?id=4712', 'notFound nl'],
  ['/nl/property?id=-4711', `301 ${HOME_PATH}`],
  ['/nl/property?id=4711x', 'notFound nl'],
  ['/nl/property', 'notFound nl'],
  ['/fr/project/p', 'notFound fr'],
  ['/nl/elders?id=4711', 'notFound nl'],
  // The list of another goal
  ['/nl/te-koop?goal=1&page=2', '302 /nl/te-huur?page=2'],
  ['/nl/te-huur?goal=0&region=Gent%7C9000', '302 /nl/te-koop?region=Gent%7C9000'],
  ['/nl/te-koop?goal=2', '302 /nl/projecten'],
  ['/nl/te-koop?goal=0', 'page nl for-sale'],
  ['/nl/te-koop?goal=7', 'page nl for-sale'],
  ['/nl/verkocht?goal=1', 'page nl sold'],
  ['/nl/privacy?goal=1', 'page nl privacy'],
  // Not found
  ['/xx/te-koop', 'notFound nl'],
  ['/te-koop', 'notFound nl'],
  ['/fr/nulle-part', 'notFound fr'],
  ['/nl/constructor', 'notFound nl'],
  ['/nl/te-koop?goal=constructor', 'page nl for-sale'],
  ['/fr/%zz', 'notFound fr'],
  ['/fr/%00-4711', 'notFound fr'],
  ['//evil.example', 'notFound nl'],
  [`/fr/${'4711/'.repeat(2000)}`, 'notFound fr'],
  ['/nl/property/0', 'notFound nl'],
  ['/nl/property/99999999999999999999', 'notFound nl'],
];

describe('resolving a URL', () => {
  for (const [url, meaning] of MEANINGS) {
    it(`${url.slice(0, 60)} is ${meaning}`, () => {
      assert.equal(said(resolve(url)), meaning);
    });
  }

  it('answers a URL without a language in the best one', () => {
    assert.equal(said(resolve('/', sampleSite(), 'de')), '302 /de/startseite');
    assert.equal(
      said(resolve('/property?id=4711', sampleSite(), 'fr')),
      '302 /fr/a-vendre/gent-maison-mitoyenne-4711',
    );
    assert.equal(said(resolve('/nowhere', sampleSite(), 'fr')), 'notFound fr');
  });

  it('shows no page that is not published, and none through its mould', () => {
    const draft = samplePage(50, 'draft', { status: 'Draft' });
    assert.equal(said(resolve('/nl/draft', sampleSite({}, [draft]))), 'notFound nl');
    assert.equal(said(resolve('/nl/property')), 'notFound nl');
    for (const pages of [[], [samplePage(50, 'property', { status: 'Draft' })]]) {
      const site = sampleSite({}, [...sitePagesWithout('property'), ...pages]);
      assert.equal(said(resolve(HOME_PATH, site)), 'notFound nl');
    }
  });

  it('lets no mould stand in the way of a page', () => {
    const page = samplePage(50, 'our-property');
    const path = { nl: 'property' };
    const named = { ...page, params: { ...page.params, path } };
    const site = sampleSite({}, [...sampleSite().pages, named]);
    assert.equal(said(resolve('/nl/property', site)), 'page nl our-property');
  });

  it('finds a page under its parents only', () => {
    const parent = samplePage(50, 'bedankt');
    const child = samplePage(51, 'contact-me', { parentId: 50 });
    const site = sampleSite({}, [...sampleSite().pages, parent, child]);
    assert.equal(said(resolve('/de/bedankt/contact-me', site)), 'page de contact-me');
    assert.equal(said(resolve('/de/contact-me', site)), 'notFound de');
  });

  it('gives pages that are their own ancestors no URL', () => {
    const one = samplePage(50, 'one', { parentId: 51 });
    const other = samplePage(51, 'other', { parentId: 50 });
    const site = sampleSite({}, [one, other]);
    assert.equal(said(resolve('/nl/one', site)), 'notFound nl');
    assert.equal(said(resolve('/nl/one/other', site)), 'notFound nl');
  });
});

describe('resolving an outdated URL', () => {
  const other = sampleProperty({ id: 9000 });
  const known = knowing([other, home]);

  for (const [pattern, outdated, better] of [
    ['[Zip]-[ID]-[City]', '9000-4711-gand', '9000-4711-gent'],
    ['[ID]-[Zip]-[City]', '4711-9000-gand', '4711-9000-gent'],
    ['[ID]-[Zip]', '4711-8000', '4711-9000'],
  ] as const) {
    it(`looks for the id where ${pattern} puts it`, () => {
      const site = sampleSite({ propertyPathPattern: pattern });
      const found = resolve(`/nl/te-koop/${outdated}`, site, 'nl', known);
      assert.equal(said(found), `301 /nl/te-koop/${better}`);
    });
  }
});

describe('resolving a sold home', () => {
  const sold = sampleProperty({ status: 2 });
  const known = knowing([sold]);

  it('leads from the sale list to the sold list', () => {
    assert.equal(
      said(resolve(HOME_PATH, sampleSite(), 'nl', known)),
      '301 /nl/verkocht/gent-rijwoning-4711',
    );
  });

  it('finds it under the fall-back path when the site has no sold page', () => {
    const site = sampleSite({}, sitePagesWithout('sold'));
    const paths = ['/nl/verkocht', '/fr/vendu', '/en/sold', '/de/verkauft'];
    for (const [index, locale] of LOCALES.entries()) {
      const path = propertyPath(sitePaths(site), locale, sold) ?? '';
      assert.equal(path.slice(0, path.lastIndexOf('/')), paths[index]);
      assert.equal(said(resolve(path, site, 'nl', known)), `property ${locale} 4711`);
    }
  });

  it('does not find it when the site has no pages for sold homes', () => {
    const site = sampleSite({ soldDetailPages: false });
    for (const path of [HOME_PATH, '/nl/verkocht/gent-rijwoning-4711', '/nl/property/4711']) {
      assert.equal(said(resolve(path, site, 'nl', known)), 'notFound nl');
    }
  });
});

const PATTERNS = [
  undefined,
  '[City]-[Street]-[HouseNumber]-[ID]',
  '[ID]-[City]',
  '[Zip]-[ID]-[HouseNumber]-[BoxNr]',
  '[City]/[TypeDescription]/[ID]',
  '[NumberOfBedRooms][ID][Zip]',
  'p-[ID]',
  'Huis 3/[ID]/[Nonsense]',
];

describe('any URL', () => {
  const anyLocale = fc.constantFrom(...LOCALES);
  const anySite = fc
    .record({ pattern: fc.constantFrom(...PATTERNS), soldPage: fc.boolean() })
    .map(({ pattern, soldPage }) =>
      sampleSite(
        pattern === undefined ? {} : { propertyPathPattern: pattern },
        soldPage ? sampleSite().pages : sitePagesWithout('sold'),
      ),
    );

  it('that was built for a home leads back to that home', () => {
    fc.assert(
      fc.property(
        anySite,
        anyLocale,
        anyProperty,
        fc.array(anyProperty),
        (site, locale, built, all) => {
          const path = propertyPath(sitePaths(site), locale, built) ?? '';
          const others = all.filter((other) => other.id !== built.id);
          const found = resolve(path, site, 'nl', knowing([...others, built]));
          assert.equal(said(found), `property ${locale} ${built.id}`);
        },
      ),
    );
  });

  it('that was built for a project leads back to that project', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(anyLocale, fc.integer({ min: 1 }), text, text, (locale, id, name, city) => {
        const site = sampleSite();
        const built = sampleProject({ id, name, city });
        const path = projectPath(sitePaths(site), locale, built) ?? '';
        const found = resolvePath(sitePaths(site), path, new URLSearchParams(), {
          property: () => undefined,
          project: (wanted: number) => (wanted === id ? built : undefined),
          team: () => [],
        });
        assert.equal(said(found), `project ${locale} ${id}`);
      }),
    );
  });

  const piece = fc.oneof(
    fc.constantFrom('nl', 'FR', 'en', 'te-koop', 'A-Vendre', 'home', 'property', 'project', 'p'),
    fc.constantFrom('', '..', '.', '%2F', '%5C', '%zz', 'evil.example', '4711', 'x-4711', 'p-812'),
    fc.string({ unit: 'binary' }),
    fc.webPath(),
  );
  const anyPath = fc.oneof(
    fc.array(piece).map((pieces) => `/${pieces.join('/')}`),
    fc.string({ unit: 'binary' }),
  );
  const anyQuery = fc
    .array(fc.tuple(fc.constantFrom('id', 'goal', 'page', 'x'), fc.string({ unit: 'binary' })))
    .map((entries) => new URLSearchParams(entries));

  it('has a meaning, and a redirect from it stays on the site and ends', () => {
    fc.assert(
      fc.property(anySite, anyPath, anyQuery, anyLocale, (site, path, query, best) => {
        const found = resolvePath(sitePaths(site), path, query, knows, best);
        if (found.kind !== 'redirect') return;
        assert.match(found.to, /^\/[a-z]{2}\/[^/\\]/);
        const target = new URL(found.to, 'https://site.example');
        assert.equal(target.origin, 'https://site.example');
        assert.equal(target.pathname + target.search, found.to.replace(/\?$/, ''));
        const next = resolvePath(
          sitePaths(site),
          target.pathname,
          target.searchParams,
          knows,
          best,
        );
        assert.ok(next.kind !== 'notFound', `${path} does not resolve`);
        if (next.kind === 'redirect') assert.equal(next.status, 302);
      }),
      { numRuns: 500 },
    );
  });
});
