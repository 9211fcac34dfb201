import assert from 'node:assert/strict';
import express from 'express';
import request from 'supertest';
import { accessLog } from '../../../../server/platform/http/access-log.ts';
import { requestId } from '../../../../server/platform/http/request-id.ts';
import { createLog } from '../../../../server/platform/log.ts';

function logged(level: string) {
  const lines: Record<string, unknown>[] = [];
  let time = 1000;
  const log = createLog(level, { write: (line) => lines.push(JSON.parse(line)) });
  const app = express();
  app.use(requestId(0));
  app.use(accessLog(log, () => (time += 7)));
  app.get('/quiet', (_req, res) => {
    res.locals.isRoutine = true;
    res.send('ok');
  });
  app.get('/broken', (_req, res) => {
    res.status(500).send('broken');
  });
  return { app, lines };
}

describe('log of requests', () => {
  it('says method, path, status and time, and nothing about the visitor', async () => {
    const { app, lines } = logged('info');
    const asked = request(app).get('/nl/te-koop?email=a@b.be').set('Cookie', 'secret=1');
    await asked.set('User-Agent', 'spy').set('X-Forwarded-For', '203.0.113.9');
    const [{ time, id, ...line } = {}] = lines;
    assert.deepEqual(line, {
      level: 'info',
      method: 'GET',
      path: '/nl/te-koop',
      status: 404,
      ms: 7,
    });
    assert.match(String(id), /^[\w-]{8}-1$/);
    assert.ok(!Number.isNaN(Date.parse(String(time))));
  });

  it('leaves out the name of an owner’s document', async () => {
    const { app, lines } = logged('info');
    await request(app).get('/nl/login/historiek/70433/documents/opdracht%20Claes.pdf?x=1');
    assert.equal(lines[0]?.['path'], '/nl/login/historiek/70433/documents/[file]');
  });

  it('names every request differently', async () => {
    const { app, lines } = logged('info');
    await Promise.all([1, 2, 3].map(() => request(app).get('/')));
    assert.equal(new Set(lines.map(({ id }) => id)).size, 3);
  });

  it('leaves out routine requests, and logs failed ones', async () => {
    const { app, lines } = logged('info');
    await request(app).get('/quiet');
    await request(app).get('/broken');
    assert.deepEqual(
      lines.map(({ level, path }) => [level, path]),
      [['error', '/broken']],
    );
    const all = logged('debug');
    await request(all.app).get('/quiet');
    assert.deepEqual(
      all.lines.map(({ level, path }) => [level, path]),
      [['debug', '/quiet']],
    );
  });

  it('cuts a path that is too long', async () => {
    const { app, lines } = logged('info');
    await request(app).get(`/${'x'.repeat(2000)}`);
    assert.equal(String(lines[0]?.['path']).length, 300);
  });
});
