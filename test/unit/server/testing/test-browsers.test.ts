import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launchBrowsers, type RunningBrowser } from '../../../../server/testing/test-browsers.ts';

describe('the browsers of a test run', () => {
  let launched: { server: Server; isClosed: boolean }[];
  beforeEach(() => void (launched = []));
  afterEach(() => launched.forEach(({ server }) => server.close()));

  const portOf = ({ server }: { server: Server }) => (server.address() as AddressInfo).port;

  /** A browser as far as its port answers. */
  async function launch(): Promise<RunningBrowser> {
    const server = createServer((_req, res) => res.end('{"Browser":"Chrome/1"}'));
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const browser = { server, isClosed: false };
    launched.push(browser);
    const endpoint = `ws://127.0.0.1:${portOf(browser)}/devtools/browser/1`;
    return { wsEndpoint: () => endpoint, close: async () => void (browser.isClosed = true) };
  }

  /** The ports of the browsers by which tests find them. */
  const portsIn = (env: Readonly<Record<string, string>>) =>
    [env['BROWSER_WS_ENDPOINT'], env['WHOLE_BROWSER_WS_ENDPOINT']].map((url) =>
      Number(new URL(url ?? '').port),
    );

  it('stay the same while they run', async () => {
    const run = await launchBrowsers(false, launch);
    const env = await run.env();
    assert.deepEqual(await run.env(), env);
    assert.deepEqual(portsIn(env), launched.map(portOf));
    await run.close();
    assert.deepEqual(
      launched.map(({ isClosed }) => isClosed),
      [true, true],
    );
  });

  it('are started again, once for all lanes, when one of them ended', async () => {
    const said: string[] = [];
    const run = await launchBrowsers(false, launch, (text) => void said.push(text));
    await run.env();
    const ended = launched[0]!.server;
    ended.closeAllConnections();
    await new Promise((resolve) => void ended.close(resolve));
    const [env, ...others] = await Promise.all([run.env(), run.env(), run.env()]);
    assert.deepEqual(others, [env, env]);
    assert.equal(launched.length, 4);
    assert.deepEqual(said, ['\na browser of the tests ended; both are started again']);
    assert.deepEqual(portsIn(env ?? {}), launched.slice(2).map(portOf));
    assert.ok(!launched[1]!.isClosed, 'another lane may still use it');
    await run.close();
    assert.ok(launched.every(({ isClosed }) => isClosed));
  });
});
