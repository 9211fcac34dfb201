import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import request from 'supertest';
import { DESTINATIONS } from '../../../server/services/leads/model/lead-store.ts';
import { dayText } from '../../../views/domain/format/day-text.ts';
import { LOCALES } from '../../../views/domain/locale.ts';
import { agencyWithoutWidget } from '../../support/forms/agency-without-widget.ts';
import { VisitTry, calendarLines } from '../../support/forms/visit-try.ts';
import { siteApp, type SiteApp } from '../../support/site-app.ts';

/** A Tuesday; the first half-days are the morning of 24 December and the afternoon of the 30th. */
const NOW = Date.UTC(2026, 11, 22, 9);
const DAY = 24 * 3_600_000;
const TYPED = /Typedfirst|Typedname|Typedwish|0470/;

describe('the answers about a visit', () => {
  let site: SiteApp;
  let now = NOW;
  let visits = 0;
  before(async () => {
    site = await siteApp({ env: { SITE_DIR: agencyWithoutWidget() }, now: () => now });
  });
  /** A minute later than the visit before, for the limits. */
  const nextEmail = () => {
    now = NOW + ++visits * 61_000;
    return `visit${visits}@example.be`;
  };
  const ask = (options?: Parameters<typeof VisitTry.ask>[2]) =>
    VisitTry.ask(site, nextEmail(), options);
  const stepsOf = async ({ id }: VisitTry) => {
    const steps = await site.parts.leads.store.visitSteps(id);
    return steps.map(({ content }) => (JSON.parse(content) as { answer: string }).answer);
  };

  it('begin with three links in the agency’s mail, of which opening one changes nothing', async () => {
    const visit = await ask();
    for (const action of ['confirm', 'propose', 'decline'] as const) {
      const link = await visit.link('', action);
      const page = await request(site.app).get(link).expect(200);
      assert.equal(page.headers['cache-control'], 'no-store');
      assert.match(page.headers['x-robots-tag'] ?? '', /noindex/);
      assert.equal(page.headers['referrer-policy'], 'same-origin');
      assert.match(page.text, /Typedfirst Typedname/);
      await request(site.app).head(link).expect(200);
      await request(site.app).post(link).expect(403);
    }
    assert.deepEqual(await stepsOf(visit), []);
    assert.deepEqual(await visit.mails(), ['', '.visitor']);
  });

  for (const locale of LOCALES) {
    it(`confirm a time by a mail with an invitation, in ${locale}`, async () => {
      const visit = await ask({ locale });
      const done = await visit.confirm('10:30');
      assert.equal(done.status, 200);
      assert.equal(done.$('main form').length, 0);
      const mail = await visit.mail('.visit-1');
      assert.ok(mail);
      const t = site.parts.source.i18n.t(locale);
      assert.ok(mail.subject?.startsWith(t('visits.kind.confirmed')));
      const day = dayText('2026-12-24', locale);
      assert.ok((mail.text ?? '').includes(t('visits.when', { day, time: '10:30' })));
      assert.doesNotMatch(`${mail.subject} ${mail.text} ${mail.html}`, TYPED);
      const lines = calendarLines(mail);
      assert.doesNotMatch(lines.join('\n'), TYPED);
      for (const line of [
        'METHOD:REQUEST',
        'SEQUENCE:1',
        'STATUS:CONFIRMED',
        'DTSTART:20261224T093000Z',
        'DTEND:20261224T100000Z',
      ]) {
        assert.ok(lines.includes(line), `${line} in ${lines.join('\n')}`);
      }
      assert.ok(lines.some((line) => line.startsWith(`UID:visit-${visit.id}@`)));
      const { office } = JSON.parse(
        (await site.parts.leads.store.find(visit.id))?.content ?? '',
      ) as { office: { email: string; name: string; phone: string } };
      const property = (name: string) => lines.find((line) => line.startsWith(name)) ?? '';
      assert.ok(property('ORGANIZER').toLowerCase().endsWith(`mailto:${office.email}`));
      assert.ok(property('ATTENDEE').toLowerCase().endsWith(`mailto:visit${visits}@example.be`));
      assert.match(property('ATTENDEE'), /PARTSTAT=ACCEPTED/);
      assert.ok(property('DESCRIPTION').includes(office.name.split(',')[0] ?? ''));
      assert.notEqual(property('LOCATION'), '');
    });
  }

  it('name the municipality of a home whose address is not published, and no street', async () => {
    const visit = await ask({ isWanted: ({ publishAddress }) => !publishAddress });
    await visit.confirm();
    const mail = await visit.mail('.visit-1');
    const lines = calendarLines(mail);
    const { content } = (await site.parts.leads.store.find(visit.id)) ?? {};
    const { about } = JSON.parse(content ?? '') as { about: { city: string } };
    assert.ok(lines.includes(`LOCATION:${about.city}`), lines.join('\n'));
    assert.match(mail?.text ?? '', /Het precieze adres krijgt u van het kantoor/);
  });

  it('send the invitation as a form of the message, with its method, and attached', async () => {
    const visit = await ask();
    await visit.confirm();
    await visit.mails();
    const file = path.join(site.parts.config.dataDir, 'mail', `${visit.id}.visit-1.eml`);
    const raw = await readFile(file, 'utf8');
    assert.match(raw, /Content-Type: text\/calendar; charset=utf-8; method=REQUEST/i);
    assert.match(raw, /Content-Type: application\/ics; name=visit\.ics/i);
    assert.ok(
      raw.indexOf('multipart/alternative') < raw.search(/text\/calendar/),
      'the event is one of the alternatives',
    );
  });

  it('tell the agency and the CRM of a confirmed time', async () => {
    const visit = await ask();
    await visit.confirm('11:00');
    const mail = await visit.mail('.visit-1.agency');
    assert.match(mail?.subject ?? '', /^Bezoek bevestigd · .* · Typedfirst Typedname$/);
    const lines = calendarLines(mail);
    assert.ok(lines.includes('METHOD:PUBLISH'));
    assert.ok(lines.includes('DTSTART:20261224T100000Z'));
    const inbox = path.join(site.parts.config.dataDir, 'inbox');
    const texts = await Promise.all(
      (await readdir(inbox)).map((name) => readFile(path.join(inbox, name), 'utf8')),
    );
    const told = texts.filter((text) => text.includes('Bezoek bevestigd'));
    assert.ok(told.some((text) => text.includes(`visit${visits}@example.be`)));
    assert.ok(told.some((text) => text.includes('donderdag 24 december om 11:00')));
  });

  it('are given once: a used link says what happened', async () => {
    const visit = await ask();
    const links = await Promise.all(
      (['confirm', 'propose', 'decline'] as const).map((action) => visit.link('', action)),
    );
    await visit.confirm();
    const before = await visit.mails();
    for (const link of links) {
      const page = await visit.open(link);
      assert.match(page.$('main').text(), /Hierop is al geantwoord.*24 december om 10:00/s);
      assert.equal(page.$('main form').length, 0);
      const again = await visit.press(link, { halfDay: visit.halfDays[0] ?? '', time: '11:00' });
      assert.equal(again.status, 409);
    }
    assert.deepEqual(await stepsOf(visit), ['confirmed']);
    assert.deepEqual(await visit.mails(), before);
  });

  it('are given by one of two brokers who press at once', async () => {
    const visit = await ask();
    const [confirm, decline] = [await visit.link('', 'confirm'), await visit.link('', 'decline')];
    const halfDay = visit.halfDays[0] ?? '';
    const answers = await Promise.all([
      visit.press(confirm, { halfDay, time: '10:00' }),
      visit.press(decline, { reason: 'Verkocht' }),
      visit.press(confirm, { halfDay, time: '11:00' }),
    ]);
    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
    assert.deepEqual(statuses, [200, 409, 409]);
    for (const { status, $ } of answers) {
      if (status === 409) assert.match($('main').text(), /Hierop is al geantwoord/);
    }
    assert.equal((await stepsOf(visit)).length, 1);
  });

  it('move a visit with the same UID and a higher sequence', async () => {
    const visit = await ask();
    await visit.confirm();
    const uid = calendarLines(await visit.mail('.visit-1')).find((line) => line.startsWith('UID'));
    const move = await visit.link('.visit-1', 'move');
    const page = await visit.open(move);
    const offered = page.$('[name="halfDays"]').get();
    assert.equal(offered.length, 3);
    const halfDays = [String(page.$(offered[1]).val())];
    assert.equal((await visit.press(move, { halfDays })).status, 200);
    const lapsed = calendarLines(await visit.mail('.visit-2'));
    assert.ok(lapsed.includes('METHOD:CANCEL') && lapsed.includes('STATUS:CANCELLED'));
    assert.ok(lapsed.includes('SEQUENCE:2') && lapsed.includes(uid ?? ''));
    const told = await visit.mail('.visit-2.agency');
    assert.match(told?.text ?? '', /Halve dagen die passen: woensdag 30 december/);
    assert.match(told?.text ?? '', /Gaat niet door: donderdag 24 december om 10:00/);
    await visit.confirm('14:00', '.visit-2.agency');
    const moved = calendarLines(await visit.mail('.visit-3'));
    assert.ok(moved.includes('METHOD:REQUEST') && moved.includes('SEQUENCE:3'));
    assert.ok(moved.includes('DTSTART:20261230T130000Z') && moved.includes(uid ?? ''));
    assert.match((await visit.open(move)).$('main').text(), /30 december om 14:00/);
  });

  it('call off a visit, by the visitor or by the agency, whose words stay behind a link', async () => {
    const own = await ask();
    await own.confirm();
    assert.equal((await own.press(await own.link('.visit-1', 'cancel'))).status, 200);
    assert.match((await own.mail('.visit-2.agency'))?.subject ?? '', /^Bezoek geannuleerd · /);
    assert.ok(calendarLines(await own.mail('.visit-2')).includes('METHOD:CANCEL'));
    const other = await ask();
    await other.confirm();
    const reason = 'Brokerword <b>ziek</b>';
    const link = await other.link('.visit-1.agency', 'decline');
    assert.equal((await other.press(link, { reason })).status, 200);
    const mail = await other.mail('.visit-2');
    assert.ok(calendarLines(mail).includes('METHOD:CANCEL'));
    assert.match(mail?.text ?? '', /Het eerdere moment, donderdag 24 december om 10:00/);
    assert.doesNotMatch(`${mail?.subject} ${mail?.text} ${mail?.html}`, /Brokerword/);
    const shown = await other.open(await other.link('.visit-2', 'show'));
    assert.ok(shown.$('main').text().includes(reason));
  });

  it('decline a request without a calendar file, and mail the agency nothing', async () => {
    const visit = await ask();
    assert.equal((await visit.press(await visit.link('', 'decline'))).status, 200);
    assert.deepEqual(calendarLines(await visit.mail('.visit-1')), []);
    assert.deepEqual(await visit.mails(), ['', '.visit-1', '.visitor']);
  });

  it('propose another time, asked about where the office is closed; the visitor accepts', async () => {
    const visit = await ask({ count: 0 });
    const agency = await visit.mail('');
    assert.doesNotMatch(
      agency?.text ?? '',
      /visits\/confirm/,
      'there is no half-day to confirm in',
    );
    const link = await visit.link('', 'propose');
    const sunday = { date: '2026-12-27', time: '15:00' };
    const asked = await visit.press(link, sunday);
    assert.equal(asked.status, 422);
    assert.match(asked.$('main').text(), /is het kantoor gesloten/);
    assert.deepEqual(await stepsOf(visit), []);
    const sure = String(asked.$('[name="sure"]').val());
    // Another time is asked about again.
    assert.equal((await visit.press(link, { ...sunday, time: '16:00', sure })).status, 422);
    assert.equal((await visit.press(link, { ...sunday, sure })).status, 200);
    const toAgency = await visit.mail('.visit-1.agency');
    assert.match(toAgency?.text ?? '', /visits\/propose.*visits\/decline/s);
    assert.deepEqual(calendarLines(toAgency), []);
    const accept = await visit.link('.visit-1', 'accept');
    assert.match((await visit.open(accept)).$('main').text(), /zondag 27 december om 15:00/);
    assert.equal((await visit.press(accept)).status, 200);
    assert.ok(calendarLines(await visit.mail('.visit-2')).includes('DTSTART:20261227T140000Z'));
    assert.match((await visit.mail('.visit-2.agency'))?.subject ?? '', /^Bezoek bevestigd/);
  });

  it('propose yet another time, also when the one before has passed, which is not accepted then', async () => {
    const visit = await ask();
    const first = { date: '2026-12-23', time: '10:00' };
    await visit.press(await visit.link('', 'propose'), first);
    const accept = await visit.link('.visit-1', 'accept');
    const refuse = await visit.link('.visit-1', 'move');
    const propose = await visit.link('.visit-1.agency', 'propose');
    now = Date.UTC(2026, 11, 23, 9);
    assert.equal((await visit.press(accept)).status, 410);
    assert.equal((await visit.open(refuse)).status, 200);
    const page = await visit.press(propose, { date: '2026-12-24', time: '10:00' });
    assert.equal(page.status, 200);
    assert.equal((await visit.open(refuse)).status, 200);
    assert.match(
      (await visit.open(refuse)).$('main').text(),
      /al geantwoord.*wacht op uw antwoord/s,
    );
    const decline = await visit.link('.visit-2.agency', 'decline');
    await visit.press(decline);
    assert.deepEqual(await stepsOf(visit), ['proposed', 'proposed', 'declined']);
    assert.ok(await visit.mail('.visit-3'));
  });

  /** Holds back the mails to one side until the returned function is called. */
  const hold = (destination: 'visitor-mail' | 'agency-mail') => {
    const { store } = site.parts.leads;
    const claimDue = store.claimDue.bind(store);
    store.claimDue = async (options) =>
      options.destination === destination ? [] : claimDue(options);
    return () => {
      store.claimDue = claimDue;
    };
  };

  it('take a time out of calendars although the next step came before the mail', async () => {
    const visit = await ask();
    await visit.confirm();
    const propose = await visit.link('.visit-1.agency', 'propose');
    assert.ok(calendarLines(await visit.mail('.visit-1')).includes('METHOD:REQUEST'));
    const release = hold('visitor-mail');
    await visit.press(propose, { date: '2026-12-24', time: '11:00' });
    await visit.press(await visit.link('.visit-2.agency', 'decline'));
    release();
    const told = await visit.mail('.visit-2');
    const lines = calendarLines(told);
    for (const line of ['METHOD:CANCEL', 'SEQUENCE:2', 'DTSTART:20261224T090000Z'])
      assert.ok(lines.includes(line), lines.join('\n'));
    assert.doesNotMatch(told?.text ?? '', /\/visits\//, 'its links are answered');
    assert.ok(await visit.mail('.visit-3'));
  });

  it('leave calendars as they are where a later time was confirmed before the mail', async () => {
    const visit = await ask();
    await visit.confirm();
    const move = await visit.link('.visit-1', 'move');
    const release = hold('visitor-mail');
    await visit.press(move, { halfDays: [visit.halfDays[1] ?? ''] });
    await visit.confirm('14:00', '.visit-2.agency');
    release();
    assert.ok(calendarLines(await visit.mail('.visit-3')).includes('METHOD:REQUEST'));
    assert.equal(await visit.mail('.visit-2'), undefined);
  });

  it('are shown again with what was typed where they cannot be stored', async () => {
    const visit = await ask();
    const { store } = site.parts.leads;
    const addVisitStep = store.addVisitStep.bind(store);
    const sunday = { date: '2026-12-27', time: '15:00' };
    const sure = String(Date.UTC(2026, 11, 27, 14));
    store.addVisitStep = async () => {
      throw new Error('the disk is full');
    };
    const [decline, propose] = [await visit.link('', 'decline'), await visit.link('', 'propose')];
    const page = await visit.press(decline, { reason: 'Reasonword' });
    const proposal = await visit.press(propose, { ...sunday, sure });
    const ready = await request(site.app).get('/readyz');
    store.addVisitStep = addVisitStep;
    for (const { status, $ } of [page, proposal]) {
      assert.equal(status, 503);
      assert.match($('[role="alert"]').text(), /kon niet worden bewaard/);
      assert.match($('main a.button').attr('href') ?? '', /^tel:\+32/);
    }
    assert.equal(page.$('[name="reason"]').val(), 'Reasonword');
    assert.equal(proposal.$('[name="sure"]').val(), sure);
    assert.match(String(ready.body.degraded), /leads are refused: 2/);
    assert.match(JSON.stringify(site.lines), /an answer about a visit could not be stored/);
    assert.doesNotMatch(JSON.stringify(site.lines), /Reasonword/);
    assert.equal((await visit.press(decline, { reason: 'Reasonword' })).status, 200);
    assert.deepEqual((await request(site.app).get('/readyz')).body, { status: 'ready' });
  });

  it('say that a visit is over whose lead was erased while it was answered', async () => {
    const visit = await ask();
    const { store } = site.parts.leads;
    const addVisitStep = store.addVisitStep.bind(store);
    store.addVisitStep = async (step, message) => {
      await store.eraseOne(step.lead);
      return addVisitStep(step, message);
    };
    const { status, $ } = await visit.press(await visit.link('', 'decline'), { reason: 'No' });
    store.addVisitStep = addVisitStep;
    assert.equal(status, 410);
    assert.ok($('main').text().includes(site.parts.source.i18n.t('nl')('visits.page.over')));
  });

  for (const locale of LOCALES) {
    it(`speak to the visitor about what they said themselves, in ${locale}`, async () => {
      const visit = await ask({ locale });
      const t = site.parts.source.i18n.t(locale);
      await visit.confirm();
      const move = await visit.press(await visit.link('.visit-1', 'move'));
      assert.ok(move.$('main').text().includes(t('visits.state.you.asked')));
      const propose = await visit.link('.visit-2.agency', 'propose');
      await visit.press(propose, { date: '2026-12-24', time: '11:00' });
      const cancel = await visit.link('.visit-3', 'cancel');
      assert.ok(
        (await visit.press(cancel)).$('main').text().includes(t('visits.state.you.cancelled')),
      );
      const visitorSees = (await visit.open(cancel)).$('main').text();
      assert.ok(visitorSees.includes(t('visits.state.you.cancelled')));
      const brokerSees = (await visit.open(propose)).$('main').text();
      assert.match(brokerSees, /De bezoeker heeft het bezoek geannuleerd/);
    });
  }

  it('refuse a proposed time, with half-days that suit or without any', async () => {
    const visit = await ask();
    const propose = await visit.link('', 'propose');
    await visit.press(propose, { date: '2026-12-23', time: '9u30' });
    const page = await visit.open(await visit.link('.visit-1', 'move'));
    assert.match(page.$('h1').text(), /Past dit moment niet/);
    await visit.press(await visit.link('.visit-1', 'move'));
    assert.deepEqual(await stepsOf(visit), ['proposed', 'asked']);
    const told = await visit.mail('.visit-2.agency');
    assert.doesNotMatch(told?.text ?? '', /visits\/confirm/);
    assert.match(told?.text ?? '', /visits\/propose/);
    assert.equal(await visit.mail('.visit-2'), undefined);
  });

  it('reach the visitor beyond three mails a day', async () => {
    const email = nextEmail();
    for (let sent = 0; sent < 3; sent++) await site.parts.leads.strangers.take(email, now);
    const visit = await VisitTry.ask(site, email);
    assert.deepEqual(await visit.mails(), ['']);
    await visit.confirm();
    assert.deepEqual(await visit.mails(), ['', '.visit-1', '.visit-1.agency']);
  });

  const past = { date: '2026-12-21', time: '10:00' };
  const MISTAKES: [string, 'confirm' | 'propose' | 'decline', Record<string, string>][] = [
    ['nothing', 'confirm', {}],
    ['no half-day', 'confirm', { halfDay: '', time: '10:00' }],
    ['another half-day', 'confirm', { halfDay: '2026-12-25 09:00-12:30', time: '10:00' }],
    ['a time outside the half-day', 'confirm', { halfDay: '0', time: '13:00' }],
    ['no time', 'confirm', { halfDay: '0', time: '' }],
    ['a time that is none', 'confirm', { halfDay: '0', time: '25:99' }],
    ['an emoji for a time', 'confirm', { halfDay: '0', time: '🕙' }],
    ['the 31st of February', 'propose', { date: '2027-02-31', time: '10:00' }],
    ['a time that is over', 'propose', past],
    ['a time of the far future', 'propose', { date: '2206-12-21', time: '10:00' }],
    ['a time that is skipped in spring', 'propose', { date: '2027-03-28', time: '02:30' }],
    ['markup for a date', 'propose', { date: '<script>', time: 'x' }],
    ['a date in Arabic', 'propose', { date: '٢٠٢٦-١٢-٢٤', time: '١٠:٠٠' }],
    ['a reason that is too long', 'decline', { reason: 'a'.repeat(5001) }],
  ];
  it('are asked for again in plain words when they are nonsense, and nobody is mailed', async () => {
    const visit = await ask();
    const before = await visit.mails();
    for (const [name, action, { halfDay, ...fields }] of MISTAKES) {
      const half = halfDay === '0' ? (visit.halfDays[0] ?? '') : halfDay;
      const sent = { ...fields, ...(half !== undefined && { halfDay: half }) };
      const page = await visit.press(await visit.link('', action), sent);
      assert.equal(page.status, 422, name);
      assert.equal(page.$('.form-summary a').length, 1, name);
      assert.match(page.$('title').text(), /^Fout/, name);
      const { time } = fields;
      const isShown = (field: string) => page.$(`[name="${field}"]`).attr('type');
      if (time !== undefined) assert.equal(page.$('[name="time"]').val(), time, name);
      // A browser shows nothing of an invalid value in its fields for days and times.
      if (time === '25:99') assert.equal(isShown('time'), 'text', name);
      if (fields['date'] === '2027-02-31') assert.equal(isShown('date'), 'text', name);
    }
    assert.deepEqual(await stepsOf(visit), []);
    assert.deepEqual(await visit.mails(), before);
  });

  it('are not given by a link that is forged, of another step, over, or of an erased lead', async () => {
    const visit = await ask();
    const link = await visit.link('', 'decline');
    const { pathname, search } = new URL(link, 'http://localhost');
    const forged = [
      pathname,
      `${pathname}?key=`,
      `${pathname}${search}x`,
      pathname.replace('decline', 'confirm') + search,
      pathname.replace('decline', 'constructor') + search,
      pathname.replace(/0$/, '1') + search,
      pathname.replace(/0$/, '-1') + search,
      pathname.replace(/0$/, '0e0') + search,
      pathname.replace(visit.id, visit.reference) + search,
    ];
    for (const one of forged) {
      const page = await visit.press(one);
      assert.equal(page.status, 410, one);
      assert.match(page.$('h1').text(), /werkt niet meer|n’est plus|no longer|nicht mehr/i);
    }
    now += 31 * DAY;
    assert.equal((await visit.open(link)).status, 410);
    now -= 31 * DAY;
    await site.parts.leads.store.eraseOne(visit.id);
    assert.equal((await visit.press(link)).status, 410);
  });

  it('are over when the visit begins', async () => {
    const visit = await ask();
    await visit.confirm();
    const cancel = await visit.link('.visit-1', 'cancel');
    now = Date.UTC(2026, 11, 24, 8, 59);
    assert.equal((await visit.open(cancel)).status, 200);
    now = Date.UTC(2026, 11, 24, 9, 0);
    assert.equal((await visit.open(cancel)).status, 410);
  });

  it('are told once by the server that is left, when the one that took them is killed', async () => {
    const visit = await ask();
    const { config, leads } = site.parts;
    const env = { SITE_DIR: config.siteDir, DATA_DIR: config.dataDir };
    const other = await siteApp({ env, now: () => now });
    const { store } = leads;
    const [wake, claimDue] = [leads.worker.wake.bind(leads.worker), store.claimDue.bind(store)];
    const confirm = await visit.link('', 'confirm');
    // Killed after it stored the step, and after it leased its message.
    leads.worker.wake = async () => {};
    await visit.press(confirm, { halfDay: visit.halfDays[0] ?? '', time: '10:00' });
    const lease = { now, dueBy: now, leasedUntil: now + 60_000, limit: 8 };
    for (const destination of DESTINATIONS) await claimDue({ ...lease, destination });
    await other.parts.leads.worker.wake();
    assert.deepEqual(await visit.mails(), ['', '.visitor']);
    now += 60_001;
    await Promise.all([other.parts.leads.worker.wake(), other.parts.leads.worker.wake()]);
    assert.deepEqual(await visit.mails(), ['', '.visit-1', '.visit-1.agency', '.visitor']);
    assert.equal((await visit.press(confirm)).status, 409);
    leads.worker.wake = wake;
    await leads.worker.wake();
    const sent = [...site.lines, ...other.lines].filter(
      ({ msg }) => msg === 'a lead was delivered',
    );
    const message = (await store.list(1000)).find(({ key }) => key === `visit-step ${visit.id} 1`);
    assert.equal(sent.filter(({ lead }) => lead === message?.id).length, 3);
  });

  it('are erased with the lead, and what waits of them is not sent', async () => {
    const visit = await ask();
    const { store, worker } = site.parts.leads;
    const send = worker.wake.bind(worker);
    worker.wake = async () => {};
    await visit.confirm();
    const erased = await store.eraseByEmail(`visit${visits}@example.be`);
    worker.wake = send;
    assert.ok(erased.includes(visit.id));
    assert.equal(erased.length, 2, 'the lead, and the message of its step');
    assert.deepEqual(await stepsOf(visit), []);
    assert.deepEqual(await visit.mails(), ['', '.visitor']);
  });
});
