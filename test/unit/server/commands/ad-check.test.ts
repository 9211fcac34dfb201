import assert from 'node:assert/strict';
import { runCommand } from '../../../support/run-command.ts';

const COMMAND = 'server/commands/ad-check.ts';

describe('npm run ad-check', () => {
  it('finds nothing missing at the demo agency, nor at the one to start from', async () => {
    for (const env of [{}, { SITE_DIR: 'server/new-site' }]) {
      const { code, stdout, stderr } = await runCommand(COMMAND, [], env);
      assert.equal(code, 0, stdout + stderr);
      assert.match(stdout, /: \d+ homes on offer, \d+ duties to meet\.\n\nNothing is missing\.\n$/);
    }
  });

  it('lists what another agency misses, and ends with 1', async () => {
    const env = { SITE_DIR: 'test/agencies/oosterschaduw' };
    const { code, stdout } = await runCommand(COMMAND, [], env);
    assert.equal(code, 1);
    assert.match(
      stdout,
      /\n506 {2}1000 Bruxelles, for sale\n {2}misses {2}CO2 emissions in kg\/m²\n/,
    );
    assert.match(stdout, /\nHomes that miss something: \d+, \d+ things in all/);
  });

  it('says what is wrong where there is no agency', async () => {
    const { code, stderr } = await runCommand(COMMAND, [], { SITE_DIR: '/no/such/folder' });
    assert.equal(code, 1);
    assert.match(stderr, /site\.json: the file is missing/);
  });
});
