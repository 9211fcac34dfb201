import assert from 'node:assert/strict';
import type { Viewport } from 'puppeteer';
import { LOCALES, type Locale } from '../../../views/domain/locale.ts';
import { moduleStates } from '../../../views/modules/states.ts';
import {
  DESKTOP,
  openPage,
  overflow,
  PHONE,
  settled,
  useOnePage,
  violations,
  withoutGivenUp,
} from '../../support/browser.ts';
import { IS_FULL_MATRIX, type OpenSite, sharedSite } from '../../support/live-site.ts';

/** The widths of the state of this index: a state is opened at the last width of the one before. */
function windowsOf(index: number) {
  return index % 2 === 0 ? ([PHONE, DESKTOP] as const) : ([DESKTOP, PHONE] as const);
}

/**
 * Whether axe checks a state of this index at this width: each at its first one, which alternates,
 * and at both in the full matrix.
 */
function isForAxe(index: number, viewport: Viewport): boolean {
  return IS_FULL_MATRIX || viewport === windowsOf(index)[0];
}

/** Removes header and footer, which axe would read again: every-page.test.ts looks at them. */
function removeFrame(): void {
  for (const part of document.querySelectorAll('body > header, body > footer')) part.remove();
}

describe('every state of every module', () => {
  const visit = useOnePage();
  let site: OpenSite;
  before(async () => {
    site = await sharedSite();
  });

  /** The longest words; every-page.test.ts shows the modules on pages, in all languages. */
  const locales: readonly Locale[] = IS_FULL_MATRIX ? LOCALES : ['de'];

  for (const [kind, states] of Object.entries(moduleStates)) {
    for (const locale of locales) {
      it(`${kind} in ${locale} is clean at ${PHONE.width} and at ${DESKTOP.width} px`, async () => {
        const { page, complaints } = visit();
        await page.setViewport(PHONE);
        for (const [index, { name }] of states.entries()) {
          await openPage(page, `${site.origin}/states/${locale}/${kind}/${index + 1}`);
          await page.evaluate(removeFrame);
          for (const viewport of windowsOf(index)) {
            await page.setViewport(viewport);
            await settled(page);
            const at = `${name} at ${viewport.width} px`;
            assert.ok((await overflow(page)) <= 0, `${at} is wider than the window`);
            if (isForAxe(index, viewport)) {
              assert.deepEqual(await violations(page, `.module-${kind}`), [], at);
            }
          }
          assert.deepEqual(withoutGivenUp(complaints), [], name);
        }
      });
    }
  }
});
