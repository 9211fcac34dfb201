import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { FormField } from '../../../../../views/domain/forms/form-field.ts';
import { parseForm } from '../../../../../views/domain/forms/parse-form.ts';

const common = {
  label: '',
  isRequired: false,
  autoComplete: 'off',
  maxLength: 100,
  span: 12,
} as const;
const GOAL: FormField = {
  ...common,
  name: 'Goal',
  type: 'cards',
  options: ['0', '1'].map((value) => ({ value, text: value })),
};
const INCOME: FormField = {
  ...common,
  name: 'totalAmountIncome',
  type: 'amount',
  isRequired: true,
  onlyWith: { name: 'Goal', value: '1' },
};

describe('a field that is asked only with another answer', () => {
  const parse = (Goal: string, totalAmountIncome: string) =>
    parseForm([INCOME, GOAL], (name) => [name === 'Goal' ? Goal : totalAmountIncome]);

  it('is read with that answer', () => {
    assert.deepEqual(parse('1', '3.200').values, { Goal: '1', totalAmountIncome: '3200' });
    assert.deepEqual(parse('1', '').faults, { totalAmountIncome: 'missing' });
    assert.deepEqual(parse('1', 'veel').faults, { totalAmountIncome: 'number' });
  });

  it('is dropped without it, whatever was sent', () => {
    fc.assert(
      fc.property(fc.string(), (income) => {
        assert.deepEqual(parse('0', income), { values: { Goal: '0' }, faults: {} });
        assert.deepEqual(parse('', income), { values: {}, faults: {} });
      }),
    );
  });
});

describe('a field for any number', () => {
  const FIELD: FormField = { ...common, name: 'extra-Rooms', type: 'number' };
  const parse = (typed: string) => parseForm([FIELD], () => [typed]);

  it('keeps what was typed, and says what is no number', () => {
    assert.deepEqual(parse(' 2,5 '), { values: { 'extra-Rooms': '2,5' }, faults: {} });
    assert.deepEqual(parse('-3').faults, {});
    for (const typed of ['12 stuks', '1,750', 'veel']) {
      const { values, faults } = parse(typed);
      assert.deepEqual(faults, { 'extra-Rooms': 'noNumber' });
      assert.equal(values['extra-Rooms'], typed);
    }
  });
});

describe('what is typed in a field', () => {
  const line: FormField = { ...common, name: 'Subject', type: 'text' };
  const lines: FormField = { ...common, name: 'Content', type: 'lines' };
  const typedIn = (field: FormField, typed: string) => parseForm([field], () => [typed]).values;

  /** Every character that sets the direction of writing: text can look like another with them. */
  const DIRECTION = [0x061c, 0x200e, 0x200f, ...range(0x202a, 0x202e), ...range(0x2066, 0x2069)];
  const UNSEEN = [...DIRECTION, 0x00, 0x07, 0x1b, 0x7f, 0x80, 0x9f, 0x200b, 0xfeff];
  for (const code of UNSEEN) {
    it(`keeps no U+${code.toString(16).toUpperCase().padStart(4, '0')}`, () => {
      const sign = String.fromCodePoint(code);
      const typed = `${sign}foto${sign}gpj.exe${sign}`;
      assert.deepEqual(typedIn(line, typed), { Subject: 'fotogpj.exe' });
      assert.deepEqual(typedIn(lines, `${typed}\n${typed}`), {
        Content: 'fotogpj.exe\nfotogpj.exe',
      });
      assert.deepEqual(typedIn(line, sign), {});
    });
  }

  it('is read without them wherever they stand', () => {
    const sign = fc.constantFrom(...UNSEEN.map((code) => String.fromCodePoint(code)));
    const typed = fc.array(fc.oneof(sign, fc.constantFrom('a', 'é', '1', '.')));
    fc.assert(
      fc.property(typed, (signs) => {
        const kept = signs.filter((one) => /[aé1.]/.test(one)).join('');
        assert.deepEqual(typedIn(line, signs.join('')), kept === '' ? {} : { Subject: kept });
        assert.deepEqual(typedIn(lines, signs.join('')), kept === '' ? {} : { Content: kept });
      }),
    );
  });

  it('is read again as it was read', () => {
    const sign = fc.constantFrom(
      ' ',
      '\t',
      '\n',
      '\r',
      'e',
      '\u0301',
      '\u202e',
      '\u200b',
      '\ud800',
    );
    const typed = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(sign).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(typed, (text) => {
        for (const field of [line, lines]) {
          const once = typedIn(field, text)[field.name] ?? '';
          assert.equal(typedIn(field, once)[field.name] ?? '', once);
          assert.doesNotMatch(once, /[^\P{Cc}\n]|\p{Bidi_Control}/u);
        }
        assert.doesNotMatch(typedIn(line, text)['Subject'] ?? '', /\n|\s{2}|^\s|\s$/);
      }),
    );
  });

  it('has line breaks only where it may have several lines', () => {
    for (const sign of ['\n', '\r\n', '\r', '\u2028', '\u2029', '\v', '\t']) {
      assert.deepEqual(typedIn(line, `a${sign}b`), { Subject: 'a b' });
    }
    for (const sign of ['\n', '\r\n', '\r']) {
      assert.deepEqual(typedIn(lines, `a${sign}b`), { Content: 'a\nb' });
    }
    assert.deepEqual(typedIn(lines, 'a\tb'), { Content: 'a b' });
  });

  it('has the length that its field allows, and not one character more', () => {
    const short = { ...line, maxLength: 5 };
    assert.deepEqual(parseForm([short], () => ['vijf.']).faults, {});
    assert.deepEqual(parseForm([short], () => ['zes...']).faults, { Subject: 'tooLong' });
  });
});

describe('a phone number that is typed', () => {
  const PHONE: FormField = { ...common, name: 'PhoneNumber', type: 'tel' };
  const faultOf = (typed: string) => parseForm([PHONE], () => [typed]).faults['PhoneNumber'];

  it('has six digits or more', () => {
    for (const typed of ['123456', '12 34 56', '+1 (2)3-4/5.6', '0470 12 34 56']) {
      assert.equal(faultOf(typed), undefined, typed);
    }
    for (const typed of ['12345', '1 2 3 4 5', '+12345', '(1) 2-3/4.5', '+()', '1']) {
      assert.equal(faultOf(typed), 'phone', typed);
    }
  });

  it('is counted by its digits, however they are grouped', () => {
    const grouped = fc.array(
      fc.tuple(fc.nat({ max: 9 }), fc.constantFrom('', ' ', '.', '/', '-')),
      {
        minLength: 1,
        maxLength: 15,
      },
    );
    fc.assert(
      fc.property(grouped, (digits) => {
        const typed = digits.map(([digit, sign]) => `${digit}${sign}`).join('');
        assert.equal(faultOf(typed), digits.length >= 6 ? undefined : 'phone');
      }),
    );
  });

  it('may have words beside it, as people write them', () => {
    for (const typed of ['0475 12 34 56 (na 18u)', 'gsm 0475123456', '0475 12 34 56, of 09 1']) {
      assert.equal(faultOf(typed), undefined, typed);
    }
    for (const typed of ['na 18u', 'bel mij', '\u0661'.repeat(8)]) {
      assert.equal(faultOf(typed), 'phone', typed);
    }
    assert.equal(faultOf('1'.repeat(16)), 'phoneLong');
    assert.equal(faultOf('0475 12 34 56 / 09 278 40 16'), undefined);
  });
});

describe('a postcode that is typed', () => {
  const ZIP: FormField = { ...common, name: 'propertyZip', type: 'zip' };
  const parse = (typed: string) => parseForm([ZIP], () => [typed]);

  it('has four digits and does not begin with 0', () => {
    for (const typed of ['1000', '9999', '4700']) assert.deepEqual(parse(typed).faults, {}, typed);
    for (const typed of ['0999', '999', '10000', '900A', 'Gent']) {
      assert.deepEqual(parse(typed).faults, { propertyZip: 'zip' }, typed);
    }
  });

  it('is read without the letter of its country', () => {
    for (const typed of ['B-9000', 'b 9000', 'B9000', 'L-9000', 'l  9000']) {
      assert.deepEqual(parse(typed), { values: { propertyZip: '9000' }, faults: {} }, typed);
    }
    assert.deepEqual(parse('NL-9000').faults, { propertyZip: 'zip' });
  });
});

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
