import assert from 'node:assert/strict';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { Buildah, hasBuildah } from '../../support/containers/buildah.ts';
import { temporaryDir } from '../../support/site-app.ts';
import { portOf } from '../../support/started-server.ts';

// Elsewhere the steps of the Dockerfile are replayed: test/http/containers/container.test.ts.
if (hasBuildah()) {
  describe('the image, built by buildah on base images made of this machine’s files', () => {
    const buildah = new Buildah(temporaryDir());
    let container: string;
    before(() => {
      buildah.addBases();
      buildah.buildSite('vitrine');
      container = buildah.run('from', '--pull-never', 'vitrine');
    });
    after(() => {
      buildah.run('rm', '--all');
      buildah.run('rmi', '--all', '--force');
    });

    /** A command of the image as its user, by the network of this machine. */
    const start = (env: Record<string, string>, ...command: string[]) => {
      const variables = Object.entries(env).flatMap(([name, value]) => [
        '--env',
        `${name}=${value}`,
      ]);
      const child = buildah.start(
        'run',
        '--isolation',
        'chroot',
        ...variables,
        container,
        '--',
        ...command,
      );
      const ended = Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]).then(
        ([[code, signal], stdout, stderr]) => ({ code, signal, stdout, stderr }),
      );
      return { child, ended };
    };

    it('says how it is started, asked for its health and stopped', () => {
      const inspected = buildah.run('inspect', '--type', 'image', 'vitrine');
      const { Docker } = JSON.parse(inspected) as { Docker: { config: Record<string, unknown> } };
      const { config } = Docker;
      assert.equal(config['User'], '10001:10001');
      assert.deepEqual(config['Cmd'], ['node', 'dist/server/main.cjs']);
      assert.equal(config['StopSignal'], 'SIGTERM');
      const health = config['Healthcheck'] as { Test: string[] };
      assert.deepEqual(health.Test, ['CMD', 'node', 'dist/server/commands.cjs', 'health']);
      assert.deepEqual(Object.keys(config['Volumes'] as object), ['/data']);
    });

    it('serves as a user that is not root, and is healthy', async () => {
      const server = start({ PORT: '0', HOST: '127.0.0.1' }, 'node', 'dist/server/main.cjs');
      try {
        const port = await portOf(server);
        const page = await fetch(`http://127.0.0.1:${port}/nl/te-koop`);
        assert.equal(page.status, 200);
        const health = await start(
          { PORT: String(port) },
          'node',
          'dist/server/commands.cjs',
          'health',
        ).ended;
        assert.deepEqual([health.code, health.stdout], [0, 'ready\n'], health.stderr);
        const user = await start({}, 'node', '--print', 'process.getuid()').ended;
        assert.equal(user.stdout, '10001\n', user.stderr);
      } finally {
        server.child.kill('SIGTERM');
        await server.ended;
      }
    });
  });
}
