import assert from 'node:assert/strict';
import { FACT_FIELDS } from '../../../views/modules/property-facts/fact-fields.ts';
import { placeholdersOf, textsOf, withoutPlural } from './locale-texts.ts';
import { stringsInSource, textCalls } from './text-calls.ts';

const texts = textsOf('nl');
const keys = [...new Set([...texts.keys()].map(withoutPlural))];
const calls = textCalls();

/** A key's placeholders in any of its plural forms. */
function placeholders(key: string): string[] {
  const forms = [...texts].filter(([form]) => withoutPlural(form) === key);
  return [...new Set(forms.flatMap(([, text]) => placeholdersOf(text)))].sort();
}

function isPlural(key: string): boolean {
  return texts.has(`${key}_other`);
}

describe('the keys that the source asks for', () => {
  it('are found at all', () => assert.ok(calls.length > 50, `${calls.length} calls`));

  it('all exist', () => {
    for (const { file, pattern } of calls) {
      assert.ok(
        keys.some((key) => pattern.test(key)),
        `${file}: ${pattern.source}`,
      );
    }
  });

  it('leave no text over', () => {
    const strings = stringsInSource();
    const labels = new Set<string>(FACT_FIELDS.map(([, , label]) => `facts.${label}`));
    // Their calls are made for a line of the table, whose words fit every fact.
    const isFact = (key: string) => /^facts\.\w+$/.test(key);
    const left = keys.filter((key) => {
      if (strings.has(key)) return false;
      if (isFact(key)) return !labels.has(key);
      return !calls.some(({ pattern }) => pattern.test(key));
    });
    assert.deepEqual(left, []);
  });

  it('are given what their texts ask for, and nothing else', () => {
    for (const { file, pattern, values } of calls) {
      if (values === undefined) continue;
      for (const key of keys.filter((known) => pattern.test(known))) {
        const wanted = placeholders(key);
        // A plural needs its count, whether or not the text repeats it.
        const expected = isPlural(key) ? [...new Set([...wanted, 'count'])].sort() : wanted;
        assert.deepEqual(values, expected, `${file}: ${key}`);
      }
    }
  });
});
