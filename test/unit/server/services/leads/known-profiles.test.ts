import assert from 'node:assert/strict';
import type { Response } from 'express';
import { KnownProfiles } from '../../../../../server/services/leads/known-profiles.ts';
import {
  LeadCookie,
  PROFILE_COOKIE,
  SENT_LEAD_COOKIE,
} from '../../../../../server/services/leads/lead-cookie.ts';
import { createLog } from '../../../../../server/platform/log.ts';
import { ManualTimers } from '../../../../support/manual-timers.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const DAY = 24 * 3_600_000;
const ID = '4f7c0a52-52f0-4bb2-9f5c-0a39ce3a6b1e';

/** The cookie that is set for a lead, as a browser sends it. */
function cookieOf(of: LeadCookie): string {
  let sent = '';
  const res = { cookie: (name: string, value: string) => (sent = `${name}=${value}`) };
  of.set(res as unknown as Response, ID, NOW);
  return sent;
}

describe('a known profile', () => {
  const cookie = new LeadCookie(PROFILE_COOKIE, 'a secret', { siteUrl: undefined });
  const marker = cookieOf(cookie);
  const lines: { msg: string }[] = [];
  const timers = new ManualTimers();
  const log = createLog('info', {
    write: (line) => lines.push(JSON.parse(line) as { msg: string }),
  });
  const profiles = new KnownProfiles({
    cookie,
    store: { find: async () => undefined },
    // A CRM that never answers.
    crm: { knowsEnough: () => new Promise(() => {}) },
    timers,
    log,
  });

  it('is marked for 30 days by a cookie that is no proof of anything else', () => {
    assert.equal(cookie.read(marker, NOW + 30 * DAY - 1), ID);
    assert.equal(cookie.read(marker, NOW + 30 * DAY), undefined);
    const sent = new LeadCookie(SENT_LEAD_COOKIE, 'a secret', { siteUrl: undefined });
    assert.equal(sent.read(marker.replace('profile=', 'sent='), NOW), undefined);
    assert.equal(cookie.read(cookieOf(sent).replace('sent=', 'profile='), NOW), undefined);
  });

  it('is unknown once its lead is erased', async () => {
    assert.equal(await profiles.ofBrowser(marker, 'an@example.be', NOW), undefined);
    assert.deepEqual(lines, []);
  });

  it('counts as unknown when the store does not answer in time, which is logged', async () => {
    const asked = new KnownProfiles({
      cookie,
      store: { find: () => new Promise(() => {}) },
      crm: { knowsEnough: async () => true },
      timers,
      log,
    }).known(marker, 'an@example.be', NOW);
    timers.goOff(200);
    assert.equal(await asked, undefined);
    assert.equal(lines.splice(0).length, 1);
  });

  it('counts as unknown when the CRM does not answer in time, which is logged', async () => {
    const person = { firstName: 'An', name: 'Maes', email: 'an@example.be' };
    profiles.ofBrowser = async () => person;
    const asked = profiles.known(marker, person.email, NOW);
    await Promise.resolve();
    await Promise.resolve();
    timers.goOff(2000);
    assert.equal(await asked, undefined);
    assert.deepEqual(
      lines.map(({ msg }) => msg),
      ['whether a profile is known could not be checked'],
    );
  });
});
