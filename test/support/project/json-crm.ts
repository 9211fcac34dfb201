import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
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

/** The adapter as it runs at its place, without a file there. */
export async function loadJsonCrm(): Promise<JsonCrm> {
  const [adapter] = jsonCrmExample();
  const folder = path.dirname(path.join(ROOT, JSON_CRM));
  const placed = adapter.replaceAll(
    /(?<=from ')\.{1,2}\/[^']+/g,
    (imported) => pathToFileURL(path.resolve(folder, imported)).href,
  );
  const file = path.join(temporaryDir(), 'json-crm.ts');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, placed.replace("from 'zod'", `from '${import.meta.resolve('zod')}'`));
  const loaded = (await import(pathToFileURL(file).href)) as { jsonCrm: JsonCrm };
  return loaded.jsonCrm;
}
