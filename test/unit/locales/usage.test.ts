import assert from 'node:assert/strict';
import { FACT_FIELDS } from '../../../views/ui/facts/fact-fields.ts';
import { placeholdersOf, textsOf, withoutPlural } from './locale-texts.ts';
import { stringsInSource, textCalls } from './text-calls.ts';

const texts = textsOf('nl');
const keys = [...new Set([...texts.keys()].map(withoutPlural))];
const calls = textCalls();

/** Placeholders of a key in all of its plural forms. */
function placeholders(key: string): string[] {
  const forms = [...texts].filter(([form]) => withoutPlural(form) === key);
  return [...new Set(forms.flatMap(([, text]) => placeholdersOf(text)))].sort();
}

/** Values that a call must pass; a plural needs `count`, whether or not the text contains it. */
function wanted(key: string): string[] {
  return [...new Set([...placeholders(key), ...(isPlural(key) ? ['count'] : [])])].sort();
}

/** Texts of the table of filters: one call serves every line, so it passes the values of all. */
function isOfTable(key: string): boolean {
  return /^filters\.each\.\w+\.\w+$/.test(key);
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
    // Requested for a line of the table; each text suits every fact.
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
      const asked = keys.filter((known) => pattern.test(known));
      if (asked.every(isOfTable)) {
        const used = new Set(asked.flatMap(wanted));
        assert.deepEqual(values, [...used].sort(), `${file}: ${pattern.source}`);
        continue;
      }
      for (const key of asked) assert.deepEqual(values, wanted(key), `${file}: ${key}`);
    }
  });
});
