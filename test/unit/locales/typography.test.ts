import assert from 'node:assert/strict';
import { LOCALES } from '../../../views/domain/locale.ts';
import { slips } from '../server/demo/speaks.ts';
import { textsOf } from './locale-texts.ts';

describe('the words of the interface', () => {
  for (const locale of LOCALES) {
    it(`are set as a typographer would in ${locale}`, () => {
      const faults = [...textsOf(locale)].flatMap(([key, text]) =>
        slips({ locale, text }).map((what) => `${key}: ${what}`),
      );
      assert.deepEqual(faults, []);
    });
  }
});
