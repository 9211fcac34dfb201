import assert from 'node:assert/strict';
import path from 'node:path';
import { load } from 'cheerio';
import request from 'supertest';
import { AgencyCopy } from '../../support/agency-copy.ts';
import { siteApp, type SiteApp } from '../../support/site-app.ts';

interface PageJson {
  params: object;
}

describe('/problems', () => {
  const agency = new AgencyCopy(path.resolve('server/demo'));
  let site: SiteApp;
  before(async () => {
    site = await siteApp({ env: { SITE_DIR: agency.dir } });
  });

  const get = (url = '/problems') => request(site.app).get(url).set('Accept-Language', 'fr');
  const listed = async () => {
    const $ = load((await get().expect(200)).text);
    return $('.problems-list > li')
      .get()
      .map((item) => ({
        place: $('code', item).text(),
        text: $('p', item).text(),
        href: $('a', item).attr('href') ?? '',
      }));
  };

  it('shows what is in the files when it is asked, also while the last good version is served', async () => {
    assert.ok(!(await listed()).some(({ place }) => place.startsWith('site.json')));
    agency.edit<{ colours: object }>('site.json', ({ colours }) => {
      Object.assign(colours, { primry: '#000000' });
    });
    const problem = (await listed()).find(({ place }) => place.startsWith('site.json'));
    assert.deepEqual(problem, {
      place: 'site.json: colours.primry',
      text: 'unknown key; did you mean "primary"?write "primary"\u00a0·\u00a0Show the page',
      href: '/fr',
    });
    agency.edit<{ colours: Record<string, string> }>('site.json', ({ colours }) => {
      delete colours['primry'];
    });
    assert.ok(!(await listed()).some(({ place }) => place.startsWith('site.json')));
  });

  it('leads to the page of a home, and to the preview of a draft', async () => {
    const home = `homes/${agency.list('homes').find((name) => name.includes('70408')) ?? ''}`;
    agency.edit<{ title: Record<string, string> }>(home, ({ title }) => delete title['de']);
    const about = agency.read<PageJson>('pages/about.json');
    const paths = { nl: 'binnenkort', fr: 'bientot', en: 'soon', de: 'bald' };
    const params = { ...about.params, path: paths, description: { nl: 'Binnenkort' } };
    agency.write('pages/soon.json', { ...about, id: 9999, name: 'soon', status: 'Draft', params });
    await site.parts.live.reload();
    const problems = await listed();
    for (const place of [`${home}: title`, 'pages/soon.json: params.description']) {
      const found = problems.find((problem) => problem.place === place);
      assert.ok(found, `${place} in ${JSON.stringify(problems)}`);
      const { status } = await request(site.app).get(found.href).redirects(1);
      assert.equal(status, 200, found.href);
    }
  });

  it('reloads as files change, unless it is told not to', async () => {
    const { headers, text } = await get();
    assert.equal(headers['refresh'], '5');
    assert.equal(headers['cache-control'], 'no-store');
    const off = load(text)('.problems > p a').attr('href') ?? '';
    assert.equal((await get(off)).headers['refresh'], undefined);
  });

  it('is not there through a proxy, nor where the site is public', async () => {
    await get().set('X-Forwarded-For', '127.0.0.1').expect(404);
    const env = { SITE_DIR: agency.dir, SITE_URL: 'https://www.example.be' };
    const { app } = await siteApp({ env });
    await request(app).get('/problems').set('Host', 'www.example.be').expect(404);
  });
});
