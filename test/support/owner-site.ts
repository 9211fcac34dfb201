import assert from 'node:assert/strict';
import type { Express } from 'express';
import type { Store } from 'express-session';
import request, { type Response } from 'supertest';
import { createApp, type Parts } from '../../server/app.ts';
import { systemTimers } from '../../server/platform/concurrency/timers.ts';
import { openStores } from '../../server/open-stores.ts';
import { OwnerSessions } from '../../server/services/owners/sessions.ts';
import { StandingChecks } from '../../server/services/owners/standing-checks.ts';
import type { PageSource } from '../../server/web/pages/page-source.ts';
import type { HistoryFlags } from '../../views/domain/history/flags.ts';
import {
  freshApp,
  type LogLine,
  NOON,
  sharedApp,
  type SiteApp,
  temporaryDataDir,
} from './site-app.ts';

/** The demo's owners, as server/demo/README.md names them. */
export const LIEVE = { email: 'lieve.claes@mail.example', password: 'tuinzijde-0.02' };
export const ANNE = { email: 'anne.collard@mail.example', password: 'quarante-deux marches' };
export const MARLENE = { email: 'marlene.kohnen@mail.example', password: 'hortensien giessen' };

const SECRET = 'a secret of thirty-two characters or more';

export interface OwnerSite {
  app: Express;
  parts: SiteApp['parts'];
  /** Milliseconds since 1970; tests move it. */
  clock: { now: number };
  lines: readonly LogLine[];
  dataDir: string;
}

interface Options {
  /** Shared with another server; its own by default. */
  dataDir?: string;
  clock?: { now: number };
  config?: Partial<Parts['config']>;
  /** The store of sessions. */
  store?: Store;
  /** What the CRM answers to owners, instead of the demo's. */
  crm?: Partial<Parts['owners']['crm']>;
  /** Instead of the agency's own. */
  flags?: Partial<HistoryFlags>;
}

/** The demo agency with sessions and limits of its own, on a clock that tests move. */
export async function ownerSite(options: Options = {}): Promise<OwnerSite> {
  const { dataDir = temporaryDataDir(), clock = { now: NOON } } = options;
  await sharedApp();
  const { parts: built, lines } = await freshApp(options.config, clock);
  const now = () => clock.now;
  const { log } = built;
  const { config } = built;
  const opened = await openStores({ ...config, dataDir, sessionSecret: SECRET }, { log, now });
  const store = options.store ?? opened.sessions;
  const crm = { ...rememberedSignIns(built.owners.crm), ...options.crm };
  const parts: SiteApp['parts'] = {
    ...built,
    now,
    source: withFlags(built.source, options.flags),
    limits: opened.limits,
    owners: {
      ...built.owners,
      crm,
      standings: new StandingChecks({ crm, secret: SECRET, now, timers: systemTimers, log }),
      sessions: new OwnerSessions({ secret: SECRET, config, store, timers: systemTimers, now }),
      signIns: opened.signIns,
    },
  };
  return { app: createApp(parts), parts, clock, lines, dataDir };
}

type OwnerCrm = Parts['owners']['crm'];

const remembered = new Map<string, ReturnType<OwnerCrm['signIn']>>();

/** The demo's CRM, which derives the hash of each password once in a process: that takes 200 ms. */
function rememberedSignIns(crm: OwnerCrm): OwnerCrm {
  const signInOnce: OwnerCrm['signIn'] = (email, password, ...rest) => {
    const typed = JSON.stringify([email, password]);
    const answer = remembered.get(typed) ?? crm.signIn(email, password, ...rest);
    remembered.set(typed, answer);
    return answer;
  };
  return { ...crm, signIn: signInOnce };
}

function withFlags(source: PageSource, flags: Options['flags']): PageSource {
  if (!flags) return source;
  const { site } = source;
  const { info } = site;
  return {
    ...source,
    site: { ...site, info: { ...info, history: { ...info.history, ...flags } } },
  };
}

interface Typed {
  email?: string;
  password?: string;
  section?: string;
  home?: string;
}

/** Sends the form of the sign-in, from this address. */
export function postSignIn(
  { app }: Pick<OwnerSite, 'app'>,
  typed: Typed,
  { path = '/nl/login', cookie = '' } = {},
) {
  return request(app)
    .post(path)
    .type('form')
    .set('Sec-Fetch-Site', 'same-origin')
    .set('Cookie', cookie)
    .send({ ...typed });
}

/** The cookie of the session that an answer begins: `name=value`. */
export function cookieOf(answer: Response): string {
  const [cookie = ''] = answer.get('Set-Cookie') ?? [];
  return cookie.split(';')[0] ?? '';
}

/** Signs in and gives the cookie of the session. */
export async function signIn(site: Pick<OwnerSite, 'app'>, typed: Typed): Promise<string> {
  const cookie = cookieOf(await postSignIn(site, typed).expect(303));
  assert.notEqual(cookie, '');
  return cookie;
}
