import assert from 'node:assert/strict';
import request from 'supertest';
import { sharedApp, type SiteApp } from '../../support/site-app.ts';

describe("the agency's own videos", () => {
  let site: SiteApp;
  before(async () => {
    site = await sharedApp();
  });
  const get = (path: string) => request(site.app).get(path);

  it('are served whole and in parts', async () => {
    const whole = await get('/videos/street-dusk.mp4');
    assert.equal(whole.status, 200);
    assert.equal(whole.headers['content-type'], 'video/mp4');
    assert.equal(whole.headers['cache-control'], 'public, max-age=86400');
    const part = await get('/videos/street-dusk.mp4').set('Range', 'bytes=0-99');
    assert.equal(part.status, 206);
    assert.equal(part.headers['content-length'], '100');
  });

  it('are nothing else of the folder, nor outside it', async () => {
    for (const path of ['/videos', '/videos/', '/videos/none.mp4', '/videos/..%2fsite.json']) {
      assert.equal((await get(path)).status, 404, path);
    }
  });

  it('may play on the pages that show one, and only there', async () => {
    const policy = async (path: string) =>
      (await get(path)).headers['content-security-policy'] ?? '';
    assert.match(await policy('/states/nl/background-video/1'), /;media-src 'self';/);
    for (const path of ['/states/nl/background-video/2', '/nl/ons-aanbod']) {
      assert.doesNotMatch(await policy(path), /media-src/, path);
    }
  });
});
