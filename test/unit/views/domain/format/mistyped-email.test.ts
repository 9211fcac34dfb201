import assert from 'node:assert/strict';
import fc from 'fast-check';
import { suggestedEmail } from '../../../../../views/domain/format/mistyped-email.ts';

describe('an e-mail address that looks mistyped', () => {
  const KNOWN = ['gmail.com', 'hotmail.com', 'outlook.be', 'telenet.be', 'skynet.be', 'icloud.com'];

  for (const [typed, meant] of [
    ['an@gmail.con', 'an@gmail.com'],
    ['an@gmial.com', 'an@gmail.com'],
    ['an@GMAIL.CO', 'an@gmail.com'],
    ['an@gmail.be', 'an@gmail.com'],
    ['an@hotmal.con', 'an@hotmail.com'],
    ['an@telnet.be', 'an@telenet.be'],
    ['an@skynet.com', 'an@skynet.be'],
    ['an@outlok.be', 'an@outlook.be'],
  ] as const) {
    it(`is ${typed}, for ${meant}`, () => assert.equal(suggestedEmail(typed), meant));
  }

  it('is undefined for an address of a provider, a company, or a short domain', () => {
    const honest = [
      ...KNOWN.map((domain) => `an@${domain}`),
      'an@hotmail.de',
      'an@me.com',
      'an@he.com',
      'an@kade-linde.example',
      'an@ugent.be',
      'an@vlaanderen.be',
      'иван@почта.рф',
      'an',
      '@gmail.con',
    ];
    for (const email of honest) assert.equal(suggestedEmail(email), undefined, email);
  });

  it('is found when any character of a long domain is missing, doubled or swapped', () => {
    fc.assert(
      fc.property(fc.constantFrom(...KNOWN), fc.nat(), fc.nat(2), (domain, place, kind) => {
        const at = place % (domain.length - 1);
        const [one = '', two = ''] = [domain[at], domain[at + 1]];
        const changed = [two, one + one + two, two + one][kind] ?? '';
        const typed = domain.slice(0, at) + changed + domain.slice(at + 2);
        // Those of other providers are known, too.
        if (typed === domain || typed === 'mail.com') return;
        assert.notEqual(suggestedEmail(`an@${typed}`), undefined, typed);
      }),
    );
  });
});
