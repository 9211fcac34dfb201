import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../../support/run-command.ts';
import { temporaryDir } from '../../support/site-app.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const UNITS = path.join(ROOT, 'docs/host');

describe('the systemd units', () => {
  const names = readdirSync(UNITS).filter((name) => /\.(service|timer)$/.test(name));

  it('run programs of the build, and commands that it has', async () => {
    const programs = names.flatMap((name) =>
      [
        ...readFileSync(path.join(UNITS, name), 'utf8').matchAll(
          / (dist\/\S+\.cjs)(?: ([a-z]+))?/g,
        ),
      ].map(([, program = '', command = '']) => `${program} ${command}`.trim()),
    );
    const commands = ['backup', 'leads'].map((name) => `dist/server/commands.cjs ${name}`);
    assert.deepEqual(programs.sort(), [...commands, 'dist/server/main.cjs']);
    for (const program of programs) {
      assert.ok(existsSync(path.join(ROOT, program.split(' ')[0] ?? '')), program);
    }
    const { stderr } = await runCommand('dist/server/commands.cjs', []);
    for (const name of ['backup', 'leads']) assert.match(stderr, new RegExp(`\\b${name}\\b`));
  });

  it('have a service for each timer', () => {
    const timers = names.filter((name) => name.endsWith('.timer'));
    assert.equal(timers.length, 2);
    for (const timer of timers)
      assert.ok(names.includes(timer.replace(/timer$/, 'service')), timer);
  });

  // Of Linux with systemd.
  if (existsSync('/usr/bin/systemd-analyze')) {
    it('pass systemd-analyze verify', () => {
      const dir = temporaryDir();
      const files = names.map((name) => {
        const file = path.join(dir, name.replace('@.', '@3001.'));
        const unit = readFileSync(path.join(UNITS, name), 'utf8');
        // The programs that they start are not on this machine.
        writeFileSync(file, unit.replace(/^(Exec\w+=)\/(srv|usr)\S+/gm, '$1/bin/true'));
        return file;
      });
      const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...files], {
        encoding: 'utf8',
      });
      const own = stderr.split('\n').filter((line) => line.includes('vitrine'));
      assert.deepEqual(own, []);
      assert.equal(status, 0, stderr);
    });
  }
});
