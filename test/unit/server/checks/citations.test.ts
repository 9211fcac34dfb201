import assert from 'node:assert/strict';
import { brokenCitations } from '../../../../server/checks/citations.ts';

const SPECIFICATION = `# Specification
## 2. Screens
### Routes
## 3. Entities
### Label
`;
const HOUSE = `# House
## The path of a home
\`\`\`sh
# no heading
\`\`\`
`;
const FILES = {
  'README.md': '# Vitrine\n## Start\n',
  'docs/specification.md': SPECIFICATION,
  'docs/house.md': HOUSE,
  'docs/decisions/006-page-cache.md': '# 006. Page cache\n',
  'views/domain/price.ts': '',
};

/** The faults of one additional file. */
function faults(file: string, source: string): string[] {
  const files: Record<string, string> = { ...FILES, [file]: source };
  return brokenCitations({ files: Object.keys(files), read: (name) => files[name] ?? '' });
}

// Concatenated, so that this file itself contains no citation.
const section = (rest: string) => `spec section ${rest}`;
const issue = (rest: string) => `issue ${rest}`;

describe('the citations of comments and documents', () => {
  for (const text of [
    section('2'),
    `spec sections 2 and 3`,
    section('3, "Label"'),
    section('2, 200 ms'),
    `docs/house.md, "The path of a home"`,
    `README, "Start"`,
    'decision 006',
    'a decision of 2006',
    'views/domain/price.ts',
    'price.ts',
    'dist/server/made.cjs',
    'what views/modules/<kind>/schema.ts says',
    'https://example.org/a.css',
    '#14202B',
  ]) {
    it(`leave "${text}"`, () => {
      assert.deepEqual(faults('views/a.ts', `/** A price (${text}). */`), []);
      assert.deepEqual(faults('views/a.ts', `const a = 1; // ${text}\n`), []);
      assert.deepEqual(faults('client/a.css', `/* ${text} */`), []);
    });
  }

  for (const [text, says] of [
    [section('4'), 'docs/specification.md has no section 4'],
    [`spec sections 2 and 7`, 'docs/specification.md has no section 7'],
    [section('2, "Label"'), 'docs/specification.md has no "Label" in section 2'],
    [section('3, "Price"'), 'docs/specification.md has no "Price" in section 3'],
    [`docs/house.md, "Rooms"`, 'docs/house.md has no "Rooms"'],
    [`docs/house.md, "no heading"`, 'docs/house.md has no "no heading"'],
    ['house.md', 'house.md is not there'],
    ['docs/look-again.md', 'docs/look-again.md is not there'],
    ['decision 007', 'docs/decisions has no record 007'],
    [`decisions 006 and 009`, 'docs/decisions has no record 009'],
    ['views/domain/cost.ts', 'views/domain/cost.ts is not there'],
    ['cost.ts', 'cost.ts is not there'],
    [issue('4'), '"issue 4": issues are not cited'],
    ['see #12', '"#12": issues are not cited'],
  ] as const) {
    it(`see "${text}"`, () => {
      assert.deepEqual(faults('views/a.ts', `\n/** A price (${text}). */`), [
        `views/a.ts:2: ${says}`,
      ]);
      assert.deepEqual(faults('server/a.mjs', `a();\n// ${text}\n`), [`server/a.mjs:2: ${says}`]);
      assert.deepEqual(faults('client/a.css', `/*\n * ${text}\n */`), [`client/a.css:2: ${says}`]);
    });
  }

  it('are read over the end of a line', () => {
    const block = `/**\n * A price (spec\n * section 9). A home (docs/house.md, "The path\n * of a home").\n */`;
    assert.deepEqual(faults('views/a.ts', block), [
      'views/a.ts:2: docs/specification.md has no section 9',
    ]);
    const lines = `a();\n  // A price (spec\n  // section 9).\n`;
    assert.deepEqual(faults('views/a.ts', lines), [
      'views/a.ts:2: docs/specification.md has no section 9',
    ]);
  });

  it('are not looked for in code', () => {
    assert.deepEqual(faults('views/a.ts', `import './gone.ts';\nconst glob = 'a/**/gone.ts';`), []);
    assert.deepEqual(faults('views/a.ts', `const url = 'https://example.org/gone.md';`), []);
  });

  for (const [text, says] of [
    ['[prices](../views/domain/price.ts)', undefined],
    ['[label](specification.md#label)', undefined],
    ['[label](specification.md#3-entities)', undefined],
    ['[here](#here)', undefined],
    ['[there](https://example.org/#there)', undefined],
    ['`views/domain/price.ts`', undefined],
    ['`views/modules/<kind>`', undefined],
    ['`site.json`', undefined],
    ['```sh\ncat views/gone.ts\n```', undefined],
    ['[prices](price.ts)', 'price.ts is not there'],
    ['[label](specification.md#prices)', 'docs/specification.md has no section #prices'],
    ['[there](#there)', 'docs/a.md has no section #there'],
    ['`views/gone/`', 'views/gone/ is not there'],
    ['`unit/gone/price`', 'unit/gone/price is not there'],
    ['`views/{domain,gone}`', 'views/{domain,gone} is not there'],
  ] as const) {
    it(`${says === undefined ? 'leave' : 'see'} ${JSON.stringify(text)} in a document`, () => {
      const wanted = says === undefined ? [] : [`docs/a.md:2: ${says}`];
      assert.deepEqual(faults('docs/a.md', `# Here\n${text}\n`), wanted);
    });
  }
});
