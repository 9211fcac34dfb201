import assert from 'node:assert/strict';
import { LOCALES, type Locale } from '../../../views/domain/locale.ts';
import { moduleStates } from '../../../views/modules/states.ts';
import { isForAxe } from '../../support/axe-matrix.ts';
import {
  DESKTOP,
  openPage,
  overflow,
  PHONE,
  settled,
  useOnePage,
  violations,
} from '../../support/browser.ts';
import { AXE_LOCALES, IS_FULL_MATRIX, type OpenSite, sharedSite } from '../../support/live-site.ts';

/** What is still being fetched when the next state is opened is given up. */
function isOfPage(complaint: string): boolean {
  return !complaint.endsWith('net::ERR_ABORTED');
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

  /** Modules show components in Dutch; alone they are looked at with the longest words. */
  const localesOf = (kind: string): readonly Locale[] => {
    if (IS_FULL_MATRIX) return LOCALES;
    return kind === 'component' ? ['de'] : AXE_LOCALES;
  };

  for (const [kind, states] of Object.entries(moduleStates)) {
    for (const locale of localesOf(kind)) {
      it(`${kind} in ${locale} is clean at ${PHONE.width} and at ${DESKTOP.width} px`, async () => {
        const { page, complaints } = visit();
        await page.setViewport(PHONE);
        for (const [index, { name }] of states.entries()) {
          await openPage(page, `${site.origin}/states/${locale}/${kind}/${index + 1}`);
          await page.evaluate(removeFrame);
          for (const viewport of index % 2 === 0 ? [PHONE, DESKTOP] : [DESKTOP, PHONE]) {
            await page.setViewport(viewport);
            await settled(page);
            const at = `${name} at ${viewport.width} px`;
            assert.ok((await overflow(page)) <= 0, `${at} is wider than the window`);
            if (isForAxe(locale, viewport)) {
              assert.deepEqual(await violations(page, `.module-${kind}`), [], at);
            }
          }
          assert.deepEqual(complaints.filter(isOfPage), [], name);
        }
      });
    }
  }
});
