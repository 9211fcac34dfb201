import assert from 'node:assert/strict';
import express, { type ErrorRequestHandler, type Express } from 'express';
import sharp from 'sharp';
import request from 'supertest';
import { siteIcons } from '../../../server/web/routes/site-icons.ts';
import { iconPng } from '../../../server/services/site/site-icon.ts';
import { sharedApp } from '../../support/site-app.ts';

describe('the icons that nothing links to', () => {
  let app: Express;
  let primary: string;
  before(async () => {
    const { app: built, parts } = await sharedApp();
    app = built;
    primary = parts.source.site.info.colours.primary;
  });

  for (const [path, side] of [
    ['/favicon.ico', 48],
    ['/apple-touch-icon.png', 180],
    ['/apple-touch-icon-precomposed.png?v=2', 180],
  ] as const) {
    it(`are the site's plate: ${path}`, async () => {
      const response = await request(app).get(path).buffer(true);
      assert.equal(response.status, 200);
      assert.equal(response.type, 'image/png');
      assert.equal(response.headers['cache-control'], 'public, max-age=86400');
      const { data, info } = await sharp(response.body as Buffer)
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      assert.deepEqual([info.width, info.height], [side, side]);
      const at = (x: number, y: number) => {
        const first = (Math.round(y * side) * side + Math.round(x * side)) * 3;
        return `#${data.subarray(first, first + 3).toString('hex')}`;
      };
      // The plate's edge, and the background above it.
      assert.equal(at(0.08, 0.5), primary.toLowerCase());
      assert.equal(at(0.5, 0.02), '#ffffff');
    });
  }

  it('cost little the second time, and nothing at all when they are known', async () => {
    const { headers } = await request(app).get('/favicon.ico');
    const again = await request(app)
      .get('/favicon.ico')
      .set('If-None-Match', headers['etag'] ?? '');
    assert.equal(again.status, 304);
  });

  it('are drawn anew after a drawing that failed', async () => {
    const { parts } = await sharedApp();
    let failures = 1;
    const toPng: typeof iconPng = (svg, side) =>
      failures-- > 0 ? Promise.reject(new Error('no memory')) : iconPng(svg, side);
    const failing = express().use(siteIcons(parts.source, { brand: () => ({}), toPng }));
    const told: ErrorRequestHandler = (_error, _req, res, _next) => res.sendStatus(500);
    failing.use(told);
    const failed = await request(failing).get('/favicon.ico').expect(500);
    assert.equal(failed.headers['cache-control'], undefined);
    const again = await request(failing).get('/favicon.ico').expect(200);
    assert.equal(again.type, 'image/png');
  });

  it('are only read', async () => {
    const response = await request(app).post('/favicon.ico').set('Sec-Fetch-Site', 'same-origin');
    assert.equal(response.status, 405);
  });
});
