import assert from 'node:assert/strict';
import type { Express } from 'express';
import request from 'supertest';
import { createApp } from '../../../server/app.ts';
import { limitedRenderer } from '../../../server/services/render/limited-renderer.ts';
import { freshApp } from '../../support/site-app.ts';

describe('more pages than can be rendered', () => {
  let app: Express;
  let rendering: (() => void)[];
  /** Lets go of everything that is being rendered, and renders the rest at once. */
  const release = () => {
    for (const go of rendering.splice(0)) go();
  };

  const cachedPage = () => request(app).get('/nl/te-koop').set('Host', 'localhost');

  beforeEach(async () => {
    const { parts } = await freshApp();
    const { renderer } = parts.source;
    rendering = [];
    const limited = limitedRenderer(
      {
        ...renderer,
        renderPage: async (input) => {
          if (input.query.has('hold')) await new Promise<void>((go) => rendering.push(go));
          return renderer.renderPage(input);
        },
      },
      { atATime: 2, maxWaiting: 1 },
    );
    const source = { ...parts.source, renderer: limited };
    app = createApp({ ...parts, source });
    await cachedPage().expect(200);
  });

  it('are queued; those beyond the queue get 503, and cached pages are sent', async () => {
    const asked = [1, 2, 3].map((at) =>
      request(app)
        .get(`/nl/te-koop?hold=${at}`)
        .then(({ status }) => status),
    );
    while (rendering.length < 2) await new Promise((resolve) => setImmediate(resolve));
    const refused = await request(app).get('/nl/te-koop?hold=4');
    assert.equal(refused.status, 503);
    assert.match(refused.headers['retry-after'] ?? '', /^\d+$/);
    assert.match(refused.text, /<html lang="nl"/);
    await cachedPage().expect(200);
    const answers = Promise.all(asked);
    const letting = setInterval(release, 1);
    assert.deepEqual(await answers, [200, 200, 200]);
    clearInterval(letting);
  });

  it('are bounded in their length: no list is given whole as far as anybody asks', async () => {
    await request(app).get('/flight/list/10/nl/te-koop').expect(200);
    await request(app).get('/flight/list/11/nl/te-koop').expect(404);
  });
});
