import assert from 'node:assert/strict';
import path from 'node:path';
import type { HTTPRequest, Page } from 'puppeteer';
import { isProject } from '../../../views/domain/list/list-item.ts';
import { parseListQuery } from '../../../views/domain/list/list-parameters.ts';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { type EmulatedCrm, emulatedAgency } from '../../crm/http/emulated-crm.ts';
import { messageFromWire } from '../../crm/http/lead-from-wire.ts';
import {
  DESKTOP,
  drawn,
  hydrated,
  openPage,
  PHONE,
  seeAll,
  useBrowser,
  withoutGivenUp,
} from '../../support/browser.ts';
import { shiftsIn, watchShifts } from '../../support/layout-shifts.ts';
import { type LiveSite, liveSite } from '../../support/live-site.ts';
import { LIEVE } from '../../support/owner-site.ts';
import { temporaryDir } from '../../support/site-app.ts';
import {
  PICTURED,
  type PicturesElsewhere,
  picturesElsewhere,
  SIZES,
} from '../../support/wire-pictures.ts';
import { fillIn, follow, send } from '../../support/form-page.ts';
import { PERSON } from '../../support/forms/typed.ts';

const DEMO = path.resolve(import.meta.dirname, '../../../server/demo');

describe('a visitor of a site behind a CRM on the wire', () => {
  const visit = useBrowser();
  let crm: EmulatedCrm;
  let site: LiveSite;
  before(async () => {
    crm = await emulatedAgency(DEMO);
    site = await liveSite({ env: crm.env });
  });
  after(async () => {
    await site.close();
    await crm.close();
  });

  const cards = (page: Page) =>
    page.$$eval('#list-results [data-card]', (all) =>
      all.map((one) => one.getAttribute('data-card')),
    );

  it('finds homes by a place and a filter', async () => {
    const { page, complaints } = await visit();
    await openPage(page, `${site.origin}/nl`);
    await page.type('main [name=q]', 'Gent');
    await page.waitForSelector('main .search-found:not([hidden]) a[href*="region="]');
    await follow(page, 'main .search-found a[href*="region="]');
    const found = await cards(page);
    assert.ok(found.length > 1);
    await page.click('.filter:has([name=type]) > button');
    await page.waitForSelector('.filter-panel:popover-open [name=type]');
    await hydrated(page, '[name=type]');
    await page.click('[name=type][value="2"]');
    await page.waitForFunction(() => location.search.includes('type=2'));
    await page.waitForSelector('#list-results:not([aria-busy])');
    const shown = await cards(page);
    assert.ok(shown.length > 0 && shown.length < found.length);
    const asked = parseListQuery(new URL(page.url()).searchParams, 'sale');
    const { items } = site.parts.source.catalogue.port('nl').list(asked, 40);
    assert.deepEqual(
      shown,
      items.map((item) => (isProject(item) ? `p${item.id}` : `${item.id}`)),
    );
    assert.deepEqual(withoutGivenUp(complaints), []);
  });

  it('asks about a home, and the CRM has it', async () => {
    const { page } = await visit({ viewport: PHONE });
    const { catalogue, paths } = site.parts.source;
    const [home] = catalogue.port('fr').list(emptyQuery('rent'), 1).items;
    assert.ok(home);
    await openPage(page, site.origin + createLinks(paths, 'fr').itemForm('question', home));
    const filled = {
      ...PERSON,
      Content: 'Le jardin est-il au sud ?',
    };
    await fillIn(page, filled);
    await send(page);
    await site.parts.leads.worker.wake();
    const [lead] = crm.agency.leads.map(messageFromWire);
    assert.ok(lead);
    assert.deepEqual(
      [lead.language, lead.content, lead.person.name],
      ['fr', filled.Content, 'Peeters'],
    );
    assert.equal(lead.propertyId, home.id);
  });

  it('signs in and reads how the sale goes', async () => {
    const { page, complaints } = await visit();
    await openPage(page, `${site.origin}/nl/login`);
    await page.type('#owner-email', LIEVE.email);
    await page.type('#owner-password', LIEVE.password);
    await follow(page, '.sign-in-form form button');
    assert.match(page.url(), /\/nl\/login\/historiek\/70433$/);
    await page.click('.history-section:has(#documents) > summary');
    const [begins] = await page.$$eval('#documents a', (links) =>
      Promise.all(links.map(async ({ href }) => (await (await fetch(href)).text()).slice(0, 5))),
    );
    assert.equal(begins, '%PDF-');
    assert.deepEqual(complaints, []);
  });

  describe('whose pictures have no size yet', () => {
    let elsewhere: PicturesElsewhere;
    let pictured: LiveSite;
    before(async () => {
      elsewhere = await picturesElsewhere(temporaryDir());
      pictured = await liveSite(elsewhere.options);
    });
    after(async () => {
      await pictured.close();
      await elsewhere.close();
    });

    for (const viewport of [PHONE, DESKTOP]) {
      it(`reads of a home at ${viewport.width} px, and nothing moves when they come`, async () => {
        const { catalogue, paths } = pictured.parts.source;
        const home = catalogue.port('nl').property(PICTURED);
        assert.ok(home && !isProject(home));
        const { page } = await visit({ viewport });
        await watchShifts(page);
        const release = await holdPictures(page);
        const url = pictured.origin + createLinks(paths, 'nl').property(home);
        await page.goto(url, { waitUntil: 'domcontentloaded' });
        await page.waitForSelector('footer');
        await drawn(page);
        await release();
        await seeAll(page);
        await page.waitForFunction(
          (count) => {
            const all = [...document.querySelectorAll<HTMLImageElement>('.gallery-list img')];
            return all.filter(({ naturalWidth }) => naturalWidth > 0).length === count;
          },
          {},
          SIZES.length,
        );
        assert.deepEqual(await shiftsIn(page), []);
      });
    }
  });
});

/**
 * Holds the requests for pictures back until the returned function is called. Fonts never come: their
 * letters move words by a pixel, with or without pictures (test/browser/layout-shift.test.ts).
 */
async function holdPictures(page: Page): Promise<() => Promise<unknown>> {
  const held: HTTPRequest[] = [];
  let isReleased = false;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) void request.abort();
    else if (isReleased || !request.url().includes('/media/')) void request.continue();
    else held.push(request);
  });
  return () => {
    isReleased = true;
    return Promise.all(held.map((request) => request.continue()));
  };
}
