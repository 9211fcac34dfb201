import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PropertyDocument } from '../../../../views/domain/property/property.ts';

const DEMO = path.resolve(import.meta.dirname, '../../../../server/demo');
const MAX_BYTES = 60_000;

const items = ['homes', 'projects'].flatMap((folder) =>
  readdirSync(path.join(DEMO, folder)).map((name) => path.join(DEMO, folder, name)),
);

describe('the documents of the demo agency', () => {
  const named = items.flatMap((file) => {
    const { documents = [] } = JSON.parse(readFileSync(file, 'utf8')) as {
      documents?: PropertyDocument[];
    };
    return documents.map(({ fileName }) => fileName);
  });

  it('are files of the folder, small ones, and nothing else is there', () => {
    const files = readdirSync(path.join(DEMO, 'documents'));
    const guides = ['nl', 'fr', 'en', 'de'].map((locale) => `guide-${locale}.pdf`);
    assert.deepEqual(files.sort(), [...named, ...guides].sort());
    for (const name of files) {
      const bytes = readFileSync(path.join(DEMO, 'documents', name));
      assert.ok(bytes.length < MAX_BYTES, name);
      assert.equal(bytes.toString('latin1', 0, 5), '%PDF-', name);
      assert.match(bytes.toString('latin1', bytes.length - 8), /%%EOF\s*$/, name);
    }
  });
});
