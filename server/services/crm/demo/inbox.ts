import { createHash } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../../../platform/files/make-folder.ts';
import { unfinishedName } from '../../../platform/files/unfinished-files.ts';
import { z } from 'zod';
import { placeholderEmail } from '../../../../views/domain/format/no-email.ts';
import { personSchema } from '../../../../views/domain/lead.ts';
import { checkJson } from '../../../platform/files/json-file.ts';
import type { LeadPort, DeliverableLead } from '../lead-port.ts';
import { listJson } from './list-json.ts';
import { reasonText } from '../../../platform/files/schema-problems.ts';
import { sameEmail } from '../../../../views/domain/format/same-email.ts';

const FOLDER = 'inbox';
/** What is looked up in a file that any release has written. */
const fileSchema = z.object({
  lead: z.object({ person: personSchema.pick({ email: true, phoneNumber: true }).strip() }),
});

/**
 * The inbox of an agency without a CRM: one file per lead in `inbox/` of the data folder, readable
 * by the server's user only. A file's name is the hash of the lead's key.
 */
export function demoInbox(dataDir: string): LeadPort {
  return {
    deliver: (key, lead) => writeLead(path.join(dataDir, FOLDER), key, lead),
    async knowsEnough(email) {
      const { files, fault } = await listJson(path.join(dataDir, FOLDER), true);
      if (fault !== undefined) throw new Error(`${FOLDER}: ${fault}`);
      for (const file of files) {
        const person = await readPerson(file);
        if (person.phoneNumber !== undefined && sameEmail(person.email ?? '', email)) return true;
      }
      return false;
    },
  };
}

/** A reader sees a whole file or none, and of two deliveries with one key the first is kept. */
async function writeLead(dir: string, key: string, lead: DeliverableLead): Promise<void> {
  await makeFolder(dir, 0o700);
  const name = `${createHash('sha256').update(key).digest('hex')}.json`;
  const unfinished = unfinishedName(path.join(dir, name));
  try {
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await file.writeFile(`${JSON.stringify({ key, lead: withAddress(lead) }, null, 2)}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
    // Unlike a rename, a link never replaces an existing file.
    await link(unfinished, path.join(dir, name)).catch(acceptSameKey);
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Releases before read no file of a person without an address. */
function withAddress(lead: DeliverableLead): DeliverableLead {
  const { person, language } = lead;
  const { email = placeholderEmail(person.phoneNumber, language) } = person;
  return { ...lead, person: { ...person, email } };
}

function acceptSameKey(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

async function readPerson(file: string) {
  const checked = checkJson(await readFile(file, 'utf8'), fileSchema);
  if (checked.ok) return checked.value.lead.person;
  throw new Error(`${FOLDER}/${path.basename(file)}: ${reasonText(checked.problems)}`);
}
