import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Directive, parseNginx } from '../../support/nginx/nginx-conf.ts';

const CONF = path.resolve(import.meta.dirname, '../../../docs/host/nginx.conf');

describe("nginx's file", () => {
  const top = parseNginx(readFileSync(CONF, 'utf8'));
  const named = (name: string, within = top) => within.filter((each) => each.words[0] === name);
  const first = (name: string, within: readonly Directive[] = []) =>
    named(name, [...within])[0]?.words.slice(1) ?? [];
  const servers = named('server').map(({ block = [] }) => block);
  const serving = (name: string, port: string) =>
    servers.find(
      (block) => first('server_name', block).includes(name) && first('listen', block)[0] === port,
    ) ?? assert.fail(`no server ${name}:${port}`);

  it('goes from the apex, and from http, to https with the same path and query', () => {
    const apex = serving('example.be', '443');
    assert.deepEqual(first('return', apex), ['301', 'https://www.example.be$request_uri']);
    assert.match(
      first('add_header', apex).join(' '),
      /^Strict-Transport-Security max-age=31536000/,
    );
    for (const name of ['example.be', 'www.example.be']) {
      const locations = named('location', serving(name, '80'));
      const all = locations.find(({ words }) => words[1] === '/');
      assert.deepEqual(first('return', all?.block), ['301', 'https://$host$request_uri']);
    }
  });

  it('gives no health and no figures, in any spelling of their paths', () => {
    const site = serving('www.example.be', '443');
    const refusing = named('location', site).filter(
      ({ block }) => first('return', block)[0] === '404',
    );
    assert.deepEqual(
      refusing.map(({ words }) => words[1]),
      ['~*'],
    );
    const [, , pattern = ''] = refusing[0]?.words ?? [];
    // nginx compares what it has decoded, and whose slashes it has merged.
    const isRefused = (url: string) =>
      new RegExp(pattern, 'i').test(decodeURIComponent(url).replaceAll(/\/+/g, '/'));
    const spellings = ['/readyz', '//readyz', '/%72eadyz', '/READYZ', '/healthz/', '/%2fmetrics'];
    for (const url of spellings) assert.equal(isRefused(url), true, url);
    for (const url of ['/nl', '/nl/metrics', '/readyzen']) assert.equal(isRefused(url), false, url);
  });

  it('asks the two instances that the units start, and never counts one as down', () => {
    const [upstream] = named('upstream');
    const asked = named('server', upstream?.block ? [...upstream.block] : []);
    assert.deepEqual(
      asked.map(({ words }) => words.slice(1)),
      ['3001', '3002'].map((port) => [`127.0.0.1:${port}`, 'max_fails=0']),
    );
  });
});

describe("a file that is none of nginx's", () => {
  it('is told by the reader', () => {
    for (const [text, reason] of [
      ['server { listen 80;', /"server" is not closed/],
      ['listen 80; }', /no block is open/],
      ['server { listen 80 }', /"listen 80" has no ;/],
      ['add_header A "b;', /a quote is not closed/],
    ] as const) {
      assert.throws(() => parseNginx(text), reason);
    }
  });
});
