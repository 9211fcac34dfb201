import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { CrmCalls } from '../../../server/services/crm/http/crm-calls.ts';
import { wireOptionsSchema } from '../../../server/services/crm/wire-options.ts';

/** Listens, says on which port, and never takes a connection: it waits for ever. */
const DEAF = `
  const server = require('node:net').createServer();
  server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
    require('node:fs').writeSync(1, String(server.address().port));
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  });`;
/** More connections than the system keeps for it. */
const MANY = 8;

describe('a CRM that takes no connection', () => {
  let child: ChildProcess;
  let waiting: Socket[];
  let calls: CrmCalls;
  before(async () => {
    child = spawn(process.execPath, ['-e', DEAF], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [port] = (await once(child.stdout!, 'data')) as [Buffer];
    waiting = Array.from({ length: MANY }, () => connect(Number(port), '127.0.0.1'));
    for (const socket of waiting) socket.on('error', () => {});
    calls = new CrmCalls(
      {
        url: `http://127.0.0.1:${String(port)}/Service.svc`,
        customer: 'x',
        password: 'y',
        siteId: undefined,
        officeId: undefined,
        options: wireOptionsSchema.parse({}),
      },
      Date.now,
    );
  });
  after(async () => {
    for (const socket of waiting) socket.destroy();
    await calls.destroy();
    child.kill('SIGKILL');
  });

  // Without a limit of its own it would be told after five seconds that there was no answer.
  it('is given up before it could have answered, and said to be out of reach', async () => {
    await assert.rejects(calls.call('GetUserList', {}, { kind: 'write' }), {
      name: 'CrmUnreachable',
      message: 'GetUserList: no connection in time',
      kind: 'no connection',
    });
  });
});
