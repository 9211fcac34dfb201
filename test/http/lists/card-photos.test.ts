import assert from 'node:assert/strict';
import request from 'supertest';
import { isHome } from '../../../views/domain/list/list-item.ts';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import type { CardPhotosAnswer } from '../../../views/domain/property/card-photos.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { LIST_PATHS, loadPage } from '../../support/lists/list-page.ts';
import { sharedApp, type SiteApp } from '../../support/site-app.ts';

describe('the photographs of a card', () => {
  let site: SiteApp;
  before(async () => {
    site = await sharedApp();
  });

  const photosOf = async (key: string) => {
    const path = `/api/card-photos?lang=nl&key=${encodeURIComponent(key)}`;
    const { body } = await request(site.app).get(path).expect(200);
    return (body as CardPhotosAnswer).photos;
  };

  it('are as many as the card says, the first one as it shows; it has one in its HTML', async () => {
    const $ = await loadPage(site, LIST_PATHS.sale);
    const cards = $('[data-photos]').toArray();
    assert.ok(cards.length > 5);
    for (const card of cards.slice(0, 3)) {
      const photos = await photosOf($(card).attr('data-card') ?? '');
      assert.equal(photos.length, Number($(card).attr('data-photos')));
      assert.ok(photos.length > 1 && photos.length <= 8);
      assert.equal($('img', card).length, 1);
      assert.equal($('a', card).length, 1);
      assert.equal(photos[0]?.src, $('img', card).attr('src'));
      assert.ok(photos[0]?.avif.startsWith($('source', card).attr('srcset') ?? 'none'));
      assert.ok(photos.every(({ src, webp }) => src.startsWith('/media/') && webp !== ''));
    }
    // Only a list has the script that shows them.
    const home = await loadPage(
      site,
      createLinks(site.parts.source.paths, 'nl').page('home') ?? '',
    );
    assert.ok(home('[data-card]').length > 5);
    assert.equal(home('[data-photos]').length, 0);
  });

  it('are the pictures without plans, in their order', async () => {
    const { items } = site.parts.source.catalogue.port('nl').list(emptyQuery('sale'), 1000);
    const home = items
      .filter(isHome)
      .find(({ pictures }) => pictures.some(({ kind }) => kind === 'plan'));
    assert.ok(home);
    const photos = await photosOf(String(home.id));
    const wanted = home.pictures.filter(({ kind }) => kind !== 'plan').slice(0, 8);
    assert.deepEqual(
      photos.map(({ src }) => src.split('/').at(-1)?.split('.')[0]),
      wanted.map(({ source }) => source.split('.')[0]),
    );
  });

  it('are none of what is not there', async () => {
    for (const key of ['', '0', 'p0', '999999999', '<b>', '1e3', '-1']) {
      assert.deepEqual(await photosOf(key), [], key);
    }
  });
});
