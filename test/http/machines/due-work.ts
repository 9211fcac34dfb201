import assert from 'node:assert/strict';
import { setImmediate } from 'node:timers/promises';
import { systemTimers } from '../../../server/platform/concurrency/timers.ts';
import { AlertRuns } from '../../../server/services/alerts/runs/alert-runs.ts';
import { SearchUpkeep } from '../../../server/services/alerts/search-upkeep.ts';
import { OwnerNewsRuns } from '../../../server/services/owners/news/owner-news-runs.ts';
import { VisitReminders } from '../../../server/services/leads/visits/visit-reminders.ts';
import type { Stores } from '../../../server/services/stores/stores.ts';
import { newLead } from '../../support/new-lead.ts';
import { LIEVE } from '../../support/owner-site.ts';
import type { Machine } from '../../support/postgres/open-machines.ts';
import { NOON } from '../../support/site-app.ts';
import { newSearch } from '../../support/stores/new-search.ts';

const DAY = 86_400_000;
/** The demo's owner and her home. */
const OWNER = 8101;
const HOME = 70_433;
const EMAIL = 'due@example.be';

/** Makes a reminder of a search, one of a visit and news of a home due, each once. */
export async function makeDue({ savedSearches, ownerNews, leads }: Stores): Promise<void> {
  const search = newSearch({
    email: EMAIL,
    query: '',
    frequency: 'at-once',
    createdAt: NOON - DAY,
  });
  await savedSearches.request(search, newLead(), { count: 9, since: 0 });
  const lead = newLead();
  await savedSearches.confirm(search.id, { at: NOON - DAY, expiresAt: NOON + 5 * DAY, lead });
  const news = { id: 'abcd-due', owner: OWNER, home: HOME, account: LIEVE.email, name: 'Claes' };
  const choice = { ...news, email: EMAIL, locale: 'nl', frequency: 'weekly' } as const;
  await ownerNews.choose({ ...choice, createdAt: NOON - DAY }, newLead(), NOON);
  await ownerNews.confirm(news.id, NOON - DAY, NOON - 1000);
  const visit = newLead();
  await leads.accept(visit);
  const step = { lead: visit.id, number: 1, at: NOON - 3 * DAY, startsAt: NOON + DAY - 7_200_000 };
  assert.ok(await leads.addVisitStep({ ...step, content: '{}' }, newLead()));
}

/** What a server does about all that is due: each time with a memory of its own, as after a start. */
export async function lookAtAll({ site, stores }: Machine): Promise<void> {
  const { parts } = site;
  const { leads, source, owners, log } = parts;
  const shared = { now: () => NOON, timers: systemTimers, log, wake: () => {} };
  await Promise.all([
    new SearchUpkeep({ ...shared, store: stores.savedSearches }).run(),
    new VisitReminders({ ...shared, store: leads.store }).send(),
    new OwnerNewsRuns({ ...shared, ...owners, store: stores.ownerNews, source }).run(),
    lookAtHomes({ site, stores }),
  ]);
  await setImmediate();
}

/** The same of what changed in the catalogue. */
export function lookAtHomes({ site: { parts }, stores }: Machine): Promise<void> {
  const { catalogue } = parts.source;
  const shared = { now: () => NOON, timers: systemTimers, log: parts.log, wake: () => {} };
  const { savedSearches: store, seenItems } = stores;
  return new AlertRuns({ ...shared, store, seenItems, catalogue }).look();
}
