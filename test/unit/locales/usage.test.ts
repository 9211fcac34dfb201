import assert from 'node:assert/strict';
import { FACT_FIELDS } from '../../../views/ui/facts/fact-fields.ts';
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

/** What a call must give; a plural needs its count, whether or not the text repeats it. */
function wanted(key: string): string[] {
  return [...new Set([...placeholders(key), ...(isPlural(key) ? ['count'] : [])])].sort();
}

/** Words of the table of filters: one call fits each line, so it gives what any of them asks for. */
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
