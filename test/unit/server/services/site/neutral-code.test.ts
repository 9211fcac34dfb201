import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { demoMarks, marksIn } from '../../../../support/demo-marks.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../../..');
/** All files of the product; only `server/demo` may name the demo agency. */
const SOURCES = '{server,views,client,locales,public}/**/*.{ts,tsx,mjs,css,json,svg,js,html,md}';

describe('the code of the product', () => {
  const marks = demoMarks();

  it('is searched for enough: names, phones, streets, numbers, colours', () => {
    for (const mark of ['kade & linde', 'kadelinde.example', '#1b3f94', 'lindekaai']) {
      assert.ok(marks.includes(mark), mark);
    }
    assert.ok(marks.length > 40);
    assert.deepEqual(marksIn('Bel KADE &amp; Linde', marks), ['kade &amp; linde']);
  });

  it('knows no word, colour or URL of the demo agency', () => {
    const files = globSync(SOURCES, { cwd: ROOT }).filter(
      (file) => !file.startsWith(path.join('server', 'demo') + path.sep),
    );
    assert.ok(files.length > 200);
    const found = files.flatMap((file) =>
      marksIn(readFileSync(path.join(ROOT, file), 'utf8'), marks).map((mark) => `${file}: ${mark}`),
    );
    assert.deepEqual(found, []);
  });
});
