import assert from 'node:assert/strict';
import { CRM_SANITIZER } from '../../../server/services/crm/crm-sanitizer.ts';
import fc from 'fast-check';
import type { Property } from '../../../views/domain/property/property.ts';
import type { Project } from '../../../views/domain/project/project.ts';
import { CachedEstates } from '../../../server/services/crm/whise/cached-estates.ts';
import {
  type WhiseOptions,
  whiseOptionsSchema,
} from '../../../server/services/crm/whise-options.ts';
import type { WireRecord } from '../../../server/services/crm/wire-values.ts';
import { sampleEstates } from './emulated-whise.ts';

const OPTIONS = whiseOptionsSchema.parse({});
const TODAY = '2026-03-03';
const SAMPLE = sampleEstates();
const HOUSE = SAMPLE.get(900001) ?? {};

/** What the site makes of a list. */
async function read(estates: readonly WireRecord[], options: Partial<WhiseOptions> = {}) {
  const { namesLanguage = 'nl' } = options;
  const reading = { options: { ...OPTIONS, ...options }, today: TODAY, namesLanguage };
  const { homes, projects, dropped } = await CachedEstates.of(estates).read(reading);
  const reasons = [...dropped, ...homes.dropped, ...projects.dropped].map(({ reason }) => reason);
  return { homes: homes.items, projects: projects.items, reasons };
}

const changed = (changes: WireRecord): WireRecord => ({ ...HOUSE, ...changes });
async function homeWith(changes: WireRecord, options?: Partial<WhiseOptions>) {
  const { homes } = await read([changed(changes)], options);
  return homes[0];
}

const withDetail = (...details: WireRecord[]) => changed({ details });

describe('an estate of Whise', () => {
  for (const [purposes, status, marquee] of [
    [[1, 2, 15], 1, undefined],
    [[5, 6, 12, 13, 16, 21], 1, 2],
    [[3, 17, 14, 22], 2, 3],
    [[4], 4, 4],
  ] as const) {
    it(`is shown with status ${status} and label ${marquee} of ${purposes.join(', ')}`, async () => {
      for (const id of purposes) {
        const home = await homeWith({ purposeStatus: { id } });
        assert.deepEqual([id, home?.status, home?.marquee], [id, status, marquee]);
      }
    });
  }

  it('is withheld without a word where it is withdrawn, in preparation, archived or offline', async () => {
    const withheld = [8, 9, 10, 11, 19, 20, 23, 24, 25, 26, 27, 28];
    for (const changes of [
      ...withheld.map((id) => ({ purposeStatus: { id } })),
      { status: { id: 5 } },
      { status: { id: 6 } },
      { displayStatusId: 1 },
    ]) {
      assert.deepEqual(await read([changed(changes)]), { homes: [], projects: [], reasons: [] });
    }
  });

  it('is left out with a reason where it is not known what it is', async () => {
    for (const [changes, reason] of [
      [{ purposeStatus: { id: 99 } }, 'purposeStatus: 99 is not known'],
      [{ status: undefined }, 'status: nothing is not known'],
      [{ displayStatusId: 7 }, 'displayStatusId: 7 is not known'],
    ] as const) {
      assert.deepEqual(await read([changed(changes)]), {
        homes: [],
        projects: [],
        reasons: [reason],
      });
    }
  });

  it('is a reference as a realisation', async () => {
    const home = await homeWith({ displayStatusId: 4, purposeStatus: { id: 3 } });
    assert.equal(home?.status, 6);
  });

  it('is under option where the agency says that a condition or a compromise is one', async () => {
    const purposeStatus = { 14: 'option', 22: 'option' } as const;
    for (const id of [14, 22]) {
      const home = await homeWith({ purposeStatus: { id } }, { purposeStatus });
      assert.deepEqual([home?.status, home?.marquee], [1, 2]);
    }
  });

  it('is new for two weeks online, and has a new price when it changed after that', async () => {
    const dates = (putOnlineDateTime: string, priceChangeDateTime: string) => ({
      putOnlineDateTime,
      priceChangeDateTime,
    });
    const old = '2026-01-02T08:00:00';
    assert.equal((await homeWith(dates('2026-02-18T08:00:00', old)))?.marquee, 1);
    assert.equal((await homeWith(dates('2026-02-17T08:00:00', old)))?.marquee, undefined);
    assert.equal((await homeWith(dates(old, '2026-03-01T10:00:00')))?.marquee, 9);
    assert.equal((await homeWith(dates(old, old)))?.marquee, undefined);
    const hidden = { ...dates(old, '2026-03-01T10:00:00'), displayPrice: undefined };
    assert.equal((await homeWith(hidden))?.marquee, undefined);
    assert.equal((await homeWith(dates('2026-03-04T08:00:00', old)))?.marquee, undefined);
    // One that was never put online has the day on which it was made.
    const made = { ...dates('', '2026-03-01T10:00:00'), createDateTime: old };
    assert.equal((await homeWith(made))?.marquee, 9);
    const never = { newDays: 0, newPriceDays: 0 };
    assert.equal((await homeWith(dates(TODAY, TODAY), never))?.marquee, undefined);
  });

  for (const [category, typeCode, isGarage] of [
    [1, 1, false],
    [2, 2, false],
    [3, 3, false],
    [4, 5, false],
    [5, 4, false],
    [6, 6, false],
    [7, 7, true],
  ] as const) {
    it(`of category ${category} is of type ${typeCode}`, async () => {
      const home = await homeWith({ category: { id: category }, subCategory: { id: 9999 } });
      assert.deepEqual([home?.typeCode, home?.isGarage], [typeCode, isGarage]);
      for (const word of Object.values(home?.typeDescription ?? {})) assert.notEqual(word, '');
      assert.equal(Object.keys(home?.typeDescription ?? {}).length, 4);
    });
  }

  it('of a category that is not known is shown among the other homes, with a name', async () => {
    for (const category of [undefined, { id: 99 }]) {
      const home = await homeWith({ category, subCategory: undefined });
      assert.deepEqual([home?.typeCode, home?.isGarage], [7, false]);
      assert.equal(home?.typeDescription.fr, 'Bien');
    }
  });

  it('is for sale or for rent by its status where its purpose is not known', async () => {
    for (const [purpose, status, goal] of [
      [{ id: 9 }, 2, 1],
      [undefined, 4, 1],
      [undefined, 6, 1],
      [undefined, 13, 1],
      [undefined, 5, 0],
      [{ id: 9 }, 1, 0],
      [{ id: 2 }, 1, 1],
    ] as const) {
      const home = await homeWith({ purpose, purposeStatus: { id: status } });
      assert.equal(home?.goal, goal);
    }
  });

  it('has no price in another currency than the euro', async () => {
    for (const [currency, price] of [
      ['€', 495000],
      ['eur', 495000],
      [undefined, 495000],
      ['CHF', undefined],
    ] as const) {
      const home = await homeWith({ currency });
      assert.deepEqual([home?.price, home?.publishPrice], [price, price !== undefined]);
    }
  });

  it('keeps its home, and its project, where a number is nonsense', async () => {
    const nonsense = {
      area: -5,
      price: -1,
      floor: '1e300',
      estateOrder: 1e300,
      groundArea: -2,
      rooms: -3,
    };
    const unit = { ...SAMPLE.get(900011), ...nonsense, category: undefined };
    const { homes, projects, reasons } = await read([SAMPLE.get(900010) ?? {}, unit]);
    assert.deepEqual([homes.length, projects[0]?.composition.length, reasons], [1, 1, []]);
    assert.deepEqual([homes[0]?.surfaceTotal, homes[0]?.price], [undefined, undefined]);
  });

  it('is a garage by its subcategory', async () => {
    const home = await homeWith({ subCategory: { id: 6 } });
    assert.deepEqual([home?.typeCode, home?.isGarage], [7, true]);
  });

  it('for a life annuity is for sale and says so beside its price', async () => {
    const annuity = { purpose: { id: 3 }, purposeStatus: { id: 15 } };
    const home = await homeWith(annuity);
    assert.deepEqual([home?.goal, home?.priceUnitText?.fr], [0, 'Viager']);
    const hidden = await homeWith({ ...annuity, displayPrice: undefined });
    assert.equal(hidden?.priceUnitText, undefined);
  });

  it('keeps its home where a detail is nonsense, without the detail', async () => {
    const { homes } = await read([
      withDetail(
        { id: 14, value: '12' },
        { id: 585, value: 'lang geleden' },
        { id: 2826, value: '13/45/2025 00:00' },
        { id: 1849, value: '4000' },
        { id: 1850, value: '3.7' },
        { id: 15, value: '3' },
        { id: 874, value: '-4', type: 'surface' },
        {},
      ),
    ]);
    const [home] = homes;
    assert.deepEqual(
      [home?.details.constructionYear, home?.details.renovationYear, home?.details.epcDate],
      [undefined, undefined, undefined],
    );
    assert.deepEqual([home?.details.numberOfFloors, home?.position], [3, undefined]);
    assert.deepEqual(home?.divisions, []);
  });

  it('reads numbers and flags that come as texts', async () => {
    const texts = { area: '182.5', rooms: '4', displayPrice: 'true', price: '495000', garden: '1' };
    const home = await homeWith(texts);
    assert.deepEqual(
      [home?.surfaceTotal, home?.numberOfBedRooms, home?.price, home?.details.hasGarden],
      [182.5, 4, 495000, true],
    );
  });

  it('knows the electricity certificate by its choice, whatever detail has it', async () => {
    const { homes } = await read([withDetail({ id: 31337, enum: { id: 1455 } })]);
    assert.equal(homes[0]?.details.electricityCertificate?.de, 'Nicht konform');
  });

  it('knows a planning violation by a summons', async () => {
    for (const [choice, is] of [
      [1832, true],
      [1836, true],
      [1837, false],
      [5, undefined],
    ] as const) {
      const { homes } = await read([withDetail({ id: 2712, enum: { id: choice } })]);
      assert.equal(homes[0]?.details.planningViolation, is);
    }
  });

  it('has the score 0 where there is a certificate alone, and the label of its detail', async () => {
    const zero = { energyValue: '0', energyClass: undefined };
    const certificate = { id: 2391, value: '20260101-1' };
    const [bare, certified] = [
      await homeWith({ ...zero, details: [{ id: 2056, value: 'A+' }] }),
      await homeWith({ ...zero, details: [certificate] }),
    ];
    assert.deepEqual([bare?.energyPerformance, bare?.epcLabelText], [undefined, 'A+']);
    assert.equal(certified?.energyPerformance, 0);
  });

  it('is on the market since it was put online, else made, else changed', async () => {
    const ofChange = { updateDateTime: '2026-01-03T08:00:00' };
    const made = { ...ofChange, createDateTime: '2026-01-02T08:00:00' };
    const bare = { putOnlineDateTime: undefined, createDateTime: undefined };
    for (const [dates, day] of [
      [{ ...made, putOnlineDateTime: '2026-01-01T08:00:00' }, '2026-01-01'],
      [made, '2026-01-02'],
      [ofChange, '2026-01-03'],
    ] as const) {
      assert.equal((await homeWith({ ...bare, ...dates }))?.startCommercialisation, day);
    }
  });

  it('has the facts of its details, else those of its fields', async () => {
    const ofDetails = [
      { id: 998, value: '1' },
      { id: 999, value: '2' },
      { id: 19, value: '2' },
      { id: 372, value: '1' },
      { id: 1737, enum: { id: 47 } },
      { id: 301, value: '' },
      { id: 301, value: '120' },
      { id: 301, value: '130' },
      { id: 461, value: '1' },
    ];
    const facts = (await homeWith({ details: ofDetails, parking: 9, garage: 9 }))?.details;
    assert.deepEqual(
      [facts?.numberOfParkings, facts?.numberOfGarages, facts?.hasLift, facts?.chargesRenter],
      [3, 2, true, 120],
    );
    assert.deepEqual(
      [facts?.environmentName?.en, facts?.glazingName?.en],
      ['Facing south', 'Double glazing'],
    );
    const bare = (await homeWith({ details: [], parking: 4, garage: 5 }))?.details;
    assert.deepEqual([bare?.numberOfParkings, bare?.numberOfGarages], [4, 5]);
  });

  it('has fronts as a building, and as a building of apartments its number alone', async () => {
    const house = await homeWith({ fronts: 2 });
    const flat = await homeWith({ fronts: 2, category: { id: 2 } });
    assert.equal(house?.details.constructionName?.nl, 'Gesloten bebouwing');
    assert.notEqual(flat?.details.constructionName?.nl, 'Gesloten bebouwing');
    assert.ok(flat?.details.constructionName?.nl);
  });

  it('names a picture by the words of its detail where the room has none of ours', async () => {
    const pictures = [{ urlLarge: 'https://p.example/a.jpg', detailId: 4242 }];
    const details = [{ id: 4242, label: 'Orangerie' }];
    const home = await homeWith({ pictures, details }, { namesLanguage: 'fr' });
    assert.deepEqual(home?.pictures[0]?.name, { fr: 'Orangerie' });
  });

  it('has pictures in their order, one without an order first, on https', async () => {
    const pictures = [
      { id: 1, order: 2, urlXXL: 'http://p.example/c.jpg' },
      { id: 2, urlLarge: 'https://p.example/a.jpg' },
      { id: 3, order: 1, urlXXL: 'https://p.example/b.jpg', detailId: 1009 },
      { id: 4, order: 3 },
    ];
    const home = await homeWith({ pictures });
    assert.deepEqual(
      home?.pictures.map(({ source }) => source),
      ['https://p.example/a.jpg', 'https://p.example/b.jpg', 'https://p.example/c.jpg'],
    );
    assert.equal(home?.pictures[1]?.name.en, 'Living room');
  });

  it('has pictures without a protocol on https, and leaves those of another port as they are', async () => {
    const urls = ['//p.example/a.jpg', 'HTTP://p.example:80/b.jpg', 'http://p.example:8080/c.jpg'];
    const home = await homeWith({ pictures: urls.map((urlXXL, order) => ({ order, urlXXL })) });
    assert.deepEqual(
      home?.pictures.map(({ source }) => source),
      ['https://p.example/a.jpg', 'https://p.example/b.jpg', 'http://p.example:8080/c.jpg'],
    );
  });

  it('has the title of its advertisement, else the text for a message on one line', async () => {
    const sms = [
      { languageId: 'nl-BE', content: 'Een huis\r\nmet tuin \r\n' },
      { languageId: 'de-DE', content: 'Ein Haus' },
      { languageId: 'pl-PL', content: 'Dom' },
    ];
    const home = await homeWith({ sms, details: [{ id: 1914 }], name: 'Intern' });
    assert.deepEqual(home?.title, { nl: 'Een huis met tuin', de: 'Ein Haus' });
    const french = { id: 1914, value: 'Une maison' };
    const titled = await homeWith({ sms, details: [french] }, { namesLanguage: 'fr' });
    assert.equal(titled?.title.fr, 'Une maison');
    assert.deepEqual((await homeWith({ sms: undefined, details: [], name: 'Intern' }))?.title, {});
  });

  it('is in a country by its number, with a name in four languages', async () => {
    for (const [id, countryId, name] of [
      [1, 10, 'Belgien'],
      [5, 50, 'Luxemburg'],
      [3, 1003, 'Frankreich'],
    ] as const) {
      const home = await homeWith({ country: { id } });
      assert.deepEqual([home?.countryId, home?.countryName.de], [countryId, name]);
    }
  });

  it('has one text of a language, the first', async () => {
    const sms = ['Eerst', 'Dan'].map((content) => ({ languageId: 'nl-BE', content }));
    assert.equal((await homeWith({ sms, details: [] }))?.title.nl, 'Eerst');
  });

  it('has its first representative for a manager', async () => {
    const representatives = [
      { id: 'x', name: 'Nobody' },
      {
        id: 4,
        firstName: 'Ine',
        lastName: 'Peeters',
        email: 'ine@agency.example',
        function: 'Makelaar',
        photo: '//p.example/ine.jpg',
      },
    ];
    assert.deepEqual((await homeWith({ representatives }))?.manager, {
      id: 4,
      name: 'Ine Peeters',
      photo: 'https://p.example/ine.jpg',
      email: 'ine@agency.example',
      function: { nl: 'Makelaar' },
    });
  });
});

describe('what Whise has hidden', () => {
  const secret = fc.stringMatching(/^zzq[a-z]{6}$/);

  it('is in nothing that the site makes of an estate, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(
        secret,
        fc.constantFrom(undefined, false, null, 0, 'false', 'no', ''),
        fc.constantFrom(undefined, 900010),
        fc.boolean(),
        async (hidden, no, parentId, canHaveChildren) => {
          const estate = changed({
            id: 7,
            address: hidden,
            number: `${hidden}7`,
            box: `${hidden}b`,
            price: 777_777,
            displayAddress: no,
            displayPrice: no,
            parentId,
            canHaveChildren,
          });
          const { homes, projects } = await read([SAMPLE.get(900010) ?? {}, estate]);
          const made = JSON.stringify([
            homes.map((one) => CRM_SANITIZER.home(one)),
            projects.map((one) => CRM_SANITIZER.project(one)),
          ]);
          for (const told of [hidden, '777777', '51.05001', '3.72002']) {
            assert.ok(!made.includes(told), told);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('the estates of a project', () => {
  const estate = (id: number, changes: WireRecord = {}): WireRecord => ({
    ...SAMPLE.get(900011),
    id,
    parentId: undefined,
    name: `N${id}`,
    ...changes,
  });
  const parent = (id: number, changes: WireRecord = {}) =>
    estate(id, { canHaveChildren: true, ...changes });
  const unitsOf = ({ composition }: Project) =>
    composition.map(({ buildingName, floors }) => [
      buildingName.nl,
      floors.map(({ floor, units }) => [floor, units.map(({ id }) => id)]),
    ]);
  const idsOf = (items: readonly (Property | Project)[]) => items.map(({ id }) => id);

  it('are in its buildings and on their floors, lowest first, and homes too', async () => {
    const { homes, projects } = await read([
      estate(5, { parentId: 2, floor: '1' }),
      estate(4, { parentId: 2, floor: '-1' }),
      estate(3, { parentId: 1, floor: undefined }),
      parent(2, { parentId: 1 }),
      parent(1),
      estate(6),
    ]);
    assert.deepEqual(idsOf(homes), [5, 4, 3, 6]);
    assert.deepEqual(projects.map(unitsOf), [
      [
        [undefined, [[0, [3]]]],
        [
          'N2',
          [
            [-1, [4]],
            [1, [5]],
          ],
        ],
      ],
    ]);
  });

  it('stand before the floors, under no name of one, where they tell none', async () => {
    const { projects } = await read([
      parent(1),
      estate(2, { parentId: 1, floor: '1' }),
      estate(3, { parentId: 1, floor: undefined }),
    ]);
    const [{ floors } = { floors: [] }] = projects[0]?.composition ?? [];
    assert.deepEqual(
      floors.map(({ floorName, units }) => [floorName.nl, units[0]?.id]),
      [
        [undefined, 3],
        ['Verdieping 1', 2],
      ],
    );
  });

  it('never cost their project, whatever they are', async () => {
    const anything = fc.object({ key: fc.constantFrom(...Object.keys(HOUSE)), maxDepth: 2 });
    await fc.assert(
      fc.asyncProperty(anything, async (given) => {
        const unit = { ...SAMPLE.get(900011), ...given, id: 5, parentId: 900010 };
        const { projects } = await read([SAMPLE.get(900010) ?? {}, unit]);
        assert.ok(projects.some(({ id }) => id === 900010));
      }),
      { numRuns: 100 },
    );
  });

  it('have a project of their own where theirs is not shown', async () => {
    const { homes, projects } = await read([
      parent(1, { displayStatusId: 1 }),
      parent(2, { parentId: 1 }),
      estate(3, { parentId: 2 }),
      estate(4, { parentId: 1 }),
    ]);
    assert.deepEqual([idsOf(projects), idsOf(homes)], [[2], [3, 4]]);
  });

  it('are in buildings in the order of the agency, and a project is sold rather than let', async () => {
    const { projects } = await read([
      parent(1, { purposeStatus: { id: 4 } }),
      parent(2, { parentId: 1, estateOrder: 2 }),
      parent(3, { parentId: 1, estateOrder: 1 }),
      ...[2, 3].map((parentId) => estate(10 + parentId, { parentId })),
    ]);
    assert.equal(projects[0]?.status, 2);
    assert.deepEqual(
      projects[0]?.composition.map(({ buildingName }) => buildingName.nl),
      ['N3', 'N2'],
    );
  });

  it('are not lost in a circle or in buildings of buildings', async () => {
    const deep = await read([
      parent(1),
      parent(2, { parentId: 1 }),
      parent(3, { parentId: 2 }),
      estate(4, { parentId: 3 }),
    ]);
    assert.deepEqual(deep.projects.map(unitsOf), [[['N3', [[0, [4]]]]]]);
    const circle = await read([parent(1, { parentId: 2 }), parent(2, { parentId: 1 })]);
    assert.deepEqual(idsOf(circle.projects), [1, 2]);
    const own = await read([estate(1, { parentId: 1 })]);
    assert.deepEqual(idsOf(own.projects), [1]);
  });

  it('are each shown once, whatever their parents are', async () => {
    const id = fc.integer({ min: 1, max: 8 });
    const list = fc.uniqueArray(fc.record({ id, parentId: fc.option(id), can: fc.boolean() }), {
      selector: (one) => one.id,
    });
    await fc.assert(
      fc.asyncProperty(list, async (given) => {
        const { homes, projects, reasons } = await read(
          given.map(({ id: own, parentId, can }) =>
            estate(own, { parentId: parentId ?? undefined, canHaveChildren: can || undefined }),
          ),
        );
        const units = projects.flatMap(({ composition }) =>
          composition.flatMap(({ floors }) => floors.flatMap((floor) => idsOfUnits(floor.units))),
        );
        assert.deepEqual(reasons, []);
        assert.equal(new Set(units).size, units.length);
        for (const unit of units) assert.ok(idsOf(homes).includes(unit));
        const shown = [...idsOf(homes), ...idsOf(projects)];
        assert.equal(new Set(shown).size, shown.length);
      }),
      { numRuns: 100 },
    );
  });

  const idsOfUnits = (units: readonly { id: number }[]) => units.map((unit) => unit.id);
});

describe('a list of anything', () => {
  it('is read without an error, and gives homes that the schema accepts', async () => {
    const anything = fc.object({ key: fc.constantFrom(...Object.keys(HOUSE)), maxDepth: 3 });
    await fc.assert(
      fc.asyncProperty(fc.array(anything, { maxLength: 4 }), async (estates) => {
        const { homes } = await read([...estates, HOUSE].map((one) => ({ ...one })));
        assert.ok(homes.some(({ id }) => id === 900001));
      }),
      { numRuns: 100 },
    );
  });
});
