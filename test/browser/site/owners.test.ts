import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import { SECTIONS } from '../../../views/domain/history/sections.ts';
import { LOCALES } from '../../../views/domain/locale.ts';
import { isForAxe } from '../../support/axe-matrix.ts';
import {
  DESKTOP,
  openPage,
  overflow,
  PHONE,
  settled,
  useBrowser,
  violations,
} from '../../support/browser.ts';
import { type OpenSite, sharedSite } from '../../support/live-site.ts';
import { ANNE, LIEVE, MARLENE } from '../../support/owner-site.ts';

const SIGN_IN = '.sign-in-form form button';
const HISTORY = { nl: 'historiek', fr: 'historique', en: 'history', de: 'verlauf' };

/** Opens a section and all that is closed in it; the browser closes the one before. */
function showSection(section: string): void {
  const content = document.getElementById(section);
  const all = [content?.closest('details'), ...(content?.querySelectorAll('details') ?? [])];
  for (const details of all) if (details) details.open = true;
}

describe('the owners’ pages', () => {
  const visit = useBrowser();
  let site: OpenSite;
  before(async () => {
    site = await sharedSite();
  });

  const follow = (page: Page, leave: () => Promise<unknown>) =>
    Promise.all([page.waitForNavigation(), leave()]);
  const signIn = async (page: Page, { email, password }: typeof LIEVE, locale = 'nl') => {
    await page.goto(`${site.origin}/${locale}/login`);
    await page.type('#owner-email', email);
    await page.type('#owner-password', password);
    await follow(page, () => page.click(SIGN_IN));
  };
  const openSections = (page: Page) =>
    page.$$eval('.history-section[open] .history-content', (all) => all.map(({ id }) => id));
  /** Words of the buttons that have the browser's own look, because no style reaches them. */
  const unstyledButtons = (page: Page) =>
    page.$$eval('button', (all) =>
      all
        .filter((one) => one.checkVisibility())
        .filter((one) => getComputedStyle(one).borderStyle === 'outset')
        .map((one) => one.textContent),
    );
  const bodyText = (page: Page) => page.evaluate(() => document.body.textContent);

  for (const locale of LOCALES) {
    it(`are clean in ${locale} at ${PHONE.width} and ${DESKTOP.width} px, every section open`, async () => {
      const { page, complaints, requests } = await visit({
        viewport: PHONE,
        consent: 'undecided',
        popup: 'due',
      });
      await signIn(page, MARLENE, locale);
      await settled(page);
      assert.equal(await overflow(page), 0);
      if (isForAxe(locale, PHONE)) assert.deepEqual(await violations(page), []);
      assert.deepEqual(await unstyledButtons(page), []);
      await follow(page, () => page.click('.owner-homes-list li:nth-child(2) a.button'));
      assert.equal(new URL(page.url()).pathname, `/${locale}/login/${HISTORY[locale]}/71011`);
      await settled(page);
      for (const viewport of [PHONE, DESKTOP]) {
        await page.setViewport(viewport);
        for (const section of SECTIONS) {
          await page.evaluate(showSection, section);
          assert.deepEqual(await openSections(page), [section]);
          assert.equal(await overflow(page), 0, section);
          assert.deepEqual(await unstyledButtons(page), [], section);
          // What is around the sections is the same for each: it is looked at with the first.
          const within = section === SECTIONS[0] ? 'html' : `.history-section:has(#${section})`;
          if (isForAxe(locale, viewport))
            assert.deepEqual(await violations(page, within), [], section);
        }
      }
      assert.deepEqual(complaints, []);
      const hosts = requests.filter((url) => !url.startsWith(`${site.origin}/`));
      assert.deepEqual(hosts, []);
    });
  }

  it('open one section at a time, close it again, and open the one of a fragment', async () => {
    const { page } = await visit();
    await signIn(page, LIEVE);
    assert.deepEqual(await openSections(page), ['statistics']);
    const press = (section: string) => page.click(`.history-section:has(#${section}) > summary`);
    await press('messages');
    assert.deepEqual(await openSections(page), ['messages']);
    await press('messages');
    assert.deepEqual(await openSections(page), []);
    await page.goto(`${site.origin}/nl/login/historiek/70433#documents`);
    assert.deepEqual(await openSections(page), ['documents']);
  });

  it('show everything on paper', async () => {
    const { page } = await visit();
    await signIn(page, LIEVE);
    await page.emulateMediaType('print');
    const hidden = await page.$$eval(
      '.history-content',
      (all) => all.filter((one) => !one.checkVisibility({ contentVisibilityAuto: true })).length,
    );
    assert.equal(hidden, 0);
    assert.equal(await page.$eval('.history-ways', (one) => one.checkVisibility()), false);
    // A4 without its margins, and wider paper.
    for (const width of [690, 800]) {
      await page.setViewport({ width, height: 1000 });
      const wide = await page.$$eval('main *', (all) =>
        all
          .filter((one) => one.checkVisibility() && !one.closest('.hidden-bar'))
          .filter((one) => one.getBoundingClientRect().right > innerWidth)
          .map((one) => `${one.tagName}.${one.getAttribute('class')}`),
      );
      assert.deepEqual([...new Set(wide)], [], String(width));
      assert.ok((await overflow(page)) <= 0, String(width));
    }
  });

  it('have bars of one length, filled by their letters', async () => {
    const { page } = await visit();
    await signIn(page, LIEVE);
    await openPage(page, `${site.origin}/nl/login/historiek/70433?section=appointments`);
    const gaps = await page.$$eval('#appointments .hidden-bar > [aria-hidden]', (bars) =>
      bars
        .filter((bar) => bar.checkVisibility())
        .map((bar) => {
          const letters = document.createRange();
          letters.selectNodeContents(bar);
          const { width } = bar.getBoundingClientRect();
          return Math.abs(width - letters.getBoundingClientRect().width);
        }),
    );
    assert.ok(gaps.length > 3);
    for (const gap of gaps) assert.ok(gap < 1, String(gap));
  });

  it('work without script: sign-in, choice, sections, and the way out', async () => {
    const { page } = await visit({ javaScript: false, viewport: PHONE });
    await signIn(page, { ...MARLENE, password: 'wrong' }, 'de');
    assert.equal((await page.$$('.sign-in-form [role="alert"]')).length, 1);
    await page.type('#owner-password', MARLENE.password);
    await follow(page, () => page.click(SIGN_IN));
    await follow(page, () => page.click('.owner-homes-list li:nth-child(1) a.button'));
    assert.match((await bodyText(page)) ?? '', /Pützhagweg/);
    await page.click('.history-section:has(#documents) > summary');
    assert.deepEqual(await openSections(page), ['documents']);
    assert.equal(await page.$eval('.history-print', (one) => one.checkVisibility()), false);
    await follow(page, () => page.click('.owner-ways form button'));
    assert.match(page.url(), /\/de\/login\?signed-out$/);
  });

  it('show nothing after going back from sign-out', async () => {
    const { page } = await visit({ isWhole: true });
    await signIn(page, ANNE, 'fr');
    await settled(page);
    assert.match((await bodyText(page)) ?? '', /Batteurs de Cuivre/);
    await follow(page, () => page.click('.owner-ways form button'));
    await page.goBack();
    await page.waitForSelector('.sign-in-form');
    assert.doesNotMatch((await bodyText(page)) ?? '', /Batteurs de Cuivre|Anne/);
    const names = (await page.browserContext().cookies()).map(({ name }) => name);
    assert.ok(!names.includes('owner'));
  });

  it('show nothing in a second tab after signing out, or in as another owner, in the first', async () => {
    const { page } = await visit({ isWhole: true });
    await signIn(page, ANNE, 'fr');
    const first = page.url();
    const second = await page.browserContext().newPage();
    const openSecond = async (url: string) => {
      await second.goto(url);
      await settled(second);
    };
    await openSecond(first);
    assert.match((await bodyText(second)) ?? '', /Batteurs de Cuivre/);
    await page.bringToFront();
    await follow(page, () => page.click('.owner-ways form button'));
    await second.waitForSelector('.sign-in-form');
    assert.doesNotMatch((await bodyText(second)) ?? '', /Batteurs de Cuivre|Anne/);
    // A page on which an owner writes, too.
    await signIn(page, ANNE, 'fr');
    await openSecond(`${page.url()}/write`);
    await second.type('textarea', 'Bonjour');
    await page.bringToFront();
    await follow(page, () => page.click('.owner-ways form button'));
    await second.waitForSelector('.sign-in-form');
    await signIn(page, MARLENE, 'de');
    await openSecond(page.url());
    await page.bringToFront();
    // As from another window, in which the sign-in was open since before.
    const body = new URLSearchParams(LIEVE).toString();
    await page.evaluate(async (sent) => {
      await fetch('/nl/login', { method: 'POST', body: new URLSearchParams(sent) });
    }, body);
    await page.goto(`${site.origin}/nl/login`);
    await second.waitForSelector('.owner-homes-list li:only-child');
    assert.doesNotMatch((await bodyText(second)) ?? '', /Raeren|Marlene/);
    await second.close();
  });
});
