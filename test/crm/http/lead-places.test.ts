import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { temporaryDir } from '../../support/site-app.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const LEAD = 'views/domain/lead.ts';
const MAPPING = 'server/services/crm/http/leads/lead-to-wire.ts';
const OF_WHISE = 'server/services/crm/whise/leads/lead-lines.ts';

/** Each before what it names in the declaration of the lead. */
type Added = readonly (readonly [before: string, field: string])[];

/** Fields that a lead gets in each copy, by where they are. */
const ADDED = {
  nothing: [],
  'every lead': [['isReceivedEmail: z.boolean(),', 'hourOfLead: text,']],
  'a person, a question, a demand and a valuation': [
    ['firstName: text,', 'hourOfPerson: text.optional(),'],
    ['projectIds: z.array(id),', 'hourOfQuestion: text,'],
    ['zips: z.array(text),', 'hourOfDemand: text.optional(),'],
    ['houseNumber: text,', 'hourOfValuation: text,'],
  ],
  'an address and a type': [
    ['street: text.optional(), zip', 'hourOfAddress: text, '],
    ['webId: typeCode })', 'hourOfType: text, '],
  ],
} as const satisfies Record<string, Added>;

/** Writes a copy of the sources in which a lead has more fields. */
async function writeCopy(dir: string, added: Added): Promise<void> {
  for (const folder of ['views/domain', 'server/services/crm', 'server/platform']) {
    await cp(path.join(ROOT, folder), path.join(dir, folder), { recursive: true });
  }
  let lead = await readFile(path.join(dir, LEAD), 'utf8');
  for (const [before, field] of added) {
    assert.ok(lead.includes(before), before);
    lead = lead.replace(before, `${field}${before}`);
  }
  await writeFile(path.join(dir, LEAD), lead);
}

/** What the compiler says of each copy; all are one program, which reads the packages once. */
async function faultsOfCopies(): Promise<readonly string[][]> {
  const dir = temporaryDir();
  await cp(path.join(ROOT, 'tsconfig.json'), path.join(dir, 'tsconfig.base.json'));
  await cp(path.join(ROOT, 'package.json'), path.join(dir, 'package.json'));
  await symlink(path.join(ROOT, 'node_modules'), path.join(dir, 'node_modules'));
  const copies = Object.values(ADDED);
  for (const [at, added] of copies.entries()) await writeCopy(path.join(dir, `copy${at}`), added);
  const files = copies.flatMap((_, at) =>
    [MAPPING, OF_WHISE].map((mapping) => `copy${at}/${mapping}`),
  );
  const project = { extends: './tsconfig.base.json', include: [], files };
  await writeFile(path.join(dir, 'tsconfig.json'), JSON.stringify(project));
  const tsc = path.join(ROOT, 'node_modules/.bin/tsc');
  const said = await promisify(execFile)(tsc, ['--project', dir, '--pretty', 'false'], {
    cwd: dir,
  }).then(
    () => '',
    (error: unknown) => String(Object(error).stdout),
  );
  // Further lines of a fault are indented.
  const faults = said.split(/\n(?=\S)/);
  return copies.map((_, at) => faults.filter((one) => one.startsWith(`copy${at}/`)));
}

describe('the mapping of leads to the wire', () => {
  let faults: readonly string[][];
  before(async () => {
    faults = await faultsOfCopies();
  });

  for (const [at, [where, added]] of Object.entries(ADDED).entries()) {
    if (added.length === 0) {
      it('compiles as the lead is', () => {
        assert.deepEqual(faults[at], []);
      });
      continue;
    }
    it(`does not compile without a place for a new field of ${where}`, () => {
      for (const [, field] of added) assertFault(faults[at], 'lead-to-wire', field);
    });
  }

  it('is as complete for Whise', () => {
    for (const where of ['every lead', 'an address and a type'] as const) {
      const at = Object.keys(ADDED).indexOf(where);
      for (const [, field] of ADDED[where]) assertFault(faults[at], 'lead-lines', field);
    }
  });
});

/** Checks that a fault in this file names the field. */
function assertFault(faults: readonly string[] = [], file: string, field: string): void {
  const [name = ''] = field.split(':');
  const fault = new RegExp(`/${file}\\.ts\\([^]*\\b${name}\\b`);
  assert.ok(
    faults.some((one) => fault.test(one)),
    `${name} in ${file}: ${faults.join('\n')}`,
  );
}
