import assert from 'node:assert/strict';
import fc from 'fast-check';
import { partnerUrl, partnerSchema } from '../../../../../views/domain/site/partner-link.ts';

const label = { nl: 'Kandideer', fr: 'Postuler', en: 'Apply', de: 'Bewerben' };

describe('a link to a partner', () => {
  it('is filled with the home and the language', () => {
    const url = 'https://huren.example/[Language]/[ID]?ref=[Ident]';
    const partner = partnerSchema.parse({ label, url });
    const home = { id: 70408, ident: 'KL/70 408' };
    assert.equal(
      partnerUrl(partner, home, 'de'),
      'https://huren.example/de/70408?ref=KL%2F70%20408',
    );
  });

  it('is undefined where it needs a reference that the home does not have', () => {
    const partner = partnerSchema.parse({ label, url: 'https://huren.example/[Ident]' });
    assert.equal(partnerUrl(partner, { id: 1 }, 'nl'), undefined);
  });

  for (const url of [
    'https://huren.example/',
    'http://huren.example/[ID]',
    'javascript:alert([ID])',
    'https://[ID].example/',
    'https://me@huren.example/[ID]',
    'https://huren.example/[ID]/[Price]',
    '/[ID]',
  ]) {
    it(`is not ${url}`, () => assert.equal(partnerSchema.safeParse({ label, url }).success, false));
  }

  it('stays on its host whatever the reference holds', () => {
    const partner = partnerSchema.parse({ label, url: 'https://huren.example/x/[Ident]' });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (ident) => {
        const url = new URL(partnerUrl(partner, { id: 1, ident }, 'nl') ?? '');
        assert.equal(url.origin, 'https://huren.example');
        assert.equal(url.search + url.hash, '');
      }),
    );
  });
});
