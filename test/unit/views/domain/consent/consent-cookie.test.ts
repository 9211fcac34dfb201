import assert from 'node:assert/strict';
import fc from 'fast-check';
import { consentCookie, readConsent } from '../../../../../views/domain/consent/consent-cookie.ts';
import {
  CATEGORIES,
  consentMode,
  isGranted,
  OPTIONAL_CATEGORIES,
} from '../../../../../views/domain/consent/consent.ts';

const LIST = '0a1b2c3d';
const decision = fc.subarray([...OPTIONAL_CATEGORIES]).map((names) => new Set(names));
const pairOf = (cookie: string) => cookie.split(';')[0] ?? '';

describe('the consent cookie', () => {
  it('reads back every decision, among any other cookies', () => {
    const other = fc.stringMatching(/^[a-z]{1,8}=[\w.]{0,12}$/);
    const others = fc.array(other.filter((pair) => !pair.startsWith('consent=')));
    fc.assert(
      fc.property(decision, others, others, (consent, before, after) => {
        const cookies = [...before, pairOf(consentCookie(consent, LIST, true)), ...after];
        assert.deepEqual(readConsent(cookies.join('; '), LIST), consent);
      }),
    );
  });

  it('lasts 30 days on the whole site, and is sent over https only where the site is', () => {
    const cookie = consentCookie(new Set(['ad_storage']), LIST, false);
    assert.equal(cookie, `consent=${LIST}.0100; Path=/; Max-Age=2592000; SameSite=Lax`);
    assert.match(consentCookie(new Set(), LIST, true), /; Secure$/);
  });

  it('decides nothing when it is broken or about another list', () => {
    const broken = ['', 'consent', 'consent=', `consent=${LIST}`, `consent=${LIST}.`];
    const values = [`${LIST}.11`, `${LIST}.11111`, `${LIST}.1112`, `ffffffff.1111`, `.1111`, 'x.1'];
    for (const cookies of [...broken, ...values.map((value) => `consent=${value}`)]) {
      assert.equal(readConsent(cookies, LIST), undefined, cookies);
    }
    assert.equal(readConsent(`xconsent=${LIST}.1111`, LIST), undefined);
    fc.assert(
      fc.property(fc.string(), (text) => {
        const consent = readConsent(`consent=${text}`, LIST);
        const isOurs = new RegExp(`^${LIST}\\.[01]{4}\\s*(;|$)`).test(text);
        assert.equal(consent !== undefined, isOurs);
      }),
    );
  });
});

describe('consent', () => {
  it('knows five categories, the first of which is always granted', () => {
    assert.equal(CATEGORIES.length, 5);
    assert.equal(isGranted(undefined, 'necessary'), true);
    assert.equal(isGranted(new Set(), 'necessary'), true);
    assert.equal(isGranted(undefined, 'ad_storage'), false);
    assert.equal(isGranted(new Set(['ad_storage']), 'ad_storage'), true);
  });

  it('is told to Google category by category', () => {
    assert.deepEqual(consentMode(new Set(['analytics_storage'])), {
      analytics_storage: 'granted',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    });
    assert.deepEqual(new Set(Object.values(consentMode(undefined))), new Set(['denied']));
  });
});
