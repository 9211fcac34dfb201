import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import { PHONE, useBrowser, violations } from '../support/browser.ts';
import { type OpenSite, sharedSite, templates } from '../support/live-site.ts';

describe('the questions, with JavaScript off', () => {
  const visit = useBrowser();
  let site: OpenSite;
  let path: string;
  before(async () => {
    site = await sharedSite();
    path = templates(site, 'fr')['questions'] ?? '';
  });

  async function open(hash = ''): Promise<Page> {
    const { page } = await visit({ javaScript: false, viewport: PHONE });
    await page.goto(site.origin + path + hash);
    return page;
  }

  /** Ids of the visible answers. */
  const answers = (page: Page) =>
    page.$$eval('details[open] > [id]', (all) => all.map(({ id }) => id));

  /** Clicks the question of an answer. */
  async function press(page: Page, id: number): Promise<void> {
    const summary = await page.$(`details:has(#faq-${id}) > summary`);
    assert.ok(summary, `there is no question ${id}`);
    await summary.click();
  }

  function questions(category: number): number[] {
    const found = site.parts.source.site.content?.faq[category];
    return found?.articles.map(({ id }) => id) ?? [];
  }

  it('are closed at first, and one of a category is open at a time', async () => {
    const page = await open();
    assert.deepEqual(await answers(page), []);
    const [first = 0, second = 0] = questions(0);
    await press(page, first);
    assert.deepEqual(await answers(page), [`faq-${first}`]);
    await press(page, second);
    assert.deepEqual(await answers(page), [`faq-${second}`]);
    await press(page, second);
    assert.deepEqual(await answers(page), []);
  });

  it('of two categories do not close each other', async () => {
    const page = await open();
    const [buying = 0] = questions(0);
    const [renting = 0] = questions(1);
    await press(page, buying);
    await press(page, renting);
    assert.deepEqual(await answers(page), [`faq-${buying}`, `faq-${renting}`]);
  });

  it('open by a URL with a fragment, with the question in sight below the header', async () => {
    const last = questions(1).at(-1) ?? 0;
    const page = await open(`#faq-${last}`);
    assert.deepEqual(await answers(page), [`faq-${last}`]);
    const box = await (await page.$('details[open] > summary'))?.boundingBox();
    const header = await (await page.$('header'))?.boundingBox();
    assert.ok(box && header);
    assert.ok(box.y >= header.y + header.height, `${box.y} under ${header.height}`);
    assert.ok(box.y + box.height < PHONE.height);
  });
});

describe('the questions', () => {
  const visit = useBrowser();
  let site: OpenSite;
  before(async () => {
    site = await sharedSite();
  });

  it('and their answers are accessible when they are open', async () => {
    const { page } = await visit();
    await page.goto(site.origin + (templates(site, 'de')['questions'] ?? ''));
    for (const item of await page.$$('details.faq-item')) {
      await item.evaluate((details) => details.removeAttribute('name'));
      await item.evaluate((details) => details.setAttribute('open', ''));
    }
    assert.deepEqual(await violations(page), []);
  });
});
