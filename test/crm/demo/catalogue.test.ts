import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { demoCatalogue } from '../../../server/services/crm/demo/catalogue.ts';
import type { CataloguePort } from '../../../server/services/crm/catalogue-port.ts';
import {
  managerSchema,
  type Property,
  propertySchema,
} from '../../../views/domain/property/property.ts';
import { type CrmWorld, crmContract, crmHome, PERSON } from '../catalogue-contract.ts';

async function writeAgency(dir: string, files: Record<string, string>): Promise<CataloguePort> {
  await mkdir(path.join(dir, 'homes'), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(dir, name), text);
  return demoCatalogue(dir);
}

async function openFolder(): Promise<CrmWorld & { dir: string }> {
  const dir = await mkdtemp(path.join(tmpdir(), 'vitrine-crm-'));
  return {
    dir,
    holding: (homes) =>
      writeAgency(dir, {
        'team.json': JSON.stringify([PERSON]),
        ...Object.fromEntries(
          homes.map((home, index) => [`homes/${index + 1}-${home.id}.json`, JSON.stringify(home)]),
        ),
      }),
    unreachable: async () => demoCatalogue(path.join(dir, 'nowhere')),
    close: () => rm(dir, { recursive: true, force: true }),
  };
}

crmContract('the demo adapter', openFolder);

/** Resolves when the file system's clock, whose ticks may be milliseconds long, has advanced. */
async function nextTick(file: string): Promise<void> {
  await writeFile(file, '');
  const { ctimeNs: begun } = await stat(file, { bigint: true });
  for (let now = begun; now === begun; ) {
    await writeFile(file, '');
    now = (await stat(file, { bigint: true })).ctimeNs;
  }
}

describe('the demo adapter', () => {
  const team = { 'team.json': JSON.stringify([PERSON]) };
  let world: Awaited<ReturnType<typeof openFolder>>;
  beforeEach(async () => {
    world = await openFolder();
  });
  afterEach(() => world.close());

  const broken: [what: string, text: string, reason: string][] = [
    [
      'is no JSON',
      '{\n  "id": 1,,\n}',
      'line 2, column 11: "," stands where a key in double quotes should be',
    ],
    ['is no home at all', 'null', 'expected object, received null'],
    [
      'has a manager of its own',
      JSON.stringify({ ...crmHome(1), manager: PERSON }),
      'manager: unknown key; did you mean "managerId"?',
    ],
    [
      'has several mistakes',
      JSON.stringify(crmHome(1, { price: -1, typeCode: 9 })),
      'typeCode: must be 7 or less; price: must be 0 or more',
    ],
    [
      'has a goal that only the filter knows',
      JSON.stringify(crmHome(1, { goal: 2 })),
      'goal: expected one of 0, 1',
    ],
  ];
  for (const [what, text, reason] of broken) {
    it(`reports a file that ${what}`, async () => {
      const port = await writeAgency(world.dir, { ...team, 'homes/a.json': text });
      assert.deepEqual(await port.properties(), {
        items: [],
        dropped: [{ item: 'homes/a.json', reason }],
      });
    });
  }

  it('says which file has the id already', async () => {
    const home = JSON.stringify(crmHome(12));
    const port = await writeAgency(world.dir, {
      ...team,
      'homes/b.json': home,
      'homes/a.json': home,
    });
    assert.deepEqual((await port.properties()).dropped, [
      { item: 'homes/b.json', reason: 'id: 12 is already the id of homes/a.json' },
    ]);
  });

  it('lets a home have no manager', async () => {
    const { managerId: _nobody, ...home } = crmHome(1);
    const port = await writeAgency(world.dir, { ...team, 'homes/a.json': JSON.stringify(home) });
    assert.equal((await port.properties()).items[0]?.manager, undefined);
  });

  it('passes over what is no JSON file', async () => {
    const port = await writeAgency(world.dir, { ...team, 'homes/notes.md': 'call the owner' });
    assert.deepEqual(await port.properties(), { items: [], dropped: [] });
  });

  it('reads an edit at the next call', async () => {
    const port = await writeAgency(world.dir, {
      ...team,
      'homes/a.json': JSON.stringify(crmHome(1)),
    });
    await port.properties();
    const changed = JSON.stringify(crmHome(1, { city: 'Eeklo' }));
    await writeFile(path.join(world.dir, 'homes/a.json'), changed);
    assert.equal((await port.properties()).items[0]?.city, 'Eeklo');
  });

  const edits: Record<string, (dir: string) => Promise<unknown>> = {
    'a home that is edited': (dir) => writeFile(path.join(dir, 'homes/a.json'), '{"id": 123456}'),
    'an edit of the same length': (dir) => writeFile(path.join(dir, 'homes/a.json'), '{"id": 2}'),
    'an edit that keeps length and date': async (dir) => {
      const file = path.join(dir, 'homes/a.json');
      const { atime, mtime } = await stat(file);
      await writeFile(file, '{"id": 2}');
      await utimes(file, atime, mtime);
    },
    'a home that comes': (dir) => writeFile(path.join(dir, 'homes/c.json'), '{}'),
    'a home that goes': (dir) => rm(path.join(dir, 'homes/a.json')),
    'a home of another name': (dir) =>
      rename(path.join(dir, 'homes/a.json'), path.join(dir, 'homes/z.json')),
    'an edit of the team': (dir) => writeFile(path.join(dir, 'team.json'), '[]'),
  };
  for (const [what, edit] of Object.entries(edits)) {
    it(`has another version after ${what}`, async () => {
      const files = { ...team, 'homes/a.json': '{"id": 1}', 'homes/b.json': '{"id": 1}' };
      const port = await writeAgency(world.dir, files);
      const before = await port.version();
      await nextTick(path.join(world.dir, 'clock'));
      await edit(world.dir);
      assert.notEqual(await port.version(), before);
    });
  }

  it('keeps its version whatever happens to files that hold no home', async () => {
    const port = await writeAgency(world.dir, team);
    const before = await port.version();
    await writeFile(path.join(world.dir, 'homes/notes.md'), 'call the owner');
    assert.equal(await port.version(), before);
  });

  it('shows a home without its manager if the team has nobody with the id', async () => {
    const home = JSON.stringify(crmHome(1, { managerId: 99 }));
    const port = await writeAgency(world.dir, { ...team, 'homes/a.json': home });
    const { items, dropped } = await port.properties();
    assert.deepEqual(
      items.map(({ id, manager }) => [id, manager]),
      [[1, undefined]],
    );
    const reason = 'managerId: nobody in team.json has id 99';
    assert.deepEqual(dropped, [{ item: 'homes/a.json', reason, shown: 'rest' }]);
  });

  it('reports missing pictures and documents, and shows the rest', async () => {
    const home = JSON.stringify(
      crmHome(1, {
        pictures: [
          { source: 'front.jpg', name: {} },
          { source: 'back.jpg', name: {} },
          { source: 'https://pictures.example/far.jpg', name: {} },
        ],
        documents: [{ fileName: 'epc.pdf' }],
      }),
    );
    const people = JSON.stringify([{ ...PERSON, photo: 'ine.jpg' }]);
    const port = await writeAgency(world.dir, { 'team.json': people, 'homes/a.json': home });
    const before = await port.version();
    await mkdir(path.join(world.dir, 'pictures'));
    await writeFile(path.join(world.dir, 'pictures/front.jpg'), '');
    assert.notEqual(await port.version(), before);
    const { items, dropped } = await port.properties();
    assert.equal(items.length, 1);
    assert.deepEqual(dropped, [
      { item: 'team.json', reason: '[0].photo: there is no pictures/ine.jpg', shown: 'rest' },
      {
        item: 'homes/a.json',
        reason:
          'pictures[1].source: there is no pictures/back.jpg; documents[0].fileName: there is no documents/epc.pdf',
        shown: 'rest',
      },
    ]);
  });

  it('takes an optional 0, "" and null for nothing', async () => {
    const home = JSON.stringify(
      crmHome(1, {
        managerId: 0,
        surfaceTotal: 0,
        marquee: 0,
        panorama: null,
        documents: null,
        epcLabelText: '',
        details: { surfaceGround: 0, dateFree: '', uniqueCode: '', constructionYear: 0 },
      }),
    );
    const person = JSON.stringify([{ ...PERSON, photo: '', mobilePhone: null }]);
    const port = await writeAgency(world.dir, { 'team.json': person, 'homes/a.json': home });
    const { items, dropped } = await port.properties();
    assert.deepEqual(dropped, []);
    const { managerId: _nobody, ...plain } = crmHome(1);
    assert.deepEqual(items, [propertySchema.parse(plain)]);
  });

  const brokenTeams: [text: string, people: number, reason: RegExp][] = [
    ['[', 0, /^line 1, column 2/],
    ['{}', 0, /^is no list of people$/],
    [JSON.stringify([PERSON, { id: 1 }]), 1, /^\[1\]\.name: is missing/],
    [JSON.stringify([PERSON, PERSON]), 1, /^\[1\]\.id: 7 stands twice$/],
  ];
  for (const [text, people, reason] of brokenTeams) {
    it(`costs no home, whatever is wrong with the team: ${reason.source}`, async () => {
      const home = JSON.stringify(crmHome(1));
      const port = await writeAgency(world.dir, { 'team.json': text, 'homes/a.json': home });
      const { items, dropped } = await port.properties();
      assert.equal(items.length, 1);
      assert.equal((await port.team()).length, people);
      assert.deepEqual(
        dropped.map(({ item, shown }) => [item, shown]),
        [['team.json', 'rest']],
      );
      assert.match(dropped[0]!.reason, reason);
    });
  }

  it('names a team and a folder of homes that are missing, and is there nevertheless', async () => {
    const port = demoCatalogue(world.dir);
    assert.notEqual(await port.version(), '');
    assert.deepEqual(await port.properties(), {
      items: [],
      dropped: [
        { item: 'team.json', reason: 'the file is missing', shown: 'rest' },
        { item: 'homes', reason: 'the folder is missing' },
      ],
    });
  });
});

describe('a folder of which one file changes', () => {
  it('gives the same objects for the others, and shares what the changed one still says', async () => {
    const world = await openFolder();
    try {
      const port = await world.holding([crmHome(1), crmHome(2)]);
      const before = (await port.properties()).items;
      const changed = JSON.stringify(crmHome(2, { city: 'Eeklo' }));
      await writeFile(path.join(world.dir, 'homes/2-2.json'), changed);
      const after = (await port.properties()).items;
      assert.ok(after[0] === before[0]);
      assert.equal(after[1]?.city, 'Eeklo');
      assert.ok(after[1]?.title === before[1]?.title);
    } finally {
      await world.close();
    }
  });
});

describe('a file that changes while the folder is read', () => {
  const priceIn = (homes: readonly Property[]) => homes.find(({ id }) => id === 300)?.price;
  let world: Awaited<ReturnType<typeof openFolder>>;
  let file = '';
  let price = 0;
  beforeEach(async () => {
    world = await openFolder();
    file = path.join(world.dir, 'homes/1-300.json');
    price = 100_000;
  });
  afterEach(() => world.close());

  /** In one step: a file that is read while it is written would be half a home. */
  const edit = () => {
    const next = path.join(world.dir, 'next.json');
    writeFileSync(next, JSON.stringify(crmHome(300, { price: (price += 1) })));
    renameSync(next, file);
  };

  /** Calls `during` in each turn of the event loop with its number, until it is read. */
  async function inEachTurn<T>(reading: Promise<T>, during: (turn: number) => void) {
    const state = { isRead: false };
    const read = reading.finally(() => (state.isRead = true));
    let turn = 0;
    for (; !state.isRead; turn += 1) {
      during(turn);
      await setImmediate();
    }
    return { answer: await read, turns: turn };
  }

  it('is read again at the next call, whichever turn of the event loop it changes in', async () => {
    const port = await world.holding([crmHome(300)]);
    for (let edited = 0, last = Infinity; edited < last; edited += 1) {
      edit();
      const onlyThen = (turn: number) => {
        if (turn === edited) edit();
      };
      const { turns } = await inEachTurn(port.properties(), onlyThen);
      last = Math.min(200, turns);
      assert.equal(priceIn((await port.properties()).items), price, `turn ${edited}`);
    }
  });

  it('is read again also where it changes in all turns, with so many that they are gone through in parts', async () => {
    const ids = [300, ...Array.from({ length: 509 }, (_, index) => 1000 + index)];
    const port = await world.holding(ids.map((id) => crmHome(id)));
    const { answer: version } = await inEachTurn(port.version(), edit);
    const { items } = (await inEachTurn(port.properties(), edit)).answer;
    assert.equal(items.length, ids.length);
    assert.notEqual(await port.version(), version);
    const again = (await port.properties()).items;
    assert.equal(priceIn(again), price);
    assert.ok(again.every((item, at) => item.id === 300 || item === items[at]));
    writeFileSync(file, '{');
    assert.equal(priceIn((await port.properties()).items), price);
  });
});

describe('a file that breaks while the site runs', () => {
  let world: Awaited<ReturnType<typeof openFolder>>;
  let port: CataloguePort;
  const write = (name: string, content: unknown) =>
    writeFile(
      path.join(world.dir, name),
      typeof content === 'string' ? content : JSON.stringify(content),
    );
  const shown = async () => {
    const { items, dropped } = await port.properties();
    const homes = items.map(({ id, city, manager }) => [id, city, manager?.name]);
    return { homes, told: dropped.map((fault) => [fault.item, fault.shown]) };
  };
  beforeEach(async () => {
    world = await openFolder();
    port = await writeAgency(world.dir, {
      'team.json': JSON.stringify([PERSON]),
      'homes/a.json': JSON.stringify(crmHome(1)),
      'homes/b.json': JSON.stringify(crmHome(2, { city: 'Eeklo' })),
    });
    await port.properties();
  });
  afterEach(() => world.close());
  const BOTH = [
    [1, 'Gent', PERSON.name],
    [2, 'Eeklo', PERSON.name],
  ];

  const mistakes: Record<string, unknown> = {
    'no JSON': '{ "id": 1,',
    'no home': crmHome(1, { price: -1 }),
    'another home, whose file is there': crmHome(2, { city: 'Elders' }),
  };
  for (const [what, content] of Object.entries(mistakes)) {
    it(`shows its last good version while it is ${what}, and the edit that mends it`, async () => {
      await write('homes/a.json', content);
      for (let time = 0; time < 2; time += 1) {
        assert.deepEqual(await shown(), {
          homes: BOTH,
          told: [['homes/a.json', 'last good version']],
        });
      }
      await write('homes/a.json', crmHome(1, { city: 'Aalst' }));
      assert.deepEqual((await shown()).homes[0], [1, 'Aalst', PERSON.name]);
    });
  }

  it('is gone when it is deleted, or when its status keeps it off the site', async () => {
    await write('homes/a.json', '{');
    await shown();
    await rm(path.join(world.dir, 'homes/a.json'));
    assert.deepEqual(await shown(), { homes: [BOTH[1]], told: [] });
    await write('homes/b.json', { ...crmHome(2, { price: -1 }), status: 5 });
    assert.deepEqual(await shown(), { homes: [], told: [] });
    await write('homes/b.json', '{');
    assert.deepEqual(await shown(), { homes: [], told: [['homes/b.json', undefined]] });
  });

  it('gives way to another file that has its home by now', async () => {
    await write('homes/a.json', '{');
    await write('homes/c.json', crmHome(1, { city: 'Aalst' }));
    assert.deepEqual((await shown()).homes, [BOTH[1], [1, 'Aalst', PERSON.name]]);
  });

  it('may be the team: then the last good one stays', async () => {
    await write('team.json', '[');
    assert.deepEqual(await shown(), { homes: BOTH, told: [['team.json', 'last good version']] });
    assert.deepEqual(await port.team(), [managerSchema.parse(PERSON)]);
  });

  it('may be a folder: then its homes stay', async () => {
    await rename(path.join(world.dir, 'homes'), path.join(world.dir, 'houses'));
    assert.deepEqual(await shown(), { homes: BOTH, told: [['homes', 'last good version']] });
    await rename(path.join(world.dir, 'houses'), path.join(world.dir, 'homes'));
    assert.deepEqual(await shown(), { homes: BOTH, told: [] });
  });

  it('is read at its next version only, where it cannot be read at all', async () => {
    await rm(path.join(world.dir, 'homes/a.json'));
    await mkdir(path.join(world.dir, 'homes/a.json'));
    assert.notEqual(await port.version(), '');
    assert.deepEqual((await shown()).homes, BOTH);
  });
});
