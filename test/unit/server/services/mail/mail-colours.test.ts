import assert from 'node:assert/strict';
import fc from 'fast-check';
import { mailColours } from '../../../../../server/services/mail/mail-colours.ts';
import { contrastRatio } from '../../../../../server/services/site/colours/contrast.ts';
import type { SiteInfo } from '../../../../../views/domain/site/site.ts';
import { anyColour } from '../site/any-colour.ts';

describe('the colours of mails', () => {
  it('can be read in both schemes, whatever the agency configures', () => {
    const names = ['ink', 'muted', 'ground', 'fill', 'line', 'paper', 'primary', 'accent', 'alert'];
    const palette = fc.record(Object.fromEntries(names.map((name) => [name, anyColour])));
    fc.assert(
      fc.property(palette, (colours) => {
        const info = { colours, labels: [] } as object as SiteInfo;
        for (const scheme of Object.values(mailColours(info))) {
          const { text, muted, link, onLink, paper } = scheme;
          for (const colour of [text, muted, link]) {
            assert.ok(contrastRatio(colour, paper) >= 4.5, `${colour} on ${paper}`);
          }
          assert.ok(contrastRatio(onLink, link) >= 4.5, `${onLink} on ${link}`);
        }
      }),
      { numRuns: 50 },
    );
  });
});
