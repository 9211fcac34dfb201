import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Page } from 'puppeteer';
import { DESKTOP, hydrated, PHONE, useBrowser } from '../support/browser.ts';
import { type OpenSite, sharedSite, templates } from '../support/live-site.ts';
import { delayLists } from '../support/lists/delay-lists.ts';
import {
  freshList,
  LIST_STEPS,
  type ListStep,
  shownList,
  Walk,
} from '../support/lists/list-walk.ts';

const ORDER = '.list [name=order]';

/** Steps of a walk, and walks at each width: some four seconds. */
const MAX_STEPS = 9;
const WALKS = 3;

const step: fc.Arbitrary<ListStep> = fc.record({
  do: fc.constantFrom(...LIST_STEPS),
  which: fc.nat({ max: 4 }),
  // A visitor who does not wait for what they asked for.
  isHasty: fc.integer({ min: 0, max: 4 }).map((one) => one === 0),
});

const steps = (...names: ListStep['do'][]): ListStep[] =>
  names.map((name) => ({ do: name, which: 1, isHasty: false }));

/** Walks that found something, each with what it found. */
const FOUND: readonly [string, ListStep[]][] = [
  ['the address kept the filter after Back', steps('end', 'type', 'scroll', 'back')],
  [
    'the position of a list that was left by Back was that of the other',
    steps('end', 'type', 'end', 'back', 'forward', 'reload'),
  ],
  ['nothing followed Back after a reload, before an interaction', steps('sort', 'reload', 'back')],
  [
    'nothing followed Back after the same address was opened again',
    steps('type', 'chip', 'open', 'back'),
  ],
];

describe('the address of a list and what it shows', () => {
  const visit = useBrowser();
  let site: OpenSite;
  let list: string;
  before(async () => {
    site = await sharedSite();
    list = site.origin + templates(site, 'nl')['sale list'];
  });

  /** Takes the steps one by one; after each that is waited for, both have to agree. */
  async function walk(page: Page, taken: readonly ListStep[]): Promise<void> {
    await page.goto(list, { waitUntil: 'load' });
    const walked = new Walk(page, new URL(list).pathname);
    await walked.arrived();
    for (const [index, one] of taken.entries()) {
      await walked.take(one);
      if (one.isHasty && index < taken.length - 1) continue;
      const at = await walked.arrived();
      if (at.pathname !== new URL(list).pathname) continue;
      const { page: number, ...shown } = await shownList(page);
      assert.deepEqual(shown, await freshList(at.href), `${at.search} after ${walked.toString()}`);
      assert.ok(number, `no page ${at.search} after ${walked.toString()}`);
    }
  }

  for (const [width, viewport] of [
    ['a phone', PHONE],
    ['a desk', DESKTOP],
  ] as const) {
    for (const [what, taken] of FOUND) {
      it(`agree on ${width} where ${what}`, async () => {
        const { page } = await visit({ viewport, isWhole: true });
        await walk(page, taken);
      });
    }

    it(`agree on ${width} after any steps`, async () => {
      const { page } = await visit({ viewport, isWhole: true });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: MAX_STEPS }), (taken) =>
          walk(page, taken),
        ),
        { numRuns: WALKS, endOnFailure: true },
      );
    });
  }

  it('agree after Back and Forward before the list came that Back asked for', async () => {
    const { page } = await visit({ viewport: DESKTOP, isWhole: true });
    await page.goto(list, { waitUntil: 'load' });
    const settled = () =>
      page.waitForFunction(
        () => !document.querySelector('#list-results[aria-busy], [data-list][data-restore]'),
      );
    await page.focus(ORDER);
    await hydrated(page, ORDER);
    await page.select(ORDER, 'price-asc');
    await page.waitForFunction(() => location.search === '?order=price-asc');
    await settled();
    const delayed = await delayLists(page);
    await page.evaluate(() => history.back());
    await delayed.asked(1);
    await page.evaluate(() => history.forward());
    await page.waitForFunction(() => location.search === '?order=price-asc');
    delayed.release();
    await settled();
    const { page: number, ...shown } = await shownList(page);
    assert.deepEqual(shown, await freshList(page.url()));
    assert.ok(number);
  });
});
