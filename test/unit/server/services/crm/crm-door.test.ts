import assert from 'node:assert/strict';
import { CRM_SANITIZER } from '../../../../../server/services/crm/crm-sanitizer.ts';
import { sampleProject } from '../../../views/domain/sample-project.ts';
import { sampleProperty } from '../../../views/domain/sample-property.ts';

const HTML = '<p>Tuin <script>alert(1)</script>&amp; <b>terras</b></p>';

describe('sanitizing a CRM’s answer', () => {
  it('gives back the same home where there is nothing to do', () => {
    const home = sampleProperty({ description: { nl: 'Een huis.\n\n- tuin' } });
    assert.equal(CRM_SANITIZER.home(home), home);
  });

  it('cleans descriptions, titles, comments and functions in every language', () => {
    const home = CRM_SANITIZER.home(
      sampleProperty({
        title: { nl: HTML },
        description: { nl: HTML, DE: HTML, fr: 'Une maison.' },
        divisions: [
          { id: 1, floor: 0, floorName: {}, orderNr: 1, roomTypeName: {}, comments: { en: HTML } },
        ],
        documents: [{ fileName: 'a.pdf', comment: { fr: HTML } }],
        manager: { id: 1, name: 'Ine', function: { nl: 'Makelaar<br>BIV' } },
      }),
    );
    const blocks = [{ kind: 'paragraph', text: ['Tuin & ', { text: 'terras', strong: true }] }];
    assert.deepEqual(home.description, { nl: blocks, DE: blocks, fr: 'Une maison.' });
    assert.deepEqual(home.title, { nl: 'Tuin & terras' });
    assert.deepEqual(home.divisions[0]?.comments, { en: 'Tuin & terras' });
    assert.deepEqual(home.documents[0]?.comment, { fr: 'Tuin & terras' });
    assert.deepEqual(home.manager?.function, { nl: 'Makelaar\nBIV' });
  });

  it('takes a blank text for none, and nothing but an address for an e-mail', () => {
    const person = { id: 1, name: 'Ine', function: {} };
    const blank = { ipi: ' ', directPhone: '', mobilePhone: '', email: '' };
    const home = CRM_SANITIZER.home(
      sampleProperty({ ident: ' ', manager: { ...person, ...blank } }),
    );
    assert.ok(!('ident' in home));
    assert.deepEqual(home.manager, person);
    for (const email of ['ine@a.example?bcc=b@b.example', 'x', 'a@b', '<img src=x>@a.example']) {
      assert.deepEqual(CRM_SANITIZER.person({ ...person, email }), person);
    }
    const reached = { ...person, email: 'ine.claes+1@kade-linde.example' };
    assert.equal(CRM_SANITIZER.person(reached), reached);
    assert.deepEqual(CRM_SANITIZER.person({ ...reached, email: ` ${reached.email}\n` }), reached);
  });

  it('cleans a project the same way', () => {
    const project = CRM_SANITIZER.project({
      ...sampleProject(),
      title: { nl: HTML },
      description: { nl: HTML },
      priceConditions: { nl: '21&nbsp;%<br>btw' },
      documents: [{ fileName: 'a.pdf', comment: { fr: HTML } }],
      manager: { id: 1, name: 'Ine', function: { nl: 'Makelaar<br>BIV' } },
    });
    assert.deepEqual(project.title, { nl: 'Tuin & terras' });
    assert.equal(typeof project.description.nl, 'object');
    assert.deepEqual(project.documents[0]?.comment, { fr: 'Tuin & terras' });
    assert.deepEqual(project.manager?.function, { nl: 'Makelaar\nBIV' });
    assert.deepEqual(project.priceConditions, { nl: '21\u00a0%\nbtw' });
  });

  it('leaves an unpublished address and position behind, but not the municipality', () => {
    const position: [number, number] = [51.05, 3.72];
    const home = CRM_SANITIZER.home(sampleProperty({ publishAddress: false, position }));
    const { street, houseNumber, boxNr, zip, city } = home;
    assert.deepEqual([street, houseNumber, boxNr], ['', '', '']);
    assert.deepEqual([zip, city], ['9000', 'Gent']);
    assert.ok(!('position' in home));
    const project = CRM_SANITIZER.project({ ...sampleProject(), publishAddress: false, position });
    assert.equal(project.street + project.houseNumber, '');
    assert.ok(!('position' in project));
  });

  it('takes a position for what it can be: in the country, either way round, or none', () => {
    const at = (position: [number, number], countryId = 10) =>
      CRM_SANITIZER.home(sampleProperty({ publishAddress: true, position, countryId })).position;
    assert.deepEqual(at([51.05, 3.72]), [51.05, 3.72]);
    assert.deepEqual(at([3.72, 51.05]), [51.05, 3.72]);
    for (const far of [
      [0, 0],
      [43.7, 7.26],
      [51.05, 37.2],
      [-51, 3.7],
      [48.86, 2.35],
    ] as const) {
      assert.equal(at([...far]), undefined, String(far));
    }
    assert.deepEqual(at([6.13, 49.61], 50), [49.61, 6.13]);
    assert.equal(at([51.05, 3.72], 50), undefined);
    // A country of which nothing is known: in Spain as the agency says, but not at 0, 0.
    assert.deepEqual(at([37.98, -0.68], 61), [37.98, -0.68]);
    assert.equal(at([0, 0], 61), undefined);
    const project = { ...sampleProject(), publishAddress: true };
    assert.ok(!('position' in CRM_SANITIZER.project({ ...project, position: [0, 0] })));
  });

  it('leaves an unpublished price behind, with all that would tell it', () => {
    const details = {
      groundPart: 90_000,
      constructionCost: 235_000,
      vatBuilding: 49_350,
      registeredRight: 10_800,
      priceVatRegisteredRight: 385_150,
      parkingPrice: 25_000,
      chargesOwner: 120,
    };
    const priceUnitText = { nl: '€ 5.000 minder zonder garage' };
    const hidden = CRM_SANITIZER.home(
      sampleProperty({ publishPrice: false, details, priceUnitText }),
    );
    assert.ok(!('price' in hidden) && !('priceUnitText' in hidden));
    assert.deepEqual(hidden.details, { chargesOwner: 120 });
    assert.deepEqual(CRM_SANITIZER.home(sampleProperty({ details })).details, details);
  });

  it('leaves the unpublished prices of units behind', () => {
    const { composition } = sampleProject();
    const hide = <T extends object>(unit: T) => ({ ...unit, price: 1, publishPrice: false });
    const hidden = composition.map((building) => ({
      ...building,
      floors: building.floors.map((floor) => ({ ...floor, units: floor.units.map(hide) })),
    }));
    const project = CRM_SANITIZER.project({ ...sampleProject(), composition: hidden });
    const units = project.composition.flatMap(({ floors }) =>
      floors.flatMap((floor) => floor.units),
    );
    assert.ok(units.length > 0 && units.every((unit) => !('price' in unit)));
  });
});
