import assert from 'node:assert/strict';
import { boundFaults, boundsOf, boundsTables } from '../../../../server/checks/bounds.ts';

const SOURCE = `import { a } from './a.ts';

const MINUTE = 60_000;
/** Milliseconds to connect: a server that is up accepts at once. */
export const CONNECT_TIMEOUT = 1500;
/**
 * Milliseconds between two
 * refreshes.
 */
const INTERVAL = 5 * MINUTE;
/** Bytes of a body: many times a form. */
const BODY = 64 * 1024;
/** Requests at once. */
const MAX_CALLS = 1_000;
/** Forms of an hour | and no more. */
export const FORMS: RateRule = {
  name: 'forms',
  count: 10,
};
/** Degrees. */
const TURN = 0.5;
const TABLE = 'CREATE 1';
`;
const FILE = 'server/web/a.ts';

const valueOf = (source: string) => boundsOf(FILE, source)[0]?.value;

describe('the table of bounds', () => {
  it('has constants with the name, the type or the comment of a bound', () => {
    assert.deepEqual(
      boundsOf(FILE, SOURCE).map(({ name, unit, value }) => [name, unit, value]),
      [
        ['CONNECT_TIMEOUT', 'milliseconds', '1,500 ms'],
        ['INTERVAL', 'milliseconds', '5 min'],
        ['BODY', 'bytes', '64 KiB'],
        ['MAX_CALLS', 'requests', '1,000'],
        ['FORMS', 'forms', "`{ name: 'forms', count: 10, }`"],
      ],
    );
  });

  for (const [expression, value] of [
    ['24 * 3_600_000', '24 h'],
    ['30 * 24 * 3_600_000', '30 days'],
    ['30_000 + 500', '30,500 ms'],
    ['ATTEMPT + 30_000', '`ATTEMPT + 30_000`'],
  ] as const) {
    it(`says ${value} for ${expression}`, () => {
      assert.equal(valueOf(`/** Milliseconds. */\nconst A_TIMEOUT = ${expression};\n`), value);
    });
  }

  it('has a section for each floor, with the file, the value and the comment', () => {
    const bounds = [...boundsOf('client/boot/b.ts', SOURCE), ...boundsOf(FILE, SOURCE)];
    const tables = boundsTables(bounds);
    assert.match(tables, /^## client\n\n\| name \|/);
    assert.match(tables, /\n## server\/web\n/);
    const row =
      '| `INTERVAL` | [server/web/a.ts](../server/web/a.ts) | 5 min | Milliseconds between two refreshes. |';
    assert.ok(tables.includes(`\n${row}\n`), tables);
    assert.ok(tables.includes('Forms of an hour \\| and no more.'));
  });

  for (const [what, comment] of [
    ['no comment', ''],
    ['a comment without a unit', '/** How long to wait. */\n'],
    ['a comment that begins with another word', '/** As long as it takes. */\n'],
  ] as const) {
    it(`refuses a bound with ${what}`, () => {
      const source = `const A = 1;\n${comment}const READ_TIMEOUT = 5000;\n`;
      const [fault, ...more] = boundFaults(boundsOf(FILE, source));
      assert.match(fault ?? '', /^server\/web\/a\.ts: the comment of READ_TIMEOUT does not begin/);
      assert.deepEqual(more, []);
    });
  }

  it('leaves patterns and texts that have the name of a bound', () => {
    assert.deepEqual(boundsOf(FILE, "const TIME = /\\d{2}/;\nconst MAX_TEXT = '3';\n"), []);
  });
});
