import assert from 'node:assert/strict';
import fc from 'fast-check';
import { isExternalUrl, safeLink } from '../../../../../views/domain/text/safe-link.ts';

const SITE = 'https://www.kade-linde.example';

describe('safeLink', () => {
  it('lets the web, mail, telephone and the site’s own paths through', () => {
    for (const href of [
      'https://www.gent.be/plan?x=1#hier',
      'http://oud.example/',
      'mailto:ine@kade-linde.example',
      'tel:+3292223344',
      '/nl/te-koop?region=Gent%7C9000',
      '/',
    ]) {
      assert.equal(safeLink(href), href);
    }
    assert.equal(safeLink(' HTTPS://Example.com '), 'https://example.com/');
  });

  it('lets nothing else through', () => {
    for (const href of [
      '',
      'javascript:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,x',
      'ftp://x.example',
      'sms:+32470000000',
      '//evil.example',
      '/\\evil.example',
      '/.//evil.example',
      '/x/..//evil.example',
      'nl/te-koop',
      '#content',
      'https://me:secret@evil.example/',
      'https://',
    ]) {
      assert.equal(safeLink(href), undefined, href);
    }
  });

  it('says the same of its own answers, and never leaves a page of the site by a path', () => {
    const href = fc.oneof(
      fc.webUrl(),
      fc.string(),
      fc.string().map((path) => `/${path}`),
    );
    fc.assert(
      fc.property(href, (given) => {
        const safe = safeLink(given);
        if (safe === undefined) return;
        assert.equal(safeLink(safe), safe);
        if (safe.startsWith('/')) assert.equal(new URL(safe, SITE).origin, SITE);
      }),
    );
  });
});

describe('isExternalUrl', () => {
  it('is true for other sites only', () => {
    assert.ok(isExternalUrl('https://www.gent.be/', SITE));
    assert.ok(isExternalUrl('https://www.gent.be/'));
    for (const href of [`${SITE}/nl`, '/nl', 'mailto:a@b.example', 'tel:+32']) {
      assert.ok(!isExternalUrl(href, SITE), href);
    }
  });
});
