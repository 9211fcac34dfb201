import assert from 'node:assert/strict';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { devReload } from '../../../../../server/web/pages/dev-reload.ts';

describe('reloading in development', () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });

  async function started(): Promise<string> {
    const server = express().use(devReload()).listen(0, '127.0.0.1');
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

  it('tells the same run by the same name, another by another', async () => {
    const [one, other] = [await started(), await started()];
    const name = await firstEvent(one);
    assert.match(name, /^retry: \d+\ndata: [\w-]{36}\n\n$/);
    assert.equal(await firstEvent(one), name);
    assert.notEqual(await firstEvent(other), name);
  });

  it('serves the script that listens', async () => {
    const answer = await fetch(`${await started()}/dev/reload.js`);
    assert.match(answer.headers.get('content-type') ?? '', /^text\/javascript/);
    assert.match(await answer.text(), /new EventSource\('\/dev\/reload'\)/);
  });
});
