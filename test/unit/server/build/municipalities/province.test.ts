import assert from 'node:assert/strict';
import { placeOptions } from '../../../../../server/build/municipalities/place-options.ts';
import {
  type Province,
  readProvinces,
} from '../../../../../server/build/municipalities/province.ts';
import { inFolder } from '../in-folder.ts';

const SAMPLE: Province = {
  province: 'Zuid',
  names: { nl: 'Zuid', fr: 'Sud', en: 'South', de: 'Süden' },
  inSentence: { nl: 'het Zuiden', fr: 'province du Sud', en: 'the South', de: 'dem Süden' },
  languages: ['nl'],
  municipalities: [
    {
      names: { nl: 'Zwin', fr: 'Le Zwin' },
      postcodes: [
        { code: '8999', at: [51.1, 3.1], places: ['Öst', 'Aa'] },
        { code: '8000', at: [51, 3] },
      ],
    },
    {
      names: { de: 'Ämel', fr: 'Émel' },
      languages: ['fr', 'de'],
      postcodes: [{ code: '4999', at: [50, 6] }],
    },
  ],
};

function problemOf(change: (province: Province) => unknown): Promise<string> {
  const broken = structuredClone(SAMPLE);
  change(broken);
  return inFolder({ 'zuid.json': JSON.stringify(broken) }, async (dir) => {
    try {
      readProvinces(dir);
    } catch (error) {
      return (error as Error).message;
    }
    return '';
  });
}

describe('the table of places', () => {
  it('becomes the entries of the two files, sorted', () => {
    const { cities, subcities } = placeOptions([SAMPLE]);
    assert.deepEqual(cities, [
      {
        id: 'emel-4999',
        label: 'Émel - Ämel',
        value: '4999',
        lat: 50,
        lng: 6,
        names: { de: 'Ämel', fr: 'Émel' },
      },
      {
        id: 'zwin-8000',
        label: 'Zwin',
        value: '8000',
        lat: 51,
        lng: 3,
        names: { nl: 'Zwin', fr: 'Le Zwin' },
      },
      {
        id: 'zwin-8999',
        label: 'Zwin',
        value: '8999',
        lat: 51.1,
        lng: 3.1,
        names: { nl: 'Zwin', fr: 'Le Zwin' },
      },
    ]);
    assert.deepEqual(subcities, [
      { id: 'zwin-8999-aa', label: 'Aa', value: '8999', cityId: 'zwin-8999' },
      { id: 'zwin-8999-oest', label: 'Öst', value: '8999', cityId: 'zwin-8999' },
    ]);
  });

  it('becomes the postcodes of each province, under its names', () => {
    const { names, inSentence } = SAMPLE;
    assert.deepEqual(placeOptions([SAMPLE]).provinces, [
      { id: 'zuid', names, inSentence, values: ['4999', '8000', '8999'] },
    ]);
  });

  it('is read file by file, in their order', async () => {
    const north = JSON.stringify({ ...SAMPLE, province: 'Noord' });
    const files = { 'zuid.json': JSON.stringify(SAMPLE), 'noord.json': north, 'read.me': '' };
    const read = await inFolder(files, async (dir) => readProvinces(dir));
    assert.deepEqual(
      read.map(({ province }) => province),
      ['Noord', 'Zuid'],
    );
    assert.deepEqual(read[1], SAMPLE);
  });

  it('says which file is wrong, where and why', async () => {
    assert.equal(
      await problemOf(({ municipalities }) => {
        municipalities[0]!.postcodes[1]!.code = '800';
        delete municipalities[1]!.names.de;
      }),
      'zuid.json: municipalities[0].postcodes[1].code: expected four digits; ' +
        'municipalities[1].names.de: needs a name in its own language',
    );
    assert.match(
      await problemOf(({ municipalities }) => (municipalities[0]!.postcodes[0]!.at = [3.1, 51.1])),
      /^zuid\.json: municipalities\[0\]\.postcodes\[0\]\.at\[0\]: must be /,
    );
    assert.match(
      await problemOf(({ municipalities }) => Object.assign(municipalities[0]!, { zip: '8000' })),
      /municipalities\[0\]\.zip: unknown key/,
    );
  });
});
