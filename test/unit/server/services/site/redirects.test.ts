import assert from 'node:assert/strict';
import { z } from 'zod';
import { loadSite } from '../../../../../server/services/site/load-site.ts';
import { SiteError } from '../../../../../server/services/site/site-error.ts';
import { OldAddresses } from '../../../../../views/domain/site/old-addresses.ts';
import { inFolder, sampleFiles } from './site-files.ts';

const SCHEMAS = {
  text: z.unknown(),
  list: z.unknown(),
  'thank-you': z.unknown(),
};

const load = (csv: string) =>
  inFolder({ ...sampleFiles(), 'redirects.csv': csv }, (dir) => loadSite(dir, SCHEMAS));

async function problemsOf(csv: string): Promise<string[]> {
  try {
    await load(csv);
    return [];
  } catch (error) {
    assert.ok(error instanceof SiteError);
    return error.problems.map(({ file, path, reason }) => `${file} ${path}: ${reason}`);
  }
}

describe('redirects.csv', () => {
  it('is read with commas, semicolons or tabs, a heading, quotes and whole URLs', async () => {
    const csv =
      '\uFEFFfrom;to\r\n/oud/pad;about\r\n"/met, komma",/nl/wij\n\n' +
      'https://www.old.example/page.php?id=7\thome:4711\tfr\n';
    const { site } = await load(csv);
    const find = (path: string, query = '') =>
      site.oldAddresses?.find(path, new URLSearchParams(query));
    assert.equal(site.oldAddresses?.size, 3);
    assert.deepEqual(find('/oud/pad')?.target, { kind: 'page', name: 'about' });
    assert.deepEqual(find('/met,%20komma')?.target, { kind: 'path', path: '/nl/wij' });
    assert.deepEqual(find('/page.php', 'utm_source=x&id=7')?.target, { kind: 'home', id: 4711 });
    assert.equal(find('/page.php', 'id=7')?.locale, 'fr');
    assert.equal(find('/page.php', 'id=8'), undefined);
    assert.equal(find('/page.php'), undefined);
  });

  it('changes the version of the site', async () => {
    const versionOf = async (csv: string) => (await load(csv)).version;
    assert.notEqual(await versionOf('/a,about'), await versionOf('/b,about'));
  });

  it('tells every mistake by its line', async () => {
    const csv = [
      '/a,about',
      '/A/,/nl/wij',
      '/b?x=1&y=2,about',
      '/b?y=2&x=1,about',
      '/c,/d?z=1',
      '/d,/c',
      '/e,/e',
      '/f,nowhere',
      '/g,home:x',
      '/h,//elsewhere.example',
      '/i,https://elsewhere.example/',
      'j,about',
      '/k',
      '/l,about,it',
      '/m,about,nl,more',
      '/,about',
      '/nl/over-ons,/nl/wij',
      '/%E0%A4%A,about',
    ].join('\n');
    assert.deepEqual(await problemsOf(csv), [
      'redirects.csv line 9: "home:x" names no home: home: and its number',
      'redirects.csv line 10: "//elsewhere.example" is no path of this site, no page\'s name and no home:ID',
      'redirects.csv line 11: "https://elsewhere.example/" is no path of this site, no page\'s name and no home:ID',
      'redirects.csv line 12: "j" is no path of the old site: it begins with /',
      'redirects.csv line 13: says nothing of where it leads',
      'redirects.csv line 14: "it" is no language of the site',
      'redirects.csv line 15: has more than three columns',
      'redirects.csv line 16: the old home page leads to the new one anyway',
      'redirects.csv line 18: "/%E0%A4%A" is no path of the old site: it begins with /',
      'redirects.csv line 2: the same address stands in line 1',
      'redirects.csv line 4: the same address stands in line 3',
      'redirects.csv line 5: leads to the old address of line 6',
      'redirects.csv line 6: leads to the old address of line 5',
      'redirects.csv line 7: leads to itself',
      'redirects.csv line 8: there is no page "nowhere"',
      'redirects.csv line 17: /nl/over-ons is the page "about" of this site',
    ]);
  });

  it('names what is no table', async () => {
    const [problem] = await problemsOf('/a,"about\n/b,about');
    assert.match(problem ?? '', /^redirects\.csv : .*[Qq]uote/);
  });
});

describe('addresses of an old site', () => {
  it('are found by the line that names the most parameters', () => {
    const path = (name: string) => ({ kind: 'path', path: name }) as const;
    const addresses = new OldAddresses([
      { from: '/list', target: path('/any') },
      { from: '/list?type=1', target: path('/type') },
      { from: '/list?type=1&city=gent', target: path('/both') },
    ]);
    const find = (query: string) => addresses.find('/LIST/', new URLSearchParams(query))?.target;
    assert.deepEqual(find(''), path('/any'));
    assert.deepEqual(find('city=gent'), path('/any'));
    assert.deepEqual(find('type=1&city=brugge'), path('/type'));
    assert.deepEqual(find('city=gent&type=1'), path('/both'));
  });
});
