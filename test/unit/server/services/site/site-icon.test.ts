import assert from 'node:assert/strict';
import { load } from 'cheerio';
import { siteIcon } from '../../../../../server/services/site/site-icon.ts';
import { sampleInfo } from './site-files.ts';

const { colours } = sampleInfo();

describe('siteIcon', () => {
  it('is the plate in the site’s colours with the first letter of its name', () => {
    const $ = load(siteIcon({ name: 'huis & haard' }, colours), { xml: true });
    assert.equal($('text').text(), 'H');
    assert.equal($('rect').first().attr('fill'), colours.primary);
    assert.equal($('text').attr('fill'), colours.paper);
  });

  it('takes the first letter or digit there is, in any script, and no mark of XML', () => {
    for (const [name, letter] of [
      ['  “Élan”', 'É'],
      ['<&> 9 straten', '9'],
      ['ßtraße', 'SS'],
      ['Дом', 'Д'],
      ['—', ''],
    ] as const) {
      assert.equal(load(siteIcon({ name }, colours), { xml: true })('text').text(), letter);
    }
  });
});
