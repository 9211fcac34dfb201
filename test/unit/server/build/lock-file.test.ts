import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import {
  completeAddresses,
  completeEntries,
  completeLock,
  type LockFile,
  missingOptionals,
  platformOf,
  withoutIntegrity,
} from '../../../../server/starter/complete-lock.ts';

const project = <T>(file: string) =>
  JSON.parse(readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8')) as T;

describe('the lock file', () => {
  it('holds the packages of every platform (else run server/starter/complete-lock.ts)', () => {
    assert.deepEqual(missingOptionals(project<LockFile>('package-lock.json')), []);
  });

  it('has a hash of every package (else run server/starter/complete-lock.ts)', () => {
    const lock = project<LockFile>('package-lock.json');
    assert.deepEqual(withoutIntegrity(lock), []);
    for (const { integrity = 'sha512-' } of Object.values(lock.packages)) {
      assert.match(integrity, /^sha512-/);
    }
  });

  it('has the address of every package (else run server/starter/complete-lock.ts)', () => {
    const lock = project<LockFile>('package-lock.json');
    assert.deepEqual(completeAddresses(structuredClone(lock)), []);
    const { inBundle, link, resolved } = lock.packages['node_modules/@swc/core'] ?? {};
    assert.deepEqual([inBundle, link], [undefined, undefined]);
    assert.match(
      resolved ?? '',
      /^https:\/\/registry\.npmjs\.org\/@swc\/core\/-\/core-[\d.]+\.tgz$/,
    );
  });

  it('pins one Node for every platform, and one React', () => {
    const { packages } = project<LockFile>('package-lock.json');
    const versions = (name: RegExp) =>
      new Set(
        Object.entries(packages)
          .filter(([path]) => name.test(path))
          .map(([, { version }]) => version),
      );
    const react = /^node_modules\/react(-dom|-server-dom-webpack)?$/;
    assert.deepEqual([...versions(/^node_modules\/node-(bin-)?(linux|darwin|win)-/)], ['26.10.0']);
    assert.deepEqual([...versions(react)], ['19.3.1']);
  });

  it('is of exact versions', () => {
    const { dependencies, devDependencies, optionalDependencies } =
      project<Record<string, Record<string, string>>>('package.json');
    for (const version of Object.values({
      ...dependencies,
      ...devDependencies,
      ...optionalDependencies,
    })) {
      assert.match(version, /^\d+\.\d+\.\d+(?:-[\w.]+)?$/);
    }
  });

  it('is completed with what npm left out', () => {
    const lock: LockFile = {
      packages: {
        '': {},
        'node_modules/tool': {
          dev: true,
          optionalDependencies: { '@tool/linux-x64-musl': '1.2.3', '@tool/darwin-arm64': '1.2.3' },
        },
        'node_modules/tool/node_modules/@tool/darwin-arm64': { version: '1.2.3' },
      },
    };
    assert.deepEqual(completeLock(lock), ['@tool/linux-x64-musl']);
    assert.deepEqual(lock.packages['node_modules/@tool/linux-x64-musl'], {
      version: '1.2.3',
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
      dev: true,
      optional: true,
    });
    assert.deepEqual(completeLock(lock), []);
  });

  it('is completed with the hashes of the registry, and nothing else', () => {
    const bundled = { version: '1.0.0', inBundle: true };
    const packages = () => ({
      '': {},
      'node_modules/tool/node_modules/@tool/linux-x64': { version: '1.2.3', os: ['linux'] },
      'node_modules/tool/node_modules/bundled': bundled,
      'node_modules/known': { version: '2.0.0', integrity: 'sha512-a' },
    });
    const lock: LockFile = { packages: packages() };
    const asked: string[] = [];
    const ask = (name: string, version: string) => {
      asked.push(`${name}@${version}`);
      return { integrity: 'sha512-b', license: 'MIT' };
    };
    const place = 'node_modules/tool/node_modules/@tool/linux-x64';
    assert.deepEqual(completeEntries(lock, ask), [place]);
    assert.deepEqual(asked, ['@tool/linux-x64@1.2.3']);
    const completed = { version: '1.2.3', integrity: 'sha512-b', os: ['linux'], license: 'MIT' };
    assert.deepEqual(lock.packages, { ...packages(), [place]: completed });
    const weak = () => ({ integrity: 'sha1-b' });
    assert.throws(() => completeEntries({ packages: packages() }, weak), /not in the registry/);
  });

  it('is completed with addresses, also of packages under another name or in another', () => {
    const bundled = { version: '1.0.0', inBundle: true };
    const linked = { resolved: 'elsewhere', link: true };
    const lock: LockFile = {
      packages: {
        '': { version: '0.1.0' },
        'node_modules/other': { name: '@tool/one', version: '1.2.3', integrity: 'sha512-a' },
        'node_modules/other/node_modules/two': { version: '2.0.0-beta.1', resolved: 'mirror' },
        'node_modules/other/node_modules/three': bundled,
        'node_modules/four': linked,
      },
    };
    const places = ['node_modules/other', 'node_modules/other/node_modules/two'];
    assert.deepEqual(completeAddresses(lock), places);
    assert.deepEqual(
      Object.values(lock.packages).map(({ resolved }) => resolved),
      [
        undefined,
        'https://registry.npmjs.org/@tool/one/-/one-1.2.3.tgz',
        'https://registry.npmjs.org/two/-/two-2.0.0-beta.1.tgz',
        undefined,
        'elsewhere',
      ],
    );
    assert.deepEqual(completeAddresses(lock), []);
  });

  it('is not completed with what cannot be known', () => {
    const lock: LockFile = {
      packages: { 'node_modules/tool': { optionalDependencies: { '@tool/linux-x64': '^1.2.3' } } },
    };
    assert.throws(() => completeLock(lock), /no exact version/);
  });

  for (const [name, os, cpu, libc] of [
    ['@swc/core-win32-x64-msvc', 'win32', 'x64', undefined],
    ['@oxlint/binding-linux-arm-gnueabihf', 'linux', 'arm', 'glibc'],
    ['@biomejs/cli-darwin-arm64', 'darwin', 'arm64', undefined],
    ['@oxlint-tsgolint/linux-x64', 'linux', 'x64', undefined],
  ] as const) {
    it(`reads the platform of ${name}`, () => {
      assert.deepEqual(platformOf(name), { os: [os], cpu: [cpu], ...(libc && { libc: [libc] }) });
    });
  }
});
