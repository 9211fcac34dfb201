import assert from 'node:assert/strict';
import path from 'node:path';
import {
  DESKTOP,
  openPage,
  overflow,
  PHONE,
  settled,
  useBrowser,
  violations,
} from '../../support/browser.ts';
import { type LiveSite, liveSite } from '../../support/live-site.ts';

const AGENCIES = path.resolve(import.meta.dirname, '../../agencies');

// Colours, corners, header and fonts of their own; what pages share is tested on the demo agency.
for (const [name, at] of [
  ['lambert', '/fr/a-vendre'],
  ['duinhuis', '/nl/te-koop'],
] as const) {
  describe(`the list of the agency ${name}`, () => {
    const visit = useBrowser();
    let site: LiveSite;
    before(async () => {
      site = await liveSite({ env: { SITE_DIR: path.join(AGENCIES, name) } });
    });
    after(() => site.close());

    it('has readable colours and nothing that axe finds, on a phone and on a desk', async () => {
      const { page, complaints } = await visit({ viewport: PHONE });
      await openPage(page, site.origin + at);
      for (const viewport of [PHONE, DESKTOP]) {
        await page.setViewport(viewport);
        await settled(page);
        assert.deepEqual(complaints, []);
        assert.ok((await overflow(page)) <= 0, `the page is wider than ${viewport.width} pixels`);
        assert.deepEqual(await violations(page), [], `at ${viewport.width} pixels`);
      }
    });
  });
}
