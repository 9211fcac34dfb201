import assert from 'node:assert/strict';
import { mediaBaseName } from '../../../../../../server/services/media/sizing/media-path.ts';
import { PHOTOGRAPH } from '../../../../../../server/services/media/sizing/recipe.ts';

describe('the name of a picture in its URL', () => {
  const name = (recipe: typeof PHOTOGRAPH, source = 'pixels') =>
    mediaBaseName('Voorgevel (1).JPG', source, recipe);

  it('is the readable name and a hash', () => {
    assert.match(name(PHOTOGRAPH), /^voorgevel-1\.[0-9a-f]{16}$/);
  });

  it('changes with the picture and with the quality', () => {
    const finer = { ...PHOTOGRAPH, jpeg: { ...PHOTOGRAPH.jpeg, quality: 79 } };
    const names = [name(PHOTOGRAPH), name(PHOTOGRAPH, 'other pixels'), name(finer)];
    assert.equal(new Set(names).size, 3);
  });

  it('stays the same when further widths are made', () => {
    const widths = { ...PHOTOGRAPH.widths, jpeg: [960, 1600, 2560] };
    assert.equal(name({ ...PHOTOGRAPH, widths }), name(PHOTOGRAPH));
  });
});
