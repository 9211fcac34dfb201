import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildStyles } from '../../../../server/build/styles.ts';
import { inFolder } from './in-folder.ts';

/** A project with an empty folder for each place of stylesheets. */
const FOLDERS = {
  'client/styles/.keep': '',
  'client/islands/.keep': '',
  'views/ui/.keep': '',
  'views/layout/.keep': '',
  'views/modules/.keep': '',
  'views/templates/.keep': '',
};

function bundle(sheets: Record<string, string>, name = 'base.css'): Promise<string> {
  return inFolder({ ...FOLDERS, ...sheets }, async (root) => {
    const outDir = path.join(root, 'dist', 'styles');
    await buildStyles({ root, outDir });
    return readFile(path.join(outDir, name), 'utf8');
  });
}

describe('buildStyles', () => {
  it('bundles every sheet, each folder in its layer, in the order of the cascade', async () => {
    const css = await bundle({
      'views/modules/text/text.css': '.text { color: red }',
      'views/layout/Header.css': '.header { color: red }',
      'views/ui/Card.css': '.card { color: red }',
      'client/islands/Gallery.css': '.gallery { color: red }',
      'client/styles/base.css': 'body { color: red }',
      'client/styles/motion.css': '.motion { color: red }',
    });
    assert(
      css.startsWith('@layer base,ui,layout,modules,islands,templates,overrides;') ||
        css.startsWith('@layer base{'),
    );
    const order = ['body{', '.card{', '.header{', '.text{', '.gallery{', '.motion{'];
    const places = order.map((rule) => css.indexOf(rule));
    assert(places.every((place) => place >= 0));
    assert.deepEqual(
      places,
      places.toSorted((a, b) => a - b),
    );
    for (const layer of ['base', 'ui', 'layout', 'modules', 'islands', 'overrides']) {
      assert(css.includes(`@layer ${layer}{`), layer);
    }
  });

  it('keeps a further template in a file of its own, below what overrides it', async () => {
    const sheets = {
      'views/templates/other.css': '.other { color: red }',
      'client/styles/base.css': 'body { color: red }',
      'client/styles/motion.css': '.motion { color: red }',
    };
    assert.equal(await bundle(sheets, 'other.css'), '@layer templates{.other{color:red}}');
    const base = await bundle(sheets);
    assert.doesNotMatch(base, /\.other/);
    // The order of layers is that of their first names.
    assert.ok(base.indexOf('templates') > 0);
    assert.ok(base.indexOf('templates') < base.indexOf('@layer overrides'));
  });

  it('keeps what only some windows or visitors get in one file, under their queries', async () => {
    const sheets = {
      'views/layout/header.css': '.header { color: red }',
      'views/layout/header.aids.css': '.header { color: blue }',
      'views/modules/property-facts/facts.wide.css': '.facts { color: red }',
      'client/styles/page.print.css': '.paper { color: red }',
    };
    const css = await bundle(sheets, 'conditional.css');
    assert.match(css, /^@layer base,ui,layout,modules,/);
    assert.match(css, /@media \(height<=30rem\),[^{]*\{@layer layout\{\.header\{color:#00f\}\}\}/);
    assert.match(css, /@media \(width>=100rem\)\{@layer modules\{\.facts\{color:red\}\}\}/);
    assert.match(css, /@media print\{@layer overrides\{\.paper\{color:red\}\}\}/);
    assert.doesNotMatch(await bundle(sheets), /#00f|facts|paper/);
    assert.doesNotMatch(await bundle(sheets, 'details.css'), /facts/);
  });

  it('keeps what only details show in a file of its own', async () => {
    const sheets = {
      'views/modules/property-facts/property-facts.css': '.facts { color: red }',
      'client/islands/gallery.css': '.viewer { color: red }',
      'views/modules/hero/hero.css': '.hero { color: red }',
    };
    const details = await bundle(sheets, 'details.css');
    assert.match(details, /@layer modules\{\.facts\{.*@layer islands\{\.viewer\{/);
    assert.doesNotMatch(details, /hero/);
    assert.doesNotMatch(await bundle(sheets), /facts|viewer/);
  });

  it('keeps each part in a file of its own, with what its modules share', async () => {
    const sheets = {
      'views/modules/contact/contact.css': '.columns { color: red }',
      'views/modules/property-facts/property-facts.css': '.facts { color: red }',
      'views/ui/form/form.css': '.form { color: red }',
      'views/ui/form.css': '.other { color: red }',
    };
    const forms = await bundle(sheets, 'forms.css');
    assert.match(forms, /@layer ui\{\.form\{.*@layer modules\{\.columns\{/);
    assert.doesNotMatch(forms, /facts|other/);
    assert.doesNotMatch(await bundle(sheets, 'details.css'), /form|columns/);
    assert.doesNotMatch(await bundle(sheets), /\.form|columns|facts/);
  });

  it('keeps the row of cards in each part of which its page needs one', async () => {
    const sheets = {
      'views/modules/property-carousel/property-carousel.css': '.carousel { color: red }',
    };
    assert.match(await bundle(sheets, 'front.css'), /@layer modules\{\.carousel/);
    assert.match(await bundle(sheets, 'details.css'), /@layer modules\{\.carousel/);
    assert.doesNotMatch(await bundle(sheets), /carousel/);
  });

  it('keeps what only owners see apart, their sign-in with it although it is a form', async () => {
    const sheets = {
      'views/modules/owner-login/owner-login.css': '.sign-in { color: red }',
      'views/ui/owner/owner-card.css': '.owner-card { color: red }',
    };
    const owners = await bundle(sheets, 'owners.css');
    assert.match(owners, /@layer ui\{\.owner-card\{.*@layer modules\{\.sign-in\{/);
    assert.doesNotMatch(await bundle(sheets, 'forms.css'), /sign-in/);
    assert.doesNotMatch(await bundle(sheets), /sign-in|owner-card/);
  });

  it('puts tokens, reset and base before the other base sheets', async () => {
    const css = await bundle({
      'client/styles/aside.css': '.aside { --from: aside }',
      'client/styles/base.css': '.base { --from: base }',
      'client/styles/reset.css': '.reset { --from: reset }',
      'client/styles/tokens.css': '.tokens { --from: tokens }',
    });
    const found = [...css.matchAll(/\.(tokens|reset|base|aside)\{/g)].map(([, name]) => name);
    assert.deepEqual(found, ['tokens', 'reset', 'base', 'aside']);
  });

  it('minifies, and writes what older iPhones read', async () => {
    const css = await bundle({
      'views/ui/Card.css': '.card {\n  /* why */\n  & .title { inset: 0 0 0 0 }\n}\n',
    });
    assert(css.includes('.card .title{inset:0}'));
    assert(!css.includes('why'));
  });

  it('names the file and the line of a mistake', async () => {
    await assert.rejects(
      bundle({ 'views/ui/Card.css': '.card { color: red }\n.card[ { }' }),
      (error: Error & { fileName?: string; loc?: { line: number } }) => {
        assert.match(error.fileName ?? '', /Card\.css$/);
        assert.equal(error.loc?.line, 2);
        return true;
      },
    );
  });
});
