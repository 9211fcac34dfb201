import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import request, { type Test } from 'supertest';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import type { SiteInfo } from '../../../views/domain/site/site.ts';
import { AgencyCopy } from '../../support/agency-copy.ts';
import { siteApp, type SiteApp } from '../../support/site-app.ts';
import { portOf, startMain } from '../../support/started-server.ts';
import { wholeSitemap } from '../../support/whole-sitemap.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const DEMO = path.join(ROOT, 'server/demo');
const PRIVACY = '/nl/privacy';

interface PageFile {
  params: { title: { nl: string }; path: { nl: string }; modules: unknown[] };
}

interface HomeFile {
  id: number;
  city: string;
}

const MISTAKE = 'pages/privacy.json: params.title.nl: expected string, received number';

describe('an edit in the agency’s folder', () => {
  let agency: AgencyCopy;
  let site: SiteApp;
  beforeEach(async () => {
    agency = new AgencyCopy(DEMO);
    site = await siteApp({ env: { SITE_DIR: agency.dir } });
  });

  const get = (url: string): Test => request(site.app).get(url).set('Host', 'localhost');
  const titleOf = async (url: string) => load((await get(url)).text)('title').text();
  const stylesheetOf = async (url: string) =>
    load((await get(url)).text)('link[rel="stylesheet"]').attr('href') ?? '';
  const retitle = (title: unknown) =>
    agency.edit<PageFile>('pages/privacy.json', ({ params }) => {
      params.title.nl = title as string;
    });
  const breakPage = () => retitle(7);

  it('shows on pages that were kept, without a restart', async () => {
    await get(PRIVACY);
    retitle('Wat wij van u weten');
    await site.parts.live.reload();
    assert.match(await titleOf(PRIVACY), /^Wat wij van u weten/);
  });

  it('gives a page the policy of its new modules', async () => {
    const policy = async () => (await get(PRIVACY)).headers['content-security-policy'] ?? '';
    const before = await get(PRIVACY);
    assert.match(await policy(), /frame-src 'self';/);
    agency.edit<PageFile>('pages/privacy.json', ({ params }) => {
      const still = { source: 'hero-street-dusk.jpg', name: { nl: 'Een straat' } };
      const content = { still, link: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' };
      params.modules.push({ id: 990, relations: { type: 'background-video' }, sort: 99, content });
    });
    await site.parts.live.reload();
    assert.match(await policy(), /frame-src 'self' https:/);
    const after = await get(PRIVACY).set('If-None-Match', before.headers['etag'] ?? '');
    assert.equal(after.status, 200);
  });

  it('leaves kept pages alone when nothing changed', async () => {
    const before = await get(PRIVACY);
    await site.parts.live.reload();
    const after = await get(PRIVACY).set('If-None-Match', before.headers['etag'] ?? '');
    assert.equal(after.status, 304);
  });

  it('moves a page, adds one and takes one away, in the sitemap too', async () => {
    agency.edit<PageFile>('pages/privacy.json', ({ params }) => {
      params.path.nl = 'uw-gegevens';
    });
    agency.dropPage('sold');
    await site.parts.live.reload();
    assert.deepEqual(site.parts.live.problems, []);
    assert.equal((await get('/nl/uw-gegevens')).status, 200);
    const moved = await get(PRIVACY).redirects(0);
    assert.deepEqual([moved.status, moved.headers['location']], [301, '/nl/uw-gegevens']);
    assert.equal((await get('/nl/verkocht')).status, 404);
    const sitemap = await wholeSitemap(site.app);
    assert.ok(sitemap.includes('/nl/uw-gegevens') && !sitemap.includes('/nl/privacy'));
  });

  it('gives the stylesheet another URL, and serves the old one to pages still open', async () => {
    const before = await stylesheetOf(PRIVACY);
    agency.edit<SiteInfo>('site.json', (info) => {
      info.colours.primary = '#7a0f3c';
    });
    await site.parts.live.reload();
    const after = await stylesheetOf(PRIVACY);
    assert.notEqual(after, before);
    assert.match((await get(after)).text, /--primary:#7a0f3c/);
    assert.doesNotMatch((await get(before)).text, /#7a0f3c/);
    for (const url of [before, after]) {
      const { status, headers } = await get(url);
      assert.equal(status, 200);
      assert.match(headers['cache-control'] ?? '', /immutable/);
      assert.match(headers['content-type'] ?? '', /^text\/css/);
    }
  });

  it('tells of a colour that cannot be read, and uses the nearest that can', async () => {
    agency.edit<SiteInfo>('site.json', (info) => {
      info.colours.primary = '#9ecbff';
    });
    await site.parts.live.reload();
    const warnings = site.lines.filter(({ level }) => level === 'warn').map(({ msg }) => msg);
    const told = /colours\.primary: #9ecbff on paper #FFFFFF has a contrast of 1\.\d+, below 4\.5/;
    assert.match(String(warnings), told);
    const used = /(#[0-9a-f]{6}) is used/.exec(String(warnings))?.[1] ?? '';
    const css = (await get(await stylesheetOf(PRIVACY))).text;
    assert.ok(css.includes(`--primary:${used}`) && !css.includes('#9ecbff'));
  });

  it('forgets a stylesheet after several others', async () => {
    const first = await stylesheetOf(PRIVACY);
    for (let shade = 0; shade < 8; shade += 1) {
      agency.edit<SiteInfo>('site.json', (info) => {
        info.colours.primary = `#7a0f3${shade}`;
      });
      await site.parts.live.reload();
    }
    assert.equal((await get(first)).status, 404);
    assert.equal((await get(await stylesheetOf(PRIVACY))).status, 200);
  });

  it('takes in a font of the agency’s own, and another file under the same name', async () => {
    const font = readFileSync(path.join(ROOT, 'public/fonts/instrument-sans.woff2'));
    agency.edit<SiteInfo>('site.json', ({ fonts }) => {
      fonts.text.family = 'Own Sans';
      fonts.text.file = 'own-sans.woff2';
    });
    await site.parts.live.reload();
    assert.match(JSON.stringify(site.lines), /there is no font file own-sans\.woff2/);

    const urls: string[] = [];
    for (const bytes of [font, Buffer.concat([font, Buffer.from([0])])]) {
      agency.write('fonts/own-sans.woff2', bytes);
      await site.parts.live.reload();
      const $ = load((await get(PRIVACY)).text);
      const preloads = $('link[rel="preload"][as="font"]').toArray();
      const url = preloads.map((link) => link.attribs['href'] ?? '').find(isOwnFont) ?? '';
      urls.push(url);
      assert.ok((await get(await stylesheetOf(PRIVACY))).text.includes(`url("${url}")`));
      const response = await get(url).responseType('blob');
      assert.equal(response.headers['content-type'], 'font/woff2');
      assert.equal(response.headers['content-encoding'], undefined);
      assert.equal(hash(response.body as Buffer), hash(bytes));
    }
    assert.equal(new Set(urls).size, 2);
  });

  it('shows in the homes and the people at the next refresh', async () => {
    const { catalogue } = site.parts.source;
    const version = catalogue.version;
    const [home] = catalogue.port('nl').list(EVERY_SALE, 1).items;
    const name = `homes/moved-${home?.id}.json`;
    agency.write(name, { ...oneHome(agency), id: 999_001, city: 'Nergenshuizen' });
    await catalogue.refresh();
    assert.notEqual(catalogue.version, version);
    assert.equal(catalogue.port('nl').property(999_001)?.city, 'Nergenshuizen');
  });

  it('is believed when it deletes nearly everything', async () => {
    const { catalogue } = site.parts.source;
    const [first = '', ...rest] = agency.list('homes');
    for (const name of rest) agency.remove(`homes/${name}`);
    await catalogue.refresh();
    assert.equal(catalogue.size, 1, first);
    assert.deepEqual((await get('/readyz')).body, { status: 'ready' });
  });

  it('counts homes by the labels that are sold now', async () => {
    const { catalogue } = site.parts.source;
    const before = catalogue.port('nl').count('sold');
    agency.edit<SiteInfo>('site.json', (info) => {
      info.ignoredLabels = info.labels.map(({ id }) => id);
    });
    await site.parts.live.reload();
    await catalogue.refresh();
    assert.ok(catalogue.port('nl').count('sold') > before);
  });

  describe('that breaks it', () => {
    it('keeps the last good version', async () => {
      retitle('De laatste goede');
      await site.parts.live.reload();
      breakPage();
      await site.parts.live.reload();
      assert.match(await titleOf(PRIVACY), /^De laatste goede/);
      const { status } = await get('/nl/te-koop');
      assert.equal(status, 200);
    });

    it('changes nothing by halves: not the colours while a page is broken', async () => {
      const before = await stylesheetOf(PRIVACY);
      agency.edit<SiteInfo>('site.json', (info) => {
        info.colours.primary = '#7a0f3c';
      });
      breakPage();
      await site.parts.live.reload();
      assert.equal(await stylesheetOf(PRIVACY), before);
    });

    it('is logged once, with file, path and reason', async () => {
      breakPage();
      await site.parts.live.reload();
      await site.parts.live.reload();
      const told = site.lines.filter(({ level }) => level === 'error');
      assert.deepEqual(
        told.map(({ file, path: at, reason }) => [file, at, reason].join(': ')),
        [MISTAKE],
      );
    });

    it('is reported by /readyz, which stays ready, until it is fixed', async () => {
      assert.deepEqual((await get('/readyz')).body, { status: 'ready' });
      breakPage();
      await site.parts.live.reload();
      const response = await get('/readyz');
      assert.equal(response.status, 200);
      assert.deepEqual(response.body, { status: 'ready', degraded: [MISTAKE] });
      retitle('Privacy');
      await site.parts.live.reload();
      assert.deepEqual((await get('/readyz')).body, { status: 'ready' });
    });

    it('may be a font that is none', async () => {
      agency.write('fonts/instrument-sans.woff2', '<!doctype html>');
      await site.parts.live.reload();
      assert.deepEqual(site.parts.live.problems, [
        'fonts/instrument-sans.woff2: is not a WOFF2 font',
      ]);
    });

    it('costs no listing: a home keeps its last good version, and log and /readyz name it', async () => {
      const { catalogue } = site.parts.source;
      await catalogue.refresh();
      const { size, version } = catalogue;
      const file = 'homes/70408-gent-trapgevel.json';
      const good = agency.read<HomeFile>(file);
      agency.write(file, { ...good, city: 9000 });
      await catalogue.refresh();
      assert.deepEqual([catalogue.size, catalogue.version], [size, version]);
      const mistake = `${file}: city: expected string, received number`;
      const degraded = [`${mistake}; its last good version is shown`];
      assert.deepEqual((await get('/readyz')).body, { status: 'ready', degraded });
      const told = site.lines.filter(({ level }) => level === 'warn');
      assert.deepEqual(
        told.map(({ item, reason }) => `${String(item)}: ${String(reason)}`),
        [mistake],
      );
      agency.write(file, good);
      await catalogue.refresh();
      assert.deepEqual((await get('/readyz')).body, { status: 'ready' });
    });

    it('names the pictures that are no longer there, and who shows them', async () => {
      agency.remove('pictures');
      await site.parts.source.catalogue.refresh();
      const { degraded } = (await get('/readyz')).body as { degraded: string[] };
      const named = degraded.find((line) => line.startsWith('homes/70408-gent-trapgevel.json: '));
      assert.match(named ?? '', /: pictures\[0\]\.source: there is no pictures\//);
    });
  });
});

describe('a running server', () => {
  it('sees an edit without a restart', async () => {
    const agency = new AgencyCopy(DEMO);
    const started = startMain({ SITE_DIR: agency.dir, LOG_LEVEL: 'info' });
    try {
      const port = await portOf(started);
      const changed = new Promise<void>((resolve) => {
        started.child.stdout?.on('data', (chunk: Buffer) => {
          if (chunk.includes('the site has changed')) resolve();
        });
      });
      agency.edit<PageFile>('pages/privacy.json', ({ params }) => {
        params.title.nl = 'Onder het lopen veranderd';
      });
      await changed;
      const response = await fetch(`http://127.0.0.1:${port}${PRIVACY}`);
      assert.match(load(await response.text())('title').text(), /^Onder het lopen veranderd/);
    } finally {
      started.child.kill('SIGKILL');
    }
  });
});

const EVERY_SALE = emptyQuery('sale');

function oneHome(agency: AgencyCopy): HomeFile {
  return agency.read<HomeFile>('homes/70408-gent-trapgevel.json');
}

function isOwnFont(url: string): boolean {
  return /^\/assets\/site\/own-sans\.[0-9a-f]{10}\.woff2$/.test(url);
}

function hash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
