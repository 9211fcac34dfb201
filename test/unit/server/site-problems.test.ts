import assert from 'node:assert/strict';
import path from 'node:path';
import { folderCrm } from '../../../server/crm-adapters.ts';
import { parseConfig } from '../../../server/config.ts';
import { siteProblems } from '../../../server/site-problems.ts';
import { AgencyCopy } from '../../support/agency-copy.ts';
import { NOON, temporaryDataDir } from '../../support/site-app.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

describe('the problems of a folder', () => {
  it('are looked for again only when a file has changed, or an hour is over', async () => {
    const agency = new AgencyCopy(path.join(ROOT, 'server/demo'));
    const config = parseConfig({ SITE_DIR: agency.dir, DATA_DIR: temporaryDataDir() });
    let checks = 0;
    let time = NOON;
    const problems = siteProblems(config, path.join(ROOT, 'dist'), {
      now: () => time,
      folderCrm: () => {
        checks += 1;
        return folderCrm(config, () => time);
      },
    });
    const first = await problems();
    assert.equal(await problems(), first);
    assert.equal(checks, 1);
    agency.edit<{ colours: object }>('site.json', ({ colours }) => {
      Object.assign(colours, { primry: '#000000' });
    });
    assert.ok((await problems()).some(({ path: place }) => place === 'colours.primry'));
    assert.equal(checks, 2);
    time += 60 * 60_000;
    await problems();
    assert.equal(checks, 3);
  });
});
