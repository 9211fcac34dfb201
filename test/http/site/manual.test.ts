import assert from 'node:assert/strict';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import request from 'supertest';
import { writtenManual } from '../../../server/checks/manual.ts';
import { picturedKinds } from '../../../server/checks/manual-parts.ts';
import { runCommand } from '../../support/run-command.ts';
import { siteApp, temporaryDir } from '../../support/site-app.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const MANUAL = readFileSync(path.join(ROOT, 'docs/agency.md'), 'utf8');
const PICTURES = path.join(ROOT, 'docs/agency');

/** An example of the manual: a whole file, or what stands in one. */
interface ManualExample {
  file: string;
  /** The key in the file that it is the value of, or an entry of; undefined for a whole file. */
  key: string | undefined;
  text: string;
}

/** The examples of docs/agency.md that name a file, in order. */
function manualExamples(): ManualExample[] {
  const blocks = MANUAL.matchAll(/^```(?:json|csv) ([\w./-]+)(?:#(\w+))?\n([\s\S]*?)^```$/gm);
  return [...blocks].map(([, file = '', key, text = '']) => ({ file, key, text }));
}

/** Writes an example where the manual says that it belongs. */
function write(dir: string, { file, key, text }: ManualExample): void {
  const target = path.join(dir, file);
  mkdirSync(path.dirname(target), { recursive: true });
  const isEntry = key !== undefined || file === 'team.json';
  if (!isEntry) return writeFileSync(target, text);
  const whole = JSON.parse(readFileSync(target, 'utf8')) as Record<string, unknown> | unknown[];
  const value = JSON.parse(text) as unknown;
  if (Array.isArray(whole)) whole.push(value);
  else if (key !== undefined) {
    const list = whole[key] ?? (key === 'thirdParties' ? [] : undefined);
    whole[key] = Array.isArray(list) && !Array.isArray(value) ? [...list, value] : value;
  }
  writeFileSync(target, JSON.stringify(whole));
}

describe('the manual for an agency', () => {
  let dir: string;
  before(async () => {
    dir = path.join(temporaryDir(), 'agency');
    const options = ['--languages', 'nl,fr'];
    const { code, stderr } = await runCommand('server/commands/new-site.ts', [dir, ...options]);
    assert.equal(code, 0, stderr);
    mkdirSync(path.join(dir, 'documents'), { recursive: true });
    for (const name of ['gids.pdf', 'guide.pdf']) {
      cpSync(
        path.join(ROOT, 'server/demo/documents/guide-en.pdf'),
        path.join(dir, 'documents', name),
      );
    }
    for (const example of manualExamples()) write(dir, example);
  });

  it('has an example of every kind of file that an agency changes often', () => {
    const files = new Set(manualExamples().map(({ file }) => file.split('/')[0]));
    for (const file of ['site.json', 'pages', 'homes', 'projects', 'team.json', 'redirects.csv']) {
      assert.ok(files.has(file), file);
    }
  });

  it('has examples that an agency can write into its folder as they are', async () => {
    const { code, stdout } = await runCommand('server/commands/check-site.ts', [dir]);
    assert.equal(code, 0, stdout);
    const { app, lines } = await siteApp({ env: { SITE_DIR: dir } });
    const complaints = lines.filter(({ level }) => level === 'warn' || level === 'error');
    assert.deepEqual(complaints, []);
    const get = (url: string) => request(app).get(url).set('Host', 'localhost');
    assert.match((await get('/nl/contact')).text, /Liever ’s avonds\?/);
    assert.match((await get('/fr/guide')).text, /Demander le guide/);
    const moved = await get('/huis-te-koop-123');
    assert.equal(moved.status, 301);
    assert.match((await get(moved.headers['location'] ?? '')).text, /Verkocht/);
    const { headers } = await get('/nl/contact');
    assert.match(headers['content-security-policy'] ?? '', /https:\/\/plausible\.io/);
  });

  it('has tables that are those of the schemas, and a text for every key', () => {
    const { text, faults } = writtenManual(MANUAL);
    assert.deepEqual(faults, []);
    assert.equal(text, MANUAL);
    const stale = MANUAL.replace('| `siteEmail` |', '| `mail` |');
    assert.notEqual(stale, MANUAL);
    assert.equal(writtenManual(stale).text, MANUAL);
    assert.match(writtenManual('').faults.join('\n'), /no place for "site"/);
  });

  it('has a small picture of every module, and no other', () => {
    const wanted = picturedKinds()
      .map((kind) => `${kind}.webp`)
      .sort();
    assert.deepEqual(readdirSync(PICTURES).sort(), wanted);
    const sizes = wanted.map((name) => statSync(path.join(PICTURES, name)).size);
    for (const [index, size] of sizes.entries()) assert.ok(size <= 40_000, String(wanted[index]));
    assert.ok(sizes.reduce((sum, size) => sum + size, 0) <= 1_500_000);
  });

  it('leads only to what is there', () => {
    const links = [...MANUAL.matchAll(/\]\(((?!https?:)[^)\s]+)\)/g)].map(([, to = '']) => to);
    const headings = [...MANUAL.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    );
    for (const link of links) {
      const isThere = link.startsWith('#')
        ? headings.includes(link.slice(1))
        : existsSync(path.join(ROOT, 'docs', link));
      assert.ok(isThere, link);
    }
  });
});
