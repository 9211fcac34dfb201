import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../platform/files/make-folder.ts';
import type { Locale } from '../../views/domain/locale.ts';
import { ALL_LANGUAGES } from '../../views/domain/site/languages.ts';
import { parseJson, readTextIfExists } from '../platform/files/json-file.ts';
import { languagesIn } from '../services/site/required-texts.ts';
import { folderSchemas, SCHEMA_FILES } from './folder-schemas.ts';

/** Where the schemas are in an agency's folder. */
export const SCHEMAS_FOLDER = '.vscode/schemas';

/**
 * Writes the JSON Schemas of an agency's folder for its languages, and settings of an editor that
 * name them. Settings that are there are left as they are: they are of the person who edits.
 * @returns whether the settings were written.
 */
export async function writeSchemas(dir: string): Promise<boolean> {
  await makeFolder(path.join(dir, SCHEMAS_FOLDER));
  for (const [name, schema] of Object.entries(folderSchemas(await languagesOf(dir)))) {
    await writeFile(path.join(dir, SCHEMAS_FOLDER, `${name}.json`), textOf(schema));
  }
  const schemas = Object.entries(SCHEMA_FILES).map(([name, file]) => ({
    fileMatch: [`/${file}`],
    url: `./${SCHEMAS_FOLDER}/${name}.json`,
  }));
  const settings = path.join(dir, '.vscode/settings.json');
  return writeFile(settings, textOf({ 'json.schemas': schemas }), { flag: 'wx' }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );
}

/** The languages of the site, as far as its settings can be read. */
async function languagesOf(dir: string): Promise<readonly Locale[]> {
  const text = await readTextIfExists(path.join(dir, 'site.json'));
  const parsed = text === undefined ? undefined : parseJson(text);
  return parsed?.ok ? languagesIn(parsed.value) : ALL_LANGUAGES;
}

function textOf(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
