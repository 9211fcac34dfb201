import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdir, stat, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import type { Media } from '../../../../../server/services/media/media.ts';
import { type Bench, bytesAt, MINUTE, urlsOf, withMedia } from './media-bench.ts';
import { body, loopback, pictureHost, redirect } from './picture-host.ts';
import { bomb, photograph } from './tiny-pictures.ts';

/** A media bench whose host has one photograph of the site. */
async function withPhotograph(
  use: (bench: Bench & { media: Media; source: string }) => Promise<void>,
  picture?: Buffer,
): Promise<void> {
  const made = picture ?? (await photograph(1000, 500));
  await withMedia({}, async (bench) => {
    const source = bench.host.url('/home-1.jpg');
    bench.host.answers.set('/home-1.jpg', body(made));
    bench.wanted.sources.push(source);
    await use({ ...bench, source, media: await bench.open() });
  });
}

/** The same with another host, whose pictures come first and never end. */
async function withDrippingHost(
  count: number,
  use: (
    bench: Bench & { media: Media; source: string; held: string[]; dripped: Promise<void> },
  ) => Promise<void>,
): Promise<void> {
  const dripping = await pictureHost();
  const held = Array.from({ length: count }, (_, at) => dripping.url(`/${at}`));
  const dripped = new Promise<void>((resolve) => {
    for (const one of held) {
      dripping.answers.set(new URL(one).pathname, (_req, res) => {
        res.writeHead(200, { 'Content-Type': 'image/jpeg' }).write('\xff', 'latin1');
        if (dripping.asked.length === count) resolve();
      });
    }
  });
  try {
    await withPhotograph(async (bench) => {
      bench.wanted.hosts.push(dripping.host);
      bench.wanted.sources.unshift(...held);
      bench.wanted.version += 1;
      await use({ ...bench, held, dripped });
    });
  } finally {
    await dripping.close();
  }
}

const widthsOf = (media: Media, source: string) =>
  media.picture(source)?.avif.map(({ width }) => width);
const firstJpeg = (media: Media, source: string) => urlsOf(media.picture(source), 'jpeg')[0];

describe('pictures on another host', () => {
  it('of a home that the data does not have come from any server of the site, and no other', () =>
    withPhotograph(async ({ open, media, wanted, host, source }) => {
      wanted.sources = [];
      wanted.version += 1;
      const url = firstJpeg(media, source);
      assert.match(url ?? '', /^\/media\/home-1\.[0-9a-f]{16}\.\d+\.jpg\?of=[\w-]+$/);
      const [file = '', sealed = ''] = url?.slice('/media/'.length).split('?of=') ?? [];
      const [another, stranger] = [await open(), await open({ secret: 'of another site' })];
      assert.equal(another.variant(file), undefined);
      assert.equal(another.variant(file, `${sealed}A`), undefined);
      assert.equal(another.variant(file.replace('home-1', 'home-2'), sealed), undefined);
      assert.equal(stranger.variant(file, sealed), undefined);
      assert.equal((await bytesAt(another, url)).subarray(0, 2).toString('hex'), 'ffd8');
      // Its data changes: what it was told is forgotten.
      wanted.version += 1;
      assert.equal(another.variant(file), undefined);
      assert.ok(another.variant(file, sealed));
      wanted.hosts = [];
      wanted.version += 1;
      assert.equal(another.variant(file, sealed), undefined);
      assert.deepEqual(host.asked, ['/home-1.jpg']);
    }));

  it('are taken for 3:2 and large until their size is known', () =>
    withPhotograph(async ({ media, source, host }) => {
      const before = media.picture(source);
      assert.deepEqual([before?.width, before?.height], [1600, 1067]);
      assert.deepEqual(widthsOf(media, source), [480, 832, 1200, 1600]);
      const version = media.version;
      await media.refresh();
      assert.notEqual(media.version, version);
      const after = media.picture(source);
      assert.deepEqual([after?.width, after?.height], [1000, 500]);
      assert.deepEqual(widthsOf(media, source), [480, 832, 1000]);
      assert.match(after?.avif[0]?.url ?? '', /^\/media\/home-1\.[0-9a-f]{16}\.480\.avif$/);
      await media.refresh();
      assert.deepEqual(host.asked, ['/home-1.jpg']);
    }));

  it('are as sharp as the own ones where one looks round in them', () =>
    withMedia({}, async ({ host, wanted, open }) => {
      const source = host.url('/room.jpg');
      host.answers.set('/room.jpg', body(await photograph(5000, 2500)));
      wanted.panoramas.push(source);
      const media = await open();
      const wide = (format: 'webp' | 'jpeg') =>
        media.picture(source)?.[format].map(({ width }) => width);
      const named = urlsOf(media.picture(source), 'webp');
      assert.deepEqual(wide('webp'), [480, 960, 1600, 4096]);
      await media.refresh();
      assert.deepEqual(wide('webp'), [480, 960, 1600, 4096, 5000]);
      assert.deepEqual(wide('jpeg'), [960, 4096]);
      assert.deepEqual(urlsOf(media.picture(source), 'webp').slice(0, 4), named);
      const { width } = await sharp(await bytesAt(media, named.at(-1))).metadata();
      assert.equal(width, 4096);
      await assert.rejects(bytesAt(media, named.at(-1)?.replace('.4096.', '.4000.')), {
        kind: 'gone',
      });
    }));

  it('keep the URLs that pages named before', () =>
    withPhotograph(async ({ media, source }) => {
      const [, , large] = urlsOf(media.picture(source), 'webp');
      await media.refresh();
      const made = await sharp(await bytesAt(media, large)).metadata();
      assert.equal(made.width, 1000);
    }));

  it('are fetched once, however many ask for how many of their files', () =>
    withPhotograph(async ({ media, source, host }) => {
      const picture = media.picture(source);
      const urls = [...urlsOf(picture, 'webp'), ...urlsOf(picture, 'jpeg')];
      const made = await Promise.all([...urls, ...urls].map((url) => bytesAt(media, url)));
      assert.equal(new Set(made).size, urls.length);
      assert.deepEqual(host.asked, ['/home-1.jpg']);
    }));

  it('are neither fetched nor made again after a restart', () =>
    withPhotograph(async ({ media, source, host, open }) => {
      await media.refresh();
      await bytesAt(media, firstJpeg(media, source));
      const again = await open();
      assert.equal(again.picture(source)?.width, 1000);
      await again.refresh();
      for (const url of urlsOf(again.picture(source), 'webp')) await bytesAt(again, url);
      assert.deepEqual(host.asked, ['/home-1.jpg']);
    }));

  it('are fetched again when what was kept is damaged', () =>
    withPhotograph(async ({ media, source, host, dir, open }) => {
      await media.refresh();
      const url = firstJpeg(media, source);
      const made = await bytesAt(media, url);
      const files = path.join(dir, 'media/files');
      for (const name of await readdir(files)) await writeFile(path.join(files, name), 'damaged');
      assert.deepEqual(await bytesAt(await open(), url), made);
      assert.equal(host.asked.length, 2);
    }));

  it('cannot be asked for unless the site names them, on hosts that it allows', () =>
    withPhotograph(async ({ media, source, wanted, host }) => {
      const url = firstJpeg(media, source);
      await bytesAt(media, url);
      assert.equal(media.picture('http://elsewhere.example/a.jpg'), undefined);
      assert.equal(media.picture(source.replace('http:', 'https:')), undefined);
      assert.equal(media.picture('ftp://pictures.example/a.jpg'), undefined);
      wanted.sources = [];
      wanted.version += 1;
      await assert.rejects(bytesAt(media, url), /no address/);
      wanted.sources = [source];
      wanted.version += 1;
      await bytesAt(media, url);
      wanted.hosts = [];
      wanted.version += 1;
      assert.equal(media.picture(source), undefined);
      await assert.rejects(bytesAt(media, url), /no address/);
      wanted.hosts = [host.host];
      wanted.version += 1;
      await bytesAt(media, url);
    }));

  it('are known by their URL here after a restart, before any page has named them', () =>
    withPhotograph(async ({ media, source, open }) => {
      const url = firstJpeg(media, source);
      await bytesAt(await open(), url);
    }));

  it('have the widths of their size and of the recipe, and no other', () =>
    withPhotograph(async ({ media, source, open, host }) => {
      const url = firstJpeg(media, source)?.replace('.960.', '.1000.');
      await bytesAt(media, url);
      const fresh = await open();
      await assert.rejects(bytesAt(fresh, url?.replace('.1000.', '.999.')), { kind: 'gone' });
      await assert.rejects(bytesAt(fresh, url?.replace('.1000.', '.480.')), { kind: 'gone' });
      assert.equal(host.asked.length, 1);
    }));

  it('are left out of pages when they are not pictures, and requested again an hour later', () =>
    withPhotograph(async ({ media, source, host, clock, lines }) => {
      const url = firstJpeg(media, source);
      host.answers.delete('/home-1.jpg');
      await media.refresh();
      assert.equal(media.picture(source), undefined);
      await assert.rejects(bytesAt(media, url), { kind: 'gone' });
      clock.now += 59 * MINUTE;
      await media.refresh();
      assert.equal(host.asked.length, 1);
      host.answers.set('/home-1.jpg', body(await photograph(600, 300)));
      clock.now += MINUTE;
      await media.refresh();
      assert.equal(media.picture(source)?.width, 600);
      assert.equal(lines.filter(({ msg }) => msg === 'a picture is not available').length, 1);
    }));

  it('are left out when they are not what they seem', async () => {
    const jpegHead = (await photograph(8, 8)).subarray(0, 40);
    const wrong = {
      bomb: body(bomb(30_000, 30_000), 'image/png'),
      garbage: body(Buffer.concat([jpegHead, Buffer.alloc(500, 7)])),
      svg: body('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'),
      html: body('<!doctype html>', 'text/html'),
      loop: redirect('/loop'),
      out: redirect('http://elsewhere.example/a.jpg'),
    };
    await withMedia({}, async ({ host, wanted, open, dir, lines }) => {
      for (const [name, answer] of Object.entries(wrong)) {
        host.answers.set(`/${name}`, answer);
        wanted.sources.push(host.url(`/${name}`));
      }
      const media = await open();
      const urls = wanted.sources.map((source) => firstJpeg(media, source));
      for (const url of urls) await assert.rejects(bytesAt(media, url), { kind: 'unusable' });
      for (const source of wanted.sources) assert.equal(media.picture(source), undefined);
      assert.deepEqual(await readdir(path.join(dir, 'media/files')), []);
      assert.deepEqual(
        lines.map(({ kind, host: named }) => [kind, named]),
        urls.map(() => ['unusable', host.host]),
      );
    });
  });

  it('are refused when they decode to more memory than is allowed', async () => {
    const small = bomb(20_000, 20_000);
    assert.ok(small.length < 100_000);
    await withPhotograph(async ({ media, source, lines, host }) => {
      host.answers.set('/home-1.jpg', body(small, 'image/png'));
      await media.refresh();
      assert.equal(media.picture(source), undefined);
      assert.match(String(lines[0]?.['reason']), /pixel/);
    });
  });

  it('stay on pages while their host fails, and are not requested for five minutes', () =>
    withPhotograph(async ({ media, source, host, clock }) => {
      const url = firstJpeg(media, source);
      const whole = host.answers.get('/home-1.jpg')!;
      host.answers.set('/home-1.jpg', (_req, res) => void res.writeHead(500).end());
      await media.refresh();
      assert.equal(media.picture(source)?.width, 1600);
      await assert.rejects(bytesAt(media, url), { kind: 'unreachable' });
      clock.now += 5 * MINUTE - 1;
      await assert.rejects(bytesAt(media, url), { kind: 'unreachable' });
      assert.equal(host.asked.length, 1);
      host.answers.set('/home-1.jpg', whole);
      clock.now += 1;
      await bytesAt(media, url);
      assert.equal(host.asked.length, 2);
    }));

  it('do not wait for a host that sends a byte at a time', () =>
    withPhotograph(async ({ media, source, host, timers }) => {
      const started = new Promise<void>((resolve) => {
        host.answers.set('/home-1.jpg', (_req, res) => {
          res.writeHead(200, { 'Content-Type': 'image/jpeg' });
          res.write('\xff', 'latin1');
          resolve();
        });
      });
      const asked = assert.rejects(bytesAt(media, firstJpeg(media, source)), {
        kind: 'unreachable',
      });
      await started;
      assert.deepEqual(timers.waiting, [15_000]);
      timers.goOff(15_000);
      await asked;
    }));

  it('do not wait for another host that sends a byte at a time', () =>
    withDrippingHost(4, async ({ media, source, timers, held, dripped }) => {
      const asked = held.map((one) => bytesAt(media, firstJpeg(media, one)));
      await dripped;
      await bytesAt(media, firstJpeg(media, source));
      timers.goOff(15_000);
      for (const one of asked) await assert.rejects(one, { kind: 'unreachable' });
    }));

  it('have their sizes learnt while another host sends a byte at a time', () =>
    withDrippingHost(1, async ({ media, source, host, timers, dripped }) => {
      const learning = media.refresh();
      await Promise.all([dripped, once(host.server, 'request')]);
      while (timers.waiting.length > 1) await setImmediate();
      timers.goOff(15_000);
      await learning;
      assert.equal(media.picture(source)?.width, 1000);
    }));

  it('do not wait for a name that nobody resolves', () =>
    withPhotograph(async ({ source, host, timers, open }) => {
      let ask = () => {};
      const asked = new Promise<void>((resolve) => {
        ask = resolve;
      });
      const resolve = () => {
        ask();
        return new Promise<string[]>(() => {});
      };
      const media = await open({ reach: { ...loopback, resolve } });
      const answer = assert.rejects(bytesAt(media, firstJpeg(media, source)), {
        kind: 'unreachable',
      });
      await asked;
      timers.goOff(15_000);
      await answer;
      assert.deepEqual(host.asked, []);
    }));

  it('are not requested from a silent host until a minute has passed', () =>
    withMedia({}, async ({ host, wanted, open, clock }) => {
      const broken = ['/1', '/2', '/3', '/4', '/5'];
      for (const name of broken) {
        host.answers.set(name, (req) => req.socket.destroy());
        wanted.sources.push(host.url(name));
      }
      const media = await open();
      await media.refresh();
      assert.deepEqual(host.asked, ['/1', '/2', '/3']);
      await assert.rejects(bytesAt(media, firstJpeg(media, host.url('/4'))), { kind: 'busy' });
      await media.refresh();
      assert.equal(host.asked.length, 3);
      clock.now += MINUTE;
      host.answers.set('/4', body(await photograph(8, 8)));
      await media.refresh();
      assert.deepEqual(host.asked.slice(3), ['/4', '/5']);
      assert.equal(media.picture(host.url('/4'))?.width, 8);
    }));

  it('are fetched from a host that fails now and then', () =>
    withMedia({}, async ({ host, wanted, open }) => {
      const picture = body(await photograph(8, 8));
      for (const name of ['/1', '/2', '/ok', '/3', '/4', '/gone', '/5', '/6', '/last']) {
        const isGood = name === '/ok' || name === '/last';
        const answer = isGood ? picture : (req: IncomingMessage) => req.socket.destroy();
        if (name !== '/gone') host.answers.set(name, answer);
        wanted.sources.push(host.url(name));
      }
      const media = await open();
      await media.refresh();
      assert.equal(host.asked.length, 9);
      assert.equal(media.picture(host.url('/last'))?.width, 8);
    }));

  it('are not requested if the host falls silent while they wait', () =>
    withMedia({}, async ({ host, wanted, open }) => {
      for (let at = 0; at < 40; at += 1) {
        host.answers.set(`/${at}`, (req) => req.socket.destroy());
        wanted.sources.push(host.url(`/${at}`));
      }
      const media = await open();
      const asked = wanted.sources.map((source) => bytesAt(media, firstJpeg(media, source)));
      const results = await Promise.allSettled(asked);
      assert.ok(results.every(({ status }) => status === 'rejected'));
      assert.ok(host.asked.length < 20, String(host.asked.length));
    }));

  it('are fetched four at a time', () =>
    withMedia({}, async ({ host, wanted, open }) => {
      const picture = await photograph(8, 8);
      const held: (() => void)[] = [];
      const names = Array.from({ length: 7 }, (_, at) => `/${at}`);
      let fourth = () => {};
      const four = new Promise<void>((resolve) => {
        fourth = resolve;
      });
      for (const name of names) {
        wanted.sources.push(host.url(name));
        host.answers.set(name, (req, res) => {
          held.push(() => body(picture)(req, res));
          if (held.length === 4) fourth();
        });
      }
      const media = await open();
      const all = Promise.all(
        wanted.sources.map((source) => bytesAt(media, firstJpeg(media, source))),
      );
      await four;
      assert.equal(host.asked.length, 4);
      for (const name of names) host.answers.set(name, body(picture));
      held[0]?.();
      await once(host.server, 'request');
      assert.equal(host.asked.length, 5);
      for (const answer of held.slice(1)) answer();
      assert.equal((await all).length, 7);
    }));

  it('are evicted, the least recently used first, within the bound', () =>
    withMedia({}, async ({ host, wanted, open, dir }) => {
      const noise = { type: 'gaussian' as const, mean: 128, sigma: 50 };
      const create = { width: 200, height: 200, channels: 3 as const, background: '#000', noise };
      for (const name of ['/1', '/2', '/3', '/4']) {
        host.answers.set(name, body(await sharp({ create }).jpeg().toBuffer()));
        wanted.sources.push(host.url(name));
      }
      const maxBytes = 60_000;
      const media = await open({ maxBytes });
      await media.refresh();
      for (const source of wanted.sources) await bytesAt(media, firstJpeg(media, source));
      const files = path.join(dir, 'media/files');
      const sizes = await Promise.all(
        (await readdir(files)).map(async (name) => (await stat(path.join(files, name))).size),
      );
      const total = sizes.reduce((sum, size) => sum + size, 0);
      assert.ok(total <= maxBytes && total > 0, String(total));
      assert.equal(media.picture(wanted.sources[0] ?? '')?.width, 200);
      await bytesAt(media, firstJpeg(media, wanted.sources[0] ?? ''));
    }));
});
