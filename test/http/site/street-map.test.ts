import assert from 'node:assert/strict';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import request from 'supertest';
import { AgencyCopy } from '../../support/agency-copy.ts';
import { siteApp, type SiteApp } from '../../support/site-app.ts';
import { STREET_ZOOM, streetArchive } from '../../support/street-archive.ts';

const DEMO = path.resolve(import.meta.dirname, '../../../server/demo');
const AT = [51.05, 3.72] as const;
const FILE = 'map/gent.pmtiles';

describe('a street map in the agency’s folder', () => {
  let agency: AgencyCopy;
  let site: SiteApp;
  beforeEach(async () => {
    agency = new AgencyCopy(DEMO);
    site = await siteApp({ env: { SITE_DIR: agency.dir } });
  });

  const streets = () => site.parts.source.site.streets;
  const write = async (archive: Buffer) => {
    agency.write(FILE, archive);
    await site.parts.live.reload();
  };

  it('is taken in while the site runs, with whom it names, and served in parts', async () => {
    assert.equal(streets(), undefined);
    const attribution = '<a href="https://www.openstreetmap.org/copyright">&copy; OSM people</a>';
    const archive = streetArchive({ at: AT, attribution, place: 'Gent' });
    await write(archive);
    const { url = '', ...rest } = streets() ?? {};
    assert.deepEqual(rest, { maxZoom: STREET_ZOOM, attribution: '© OSM people' });
    const part = await request(site.app).get(url).set('Range', 'bytes=0-6').responseType('blob');
    assert.equal(part.status, 206);
    assert.equal(String(part.body), 'PMTiles');
    assert.equal(part.headers['content-encoding'], undefined);
    const list = await request(site.app).get('/nl/te-koop');
    assert.ok(list.text.includes(url));
  });

  it('gives way to tiles that site.json names', async () => {
    await write(streetArchive({ at: AT, place: 'Gent' }));
    assert.equal(streets()?.attribution, '© OpenStreetMap');
    agency.edit<{ map?: object }>('site.json', (info) => {
      info.map = { tiles: '/own/{z}/{x}/{y}.png', attribution: { text: 'Own' } };
    });
    await site.parts.live.reload();
    const list = await request(site.app).get('/nl/te-koop');
    assert.ok(list.text.includes('/own/{z}') && !list.text.includes('gent.pmtiles'));
  });

  it('is a mistake, by its name, where no browser could draw it', async () => {
    const good = streetArchive({ at: AT, place: 'Gent' });
    const changed = (at: number, ...bytes: number[]) => {
      const copy = Buffer.from(good);
      Buffer.from(bytes).copy(copy, at);
      return copy;
    };
    const packed = gzipSync('{"attribution": 3}');
    const metadataAt = Number(good.readBigUInt64LE(24));
    const long = Buffer.alloc(8);
    long.writeBigUInt64LE(10n ** 9n);
    for (const [archive, reason] of [
      [Buffer.from('PMTiles'), /no PMTiles archive/],
      [changed(0, 80, 75), /no PMTiles archive/],
      [changed(7, 2), /version 3/],
      [changed(99, 2), /vector tiles/],
      [changed(98, 4), /gzip/],
      [changed(32, ...long), /too long/],
      [changed(metadataAt, 0, 0), /cannot be read/],
      [
        Buffer.concat([changed(32, packed.length).subarray(0, metadataAt), packed]),
        /cannot be read/,
      ],
    ] as const) {
      await write(archive);
      assert.match(site.parts.live.problems.join(), reason);
      assert.match(site.parts.live.problems.join(), /map\/gent\.pmtiles/);
    }
    assert.equal(streets(), undefined);
    await write(good);
    assert.deepEqual(site.parts.live.problems, []);
  });
});
