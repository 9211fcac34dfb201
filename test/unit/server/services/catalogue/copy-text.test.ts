import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  copyText,
  isIntact,
  readCopyText,
} from '../../../../../server/services/catalogue/copy-text.ts';
import { runSync } from '../../../../../server/platform/concurrency/in-slices.ts';
import type { Property } from '../../../../../views/domain/property/property.ts';
import { homes } from './sample-crm.ts';

const textOf = (count: number, head: Record<string, unknown> = { format: 5, source: 'a' }) =>
  [...copyText({ head, projects: [], homes: homes(...Array(count).keys()) })].join('');
const read = (text: string) => runSync(readCopyText(Buffer.from(text)));

describe('the text of the copy on disk', () => {
  it('is one JSON document, whatever the number of homes', () => {
    for (const count of [0, 1, 49, 50, 51, 100, 123]) {
      const text = textOf(count);
      const whole = JSON.parse(text) as Record<string, unknown>;
      assert.deepEqual(
        (whole['homes'] as { id: number }[]).map(({ id }) => id),
        [...Array(count).keys()],
      );
      assert.deepEqual(read(text), whole);
    }
  });

  it('says what its head says, whatever that is', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (head) => {
        // A document with one key twice is read as if it had the last one only.
        if ('homes' in head || 'projects' in head || Object.keys(head).length === 0) return;
        const text = textOf(2, head);
        assert.deepEqual(read(text), JSON.parse(text));
      }),
    );
  });

  it('is read with the parts of homes that are held where they are equal', () => {
    const text = textOf(2);
    const [first, second] = homes(0, 1);
    const byId = new Map([
      [0, first!],
      [1, { ...second!, price: 7 }],
    ]);
    const held = { byId, projectById: new Map() };
    const copy = runSync(readCopyText(Buffer.from(text), held));
    assert.deepEqual(copy, JSON.parse(text));
    const [same, other] = (copy ?? {})['homes'] as Property[];
    assert.equal(same, first);
    assert.equal(other?.title, second?.title);
  });

  it('is read a few items at a time', () => {
    const steps = readCopyText(Buffer.from(textOf(500)));
    let count = 0;
    while (!steps.next().done) count += 1;
    assert.equal(count, 10);
  });

  it('has a checksum that no change of a byte agrees with', () => {
    const intact = (bytes: Buffer) => runSync(isIntact(bytes));
    const bytes = Buffer.from(textOf(3));
    assert.equal(intact(bytes), true);
    for (let at = 0; at < bytes.length - 2; at += 13) {
      const changed = Buffer.from(bytes);
      changed[at] = bytes[at]! ^ 1;
      assert.equal(intact(changed), false, `byte ${at}`);
    }
    assert.equal(intact(Buffer.from('{"format":5,"projects":[\n],"homes":[\n]}\n')), false);
    assert.equal(intact(Buffer.from('')), false);
  });

  it('has a checksum of the whole of a large document', () => {
    const text = textOf(3, { format: 5, source: 'a'.repeat(2_500_000) });
    const bytes = Buffer.from(text);
    assert.equal(runSync(isIntact(bytes)), true);
    bytes[2_400_000] = bytes[2_400_000]! ^ 1;
    assert.equal(runSync(isIntact(bytes)), false);
  });

  it('is not taken for whole where anything is missing or follows', () => {
    const text = textOf(60);
    for (let end = 0; end < text.length - 1; end += 97)
      assert.equal(read(text.slice(0, end)), undefined);
    assert.equal(read(`${text}{}`), undefined);
    assert.equal(read(text.replace('"id":7', '"id":')), undefined);
    assert.equal(read(JSON.stringify(JSON.parse(text))), undefined);
  });
});
