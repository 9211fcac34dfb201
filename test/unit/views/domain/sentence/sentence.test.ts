import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { snapshotPort } from '../../../../../server/services/catalogue/data-port.ts';
import { indexCatalogueSync } from '../../../../../server/services/catalogue/index/catalogue-index.ts';
import { loadGazetteer } from '../../../../../server/services/catalogue/index/gazetteer.ts';
import { buildSnapshot } from '../../../../../server/services/catalogue/snapshot.ts';
import type { DataPort } from '../../../../../views/data-port.ts';
import {
  listParameters,
  parseListQuery,
} from '../../../../../views/domain/list/list-parameters.ts';
import { LOCALES, type Locale } from '../../../../../views/domain/locale.ts';
import { tokensOf } from '../../../../../views/domain/sentence/token.ts';
import { isOneApart } from '../../../../../views/domain/sentence/similar-words.ts';
import { sampleProperty } from '../sample-property.ts';

interface Expected {
  text: string;
  /** List and query string; undefined where nothing is meant. */
  means: string | undefined;
  /** What is left over, in the order of the sentence. */
  leftOver: string[];
}

const wordsOf = (parts: readonly string[]) =>
  parts.flatMap((part) => part.split(/[ '’-]/)).filter((word) => word.length > 1);
const lettersIn = (parts: readonly string[]) => parts.join('').length;

/** Share of the sentences that must be understood whole. */
const WHOLE = 0.95;

/** The day on which the sentences are read. */
const TODAY = '2026-11-24';

describe('a sentence', () => {
  const ports = new Map<Locale, DataPort>();
  before(async () => {
    const home = sampleProperty({ id: 71077, street: 'Coupure', zip: '9000', city: 'Gent' });
    const snapshot = buildSnapshot({ homes: [home], projects: [], team: [] }, []);
    const gazetteer = await loadGazetteer('public/data');
    const index = indexCatalogueSync({ ...snapshot, gazetteer });
    for (const locale of LOCALES) {
      ports.set(
        locale,
        snapshotPort({ snapshot, index }, () => undefined, locale),
      );
    }
  });

  function read(text: string, locale: Locale) {
    const sentence = ports.get(locale)!.sentence(text, 'sale', TODAY);
    if (!sentence) return { means: undefined, leftOver: [] };
    const { query, reference, unknown, unsupported } = sentence;
    const parameters = decodeURIComponent(listParameters(query).toString().replaceAll('+', ' '));
    const means =
      reference === undefined ? `${query.listKind} ${parameters}`.trim() : `#${reference}`;
    return { means, leftOver: [...unknown, ...unsupported] };
  }

  for (const locale of LOCALES) {
    it(`is understood as it was meant, in ${locale}`, () => {
      const file = new URL(`sentences-${locale}.json`, import.meta.url);
      const sentences = JSON.parse(readFileSync(file, 'utf8')) as Expected[];
      const wrong: string[] = [];
      const missed: string[] = [];
      for (const { text, means, leftOver } of sentences) {
        const found = read(text, locale);
        const isSame = found.means === (means ?? undefined);
        const isSilent = wordsOf(leftOver).some((word) => !found.leftOver.join(' ').includes(word));
        if (isSame && !isSilent) continue;
        const line = `${text}: ${found.means} [${found.leftOver.join('] [')}], not ${means}`;
        // Named as not understood is a miss; anything else would be a wrong list without a word.
        const isNamed = lettersIn(found.leftOver) > lettersIn(leftOver);
        (isNamed || !found.means ? missed : wrong).push(line);
      }
      assert.deepEqual(wrong, [], 'understood wrongly in silence');
      const share = 1 - missed.length / sentences.length;
      assert.ok(share >= WHOLE, `${Math.round(share * 100)} % understood\n${missed.join('\n')}`);
    });
  }

  it('means rent where its price is one of a month', () => {
    assert.equal(
      read('appartement Gent tot 9.999', 'nl').means,
      'rent region=Gent&type=2&pricemax=9999',
    );
    assert.equal(
      read('appartement Gent tot 10.000', 'nl').means,
      'sale region=Gent&type=2&pricemax=10000',
    );
  });

  it('may be in another language than the page, which one foreign word does not make', () => {
    const means = 'sale region=Gent&type=1&pricemax=400000&bedrooms=3&garden=1';
    for (const text of [
      '3 bedroom house with a garden in Ghent under 400k',
      'maison avec jardin à Gand, 3 chambres, moins de 400k',
      'Haus mit Garten in Gent, 3 Schlafzimmer, unter 400k',
      '3 slaapkamers, house met tuin in Gent onder 400k',
    ]) {
      assert.deepEqual(read(text, 'nl'), { means, leftOver: [] }, text);
    }
  });

  it('gives a query that its own query string gives again', () => {
    const words = fc.constantFrom(
      'huis',
      'appartement',
      'rond',
      'Gent',
      'en',
      'Brugge',
      'tot',
      '400k',
      '3',
      'slpk',
      'm²',

      '80',
      'tussen',
      '-',
      'zonder',
      'lift',
      'EPC',
      'B',
      'te huur',
      'garage',
      '€',
      '10 km',
      '+',
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 12 }), (some) => {
        const sentence = ports.get('nl')!.sentence(some.join(' '), 'sale', TODAY);
        if (!sentence) return;
        const { query } = sentence;
        const again = parseListQuery(listParameters(query), query.listKind);
        assert.deepEqual(listParameters(again).toString(), listParameters(query).toString());
      }),
    );
  });

  it('drops no word in silence: each is read, known, or named', () => {
    const letters = fc.string({
      unit: fc.constantFrom('q', 'x', 'z', 'w', 'v', 'j'),
      minLength: 6,
      maxLength: 9,
    });
    fc.assert(
      fc.property(letters, (word) => {
        const sentence = ports.get('nl')!.sentence(`huis ${word} in Gent`, 'sale', TODAY);
        assert.deepEqual(sentence?.unknown, [word]);
      }),
    );
  });
});

describe('the tokens of a sentence', () => {
  const numbers = (text: string) =>
    tokensOf(text).flatMap((token) => (token.kind === 'number' ? [token.value] : []));

  it('have numbers as people write them', () => {
    assert.deepEqual(
      numbers('350.000 of 350 000, 350,000 en 350’000'),
      [350000, 350000, 350000, 350000],
    );
    assert.deepEqual(numbers('1,5 en 1.25 en 0,4'), [1.5, 1.25, 0.4]);
    assert.deepEqual(numbers('3slpk 400k 80m²'), [3, 400, 80]);
  });
});

describe('words with one mistake', () => {
  it('are alike whichever letter is lost, added, changed or swapped', () => {
    const word = fc.string({
      unit: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      minLength: 4,
      maxLength: 9,
    });
    fc.assert(
      fc.property(word, fc.nat(8), fc.constantFrom('x', 'y'), (text, at, letter) => {
        const index = at % text.length;
        const cut = text.slice(0, index) + text.slice(index + 1);
        assert.ok(isOneApart(text, cut));
        assert.ok(isOneApart(cut, text));
        assert.ok(isOneApart(text, text.slice(0, index) + letter + text.slice(index)));
        assert.ok(isOneApart(text, text.slice(0, index) + letter + text.slice(index + 1)));
        assert.ok(!isOneApart(text, text));
        assert.ok(!isOneApart(text, `${letter}${text}${letter}`));
      }),
    );
    assert.ok(isOneApart('gent', 'gnet'));
  });
});
