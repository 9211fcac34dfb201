import assert from 'node:assert/strict';
import fc from 'fast-check';
import { splitAtPhoneNumbers } from '../../../../../views/domain/history/phone-numbers.ts';
import { belgianPhone, NARROW, NBSP, noPhone } from './any-phone.ts';

/** The text with an ellipsis for every number. */
function hide(text: string): string {
  return splitAtPhoneNumbers(text)
    .map((piece, index) => (index % 2 === 1 ? '…' : piece))
    .join('');
}

/** What stands around a number. */
const before = fc.constantFrom(
  'Bel ',
  '',
  'Op 12/11/2026: ',
  'tel.',
  'nr 12, ',
  '€ 395.000, ',
  'x (',
);
const after = fc.constantFrom(
  '',
  '.',
  ' terug',
  ' - 12/11/2026',
  ', 395.000',
  ') x',
  ' of +32',
  '\n3',
);

describe('telephone numbers in a text', () => {
  const numbers = {
    'of mobiles': [
      '0475123456',
      '0475 123 456',
      '0475/123.456',
      '0475-12-34-56',
      '0475-123456',
      '0475/12.34.56',
      '0475.12.34.56',
      '0470 / 12 34 56',
      '(0478) 12 34 56',
      '(0478) - 12 34 56',
      '04 78 12 34 56',
      `0475${NBSP}12${NARROW}34 56`,
      '0475 12‑34–56',
    ],
    'of landlines': [
      '091234567',
      '09/1234567',
      '02 1234567',
      '087/554433',
      '03-123 45 67',
      '(09) 123 45 67',
      '09 / 123 45 67',
      '09 278 40 16',
      '02.123.45.67',
      '09.12.26.345',
      '04 222 33 44',
      '016 12 34 56',
      '0800 12 345',
    ],
    'in international form': [
      '+32475123456',
      '+32 475 12 34 56',
      '+32 475 123 456',
      '+32.475.123.456',
      '+32 (0)475 12 34 56',
      '+32 (0) 9 278 40 16',
      '(+32) 9 278 40 16',
      '+ 32 478 12 34 56',
      '00 32 475 12 34 56',
      '0032475123456',
      '0032 9/278.40.16',
      '+32 475 - 12 34 56',
      '+352 621 123 456',
      '+352 26 12 34 56',
      '+352 27 12 34',
      '00352 621123456',
      '+31 6 12345678',
      '+31 (0)6-12 34 56 78',
      '0031 20 123 4567',
      '+49 170 1234567',
      '+49 (0)2441 12 34 56',
      '0049 30 12345678',
      '+33 6 12 34 56 78',
      '+33 (0)1.23.45.67.89',
      '0033 6 12.34.56.78',
      '+44 20 7946 0018',
    ],
  };
  for (const [kind, written] of Object.entries(numbers)) {
    it(`are found ${kind}, whole and without what stands around them`, () => {
      for (const number of written) {
        assert.equal(hide(`Bel ${number}, graag`), 'Bel …, graag', number);
        assert.equal(hide(number), '…', number);
        const rest = 'op 04/05/2026 … - 12/11/2026';
        assert.equal(hide(`op 04/05/2026 ${number} - 12/11/2026`), rest, number);
        assert.equal(hide(`(${number})`), '(…)', number);
        assert.equal(
          hide(`€ 395.000 ${number} of € 1.050.000`),
          '€ 395.000 … of € 1.050.000',
          number,
        );
        for (const between of [' of ', ' / ', '/', ' - ', ', ']) {
          const both = `${number}${between}09 123 45 67${between}${number}`;
          assert.equal(hide(both), `…${between}…${between}…`, both);
        }
      }
    });
  }

  it('may follow the number of a house, or letters', () => {
    assert.equal(hide('Kerkstraat 12 0475 12 34 56'), 'Kerkstraat 12 …');
    assert.equal(hide('Kerkstraat 5 012 34 56 78'), 'Kerkstraat 5 …');
    assert.equal(hide('Kerkstraat 5 087/554433'), 'Kerkstraat 5 …');
    assert.equal(hide('9000 Gent 09/278.40.16'), '9000 Gent …');
    assert.equal(hide('om 10:00 +32 9 278 40 16'), 'om 10:00 …');
    assert.equal(hide('gsm0475123456'), 'gsm…');
  });

  const others = [
    'Bod van 395.000 - 400.000 besproken',
    'Von 400.000 - 380.000 gesenkt',
    'Offre 395 000 - 400 000 €',
    `Offre 395${NBSP}000 - 400${NBSP}000${NBSP}€`,
    `Offre 395${NARROW}000 - 400${NARROW}000${NARROW}€`,
    'Offre 395 050 - 400 000 €',
    'Offre 395 050 12/11/2026',
    'Bod: € 400.000 - 12/11/2026',
    'Bod: € 400.000 04/05/2026 10.30 u.',
    'Vraagprijs 400.000 (12/10/2026)',
    'Prijs 1.000.000 - 950.000',
    '1 250,05 - 1 400 000 €',
    '0,05 - 1.400.000',
    '+15.000 - 20.000 kosten',
    '+ 15.000 - 20.000 kosten',
    '395 000 € + 15 000 - 20 000 € de frais',
    '+1 250 000 - 12/11/2026',
    '+5 - 12/11/2026 10.30',
    '€ 349.000',
    '04/05/2026',
    '4/5/2026 - 06/05/2026',
    '2026-05-04 10:00',
    '2026/05/04 10.30 - 11.30',
    '04.05.2026 - 06.05.2026',
    '04.05.26 10.30 u.',
    '04/05/2026 10.30 3 bezoeken',
    '04/05 10.30 3 bezoeken',
    '09.30 - 10.30 3 bezoeken',
    '09.30-10.30 12/11/2026',
    '10:00 12/11/2026 10u00 12/11/2026 11h00 12/11/2026',
    '10.00 - 12.00 12/11/2026',
    '08:30 - 09:30 04/05/2026',
    '125,0 m² - 1.250 m²',
    '316.000 1.000 - ',
    '324.500/12.500',
    '05 a 12 ca - 0123 A 45 - 0123/02A000',
    'Woning 75140, 9000 Gent - 1000 Brussel',
    'EPC 20260504-0012345678-RES-1',
    '0003643318-00000003-4',
    '123456789012345678901234567890',
    '+123456789012345678901234567890',
    '',
  ];
  for (const text of others) {
    it(`are not found in “${text}”`, () => {
      assert.equal(hide(text), text);
    });
  }

  it('are found in every grouping of a Belgian one', () => {
    fc.assert(
      fc.property(belgianPhone, before, after, (number, start, end) => {
        assert.equal(hide(`${start}${number}${end}`), `${start}…${end}`);
      }),
      { numRuns: 1000 },
    );
  });

  it('are not found among amounts, dates and times', () => {
    fc.assert(
      fc.property(noPhone, (text) => {
        assert.equal(hide(text), text);
      }),
      { numRuns: 1000 },
    );
  });
});
