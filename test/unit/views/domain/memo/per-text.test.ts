import assert from 'node:assert/strict';
import { perText } from '../../../../../views/domain/memo/per-text.ts';

describe('what is worked out once per text', () => {
  it('is kept for the texts that were asked for last', () => {
    const asked: string[] = [];
    const folded = perText(2, (text) => {
      asked.push(text);
      return text === '' ? undefined : text.toUpperCase();
    });
    assert.deepEqual(['a', '', 'a', ''].map(folded), ['A', undefined, 'A', undefined]);
    assert.deepEqual(asked, ['a', '']);
    folded('b');
    folded('a');
    assert.deepEqual(asked, ['a', '', 'b', 'a']);
  });
});
