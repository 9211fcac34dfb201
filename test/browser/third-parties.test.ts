import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import { OPTIONAL_CATEGORIES } from '../../views/domain/consent/consent.ts';
import type { FrameSettings } from '../../views/domain/third-party/frame-settings.ts';
import { openPage, settled, useBrowser, type Visit, violations } from '../support/browser.ts';
import { decisionCookie } from '../support/consent-cookie.ts';
import { templates } from '../support/live-site.ts';
import { type PartyData, type StandInSite, useStandInSites } from '../support/stand-in-site.ts';

/** What is logged of a third party, and nothing else of it. */
const LOGGED = /^warn: third party/;

/** Makes every stand-in but the analytics loader misbehave. */
function misbehaving(how: string, timeout: number) {
  return (party: PartyData): void => {
    if (party.id === 'analytics') return;
    party.script = party.script.replace(/\/([\w-]+\.js)$/, `/${how}/$1`);
    party.timeout = timeout;
  };
}

describe('third parties', () => {
  const visit = useBrowser();
  const open = useStandInSites();
  let site: StandInSite;
  before(async () => {
    site = await open();
  });

  /** A page of a visitor who agreed to everything. */
  async function agreed(of: StandInSite, name: string): Promise<Visit> {
    const seen = await visit({ consent: 'undecided' });
    const { info } = of.parts.source.site;
    const cookie = decisionCookie(new Set(OPTIONAL_CATEGORIES), info);
    await seen.page.browserContext().setCookie(cookie);
    await openPage(seen.page, of.origin + templates(of, 'nl')[name]);
    return seen;
  }

  /** Brings a module's place into reach, and waits for what becomes of it. */
  async function outcome(page: Page, place: string, state: string): Promise<void> {
    await page.$eval(place, (element) => element.scrollIntoView());
    await page.waitForSelector(`${place}[data-state=${state}]`);
  }

  async function frameOf(page: Page, place: string) {
    const frame = await (await page.waitForSelector(`${place} iframe`))?.contentFrame();
    assert.ok(frame, 'there is no frame');
    return frame;
  }
  const MODULE = '.module-third-party .third-party';
  const textOf = async (page: Page, place: string, selector: string) => {
    const frame = await frameOf(page, place);
    return (await frame.waitForSelector(selector))?.evaluate((element) => element.textContent);
  };

  /** Waits until a part of a frame says something, which a message or an answer may bring. */
  const says = async (page: Page, place: string, selector: string, words: string) => {
    const frame = await frameOf(page, place);
    await frame.waitForFunction(
      (part, expected) => document.querySelector(part)?.textContent === expected,
      {},
      selector,
      words,
    );
  };

  it('reviews are shown by embed id, in a frame without an origin', async () => {
    const { page, complaints } = await agreed(site, 'home');
    await outcome(page, MODULE, 'shown');
    assert.equal(await textOf(page, MODULE, '.embed-id'), 'kade-linde');
    const frame = await frameOf(page, MODULE);
    assert.equal(await frame.evaluate(() => origin), 'null');
    assert.equal(await frame.evaluate(() => document.documentElement.lang), 'nl');
    const content = await frame.evaluate(() => document.body.offsetHeight);
    assert.ok(content > 50, `${content} pixels`);
    await page.waitForFunction(
      (selector, height) => document.querySelector<HTMLElement>(selector)!.offsetHeight >= height,
      {},
      `${MODULE} iframe`,
      content,
    );
    assert.equal(await page.$eval('.third-party-plain', (plain) => plain.checkVisibility()), false);
    assert.deepEqual(complaints, []);
  });

  it('a property widget gets the home that the page shows', async () => {
    const { page } = await agreed(site, 'home for sale');
    await outcome(page, MODULE, 'shown');
    const id = /-(\d+)$/.exec(new URL(page.url()).pathname)?.[1];
    assert.equal(await textOf(page, MODULE, '.property-id'), id);
  });

  it('a form has its hidden fields, and is sent to its own host', async () => {
    const { page } = await agreed(site, 'search results');
    await outcome(page, MODULE, 'shown');
    const frame = await frameOf(page, MODULE);
    const fields = await frame.$$eval('input[type=hidden]', (inputs) =>
      inputs.map(({ name, value }) => [name, value]),
    );
    assert.deepEqual(Object.fromEntries(fields), {
      objectid: '',
      siteid: '9000',
      eventtype: 'profile',
    });
    await frame.type('input[type=email]', 'jan@mail.example');
    const sent = page.waitForResponse((answer) => answer.url() === `${site.standIns}/form`);
    await frame.click('button');
    assert.equal((await sent).status(), 200);
  });

  it('an appointment is asked for, its button pressed, and made', async () => {
    const { page, complaints } = await visit();
    site.asked.length = 0;
    await openPage(page, `${site.origin}${templates(site, 'nl')['home for sale']}?appointment`);
    await page.waitForSelector('#appointment[open] .third-party-ask');
    assert.equal(site.asked.length, 0);
    await page.click('#appointment .third-party-ask');
    await page.waitForSelector('#appointment [data-state=shown]');
    const frame = await frameOf(page, '#appointment');
    await (await frame.waitForSelector('.slot'))?.click();
    await says(page, '#appointment', 'h2', 'Uw bezoek staat vast');
    const id = /-(\d+)$/.exec(new URL(page.url()).pathname)?.[1];
    await says(page, '#appointment', '.chosen', 'maandag 23 november, 10:00');
    const calendar = await frame.$eval('.calendar', (link) => (link as HTMLAnchorElement).href);
    const file = await (await fetch(calendar)).text();
    assert.match(file, /^BEGIN:VCALENDAR\r\n[^]*\r\nDTSTART:20261123T090000Z\r\n/);
    assert.ok(file.includes(`\r\nSUMMARY:Uw bezoek (${id})\r\n`));
    const { script } = await frame.evaluate(() => ({
      script: Object.fromEntries(
        Object.entries(document.querySelector<HTMLElement>('script[data-key]')?.dataset ?? {}),
      ),
    }));
    assert.equal(script['siteUrl'], site.parts.source.origin);
    assert.equal(script['isProject'], 'false');
    assert.equal(script['language'], 'nl');
    assert.deepEqual(complaints, []);
  });

  it('a chat opens from the footer, and ends with its dialog', async () => {
    const { page } = await visit();
    await openPage(page, site.origin + templates(site, 'nl')['questions']);
    await page.click('.footer [data-dialog=chat]');
    assert.deepEqual(await violations(page, '#chat'), []);
    await page.click('#chat .third-party-ask');
    await page.waitForSelector('#chat [data-state=shown]');
    assert.match((await textOf(page, '#chat', 'h2')) ?? '', /Waarmee kunnen we helpen/);
    await page.keyboard.press('Escape');
    await page.waitForSelector('#chat [data-state=ask]');
    assert.equal(await page.$('#chat iframe'), null);
  });

  it('a chat that needs consent is allowed in its dialog', async () => {
    const optional = await open((party) => {
      if (party.id === 'chat') party.category = 'ad_user_data';
    });
    const { page } = await visit({ consent: 'undecided' });
    await openPage(page, optional.origin + templates(optional, 'nl')['questions']);
    await page.click('#consent [data-consent=refuse]');
    await page.click('.footer [data-dialog=chat]');
    assert.equal(await page.$eval('#chat .third-party-ask', (ask) => ask.checkVisibility()), false);
    await page.click('#chat [data-consent=ad_user_data]');
    await page.click('#chat .third-party-ask');
    await page.waitForSelector('#chat [data-state=shown]');
  });

  it('an appointment for a project says that it is one', async () => {
    const { page } = await visit();
    await openPage(page, `${site.origin}${templates(site, 'nl')['project']}?appointment`);
    const told = await page.$eval('#appointment [data-third-party]', (place) =>
      place.getAttribute('data-third-party'),
    );
    const { settings } = JSON.parse(told ?? '') as { settings: FrameSettings };
    assert.equal(settings.attributes['is-project'], 'true');
    const { pathname } = new URL(page.url());
    assert.equal(settings.attributes['property-url'], site.parts.source.origin + pathname);
  });

  it('consent withdrawn removes a frame and shows what stood there', async () => {
    const { page } = await agreed(site, 'home');
    await outcome(page, MODULE, 'shown');
    await page.click('.footer [data-consent=open]');
    await page.click('#consent input[name=ad_user_data]');
    await page.click('#consent [data-consent=save]');
    await page.waitForSelector(`${MODULE}[data-state=refused]`);
    assert.equal(await page.$(`${MODULE} iframe`), null);
    const words = await page.$eval(MODULE, (place) => (place as HTMLElement).innerText);
    assert.match(words, /Oordeelpunt/);
    assert.deepEqual(await violations(page, MODULE), []);
    // Not beneath the header, which stays at the top.
    await page.$eval(MODULE, (place) => place.scrollIntoView({ block: 'center' }));
    await page.click(`${MODULE} [data-consent=ad_user_data]`);
    assert.ok(await page.$eval(MODULE, (place) => place === document.activeElement));
    await outcome(page, MODULE, 'shown');
  });

  it('a part that is refused, or not decided on, is a line without a heading', async () => {
    const { page } = await visit({ consent: 'undecided' });
    await openPage(page, site.origin + templates(site, 'de')['home']);
    await page.waitForSelector(`${MODULE}[data-state=refused]`);
    const shown = () =>
      page.$eval('.third-party-module', (part) => ({
        heading: part.querySelector('h2')?.checkVisibility(),
        height: part.getBoundingClientRect().height,
        text: (part as HTMLElement).innerText.replaceAll(/\s+/g, ' '),
      }));
    const line = await shown();
    assert.equal(line.heading, false);
    assert.ok(line.height < 70, `${line.height} pixels`);
    assert.match(line.text, /Oordeelpunt.*„Werbedaten“/);
    // Allowing it decides on nothing but its category, also for a visitor who has not decided.
    await page.$eval(MODULE, (place) => place.scrollIntoView({ block: 'center' }));
    await page.click(`${MODULE} [data-consent=ad_user_data]`);
    await outcome(page, MODULE, 'shown');
    assert.equal((await shown()).heading, true);
    await page.click('.footer [data-consent=open]');
    const granted = await page.$$eval('#consent input:checked:enabled', (boxes) =>
      boxes.map((box) => box.name),
    );
    assert.deepEqual(granted, ['ad_user_data']);
  });

  it('takes the same room until it shows something, allowed or not', async () => {
    const waiting = await open(misbehaving('slow', 30));
    const { page } = await agreed(waiting, 'home');
    await outcome(page, MODULE, 'loading');
    await page.waitForSelector(`${MODULE} iframe`);
    // In whole pixels: Chromium lays out in sixty-fourths of one, and rounds by where a box stands.
    const room = () =>
      page.$eval(MODULE, (place) => Math.round(place.getBoundingClientRect().height));
    const loading = await room();
    await page.click('.footer [data-consent=open]');
    await page.click('#consent [data-consent=refuse]');
    await page.waitForSelector(`${MODULE}[data-state=refused]`);
    assert.equal(await room(), loading);
  });

  for (const [how, reason] of [
    ['dead', /could not be loaded/],
    ['broken', /could not be loaded/],
    ['slow', /did not answer in time/],
    ['silent', /did not answer in time/],
  ] as const) {
    it(`one that is ${how} leaves its link, is logged, and the page is whole`, async () => {
      const timeout = /time/.test(reason.source) ? 0.3 : 30;
      const bad = await open(misbehaving(how, timeout));
      const { page, complaints } = await agreed(bad, 'home');
      await outcome(page, MODULE, 'failed');
      await settled(page);
      assert.equal(await page.$(`${MODULE} iframe`), null);
      assert.ok(await page.$eval(`${MODULE} a`, (link) => link.checkVisibility()));
      const warned = complaints.filter((text) => LOGGED.test(text));
      assert.equal(warned.length, 1, complaints.join('\n'));
      assert.match(warned[0] ?? '', reason);
      // The page's own parts work: it waited for nothing.
      assert.equal(await page.$$eval('.module', (modules) => modules.length > 8), true);
    });
  }

  it('an appointment without its button, and a chat without its API, are only logged', async () => {
    const bare = await open(misbehaving('bare', 30));
    const { page, complaints } = await visit();
    const said = () => complaints.filter((text) => LOGGED.test(text));
    const warned = () =>
      new Promise<void>((resolve) => {
        page.on('console', (message) => {
          if (LOGGED.test(`${message.type()}: ${message.text()}`)) resolve();
        });
      });
    await openPage(page, `${bare.origin}${templates(bare, 'nl')['home for sale']}?appointment`);
    const first = warned();
    await page.click('#appointment[open] .third-party-ask');
    await first;
    await page.waitForSelector('#appointment [data-state=shown] iframe');
    assert.deepEqual(said(), ['warn: third party visits its button is missing']);
    // A button that comes later is pressed all the same.
    const frame = await frameOf(page, '#appointment');
    await frame.evaluate(() => {
      const button = document.createElement('button');
      button.addEventListener('click', () => (button.id = 'pressed'));
      document.body.append(button);
    });
    await frame.waitForSelector('#pressed');
    await page.keyboard.press('Escape');
    const second = warned();
    await page.click('.footer [data-dialog=chat]');
    await page.click('#chat .third-party-ask');
    await second;
    await page.waitForSelector('#chat [data-state=shown] iframe');
    assert.deepEqual(said().slice(1), ['warn: third party chat its API is missing']);
  });

  it('one that is hostile reaches neither page nor site, and cannot take the window', async () => {
    const hostile = await open(misbehaving('hostile', 30));
    const { page, requests } = await agreed(hostile, 'home');
    const url = page.url();
    await outcome(page, MODULE, 'shown');
    const frame = await frameOf(page, MODULE);
    await frame.waitForFunction(() => document.body.textContent?.includes('succeeded'));
    assert.match(await frame.evaluate(() => document.body.textContent ?? ''), /succeeded: \./);
    assert.equal(page.url(), url);
    assert.deepEqual(
      requests.filter((each) => each.includes('evil.invalid') || each.includes('/api/error')),
      [],
    );
    const height = await page.$eval(`${MODULE} iframe`, (one) => (one as HTMLElement).offsetHeight);
    assert.ok(height <= 4000, `${height} pixels`);
  });

  it('an analytics loader that is dead changes nothing', async () => {
    const dead = await open((party) => {
      if (party.id === 'analytics')
        party.script = party.script.replace('/analytics', '/dead/analytics');
    });
    const { page, complaints } = await agreed(dead, 'questions');
    await outcome(page, MODULE, 'shown');
    assert.deepEqual(
      complaints.filter((text) => !/analytics\.js|ERR_EMPTY_RESPONSE/.test(text)),
      [],
    );
  });
});
