import assert from 'node:assert/strict';
import { formatBytes, type Translate } from '../../../../../views/domain/format/bytes.ts';

const t: Translate = (key: string, values?: { size: string }) =>
  `${values?.size} ${key === 'documents.kilobytes' ? 'KB' : 'MB'}`;

describe('the size of a file', () => {
  const cases: [bytes: number, text: string][] = [
    [1, '1 KB'],
    [239_600, '240 KB'],
    [999_400, '999 KB'],
    [999_600, '1 MB'],
    [1_249_000, '1,2 MB'],
    [52_428_800, '52,4 MB'],
  ];
  for (const [bytes, text] of cases) {
    it(`is ${text} of ${bytes} bytes`, () => assert.equal(formatBytes(bytes, t), text));
  }
});
