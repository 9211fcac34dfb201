import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../../server/platform/root.ts';
import { MODULE_SETTINGS, settingsReadBy } from '../../../../views/domain/site/module-settings.ts';
import { moduleSchemas } from '../../../../views/modules/schemas.ts';

/** Functions outside a kind's folder that read settings of a module for it. */
const READ_FOR_THEM: Readonly<Record<string, readonly string[]>> = { faq: ['maxItems'] };

describe('the settings of modules', () => {
  for (const [kind, schema] of Object.entries(moduleSchemas)) {
    it(`of kind "${kind}" are those that its code reads`, () => {
      const files = globSync(`views/modules/${kind}/*.{ts,tsx}`, { cwd: ROOT }).filter(
        (file) => !/(schema|states)\.ts$/.test(file),
      );
      const code = files.map((file) => readFileSync(path.join(ROOT, file), 'utf8')).join('\n');
      const read = MODULE_SETTINGS.filter(
        (name) => new RegExp(`\\b${name}\\b`).test(code) || READ_FOR_THEM[kind]?.includes(name),
      );
      assert.deepEqual([...settingsReadBy(schema)].sort(), read.toSorted());
    });
  }
});
