import assert from 'node:assert/strict';
import { refusedPhrases, wordCheck } from '../../../../server/checks/words.ts';

const GLOSSARY = `# Glossary

| term | meaning |
|---|---|
| \`frobs\` | not a row of the table below |

## How to write

| not | but |
|---|---|
| \`frobs about\`, \`gleam to\` | connects to |
| \`Gleam*\`, \`*Frob\`, \`FROBS\` | \`…Request\` |
| without any phrase | nothing |
`;

const check = wordCheck(refusedPhrases(GLOSSARY));
const finds = (source: string, file = 'server/a.ts') => check(file, source);

describe('the words of the sources', () => {
  for (const source of [
    '// It frobs about the host.',
    '/** It Frobs  about it. */',
    "it('frobs about', () => {});",
    'const frobsAbout = 1;',
    'const FROBS_ABOUT_NOW = 1;',
    '<p className="frobs-about" />',
  ]) {
    it(`are refused in ${source}`, () => {
      assert.deepEqual(finds(`\n${source}\n`), [
        'server/a.ts:2: "frobs about": write "connects to"',
      ]);
    });
  }

  it('are refused across the lines of a comment or a quotation', () => {
    for (const source of [
      '/**\n * It frobs\n * about it.\n */',
      '// frobs\n// about',
      '> frobs\n> about',
    ]) {
      assert.equal(finds(source).length, 1, source);
    }
  });

  it('are refused in documents and in the names of files', () => {
    const found = ': "frobs about": write "connects to"';
    assert.deepEqual(finds('One\n\nfrobs about.', 'docs/a.md'), [`docs/a.md:3${found}`]);
    assert.deepEqual(finds('', 'test/frobs-about.test.ts'), [`test/frobs-about.test.ts:1${found}`]);
  });

  it('are refused as names with the spelling of the table', () => {
    const names = ['GleamPage', 'pageFrob', 'FROBS', 'gleamTo', 'gleamToPage'];
    for (const name of names) assert.equal(finds(`const ${name} = 1;`).length, 1, name);
  });

  it('are reported once for each line', () => {
    assert.equal(finds('// frobs about, frobs about\n// frobs about').length, 2);
  });

  for (const source of [
    '// It frobs, about as often as before.',
    '// unfrobs about, frobs aboutness',
    'const gleam = GleamedPage;',
    'class Gleam {}',
    'const frobs = about;',
    'const Frob = frobbing(pageFrobs);',
    '// connects to the host',
  ]) {
    it(`are silent about ${source}`, () => assert.deepEqual(finds(source), []));
  }
});
