import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import request from 'supertest';
import { LOCALES } from '../../../views/domain/locale.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { runCommand } from '../../support/run-command.ts';
import { siteApp, temporaryDir } from '../../support/site-app.ts';

const COMMAND = 'server/commands/new-site.ts';

describe('npm run new-site', () => {
  let dir: string;
  let said: string;
  before(async () => {
    dir = path.join(temporaryDir(), 'deep', 'my agency');
    const { code, stdout, stderr } = await runCommand(COMMAND, [dir]);
    assert.equal(code, 0, stderr);
    said = stdout;
  });

  it('writes an agency and says how to start it', () => {
    assert.ok(said.includes(`SITE_DIR='${dir}' npm start`));
    assert.deepEqual(readdirSync(dir).sort(), [
      'README.md',
      'homes',
      'pages',
      'pictures',
      'site.json',
      'team.json',
    ]);
  });

  it('writes one that starts without a complaint, with pages in every language', async () => {
    const site = await siteApp({ env: { SITE_DIR: dir } });
    const { catalogue, paths } = site.parts.source;
    const complaints = site.lines.filter(({ level }) => level === 'warn' || level === 'error');
    assert.deepEqual(complaints, []);
    assert.deepEqual(site.parts.concerns(), []);
    for (const locale of LOCALES) {
      const links = createLinks(paths, locale);
      const data = catalogue.port(locale);
      const homes = [1001, 1002, 1003].map((id) => data.property(id));
      const pages = [
        ...['home', 'for-sale', 'for-rent', 'sold'].map((name) => links.page(name)),
        ...homes.map((home) => home && links.property(home)),
      ];
      for (const url of pages) {
        const response = await request(site.app).get(url ?? '/missing');
        assert.equal(response.status, 200, String(url));
        assert.equal(load(response.text)('h1').length, 1);
      }
    }
  });

  it('writes the pictures that its homes and pages name', async () => {
    const site = await siteApp({ env: { SITE_DIR: dir } });
    const response = await request(site.app).get('/nl/ons-aanbod');
    const $ = load(response.text);
    const sources = $('main img')
      .toArray()
      .map((image) => String($(image).attr('src')));
    assert.ok(sources.length >= 2);
    for (const source of sources) {
      const picture = await request(site.app).get(source);
      assert.equal(picture.status, 200, source);
      assert.match(picture.headers['content-type'] ?? '', /^image\//);
    }
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

  it('says how it is used', async () => {
    for (const args of [[], ['--help'], ['one', 'two']]) {
      const { code, stderr } = await runCommand(COMMAND, args);
      assert.equal(code, 1);
      assert.match(stderr, /^npm run new-site -- <folder/);
    }
  });
});
