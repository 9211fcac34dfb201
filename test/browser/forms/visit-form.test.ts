import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import type { Locale } from '../../../views/domain/locale.ts';
import {
  hydrated,
  openPage,
  overflow,
  PHONE,
  useBrowser,
  violations,
  type Visit,
} from '../../support/browser.ts';
import { FORM_LOCALES, templates } from '../../support/live-site.ts';
import { type StandInSite, useStandInSites } from '../../support/stand-in-site.ts';
import { newestLead } from '../../support/stored-leads.ts';
import { fillIn } from '../../support/form-page.ts';

const PROFILE = { FirstName: 'An', Name: 'Peeters', PhoneNumber: '0470 12 34 56' };
const PLACE = '.visit-appointment [data-third-party]';

describe('a visit request in a browser', () => {
  const visit = useBrowser();
  const open = useStandInSites();
  let site: StandInSite;
  before(async () => {
    site = await open();
  });

  const urlOf = (locale: Locale, of = site) => of.origin + templates(of, locale)['visit'];
  const homeOf = (locale: Locale) => site.origin + templates(site, locale)['home for sale'];
  const stepOf = (page: Page) => new URL(page.url()).searchParams.get('step');
  /** Does what loads another page, and waits for that; a form rewrites its own address before. */
  const leave = async (page: Page, act: () => Promise<unknown>) => {
    const loaded = new Promise((resolve) => page.once('load', resolve));
    await Promise.all([loaded, act()]);
  };
  const follow = (page: Page, selector: string) => leave(page, () => page.click(selector));
  const newest = () => newestLead(site);
  async function slotOf(page: Page) {
    const frame = await (await page.waitForSelector(`${PLACE} iframe`))?.contentFrame();
    const slot = await frame?.waitForSelector('.slot');
    assert.ok(frame && slot, 'there is no time');
    return { frame, slot };
  }
  const fine = async ({ page }: Visit) => {
    assert.deepEqual(await violations(page), []);
    assert.ok((await overflow(page)) <= 0);
  };

  for (const locale of FORM_LOCALES) {
    it(`goes by keyboard from the dialog of a home to a time, on a phone, in ${locale}`, async () => {
      const seen = await visit({ viewport: PHONE });
      const { page, complaints } = seen;
      await openPage(page, homeOf(locale));
      await page.focus('.manager [data-dialog=appointment]');
      await page.keyboard.press('Enter');
      await page.waitForSelector('#appointment[open] form.form');
      await page.focus('#appointment [name="Email"]');
      await hydrated(page, '#appointment .form');
      await page.keyboard.press('Enter');
      await page.waitForSelector('#appointment .form-summary:focus');
      await fine(seen);
      await page.focus('#appointment [name="Email"]');
      await page.keyboard.type('an@example.be');
      await leave(page, () => page.keyboard.press('Enter'));
      assert.equal(stepOf(page), '2');
      await fine(seen);
      await page.focus('[name="FirstName"]');
      await hydrated(page, '.form');
      for (const value of Object.values(PROFILE)) {
        await page.keyboard.type(value);
        await page.keyboard.press('Tab');
      }
      await page.focus('[name="PhoneNumber"]');
      await leave(page, () => page.keyboard.press('Enter'));
      assert.equal(new URL(page.url()).pathname, `/${locale}/bedankt/contact-appointment`);
      const reference = (await newest()).reference;
      assert.equal(await page.$eval('.thanks-plate', (plate) => plate.textContent), reference);
      await fine(seen);
      await page.focus('.visit-ways .button');
      await leave(page, () => page.keyboard.press('Enter'));
      assert.equal(stepOf(page), '5');
      const { frame, slot } = await slotOf(page);
      await page.waitForSelector(`${PLACE}[data-state=shown]`);
      await slot.press('Enter');
      await frame.waitForSelector('.chosen');
      const saved = savedFile(page);
      await frame.click('.calendar');
      assert.equal(await saved, 'visit.ics');
      assert.deepEqual(complaints, []);
      // Last: axe's message to the frame, which has no origin, is complained about.
      await fine(seen);
    });
  }

  it('is one request by Back, and offers the profile for another home', async () => {
    const { page } = await visit({ isWhole: true });
    await openPage(page, urlOf('nl'));
    const email = 'back@example.be';
    await fillIn(page, { Email: email });
    await follow(page, '.form-submit');
    await fillIn(page, PROFILE);
    await follow(page, '.form-submit');
    await page.goBack();
    await page.waitForSelector('main');
    if (stepOf(page) === '2') {
      const empty = await page.$eval('[name="Name"]', (field) => (field as HTMLInputElement).value);
      if (empty === '') await fillIn(page, PROFILE);
      await follow(page, '.form-submit');
    }
    const sent = await site.parts.leads.store.list(50);
    assert.equal(sent.filter((lead) => lead.email === email).length, 1);

    await site.parts.leads.worker.wake();
    await openPage(page, site.origin + templates(site, 'nl')['visit of a project']);
    await fillIn(page, { Email: email });
    await follow(page, '.form-submit');
    assert.equal(stepOf(page), '3');
    assert.deepEqual(await violations(page), []);
    await follow(page, '.form-submit');
    assert.match(new URL(page.url()).pathname, /contact-appointment$/);
    assert.equal((await newest()).email, email);
  });

  it('works without script, with the phone instead of the widget', async () => {
    const { page } = await visit({ javaScript: false });
    site.asked.splice(0);
    await page.goto(homeOf('nl'));
    await follow(page, '.manager [data-dialog=appointment]');
    assert.equal(page.url(), urlOf('nl'));
    await fillIn(page, { Email: 'jo@example.be' });
    await follow(page, '.form-submit');
    await follow(page, '.form-submit');
    assert.equal((await page.$$('.form-summary a')).length, 3);
    await fillIn(page, PROFILE);
    await follow(page, '.form-submit');
    await follow(page, '.visit-ways .button');
    assert.equal(stepOf(page), '5');
    assert.ok(await page.$('.visit-appointment a[href^="tel:+32"]'));
    await page.goto(`${homeOf('nl')}?appointment`);
    await follow(page, '.manager [data-dialog=appointment]');
    assert.equal(page.url(), `${urlOf('nl')}?step=5`);
    assert.equal(site.asked.length, 0);
  });

  it('waits for a click if the visitor comes from another site', async () => {
    const { page } = await visit();
    site.asked.splice(0);
    await openPage(page, `${urlOf('nl')}?step=5`);
    await page.waitForSelector(`${PLACE}[data-state=ask] .third-party-ask`);
    assert.equal(site.asked.length, 0);
    await page.click(`${PLACE} .third-party-ask`);
    await slotOf(page);
    assert.ok(site.asked.includes('/appointment.js'));
  });

  it('opens at the fourth step with `appointment`: the time instead of the visit', async () => {
    const seen = await visit();
    const { page } = seen;
    await openPage(page, `${homeOf('nl')}?appointment`);
    await page.waitForSelector('#appointment[open] .third-party-ask');
    assert.deepEqual(await violations(page), []);
    const button = () =>
      page.$eval('.manager [data-dialog=appointment]', (link) => link.textContent);
    assert.equal(await button(), 'Kies een moment');
    assert.equal((await page.$$('.manager-ways [data-dialog=appointment]')).length, 1);
    await page.click('#appointment .button-line[type=submit]');
    assert.equal(await page.$('dialog[open]'), null);
    await page.click('.manager [data-dialog=appointment]');
    await page.waitForSelector('#appointment[open] .third-party-ask', { visible: true });
    await openPage(page, homeOf('nl'));
    assert.equal(await button(), 'Plan een bezoek');
    assert.equal(await page.$('dialog[open]'), null);
  });

  it('asks for consent in place where the widget needs it, and offers the phone', async () => {
    const optional = await open((party) => {
      if (party.id === 'visits') party.category = 'ad_user_data';
    });
    const { page } = await visit({ consent: 'undecided' });
    await openPage(page, `${urlOf('nl', optional)}?step=4`);
    await page.click('#consent [data-consent=refuse]');
    optional.asked.splice(0);
    await follow(page, '.visit-ways .button');
    await page.waitForSelector(`${PLACE}[data-state=refused] [data-consent=ad_user_data]`, {
      visible: true,
    });
    assert.ok(await page.$('.visit-appointment a[href^="tel:+32"]'));
    assert.equal(optional.asked.length, 0);
    await page.click(`${PLACE} [data-consent=ad_user_data]`);
    await slotOf(page);
    assert.ok(optional.asked.includes('/appointment.js'));
  });

  const brokenBy = (how: string) =>
    open((party) => {
      if (party.id === 'visits') party.script = party.script.replace('/app', `/${how}/app`);
    });

  it('shows the phone and warns when the widget is dead', async () => {
    const broken = await brokenBy('dead');
    const { page, complaints } = await visit();
    await openPage(page, `${urlOf('nl', broken)}?step=4`);
    await follow(page, '.visit-ways .button');
    await page.waitForSelector(`${PLACE}[data-state=failed] .third-party-failed a[href^="tel:"]`, {
      visible: true,
    });
    const warned = complaints.filter((text) => text.startsWith('warn: third party'));
    assert.deepEqual(warned, ['warn: third party visits its script could not be loaded']);
  });

  it('shows a widget without its button as it is', async () => {
    const broken = await brokenBy('bare');
    const { page } = await visit();
    await openPage(page, `${urlOf('nl', broken)}?step=4`);
    await follow(page, '.visit-ways .button');
    await page.waitForSelector(`${PLACE}[data-state=shown] iframe`);
  });
});

/** The name of the next file that the visitor's browser saves; it is not kept. */
async function savedFile(page: Page): Promise<string> {
  const context = page.browserContext();
  const session = await page.browser().target().createCDPSession();
  const saved = new Promise<string>((resolve) => {
    session.on('Browser.downloadWillBegin', ({ suggestedFilename }) => resolve(suggestedFilename));
  });
  await session.send('Browser.setDownloadBehavior', {
    behavior: 'deny',
    eventsEnabled: true,
    ...(context.id !== undefined && { browserContextId: context.id }),
  });
  return saved;
}
