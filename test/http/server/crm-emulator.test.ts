import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import { runCommand } from '../../support/run-command.ts';
import { portOf, type StartedServer, startMain } from '../../support/started-server.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const EMULATOR = path.join(ROOT, 'server/commands/crm-emulator.ts');

describe('the CRM emulator', () => {
  const started: StartedServer[] = [];
  afterEach(async () => {
    for (const { child } of started) child.kill();
    await Promise.all(started.splice(0).map(({ ended }) => ended));
  });
  const start = (...given: Parameters<typeof startMain>) => {
    const server = startMain(...given);
    started.push(server);
    return server;
  };

  it('prints the line of docs/extending.md, which starts the site with its homes', async () => {
    const { child } = start({}, EMULATOR, '0');
    const [printed] = (await once(child.stdout!, 'data')) as [Buffer];
    const line = String(printed).trim();
    const steps = await readFile(path.join(ROOT, 'docs/extending.md'), 'utf8');
    const atUsualPort = line.replace(/127\.0\.0\.1:\d+/, '127.0.0.1:3902');
    assert.ok(steps.includes(`npm run crm-emulator\n${atUsualPort}\n`), line);
    const settings = line.split(' ').filter((word) => word.includes('='));
    const env = Object.fromEntries(settings.map((word) => word.split('=') as [string, string]));
    assert.equal(env['CRM'], 'http');
    const port = await portOf(start(env));
    const answer = await fetch(`http://127.0.0.1:${port}/nl/te-koop`);
    assert.equal(answer.status, 200);
    assert.ok(load(await answer.text())('[data-card]').length > 5);
  });

  it('serves the agency on the wire of Whise as well, which crm-check reads', async () => {
    const { child } = start({}, EMULATOR, 'whise', '0');
    const [printed] = (await once(child.stdout!, 'data')) as [Buffer];
    const settings = String(printed)
      .trim()
      .split(' ')
      .filter((word) => word.includes('='));
    const env = Object.fromEntries(settings.map((word) => word.split('=') as [string, string]));
    assert.equal(env['CRM'], 'whise');
    const { stdout, stderr } = await runCommand('server/commands/crm-check.ts', [], env);
    assert.equal(stderr, '');
    assert.match(stdout, /^\d{3} estates: \d+ homes, 7 projects, \d+ people\.$/m);
  });

  it('names the faults that it knows, and ends with 1 for another', async () => {
    const { code, stderr } = await start({}, EMULATOR, '0', 'lazy').ended;
    assert.equal(code, 1);
    assert.match(stderr, /^"lazy" is none of: none, .*garbage.*\n$/);
  });

  it('says in one line that a port is none, or taken', async () => {
    const { stderr: none } = await start({}, EMULATOR, 'abc').ended;
    assert.equal(none, '"abc" is no port\n');
    const first = start({}, EMULATOR, '0');
    const [printed] = (await once(first.child.stdout!, 'data')) as [Buffer];
    const port = /:(\d+)\//.exec(String(printed))?.[1] ?? '';
    const second = await start({}, EMULATOR, port).ended;
    assert.equal(second.code, 1);
    assert.equal(second.stderr, `Port ${port} is taken.\n`);
  });
});
