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
    const [own] = host.answers.values();
    host.answers.clear();
    const another = await siteApp(options);
    assert.deepEqual(await sizesIn(another), SIZES);
    // As of a home that only its owner sees.
    host.answers.set('/of-an-owner.jpg', own!);
    const source = host.url('/of-an-owner.jpg');
    const port = site.parts.source.catalogue.port('nl');
    const urlOf = (of: string) => port.picture({ source: of, name: {} })?.jpeg[0]?.url ?? '';
    const shown = urlOf(source);
    const [, sealedOfOther] = urlOf(host.url('/another.jpg')).split('?');
    for (const query of ['', '?of=x', `?of=${encodeURIComponent(source)}`, `?${sealedOfOther}`]) {
      await request(another.app).get(shown.replace(/\?.*/, query)).expect(404);
    }
    assert.ok(!host.asked.includes('/another.jpg'));
    await request(another.app).get(shown).expect(200).expect('Content-Type', 'image/jpeg');
    await request(another.app).get(shown.replace(/\?.*/, '?of=x')).expect(200);
    await request(another.app).get(shown.replace('owner', 'owners')).expect(404);
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
