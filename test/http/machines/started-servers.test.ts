import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../bench/server-process.ts';
import { countingMailServer } from '../../bench/faults/mail-server.ts';
import { submit } from '../../bench/faults/submit.ts';
import { LIEVE } from '../../support/owner-site.ts';
import { describePostgres, sharedPostgres } from '../../support/postgres/describe-postgres.ts';
import { portOf, startMain } from '../../support/started-server.ts';

/** Milliseconds in which a lead's mails are sent, at most. */
const MAIL_TIME = 30_000;

describePostgres('two servers that were started with one PostgreSQL', () => {
  it('know each other’s owners, and send one mail to each recipient of a form', async function () {
    this.timeout(60_000);
    const mail = await countingMailServer(await freePort());
    const env = {
      DATABASE_URL: await (await sharedPostgres()).freshDatabase(),
      SESSION_SECRET: 'of both machines, and long enough',
      SMTP_URL: mail.url,
      TRUST_PROXY: '1',
      LOG_LEVEL: 'silent',
    };
    const servers = [startMain(env), startMain(env)];
    try {
      const ports = await Promise.all(servers.map(portOf));
      const [here = '', there = ''] = ports.map((port) => `http://127.0.0.1:${port}`);

      const cookie = cookieOf(await post(here, '/nl/login', { ...LIEVE }));
      assert.ok(await isOwner(there, cookie));
      await post(there, '/nl/login/sign-out', {}, cookie);
      assert.deepEqual([await isOwner(here, cookie), await isOwner(there, cookie)], [false, false]);

      const submission = { key: randomUUID(), marker: `m-${randomUUID()}` };
      const answers = await Promise.all([here, there].map((one) => submit(one, submission)));
      assert.deepEqual(
        answers.map(({ status }) => status),
        [303, 303],
      );
      const late = AbortSignal.timeout(MAIL_TIME);
      while (mail.taken.size < 2 && !late.aborted) await setTimeout(20);
    } finally {
      for (const { child } of servers) child.kill();
      await Promise.all(servers.map(({ ended }) => ended));
      await mail.stop();
    }
    // Those that stop end what they have begun.
    assert.deepEqual([...mail.taken.values()], [1, 1]);
  });
});

function post(origin: string, path: string, fields: Record<string, string>, cookie = '') {
  return fetch(origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin, cookie },
    body: new URLSearchParams(fields),
  });
}

function cookieOf({ status, headers }: Response): string {
  assert.equal(status, 303);
  return headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** Whether the page of the sign-in shows what is of an owner. */
async function isOwner(origin: string, cookie: string): Promise<boolean> {
  const page = await fetch(`${origin}/nl/login`, { headers: { cookie } });
  return (await page.text()).includes('owner-card');
}
