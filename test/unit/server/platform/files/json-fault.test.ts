import assert from 'node:assert/strict';
import fc from 'fast-check';
import { findJsonFault } from '../../../../../server/platform/files/json-fault.ts';
import { parseFaultless } from '../../../../../server/platform/files/json-parse.ts';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('findJsonFault', () => {
  const faults: [text: string, line: number, column: number, reason: RegExp][] = [
    ['', 1, 1, /file ends where a value/],
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3, /stands where "," or "}"/],
    ['[1, 2', 1, 6, /file ends where "," or "]"/],
    ['{"a" 1}', 1, 6, /where ":"/],
    ['{a: 1}', 1, 2, /a key in double quotes/],
    ['[tru]', 1, 2, /where a value/],
    ['["a\nb"]', 1, 2, /not closed/],
    ['["\\x"]', 1, 2, /wrong backslash/],
    ['{} {}', 1, 4, /follows the end/],
    ['{\n "nl": "a",\n "nl": "b"\n}', 3, 2, /the key "nl" stands twice/],
    ['{"a": 1, "\\u0061": 2}', 1, 10, /the key "a" stands twice/],
    ['01', 1, 2, /follows the end/],
  ];
  for (const [text, line, column, reason] of faults) {
    it(`finds the place in ${JSON.stringify(text)}`, () => {
      const fault = findJsonFault(text);
      assert.deepEqual([fault?.line, fault?.column], [line, column]);
      assert.match(fault!.reason, reason);
      assert.equal(parseFaultless(text), undefined);
    });
  }

  it('finds nothing in what JSON.stringify writes', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat({ max: 4 }), (text, indent) => {
        const indented = JSON.stringify(JSON.parse(text), null, indent);
        assert.equal(findJsonFault(indented), undefined);
      }),
    );
  });

  it('agrees with JSON.parse about text with a change anywhere', () => {
    fc.assert(
      fc.property(
        fc.json({ maxDepth: 3 }),
        fc.nat(),
        fc.constantFrom('', ',', '"', '{', '}', '[', ']', ':', '0', '-', '.', 'e', '\\', '\n', 't'),
        (text, place, wedge) => {
          const at = place % (text.length + 1);
          const changed = text.slice(0, at) + wedge + text.slice(at + 1);
          const fault = findJsonFault(changed);
          if (fault?.reason.endsWith('stands twice')) {
            assert.equal(parseFaultless(changed), undefined);
            return;
          }
          assert.equal(fault === undefined, isJson(changed), changed);
          const value = parseFaultless(changed);
          assert.deepEqual(value, fault ? undefined : JSON.parse(changed), changed);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('gives up on nesting that would overflow the stack', () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    assert.match(findJsonFault(deep)!.reason, /deeper than 200 levels/);
    assert.equal(parseFaultless(deep), undefined);
    for (const levels of [200, 201]) {
      const text = '[{"a":'.repeat(levels / 2) + '1' + '}]'.repeat(levels / 2);
      assert.equal(parseFaultless(text) === undefined, findJsonFault(text) !== undefined);
    }
  });
});
