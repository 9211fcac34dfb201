import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { demoOwners } from '../../../server/services/crm/demo/owners.ts';
import { hashPassword } from '../../../server/services/crm/demo/password-hash.ts';
import { AgencyFolder } from '../../support/agency-folder.ts';
import { EMAIL, ownerContract, PASSWORD } from '../owner-contract.ts';
import { ownerFolder, PERSON, sampleHome, TYPES, written } from '../owner-folder.ts';

describe('the demo owners', () => {
  let folder: AgencyFolder;
  let owner: Record<string, unknown>;
  before(async () => {
    owner = {
      id: 8,
      firstName: 'An',
      name: 'Maes',
      email: EMAIL,
      language: 'nl',
      passwordHash: await hashPassword(PASSWORD),
      homes: [sampleHome],
    };
  });
  beforeEach(async () => {
    folder = await AgencyFolder.open();
    await folder.write({
      'history-types.json': TYPES,
      'owners/a.json': owner,
      'team.json': [PERSON],
      'homes/5.json': written(5, 1),
    });
  });
  afterEach(() => folder.close());

  it('are unknown, without a fault, in an agency without the folder', async () => {
    await folder.remove('owners');
    await folder.remove('history-types.json');
    const owners = demoOwners(folder.dir);
    assert.equal(await owners.signIn('an.maes@mail.example', PASSWORD, 'nl'), undefined);
    assert.deepEqual(await owners.check(), []);
  });

  const types: [text: unknown, reason: RegExp][] = [
    ['{', /history-types\.json: line 1, column 2/],
    [{ ...TYPES, media: { portal: 3 } }, /history-types\.json: media\.portal: /],
  ];
  for (const [text, reason] of types) {
    it(`fail as a whole when the types cannot be read: ${reason.source}`, async () => {
      await folder.write({ 'history-types.json': text });
      await assert.rejects(demoOwners(folder.dir).check(), reason);
    });
  }

  it('keep out an owner whose file is broken, and let the others in', async () => {
    await folder.write({ 'owners/b.json': '{"id": 9,}' });
    const owners = demoOwners(folder.dir);
    assert.deepEqual(await owners.check(), [
      {
        item: 'owners/b.json',
        reason: 'line 1, column 10: "}" stands where a key in double quotes should be',
      },
    ]);
    assert.equal((await owners.signIn('an.maes@mail.example', PASSWORD, 'nl'))?.id, 8);
  });

  it('have one e-mail each', async () => {
    await folder.write({ 'owners/b.json': { ...owner, id: 9, email: 'AN.MAES@mail.example' } });
    const owners = demoOwners(folder.dir);
    assert.deepEqual(await owners.check(), [
      { item: 'owner 9', reason: 'email: another owner has it already' },
    ]);
    assert.equal((await owners.signIn('an.maes@mail.example', PASSWORD, 'nl'))?.id, 8);
  });

  it('never have a password in the file', async () => {
    await folder.write({ 'owners/a.json': { ...owner, passwordHash: PASSWORD } });
    const [fault] = await demoOwners(folder.dir).check();
    assert.match(fault!.reason, /^passwordHash: .*what the password command prints/);
    assert(!fault!.reason.includes(PASSWORD));
  });

  const faults: [what: string, file: object | undefined, item: string, reason: RegExp][] = [
    ['is missing', undefined, 'home 5', /no file of homes/],
    ['has a mistake', { ...written(5, 1), city: 3 }, 'home 5', /^city: /],
  ];
  for (const [what, file, item, reason] of faults) {
    it(`lead to a logged fault for a home that ${what}, and show their others`, async () => {
      await folder.remove('homes/5.json');
      await folder.write({ 'homes/6.json': '{', ...(file && { 'homes/5.json': file }) });
      const owners = demoOwners(folder.dir);
      const [fault] = await owners.check();
      assert.equal(fault?.item, item);
      assert.match(fault.reason, reason);
      assert.deepEqual(await owners.homes({ id: 8, propertyIds: [5] }), []);
    });
  }

  it('see the last good version of a home while its file has a mistake', async () => {
    const owners = demoOwners(folder.dir);
    const person = { id: 8, propertyIds: [5] };
    const before = await owners.homes(person);
    assert.equal(before?.length, 1);
    for (const content of ['{', { ...written(5, 1), city: 3 }]) {
      await folder.write({ 'homes/5.json': content });
      assert.deepEqual(await owners.homes(person), before);
      assert.equal((await owners.check())[0]?.shown, 'last good version');
    }
    await folder.remove('homes/5.json');
    assert.deepEqual(await owners.homes(person), []);
  });

  it('see a home whose manager has left the team', async () => {
    await folder.write({ 'homes/5.json': { ...written(5, 1), managerId: 8 } });
    assert.equal((await demoOwners(folder.dir).homes({ id: 8, propertyIds: [5] }))?.length, 1);
  });
});

describe("an owner's document that is no file", () => {
  it('is missing if it is a pipe: the read does not block', async () => {
    const { folder } = await ownerFolder();
    await folder.remove('owners/documents/5-mandaat.pdf');
    execFileSync('mkfifo', [path.join(folder.dir, 'owners/documents/5-mandaat.pdf')]);
    const an = { id: 8, propertyIds: [5, 6] };
    const asked = Array.from({ length: 5 }, () =>
      demoOwners(folder.dir).document(an, 5, '5-mandaat.pdf'),
    );
    assert.deepEqual(await Promise.all(asked), Array(5).fill(undefined));
    await folder.close();
  });
});

ownerContract('the demo adapter', async () => {
  const { folder, breakTypes, setDetails, removeHome } = await ownerFolder();
  return {
    open: async () => demoOwners(folder.dir),
    setDetails,
    removeHome,
    async broken() {
      await breakTypes();
      return demoOwners(folder.dir);
    },
    close: () => folder.close(),
  };
});
