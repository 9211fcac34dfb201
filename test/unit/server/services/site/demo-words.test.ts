import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { textsOf } from '../../../locales/locale-texts.ts';
import { LOCALES, type Locale } from '../../../../../views/domain/locale.ts';

const DEMO = path.resolve(import.meta.dirname, '../../../../../server/demo');

/** Words and ways to write numbers that docs/facts.md replaces, by language. */
const REPLACED: Readonly<Record<Locale, readonly RegExp[]>> = {
  nl: [
    /Bewoonbaar vanaf|Soort eigendom|Toezichthouder\b/,
    /Net in verkoop|in de mediaan|openingstijden/i,
  ],
  fr: [/Fondement|dernière réaction|d’où [A-G]\b/, /parquet en chevrons|centrale de pneus|\bzn\b/i],
  en: [
    // The adjective is one of a roof, of tiles, of a rate.
    /(?<!lie )\bflats?\b(?! (?:roof|tiles|black|rate|or|€|whatever)|-roof)/i,
    /\d,\d{3}\b/,
    /\d\.\d{1,2}(?!\d)/,
    /PEB (?:class|label|grade)|\bphotographs?\b|\bGround:/i,
    /\bcall(?:s|ing)? in\b|New to rent|reasoned estimate/i,
    /\b(?:is|are|was|were) of (?:19|20)\d\d/,
  ],
  de: [
    /Toilette/,
    /Geschäftsmiet/,
    /\bEtagen?\b|\bBaugenehmigung|(?<!Rechts)Grundlage:/,
    /Bodenattest|Basisakte|Zustandsprotokoll|Bildschirmleser/,
  ],
};
/** The name of a standard is no number. */
const STANDARDS = /WCAG\) 2\.2/;

/** Every text of a file in a language. */
function* textsIn(value: unknown, locale: Locale, isOf = false): Generator<string> {
  if (typeof value === 'string') {
    if (isOf) yield value;
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      yield* textsIn(part, locale, isOf || key === locale);
    }
  }
}

describe('the words of the demo', () => {
  const files: { name: string; content: unknown }[] = [];
  before(async () => {
    for await (const name of glob('**/*.json', { cwd: DEMO })) {
      files.push({ name, content: JSON.parse(readFileSync(path.join(DEMO, name), 'utf8')) });
    }
    assert.ok(files.length > 150);
  });

  for (const locale of LOCALES) {
    const replaced = REPLACED[locale];
    it(`are those of docs/facts.md in ${locale}, as are those of the interface`, () => {
      const texts = [
        ...files.flatMap(({ name, content }) =>
          [...textsIn(content, locale)].map((text) => ({ name, text })),
        ),
        ...[...textsOf(locale)].map(([name, text]) => ({ name, text })),
      ];
      const found = texts.flatMap(({ name, text }) =>
        replaced.flatMap((not) => {
          const [match] = not.exec(text.replace(STANDARDS, '')) ?? [];
          return match === undefined ? [] : [`${name}: ${match}`];
        }),
      );
      assert.deepEqual(found, []);
    });
  }

  it('call a villa one in every language', () => {
    const types = files.flatMap(({ content }) => {
      const { typeDescription } = content as { typeDescription?: Record<Locale, string> };
      return typeDescription?.nl?.startsWith('Villa') ? [typeDescription] : [];
    });
    assert.ok(types.length > 0);
    for (const type of types) for (const locale of LOCALES) assert.match(type[locale], /^Villa/);
  });
});
