import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Request, Response } from 'express';
import request from 'supertest';
import { isBrokenOff } from '../../../server/platform/http/broken-off.ts';
import { listening } from '../../support/listening.ts';
import { freshApp } from '../../support/site-app.ts';

const FILE = '/third-party-notices.txt';
const VIDEO = '/videos/street-dusk.mp4';

describe('a request that the visitor breaks off', () => {
  for (const path of [FILE, VIDEO]) {
    it(`is no error in the log, nor answered with its page: ${path}`, async () => {
      const { app, lines } = await freshApp();
      const left = Promise.withResolvers<void>();
      const server = await listening((req, res) => {
        res.once('close', () => left.resolve());
        app(req, res);
        req.socket.destroy();
      });
      try {
        const socket = connect(server.port, '127.0.0.1');
        socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
        await Promise.all([left.promise, once(socket, 'close')]);
        // What came after the request has been logged by then; an error is, before its page is made.
        await request(app).get(path).set('Host', 'localhost').expect(200);
        const told = lines.filter(({ level }) => level === 'error' || level === 'warn');
        assert.deepEqual(told, []);
      } finally {
        await server.close();
      }
    });
  }

  it('is distinguished from a failure of the server, whatever state the connection is in', () => {
    const gone = {
      req: { socket: { destroyed: true } },
      res: { closed: true, writableFinished: false },
    };
    const there = {
      req: { socket: { destroyed: false } },
      res: { closed: false, writableFinished: false },
    };
    const closed = Object.assign(new Error('Request aborted'), { code: 'ECONNABORTED' });
    const isOff = (error: unknown, { req, res }: typeof gone) =>
      isBrokenOff(error, req as Request, res as Response);
    assert.equal(isOff(closed, gone), true);
    assert.equal(isOff(closed, there), false);
    assert.equal(isOff(new Error('ours'), gone), false);
    assert.equal(isOff(undefined, gone), false);
  });
});
