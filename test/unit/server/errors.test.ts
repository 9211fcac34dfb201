import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError } from '../../../server/config.ts';
import { HttpError, startFailure, statusOf } from '../../../server/errors.ts';
import { SiteError } from '../../../server/site/site-error.ts';

describe('errors', () => {
  it('have the status that they carry, otherwise 500', () => {
    assert.equal(statusOf(new HttpError(503, 'later')), 503);
    assert.equal(statusOf(Object.assign(new Error('too large'), { status: 413 })), 413);
    for (const odd of [new Error('x'), { status: 404 }, 'text', undefined, null, 404]) {
      assert.equal(statusOf(odd), 500);
    }
    for (const status of [200, 399, 600, '404', NaN]) {
      assert.equal(statusOf(Object.assign(new Error('x'), { status })), 500, String(status));
    }
  });

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
