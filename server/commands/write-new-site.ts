import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '../../views/domain/locale.ts';
import { filesBelow } from '../platform/files/files-below.ts';
import { ROOT } from '../platform/root.ts';
import { makeNewFolder } from '../platform/files/empty-folder.ts';
import { SCHEMA_FILES } from './folder-schemas.ts';
import { inLanguages } from './in-languages.ts';
import { withNewDates } from './new-dates.ts';
import type { NewSiteOptions } from './new-site-options.ts';
import { SCHEMAS_FOLDER, writeSchemas } from './write-schemas.ts';

const STARTER = path.join(ROOT, 'server/new-site');
/** Pictures that show no particular place, by their name in the new agency. */
const PICTURES: Readonly<Record<string, string>> = {
  'street.jpg': 'hero-street-dusk.jpg',
  'house.jpg': 'exterior-rowhouse-red-brick.jpg',
  'apartments.jpg': 'exterior-apartment-building.jpg',
  'villa.jpg': 'exterior-villa-white-garden.jpg',
  'living-room.jpg': 'interior-living-oak.jpg',
};
/** Files with dates that are moved, so that its homes came on the market some weeks ago. */
const WITH_DATES = /^(homes|projects)\//;
/** In the starter's README: where the manual is. */
const MANUAL = '{manual}';

/** Names of the example by the default language of the site. */
const COMPANIES: Readonly<Record<Locale, Company>> = {
  nl: {
    name: 'Voorbeeld Vastgoed',
    companyName: 'Voorbeeld Vastgoed bv',
    insurer: 'Voorbeeld Verzekeringen nv',
  },
  fr: {
    name: 'Immobilière Exemple',
    companyName: 'Immobilière Exemple SRL',
    insurer: 'Assurances Exemple SA',
  },
  en: {
    name: 'Example Estates',
    companyName: 'Example Estates bv',
    insurer: 'Example Insurance nv',
  },
  de: {
    name: 'Beispiel Immobilien',
    companyName: 'Beispiel Immobilien GmbH',
    insurer: 'Beispiel Versicherungen AG',
  },
};

interface Company {
  name: string;
  companyName: string;
  insurer: string;
}

type Options = Pick<NewSiteOptions, 'languages' | 'template'>;

/**
 * Writes a new agency into a folder that is empty or not there, with the schemas of its files.
 * @param now milliseconds since 1970.
 * @throws when the folder cannot be made or written.
 */
export async function writeNewSite(dir: string, options: Options, now: number): Promise<void> {
  for (const file of await filesBelow(STARTER)) {
    const name = file.split(path.sep).join('/');
    const text = await readFile(path.join(STARTER, file), 'utf8');
    const target = path.join(dir, file);
    await makeNewFolder(path.dirname(target));
    await writeFile(target, starterText(name, text, options, now));
  }
  await makeNewFolder(path.join(dir, 'pictures'));
  for (const [name, source] of Object.entries(PICTURES)) {
    await copyFile(
      path.join(ROOT, 'server/demo/pictures', source),
      path.join(dir, 'pictures', name),
    );
  }
  await writeSchemas(dir);
}

function starterText(name: string, text: string, options: Options, now: number): string {
  if (name === 'README.md') return text.replaceAll(MANUAL, path.join(ROOT, 'docs/agency.md'));
  if (!name.endsWith('.json')) return text;
  const dated = WITH_DATES.test(name) ? withNewDates(text, now) : text;
  const value = inLanguages(JSON.parse(dated), options.languages);
  const settings = name === 'site.json' ? settingsOf(value as StarterSettings, options) : {};
  const written = Array.isArray(value)
    ? value
    : { ...schemaOf(name), ...(value as object), ...settings };
  return `${JSON.stringify(written, null, 2)}\n`;
}

interface StarterSettings {
  legal: object;
}

function settingsOf({ legal }: StarterSettings, { languages, template }: Options): object {
  const { name, companyName, insurer } = COMPANIES[languages[0]];
  return { languages, siteTemplate: template, name, legal: { ...legal, companyName, insurer } };
}

/** The line by which an editor finds the schema of a file. */
function schemaOf(name: string): { $schema?: string } {
  const found = Object.entries(SCHEMA_FILES).find(
    ([, pattern]) => pattern === name || pattern === `${path.posix.dirname(name)}/*.json`,
  );
  const up = name.includes('/') ? '..' : '.';
  return found ? { $schema: `${up}/${SCHEMAS_FOLDER}/${found[0]}.json` } : {};
}
