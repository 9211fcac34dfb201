import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { commandOf } from '../../../server/checks/command-of.ts';
import type { CrmIds } from '../../../server/services/crm/crm-ids.ts';
import type { Crm } from '../../../server/services/crm/port.ts';
import { temporaryDir } from '../site-app.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Where docs/extending.md says that the example stands. */
export const JSON_CRM = 'server/services/crm/json/json-crm.ts';

export type JsonCrm = (file: string, dataDir: string, ids: CrmIds) => Crm;

/** The blocks of code in the example of docs/extending.md, "A CRM": the adapter, and its line. */
export function jsonCrmExample(): [adapter: string, line: string] {
  const text = readFileSync(path.join(ROOT, 'docs/extending.md'), 'utf8');
  const example = text.slice(text.indexOf('A file json-crm.ts'));
  const [adapter, line] = Array.from(example.matchAll(/^```ts\n(.*?)^```$/gms), ([, code]) => code);
  if (adapter === undefined || line === undefined) throw new Error('there is no example of a CRM');
  return [adapter, line];
}

/** The adapter in a project of its own, with its imports as they are at its place. */
function written(nameOf: (file: string) => string): string {
  const [adapter] = jsonCrmExample();
  const folder = path.dirname(path.join(ROOT, JSON_CRM));
  const placed = adapter.replaceAll(/(?<=from ')\.{1,2}\/[^']+/g, (imported) =>
    nameOf(path.resolve(folder, imported)),
  );
  const dir = temporaryDir();
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(dir, 'node_modules'));
  writeFileSync(path.join(dir, 'package.json'), '{ "type": "module" }');
  const file = path.join(dir, 'json-crm.ts');
  writeFileSync(file, placed);
  return file;
}

/** What the compiler says of the adapter; '' if nothing. */
export function typeFaultsOfJsonCrm(): string {
  const file = written((imported) => imported);
  const project = path.join(path.dirname(file), 'tsconfig.json');
  const options = { extends: path.join(ROOT, 'tsconfig.json'), include: [], files: [file] };
  writeFileSync(project, JSON.stringify(options));
  const tsc = commandOf('typescript', 'tsc');
  return spawnSync(process.execPath, [tsc, '--noEmit', '-p', project], { encoding: 'utf8' }).stdout;
}

/** The adapter as it runs at its place, without a file there. */
export async function loadJsonCrm(): Promise<JsonCrm> {
  const file = written((imported) => pathToFileURL(imported).href);
  const loaded = (await import(pathToFileURL(file).href)) as { jsonCrm: JsonCrm };
  return loaded.jsonCrm;
}
