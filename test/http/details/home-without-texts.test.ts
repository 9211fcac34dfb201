import assert from 'node:assert/strict';
import path from 'node:path';
import { load } from 'cheerio';
import request from 'supertest';
import { AgencyCopy } from '../../support/agency-copy.ts';
import { siteApp, type SiteApp } from '../../support/site-app.ts';

interface HomeJson {
  title?: object;
  description?: object;
  pictures: { source: string; name?: object }[];
}

const FILE = 'homes/70408-gent-trapgevel.json';
const URL_PATH = '/nl/property/70408';

describe('a home whose file has no texts', () => {
  const agency = new AgencyCopy(path.resolve('server/demo'));
  let site: SiteApp;
  let pictures: HomeJson['pictures'];
  before(async () => {
    const original = agency.read<HomeJson>(FILE);
    agency.edit<HomeJson>(FILE, (home) => {
      delete home.title;
      delete home.description;
      for (const picture of home.pictures) delete picture.name;
      pictures = home.pictures;
    });
    agency.write('homes/99001-title.json', {
      ...original,
      id: 99001,
      description: undefined,
      title: { nl: 'Alleen een titel' },
    });
    site = await siteApp({ env: { SITE_DIR: agency.dir } });
  });

  const page = async (url: string) => {
    const { text, status } = await request(site.app).get(url).redirects(1);
    assert.equal(status, 200);
    return load(text);
  };

  it('is shown with its type, its town and its facts', async () => {
    const $ = await page(URL_PATH);
    assert.match($('h1').text(), /Gent/);
    assert.match($('title').text(), /Gent/);
    assert.equal($('.description').length, 0);
    assert.equal($('.module-crash').length, 0);
    assert.ok($('.module-property-facts').length > 0);
  });

  it('has the words of their files for its pictures', async () => {
    const $ = await page(URL_PATH);
    const [first] = pictures;
    const words = first?.source.replace(/\.\w+$/, '').replaceAll('-', ' ');
    assert.equal($('.gallery-photo img').first().attr('alt'), words);
  });

  it('is shown with its title where the description is missing', async () => {
    const $ = await page('/nl/property/99001');
    assert.equal($('.description p').text(), 'Alleen een titel');
    assert.equal($('.description').children().length, 1);
  });

  it('has a card in its list', async () => {
    const home = await page(URL_PATH);
    const canonical = new URL(home('link[rel=canonical]').attr('href') ?? '').pathname;
    const hrefs: (string | undefined)[] = [];
    for (const number of [1, 2, 3]) {
      const list = await page(`/nl/te-koop?page=${number}`);
      assert.equal(list('.module-crash').length, 0);
      hrefs.push(
        ...list('main a')
          .map((_, link) => list(link).attr('href'))
          .get(),
      );
    }
    assert.ok(hrefs.includes(canonical), canonical);
  });
});
