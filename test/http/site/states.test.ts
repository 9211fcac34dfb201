import assert from 'node:assert/strict';
import { type CheerioAPI, load } from 'cheerio';
import request from 'supertest';
import { LOCALES } from '../../../views/domain/locale.ts';
import { moduleSchemas } from '../../../views/modules/schemas.ts';
import { moduleStates } from '../../../views/modules/states.ts';
import { PAGE_STATES } from '../../../views/subjects/page-states.ts';
import { freshApp, sharedApp, type SiteApp } from '../../support/site-app.ts';

describe('the states', () => {
  let site: SiteApp;
  before(async () => {
    site = await sharedApp();
  });

  const get = async (path: string) => {
    const { status, headers, text } = await request(site.app).get(path);
    return { status, headers, page: load(text) };
  };

  it('exist for every kind of module, each by a name of its own', () => {
    assert.deepEqual(Object.keys(moduleStates).sort(), Object.keys(moduleSchemas).sort());
    for (const [kind, states] of Object.entries(moduleStates)) {
      assert.ok(states.length > 0, `${kind} has no states`);
      assert.equal(new Set(states.map(({ name }) => name)).size, states.length, kind);
    }
  });

  for (const [kind, states] of Object.entries(moduleStates)) {
    it(`of ${kind} show the module in every language`, async () => {
      for (const locale of LOCALES) {
        for (const [index, { name }] of states.entries()) {
          const { status, page } = await get(`/states/${locale}/${kind}/${index + 1}`);
          assert.equal(status, 200, name);
          const module = page(`main .module-${kind}`);
          assert.equal(page('main .module').length, 1, name);
          const within = module.find('*').not('section');
          assert.notEqual(within.length, 0, `${name} in ${locale} is empty`);
          const crashes = page('.module-crash').length;
          assert.equal(crashes, 0, `${name} in ${locale} crashed`);
          assert.deepEqual(droppedSpaces(page), [], `${name} in ${locale}`);
          const isStyled = page('link[rel=stylesheet][href*="/forms."]').length === 1;
          assert.ok(isStyled || page('main .form').length === 0, `${kind} is no part of the forms`);
        }
      }
    });
  }

  it('stand in frames of any width, beside the data that make them', async () => {
    const { page, headers } = await get('/states/de/team?width=390');
    const [first] = moduleStates.team;
    assert.equal(page('iframe').length, moduleStates.team.length);
    assert.equal(page('iframe').first().attr('src'), '/states/de/team/1');
    assert.equal(page('iframe').first().attr('width'), '390');
    const data = JSON.parse(page('.state pre').first().text()) as Record<string, unknown>;
    assert.deepEqual(data['relations'], { type: 'team' });
    assert.deepEqual(data['content'], first?.module?.content);
    assert.match(headers['content-security-policy'] ?? '', /frame-src 'self'/);
    const state = await get('/states/de/team/1');
    assert.match(state.headers['content-security-policy'] ?? '', /frame-ancestors 'self'/);
    assert.equal(state.headers['x-frame-options'], 'SAMEORIGIN');
    const odd = await get('/states/de/team?width=wide');
    assert.equal(odd.page('iframe').first().attr('width'), '1280');
  });

  it('are listed with those of whole pages, lead to the other languages, are not indexed', async () => {
    const { page, headers } = await get('/states/nl');
    const links = page('.states a')
      .get()
      .map((link) => page(link).text());
    for (const name of [...Object.keys(moduleStates), ...PAGE_STATES]) {
      assert.ok(links.includes(name), name);
    }
    assert.equal(headers['x-robots-tag'], 'noindex');
    assert.equal(headers['cache-control'], 'no-store');
    const state = await get('/states/nl/hero/1');
    assert.ok(state.page('a[href="/states/fr/hero/1"]').length > 0);
    const index = await request(site.app).get('/states').set('Accept-Language', 'de');
    assert.equal(index.headers['location'], '/states/de');
  });

  it('are not there for an unknown language, kind or number', async () => {
    for (const path of [
      '/states/es',
      '/states/nl/nothing',
      '/states/nl/team/99',
      '/states/nl/team/x',
    ]) {
      assert.equal((await get(path)).status, 404, path);
    }
  });

  it('are not served at a public URL', async () => {
    const { app } = await freshApp({ siteUrl: 'https://www.example.be' });
    for (const path of ['/states', '/states/nl', '/states/nl/team/1']) {
      const { status } = await request(app).get(path).set('Host', 'www.example.be');
      assert.equal(status, 404, path);
    }
  });
});

/** What can have a name of its own: of its texts that are only white space, browsers drop some. */
const NAMED = 'main :is(a, button, label, legend, summary, h1, h2, h3, h4)';

/** Names in which words run together: React ends a text node before and after white space there. */
function droppedSpaces(page: CheerioAPI): string[] {
  const is = (type: string, node: { type: string } | null) => node?.type === type;
  return page(NAMED)
    .toArray()
    .filter((named) =>
      page('*', named)
        .addBack()
        .contents()
        .toArray()
        .some((node) => {
          const isSpace = is('text', node) && page(node).text().trim() === '';
          return isSpace && (is('comment', node.prev) || is('comment', node.next));
        }),
    )
    .map((named) => page(named).html() ?? '');
}
