import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  PROVINCES_DIR,
  readProvinces,
} from '../../../../../server/build/municipalities/province.ts';
import { HOME_COUNTRY } from '../../../../../views/domain/place/address.ts';
import { energyRegion } from '../../../../../views/domain/energy/energy-region.ts';
import { committedCities, committedSubcities } from './committed.ts';

const REGIONS: Readonly<Record<string, string>> = {
  Antwerpen: 'flanders',
  'Brabant wallon': 'wallonia',
  'Bruxelles - Brussel': 'brussels',
  Hainaut: 'wallonia',
  Limburg: 'flanders',
  Liège: 'wallonia',
  Luxembourg: 'wallonia',
  Namur: 'wallonia',
  'Oost-Vlaanderen': 'flanders',
  'Vlaams-Brabant': 'flanders',
  'West-Vlaanderen': 'flanders',
};

/** Well-known postcodes. */
const KNOWN: readonly [postcode: string, municipality: string, part?: string][] = [
  ['1000', 'Bruxelles - Brussel'],
  ['1050', 'Ixelles - Elsene'],
  ['1180', 'Uccle - Ukkel'],
  ['1348', 'Ottignies-Louvain-la-Neuve', 'Louvain-la-Neuve'],
  ['1410', 'Waterloo'],
  ['1640', 'Sint-Genesius-Rode'],
  ['1930', 'Zaventem'],
  ['2018', 'Antwerpen'],
  ['2100', 'Antwerpen', 'Deurne'],
  ['2800', 'Mechelen'],
  ['3001', 'Leuven', 'Heverlee'],
  ['3600', 'Genk'],
  ['3798', 'Voeren', "'s-Gravenvoeren"],
  ['4020', 'Liège', 'Jupille-sur-Meuse'],
  ['4701', 'Eupen', 'Kettenis'],
  ['4731', 'Raeren', 'Eynatten'],
  ['4900', 'Spa'],
  ['5100', 'Namur', 'Jambes'],
  ['5500', 'Dinant'],
  ['6060', 'Charleroi', 'Gilly'],
  ['6600', 'Bastogne'],
  ['6700', 'Arlon'],
  ['6940', 'Durbuy'],
  ['7012', 'Mons', 'Jemappes'],
  ['7500', 'Tournai'],
  ['8301', 'Knokke-Heist', 'Heist-aan-Zee'],
  ['8380', 'Brugge', 'Zeebrugge'],
  ['8978', 'Poperinge', 'Watou'],
  ['9051', 'Gent', 'Sint-Denijs-Westrem'],
  ['9700', 'Oudenaarde', 'Ename'],
];

interface DemoHome {
  file: string;
  zip: string;
  city: string;
  countryId: number;
}

function belgianHomes(): DemoHome[] {
  const dir = path.resolve(import.meta.dirname, '../../../../../server/demo/homes');
  return globSync('**/*.json', { cwd: dir })
    .map((file) => ({ file, ...JSON.parse(readFileSync(path.join(dir, file), 'utf8')) }))
    .filter(({ countryId }) => countryId === HOME_COUNTRY);
}

describe('postcodes', () => {
  const cities = committedCities();
  const subcities = committedSubcities();

  it('are those of the region', () => {
    for (const { province, municipalities } of readProvinces(PROVINCES_DIR)) {
      for (const { code } of municipalities.flatMap(({ postcodes }) => postcodes)) {
        const region = energyRegion(HOME_COUNTRY, code);
        // Zwijndrecht retained its postcode when it left the province of Antwerp; the region is the
        // same.
        assert.equal(region, REGIONS[province], `${code} in ${province}`);
      }
    }
  });

  it('belong to one municipality, once', () => {
    const postcodes = cities.map(({ value }) => value);
    assert.deepEqual(
      postcodes.filter((code, index) => postcodes.indexOf(code) !== index),
      [],
    );
  });

  it('lead to the places that people know by them', () => {
    for (const [postcode, municipality, part] of KNOWN) {
      const city = cities.find(({ value }) => value === postcode);
      assert.equal(city?.label, municipality, postcode);
      if (part === undefined) continue;
      const parts = subcities.filter(({ cityId }) => cityId === city?.id);
      assert(
        parts.some(({ label }) => label === part),
        `${postcode} ${part}`,
      );
    }
  });

  it('cover every Belgian home of the demo, by its postcode and the place that it names', () => {
    const homes = belgianHomes();
    assert(homes.length > 0);
    for (const { file, zip, city } of homes) {
      const municipality = cities.find(({ value }) => value === zip);
      assert(municipality, `${file}: ${zip}`);
      const parts = subcities.filter(({ cityId }) => cityId === municipality.id);
      // In Brussels a label has both names, as in `Laeken - Laken`; a home has one of them.
      const labels = [municipality, ...parts].flatMap(({ label }) => [
        label,
        ...label.split(' - '),
      ]);
      const names = [...labels, ...Object.values(municipality.names)];
      assert(names.includes(city), `${file}: ${city}`);
    }
  });
});
