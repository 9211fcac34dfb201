// Writes JSON Schemas of the files of an agency's folder into its folder .vscode, by which an editor
// completes and checks them:
//   npm run schemas -- /srv/agency
import path from 'node:path';
import { requireFolder } from '../platform/files/require-folder.ts';
import { commandFailure, UsageError } from './command-failure.ts';
import { SCHEMAS_FOLDER, writeSchemas } from './write-schemas.ts';

const USAGE = "npm run schemas -- <an agency's folder>";

const [folder, ...rest] = process.argv.slice(2);
try {
  if (folder === undefined || folder.startsWith('-') || rest.length > 0)
    throw new UsageError(USAGE);
  // npm runs scripts in the project's folder; INIT_CWD is where it was called.
  const dir = path.resolve(process.env['INIT_CWD'] ?? '.', folder);
  requireFolder(dir);
  const isNew = await writeSchemas(dir);
  const told = isNew ? 'names them' : 'was there, and is left as it is';
  process.stdout.write(
    `The schemas are in ${path.join(dir, SCHEMAS_FOLDER)}; .vscode/settings.json ${told}.\n`,
  );
} catch (error) {
  process.stderr.write(`${commandFailure(error)}\n`);
  process.exitCode = 1;
}
