import assert from 'node:assert/strict';
import type { Locale } from '../../../../../views/domain/locale.ts';
import type { Languages } from '../../../../../views/domain/site/languages.ts';
import { mapMarkerSchema, markerWords } from '../../../../../views/domain/site/map-marker.ts';
import { type Office, officeSchema } from '../../../../../views/domain/site/office.ts';
import { sampleInfo } from '../../../server/services/site/site-files.ts';

const [sample] = sampleInfo().offices;
const office = officeSchema.parse({ ...sample, position: [51.2, 4.4] });
const place = { position: [50.8, 4.3], title: { nl: 'Halte', de: 'Haltestelle' } };

function reader(locale: Locale, offices: Office[]) {
  const languages: Languages = ['nl', 'de'];
  return { locale, site: { info: { languages, offices } } };
}

describe('mapMarkerSchema', () => {
  it('takes a place or an office, in a colour or with a picture', () => {
    for (const marker of [
      place,
      { ...place, markerColor: '#b9cf57', link: '/nl/contact' },
      { office: 1, markerImage: 'tram.png' },
    ]) {
      assert.ok(mapMarkerSchema.safeParse(marker).success, JSON.stringify(marker));
    }
  });

  it('refuses a position beyond the poles, a colour by name, a link that runs', () => {
    for (const marker of [
      { ...place, position: [95, 4] },
      { ...place, markerColor: 'red' },
      { ...place, link: 'javascript:alert(1)' },
      { ...place, link: 'http://elsewhere.example/' },
      { ...place, office: 1 },
      { title: place.title },
    ]) {
      assert.ok(!mapMarkerSchema.safeParse(marker).success, JSON.stringify(marker));
    }
  });
});

describe('markerWords', () => {
  it('says an office with its own name, address and position', () => {
    const words = markerWords({ office: 1, markerColor: '#b9cf57' }, reader('de', [office]));
    assert.deepEqual(words, {
      position: [51.2, 4.4],
      title: 'Antwerpen',
      address: 'Meir\u00a01, 2000 Antwerpen',
      colour: '#b9cf57',
    });
  });

  it('says a place in the page’s language or the one it has, and no address it does not have', () => {
    const words = markerWords(mapMarkerSchema.parse(place), reader('de', []));
    assert.deepEqual(words, { position: [50.8, 4.3], title: 'Haltestelle', address: '' });
    const french = markerWords(mapMarkerSchema.parse(place), reader('fr', []));
    assert.deepEqual([french?.title, french?.titleLang], ['Halte', 'nl']);
  });

  it('leaves out an office that is unknown or has no position', () => {
    assert.equal(markerWords({ office: 2 }, reader('nl', [office])), undefined);
    const unplaced = reader('nl', [officeSchema.parse(sample)]);
    assert.equal(markerWords({ office: 1 }, unplaced), undefined);
  });
});
