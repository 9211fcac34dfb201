import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import request from 'supertest';
import { LOCALES, type Locale } from '../../../views/domain/locale.ts';
import { runCommand } from '../../support/run-command.ts';
import { type SiteApp, siteApp, temporaryDir } from '../../support/site-app.ts';

const COMMAND = 'server/commands/new-site.ts';
const USAGE = /^the folder is missing: npm run new-site -- <folder/m;

async function written(...options: string[]): Promise<string> {
  const dir = path.join(temporaryDir(), 'deep', 'my agency');
  const { code, stdout, stderr } = await runCommand(COMMAND, [dir, ...options]);
  assert.equal(code, 0, stderr);
  assert.ok(stdout.includes(`SITE_DIR='${dir}' npm start`));
  return dir;
}

/** The pages of the sitemap, and what they link to on the site: each answers. */
async function crawled({ app }: SiteApp): Promise<string[]> {
  const get = (url: string) => request(app).get(url).set('Host', 'localhost');
  const locations = async (url: string) => {
    const $ = load((await get(url)).text, { xml: true });
    return $('url > loc, sitemap > loc')
      .toArray()
      .map((loc) => new URL($(loc).text()).pathname);
  };
  const parts = await locations('/sitemap.xml');
  const pages = (await Promise.all(parts.map(locations))).flat();
  const links = new Set<string>();
  for (const url of pages) {
    const { status, text } = await get(url);
    assert.equal(status, 200, url);
    const $ = load(text);
    assert.equal($('h1').length, 1, url);
    for (const link of $('a[href^="/"]').toArray()) links.add(String($(link).attr('href')));
  }
  for (const url of links) {
    const { status } = await get(url);
    assert.ok(status < 400, `${url}: ${status}`);
  }
  return pages;
}

describe('npm run new-site', () => {
  const VARIANTS: readonly [languages: readonly Locale[], template: string][] = [
    [['nl'], 'gevel'],
    [['nl', 'fr'], 'gevel'],
    [['fr', 'de'], 'vitrine'],
    [LOCALES, 'vitrine'],
  ];
  for (const [languages, template] of VARIANTS) {
    const options = ['--languages', languages.join(), '--template', template];

    it(`writes an agency that starts without a complaint (${options.join(' ')})`, async () => {
      const dir = await written(...options);
      const site = await siteApp({ env: { SITE_DIR: dir } });
      const complaints = site.lines.filter(({ level }) => level === 'warn' || level === 'error');
      assert.deepEqual(complaints, []);
      assert.deepEqual(site.parts.concerns(), []);
      const { info } = site.parts.source.site;
      assert.deepEqual([info.languages, info.siteTemplate], [languages, template]);
      const pages = await crawled(site);
      const found = new Set(pages.map((url) => String(url.split('/')[1])));
      assert.deepEqual([...found].sort(), [...languages].sort());
      // Besides other pages: two homes, one sold, and a project in each language.
      assert.ok(pages.length >= 16 * languages.length, `${pages.length} pages`);

      const checked = await runCommand('server/commands/check-site.ts', [dir]);
      assert.equal(checked.code, 0, checked.stdout);
      const findings = checked.stdout.match(/^ {2}\S.*$/gm) ?? [];
      const others = findings.filter(
        (line) => !/is a text to be replaced|is an example$/.test(line),
      );
      assert.deepEqual(others, []);
      assert.ok(findings.length > 20);
    });
  }

  it('writes texts in the languages alone, and names of the first', async () => {
    const dir = await written('--languages=fr,nl');
    const read = (file: string) => readFileSync(path.join(dir, file), 'utf8');
    assert.equal(JSON.parse(read('site.json')).name, 'Immobilière Exemple');
    for (const file of readdirSync(path.join(dir, 'pages'))) {
      assert.doesNotMatch(read(`pages/${file}`), /"(en|de)": /, file);
    }
    assert.match(read('pages/about.json'), /"fr": "À remplacer/);
  });

  it('writes schemas, which its files name, and a README that leads into the manual', async () => {
    const dir = await written();
    assert.deepEqual(readdirSync(dir).sort(), [
      '.vscode',
      'README.md',
      'homes',
      'pages',
      'pictures',
      'projects',
      'redirects.csv',
      'site.json',
      'team.json',
    ]);
    for (const file of ['site.json', 'pages/home.json', 'homes/1001-house.json']) {
      const { $schema } = JSON.parse(readFileSync(path.join(dir, file), 'utf8'));
      const schema = path.resolve(dir, path.dirname(file), $schema);
      assert.match(readFileSync(schema, 'utf8'), /"\$schema"/, file);
    }
    const manual = /recipes: (\/.*)$/m.exec(readFileSync(path.join(dir, 'README.md'), 'utf8'))?.[1];
    assert.match(readFileSync(manual ?? '', 'utf8'), /^# The site of an agency/);
  });

  it('sends addresses of the old site on', async () => {
    const { app } = await siteApp({ env: { SITE_DIR: await written() } });
    const { status, headers } = await request(app).get('/index.php').set('Host', 'localhost');
    assert.deepEqual([status, headers['location']], [301, '/nl/ons-aanbod']);
  });

  it('refuses a folder with anything in it, and leaves that alone', async () => {
    const taken = temporaryDir();
    writeFileSync(path.join(taken, '.keep'), '');
    const { code, stderr } = await runCommand(COMMAND, [taken]);
    assert.equal(code, 1);
    assert.equal(stderr, `${taken} is not empty; nothing was written\n`);
    assert.deepEqual(readdirSync(taken), ['.keep']);
  });

  it('takes a folder that is there and empty', async () => {
    const empty = path.join(temporaryDir(), 'empty');
    mkdirSync(empty);
    assert.equal((await runCommand(COMMAND, [empty])).code, 0);
  });

  it('refuses a place where no folder can be made, and ends', async () => {
    const file = path.join(temporaryDir(), 'file');
    writeFileSync(file, '');
    const places = [path.join(file, 'in'), file];
    if (process.platform === 'linux') places.push('/proc/self/agency/deep');
    for (const place of places) {
      const { code, stderr } = await runCommand(COMMAND, [place]);
      assert.equal(code, 1, place);
      assert.match(stderr, /^\/[^\n]* (cannot be made|is not a folder)[^\n]*\n$/);
    }
  });

  it('says everything that is wrong with its options, a line each', async () => {
    const taken = temporaryDir();
    writeFileSync(path.join(taken, '.keep'), '');
    const args = [taken, 'two', '--languages', 'nl,xx,nl', '--template=foo', '--lang'];
    const { code, stderr } = await runCommand(COMMAND, args);
    assert.equal(code, 1);
    assert.deepEqual(stderr.trimEnd().split('\n'), [
      '--lang: there is no such option; there are --languages and --template',
      'two: only one folder can be written',
      '--languages: "xx" is none of nl, fr, en, de',
      '--languages: "nl" stands twice',
      '--template: "foo" is none of vitrine, gevel',
      `${taken} is not empty; nothing was written`,
    ]);
    assert.match((await runCommand(COMMAND, [])).stderr, USAGE);
    assert.match((await runCommand(COMMAND, ['--help'])).stderr, USAGE);
  });
});
