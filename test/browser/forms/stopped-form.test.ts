import assert from 'node:assert/strict';
import type { HTTPRequest } from 'puppeteer';
import { SENDING_KEY } from '../../../views/domain/forms/form-names.ts';
import { hydrated, openPage, useBrowser } from '../../support/browser.ts';
import { fillIn, send } from '../../support/form-page.ts';
import { type LiveSite, liveSite, templates } from '../../support/live-site.ts';
import { fireTimers, controlTimers, waitForHeldTimers } from '../../support/page-timers.ts';
import { newestLead } from '../../support/stored-leads.ts';
import { PERSON } from '../../support/forms/typed.ts';

/** Milliseconds after which a form can be sent again. */
const RESEND_DELAY = 10_000;

describe('a form whose sending the visitor has stopped', () => {
  const visit = useBrowser();
  let site: LiveSite;
  before(async () => {
    site = await liveSite();
  });
  after(() => site.close());

  it('is sent again after a while, as the same lead', async () => {
    const { page } = await visit();
    await controlTimers(page, RESEND_DELAY);
    await openPage(page, site.origin + templates(site, 'nl')['question']);
    await page.focus('[name="FirstName"]');
    await hydrated(page, '.form');
    await fillIn(page, PERSON);
    const keys: (string | null)[] = [];
    await page.setRequestInterception(true);
    const take = async (request: HTTPRequest) => {
      if (request.method() !== 'POST') return request.continue();
      const count = keys.push(new URLSearchParams(await request.fetchPostData()).get(SENDING_KEY));
      return count === 1 ? request.abort('aborted') : request.continue();
    };
    page.on('request', (request) => void take(request));
    await page.click('.form-submit');
    await waitForHeldTimers(page, 1);
    await page.waitForSelector('.form-submit[aria-disabled="true"]');
    await fireTimers(page);
    await page.waitForSelector('.form-submit[aria-disabled="false"]');
    await send(page);
    assert.equal(new URL(page.url()).pathname, '/nl/bedankt/contact-me');
    assert.equal((await newestLead(site)).email, PERSON.Email);
    assert.equal(keys.length, 2);
    assert.equal(keys[0], keys[1]);
    assert.match(keys[0] ?? '', /^[\da-f-]{36}$/);
  });
});
