import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  countablePath,
  isProbe,
} from '../../../../../server/services/missing-pages/countable-path.ts';

describe('the paths of missing pages', () => {
  for (const [path, counted] of [
    ['/nl/te-koop/appartement-gent-9000/', '/nl/te-koop/appartement-gent-9000'],
    ['/pand.aspx', '/pand.aspx'],
    ['//images//foto-12345.jpg', '/images/foto-12345.jpg'],
    ['/caf%C3%A9', '/café'],
    ['/nl/huis-met-vier-slaapkamers-en-een-grote-tuin-9030-mariakerke', undefined],
  ] as const) {
    const wanted = counted ?? path;
    it(`count ${path} as ${wanted}`, () => assert.equal(countablePath(path), wanted));
  }

  for (const [what, path] of [
    ['an e-mail address', '/uitschrijven/an@example.be'],
    ['an encoded e-mail address', '/uitschrijven/an%40example.be'],
    ['a phone number', '/bel/0470-12.34.56'],
    ['a phone number without spaces', '/bel/+32470123456'],
    ['a token', '/reset/a8f2c91bd03e4477'],
    ['a UUID', '/lead/0b0e5a4e-6d0f-4b0a-8d51-7d6f3f6e1c11'],
    ['a control character', '/a%0Ab'],
    ['a character that turns the text', '/a%E2%80%AEb'],
    ['a broken escape', '/%E0%A4%A'],
    ['more than 200 characters', `/${'a'.repeat(200)}`],
    ['nothing', '/'],
  ] as const) {
    it(`are not counted with ${what}`, () => assert.equal(countablePath(path), undefined));
  }

  it('hold no e-mail address and no control character, whatever is asked for', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const counted = countablePath(`/${text}`);
        assert.ok(counted === undefined || !/[@\p{C}]/u.test(counted));
      }),
    );
  });

  for (const path of [
    '/wp-login.php',
    '/blog/wp-content/x',
    '/.env',
    '/.git/config',
    '/a.sql',
    '/default.aspx',
    '/cgi-bin/luci',
  ]) {
    it(`${path} is asked for by programs`, () => assert.ok(isProbe(path)));
  }

  for (const path of ['/nl/te-koop', '/images/foto.jpg', '/brochure.pdf', '/index.html']) {
    it(`${path} is asked for by visitors`, () => assert.ok(!isProbe(path)));
  }
});
