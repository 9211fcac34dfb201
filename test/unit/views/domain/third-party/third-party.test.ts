import assert from 'node:assert/strict';
import {
  categoryFault,
  pageParties,
} from '../../../../../views/domain/third-party/page-parties.ts';
import { listHash, partyHosts } from '../../../../../views/domain/third-party/party-hosts.ts';
import { frameSettings } from '../../../../../views/domain/third-party/third-party-kinds.ts';
import {
  type FramedParty,
  type ThirdParty,
  thirdPartySchema,
} from '../../../../../views/domain/third-party/third-party.ts';
import { REVIEWS } from '../../../../support/sample-third-party.ts';

const FILLED = { nl: 'nl', fr: 'fr', en: 'en', de: 'de' };
const ON = {
  locale: 'fr',
  siteUrl: 'https://site.example',
  email: 'a@site.example',
  colours: { primary: '#111111', accent: '#222222' },
  item: { id: 7, url: 'https://site.example/fr/x-7', isProject: false },
} as const;

const parse = (data: object) => thirdPartySchema.parse(data);
const isAccepted = (data: object) => thirdPartySchema.safeParse({ ...REVIEWS, ...data }).success;

describe('a third party of a site', () => {
  it('loads its script over https, or over loopback as stand-ins do', () => {
    assert.ok(isAccepted({}));
    assert.ok(isAccepted({ script: 'http://127.0.0.1:3901/x.js' }));
    for (const script of [
      'http://stars.example/x.js',
      '//stars.example/x.js',
      '/x.js',
      'javascript:alert(1)',
      'data:text/javascript,1',
      'https://a:b@stars.example/x.js',
      'http://127.0.0.1.evil.example/x.js',
      'https://x.example;script-src/x.js',
    ]) {
      assert.ok(!isAccepted({ script }), script);
    }
  });

  it('names origins as hosts, with which a policy cannot be widened', () => {
    assert.ok(isAccepted({ hosts: ['https://api.stars.example', 'https://*.stars.example'] }));
    for (const host of [
      '*',
      'https:',
      'https://*',
      "'unsafe-inline'",
      'https://x.example; script-src *',
      'https://x.example,',
      'https://x.example/path',
      'http://x.example',
      'stars.example',
    ]) {
      assert.ok(!isAccepted({ hosts: [host] }), host);
    }
  });

  it('is one of the known kinds, with its own settings', () => {
    assert.ok(!isAccepted({ kind: 'tracker' }));
    assert.ok(!isAccepted({ embedId: '' }));
    assert.ok(!isAccepted({ key: 'of another kind' }));
    assert.ok(!isAccepted({ category: 'marketing' }));
    assert.ok(!isAccepted({ timeout: 0 }));
  });

  it('needs consent where it loads with the page', () => {
    const fault = (data: object) => categoryFault(parse({ ...REVIEWS, ...data }));
    assert.equal(fault({}), undefined);
    assert.match(fault({ category: 'necessary' }) ?? '', /needs consent/);
    const { embedId: _none, ...rest } = REVIEWS;
    const chat = parse({ ...rest, kind: 'chat', api: 'Chat', category: 'necessary' });
    assert.equal(categoryFault(chat), undefined);
  });

  describe('that measures visits', () => {
    const base = { id: 'tool', name: 'Tool', category: 'analytics_storage' };
    const matomo = { ...base, kind: 'matomo', script: 'https://m.example/matomo.js', siteId: 3 };
    const plausible = {
      ...base,
      kind: 'plausible',
      script: 'https://plausible.io/js/script.manual.js',
      domain: 'agency.example',
    };
    const page = { ...base, kind: 'page-script', script: 'https://c.example/count.js' };
    const gtag = { ...base, kind: 'gtag', account: 'G-AB12CD34EF' };
    const fault = (data: object) => categoryFault(parse(data));
    const necessary = { category: 'necessary', withoutConsent: FILLED };

    it('needs no consent where it stores nothing and the agency gives visitors the reason', () => {
      for (const tool of [matomo, plausible, page]) {
        assert.equal(fault({ ...tool, ...necessary }), undefined);
        assert.match(fault({ ...tool, category: 'necessary' }) ?? '', /withoutConsent/);
        assert.match(fault({ ...tool, withoutConsent: FILLED }) ?? '', /which this is not/);
      }
    });

    it('needs consent where it sets cookies, or is Google’s', () => {
      assert.match(fault({ ...matomo, ...necessary, setsCookies: true }) ?? '', /sets cookies/);
      assert.match(fault({ ...page, ...necessary, cookies: ['c'] }) ?? '', /sets cookies/);
      assert.match(fault({ ...gtag, category: 'necessary' }) ?? '', /needs consent/);
      assert.ok(!thirdPartySchema.safeParse({ ...gtag, withoutConsent: FILLED }).success);
    });

    it('is Google’s by its id alone', () => {
      assert.equal(partyHosts(parse(gtag))[0], 'https://www.googletagmanager.com');
      assert.ok(partyHosts(parse(gtag)).includes('https://*.google-analytics.com'));
      for (const account of ['', 'ab12', 'G-ab', 'G-AB&x=1', 'https://x.example']) {
        assert.ok(!thirdPartySchema.safeParse({ ...gtag, account }).success, account);
      }
    });

    it('may contact Matomo’s server beside the host of its script', () => {
      const tracker = 'https://agency.matomo.cloud/matomo.php';
      assert.deepEqual(partyHosts(parse({ ...matomo, tracker })), [
        'https://m.example',
        'https://agency.matomo.cloud',
      ]);
    });

    it('is sent to the page without what only visitors read', () => {
      const { analytics } = pageParties([
        parse({ ...plausible, ...necessary, hosts: ['https://a.example'] }),
        parse(REVIEWS),
      ]);
      assert.deepEqual(analytics, [
        {
          id: 'tool',
          kind: 'plausible',
          category: 'necessary',
          script: plausible.script,
          domain: 'agency.example',
          pageViews: 'manual',
        },
      ]);
    });
  });

  it('may contact the host of its script and those that it names', () => {
    const hosts = ['https://api.stars.example', 'https://stars.example'];
    assert.deepEqual(partyHosts(parse({ ...REVIEWS, hosts })), hosts.toReversed());
  });
});

describe('the hash of the list of third parties', () => {
  const hash = (...list: object[]) => listHash(list.map(parse));

  it('changes with what a visitor decides on, and with nothing else', () => {
    const first = hash(REVIEWS);
    assert.match(first, /^[0-9a-f]{8}$/);
    assert.notEqual(hash({ ...REVIEWS, category: 'ad_user_data' }), first);
    assert.notEqual(hash({ ...REVIEWS, name: 'Others' }), first);
    assert.notEqual(hash({ ...REVIEWS, hosts: ['https://more.example'] }), first);
    assert.notEqual(hash(REVIEWS, { ...REVIEWS, id: 'more' }), first);
    assert.equal(hash({ ...REVIEWS, embedId: 'agency-2', timeout: 3 }), first);
    assert.equal(hash({ ...REVIEWS, script: 'https://stars.example/v2.js' }), first);
  });

  it('does not depend on the order', () => {
    const other = { ...REVIEWS, id: 'other' };
    assert.equal(hash(REVIEWS, other), hash(other, REVIEWS));
  });
});

describe('what the frame of a third party is told', () => {
  const { embedId: _none, ...plain } = REVIEWS;
  const told = (data: object, on: object = ON) =>
    frameSettings(parse({ ...plain, ...data }) as ThirdParty & FramedParty, { ...ON, ...on });

  it('is the embed id of reviews, and the language', () => {
    assert.deepEqual(told({ kind: 'reviews', embedId: 'agency-1' }), {
      script: REVIEWS.script,
      lang: 'fr',
      attributes: { 'embed-id': 'agency-1', language: 'fr' },
    });
  });

  it('is the home of the page, for a property widget', () => {
    const { attributes } = told({ kind: 'property-widget', key: 'k' });
    assert.equal(attributes['property-id'], '7');
    assert.equal(attributes['property-url'], ON.item.url);
    assert.equal(attributes['key'], 'k');
  });

  it('are the hidden fields of a form', () => {
    const form = { kind: 'form', siteId: 9 };
    assert.deepEqual(told(form).fields, { objectid: '7', siteid: '9', eventtype: 'profile' });
    assert.equal(told(form, { item: undefined }).fields?.['objectid'], '');
  });

  it('are the data attributes of the appointment widget, and the button to press', () => {
    const confirmation = { title: FILLED, text: { ...FILLED, fr: 'merci' } };
    const { attributes, press } = told({ kind: 'appointment', key: 'k', confirmation });
    assert.deepEqual(attributes, {
      key: 'k',
      email: 'a@site.example',
      'primary-colour': '#111111',
      'accent-colour': '#222222',
      'site-url': 'https://site.example',
      'property-id': '7',
      'property-url': ON.item.url,
      'is-project': 'false',
      'confirmation-title': 'fr',
      'confirmation-text': 'merci',
      language: 'fr',
    });
    assert.equal(press, 'button');
  });

  it('is the API of a chat, and what the agency gave an external script', () => {
    assert.equal(told({ kind: 'chat', api: 'Chat' }).api, 'Chat');
    const { attributes } = told({ kind: 'script', attributes: { mode: 'dark' } });
    assert.deepEqual(attributes, { mode: 'dark', language: 'fr' });
  });
});
