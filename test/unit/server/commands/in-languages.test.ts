import assert from 'node:assert/strict';
import { inLanguages } from '../../../../server/commands/in-languages.ts';

describe('the starter in the languages of a site', () => {
  const texts = { nl: 'a', fr: 'b', en: 'c', de: 'd' };

  it('keeps the texts of these alone, in their order', () => {
    const value = { list: [{ title: texts, id: 1 }], path: {}, paragraphs: { nl: ['x'], fr: [] } };
    const written = inLanguages(value, ['fr', 'nl']);
    assert.equal(
      JSON.stringify(written),
      '{"list":[{"title":{"fr":"b","nl":"a"},"id":1}],"path":{},"paragraphs":{"fr":[],"nl":["x"]}}',
    );
  });
});
