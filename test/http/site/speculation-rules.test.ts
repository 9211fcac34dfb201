import assert from 'node:assert/strict';
import path from 'node:path';
import request from 'supertest';
import type { Page } from '../../../views/domain/site/page.ts';
import { LOCALES } from '../../../views/domain/locale.ts';
import { AgencyCopy } from '../../support/agency-copy.ts';
import { templates } from '../../support/live-site.ts';
import { sharedApp, type SiteApp, siteApp } from '../../support/site-app.ts';

const DEMO = path.resolve(import.meta.dirname, '../../../server/demo');
const ORIGIN = 'https://www.example.be';

interface Pattern {
  pathname: string;
  search?: string;
}
type Condition =
  | { href_matches: Pattern }
  | { not: { href_matches: Pattern } | { selector_matches: string } };
interface Rule {
  where: { and: Condition[] };
  eagerness: string;
}
type Rules = Record<'prefetch' | 'prerender', Rule[]>;

const get = ({ app }: SiteApp, url: string) => request(app).get(url).set('Host', 'localhost');

async function pathOfRules(site: SiteApp): Promise<string> {
  const { headers } = await get(site, '/nl/te-koop');
  const named = /^"([^"]+)"$/.exec(headers['speculation-rules'] ?? '')?.[1];
  assert.ok(named, 'the page names no rules');
  return named;
}

async function rulesOf(site: SiteApp): Promise<Rules> {
  const named = await pathOfRules(site);
  const answer = await get(site, named).buffer(true);
  assert.equal(answer.status, 200);
  assert.equal(answer.type, 'application/speculationrules+json');
  return JSON.parse(answer.text) as Rules;
}

/** Whether a rule of this kind matches a URL, as far as URLs decide it. */
function matches(rules: Rules, kind: keyof Rules, url: string): boolean {
  const isLike = (pattern: Pattern) =>
    new URLPattern({ ...pattern, baseURL: ORIGIN }).test(url, ORIGIN);
  const holds = (condition: Condition): boolean => {
    if ('href_matches' in condition) return isLike(condition.href_matches);
    return 'selector_matches' in condition.not || !isLike(condition.not.href_matches);
  };
  return rules[kind].some(({ where }) => where.and.every(holds));
}

describe('the rules for pages that are fetched ahead', () => {
  let site: SiteApp;
  let rules: Rules;
  before(async () => {
    site = await sharedApp();
    rules = await rulesOf(site);
  });

  it('wait until a link is pointed at', () => {
    for (const { eagerness } of Object.values(rules).flat()) assert.equal(eagerness, 'moderate');
  });

  it('are none for who saves data, which no shared cache keeps', async () => {
    const answer = await get(site, await pathOfRules(site))
      .set('Save-Data', 'on')
      .buffer(true);
    assert.deepEqual(JSON.parse(answer.text), {});
    assert.equal(answer.headers['cache-control'], 'private, max-age=3600');
    assert.match(answer.headers['vary'] ?? '', /Save-Data/);
  });

  for (const locale of LOCALES) {
    it(`render homes and projects and fetch pages in ${locale}`, () => {
      const paths = templates(site, locale);
      for (const name of ['home for sale', 'home to rent', 'sold home', 'project']) {
        assert.ok(matches(rules, 'prerender', paths[name] ?? ''), name);
        assert.ok(!matches(rules, 'prefetch', paths[name] ?? ''), name);
      }
      for (const name of ['home', 'sale list', 'projects list', 'articles', 'article', 'privacy']) {
        assert.ok(matches(rules, 'prefetch', paths[name] ?? ''), name);
        assert.ok(!matches(rules, 'prerender', paths[name] ?? ''), name);
      }
    });

    it(`leave out URLs with a query string, forms, thank-you pages and files in ${locale}`, () => {
      const paths = templates(site, locale);
      const { 'sale list': list, 'home for sale': home, project } = paths;
      const projectQuestion = `${project}/${paths['question']?.split('/').at(-1)}`;
      for (const url of [
        `${list}?page=2`,
        `${list}?preview=token`,
        `${home}?preview=token`,
        `/${locale}/bedankt/contact-me`,
        `/${locale}/property/70408`,
        paths['question'] ?? '',
        projectQuestion,
        paths['document'] ?? '',
        (paths['document'] ?? '').replace(/\?.*/, ''),
        '/files/home/70408/70408-epc.pdf?key=k',
        '/login',
        '/api/suggest?q=gent',
        '/media/a.1.jpg',
        `/flight/list${list}`,
        `/rss/${locale}/te-koop.xml`,
        `/${locale}`,
      ]) {
        for (const kind of ['prefetch', 'prerender'] as const) {
          assert.ok(!matches(rules, kind, url), `${kind} ${url}`);
        }
      }
    });
  }

  it('leave out wizards and owners with their steps, wherever the site has them', async () => {
    const copy = new AgencyCopy(DEMO);
    const base = copy.read<Page>('pages/privacy.json');
    const { id: parentId } = copy.read<Page>('pages/for-sale.json');
    const slugs = Object.fromEntries(LOCALES.map((locale) => [locale, `${locale}-stap`]));
    for (const [index, name] of ['demand', 'valuation', 'login', 'owner', 'contact'].entries()) {
      const suffixed = Object.entries(slugs).map(([locale, slug]) => [locale, `${slug}-${name}`]);
      const params = { ...base.params, path: Object.fromEntries(suffixed) };
      copy.write(`pages/${name}.json`, { ...base, id: 900 + index, parentId, name, params });
    }
    const other = await siteApp({ env: { SITE_DIR: copy.dir } });
    const theirs = await rulesOf(other);
    const { paths } = other.parts.source;
    for (const locale of LOCALES) {
      for (const name of ['demand', 'valuation', 'login', 'owner', 'contact']) {
        const own = paths.named(name, locale);
        assert.ok(own);
        for (const url of [own, `${own}/2`]) {
          assert.ok(!matches(theirs, 'prefetch', url) && !matches(theirs, 'prerender', url), url);
        }
      }
    }
  });

  it('name no page of owners where the site has none', async () => {
    const copy = new AgencyCopy(DEMO);
    for (const name of ['login', 'owner']) copy.dropPage(name);
    const other = await siteApp({ env: { SITE_DIR: copy.dir } });
    assert.doesNotMatch(JSON.stringify(await rulesOf(other)), /login/);
    assert.match(JSON.stringify(rules), /[(|]login[|)]/);
  });

  it('ask one pattern of a link and not one for each path', () => {
    for (const { where } of Object.values(rules).flat()) {
      const asked = where.and.map((one) => ('not' in one ? one.not : one));
      assert.deepEqual(
        asked.map((one) => 'href_matches' in one && typeof one.href_matches.pathname),
        ['string', 'string', false],
      );
    }
  });

  it('are named by no error, no preview and no redirect', async () => {
    for (const url of ['/nl/no-such-page', '/nl', '/nl/te-koop?preview=x', '/sitemap.xml']) {
      assert.equal((await get(site, url)).headers['speculation-rules'], undefined, url);
    }
  });
});
