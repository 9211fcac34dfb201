import assert from 'node:assert/strict';
import fc from 'fast-check';
import { answerText, postcodesIn } from '../../../../../views/domain/place/postcodes-in-text.ts';

const PLACES = new Set(['9050', '9050 Gentbrugge', '4700 Eupen', '5000', '1348 Louvain la Neuve']);
const zipsIn = (text: string) => postcodesIn(text, (one) => PLACES.has(one)).map(({ zip }) => zip);

describe('the postcodes of a question', () => {
  const TEXTS: readonly [text: string, ...zips: string[]][] = [
    ['Mijn huis in 9050 Gentbrugge, gebouwd in 2018.', '9050'],
    ['Gentbrugge (9050) of 4700 Eupen?', '9050', '4700'],
    ['Kerkstraat 12, B-4700 Eupen', '4700'],
    ['Code postal : 5000', '5000'],
    ['J’habite à 1348 Louvain la Neuve depuis 2011', '1348'],
    ['In 5000 Schritten'],
    ['€ 5000 of 9050 euro, tel. 0475 50 00'],
    ['gebouwd in 1975'],
  ];
  for (const [text, ...zips] of TEXTS) {
    it(`are ${zips.join(' and ') || 'none'} in "${text}"`, () => {
      assert.deepEqual(zipsIn(text), zips);
    });
  }

  it('are the answer to a field that asks for one', () => {
    const asked = answerText({ label: 'Postcode van uw woning', value: '5000' });
    assert.deepEqual(zipsIn(asked), ['5000']);
    assert.deepEqual(zipsIn(answerText({ label: 'Budget', value: '5000' })), []);
  });

  it('are known ones, whatever the text is', () => {
    const piece = fc.constantFrom('9050', ' Gentbrugge', 'B-', '\n', ' ', '(', '12', 'postcode ');
    const text = fc.oneof(
      fc.string(),
      fc.array(piece).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(text, (typed) => {
        for (const zip of zipsIn(typed)) assert.equal(zip, '9050');
      }),
    );
  });
});
