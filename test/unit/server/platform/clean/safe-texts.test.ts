import assert from 'node:assert/strict';
import fc from 'fast-check';
import { withSafeTexts } from '../../../../../server/platform/clean/safe-texts.ts';

describe('texts of a CRM', () => {
  it('lose half a character, wherever they stand', () => {
    const home = { title: { nl: 'Huis \ud83d' }, rooms: [{ name: '\udc00kamer' }], id: 3 };
    assert.deepEqual(withSafeTexts(home), {
      title: { nl: 'Huis \ufffd' },
      rooms: [{ name: '\ufffdkamer' }],
      id: 3,
    });
  });

  it('are cut when they are longer than any text of an agency', () => {
    const text = withSafeTexts('x'.repeat(5_000_000));
    assert.equal(text.length, 30_000);
    assert.ok(text.endsWith('x…'));
    assert.ok(withSafeTexts('🏠'.repeat(20_000)).isWellFormed());
  });

  it('are the same object when there is nothing to change', () => {
    const wellFormed = fc.object({
      maxDepth: 2,
      values: [fc.string(), fc.integer(), fc.constant(null)],
    });
    fc.assert(fc.property(wellFormed, (value) => assert.equal(withSafeTexts(value), value)));
  });

  it('are well-formed in every value', () => {
    const units = fc.array(fc.integer({ min: 0xd700, max: 0xe100 }), { maxLength: 9 });
    const texts = units.map((codes) => String.fromCharCode(...codes));
    const values = fc.array(fc.record({ text: texts, list: fc.array(texts, { maxLength: 3 }) }));
    fc.assert(
      fc.property(values, (value) => {
        for (const { text, list } of withSafeTexts(value)) {
          assert.ok([text, ...list].every((one) => one.isWellFormed()));
        }
      }),
    );
  });
});
