import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { javaProgram, NoJavaError } from '../../../../server/testing/java.ts';

describe('finding a Java', () => {
  let folder: string;
  let said: string[];
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'java-'));
    said = [];
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function program(name: string, code = 0): Promise<string> {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, `#!/bin/sh\nexit ${code}\n`);
    await chmod(file, 0o755);
    return file;
  }

  /** With what an installation puts there, if it works. */
  function find(env: Record<string, string>, install = () => false): string | undefined {
    return javaProgram({ PATH: folder, ...env }, { install, say: (text) => void said.push(text) });
  }

  it('takes the one of JAVA_HOME, then the one on the path', async () => {
    await program('java');
    const own = await program('home/bin/java');
    assert.equal(find({ JAVA_HOME: path.join(folder, 'home') }), own);
    assert.equal(find({ JAVA_HOME: path.join(folder, 'gone') }), 'java');
    assert.equal(find({}), 'java');
    assert.deepEqual(said, []);
  });

  it('takes none that does not run', async () => {
    await program('java', 1);
    assert.equal(find({}), undefined);
  });

  it('installs one, and takes it', () => {
    const install = () => {
      const file = path.join(folder, 'java');
      writeFileSync(file, '#!/bin/sh\n', { mode: 0o755 });
      return true;
    };
    assert.equal(find({}, install), 'java');
  });

  it('says what is left out without one, and fails in CI', () => {
    assert.equal(find({}), undefined);
    assert.match(said.join(), /^vitrine: no Java found: the Nu checker is left out/);
    assert.throws(() => find({ CI: 'true' }), NoJavaError);
  });
});
