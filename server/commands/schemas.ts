// Writes JSON Schemas of the files of an agency's folder into its folder .vscode, by which an editor
// completes and checks them:
//   npm run schemas -- /srv/agency
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '../../views/domain/locale.ts';
import { ALL_LANGUAGES } from '../../views/domain/site/languages.ts';
import { parseJson, readTextIfThere } from '../platform/files/json-file.ts';
import { languagesIn } from '../services/site/required-texts.ts';
import { commandFailure, UsageError } from './command-failure.ts';
import { folderSchemas, SCHEMA_FILES } from './folder-schemas.ts';

const USAGE = "npm run schemas -- <an agency's folder>";

/** Settings of the person who edits are left as they are. */
async function writeSchemas(dir: string): Promise<boolean> {
  const folder = path.join(dir, '.vscode');
  await mkdir(path.join(folder, 'schemas'), { recursive: true });
  for (const [name, schema] of Object.entries(folderSchemas(await languagesOf(dir)))) {
    await writeFile(path.join(folder, 'schemas', `${name}.json`), textOf(schema));
  }
  const schemas = Object.entries(SCHEMA_FILES).map(([name, file]) => ({
    fileMatch: [`/${file}`],
    url: `./.vscode/schemas/${name}.json`,
  }));
  return writeFile(path.join(folder, 'settings.json'), textOf({ 'json.schemas': schemas }), {
    flag: 'wx',
  }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );
}

/** The languages of the site, as far as its settings can be read. */
async function languagesOf(dir: string): Promise<readonly Locale[]> {
  const text = await readTextIfThere(path.join(dir, 'site.json'));
  const parsed = text === undefined ? undefined : parseJson(text);
  return parsed?.ok ? languagesIn(parsed.value) : ALL_LANGUAGES;
}

function textOf(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

const [folder, ...rest] = process.argv.slice(2);
try {
  if (folder === undefined || folder.startsWith('-') || rest.length > 0)
    throw new UsageError(USAGE);
  // npm runs scripts in the project's folder; INIT_CWD is where it was called.
  const dir = path.resolve(process.env['INIT_CWD'] ?? '.', folder);
  const isNew = await writeSchemas(dir);
  const told = isNew ? 'are named by' : 'may not be named by';
  process.stdout.write(
    `The schemas are in ${path.join(dir, '.vscode/schemas')}; they ${told} .vscode/settings.json.\n`,
  );
} catch (error) {
  process.stderr.write(`${commandFailure(error)}\n`);
  process.exitCode = 1;
}
