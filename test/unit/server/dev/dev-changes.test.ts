import assert from 'node:assert/strict';
import path from 'node:path';
import { buildStepsFor } from '../../../../server/dev/dev-changes.ts';

const root = path.resolve('/project');
const siteDir = path.join(root, 'server/demo');

const workOf = (file: string) => [...buildStepsFor([path.resolve(root, file)], { root, siteDir })];

describe('what a change in development asks for', () => {
  for (const [file, work] of [
    ['views/ui/card.css', ['styles', 'restart']],
    ['client/styles/base.css', ['styles', 'restart']],
    ['public/icons/logo.svg', ['static', 'restart']],
    ['server/demo/pictures/a.jpg', ['restart']],
    ['server/demo/homes/1.json', ['restart']],
    ['locales/nl/common.json', ['restart']],
    ['server/web/routes/pages.ts', ['restart']],
    ['views/domain/price.ts', ['restart']],
    ['views/ui/Card.tsx', []],
    ['client/islands/Gallery.tsx', []],
    ['server/build/check.ts', []],
    ['views/notes.md', []],
  ] as const) {
    it(`${file}: ${work.join(', ') || 'nothing, or webpack sees to it'}`, () => {
      assert.deepEqual(workOf(file), work);
    });
  }

  it('counts pictures of an agency elsewhere', () => {
    const file = path.resolve('/agency/pictures/b.jpg');
    const work = buildStepsFor([file], { root, siteDir: path.resolve('/agency') });
    assert.deepEqual([...work], ['restart']);
  });
});
