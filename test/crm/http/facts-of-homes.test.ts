import assert from 'node:assert/strict';
import fc from 'fast-check';
import { MAIN_TYPES } from '../../../server/services/crm/http/items/type-words.ts';
import { wireOptionsSchema } from '../../../server/services/crm/wire-options.ts';
import type { Property } from '../../../views/domain/property/property.ts';
import { type FactsContent, factsCrm, factsHome } from './facts-crm.ts';
import type { ScriptedCrm } from './scripted-crm.ts';

// Each test is a line of the table of facts: a CRM of which no option is set.
describe('a home of the CRM as its clients show it', () => {
  let served: ScriptedCrm | undefined;
  afterEach(() => served?.close());

  const answer = async (content: FactsContent, options: Record<string, unknown> = {}) => {
    await served?.close();
    const settings = { options: wireOptionsSchema.parse(options) };
    served = await factsCrm(content, settings);
    return served.crm.catalogue.properties();
  };
  const home = async (more: Record<string, unknown>, content: FactsContent = {}, options = {}) => {
    const { items, dropped } = await answer({ ...content, homes: [factsHome(1, more)] }, options);
    assert.deepEqual(dropped, []);
    return items[0]!;
  };

  /** Several at once, in their order. */
  const each = async (more: readonly Record<string, unknown>[], content: FactsContent = {}) => {
    const homes = more.map((one, index) => factsHome(index + 1, one));
    const { items, dropped } = await answer({ ...content, homes });
    assert.deepEqual(dropped, []);
    return items;
  };

  it('needs nothing but what clients read', async () => {
    const read = await home({});
    assert.deepEqual(
      [read.startCommercialisation, read.typeCode, read.price, read.publishPrice, read.position],
      ['2026-05-04', 1, 325000, true, [51.05, 3.72]],
    );
    assert.equal(read.description.nl, '<p>Een huis aan het water.</p>');
    assert.deepEqual(read.title, {});
    assert.deepEqual(
      read.pictures.map(({ source }) => source),
      ['https://pictures.example/large/1.jpg'],
    );
  });

  it('is there without a day, a goal, a group or a type', async () => {
    const lacking = { CreatedDate: null, Goal: undefined, WebID: undefined, TypeDescription: '-' };
    const read = await home(lacking);
    assert.deepEqual([read.startCommercialisation, read.goal, read.typeCode], [undefined, 0, 7]);
    assert.deepEqual(read.typeDescription, {});
  });

  it('has dates in both forms, and the day of the list before that of its entry', async () => {
    const read = await home({ StartCommercialisation: '/Date(1767222000000+0100)/' });
    assert.equal(read.startCommercialisation, '2026-01-01');
    const free = await home({ DateFree: '2027-02-01 00:00:00', EPCDate: '0001-01-01 00:00:00' });
    assert.deepEqual([free.details.dateFree, free.details.epcDate], ['2027-02-01', undefined]);
  });

  it('has another text where the first is empty, and none for a dash', async () => {
    const second = await home({ DescriptionA: '-', DescriptionB: '<p>Tweede</p>' });
    assert.equal(second.description.nl, '<p>Tweede</p>');
    assert.deepEqual((await home({ DescriptionA: ' - ' })).description, {});
    const titled = await home({ Slogan: 'Aan het water' }, {}, { titleField: 'Slogan' });
    assert.equal(titled.title.nl, 'Aan het water');
  });

  it('reads numbers that are texts, and leaves out fields that it does not know', async () => {
    const read = await home({
      Price: '325000',
      NumberOfBedRooms: '3',
      SurfaceTotal: '140,5',
      Status: '1',
      Unknown: { deep: [1, { x: null }] },
      HouseNumber: '-',
    });
    assert.deepEqual(
      [read.price, read.numberOfBedRooms, read.surfaceTotal, read.houseNumber],
      [325000, 3, 140.5, ''],
    );
  });

  it('is asked for in parts where the names of its fields are too long, and is whole', async () => {
    const many = Array.from({ length: 120 }, (_, index) => factsHome(index + 1));
    const { items, dropped } = await answer({ homes: many });
    assert.deepEqual([items.length, dropped], [120, []]);
    assert.ok(
      items.every(
        ({ pictures, description }) => pictures.length + Object.keys(description).length === 5,
      ),
    );
    const lists = served!.calls.filter(({ endpoint }) => endpoint === 'GetPropertyList');
    assert.ok(lists.every(({ address }) => address.length <= 2000));
    assert.ok(lists.every(({ sent }) => sent['SortFields'] === 'CreatedDate'));
    const parts = new Set(lists.map(({ sent }) => sent['DisplayFields']));
    assert.equal(parts.size, 2);
    assert.ok([...parts].every((part) => String(part).startsWith('ID,')));
  });

  it('is asked for with every field where the CRM refuses the names of some', async () => {
    const read = await home({}, { refusesFields: true });
    assert.deepEqual([read.typeCode, read.price], [1, 325000]);
  });

  describe('is published', () => {
    const flags = async (first: Record<string, unknown>, second: Record<string, unknown>) => {
      const homes = [factsHome(1, first), factsHome(2, second)];
      const { items } = await answer({ homes });
      return items.map(({ publishPrice, publishAddress }) => [publishPrice, publishAddress]);
    };

    it('as it says, and with what it says nothing of where no home does', async () => {
      assert.deepEqual(await flags({}, {}), [
        [true, true],
        [true, true],
      ]);
      assert.deepEqual(await flags({ PublishPrice: true }, { PublishPrice: false }), [
        [true, true],
        [false, true],
      ]);
    });

    it('not with what others say and it does not, nor with what cannot be read', async () => {
      assert.deepEqual(await flags({ PublishPrice: 1, PublishAddress: true }, {}), [
        [true, true],
        [false, false],
      ]);
      assert.deepEqual(await flags({ PublicAddress: 'hidden' }, { PublicAddress: 'true' }), [
        [true, false],
        [true, true],
      ]);
    });

    it('not at all where it says so', async () => {
      const homes = [factsHome(1, { PublishInternet: false }), factsHome(2)];
      const { items, dropped } = await answer({ homes });
      assert.deepEqual([items.map(({ id }) => id), dropped], [[2], []]);
    });
  });

  describe('has for its manager', () => {
    const named = {
      ManagerName: 'Ine Peeters',
      ManagerPhoto: 'http://pictures.example/ine.jpg',
      ManagerFunction: 'Makelaar',
      ManagerBIV: '502162',
      ManagerEmail: 'ine@agency.example',
      ManagerMobilePhone: '0470 12 34 56',
    };
    const own = {
      name: 'Ine Peeters',
      photo: 'https://pictures.example/ine.jpg',
      ipi: '502162',
      email: 'ine@agency.example',
      mobilePhone: '0470 12 34 56',
    };

    it('whom it names, with a number that stays', async () => {
      const { manager } = await home(named);
      const { id, function: role, ...rest } = manager!;
      assert.deepEqual([rest, role.nl], [own, 'Makelaar']);
      assert.equal((await home(named)).manager?.id, id);
      assert.notEqual((await home({ ManagerName: 'Jan Maes' })).manager?.id, id);
    });

    it('with what the list of people has besides', async () => {
      const listed = {
        ID: 7,
        Name: 'Ine  peeters',
        DirectPhone: '09 223 45 67',
        Email: 'office@x.be',
      };
      const { manager } = await home(named, { users: [listed, { ID: 8, Name: 'Jan Maes' }] });
      assert.deepEqual(
        [manager?.id, manager?.directPhone, manager?.email, manager?.name],
        [7, '09 223 45 67', 'ine@agency.example', 'Ine Peeters'],
      );
    });

    it('who has its number in the list, where the CRM has numbers', async () => {
      const users = [{ ID: 7, Name: 'Ine Peeters' }];
      assert.equal((await home({ ManagerID: 7 }, { users })).manager?.name, 'Ine Peeters');
      const other = await home({ Broker: '7' }, { users }, { managerField: 'Broker' });
      assert.equal(other.manager?.id, 7);
    });

    it('whom it names where the CRM refuses the list of people, which is told', async () => {
      const { manager } = await home(named, { users: undefined });
      assert.equal(manager?.name, 'Ine Peeters');
      assert.deepEqual(await served!.crm.catalogue.team(), []);
      assert.match(served!.crm.catalogue.warnings?.().join() ?? '', /refuses its people: /);
    });

    it('nobody where its fields are empty', async () => {
      assert.equal((await home({ ManagerName: '', ManagerBIV: '-' })).manager, undefined);
    });
  });

  describe('has pictures', () => {
    const of = async (more: Record<string, unknown>) =>
      (await home({ LargePicture: undefined, ...more })).pictures.map(({ source }) => source);
    const list = (name: string) => [
      { ID: 1, Url: `https://p.example/${name}/1.jpg`, Name: 'Gevel' },
    ];
    const url = (name: string) => [`https://p.example/${name}/1.jpg`];

    it('in every form of every size', async () => {
      const forms = ['XLarge', 'Large', 'Medium', 'Small'].flatMap((size) => [
        { [`${size}PictureItems`]: list(size), expected: url(size) },
        { [`${size}Pictures`]: url(size), expected: url(size) },
        { [`${size}PictureItem`]: list(size)[0], expected: url(size) },
        { [`${size}Picture`]: url(size)[0], expected: url(size) },
      ]);
      const homes = await each(forms.map((form) => ({ LargePicture: undefined, ...form })));
      const sources = homes.map(({ pictures }) => pictures.map(({ source }) => source));
      assert.deepEqual(
        sources,
        forms.map(({ expected }) => expected),
      );
    });

    it('of the largest list, and a list before a single one', async () => {
      const smaller = { MediumPictureItems: list('m'), SmallPictureItems: list('s') };
      assert.deepEqual(await of({ ...smaller, LargePicture: url('l')[0] }), url('m'));
      assert.deepEqual(await of({ ...smaller, LargePictures: url('l') }), url('l'));
      assert.deepEqual(await of({ ...smaller, XLargePictureItems: [] }), url('m'));
    });

    it('by https, as they are fetched by it alone', async () => {
      assert.deepEqual(
        await of({
          LargePictures: [
            'http://p.example/a.jpg',
            '//p.example/b.jpg',
            'http://p.example:8080/c.jpg',
          ],
        }),
        ['https://p.example/a.jpg', 'https://p.example/b.jpg', 'http://p.example:8080/c.jpg'],
      );
    });
  });

  it('has documents in either list', async () => {
    const names = async (more: Record<string, unknown>) =>
      (await home(more)).documents.map(({ fileName }) => fileName);
    assert.deepEqual(await names({ Documents: [{ FileName: 'epc.pdf' }, 'plan.pdf'] }), [
      'epc.pdf',
      'plan.pdf',
    ]);
    const both = { Documents: [{ FileName: 'old.pdf' }], DocumentItems: [{ FileName: 'epc.pdf' }] };
    assert.deepEqual(await names(both), ['epc.pdf']);
  });

  describe('has its type', () => {
    const typeOf = ({ typeCode, isGarage }: Property) => (isGarage ? 8 : typeCode);

    it('by the names of its group and type, whatever the number', async () => {
      const names = [
        [1, 23, 'Villa'],
        [2, 57, 'Gelijkvloers appartement'],
        [3, 1, 'Terrain à bâtir'],
        [4, 2, 'Handelspand met woning'],
        [5, 3, 'Kantoorgebouw'],
        [6, 4, 'Lagerhaus'],
        [7, 99, 'Opbrengsteigendom'],
        [8, 12, 'Garagebox'],
        [1, 12, 'House with garage'],
      ] as const;
      const homes = await each(
        names.map(([, WebID, TypeDescription]) => ({ WebID, TypeDescription })),
      );
      assert.deepEqual(
        homes.map(typeOf),
        names.map(([type]) => type),
      );
    });

    it('by the general name before the finer one', async () => {
      const cafe = { WebIDName: 'Huis', TypeDescription: 'Voormalig café' };
      assert.equal(typeOf(await home(cafe)), 1);
      const webIds = [{ ID: 5, WebID: 23, Name: 'Appartement', ShowOrder: 1, Sale: true }];
      assert.equal(typeOf(await home({ TypeDescription: 'Bel-etage' }, { webIds })), 2);
      assert.equal(typeOf(await home({ TypeDescription: 'Garage' }, { webIds })), 8);
    });

    it('by the groups that are the same for every agency', async () => {
      const homes = await each(
        [...MAIN_TYPES.keys()].map((MainTypeID) => ({ MainTypeID, TypeDescription: 'Huis' })),
      );
      assert.deepEqual(homes.map(typeOf), [...MAIN_TYPES.values()]);
    });

    it('by the number where nothing has a name, and by the option before all', async () => {
      assert.equal(typeOf(await home({ WebID: 3, TypeDescription: '' })), 3);
      assert.equal(typeOf(await home({ WebID: 23, TypeDescription: '' })), 7);
      assert.equal(typeOf(await home({ WebID: 23 }, {}, { webIds: { 8: [23] } })), 8);
    });
  });

  describe('is', () => {
    const state = async (
      more: Record<string, unknown>,
      substatuses: FactsContent['substatuses'] = [],
      options = {},
    ) => {
      const { status, marquee } = await home(more, { substatuses }, options);
      return [status, marquee];
    };

    it('sold, let or under option by the name of its substatus', async () => {
      const names = [
        ['Verkocht', 2, undefined],
        ['Vendue', 2, undefined],
        ['Sold (subject to contract)', 2, undefined],
        ['Verkauft', 2, undefined],
        ['Verhuurd', 4, undefined],
        ['Loué', 4, undefined],
        ['In optie', 1, 2],
        ['Sous compromis', 1, 2],
        ['Te koop', 1, undefined],
        ['Niet verkocht', 1, undefined],
        ['Invendu', 1, undefined],
        ['Te huur', 1, undefined],
        ['To let', 1, undefined],
      ] as const;
      const homes = await each(names.map(([SubStatusName]) => ({ SubStatusName })));
      assert.deepEqual(
        homes.map(({ status, marquee }, index) => [names[index]?.[0], status, marquee]),
        names,
      );
    });

    it('so by the table of substatuses', async () => {
      const substatuses = [
        { ID: 1, Name: 'A' },
        { ID: 11, Name: 'WMAND', Marquee: 'Verkocht' },
        { ID: 12, Name: 'WMAND', ShortName: 'vendu' },
        { ID: 13, Name: 'WMAND', Marquee: 3 },
        { ID: 14, Name: 'WMAND', Marquee: 2 },
        { ID: 15, Name: 'Prijs', Marquee: 5 },
        { ID: 16, Name: 'WMAND', Marquee: true },
      ];
      const SubStatus = [1, 11, '12', 13, 14, 15, 16, 99];
      const homes = await each(
        SubStatus.map((id) => ({ SubStatus: id })),
        { substatuses },
      );
      assert.deepEqual(
        homes.map(({ status, marquee }) => [status, marquee]),
        [
          [1, undefined],
          [2, undefined],
          [2, undefined],
          [2, undefined],
          [1, 2],
          [1, 5],
          [1, undefined],
          [1, undefined],
        ],
      );
      assert.deepEqual(homes[5]?.marqueeName?.nl, 'Prijs');
    });

    it('so by the option before all, and never less sold than its label says', async () => {
      const options = { substatuses: { sold: [6], available: [7] } };
      assert.deepEqual(await state({ SubStatus: 6 }, [], options), [2, undefined]);
      assert.deepEqual(await state({ SubStatus: 7, SubStatusName: 'Verkocht' }, [], options), [
        1,
        undefined,
      ]);
      assert.deepEqual(await state({ SubStatusName: 'Optie', Marquee: 3 }), [1, 3]);
      assert.deepEqual(await state({ SubStatusName: 'Verkocht', Marquee: 1 }), [2, 1]);
    });
  });

  it('has facts by the names of the clients, and of the specification', async () => {
    const { details, price, priceUnit } = await home({
      WindowGlazing: 'Dubbel glas',
      GlazingName: 'Ander',
      MainStyleName: 'Modern',
      OrientationT: 'Zuid',
      SurfaceGround: 812,
      SurfaceGarden: '240',
      SurfaceTerrace: 18.5,
      HasGarage: true,
      HasCellar: 1,
      HasAttic: 'true',
      HasFurnished: true,
      Price: 0,
      StartPrice: 199000,
    });
    const { glazingName, styleName, orientationName, ...others } = details;
    assert.deepEqual(
      [glazingName?.nl, styleName?.nl, orientationName?.nl],
      ['Dubbel glas', 'Modern', 'Zuid'],
    );
    assert.deepEqual(others, {
      surfaceGround: 812,
      surfaceGarden: 240,
      surfaceTerrace: 18.5,
      hasGarage: true,
      hasCellar: true,
      hasAttic: true,
      hasFurnished: true,
    });
    assert.deepEqual([price, priceUnit], [199000, 7]);
    const spelt = (
      await home({
        WindowGlazing: 3,
        StyleName: 'Art deco',
        SurfaceGround2: 50,
        SurfaceGround: 812,
        NumberOfGarages: 2,
        HasGarage: true,
      })
    ).details;
    assert.deepEqual(
      [spelt.glazingName?.fr, spelt.styleName?.nl, spelt.surfaceGround, spelt.hasGarage],
      ['Triple vitrage', 'Art deco', 50, undefined],
    );
  });

  it('is abroad by its sign, or by the name of its country', async () => {
    assert.equal((await home({ CountryAbbr: 'LU' })).countryId, 50);
    const countries = [{ ID: 77, Name: 'Spanje', Abbr: 'ES', Code: '724' }];
    const spain = await home({ CountryAbbr: 'ES', CountryName: 'Spanje' }, { countries });
    assert.equal(spain.countryId, 77);
    assert.equal((await home({})).countryId, 10);
  });

  it('is never lost by what a field holds that it can be without', async () => {
    const NEEDED = new Set(['ID', 'Status', 'Zip', 'City', 'Goal']);
    const optional = Object.keys(factsHome(1)).filter((field) => !NEEDED.has(field));
    const value = fc.constantFrom<unknown>(null, '', '-', 0, 'x', [], {}, false, undefined);
    const changed = fc
      .tuple(fc.subarray(optional), value)
      .map(([fields, given]) => Object.fromEntries(fields.map((field) => [field, given])));
    await fc.assert(
      fc.asyncProperty(fc.array(changed, { minLength: 20, maxLength: 40 }), async (homes) => {
        assert.equal((await each(homes)).length, homes.length);
      }),
      { numRuns: 5 },
    );
  });
});
