import assert from 'node:assert/strict';
import { runSync } from '../../../../../server/platform/concurrency/in-slices.ts';
import { parseInSteps } from '../../../../../server/platform/files/json-steps.ts';

describe('JSON in steps', () => {
  const item = (id: number) => ({
    ID: id,
    Text: 'a "quoted" \\ text, with {brackets} ]'.repeat(20),
    List: [1, 2, { a: [id] }],
    Nothing: null,
  });
  const answer = {
    Result: {
      Code: 0,
      Value: { From: 1, Items: Array.from({ length: 400 }, (_, id) => item(id)), Count: 400 },
      Long: '\\"'.repeat(150_000),
      'a "name", with: ]': {},
    },
    Last: [],
  };
  const stepsOf = (text: string) => {
    const steps = parseInSteps(text);
    for (let count = 0; ; count += 1) {
      const { done, value } = steps.next();
      if (done) return { count, value };
    }
  };

  for (const indent of [0, 2]) {
    it(`gives what JSON.parse gives, indented by ${indent}`, () => {
      const { count, value } = stepsOf(JSON.stringify(answer, null, indent));
      assert.deepEqual(value, answer);
      assert.ok(count > 5, `${count} steps`);
    });
  }

  it('takes a short text in one step', () => {
    assert.deepEqual(stepsOf(' {"a": [1]} '), { count: 0, value: { a: [1] } });
  });

  it('takes __proto__ for a name like any other', () => {
    const text = `{"__proto__": {"a": "${'x'.repeat(200_000)}"}, "b": 1}`;
    const value = runSync(parseInSteps(text)) as object;
    assert.equal(Object.getPrototypeOf(value), Object.prototype);
    assert.deepEqual(Object.keys(value), ['__proto__', 'b']);
  });

  const long = `"${'x'.repeat(200_000)}"`;
  const faulty: Record<string, string> = {
    'cut in the middle': JSON.stringify(answer).slice(0, 200_000),
    'with a bracket too many': `${JSON.stringify(answer)}}`,
    'with a comma at the end': `[${long}, ]`,
    'with two commas': `[${long},, 1]`,
    'with the wrong bracket': `[{"a": ${long}], 1]`,
    'without a colon': `{"a" ${long}}`,
    'without an end of a string': `[1, ${long.slice(0, -1)}]`,
  };
  for (const [name, text] of Object.entries(faulty)) {
    it(`refuses a text ${name}, as JSON.parse does`, () => {
      assert.throws(() => JSON.parse(text), SyntaxError);
      assert.throws(() => runSync(parseInSteps(text)), SyntaxError);
    });
  }
});
