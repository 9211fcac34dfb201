import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { StoredLead } from '../../../server/services/leads/model/lead-store.ts';
import { LeadCookie, SENT_LEAD_COOKIE } from '../../../server/services/leads/lead-cookie.ts';
import { sessionSecret } from '../../../server/session-secret.ts';
import { freePort } from '../server-process.ts';
import { type CountingMailServer, countingMailServer } from './mail-server.ts';
import { openLeads, sharedDataDir, untilDelivered } from './shared-data.ts';
import { ServerPair } from './server-pair.ts';
import { openHouseForm, type Submission, submit } from './submit.ts';

/** Milliseconds: leases of a server that was killed run out after a minute. */
const DELIVERED_WITHIN = 240_000;

interface Options {
  /** How often servers are killed: by turns one of the two, and both. */
  kills: number;
  /** Visitors that send at once, and the milliseconds between two forms of one. */
  visitors: number;
  pause: number;
  /** Whether to wait until all is delivered: more than a minute. */
  isDelivered: boolean;
}

export interface KillingResult {
  /** All were thanked in the end. */
  submissions: number;
  /** Thanks of other programs on this machine, which listened where a killed server did. */
  foreign: number;
  /** Attempts that were cut off. */
  cut: number;
  /** Thanked, and not in the store. */
  lost: number;
  /** Leads of the submission that has most. */
  mostLeads: number;
  /** Mails to the agency or the visitor that never came. */
  unsent: number;
  /** Mails that the mail server took more than once, with one Message-ID. */
  sentAgain: number;
  /** People with a place at the open house that has most, and of those who wait for one. */
  seats: number;
  waiting: number;
}

/** With the id of the lead that the site thanked for. */
interface Thanked extends Submission {
  lead: string;
}

/** Kills two servers that share their data in the middle of submits. */
export async function killing({
  kills,
  visitors,
  pause,
  isDelivered,
}: Options): Promise<KillingResult> {
  const mail = await countingMailServer(await freePort());
  const dataDir = sharedDataDir();
  const env = { DATA_DIR: dataDir, SMTP_URL: mail.url, TRUST_PROXY: '1', LOG_LEVEL: 'silent' };
  const servers = await ServerPair.start(env);
  const secret = sessionSecret({ sessionSecret: undefined, dataDir });
  const sentCookie = new LeadCookie(SENT_LEAD_COOKIE, secret, { siteUrl: undefined });
  const form = await openHouseForm(servers.origin ?? '');
  const thanked: Thanked[] = [];
  let foreign = 0;
  const begun = new EventTarget();
  let cut = 0;
  const visits = { areOver: false };

  const attempt = async (submission: Submission): Promise<boolean> => {
    const { origin } = servers;
    if (origin === undefined) return false;
    begun.dispatchEvent(new Event('post'));
    try {
      const { status, cookies } = await submit(origin, submission);
      if (status !== 303) return false;
      const lead = sentCookie.read(cookies, Date.now());
      if (lead === undefined) foreign++;
      else thanked.push({ ...submission, lead });
      return lead !== undefined;
    } catch {
      cut++;
      return false;
    }
  };
  const visit = async () => {
    while (!visits.areOver) {
      const openHouse = randomInt(2) === 0 ? undefined : form;
      const submission = { key: randomUUID(), marker: `m-${randomUUID()}`, openHouse };
      while (!(await attempt(submission))) await setTimeout(20);
      await setTimeout(randomInt(pause * 2));
    }
  };
  const kill = async (indices: readonly number[]) => {
    await new Promise((resolve) => begun.addEventListener('post', resolve, { once: true }));
    // Into reading, storing, answering or delivering.
    await setTimeout(randomInt(16));
    await servers.kill(indices);
  };

  const running = Array.from({ length: visitors }, visit);
  try {
    for (let count = 0; count < kills; count++) {
      await kill(count % 2 === 0 ? [randomInt(2)] : [0, 1]);
    }
    visits.areOver = true;
    await Promise.all(running);
    const store = openLeads(dataDir);
    if (isDelivered) await untilDelivered(store, DELIVERED_WITHIN);
    const leads = await store.list(Number.MAX_SAFE_INTEGER);
    const seats = Math.max(0, ...(await store.seatsTaken()).values());
    await store.close();
    const waiting = leads.filter(({ seat }) => seat === 'waiting').length;
    return { cut, foreign, seats, waiting, ...counted(thanked, leads, mail) };
  } finally {
    visits.areOver = true;
    await servers.end();
    await mail.stop();
  }
}

function counted(
  thanked: readonly Thanked[],
  leads: readonly StoredLead[],
  { taken }: CountingMailServer,
): Omit<KillingResult, 'cut' | 'foreign' | 'seats' | 'waiting'> {
  const ids = new Set(leads.map(({ id }) => id));
  const found = Map.groupBy(leads, ({ email }) => email.split('@')[0] ?? '');
  const mails = leads.flatMap(({ id }) => [id, `${id}.visitor`]).map((id) => taken.get(id) ?? 0);
  return {
    submissions: thanked.length,
    lost: thanked.filter(({ lead }) => !ids.has(lead)).length,
    mostLeads: Math.max(...[...found.values()].map((those) => those.length)),
    unsent: mails.filter((times) => times === 0).length,
    sentAgain: mails.filter((times) => times > 1).length,
  };
}
