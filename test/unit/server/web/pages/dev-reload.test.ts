import assert from 'node:assert/strict';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { devReload, withReloadScript } from '../../../../../server/web/pages/dev-reload.ts';

describe('reloading in development', () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });

  async function started(run?: string): Promise<string> {
    const server = express().use(devReload(run)).listen(0, '127.0.0.1');
    servers.push(server);
    await new Promise((resolve) => server.once('listening', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  /** The first event; the stream stays open until `signal` aborts it. */
  async function firstEvent(origin: string): Promise<string> {
    const control = new AbortController();
    const answer = await fetch(`${origin}/dev/reload`, { signal: control.signal });
    assert.match(answer.headers.get('content-type') ?? '', /^text\/event-stream/);
    const { value, done } = (await answer.body?.getReader().read()) ?? {};
    control.abort();
    assert.equal(done, false);
    return new TextDecoder().decode(value);
  }

  const runOf = (page: Buffer) => /reload\.js\?run=([\w-]{36})"/.exec(page.toString())?.[1];

  it('names the run of the process in the page and in the event', async () => {
    const run = runOf(withReloadScript(Buffer.from('<body></body>')));
    assert.ok(run);
    assert.equal(await firstEvent(await started()), `retry: 300\ndata: ${run}\n\n`);
  });

  it('names another run in both where one is given', async () => {
    const run = 'c0ffee00-0000-4000-8000-000000000000';
    assert.equal(runOf(withReloadScript(Buffer.from('<body></body>'), run)), run);
    assert.match(await firstEvent(await started(run)), new RegExp(`data: ${run}\n`));
  });

  it('serves the script that listens', async () => {
    const answer = await fetch(`${await started()}/dev/reload.js`);
    assert.match(answer.headers.get('content-type') ?? '', /^text\/javascript/);
    assert.match(await answer.text(), /new EventSource\('\/dev\/reload'\)/);
  });
});
