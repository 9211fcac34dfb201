import assert from 'node:assert/strict';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import {
  bestEncoding,
  createNegotiator,
  encode,
} from '../../../../../server/platform/http/content-encoding.ts';

describe('content encoding', () => {
  const cases: [header: string, encoding: string][] = [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['x-gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0.5, gzip;q=0.5', 'br'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['*, br;q=0', 'gzip'],
    ['identity;q=1, br;q=0.2', 'identity'],
    ['identity', 'identity'],
    ['zstd', 'identity'],
    ['br;q=rubbish', 'identity'],
    ['', 'identity'],
  ];
  for (const [header, encoding] of cases) {
    it(`${header || '(nothing)'} → ${encoding}`, () => {
      assert.equal(bestEncoding(header), encoding);
    });
  }

  it('remembers nothing wrong, whatever is sent', () => {
    const negotiate = createNegotiator();
    assert.equal(negotiate(undefined), 'identity');
    fc.assert(
      fc.property(fc.string(), (header) => {
        assert.equal(negotiate(header), bestEncoding(header));
        assert.equal(negotiate(header), bestEncoding(header));
      }),
    );
  });

  it('gives back what was encoded, smaller at the best effort', async () => {
    const body = Buffer.from('<p>Een huis in Gent</p>'.repeat(500));
    for (const effort of ['quick', 'best'] as const) {
      assert.deepEqual(brotliDecompressSync(await encode(body, 'br', effort)), body);
      assert.deepEqual(gunzipSync(await encode(body, 'gzip', effort)), body);
    }
    assert.equal(await encode(body, 'identity', 'best'), body);
  });
});
