import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import { OPTIONAL_CATEGORIES, type OptionalCategory } from '../../views/domain/consent/consent.ts';
import { openPage, settled, useBrowser } from '../support/browser.ts';
import { decisionCookie } from '../support/consent-cookie.ts';
import { templates } from '../support/live-site.ts';
import { type StandInSite, useStandInSites } from '../support/stand-in-site.ts';

const ORDER = 'select[name="order"]';
const REASON = { nl: 'telt', fr: 'compte', en: 'counts', de: 'zählt' };
const NECESSARY = { category: 'necessary', withoutConsent: REASON };

const ofTools = (standIns: string) => [
  {
    id: 'google',
    kind: 'gtag',
    name: 'Google',
    category: 'analytics_storage',
    script: `${standIns}/gtag.js`,
    hosts: [],
    account: 'G-TEST1',
  },
  {
    id: 'matomo',
    kind: 'matomo',
    name: 'Matomo',
    script: `${standIns}/matomo.js`,
    siteId: 3,
    ...NECESSARY,
  },
  {
    id: 'plausible',
    kind: 'plausible',
    name: 'Plausible',
    script: `${standIns}/plausible.js`,
    domain: 'agency.example',
    ...NECESSARY,
  },
  {
    id: 'counter',
    kind: 'page-script',
    name: 'Counter',
    category: 'ad_storage',
    script: `${standIns}/counter.js`,
    attributes: { site: '7' },
  },
];

describe('tools for analytics', () => {
  const visit = useBrowser();
  const open = useStandInSites();
  let site: StandInSite;
  let list: string;
  let questions: string;
  before(async () => {
    site = await open(undefined, ofTools);
    const paths = templates(site, 'nl');
    list = site.origin + paths['sale list'];
    questions = site.origin + paths['questions'];
  });
  beforeEach(() => {
    site.asked.length = 0;
    (site.seen as unknown[]).length = 0;
  });

  /** A page of a visitor who agreed to these categories, and its mistakes. */
  async function visitor(of: StandInSite, granted: readonly OptionalCategory[]) {
    const { page } = await visit({ consent: 'undecided' });
    const cookie = decisionCookie(new Set(granted), of.parts.source.site.info);
    await page.browserContext().setCookie(cookie);
    const errors: unknown[] = [];
    page.on('pageerror', (error) => errors.push(error));
    return { page, errors };
  }
  const seenBy = (tool: string) => site.seen.filter((event) => event['tool'] === tool);
  /** Waits until so many events were received. */
  const received = async (page: Page, count: number, act: () => Promise<unknown>) => {
    let answers = 0;
    const isEvent = (url: string) => /\/(collect|matomo\.php|api\/event)(\?|$)/.test(url);
    const all = page.waitForResponse((answer) => isEvent(answer.url()) && ++answers === count);
    await act();
    await all;
    await settled(page);
  };
  const emit = (page: Page, detail: object) =>
    page.evaluate(
      (event) => dispatchEvent(new CustomEvent('analytics', { detail: event })),
      detail,
    );

  it('are each sent the page, a step of a list, a form and a conversion in their own words', async () => {
    const { page, errors } = await visitor(site, OPTIONAL_CATEGORIES);
    await received(page, 4, () => openPage(page, `${questions}?name=Jan&utm_source=folder`));
    const at = `${questions}?utm_source=folder`;
    assert.deepEqual(
      seenBy('gtag').map(({ name, page: of }) => [name, of]),
      [['page_view', at]],
    );
    const [matomo] = seenBy('matomo');
    assert.equal(matomo?.['url'], at);
    assert.equal(matomo?.['idsite'], '3');
    assert.equal(matomo?.['action_name'], await page.title());
    const [plausible] = seenBy('plausible');
    assert.deepEqual([plausible?.['n'], plausible?.['u']], ['pageview', at]);
    assert.equal(plausible?.['d'], 'agency.example');
    assert.deepEqual(seenBy('counter'), [{ tool: 'counter', settings: { site: '7' } }]);

    await openPage(page, list);
    await page.focus(ORDER);
    await page.waitForSelector('[data-in-place]');
    (site.seen as unknown[]).length = 0;
    await received(page, 3, () => page.select(ORDER, 'price-asc'));
    assert.match(page.url(), /order=price-asc/);
    assert.deepEqual(
      seenBy('gtag').map(({ name, page: of }) => [name, of]),
      [['page_view', list]],
    );
    const [step] = seenBy('matomo');
    assert.deepEqual([step?.['url'], step?.['urlref']], [list, list]);
    assert.equal(step?.['action_name'], await page.title());
    assert.deepEqual(
      seenBy('plausible').map(({ n, u }) => [n, u]),
      [['pageview', list]],
    );

    (site.seen as unknown[]).length = 0;
    const form = { category: 'Forms', label: 'Contact' };
    await received(page, 3, () => emit(page, { name: 'form_submission', parameters: form }));
    assert.deepEqual(seenBy('gtag')[0]?.['parameters'], form);
    const [told] = seenBy('matomo');
    assert.deepEqual(
      [told?.['e_c'], told?.['e_a'], told?.['e_n']],
      ['Forms', 'form_submission', 'Contact'],
    );
    const [event] = seenBy('plausible');
    assert.deepEqual([event?.['n'], event?.['p']], ['form_submission', form]);

    (site.seen as unknown[]).length = 0;
    const worth = { goal: 2, value: 100 };
    await received(page, 3, () => emit(page, { name: 'conversion', parameters: worth }));
    const [goal] = seenBy('matomo');
    assert.deepEqual([goal?.['idgoal'], goal?.['revenue']], ['2', '100']);
    assert.deepEqual(seenBy('plausible')[0]?.['p'], worth);

    assert.deepEqual(
      site.seen.filter((one) => 'fault' in one),
      [],
    );
    assert.deepEqual(errors, []);
  });

  it('that need consent are not contacted without it; the others run and store nothing', async () => {
    const { page, errors } = await visitor(site, []);
    await received(page, 2, () => openPage(page, list));
    assert.deepEqual([...new Set(site.seen.map(({ tool }) => String(tool)))].sort(), [
      'matomo',
      'plausible',
    ]);
    const scripts = site.asked.filter((url) => /\.js(\?|$)/.test(url)).sort();
    assert.deepEqual(scripts, ['/matomo.js', '/plausible.js']);
    const cookies = await page.browserContext().cookies();
    assert.deepEqual(
      cookies.map(({ name }) => name).filter((name) => name !== 'popup'),
      ['consent'],
    );
    assert.deepEqual(errors, []);
  });

  it('lose their cookies when consent is withdrawn', async () => {
    const cookied = await open(undefined, (standIns) => {
      const [gtag, matomo] = ofTools(standIns) as [object, object];
      const { withoutConsent: _none, ...rest } = matomo as { withoutConsent: object };
      return [gtag, { ...rest, category: 'analytics_storage', setsCookies: true }];
    });
    const { page } = await visitor(cookied, OPTIONAL_CATEGORIES);
    await received(page, 2, () =>
      openPage(page, cookied.origin + templates(cookied, 'nl')['questions']),
    );
    const names = async () => (await page.browserContext().cookies()).map(({ name }) => name);
    assert.ok((await names()).includes('_pk_id.1') && (await names()).includes('_ga'));
    await page.click('.footer [data-consent=open]');
    const reloaded = page.waitForNavigation();
    await page.click('#consent [data-consent=refuse]');
    await reloaded;
    assert.deepEqual(
      (await names()).filter((name) => name.startsWith('_')),
      [],
    );
  });

  it('count page views themselves where Plausible is told so', async () => {
    const automatic = await open(undefined, (standIns) => {
      const plausible = ofTools(standIns).find(({ id }) => id === 'plausible');
      return [{ ...plausible, pageViews: 'automatic' }];
    });
    const { page, errors } = await visitor(automatic, []);
    await received(page, 1, () =>
      openPage(page, automatic.origin + templates(automatic, 'nl')['questions']),
    );
    assert.deepEqual(
      automatic.seen.map(({ n }) => n),
      ['pageview'],
    );
    assert.deepEqual(errors, []);
  });
});
