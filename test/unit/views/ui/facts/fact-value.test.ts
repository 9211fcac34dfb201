import { readerOf } from '../../domain/sample-reader.ts';
import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  factText,
  type FactValue,
  type ValueKind,
} from '../../../../../views/ui/facts/fact-value.ts';
import type { PageContext } from '../../../../../views/page-context.ts';

const WORDS: Readonly<Record<string, string>> = {
  'facts.yes': 'Oui',
  'facts.no': 'Non',
  'facts.groundFloor': 'Rez-de-chaussée',
};
const t = ((key: string) => WORDS[key] ?? assert.fail(key)) as unknown as PageContext['t'];

const written = (kind: ValueKind, value: FactValue) =>
  factText({ t, ...readerOf('fr') } as PageContext, kind, value);

const CASES: readonly [ValueKind, FactValue, string][] = [
  ['text', ' Gaz ', 'Gaz'],
  ['text', { fr: ' Gaz ', nl: 'Gas' }, 'Gaz'],
  ['text', { FR: 'Mazout' }, 'Mazout'],
  ['text', { nl: 'Gas' }, 'Gas'],
  ['text', '  ', ''],
  ['count', 3, '3'],
  ['count', 0, ''],
  ['count', 1.5, '1,50'],
  ['plain', 1908, '1908'],
  ['floor', 0, 'Rez-de-chaussée'],
  ['floor', -1, '-1'],
  ['floor', 12, '12'],
  ['surface', 125, '125,0 m²'],
  ['surface', 1250.55, '1.250,6 m²'],
  ['metres', 6.1, '6,10 m'],
  ['metres', 21, '21 m'],
  ['euro', 1250000, '€\u00a01.250.000'],
  ['euro', 12.5, '€\u00a012,50'],
  ['euro', 0, '€\u00a00'],
  ['date', '2027-02-01', '01/02/2027'],
  ['date', '/Date(1769904000000)/', '01/02/2026'],
  ['date', 'soon', ''],
  ['yes-no', true, 'Oui'],
  ['yes-no', false, 'Non'],
  ['yes', true, 'Oui'],
  ['yes', false, ''],
  ['certificate-code', ' 20261013-0003641207-RES-1', '20261013-0003641207-RES-1'],
  ['certificate-code', 'En cours', ''],
  ['energy', 132.4, '132,40 kWh/m²'],
  ['energy', -3, '-3 kWh/m²'],
  ['energy-total', 16544, '16.544 kWh'],
  ['e-level', 18, 'E18'],
  ['co2', 54.25, '54,25 kg/m²'],
];

const KINDS = [...new Set(CASES.map(([kind]) => kind))];
const WORDED = ['text', 'plain', 'date', 'yes', 'yes-no', 'certificate-code'];
const NUMBERS = KINDS.filter((kind) => !WORDED.includes(kind));

describe('a field of a home', () => {
  for (const [kind, value, text] of CASES) {
    it(`of the kind ${kind}: ${JSON.stringify(value)} reads "${text}"`, () => {
      assert.equal(written(kind, value), text);
    });
  }

  it('that is not there reads as nothing, whatever its kind', () => {
    for (const kind of KINDS) assert.equal(written(kind, undefined), '', kind);
  });

  it('that should be a number and is none reads as nothing', () => {
    for (const kind of NUMBERS) {
      assert.equal(written(kind, NaN), '', kind);
      assert.equal(written(kind, Infinity), '', kind);
      assert.equal(written(kind, 'many'), '', kind);
    }
  });

  it('never has more decimals than its kind, and a point only between thousands', () => {
    const amount = fc.double({ min: 0, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(amount, fc.constantFrom(...NUMBERS), (value, kind) => {
        const decimals = kind === 'surface' ? ',\\d' : '(,\\d\\d)?';
        const shape = new RegExp(`^(€\\u00a0|E)?\\d{1,3}(\\.\\d{3})*${decimals}( \\S+)?$`);
        const text = written(kind, value);
        if (text !== '' && text !== WORDS['facts.groundFloor']) assert.match(text, shape);
      }),
    );
  });
});
