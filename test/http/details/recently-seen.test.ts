import assert from 'node:assert/strict';
import { load } from 'cheerio';
import request from 'supertest';
import { isHome } from '../../../views/domain/list/list-item.ts';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import { readSeen, type SeenSubject, withSeen } from '../../../views/domain/seen/seen-items.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { sharedApp, type SiteApp } from '../../support/site-app.ts';

describe('what a device may remember of a page', () => {
  let site: SiteApp;
  before(async () => {
    site = await sharedApp();
  });

  async function seenOn(path: string): Promise<SeenSubject | undefined> {
    const $ = load((await request(site.app).get(path).expect(200)).text);
    const seen = $('body').attr('data-seen');
    const scripts = $('body').attr('data-scripts') ?? '';
    assert.equal(scripts.includes('/seen.'), seen !== undefined, path);
    return seen === undefined ? undefined : (JSON.parse(seen) as SeenSubject);
  }

  it('is what the card of a home or project shows, with a picture that is there', async () => {
    const { paths, catalogue } = site.parts.source;
    const [data, links] = [catalogue.port('nl'), createLinks(paths, 'nl')];
    const home = data.list(emptyQuery('sale'), 100).items.find(isHome);
    const [project] = data.projects();
    for (const path of [home && links.property(home), project && links.project(project)]) {
      const seen = await seenOn(`${path}?unit=1`);
      assert.ok(seen && path);
      const stored = { ...seen, locale: 'nl', paths: { nl: path } } as const;
      assert.deepEqual(readSeen(JSON.stringify(withSeen([], stored, 1))), [{ ...stored, at: 1 }]);
      await request(site.app).get(seen.picture).expect(200);
    }
    const sold = data.list(emptyQuery('sold'), 100).items.find(isHome);
    assert.equal((await seenOn((sold && links.property(sold)) ?? ''))?.price, '');
  });

  it('is nothing of other pages', async () => {
    for (const path of ['/nl/te-koop', '/nl/contact', '/nl/vergelijken']) {
      assert.equal(await seenOn(path), undefined, path);
    }
  });
});
