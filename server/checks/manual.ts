// Checks docs/agency.md: its tables of keys and modules are written from the JSON Schemas of an
// agency's folder, and every key has a text. With `--write`, writes them.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../build/paths.ts';
import { manualParts } from './manual-parts.ts';

const DOCUMENT = 'docs/agency.md';
/** What is written between these is generated. */
const MARKED = /(<!-- ([\w-]+): written by npm run format -->\n)[\s\S]*?(<!-- end -->)/g;

/** The document with its marked parts as they should be, and messages on what is missing. */
export function writtenManual(text: string): { text: string; faults: string[] } {
  const { parts, faults } = manualParts();
  const used = new Set<string>();
  const written = text.replace(MARKED, (whole, open: string, name: string, close: string) => {
    used.add(name);
    const part = parts.get(name);
    if (part === undefined) faults.push(`${DOCUMENT}: nothing is written for "${name}"`);
    return part === undefined ? whole : `${open}\n${part}\n\n${close}`;
  });
  for (const name of parts.keys()) {
    if (!used.has(name)) faults.push(`${DOCUMENT}: it has no place for "${name}"`);
  }
  return { text: written, faults };
}

if (import.meta.main) {
  const document = path.join(ROOT, DOCUMENT);
  const before = readFileSync(document, 'utf8');
  const { text, faults } = writtenManual(before);
  if (process.argv.includes('--write')) writeFileSync(document, text);
  else if (text !== before) {
    faults.push(`${DOCUMENT}: its tables are not those of the schemas; npm run format writes them`);
  }
  for (const fault of faults) console.log(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
