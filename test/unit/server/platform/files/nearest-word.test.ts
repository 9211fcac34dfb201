import assert from 'node:assert/strict';
import { z } from 'zod';
import { checkJson, checkWritten } from '../../../../../server/platform/files/json-file.ts';
import { didYouMean, nearestWord } from '../../../../../server/platform/files/nearest-word.ts';

const KEYS = ['name', 'siteUrl', 'colours', 'navigation', 'primary', 'title', 'text', 'nl', 'list'];

describe('the word that was meant', () => {
  for (const [written, meant] of [
    ['primry', 'primary'],
    ['colors', 'colours'],
    ['siteurl', 'siteUrl'],
    ['tilte', 'title'],
    ['nmae', 'name'],
    ['txet', 'text'],
    ['Navgation', 'navigation'],
    ['xyzzy', undefined],
    ['it', undefined],
    ['writer', undefined],
  ] as const) {
    it(`is ${meant ?? 'none'} for ${written}`, () => {
      assert.equal(nearestWord(written, KEYS), meant);
    });
  }

  it('is not looked for where no text was written', () => {
    assert.equal(didYouMean(3, ['3a', 3]), '');
  });
});

describe('mistyped keys and values', () => {
  const schema = z.strictObject({
    names: z.partialRecord(z.enum(['title', 'text']), z.string()).optional(),
    list: z.array(z.strictObject({ fullText: z.string() })).default([]),
    kind: z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('a'), label: z.string() }),
    ]),
    status: z.enum(['Published', 'Draft']).optional(),
  });
  const kind = { type: 'a', label: 'x' };
  const reasonsOf = (value: unknown) => {
    const checked = checkWritten(JSON.stringify(value), schema, undefined);
    return checked.ok ? [] : checked.problems.map(({ path, reason }) => `${path}: ${reason}`);
  };

  it('are told with what was meant in the object where they stand', () => {
    assert.deepEqual(reasonsOf({ kind, names: { titel: 'x' }, sttus: 'Draft' }), [
      'names.titel: unknown key; did you mean "title"?',
      'sttus: unknown key; did you mean "status"?',
    ]);
    assert.deepEqual(
      reasonsOf({ kind: { ...kind, lable: 'y' }, list: [{ fullText: '', fulltext: '' }] }),
      [
        'list[0].fulltext: unknown key; did you mean "fullText"?',
        'kind.lable: unknown key; did you mean "label"?',
      ],
    );
  });

  it('are told with the value of the list that was meant', () => {
    assert.deepEqual(reasonsOf({ kind, status: 'published' }), [
      'status: expected one of "Published"|"Draft"; did you mean "Published"?',
    ]);
    assert.deepEqual(reasonsOf({ kind, status: 7 }), [
      'status: expected one of "Published"|"Draft"',
    ]);
  });

  it('are told without a guess where nothing is near', () => {
    const checked = checkJson('{"zzz": 1}', z.strictObject({}));
    assert.ok(!checked.ok);
    assert.deepEqual(checked.problems, [{ path: 'zzz', reason: 'unknown key' }]);
  });
});
