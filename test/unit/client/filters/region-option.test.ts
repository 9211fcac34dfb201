import assert from 'node:assert/strict';
import { isNamed, optionOf, withName } from '../../../../client/filters/region-option.ts';

describe('a place that the region picker offers', () => {
  const answer = { region: 'Luik|4000', parameter: 'region', name: 'Luik', zip: '4000' } as const;
  const option = optionOf({ ...answer, count: 3 });

  it('is shown as its name and postcode', () => {
    const { value, text, count } = option;
    assert.deepEqual({ value, text, count }, { value: 'Luik|4000', text: 'Luik [4000]', count: 3 });
  });

  it('is named by its name, its postcode or both, however they are written', () => {
    for (const typed of ['luik', 'LUIK', '4000', 'Luik 4000', 'Luik [4000]', ' luik ']) {
      assert.ok(isNamed(option, typed), typed);
    }
    for (const typed of ['', 'lui', '400', 'Gent', 'Gent 4000']) {
      assert.ok(!isNamed(option, typed), typed);
    }
  });

  it('is a whole town without a postcode, named by its name alone', () => {
    const whole = optionOf({ ...answer, region: 'Gent', name: 'Gent', zip: '', count: 9 });
    assert.equal(whole.text, 'Gent');
    assert.deepEqual(
      ['gent', 'gen', ''].map((typed) => isNamed(whole, typed)),
      [true, false, false],
    );
  });

  it('is named so too where only the page has it', () => {
    const one = withName({ value: 'Liège|4000', text: 'Luik [4000]' });
    const whole = withName({ value: 'Gent', text: 'Gent' });
    for (const typed of ['luik', '4000', 'Luik 4000']) assert.ok(isNamed(one, typed), typed);
    assert.ok(isNamed(whole, 'gent'));
    assert.ok(!isNamed(one, 'Gent'));
  });

  it('goes by any word for a saint', () => {
    const saint = optionOf({ ...answer, name: 'Sint-Niklaas', zip: '9100', count: 1 });
    for (const typed of ['St. Niklaas', 'st-niklaas 9100', 'Sint Niklaas']) {
      assert.ok(isNamed({ ...saint, text: 'Sint-Niklaas [9100]' }, typed), typed);
    }
  });
});
