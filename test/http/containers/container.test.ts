import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { parseConfig } from '../../../server/config.ts';
import { COMMAND_NAMES } from '../../../server/commands/command-names.ts';
import { parseDockerfile, wordsOf } from '../../support/containers/dockerfile.ts';
import { replayDockerfile, type Stage } from '../../support/containers/replay.ts';
import { runCommand } from '../../support/run-command.ts';
import { temporaryDir } from '../../support/site-app.ts';
import { portOf } from '../../support/started-server.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const MEGABYTE = 1_000_000;
const IS_ROOT = process.getuid?.() === 0;

/** Files and folders below a folder, with their sizes in bytes. */
function filesIn(dir: string): Map<string, number> {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isSymbolicLink());
  return new Map(
    files.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(dir, file), entry.isFile() ? statSync(file).size : 0];
    }),
  );
}

describe('the Dockerfile, replayed in a clean folder', () => {
  let stage: Stage;
  let app: string;
  let apt: string;
  before(() => {
    const dir = temporaryDir();
    chmodSync(dir, 0o755);
    ({ stage, apt } = replayDockerfile({
      dir,
      // Instead of fetching packages, and of a build: both are as they are here.
      before: ({ name, text: script }, { dir: place, workdir }) => {
        const own = (file: string) => path.join(place, workdir, file);
        if (name !== 'RUN' || workdir !== '/build') return;
        if (script.includes(' install') && !existsSync(own('node_modules'))) {
          symlinkSync(path.join(ROOT, 'node_modules'), own('node_modules'));
        }
        if (script.includes(' package ')) {
          cpSync(path.join(ROOT, 'dist'), own('dist'), {
            recursive: true,
            preserveTimestamps: true,
          });
        }
      },
    }));
    app = path.join(stage.dir, stage.workdir);
  });

  it('has what runs and its licences, without sources and packages of development', () => {
    const files = filesIn(app);
    const bytes = [...files.values()].reduce((sum, size) => sum + size, 0);
    // All of node_modules has 690 MB; Node alone 150.
    assert.ok(bytes < 250 * MEGABYTE, `${bytes} bytes`);
    const names = [...files.keys()].filter((name) => !name.startsWith('node_modules/'));
    assert.deepEqual(
      names.filter((name) => /\.tsx?$|stamp\.json$/.test(name)),
      [],
    );
    const packages = readdirSync(path.join(app, 'node_modules')).filter((name) => name[0] !== '.');
    assert.ok(packages.includes('sharp') && packages.length < 8, packages.join());
    assert.match(readFileSync(path.join(app, 'LICENSE'), 'utf8'), /GNU GENERAL PUBLIC LICENSE/);
    const notices = readFileSync(path.join(app, 'dist/third-party-notices.txt'), 'utf8');
    for (const name of ['express', 'react', 'sharp']) {
      assert.match(notices, new RegExp(`^${name} \\d`, 'm'));
    }
    for (const name of packages.filter((each) => each !== '@img')) {
      const own = readdirSync(path.join(app, 'node_modules', name));
      assert.ok(
        own.some((file) => /^licen[cs]e/i.test(file)),
        `${name} has no licence`,
      );
    }
  });

  it('has the commands of an operator as scripts, and no others', () => {
    const manifest = readFileSync(path.join(app, 'package.json'), 'utf8');
    const { scripts } = JSON.parse(manifest) as { scripts: Record<string, string> };
    assert.deepEqual(Object.keys(scripts), ['start', ...COMMAND_NAMES]);
    assert.equal(scripts['leads'], 'node dist/server/commands.cjs leads');
  });

  it('asks for the libraries of Node, and for a user that is not root', () => {
    assert.match(apt, /install --yes --no-install-recommends libatomic1/);
    assert.equal(stage.user, 10_001);
    assert.deepEqual(stage.volumes, ['/data']);
    const data = statSync(path.join(stage.dir, 'data'));
    assert.equal(data.mode & 0o777, 0o700);
    if (IS_ROOT) assert.equal(data.uid, 10_001);
  });

  /** Runs a command of the image as its user, with a port of its own. */
  const start = ([program = '', ...args]: readonly string[], env: Record<string, string>) => {
    const user = IS_ROOT ? { uid: stage.user, gid: stage.user } : {};
    const child = spawn(program, args, {
      ...user,
      cwd: app,
      env: { ...stage.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]).then(
      ([[code, signal], stdout, stderr]) => ({ code, signal, stdout, stderr }),
    );
    return { child, ended };
  };

  it('serves from a tree that it cannot write, is healthy, and stops', async () => {
    if (!IS_ROOT) execFileSync('chmod', ['-R', 'a-w', app]);
    const before = filesIn(app);
    const server = start(stage.command, { PORT: '0' });
    try {
      const port = await portOf(server);
      const health = () => start(stage.healthCheck, { PORT: String(port) }).ended;
      const healthy = await health();
      assert.deepEqual([healthy.code, healthy.stdout], [0, 'ready\n'], healthy.stderr);
      const page = await fetch(`http://127.0.0.1:${port}/nl/te-koop`);
      assert.equal(page.status, 200);
      const [, picture = ''] = /"(\/media\/[^" ]+)/.exec(await page.text()) ?? [];
      assert.equal((await fetch(`http://127.0.0.1:${port}${picture}`)).status, 200);
      const commands = ['node', 'dist/server/commands.cjs'];
      const listed = await start([...commands, 'leads', 'list'], {}).ended;
      assert.equal(listed.code, 0, listed.stderr);
      const backup = path.join(stage.dir, 'data/all.backup');
      const made = await start([...commands, 'backup', backup], {}).ended;
      assert.equal(made.code, 0, made.stderr);
      const site = path.join(stage.dir, 'data/site');
      const begun = await start([...commands, 'new-site', site], {}).ended;
      assert.equal(begun.code, 0, begun.stderr);
      const [, manual = ''] =
        / (\/\S+agency\.md)/.exec(readFileSync(path.join(site, 'README.md'), 'utf8')) ?? [];
      assert.ok(existsSync(manual), manual);
      const checked = await start([...commands, 'check-site', site], {}).ended;
      assert.equal(checked.code, 0, checked.stdout);
      server.child.kill(stage.stopSignal);
      assert.equal((await server.ended).code, 0);
      assert.equal((await health()).code, 1);
    } finally {
      server.child.kill('SIGKILL');
      if (!IS_ROOT) execFileSync('chmod', ['-R', 'u+w', app]);
    }
    assert.deepEqual(filesIn(app), before);
  });

  it('is not packed into a folder that has something in it', async () => {
    const dir = temporaryDir();
    mkdirSync(path.join(dir, 'mine'));
    const { code, stderr } = await runCommand('server/build/package/package.ts', [dir]);
    assert.deepEqual([code, stderr], [1, `${dir} is not empty; nothing was written\n`]);
    assert.deepEqual(readdirSync(dir), ['mine']);
  });
});

describe('the containers of compose.yaml', () => {
  const compose = readFileSync(path.join(ROOT, 'compose.yaml'), 'utf8');

  it('are read-only but for their volumes, and have the ports that nginx asks', () => {
    assert.match(compose, /^ {2}read_only: true$/m);
    assert.match(compose, /^ {2}cap_drop: \[ALL\]$/m);
    const instructions = parseDockerfile(readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8'));
    const volume = instructions.find(({ name }) => name === 'VOLUME')?.text;
    assert.ok(compose.includes(`- data:${volume}\n`));
    const nginx = readFileSync(path.join(ROOT, 'docs/host/nginx.conf'), 'utf8');
    const asked = [...nginx.matchAll(/^ +server 127\.0\.0\.1:(\d+) /gm)].map(([, port]) => port);
    const opened = [...compose.matchAll(/PORT: "(\d+)"/g)].map(([, port]) => port);
    assert.deepEqual(opened, asked);
  });
});

describe('the containers of compose.machines.yaml', () => {
  const compose = readFileSync(path.join(ROOT, 'compose.machines.yaml'), 'utf8');
  const [, sites = ''] = compose.split('\nservices:\n');
  const services = sites.split('\nvolumes:')[0] ?? '';
  const names = [...services.matchAll(/^ {2}([\w-]+):$/gm)].map(([, name]) => name);

  it('are two machines with folders of their own, a database and nginx', () => {
    assert.deepEqual(names, ['site-1', 'site-2', 'database', 'nginx']);
    assert.match(compose, /^ {2}read_only: true$/m);
    assert.match(compose, /^ {2}cap_drop: \[ALL\]$/m);
    const data = [...services.matchAll(/- ([\w-]+):\/data$/gm)].map(([, volume]) => volume);
    assert.deepEqual(data, ['data-1', 'data-2']);
    // Everything that is to outlive a container is in a volume that is named.
    const [, volumes = ''] = compose.split('\nvolumes:\n');
    for (const name of [...data, 'database', 'nginx-cache']) {
      assert.match(volumes, new RegExp(`^ {2}${name}:$`, 'm'));
    }
  });

  it('have a configuration that the site takes, with the secret of site.env', () => {
    const block = /^ {2}environment:\n((?: {4}.*\n)+)/m.exec(compose)?.[1] ?? '';
    const set = [...block.matchAll(/^ {4}(\w+): "?([^"\n]+)"?$/gm)];
    const env = Object.fromEntries(set.map(([, name = '', value = '']) => [name, value]));
    const url = env['DATABASE_URL']?.replace(/\$\{[^}]*\}/, 'abc123') ?? '';
    const config = parseConfig({ ...env, DATABASE_URL: url, SESSION_SECRET: 's'.repeat(32) });
    assert.deepEqual([config.stores, config.host, config.port], ['postgres', '0.0.0.0', 3000]);
    assert.equal(new URL(url).hostname, names[2]);
    assert.throws(() => parseConfig({ ...env, DATABASE_URL: url }), /SESSION_SECRET/);
  });

  it('are what nginx asks, once its documented file is changed as documented', () => {
    const manual = readFileSync(path.join(ROOT, 'docs/operations.md'), 'utf8');
    const script = /^sed '(s\/127[^']*)' docs\/host\/nginx\.conf/m.exec(manual)?.[1] ?? '';
    const conf = execFileSync('sed', [script, path.join(ROOT, 'docs/host/nginx.conf')], {
      encoding: 'utf8',
    });
    const asked = [...conf.matchAll(/^ +server ([\w-]+):(\d+) /gm)];
    assert.deepEqual(
      asked.map(([, name, port]) => [name, port]),
      [
        ['site-1', '3000'],
        ['site-2', '3000'],
      ],
    );
  });
});

describe('a Dockerfile', () => {
  it('is refused where a line or a command is not understood', () => {
    assert.deepEqual(parseDockerfile('# a\nHEALTHCHECK --a=1 --b=2 \\\n CMD ["x"]\n'), [
      { name: 'HEALTHCHECK', flags: { a: '1', b: '2' }, text: 'CMD ["x"]' },
    ]);
    assert.throws(() => parseDockerfile('run x'), /"run x" is no instruction/);
    assert.throws(() => wordsOf('node main.js'), /is not \["program"/);
  });
});
