import assert from 'node:assert/strict';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { demoCrm } from '../../../server/services/crm/demo/crm.ts';
import type { Lead } from '../../../views/domain/lead.ts';
import { AgencyFolder } from '../../support/agency-folder.ts';
import { type LeadWorld, leadContract, spoken } from '../lead-contract.ts';

const LEAD: Lead = {
  kind: 'contact',
  person: { firstName: 'An', name: 'Maes', email: 'an@mail.example', phoneNumber: '0470 12 34 56' },
  language: 'nl',
  isReceivedEmail: false,
  projectIds: [],
};

const inboxOf = ({ dir }: AgencyFolder) =>
  demoCrm({ siteDir: dir, dataDir: dir }, { now: () => 0 }).leads;

async function filesOf({ dir }: AgencyFolder): Promise<string[]> {
  const names = await readdir(path.join(dir, 'inbox'));
  return names.map((name) => path.join(dir, 'inbox', name));
}

async function openInbox(): Promise<LeadWorld> {
  const folder = await AgencyFolder.open();
  return {
    open: async () => inboxOf(folder),
    received: async () => {
      const texts = (await filesOf(folder)).map((file) => readFile(file, 'utf8'));
      return (await Promise.all(texts)).map((text) => spoken(JSON.parse(text).lead));
    },
    broken: async () => {
      await folder.write({ inbox: 'a file where the folder should be' });
      return inboxOf(folder);
    },
    close: () => folder.close(),
  };
}

leadContract('the demo inbox', openInbox);

describe('the demo inbox', () => {
  let folder: AgencyFolder;
  beforeEach(async () => {
    folder = await AgencyFolder.open();
  });
  afterEach(() => folder.close());

  it('has one file a lead, for the server’s user alone, and nothing unfinished', async () => {
    const inbox = inboxOf(folder);
    await Promise.all([inbox.deliver('one', LEAD), inbox.deliver('one', LEAD)]);
    await inbox.deliver('one more', LEAD);
    const files = await filesOf(folder);
    assert.equal(files.length, 2);
    for (const file of files) {
      assert.match(path.basename(file), /^[0-9a-f]{64}\.json$/);
      if (process.platform !== 'win32') assert.equal((await stat(file)).mode & 0o777, 0o600);
    }
    if (process.platform !== 'win32') {
      assert.equal((await stat(path.join(folder.dir, 'inbox'))).mode & 0o777, 0o700);
    }
  });

  it('says which of its files is broken', async () => {
    await folder.write({ 'inbox/a.json': { key: 'one', lead: { ...LEAD, person: 'An' } } });
    await assert.rejects(
      inboxOf(folder).knowsEnough('an@mail.example'),
      /inbox\/a\.json: lead\.person/,
    );
  });
});
