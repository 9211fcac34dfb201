import { readerOf } from './sample-reader.ts';
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { functionLines } from '../../../../views/domain/text/function-text.ts';
import { formatIpi } from '../../../../views/domain/format/ipi.ts';

describe('a BIV/IPI number', () => {
  it('has six digits in two groups', () => assert.equal(formatIpi('502162'), '502.162'));

  for (const text of ['', '50216', '5021622', '502.162', '50216a', 'BIV 502162', '٥٠٢١٦٢']) {
    it(`is not "${text}"`, () => assert.equal(formatIpi(text), undefined));
  }

  it('keeps its digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{6}$/), (digits) => {
        assert.equal(formatIpi(digits)?.replace('.', ''), digits);
        assert.match(formatIpi(digits) ?? '', /^\d{3}\.\d{3}$/);
      }),
    );
  });
});

describe('a function', () => {
  it('is shown line by line', () => {
    assert.deepEqual(
      functionLines({ nl: 'Vastgoedmakelaar\r\nZaakvoerder \n\n' }, readerOf('nl')),
      ['Vastgoedmakelaar', 'Zaakvoerder'],
    );
  });

  it('is shown only when longer than one character', () => {
    for (const text of ['', '-', ' - ', '\n'])
      assert.deepEqual(functionLines({ fr: text }, readerOf('fr')), []);
    assert.deepEqual(functionLines({ fr: 'CE' }, readerOf('fr')), ['CE']);
    assert.deepEqual(functionLines({ fr: 'CEO' }, readerOf('de')), ['CEO']);
    assert.deepEqual(functionLines(undefined, readerOf('de')), []);
  });
});
