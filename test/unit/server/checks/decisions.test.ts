import assert from 'node:assert/strict';
import { decisionFaults, indexTable, type Records } from '../../../../server/checks/decisions.ts';

const CACHE = `# 006. One page for all visitors

## Status

Accepted, 2026-11-21

## Context

Pages are read often.

## Decision

They are cached.

## Consequences

None holds a name.
`;
const RESOLVER = CACHE.replace('006. One page', '007. One resolver').replace(
  'Accepted, 2026-11-21',
  'Superseded by decision 008, 2026-11-22',
);

const INDEX = `# Decisions

| number | decision | date | status |
|---|---|---|---|
| 006 | [One page for all visitors](006-page-cache.md) | 2026-11-21 | Accepted |
| 007 | [One resolver for all visitors](007-resolver.md) | 2026-11-22 | Superseded by decision 008 |
`;
const RECORDS: Records = { '007-resolver.md': RESOLVER, '006-page-cache.md': CACHE };

describe('the check of decision records', () => {
  it('accepts records that the index lists in the order of their numbers', () => {
    assert.deepEqual(decisionFaults(RECORDS, INDEX), []);
    assert.ok(INDEX.endsWith(indexTable(RECORDS)));
  });

  for (const [what, index] of [
    ['that lacks a record', INDEX.replace(/^\| 007.*\n/m, '')],
    [
      'that has a record more',
      `${INDEX.trimEnd()}\n| 008 | [A](008-a.md) | 2026-11-22 | Accepted |\n`,
    ],
    ['with another title', INDEX.replace('One page', 'A page')],
    ['with another status', INDEX.replace('| Accepted |', '| Proposed |')],
  ] as const) {
    it(`refuses an index ${what}`, () => {
      assert.match(decisionFaults(RECORDS, index).join('\n'), /^docs\/decisions\/README\.md: /);
    });
  }

  for (const [what, file, text, says] of [
    ['without a heading', '006-a.md', CACHE.replace('## Context\n', ''), /its headings are not/],
    ['without a date', '006-a.md', CACHE.replace(', 2026-11-21', ''), /its status is not/],
    ['with the number of another', '005-a.md', CACHE, /does not begin with "# 005\. Title"/],
    ['with another file name', 'page cache.md', CACHE, /its name is not of the form/],
  ] as const) {
    it(`refuses a record ${what}`, () => {
      const records = { [file]: text };
      const faults = decisionFaults(records, indexTable(records));
      assert.equal(faults.length, 1, faults.join('\n'));
      assert.match(faults.join(), says);
    });
  }

  it('refuses two records of one number', () => {
    const records = { '006-a.md': CACHE, '006-b.md': CACHE };
    assert.deepEqual(decisionFaults(records, indexTable(records)), [
      'docs/decisions: two records have the number 006',
    ]);
  });
});
