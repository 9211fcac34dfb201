import assert from 'node:assert/strict';
import { glossaryFaults } from '../../../../server/checks/glossary.ts';

const SOURCES = {
  'views/domain/list.ts':
    'export interface ListQuery {}\nconst READ_TIMEOUT = 5;\nconst cardWords = 1;',
};
const glossary = (cell: string) =>
  `# Glossary\n\n| term | meaning | in code |\n|---|---|---|\n| query | What is \`read\`. | ${cell} |\n`;

describe('the check of the glossary', () => {
  for (const cell of [
    '`ListQuery`',
    '`views/domain`, `list.ts`',
    '`…_TIMEOUT`',
    '`…Words`',
    'a list',
  ]) {
    it(`accepts ${cell}, which is in the code`, () => {
      assert.deepEqual(glossaryFaults(glossary(cell), SOURCES), []);
    });
  }

  for (const name of ['ListQueries', 'List', 'views/lists', 'Query', '…_DEADLINE']) {
    it(`refuses ${name}, which is not`, () => {
      assert.deepEqual(glossaryFaults(glossary(`\`ListQuery\`, \`${name}\``), SOURCES), [
        `docs/glossary.md:5: ${name} is not in the code`,
      ]);
    });
  }

  it('leaves tables without the column', () => {
    assert.deepEqual(
      glossaryFaults('| not | but |\n|---|---|\n| `Asked` | request |\n', SOURCES),
      [],
    );
  });
});
