import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { states } from '../../../../views/modules/component/states.ts';

const UI = path.resolve('views/ui');
/** What these show is handed to them by one module each, whose states show it. */
const IN_MODULES = ['facts', 'form', 'owner', 'search', 'third-party'];

describe('states of components', () => {
  const folders = readdirSync(UI, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

  it('stand in every folder of components but those that one module uses', () => {
    const without = folders.filter((name) => !existsSync(path.join(UI, name, 'states.ts')));
    assert.deepEqual(without.sort(), IN_MODULES);
  });

  it('are each of a component of that folder, and all are shown', async () => {
    const named = new Set(states.map(({ module }) => module?.content?.['component']));
    for (const folder of folders.filter((name) => !IN_MODULES.includes(name))) {
      const own = (await import(path.join(UI, folder, 'states.ts'))) as { states: object };
      for (const name of Object.keys(own.states)) {
        assert.ok(existsSync(path.join(UI, folder, `${name}.tsx`)), name);
        assert.ok(named.has(name), `${name} is not shown`);
      }
    }
  });
});
