import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Selector, type SelectorComponent, transform } from 'lightningcss';
import { TARGETS } from '../../../../server/build/webpack/targets.ts';

const ROOT = path.join(import.meta.dirname, '../../../..');

/** Attributes by which scripts mark the document or what is laid out later. */
const MARKS: readonly string[] = globSync('client/**/*.ts', { cwd: ROOT }).flatMap((file) =>
  [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/toggleAttribute\('([^']+)'/g)].map(
    ([, name]) => name!,
  ),
);

/** Whether a part of a selector is or contains `:has()` or a mark. */
function changes(part: SelectorComponent): boolean {
  if (part.type === 'attribute') return MARKS.includes(part.name);
  return part.type === 'pseudo-class' && (part.kind === 'has' || within(part).some(mayChange));
}

function mayChange(selector: Selector): boolean {
  return selector.some(changes);
}

/** The selectors that a pseudo-class has as its argument. */
function within(part: SelectorComponent): Selector[] {
  if (part.type !== 'pseudo-class' || !('selectors' in part)) return [];
  return (part.selectors ?? []).filter((one): one is Selector => Array.isArray(one));
}

/** Elements that a page has once. */
const ONCE: readonly string[] = ['html', 'body', 'main'];

/**
 * Whether a part names what it means, so that the browser can look for it. The name of an element
 * that a page has many of means all of them: 85 `li` of a page were restyled by each press.
 */
function names(part: SelectorComponent): boolean {
  if (part.type === 'type') return ONCE.includes(part.name);
  if (['class', 'id', 'attribute'].includes(part.type)) return true;
  if (part.type !== 'pseudo-class' || !['is', 'where'].includes(part.kind)) return false;
  return within(part).every((selector) => lastOf(selector).some(names));
}

/** The part of a selector after its last combinator, which the rule applies to. */
function lastOf(selector: Selector): Selector {
  return selector.slice(selector.findLastIndex(({ type }) => type === 'combinator') + 1);
}

/** Whether a rule applies to something that is not named, below or after what may change. */
function restylesAll(selector: Selector): boolean {
  const last = lastOf(selector);
  return mayChange(selector.slice(0, selector.length - last.length)) && !last.some(names);
}

/** The selectors of a style sheet, without nesting, that `test` is true of; as JSON. */
function found(filename: string, code: string, test: (selector: Selector) => boolean): string[] {
  const all: string[] = [];
  const lowered = transform({ filename, code: Buffer.from(code), targets: TARGETS }).code;
  const Rule = {
    style(rule: { value: { selectors: Selector[] } }) {
      for (const one of rule.value.selectors) if (test(one)) all.push(JSON.stringify(one));
    },
  };
  transform({ filename, code: lowered, visitor: { Rule } });
  return all;
}

/** Whether a rule applies to the document's elements while the consent sheet is open. */
function waitsForSheet(selector: Selector): boolean {
  const last = lastOf(selector);
  const isRoot = last.some((part) => part.type === 'type' && ['html', 'body'].includes(part.name));
  const asked = JSON.stringify(last);
  return isRoot && asked.includes('"consent"') && asked.includes('"hidden"');
}

describe('what a change of one element restyles', () => {
  it('is not the page where the consent sheet opens: its fonts may be newer than its styles', async () => {
    const sheets = globSync('{client,views}/**/*.css', { cwd: ROOT });
    for (const sheet of sheets) {
      const code = await readFile(path.join(ROOT, sheet), 'utf8');
      const rules = found(sheet, code, waitsForSheet);
      // In a low window only.
      if (!sheet.endsWith('consent.aids.css')) assert.deepEqual(rules, [], sheet);
      else assert.ok(rules.length > 0, 'no rule is found');
    }
  });

  it('is what rules name: one that ends in no name after :has() or a mark restyles the page', async () => {
    assert.ok(MARKS.includes('data-scrolled'), MARKS.join());
    // No press restyles what is printed.
    const sheets = globSync('{client,views}/**/*.css', {
      cwd: ROOT,
      exclude: ['**/*print.css'],
    });
    assert.ok(sheets.length > 50, `${sheets.length} style sheets`);
    for (const sheet of sheets) {
      const code = await readFile(path.join(ROOT, sheet), 'utf8');
      assert.deepEqual(found(sheet, code, restylesAll), [], sheet);
    }
  });

  for (const [css, count] of [
    ['.a:has(> :checked) > :first-child { color: red }', 1],
    ['main:not(:has(.b)) { > :not(.b) { color: red } }', 1],
    ['.a:has(.b) + :is(.c, *) { color: red }', 1],
    ['.a:has(.b) > :is(.c, main) { color: red }', 0],
    ['.a:has(.b) > :is(.c, li) { color: red }', 1],
    ['.a:has(.b) li { color: red }', 1],
    ['.a:has(.b) > li.c { color: red }', 0],
    ['.a > :first-child:has(.b) { color: red }', 0],
    ['.a > :first-child { color: red }', 0],
    ['[data-scrolled] .a > :not(.b) { color: red }', 1],
    ['.a:not([data-scrolled]) > :first-child { color: red }', 1],
    ['[data-scrolled] .a > .b:not(.c) { color: red }', 0],
    ['[data-sky] .a > :first-child { color: red }', 0],
  ] as const) {
    it(`finds ${count} in ${css}`, () => {
      assert.equal(found('one.css', css, restylesAll).length, count);
    });
  }
});
