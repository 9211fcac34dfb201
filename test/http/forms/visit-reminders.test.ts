import assert from 'node:assert/strict';
import { createLog } from '../../../server/platform/log.ts';
import { TransientErasure } from '../../../server/services/leads/transient-erasure.ts';
import { VisitReminders } from '../../../server/services/leads/visits/visit-reminders.ts';
import { agencyWithoutWidget } from '../../support/forms/agency-without-widget.ts';
import { VisitTry, calendarLines } from '../../support/forms/visit-try.ts';
import { ManualTimers } from '../../support/manual-timers.ts';
import { siteApp, type SiteApp } from '../../support/site-app.ts';

/** A Tuesday; the first half-day is the morning of 24 December. */
const NOW = Date.UTC(2026, 11, 22, 9);
const HOUR = 3_600_000;
/** Ten o'clock of the day before, in Brussels. */
const DUE = Date.UTC(2026, 11, 23, 9);

describe('the reminder of a visit', () => {
  let site: SiteApp;
  let now = NOW;
  let visits = 0;
  before(async () => {
    site = await siteApp({ env: { SITE_DIR: agencyWithoutWidget() }, now: () => now });
  });

  /** A visit on 24 December at 10:00. */
  const confirmed = async () => {
    now = NOW + ++visits * 61_000;
    const visit = await VisitTry.ask(site, `reminded${visits}@example.be`);
    await visit.confirm();
    return visit;
  };
  const shared = () => ({
    store: site.parts.leads.store,
    now: () => now,
    timers: new ManualTimers(),
    log: createLog('silent'),
  });
  /** What a server does every five minutes; each has its own memory. */
  const look = async (time: number) => {
    now = time;
    await new VisitReminders({ ...shared(), wake: () => {} }).send();
    await site.parts.leads.worker.wake();
  };
  const isReminded = async (visit: VisitTry) => (await visit.mails()).includes('.visit-1.reminder');

  it('is sent once by all servers, the day before from ten o’clock, with links to move or cancel', async () => {
    const visit = await confirmed();
    await look(DUE - 1);
    assert.equal(await isReminded(visit), false);
    await Promise.all([look(DUE), look(DUE)]);
    const mail = await visit.mail('.visit-1.reminder');
    assert.match(mail?.text ?? '', /donderdag 24 december om 10:00/);
    assert.doesNotMatch(`${mail?.subject} ${mail?.text} ${mail?.html}`, /Typed/);
    assert.deepEqual(calendarLines(mail), []);
    const sent = () =>
      site.lines.filter(
        ({ destination, msg }) => destination === 'visitor-mail' && msg === 'a lead was delivered',
      ).length;
    const before = sent();
    const erasure = new TransientErasure({ ...shared(), eraseInOldCopies: async () => {} });
    for (let later = DUE; later < DUE + 23 * HOUR; later += HOUR) {
      await look(later);
      await erasure.eraseDue();
    }
    assert.equal(sent(), before);
    assert.equal((await visit.open(await visit.link('.visit-1.reminder', 'cancel'))).status, 200);
  });

  it('is sent after a standstill until two hours before the visit', async () => {
    const visit = await confirmed();
    await look(Date.UTC(2026, 11, 24, 7));
    assert.equal(await isReminded(visit), false);
    await look(Date.UTC(2026, 11, 24, 6, 59));
    assert.equal(await isReminded(visit), true);
  });

  it('is not sent of a visit that was called off, moved or erased, nor later than it waits', async () => {
    const off = await confirmed();
    await off.press(await off.link('.visit-1', 'cancel'));
    const moved = await confirmed();
    await moved.press(await moved.link('.visit-1', 'move'));
    const erased = await confirmed();
    await site.parts.leads.store.eraseOne(erased.id);
    await look(DUE);
    for (const visit of [off, moved, erased]) assert.equal(await isReminded(visit), false);
    const late = await confirmed();
    const { worker } = site.parts.leads;
    const wake = worker.wake.bind(worker);
    // The mail server is away until the visit has begun.
    worker.wake = async () => {};
    await look(DUE);
    now = Date.UTC(2026, 11, 24, 9);
    worker.wake = wake;
    assert.equal(await isReminded(late), false);
  });

  it('is not sent of a visit that was confirmed the day before', async () => {
    now = NOW + ++visits * 61_000;
    const visit = await VisitTry.ask(site, `reminded${visits}@example.be`);
    const link = await visit.link('', 'confirm');
    now = Date.UTC(2026, 11, 22, 23);
    await visit.press(link, { halfDay: visit.halfDays[0] ?? '', time: '10:00' });
    await look(DUE);
    assert.equal(await isReminded(visit), false);
  });
});
