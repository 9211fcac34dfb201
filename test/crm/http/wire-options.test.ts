import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../../../server/build/paths.ts';
import { wireOptionsSchema } from '../../../server/services/crm/wire-options.ts';

/** Names and defaults of the table of options in the documentation. */
async function documented(): Promise<[name: string, value: string][]> {
  const text = await readFile(path.join(ROOT, 'docs/crm-wire.md'), 'utf8');
  const [, section = ''] = /^## Options\n([\s\S]*?)^### /m.exec(text) ?? [];
  const rows = [...section.matchAll(/^\| (`.*?`) \| (.*?) \|/gm)];
  return rows.flatMap(([, names = '', defaults = '']) => {
    const [name, values] = [names.split(', '), defaults.split(', ')];
    return name.map((one, index) => [
      one.replaceAll('`', ''),
      name.length === 1 ? defaults : (values[index] ?? ''),
    ]);
  });
}

/** A default as the table writes it. */
function written(value: unknown): string {
  if (typeof value === 'string') return value === '' ? 'none' : value;
  return Array.isArray(value) ? value.join(', ') : JSON.stringify(value);
}

describe('the options of the wire', () => {
  it('are those of the documentation, with their defaults', async () => {
    const options: Record<string, unknown> = wireOptionsSchema.parse({});
    const rows = await documented();
    const names = rows.map(([name]) => name);
    assert.deepEqual(names.toSorted(), Object.keys(wireOptionsSchema.shape).toSorted());
    for (const [name, text] of rows) {
      const value = options[name];
      // Patterns, and the hosts of documents, are described in words; the graph has its own table.
      if (name.endsWith('Names') || name === 'graph' || value === undefined) continue;
      assert.equal(text.replaceAll('`', ''), written(value), name);
    }
  });
});
