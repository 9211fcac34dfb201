import assert from 'node:assert/strict';
import { load } from 'cheerio';
import request from 'supertest';
import { LOCALES } from '../../../views/domain/locale.ts';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { sharedApp, type SiteApp } from '../../support/site-app.ts';

describe('the people of the team', () => {
  let site: SiteApp;
  before(async () => {
    site = await sharedApp();
  });

  const get = async (path: string) => {
    const { status, headers, text } = await request(site.app).get(path);
    return { status, headers, $: load(text) };
  };
  const team = () => site.parts.source.catalogue.port('nl').team();

  it('each have a page in every language, with what the CRM tells of them', async () => {
    for (const locale of LOCALES) {
      const links = createLinks(site.parts.source.paths, locale);
      for (const person of team()) {
        const path = links.person(person);
        assert.ok(
          path !== undefined && path.endsWith(`-${person.id}`),
          `${person.name} in ${locale}`,
        );
        const { status, $ } = await get(path);
        assert.equal(status, 200, path);
        assert.equal($('h1').text(), person.name);
        assert.ok($('title').text().startsWith(person.name));
        assert.equal($(`main a[href="mailto:${person.email}"]`).length, 1);
        assert.equal($('link[hreflang]').length, LOCALES.length + 1);
      }
    }
  });

  it('have their homes and projects on it, each once, and nobody else’s', async () => {
    const data = site.parts.source.catalogue.port('nl');
    const links = createLinks(site.parts.source.paths, 'nl');
    const [person] = team();
    assert.ok(person);
    const kinds = ['sale', 'rent', 'projects'] as const;
    const own = kinds.flatMap((kind) =>
      data
        .list(emptyQuery(kind), 1000)
        .items.filter(({ manager }) => manager?.id === person.id)
        .map(({ id }) => id),
    );
    assert.ok(own.length > 0);
    const { $ } = await get(links.person(person) ?? '');
    const shown = $('.module-person-homes [data-card]').length;
    assert.equal(shown, Math.min(12, new Set(own).size));
    assert.equal($('.module-person-homes h2').text(), `Nu bij ${person.name}`);
  });

  it('are described as people who work for the agency', async () => {
    const links = createLinks(site.parts.source.paths, 'fr');
    const [person] = team();
    assert.ok(person);
    const { $ } = await get(links.person(person) ?? '');
    const graph = JSON.parse($('script[type="application/ld+json"]').text()) as {
      '@graph': Record<string, unknown>[];
    };
    const node = graph['@graph'].find((one) => one['@type'] === 'Person');
    assert.ok(node);
    assert.equal(node['name'], person.name);
    assert.equal(node['telephone'], '+3292330041');
    assert.equal((node['worksFor'] as Record<string, unknown>)['@type'], 'RealEstateAgent');
    assert.match(String(node['jobTitle']), /^Associée/);
  });

  it('redirect from another spelling, and are not there for an unknown id', async () => {
    const [person] = team();
    assert.ok(person);
    const spelt = await get(`/nl/ons-team/iemand-${person.id}`);
    assert.equal(spelt.status, 301);
    assert.match(spelt.headers['location'] ?? '', /\/nl\/ons-team\/marieke-de-smet-1$/);
    assert.equal((await get('/nl/ons-team/niemand-999')).status, 404);
  });

  it('are linked from the grid, from a home, and in the sitemap', async () => {
    const links = createLinks(site.parts.source.paths, 'nl');
    const grid = await get(links.page('team') ?? '');
    const data = site.parts.source.catalogue.port('nl');
    const home = data
      .list(emptyQuery('sale'), 1000)
      .items.find((item) => item.manager && 'goal' in item);
    assert.ok(home?.manager && 'goal' in home);
    const own = links.person(home.manager) ?? '';
    const card = await get(links.property(home) ?? '');
    assert.equal(card.$(`.page-aside .manager .manager-name a[href="${own}"]`).length, 1);
    const { text } = await request(site.app).get('/sitemap-pages-nl.xml');
    for (const person of team()) {
      const path = links.person(person) ?? '';
      assert.equal(grid.$(`.team-name[href="${path}"]`).length, 1, person.name);
      const dialog = grid.$(`.team-name[href="${path}"]`).attr('data-dialog') ?? '';
      assert.equal(grid.$(`dialog#${dialog} a[href="mailto:${person.email}"]`).length, 1);
      assert.ok(text.includes(`${path}<`), path);
    }
  });
});
