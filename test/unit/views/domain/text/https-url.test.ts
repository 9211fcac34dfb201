import assert from 'node:assert/strict';
import { httpsUrlSchema } from '../../../../../views/domain/text/https-url.ts';

describe('an address that becomes a link', () => {
  const isTaken = (url: string) => httpsUrlSchema.safeParse(url).success;

  it('is https and nothing else', () => {
    assert.ok(isTaken('https://www.biv.be/plichtenleer?x=1#y'));
    for (const url of [
      'javascript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'http://www.biv.be',
      'https://www.biv.be@evil.example',
      'https://www.biv.be/ x',
      '//www.biv.be',
      '',
    ]) {
      assert.ok(!isTaken(url), url);
    }
  });
});
