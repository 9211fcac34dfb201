import assert from 'node:assert/strict';
import express, { type ErrorRequestHandler } from 'express';
import request from 'supertest';
import { mediaHandler } from '../../../../../server/services/media/media-handler.ts';
import { MediaFault } from '../../../../../server/services/media/fetch/media-fault.ts';
import {
  parseFileName,
  type Variant,
} from '../../../../../server/services/media/sizing/media-path.ts';
import { ManualTimers } from '../../../../support/manual-timers.ts';

type Options = Parameters<typeof mediaHandler>[0];

const URL = '/media/house.0123456789abcdef.480.webp';

function appWith(bytes: () => Promise<Buffer>, timers = new ManualTimers()) {
  const lighter = (variant: Variant) => ({ ...variant, width: 320 });
  const media = { variant: parseFileName, lighter, bytes } as Options['media'];
  const app = express();
  app.use('/media', mediaHandler({ media, timers }));
  const told: ErrorRequestHandler = (error: Error, _req, res, _next) => {
    res.status(500).send(error.message);
  };
  return app.use(told);
}

describe('mediaHandler', () => {
  it('lets a visitor wait twenty seconds at most, and asks them to come back', async () => {
    const timers = new ManualTimers();
    let ask = () => {};
    const asked = new Promise<void>((resolve) => {
      ask = resolve;
    });
    const never = () => {
      ask();
      return new Promise<Buffer>(() => {});
    };
    const answer = request(appWith(never, timers)).get(URL).expect(503);
    const sent = answer.then(({ headers }) => headers);
    await asked;
    timers.goOff(20_000);
    const headers = await sent;
    assert.equal(headers['retry-after'], '10');
    assert.equal(headers['cache-control'], 'no-store');
  });

  it('leaves no timer behind a picture that came', async () => {
    const timers = new ManualTimers();
    await request(appWith(async () => Buffer.from('made'), timers))
      .get(URL)
      .expect(200);
    assert.deepEqual(timers.waiting, []);
  });

  it('has a status for each reason why there is no picture', async () => {
    for (const [kind, status] of [
      ['gone', 404],
      ['unusable', 502],
      ['unreachable', 502],
      ['busy', 503],
    ] as const) {
      const app = appWith(() => Promise.reject(new MediaFault(kind, 'http://secret.example')));
      const { text } = await request(app).get(URL).expect(status);
      assert.doesNotMatch(text, /secret/);
    }
  });

  it('leaves a fault of ours to the error page', async () => {
    const app = appWith(() => Promise.reject(new TypeError('a mistake')));
    const { text } = await request(app).get(URL).expect(500);
    assert.equal(text, 'a mistake');
  });

  it('answers HEAD with the head alone', async () => {
    const app = appWith(async () => Buffer.from('made'));
    const { headers, text } = await request(app).head(URL).expect(200);
    assert.equal(headers['content-length'], '4');
    assert.equal(text, undefined);
  });
});
