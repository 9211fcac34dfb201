import assert from 'node:assert/strict';
import type { HTTPRequest, Page } from 'puppeteer';
import { DEFERRED_CLICK_TIMEOUT } from '../../../views/domain/timings.ts';
import { drawn, hydrated, PHONE, useBrowser } from '../../support/browser.ts';
import { fillIn, follow, send } from '../../support/form-page.ts';
import { delayRuntime } from './delayed-runtime.ts';
import { type LiveSite, liveSite, templates } from '../../support/live-site.ts';
import { fireTimers, countHeldTimers, controlTimers } from '../../support/page-timers.ts';
import { PERSON } from '../../support/forms/typed.ts';

const MENU = '.drawer > summary';
const MAP = '.place-map-ask button';

describe('a click before its island is hydrated', () => {
  const visit = useBrowser();
  let site: LiveSite;
  before(async () => {
    site = await liveSite();
  });
  after(() => site.close());

  /** Opens a page whose code for islands is held, with held timers of deferred clicks. */
  async function open(template: string, options = {}) {
    const { page } = await visit(options);
    await controlTimers(page, DEFERRED_CLICK_TIMEOUT);
    const { request } = await delayRuntime(page);
    await page.goto(site.origin + templates(site, 'nl')[template], { waitUntil: 'load' });
    return { page, request };
  }

  const isOpen = (page: Page) =>
    page.$eval('.drawer', (drawer) => (drawer as HTMLDetailsElement).open);

  /** Lets the code of the menu's island come. */
  async function release(page: Page, request: Promise<HTTPRequest>) {
    await (await request).continue();
    await page.waitForSelector('x-island[data-module=NavDrawer][data-when=done]');
    await drawn(page);
  }

  it('opens the menu once, however often it was made', async () => {
    const { page, request } = await open('sale list', { viewport: PHONE });
    await page.click(MENU);
    await page.click(MENU);
    assert.equal(await isOpen(page), false);
    await release(page, request);
    assert.equal(await isOpen(page), true);
  });

  it('is seen at once, until it is made', async () => {
    const { page, request } = await open('home for sale');
    const waits = () =>
      page.$eval(MAP, (button) => [button.ariaBusy, getComputedStyle(button).opacity]);
    const before = await waits();
    await page.click(MAP);
    assert.deepEqual(await waits(), ['true', '0.6']);
    await (await request).continue();
    await page.waitForSelector(`${MAP}[aria-expanded="true"]:not([aria-busy=true])`);
    assert.deepEqual([before[1], (await waits())[1]], ['1', '1']);
  });

  it('is no longer shown as waiting once the visitor does something else', async () => {
    const { page, request } = await open('sale list', { viewport: PHONE });
    await page.click(MENU);
    await page.keyboard.press('a');
    await release(page, request);
    assert.equal(await page.$(`${MENU}[aria-busy]`), null);
  });

  for (const [name, act] of Object.entries({
    'presses a key': (page: Page) => page.keyboard.press('a'),
    'touches something else': (page: Page) => page.click('main h1'),
  })) {
    it(`is dropped when the visitor ${name}`, async () => {
      const { page, request } = await open('sale list', { viewport: PHONE });
      await page.click(MENU);
      await act(page);
      await release(page, request);
      await fireTimers(page);
      assert.equal(await isOpen(page), false);
    });
  }

  it('is left to the plain HTML when the code does not come, and not made again', async () => {
    const { page, request } = await open('sale list', { viewport: PHONE });
    await page.click(MENU);
    assert.equal(await countHeldTimers(page), 1);
    await fireTimers(page);
    assert.equal(await isOpen(page), true);
    await release(page, request);
    assert.equal(await isOpen(page), true);
  });

  it('opens a menu that holds the focus and closes with Escape once it is hydrated', async () => {
    const { page, request } = await open('sale list', { viewport: PHONE });
    await page.click(MENU);
    await fireTimers(page);
    await (await request).continue();
    await page.waitForSelector('body > main[inert]');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.drawer:not([open])');
  });

  it('waits where the plain HTML does nothing', async () => {
    const { page, request } = await open('home for sale');
    await page.click(MAP);
    assert.equal(await countHeldTimers(page), 0);
    await (await request).continue();
    await page.waitForSelector(`${MAP}[aria-expanded="true"]`);
  });

  for (const template of ['question', 'visit', 'document', 'valuation', 'demand in steps']) {
    it(`sends the form at once to the server, which names its faults (${template})`, async () => {
      const { page, request } = await open(template);
      await page.focus('.form [name]:not([type=hidden])');
      await request;
      const [answer] = await Promise.all([
        page.waitForNavigation(),
        page.click('.form .form-submit'),
      ]);
      assert.equal(answer?.status(), 200);
      assert.ok((await page.$$('.form-summary a')).length > 0);
    });
  }

  it('leads back in a form of steps', async () => {
    const { page } = await open('visit');
    await fillIn(page, { Email: 'back@example.be' });
    await send(page);
    assert.equal(new URL(page.url()).searchParams.get('step'), '2');
    await follow(page, '.wizard-back');
    assert.equal(new URL(page.url()).searchParams.get('step'), '1');
  });

  it('sends one lead, though its form is sent again when it is hydrated', async () => {
    const { page, request } = await open('question');
    const email = 'twice@example.be';
    await fillIn(page, { ...PERSON, Email: email });
    await page.evaluate(sendWithoutAnswer);
    await page.click('.form .form-submit');
    await page.waitForSelector('body[data-sent="200"]');
    await (await request).continue();
    await hydrated(page, '.form');
    await send(page);
    const sent = await site.parts.leads.store.list(50);
    assert.equal(sent.filter((lead) => lead.email === email).length, 1);
  });
});

/** Makes a form that is sent next reach the server, and the visitor see no answer. */
function sendWithoutAnswer(): void {
  const fetchInstead = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const body = new URLSearchParams([...new FormData(form)] as [string, string][]);
    void fetch(form.action, { method: 'POST', body }).then(({ status }) => {
      document.body.dataset['sent'] = String(status);
    });
  };
  addEventListener('submit', fetchInstead, { once: true });
}
