import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { temporaryDir } from '../../support/site-app.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const LEAD = 'views/domain/lead.ts';
const MAPPING = 'server/services/crm/http/leads/lead-to-wire.ts';

/** Each before what it names in the declaration of the lead. */
type Added = readonly (readonly [before: string, field: string])[];

/** What the compiler says of the mapping in a copy of the sources in which a lead has more fields. */
async function faultsWith(added: Added): Promise<string> {
  const dir = temporaryDir();
  await cp(path.join(ROOT, 'tsconfig.json'), path.join(dir, 'tsconfig.base.json'));
  await cp(path.join(ROOT, 'package.json'), path.join(dir, 'package.json'));
  for (const folder of ['views/domain', 'server/services/crm', 'server/platform']) {
    await cp(path.join(ROOT, folder), path.join(dir, folder), { recursive: true });
  }
  await symlink(path.join(ROOT, 'node_modules'), path.join(dir, 'node_modules'));
  let lead = await readFile(path.join(dir, LEAD), 'utf8');
  for (const [before, field] of added) {
    assert.ok(lead.includes(before), before);
    lead = lead.replace(before, `${field}${before}`);
  }
  await writeFile(path.join(dir, LEAD), lead);
  const project = { extends: './tsconfig.base.json', include: [], files: [MAPPING] };
  await writeFile(path.join(dir, 'tsconfig.json'), JSON.stringify(project));
  const tsc = path.join(ROOT, 'node_modules/.bin/tsc');
  try {
    await promisify(execFile)(tsc, ['--project', dir, '--pretty', 'false'], { cwd: dir });
    return '';
  } catch (error) {
    return String(Object(error).stdout);
  }
}

const EVERY = ['isReceivedEmail: z.boolean(),', 'hourOfLead: text,'] as const;
const OF_ADDRESS = ['street: text.optional(), zip', 'hourOfAddress: text, '] as const;
const OF_TYPE = ['webId: typeCode })', 'hourOfType: text, '] as const;

describe('the mapping of leads to the wire', () => {
  it('compiles as the lead is', async () => {
    assert.equal(await faultsWith([]), '');
  });

  for (const [where, added] of [
    ['every lead', [EVERY]],
    [
      'a person, a question, a demand and a valuation',
      [
        ['firstName: text,', 'hourOfPerson: text.optional(),'],
        ['projectIds: z.array(id),', 'hourOfQuestion: text,'],
        ['zips: z.array(text),', 'hourOfDemand: text.optional(),'],
        ['houseNumber: text,', 'hourOfValuation: text,'],
      ],
    ],
    ['an address and a type', [OF_ADDRESS, OF_TYPE]],
  ] as const) {
    it(`does not compile without a place for a new field of ${where}`, async () => {
      const faults = await faultsWith(added);
      for (const [, field] of added) {
        const [name = ''] = field.split(':');
        assert.match(faults, new RegExp(`lead-to-wire\\.ts\\(.*\\b${name}\\b`, 's'));
      }
    });
  }
});
