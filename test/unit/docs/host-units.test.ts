import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryDir } from '../../support/site-app.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const UNITS = path.join(ROOT, 'docs/host');

describe('the systemd units', () => {
  const names = readdirSync(UNITS).filter((name) => /\.(service|timer)$/.test(name));

  it('run programs of this repository', () => {
    const programs = names.flatMap((name) =>
      [...readFileSync(path.join(UNITS, name), 'utf8').matchAll(/ (server\/[\w/-]+\.ts)/g)].map(
        ([, program = '']) => program,
      ),
    );
    assert.deepEqual(programs.sort(), ['server/commands/backup.ts', 'server/commands/leads.ts']);
    for (const program of programs) assert.ok(existsSync(path.join(ROOT, program)), program);
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
