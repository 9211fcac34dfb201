import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoCatalogue } from '../../../server/crm/demo/catalogue.ts';
import type { CataloguePort } from '../../../server/crm/catalogue-port.ts';
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
      'manager: unknown key',
    ],
    [
      'names a manager who is not in the team',
      JSON.stringify(crmHome(1, { managerId: 99 })),
      'managerId: nobody in team.json has id 99',
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
    it(`tells of a file that ${what}`, async () => {
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

  const brokenTeams: [text: string, reason: RegExp][] = [
    ['[', /team\.json: line 1, column 2/],
    [JSON.stringify([{ id: 1 }]), /team\.json: \[0\]\.name: is missing/],
    [JSON.stringify([PERSON, PERSON]), /team\.json: the id 7 stands twice/],
  ];
  for (const [text, reason] of brokenTeams) {
    it(`fails as a whole when the team cannot be read: ${reason.source}`, async () => {
      const port = await writeAgency(world.dir, { 'team.json': text });
      await assert.rejects(port.team(), reason);
      await assert.rejects(port.properties(), reason);
    });
  }
});
