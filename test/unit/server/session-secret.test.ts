import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { ConfigError } from '../../../server/config.ts';
import { knownSecret, sessionSecret } from '../../../server/session-secret.ts';
import { temporaryDataDir, temporaryDir } from '../../support/site-app.ts';

const MODULE = path.resolve(import.meta.dirname, '../../../server/session-secret.ts');

describe('session secret', () => {
  let dataDir: string;
  let file: string;
  beforeEach(() => {
    dataDir = path.join(temporaryDataDir(), 'data');
    file = path.join(dataDir, 'session-secret');
  });

  it('is the one of the environment, and then keeps none', () => {
    assert.equal(sessionSecret({ sessionSecret: 'given', dataDir }), 'given');
    assert.throws(() => statSync(dataDir), /ENOENT/);
  });

  it('is made once, readable by its user alone', () => {
    const settings = { sessionSecret: undefined, dataDir };
    assert.equal(knownSecret(settings), undefined);
    const secret = sessionSecret(settings);
    assert.match(secret, /^[\da-f]{64}$/);
    assert.equal(statSync(file).mode & 0o777, 0o600);
    assert.equal(sessionSecret(settings), secret);
    assert.equal(knownSecret(settings), secret);
    const other = path.join(temporaryDir(), 'other');
    assert.notEqual(sessionSecret({ ...settings, dataDir: other }), secret);
  });

  it('is the same for servers that start at once', async () => {
    const program = `
      import { sessionSecret } from ${JSON.stringify(pathToFileURL(MODULE).href)};
      process.stdout.write(sessionSecret({ dataDir: ${JSON.stringify(dataDir)} }));`;
    const args = ['--input-type=module', '--eval', program];
    const starts = Array.from({ length: 6 }, () => promisify(execFile)(process.execPath, args));
    const secrets = (await Promise.all(starts)).map(({ stdout }) => stdout);
    assert.deepEqual(new Set(secrets), new Set([readFileSync(file, 'utf8')]));
    assert.deepEqual(readdirSync(dataDir), ['session-secret']);
  });

  it('is not used when others may read it or when it is damaged', () => {
    const settings = { sessionSecret: undefined, dataDir };
    sessionSecret(settings);
    chmodSync(file, 0o640);
    assert.throws(() => sessionSecret(settings), refusal(/chmod 600/));
    chmodSync(file, 0o600);
    writeFileSync(file, '');
    assert.throws(() => sessionSecret(settings), refusal(/damaged/));
  });
});

function refusal(says: RegExp) {
  return (error: unknown) => error instanceof ConfigError && says.test(error.message);
}
