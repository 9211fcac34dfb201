import assert from 'node:assert/strict';
import { PROVINCES_DIR } from '../../../../../server/build/municipalities/province.ts';
import { placeFiles } from '../../../../../server/build/municipalities/write-places.ts';
import { committedCities, committedSubcities, committedText } from './committed.ts';

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('public/data', () => {
  it('is what the script writes from the table', () => {
    for (const [name, text] of Object.entries(placeFiles(PROVINCES_DIR))) {
      assert(
        committedText(name) === text,
        `${name}: run server/build/municipalities/write-places.ts`,
      );
    }
  });

  it('has entries of the two shapes', () => {
    assert(committedCities().length > 1100);
    assert(committedSubcities().length > 2000);
  });

  it('gives every entry an id of its own', () => {
    assert.deepEqual(repeated(committedCities().map(({ id }) => id)), []);
    assert.deepEqual(repeated(committedSubcities().map(({ id }) => id)), []);
  });

  it('keeps the ids that were given', () => {
    const ids = new Set([...committedCities(), ...committedSubcities()].map(({ id }) => id));
    const given = [
      'gent-9000',
      'gent-9050-gentbrugge',
      'bruxelles-1020',
      'bruxelles-1020-laeken-laken',
      'liege-4020',
      'st-vith-4780',
      'kelmis-4720',
      'beveren-kruibeke-zwijndrecht-2070-burcht',
      'nazareth-de-pinte-9840-de-pinte',
      'buetgenbach-4750-elsenborn',
      'eghezee-5310',
    ];
    assert.deepEqual(
      given.filter((id) => !ids.has(id)),
      [],
    );
  });

  it('lets every part belong to a municipality under the same postcode', () => {
    const cities = new Map(committedCities().map((city) => [city.id, city]));
    for (const { id, label, value, cityId } of committedSubcities()) {
      const city = cities.get(cityId);
      assert.equal(city?.value, value, id);
      assert.notEqual(city?.label, label, `${id} repeats its municipality`);
    }
  });

  it('stands in the order of the alphabet, accents aside', () => {
    const labels = committedCities().map(({ label }) => label);
    assert(labels.indexOf('Écaussinnes') < labels.indexOf('Eeklo'));
    assert.equal(labels[0], 'Aalst');
    assert.equal(labels.at(-1), 'Zwevegem');
  });

  it('has none of the entries of old border changes', () => {
    for (const name of ['cities.json', 'subcities.json']) {
      assert.doesNotMatch(committedText(name), /wijziging van gemeentegrens/i);
    }
  });

  it('names GeoNames and its licence beside the files', () => {
    assert.match(committedText('NOTICE.md'), /GeoNames[^]*Creative Commons Attribution 4\.0/);
  });
});
