import assert from 'node:assert/strict';
import { CRM_SANITIZER } from '../../../server/services/crm/crm-sanitizer.ts';
import type { CataloguePort } from '../../../server/services/crm/catalogue-port.ts';
import { SAMPLE_HOME } from './sample-home.ts';
import { type EmulatedWhise, emulatedWhise, sampleEstates } from './emulated-whise.ts';

const NOW = Date.parse('2026-03-03T12:00:00Z');

describe('the recorded answer of Whise', () => {
  let whise: EmulatedWhise;
  let catalogue: CataloguePort;
  before(async () => {
    whise = await emulatedWhise([...sampleEstates().values()], { now: () => NOW });
    catalogue = whise.open().catalogue;
  });
  after(() => whise.close());

  const home = async (id: number) =>
    (await catalogue.properties()).items.find((one) => one.id === id);

  it('gives four homes, two units and a project, and nothing is left out', async () => {
    const { items, dropped } = await catalogue.properties();
    const projects = await catalogue.projects();
    assert.deepEqual(
      items.map(({ id }) => id),
      [900001, 900002, 900003, 900004, 900011, 900012],
    );
    assert.deepEqual([dropped, projects.dropped], [[], []]);
    assert.deepEqual(
      projects.items.map(({ id }) => id),
      [900010],
    );
  });

  it('is mapped field by field', async () => {
    const { pictures = [], ...mapped } = (await home(900001)) ?? {};
    assert.deepEqual(mapped, SAMPLE_HOME);
    assert.deepEqual(
      pictures.map(({ source }) => source.split('/').slice(-2).join('/')),
      [0, 1, 2, 3, 4].map((index) => `1600/900001-${index}.jpg`),
    );
  });

  it('hides an address without displayAddress, with its position', async () => {
    const sent = await home(900002);
    assert.ok(sent?.street && !sent.position, 'the street is for mails to the agency');
    const { street, houseNumber, boxNr, publishAddress, position, zip, city } =
      CRM_SANITIZER.home(sent);
    assert.deepEqual(
      { street, houseNumber, boxNr, publishAddress, position, zip, city },
      {
        street: '',
        houseNumber: '',
        boxNr: '',
        publishAddress: false,
        position: undefined,
        zip: '5000',
        city: 'Namur',
      },
    );
  });

  it('hides a price without displayPrice, and keeps one that is shown', async () => {
    const [hidden, shown] = [await home(900003), await home(900002)];
    assert.deepEqual([hidden?.price, hidden?.publishPrice], [undefined, false]);
    assert.deepEqual([shown?.price, shown?.publishPrice, shown?.goal], [1850, true, 1]);
  });

  it('reads a double score, the original pictures, and what a tenant pays', async () => {
    const { energyPerformance, pictures, details } = (await home(900002)) ?? {};
    assert.equal(energyPerformance, 179);
    assert.match(pictures?.[0]?.source ?? '', /\/original\/900002-0\.jpg$/);
    assert.deepEqual(
      [
        details?.chargesRenter,
        details?.dateFree,
        details?.hasLift,
        details?.oilTankCertificate?.nl,
      ],
      [120, '2026-06-01', undefined, 'Gekeurd'],
    );
    assert.equal(details?.floodZoneName?.fr, 'Effectivement inondable, zone inondable délimitée');
  });

  it('knows an option, a plot and what is sold', async () => {
    const [option, plot, sold] = [await home(900003), await home(900004), await home(900012)];
    assert.deepEqual([option?.status, option?.marquee, option?.floor], [1, 2, 3]);
    assert.deepEqual(
      [plot?.typeCode, plot?.details.plotWidth, plot?.details.planningViolation],
      [3, 18, false],
    );
    assert.deepEqual([sold?.status, sold?.marquee], [2, 3]);
  });

  it('builds the project of its units', async () => {
    const [project] = (await catalogue.projects()).items;
    assert.ok(project);
    const { name, title, deliveryDate, composition, publishAddress, street } =
      CRM_SANITIZER.project(project);
    assert.deepEqual(
      [name, title, deliveryDate, publishAddress, street],
      [
        'Residentie Voorbeeld',
        { nl: 'Wonen aan het plein', fr: 'Projet neuf' },
        '2027-12-06',
        false,
        '',
      ],
    );
    const units = composition.flatMap(({ floors }) =>
      floors.flatMap(({ floor, floorName, units: on }) =>
        on.map((unit) => [
          floor,
          floorName.en,
          unit.propertyId,
          unit.name,
          unit.status,
          unit.price,
        ]),
      ),
    );
    assert.deepEqual(units, [
      [0, 'Ground floor', 900011, 'A0.1', 'available', 289000],
      [1, 'Floor 1', 900012, 'A1.1', 'sold', undefined],
    ]);
  });
});
