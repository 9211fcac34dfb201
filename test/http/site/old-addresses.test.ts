import assert from 'node:assert/strict';
import path from 'node:path';
import request from 'supertest';
import { LOCALES } from '../../../views/domain/locale.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { AgencyCopy } from '../../support/agency-copy.ts';
import { type SiteApp, siteApp } from '../../support/site-app.ts';

const DEMO = path.resolve(import.meta.dirname, '../../../server/demo');

describe('an address of the old site', () => {
  let site: SiteApp;
  let id: number;
  before(async () => {
    const agency = new AgencyCopy(DEMO);
    id = Number(/\d+/.exec(agency.list('homes')[0] ?? '')?.[0]);
    agency.write(
      'redirects.csv',
      `/nos-biens.php?id=12,home:${id},fr\n/team.html,team\n/en/old-contact,contact\n` +
        '/nl/nieuws/2019/12345,articles\n/nl/weg,home:999999\n/nl/actie,/nl/te-koop?type=1\n',
    );
    site = await siteApp({ env: { SITE_DIR: agency.dir } });
  });

  const linksIn = (locale: (typeof LOCALES)[number]) =>
    createLinks(site.parts.source.paths, locale);
  const leadsTo = async (url: string, to: string | undefined, language = 'nl') => {
    const response = await request(site.app).get(url).set('Accept-Language', language);
    assert.equal(response.status, 301, url);
    assert.equal(response.headers['location'], to, url);
    return response;
  };

  it('leads to a home, a page or a path, in the language of the line or of its path', async () => {
    const home = site.parts.source.catalogue.port('fr').property(id);
    assert.ok(home);
    await leadsTo('/nos-biens.php?utm_source=x&id=12', linksIn('fr').property(home));
    await leadsTo('/en/OLD-contact/', linksIn('en').page('contact'));
    await leadsTo('/nl/actie', '/nl/te-koop?type=1');
  });

  it('leads to the visitor’s language where neither has one, and says that it varies', async () => {
    for (const locale of LOCALES) {
      const { headers } = await leadsTo('/team.html', linksIn(locale).page('team'), locale);
      assert.match(headers['vary'] ?? '', /Accept-Language/);
    }
  });

  it('comes before what a number at the end of a path might mean', () =>
    leadsTo('/nl/nieuws/2019/12345', linksIn('nl').page('articles')));

  it('is not found where its home is gone, or where the line names other parameters', async () => {
    await request(site.app).get('/nl/weg').expect(404);
    await request(site.app).get('/nos-biens.php?id=13').expect(404);
  });

  it('leads to the default language from one that the site does not have', async () => {
    const agency = new AgencyCopy(DEMO);
    agency.edit<object>('site.json', (info) => Object.assign(info, { languages: ['fr', 'nl'] }));
    agency.write('redirects.csv', '/de/team.html,team\n/equipe.html,team\n');
    const two = await siteApp({ env: { SITE_DIR: agency.dir } });
    const team = createLinks(two.parts.source.paths, 'fr').page('team');
    for (const url of ['/de/team.html', '/equipe.html']) {
      const { status, headers } = await request(two.app).get(url).set('Accept-Language', 'de');
      assert.deepEqual([status, headers['location']], [301, team], url);
    }
  });

  it('is for reading only', () =>
    request(site.app).post('/team.html').set('Sec-Fetch-Site', 'same-origin').expect(404));
});
