import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Property } from '../../../views/domain/property/property.ts';
import { fullHome } from '../../support/full-home.ts';
import { manyHomes } from '../many-homes.ts';

const DEMO = new URL('../../../server/demo/', import.meta.url).pathname;
/** Pictures and sentences of a home. */
const PICTURES = 10;
const SENTENCES = 15;

/** A folder below the system's temporary one; removed when the process ends. */
export function temporaryFolder(): string {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'vitrine-memory-'));
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** The demo agency with these homes in files. */
export function agencyWithHomes(homes: readonly Property[]): string {
  const dir = temporaryFolder();
  const own = path.join(DEMO, 'homes');
  cpSync(DEMO, dir, { recursive: true, filter: (file) => !file.startsWith(own) });
  mkdirSync(path.join(dir, 'homes'));
  for (const home of homes) writeHome(dir, home);
  return dir;
}

/** Writes the file of a home. */
export function writeHome(dir: string, home: Property): void {
  writeFileSync(fileOfHome(dir, home), JSON.stringify(home));
}

function fileOfHome(dir: string, { id }: Property): string {
  return path.join(dir, 'homes', `${id}.json`);
}

/**
 * Homes over the whole country with every field, ten pictures, and a description in each language:
 * about 10 KB of JSON each, as a CRM with careful agents has them.
 */
export function fullHomes(count: number): Property[] {
  return manyHomes(count).map((home) => {
    const { id, zip, city, position, goal, status, price, title, typeCode } = home;
    const pictures = Array.from({ length: PICTURES }, (_, at) => ({
      source: `https://crm.example/${id}/${at}.jpg`,
      name: { nl: `Foto ${at}`, fr: `Photo ${at}`, en: `Picture ${at}`, de: `Bild ${at}` },
    }));
    const sentences = `${id}. ${'Een zin van een beschrijving van een woning. '.repeat(SENTENCES)}`;
    const description = { nl: sentences, fr: sentences, en: sentences, de: sentences };
    const own = { zip, city, position, goal, status, price, title, typeCode };
    return fullHome(id, { ...own, street: home.street, pictures, description });
  });
}
