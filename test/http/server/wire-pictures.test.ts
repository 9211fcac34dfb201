import assert from 'node:assert/strict';
import { load } from 'cheerio';
import request from 'supertest';
import { isProject } from '../../../views/domain/list/list-item.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { type SiteApp, siteApp, temporaryDir } from '../../support/site-app.ts';
import {
  PICTURED,
  type PicturesElsewhere,
  picturesElsewhere,
  SIZES,
} from '../../support/wire-pictures.ts';

/** Width and height of a picture of unknown size. */
const USUAL = [1600, 1067];

describe('pictures of a CRM that tells no sizes', () => {
  let elsewhere: PicturesElsewhere;
  before(async () => {
    elsewhere = await picturesElsewhere(temporaryDir());
  });
  after(() => elsewhere.close());

  it('have room on the first page, their size on later ones, and keep it after a restart', async () => {
    const { host, options } = elsewhere;
    const site = await siteApp(options);
    assert.deepEqual(
      await sizesIn(site),
      SIZES.map(() => USUAL),
    );
    await site.parts.media.refresh();
    assert.deepEqual(await sizesIn(site), SIZES);
    await site.parts.media.refresh();
    assert.deepEqual(
      host.asked,
      SIZES.map((_, index) => `/${index}.jpg`),
    );
    host.answers.clear();
    assert.deepEqual(await sizesIn(await siteApp(options)), SIZES);
  });
});

/** What the page of the home reserves for each of its pictures. */
async function sizesIn({ app, parts }: SiteApp): Promise<number[][]> {
  const { catalogue, paths } = parts.source;
  const home = catalogue.port('nl').property(PICTURED);
  assert.ok(home && !isProject(home));
  const url = createLinks(paths, 'nl').property(home);
  const $ = load((await request(app).get(String(url)).expect(200)).text);
  return $('.gallery-list img')
    .toArray()
    .map((img) => [Number($(img).attr('width')), Number($(img).attr('height'))]);
}
