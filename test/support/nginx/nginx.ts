import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const CONF = path.resolve(import.meta.dirname, '../../../docs/host/nginx.conf');
const PROGRAMS = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'];
const program = () => PROGRAMS.find(existsSync);
/** The site's name in the documented configuration. */
export const NAME = 'www.example.be';

/** Whether the documented configuration can be tried on this machine. */
export function hasNginx(): boolean {
  return program() !== undefined && spawnSync('openssl', ['version']).error === undefined;
}

export interface NginxPlaces {
  /** A folder of its own, for all that it writes. */
  dir: string;
  /** Instead of ports 80 and 443: a port of loopback, or `unix:` and a path. */
  http: string;
  https: string;
  /** Instead of ports 3001 and 3002. */
  instances: readonly [string, string];
  /** How many of them are asked for one request; 2 by default. */
  tries?: number;
}

/** Writes the documented configuration with other places; returns the path of nginx's main file. */
export function writeNginxConf({ dir, http, https, instances, tries = 2 }: NginxPlaces): string {
  const own = (name: string) => path.join(dir, name);
  for (const name of ['cache', 'tmp']) mkdirSync(own(name), { recursive: true });
  writeCertificate(dir);
  const conf = readFileSync(CONF, 'utf8')
    .replaceAll('listen 80', `listen ${http}`)
    .replaceAll('listen 443', `listen ${https}`)
    .replace('127.0.0.1:3001', instances[0])
    .replace('127.0.0.1:3002', instances[1])
    .replace('proxy_next_upstream_tries 2', `proxy_next_upstream_tries ${tries}`)
    .replaceAll(`/etc/letsencrypt/live/${NAME}`, dir)
    .replaceAll('/var/cache/nginx', own('cache'))
    .replaceAll('/var/log/nginx', dir);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${own('tmp')}/${kind};`,
  );
  const main = [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off;',
    // As in the main file of Debian's package and of nginx's own.
    'worker_processes auto;',
    `pid ${own('nginx.pid')};`,
    `error_log ${own('main.log')};`,
    'events { worker_connections 1024; }',
    `http { ${temporary.join(' ')} include ${own('vitrine.conf')}; }`,
  ];
  writeFileSync(own('vitrine.conf'), conf);
  writeFileSync(own('nginx.conf'), `${main.join('\n')}\n`);
  return own('nginx.conf');
}

function writeCertificate(dir: string): void {
  const files = ['-keyout', path.join(dir, 'privkey.pem'), '-out', path.join(dir, 'fullchain.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync('openssl', ['req', ...kind, '-subj', `/CN=${NAME}`, '-days', '2', ...files], {
    stdio: 'ignore',
  });
}

/** What `nginx -t` says about a main file. */
export function checkNginx(main: string): { status: number | null; said: string } {
  const args = ['-t', '-q', '-c', main, '-e', path.join(path.dirname(main), 'main.log')];
  const { status, stderr } = spawnSync(program() ?? '', args, { encoding: 'utf8' });
  return { status, said: stderr };
}

export interface Nginx {
  child: ChildProcess;
  stop(): Promise<void>;
}

/**
 * Starts nginx; resolves when it has opened its addresses.
 * @throws what it says when it ends instead.
 */
export async function startNginx(main: string): Promise<Nginx> {
  const log = path.join(path.dirname(main), 'main.log');
  // Its pid is written once it listens; a check of the configuration leaves the file empty.
  const pid = path.join(path.dirname(main), 'nginx.pid');
  const isOpen = () => existsSync(pid) && readFileSync(pid, 'utf8') !== '';
  const child = spawn(program() ?? '', ['-c', main, '-e', log], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  while (!isOpen()) {
    if (child.exitCode !== null) throw new Error(readFileSync(log, 'utf8'));
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return {
    child,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
