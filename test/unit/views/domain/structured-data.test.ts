import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Property } from '../../../../views/domain/property/property.ts';
import { jsonLdText } from '../../../../views/domain/structured-data/json-ld.ts';
import {
  homeListing,
  type ListingPage,
  projectListing,
} from '../../../../views/domain/structured-data/listing-node.ts';
import { breadcrumbList, faqPage } from '../../../../views/domain/structured-data/page-nodes.ts';
import { sampleProject } from './sample-project.ts';
import { anyProperty, sampleProperty } from './sample-property.ts';

const PAGE: ListingPage = {
  site: { origin: 'https://www.kade.example', name: 'Kade' },
  locale: 'nl',
  url: 'https://www.kade.example/nl/te-koop/gent-rijwoning-4711',
  name: 'Rijwoning in Gent',
  description: 'Een huis.',
  images: ['https://www.kade.example/media/a.jpg'],
  city: 'Gent',
};
const IGNORED = [3, 4];

/** As search engines read it: without undefined values. */
function listingOf(changes: Partial<Property>) {
  const text = jsonLdText([homeListing(sampleProperty(changes), PAGE, IGNORED)]);
  return (JSON.parse(text) as { '@graph': [Listing] })['@graph'][0];
}
type Listing = Record<string, unknown> & {
  mainEntity: Record<string, unknown>;
  offers?: Record<string, unknown>;
};

describe('homeListing', () => {
  it('is a page with a date, about a home, with an offer', () => {
    const listing = listingOf({
      position: [51.05, 3.72],
      numberOfBedRooms: 3,
      details: { surfaceLiving: 142.5, numberOfBathRooms: 1, numberOfShowerRooms: 1 },
    });
    assert.equal(listing['@type'], 'RealEstateListing');
    assert.equal(listing['datePosted'], '2026-01-15');
    assert.deepEqual(listing['image'], PAGE.images);
    assert.deepEqual(listing.mainEntity, {
      '@type': 'House',
      '@id': `${PAGE.url}#home`,
      name: PAGE.name,
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Kerkstraat 12 bus 3',
        postalCode: '9000',
        addressLocality: 'Gent',
        addressCountry: 'BE',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 51.05, longitude: 3.72 },
      floorSize: { '@type': 'QuantitativeValue', value: 142.5, unitCode: 'MTK' },
      numberOfBedrooms: 3,
      numberOfBathroomsTotal: 2,
    });
    const { seller, ...offer } = listing.offers ?? {};
    assert.deepEqual(offer, {
      '@type': 'Offer',
      businessFunction: 'http://purl.org/goodrelations/v1#Sell',
      availability: 'https://schema.org/InStock',
      price: 325000,
      priceCurrency: 'EUR',
    });
    assert.equal((seller as { '@type': string })['@type'], 'RealEstateAgent');
  });

  it('calls an apartment so, and whatever is no dwelling an accommodation', () => {
    const types = [1, 2, 3, 4, 5, 6, 7].map((typeCode) => {
      return listingOf({ typeCode }).mainEntity['@type'];
    });
    assert.deepEqual(types.slice(0, 2), ['House', 'Apartment']);
    assert.deepEqual(new Set(types.slice(2)), new Set(['Accommodation']));
  });

  it('takes no plot for a floor', () => {
    assert.equal(listingOf({ typeCode: 3, surfaceTotal: 900 }).mainEntity['floorSize'], undefined);
    assert.ok(listingOf({ typeCode: 2, surfaceTotal: 90 }).mainEntity['floorSize']);
  });

  it('asks rent by the month, and the least of what starts from a price', () => {
    const rent = listingOf({ goal: 1, price: 950 }).offers?.['priceSpecification'];
    assert.deepEqual(rent, {
      '@type': 'UnitPriceSpecification',
      price: 950,
      priceCurrency: 'EUR',
      unitCode: 'MON',
    });
    const { price, priceSpecification } = listingOf({ priceUnit: 7 }).offers ?? {};
    assert.equal(price, undefined);
    assert.equal((priceSpecification as { minPrice: number }).minPrice, 325000);
  });

  it('offers nothing that is sold or let', () => {
    assert.equal(listingOf({ status: 2 }).offers, undefined);
    assert.equal(listingOf({ marquee: 3 }).offers, undefined);
  });

  it('tells nobody exactly where a home is that someone else lives in now', () => {
    const position: [number, number] = [51.05, 3.72];
    for (const gone of [{ status: 2 }, { marquee: 3 }] as const) {
      assert.equal(listingOf({ ...gone, position }).mainEntity['geo'], undefined);
    }
  });

  it('leaves out an address, a position and a price that are not published', () => {
    fc.assert(
      fc.property(anyProperty, (home) => {
        const hidden = { ...home, publishAddress: false, publishPrice: false };
        const placed = { ...hidden, position: [50.987_654, 3.123_456] as [number, number] };
        const { mainEntity, offers } = listingOf(placed);
        assert.equal(mainEntity['address'], undefined);
        assert.equal(mainEntity['geo'], undefined);
        assert.deepEqual(mainEntity['containedInPlace'], { '@type': 'City', name: 'Gent' });
        assert.equal(offers?.['price'] ?? offers?.['priceSpecification'], undefined);
      }),
    );
  });
});

describe('projectListing', () => {
  it('is a page about buildings, with what their units begin at', () => {
    const text = jsonLdText([projectListing(sampleProject(), PAGE)]);
    const [listing] = (JSON.parse(text) as { '@graph': [Listing] })['@graph'];
    assert.equal(listing.mainEntity['@type'], 'ApartmentComplex');
    assert.equal(listing.mainEntity['name'], sampleProject().name);
  });

  it('names no address that is not published', () => {
    const project = { ...sampleProject(), publishAddress: false };
    const text = jsonLdText([projectListing(project, PAGE)]);
    assert.ok(!text.includes('PostalAddress') && !text.includes('GeoCoordinates'));
  });
});

describe('the other nodes', () => {
  it('tell the way down to a page, itself last', () => {
    const list = breadcrumbList(
      [{ href: '/nl/te-koop', text: 'Te koop' }],
      { url: PAGE.url, name: PAGE.name },
      PAGE.site.origin,
    );
    assert.deepEqual(list['itemListElement'], [
      {
        '@type': 'ListItem',
        position: 1,
        name: 'Te koop',
        item: 'https://www.kade.example/nl/te-koop',
      },
      { '@type': 'ListItem', position: 2, name: PAGE.name, item: PAGE.url },
    ]);
  });

  it('answer questions in plain text', () => {
    const article = { id: 1, title: { nl: 'Hoe?' }, fullText: { nl: '## Zo\n\n- een\n- twee' } };
    const page = faqPage([{ id: 1, title: {}, description: {}, articles: [article] }], '/', 'nl');
    assert.deepEqual(page['mainEntity'], [
      {
        '@type': 'Question',
        name: 'Hoe?',
        acceptedAnswer: { '@type': 'Answer', text: 'Zo\n\neen\ntwee' },
      },
    ]);
  });
});

describe('jsonLdText', () => {
  it('holds no byte that could end its element, and means what was given', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('</script>', '<!--', '<script>', ''), (a, b) => {
        const text = jsonLdText([{ name: `${a}${b}` }]);
        assert.ok(!text.includes('<'));
        const read = JSON.parse(text) as { '@graph': { name: string }[] };
        assert.equal(read['@graph'][0]?.name, `${a}${b}`);
      }),
    );
  });
});
