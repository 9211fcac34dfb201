import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError } from '../../../server/config.ts';
import { SiteError } from '../../../server/services/site/site-error.ts';
import { startFailure } from '../../../server/start-failure.ts';

describe('errors', () => {
  it('at the start are told line by line, without a stack', () => {
    const config = new ConfigError([
      { name: 'PORT', reason: 'a number' },
      { name: 'CRM', reason: 'unknown' },
    ]);
    assert.deepEqual(startFailure(config).split('\n').slice(1), [
      '  PORT: a number',
      '  CRM: unknown',
    ]);
    const site = new SiteError('agency', [
      { file: 'site.json', path: 'phone', reason: 'is missing' },
    ]);
    assert.match(
      startFailure(site),
      /^The site in agency has 1 problem:\n {2}site\.json: phone: is missing$/,
    );
  });

  it('at the start name the build when a file of it is missing', async () => {
    const missing = async (file: string) =>
      startFailure(await readFile(path.resolve(file)).catch((error: unknown) => error));
    assert.match(await missing('dist/no-such-file'), /npm run build/);
    assert.doesNotMatch(await missing('no-such-file'), /npm run build/);
    assert.doesNotMatch(await missing('no-such-file'), /\n/);
  });

  it('that nobody foresaw keep their stack', () => {
    assert.match(startFailure(new TypeError('oops')), /TypeError: oops\n\s+at /);
    assert.equal(startFailure('text'), 'text');
  });
});
