import assert from 'node:assert/strict';
import request from 'supertest';
import { NOON, type SiteApp, siteApp, temporaryDataDir } from '../../support/site-app.ts';
import { runCommand } from '../../support/run-command.ts';
import { memoryStores, brokenStores } from '../../support/stores/memory-stores.ts';

const COMMAND = 'server/commands/site.ts';
const TIMES = 11;

async function ask({ app }: SiteApp, path: string, times = TIMES): Promise<void> {
  for (let time = 0; time < times; time += 1) await request(app).get(path).expect(404);
}

describe('missing pages', () => {
  it('are listed once they were asked for more than ten times a day, by their paths alone', async () => {
    const dataDir = temporaryDataDir();
    const env = { DATA_DIR: dataDir };
    assert.match((await runCommand(COMMAND, ['missing'], env)).stdout, /^No page that is missing/);
    const elsewhere = await runCommand(COMMAND, ['missing'], { DATA_DIR: `${dataDir}/typo` });
    assert.equal(elsewhere.stderr, `There is no folder ${dataDir}/typo (DATA_DIR).\n`);
    const site = await siteApp({ env });
    await ask(site, '/nl/oud/huis-12?name=Peeters', TIMES + 1);
    await ask(site, '/nl/oud/zelden', TIMES - 1);
    await ask(site, '/wp-login.php');
    await ask(site, '/nl/uitschrijven/an@example.be');
    await request(site.app).get('/nl/te-koop').expect(200);
    await site.parts.missingPages.stop();
    const { stdout, code } = await runCommand(COMMAND, ['missing'], env);
    assert.equal(code, 0);
    assert.deepEqual(stdout.split('\n'), [
      'Missing pages that were asked for more than 10 times a day:',
      '  most/day  days  last        path',
      '        12     1  2026-11-20  /nl/oud/huis-12',
      '',
      'The same, but as programs ask that look for weaknesses; an old site may have them too:',
      '  most/day  days  last        path',
      '        11     1  2026-11-20  /wp-login.php',
      '',
      'A line of redirects.csv leads from an old path to a page or a home: /old/path,for-sale',
      '',
    ]);
  });

  it('are counted by the day on which they are asked for', async () => {
    const stores = memoryStores();
    let now = NOON;
    const site = await siteApp({ stores, now: () => now });
    await ask(site, '/oud', 2);
    now += 24 * 3_600_000;
    await ask(site, '/oud', 3);
    await site.parts.missingPages.write();
    assert.deepEqual(await stores.missingPages.list(), [
      { day: '2026-11-20', path: '/oud', count: 2 },
      { day: '2026-11-21', path: '/oud', count: 3 },
    ]);
  });

  it('are no page of a preview, and nothing that was sent', async () => {
    const stores = memoryStores();
    const site = await siteApp({ stores });
    await ask(site, '/nl/contact?preview=about.abc.def', 1);
    await request(site.app).post('/nl/oud').set('Sec-Fetch-Site', 'same-origin').expect(404);
    await site.parts.missingPages.stop();
    assert.deepEqual(await stores.missingPages.list(), []);
  });

  it('are shown as ever where they cannot be counted', async () => {
    const { missingPages } = brokenStores(() => Promise.reject(new Error('gone')));
    const site = await siteApp({ stores: { ...memoryStores(), missingPages } });
    await ask(site, '/oud', 1);
    await site.parts.missingPages.stop();
    assert.ok(site.lines.some(({ msg }) => msg === 'missing pages could not be counted'));
  });

  it('say how the command is used', async () => {
    const { code, stderr } = await runCommand(COMMAND, ['lost']);
    assert.equal(code, 1);
    assert.match(stderr, /^npm run site -- missing/);
  });
});
