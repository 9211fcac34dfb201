import assert from 'node:assert/strict';
import path from 'node:path';
import { ROOT } from '../../../../../../server/build/paths.ts';
import { agencyInFiles } from '../../../../../../server/services/crm/emulator/demo-agency.ts';
import { homeToWire } from '../../../../../../server/services/crm/emulator/to-wire-home.ts';
import { projectToWire } from '../../../../../../server/services/crm/emulator/to-wire-project.ts';
import {
  displayFields,
  fieldsReadBy,
} from '../../../../../../server/services/crm/http/fields-read.ts';
import { homeFromWire } from '../../../../../../server/services/crm/http/home-from-wire.ts';
import { projectFromWire } from '../../../../../../server/services/crm/http/project-from-wire.ts';
import type { Translated } from '../../../../../../server/services/crm/http/wire/wire-texts.ts';
import { flagIn, recordsIn } from '../../../../../../server/services/crm/wire-values.ts';
import { wireOptionsSchema } from '../../../../../../server/services/crm/wire-options.ts';
import { LOCALES } from '../../../../../../views/domain/locale.ts';

const OPTIONS = wireOptionsSchema.parse({});
const VALUES = [0, 1, 2, '1', 'a', 'PROJECT', true, false, '2026-01-31', [{}], [{ Url: 'a' }]];

/** The fields that are looked up in a record with these values. */
function lookedUp(record: object, read: (item: Translated) => void): string[] {
  const names = new Set<string>();
  const watched = new Proxy(record, {
    get(target, name) {
      names.add(String(name));
      return Reflect.get(target, name) as unknown;
    },
  });
  read(Object.fromEntries(LOCALES.map((locale) => [locale, watched])));
  return [...names];
}

describe('the fields that a list is asked for', () => {
  it('are also those that are read only when another is filled, or is not', () => {
    const fields = fieldsReadBy(({ nl: wire = {} }) => {
      if (wire['A'] !== undefined && flagIn(wire['B']) === true) void wire['C'];
      if (flagIn(wire['B']) === false) void wire['D'];
      if (!wire['A']) void wire['E'];
      if ('F' in wire) void wire['G'];
      if (recordsIn(wire['List']).some((entry) => entry['Inner'] === 'a')) void wire['H'];
    });
    assert.deepEqual(fields.sort(), ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'List']);
  });

  for (const [kind, read] of [
    ['home', (item: Translated) => homeFromWire(item, OPTIONS)],
    ['project', (item: Translated) => projectFromWire(item, [], OPTIONS)],
  ] as const) {
    const { DisplayFields: fields = [] } = displayFields(kind, OPTIONS);

    it(`are all that the translation of a ${kind} reads, whichever field is filled`, () => {
      const others = fields.flatMap((field) =>
        VALUES.flatMap((value) => lookedUp({ [field]: value }, read)),
      );
      assert.deepEqual(
        [...new Set(others)].filter((field) => !fields.includes(field)),
        [],
      );
    });

    it(`are all that is read of each ${kind} of the demo`, async () => {
      const { homes, projects } = await agencyInFiles(path.join(ROOT, 'server/demo'));
      const records =
        kind === 'home'
          ? homes.map((home) => homeToWire(home, 'nl', OPTIONS))
          : projects.map((project) => projectToWire(project, 'nl', OPTIONS));
      assert.ok(records.length > 0);
      for (const record of records) {
        const missing = lookedUp(record, read).filter((field) => !fields.includes(field));
        assert.deepEqual(missing, []);
      }
    });
  }
});
