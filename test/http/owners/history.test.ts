import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import request from 'supertest';
import { historyFlagsSchema } from '../../../views/domain/history/flags.ts';
import type { HistoryFlags } from '../../../views/domain/history/flags.ts';
import { SECTIONS } from '../../../views/domain/history/sections.ts';
import type { History } from '../../../views/domain/owner/history.ts';
import { LOCALES } from '../../../views/domain/locale.ts';
import { textOf } from '../../../views/domain/text/multilingual.ts';
import {
  ANNE,
  cookieOf,
  LIEVE,
  MARLENE,
  type OwnerSite,
  ownerSite,
  postSignIn,
  signIn,
} from '../../support/owner-site.ts';

const DEMO = path.resolve(import.meta.dirname, '../../../server/demo');
const HISTORY = { nl: 'historiek', fr: 'historique', en: 'history', de: 'verlauf' };
const PAGE = '/nl/login/historiek/70433';

interface Written {
  homes: {
    propertyId: number;
    calendarHistories: { contactIdent?: string; comment?: string; typeId: number }[];
    automaticHistories: { contactIdent?: string; subject: string; typeId: number }[];
    documents: { fileName: string }[];
  }[];
}
const written = (name: string) =>
  JSON.parse(readFileSync(path.join(DEMO, 'owners', name), 'utf8')) as Written;
const CLAES = written('8101-claes.json');
/** The sections of a home that is let: no offers were written down. */
const OF_LETTING = SECTIONS.filter((section) => section !== 'offers');

describe('the history page of owners', () => {
  let site: OwnerSite;
  let cookie: string;
  before(async () => {
    site = await ownerSite();
    cookie = await signIn(site, LIEVE);
  });

  const get = (url: string, as = cookie, { app } = site) => request(app).get(url).set('Cookie', as);
  const pageOf = async (url = PAGE, as = cookie, at = site): Promise<CheerioAPI> =>
    load((await get(url, as, at).expect(200)).text);
  /** The site with other flags, or another answer of the CRM. */
  const siteWith = async (flags: Partial<HistoryFlags>, history?: (from: History) => History) => {
    const { crm } = site.parts.owners;
    const other = await ownerSite({
      ...site,
      ...(history && {
        crm: {
          history: async (...given) => {
            const found = await crm.history(...given);
            return found && history(found);
          },
        },
      }),
      flags,
    });
    return other;
  };

  /** The changes below the figures: those of the week, of the month and of all. */
  const changesOn = ($: CheerioAPI) =>
    $('.history-change')
      .get()
      .map((one) => $(one).text());

  for (const locale of LOCALES) {
    it(`is a letter in ${locale}, the figures open and the other sections closed`, async () => {
      const url = `/${locale}/login/${HISTORY[locale]}/70433`;
      const answer = await get(url).expect(200);
      const $ = load(answer.text);
      assert.match($('.letter h1').text(), /, Lieve\.$/);
      const open = $('.history-section[open]');
      assert.equal($('.history-section').length, OF_LETTING.length);
      assert.equal(open.length, 1);
      assert.equal(open.find('.history-content').attr('id'), 'statistics');
      assert.equal(
        new Set(
          $('.history-section')
            .get()
            .map((one) => $(one).attr('name')),
        ).size,
        1,
      );
      assert.equal($('.owner-card a').length, 0);
      assert.match($('.owner-card').text(), /Hopveldlaan/);
      assert.equal($('.owner-manager a[href^="tel:+32"]').length, 1);
      assert.equal($(`.owner-ways a[href="/${locale}/login"]`).length, 1);
      assert.equal($(`form[action="/${locale}/login/sign-out"]`).length, 1);
      assert.equal($('.module-crash').length, 0);
    });
  }

  it('is stored nowhere, has no third party, and no policy that names a host', async () => {
    const answer = await get(PAGE);
    assert.equal(answer.headers['cache-control'], 'no-store');
    assert.equal(answer.headers['speculation-rules'], undefined);
    assert.doesNotMatch(answer.headers['content-security-policy'] ?? '', /https?:|\*|unsafe/);
    const $ = load(answer.text);
    const links = $('script[src], link[href], img[src], iframe, form[action]').get();
    for (const element of links) {
      const url = $(element).attr('src') ?? $(element).attr('href') ?? $(element).attr('action');
      assert.match(url ?? '', /^\/(?!\/)/);
    }
    assert.equal($('[data-third-parties], #consent, #popup, iframe').length, 0);
  });

  it('redirects to the sign-in without a session, and to the section afterwards', async () => {
    const answer = await get(`${PAGE}?section=documents`, '').expect(303);
    assert.equal(answer.headers['location'], '/nl/login?home=70433&section=documents');
    assert.equal(answer.headers['cache-control'], 'no-store');
    const $ = load((await get('/nl/login?section=documents', '')).text);
    assert.equal($('form [name="section"]').attr('value'), 'documents');
    const signedIn = await postSignIn(site, { ...LIEVE, section: 'documents' }).expect(303);
    assert.equal(signedIn.headers['location'], `${PAGE}?section=documents`);
    const strange = await postSignIn(site, { ...LIEVE, section: '//evil.example' }).expect(303);
    assert.equal(strange.headers['location'], PAGE);
    for (const section of OF_LETTING) {
      const opened = await pageOf(`${PAGE}?section=${section}`);
      assert.equal(opened('.history-section[open] .history-content').attr('id'), section);
    }
    const odd = await pageOf(`${PAGE}?section=%22%3E`);
    assert.equal(odd('.history-section[open] .history-content').attr('id'), 'statistics');
  });

  it('shows the figures with their change, the graph with the visits, and a table of it', async () => {
    const $ = await pageOf();
    const numbers = $('.history-numbers strong')
      .get()
      .map((one) => $(one).text());
    assert.deepEqual(numbers, ['2', '8', '27', '1.642']);
    assert.deepEqual(changesOn($), [
      '−2 tegenover vorige week',
      'evenveel als een week geleden',
      '+8 deze week',
    ]);
    // Those of the last twelve weeks, then of the year.
    assert.equal($('svg.graph[aria-hidden="true"]').length, 4);
    assert.equal($('.history-content > .history-graph svg.graph-wide .graph-mark').length, 0);
    assert.equal($('svg.graph-wide .graph-mark').length, 1);
    assert.equal($('svg.graph-wide .graph-visits').text(), '4');
    assert.equal($('.history-weeks[open]').length, 0);
    assert.equal($('.history-weeks tbody tr').length, 29);
    assert.match($('.history-weeks tbody tr').first().text(), /^16\/11\/2026/);
    assert.equal($('.history-content#statistics > table tbody tr').length, 3);
  });

  it('says of no change what it compares: weeks, months, or the total by the week', async () => {
    const steady = (inWeek: number) =>
      siteWith({}, ({ visitStatistics: [line], ...history }) => ({
        ...history,
        visitStatistics: line ? [{ ...line, numberOfVisitsInWeek: inWeek }] : [],
        allPropertyTypesStatisticsGraph: {
          details: [{ sourceName: 'A', firstWeek: '2026-10-12', visits: Array(6).fill(inWeek) }],
        },
      }));
    const url = '/de/login/verlauf/70433';
    const [week, month] = ['genauso viele wie letzte Woche', 'genauso viele wie vor einer Woche'];
    const some = await pageOf(url, cookie, await steady(4));
    assert.deepEqual(changesOn(some), [week, month, '+4 diese Woche']);
    const none = await pageOf(url, cookie, await steady(0));
    assert.deepEqual(changesOn(none), [week, month, 'keine neuen diese Woche']);
  });

  it('contains no names: no contact is in the page, and blurred bars have a text instead', async () => {
    const { text } = await get(PAGE);
    const $ = load(text);
    const [home] = CLAES.homes;
    const contacts = [...(home?.calendarHistories ?? []), ...(home?.automaticHistories ?? [])]
      .flatMap(({ contactIdent }) => contactIdent ?? [])
      .filter((name) => name !== 'Lieve Claes');
    assert.ok(contacts.length > 5);
    for (const name of ['Torfs', 'Vandeput', 'Okafor', 'Lenaerts', ...contacts]) {
      assert.ok(!text.includes(name), name);
    }
    const bars = $('.hidden-bar').get();
    assert.ok(bars.length > 5);
    for (const bar of bars) {
      assert.match($(bar).find('[aria-hidden="true"]').text(), /^[a-z]{9}$/);
      const said = $(bar).find('.unseen').text() || $(bar).next('.hidden-letter').text().trim();
      assert.match(said, /^(?:verborgen|Bezoeker [A-Z])$/);
    }
    const letters = new Set(
      $('.hidden-letter')
        .text()
        .match(/Bezoeker [A-Z]/g),
    );
    assert.ok(letters.has('Bezoeker A') && letters.size > 3);
    const again = load((await get(PAGE)).text);
    assert.notEqual(again('.hidden-bar').first().text(), $('.hidden-bar').first().text());
  });

  it('shows the towns of the offices, although contacts are called by them', async () => {
    const towns = site.parts.source.site.info.offices.map(({ city }) => textOf(city, 'nl'));
    assert.ok(towns.length > 0 && towns.every((town) => town !== ''));
    const comment = `Getekend in ${towns.join(', ')}, zegt Oudewater`;
    const other = await siteWith({}, (history) => ({
      ...history,
      calendarHistories: history.calendarHistories
        .filter(({ typeId }) => typeId === 1)
        .map((entry) => ({ ...entry, contactIdent: `${towns.join(' ')} Oudewater`, comment })),
    }));
    const $ = await pageOf(PAGE, cookie, other);
    const shown = $('#appointments .history-comment').first();
    shown.find('.hidden-letter').remove();
    shown.find('.hidden-bar').text('…');
    assert.equal(shown.text(), comment.replace('Oudewater', '…'));
  });

  it('names nobody in documents, adverts and their links, and sends the document all the same', async () => {
    const other = await siteWith({}, (history) => ({
      ...history,
      calendarHistories: [{ ...history.calendarHistories[0]!, contactIdent: 'Sofie Vandeput' }],
      automaticHistories: [],
      mediaOnlineHistories: [
        { date: '2026-11-10', typeName: { nl: 'Portaal' }, content: 'Gezien door mevr. Vandepüt' },
      ],
      documents: history.documents.map((document) => ({
        ...document,
        documentTypeName: { nl: 'Bod van Vandeput' },
        comment: { nl: 'Sofie vandeput, 0475 12 34 56' },
        fileName: 'bod_vandeput.pdf',
      })),
    }));
    const { text } = await get(PAGE, cookie, other);
    assert.doesNotMatch(text, /vandep|sofie|0475/i);
    const link = load(text)('.history-documents a').first();
    assert.equal(link.attr('download'), 'bod_A.pdf');
    assert.match(link.attr('href') ?? '', /\/documents\/~[\w-]{40,}$/);
    const forged = link.attr('href')?.replace(/.{4}$/, 'AAAA') ?? '';
    assert.equal((await get(forged, cookie, other)).status, 404);
  });

  it('has nothing of hidden types and of type 13, and collapses messages', async () => {
    const { text } = await get(PAGE);
    const $ = load(text);
    const [home] = CLAES.homes;
    const hidden = home?.automaticHistories.filter(({ typeId }) => [13, 21].includes(typeId)) ?? [];
    assert.equal(hidden.length, 4);
    for (const { subject } of hidden) assert.ok(!text.includes(subject), subject);
    const own = home?.calendarHistories.filter(({ typeId }) => [8, 9].includes(typeId)) ?? [];
    for (const { comment = '—' } of own) assert.ok(!text.includes(comment), comment);
    assert.equal($('#messages .history-entry').length, 10);
    assert.equal($('#messages .history-message').length, 13);
    assert.equal($('#appointments .history-entry').length, 17);
  });

  const flags: [flags: Partial<HistoryFlags>, gone: string][] = [
    [{ showVisitStats: false }, '#statistics'],
    [{ showCalendarHistory: false }, '#appointments'],
    [{ showMediaOnline: false }, '#media'],
    [{ showAutomaticHistory: false }, '#messages'],
    [{ showDocuments: false }, '#documents'],
    [{ showComments: false }, '#appointments .history-comment'],
    [{ hideCommentsCommunication: true }, '#messages .history-comment'],
    [{ showPastOnly: true }, '#appointments .history-planned'],
    [{ anonimizeContacts: false }, '.hidden-bar'],
  ];
  for (const [flag, gone] of flags) {
    it(`has ${gone} unless ${JSON.stringify(flag)}`, async () => {
      const all = await pageOf();
      assert.ok(all(gone).length > 0);
      const without = await pageOf(PAGE, cookie, await siteWith(flag));
      assert.equal(without(gone).length, 0);
    });
  }

  it('does not show the future if it is hidden, not even that nothing is planned', async () => {
    const t = site.parts.source.i18n.t('nl');
    const $ = await pageOf(PAGE, cookie, await siteWith({ showPastOnly: true }));
    assert.ok($('#appointments .history-entry').length > 0);
    assert.ok(!$('#appointments').text().includes(t('owner.nothingPlanned')));
  });

  for (const flag of [{ showCalendarHistory: false }, { hideCalendarTypeIDs: [1] }]) {
    it(`has no visits in the weeks with ${JSON.stringify(flag)}`, async () => {
      const without = await siteWith(flag);
      const columns = async (of = site) =>
        (await pageOf(PAGE, cookie, of))('.history-weeks thead th').length;
      assert.equal(await columns(without), (await columns()) - 1);
      const { text } = await get(`${PAGE}/weeks.csv`, cookie, without).expect(200);
      const widths = text
        .trim()
        .split('\r\n')
        .map((line) => line.split(';').length);
      assert.deepEqual([...new Set(widths)], [await columns(without)]);
    });
  }

  it('has no figures that the CRM did not give beside its graph', async () => {
    const bare = await siteWith({}, (history) => ({ ...history, visitStatistics: [] }));
    const $ = await pageOf(PAGE, cookie, bare);
    assert.equal($('.history-numbers').length, 0);
    assert.ok($('svg.graph').length > 0);
    assert.doesNotMatch($('.letter').text(), /online bekeken/);
  });

  for (const [locale, steps, amount] of [
    ['nl', 'Waar staan we?', 'Aanvaard voor € 312.000'],
    ['fr', 'Où en sommes-nous\u00a0?', 'Acceptée à € 312.000'],
    ['en', 'Where do we stand?', 'Accepted at € 312.000'],
    ['de', 'Wo stehen wir?', 'Angenommen für € 312.000'],
  ] as const) {
    it(`says in ${locale} where a sale stands, and which offers there were`, async () => {
      const anne = await signIn(site, ANNE);
      const { paths } = site.parts.source;
      const $ = await pageOf(`${paths.named('owner', locale)}/71019`, anne);
      assert.equal($('.steps h2').text(), steps);
      const reached = $('.steps li').get();
      assert.equal(reached.length, 6);
      for (const one of reached) assert.match($(one).text(), /\d\d\/\d\d\/\d{4}/);
      assert.equal($('.steps [aria-current]').length, 0);
      const offers = $('#offers .history-entry').get();
      assert.equal(offers.length, 2);
      assert.ok($(offers[0]).text().replaceAll('\u00a0', ' ').includes(amount));
      assert.doesNotMatch($('#offers').text(), /Kaya|Remacle|Pirotte/);
    });
  }

  it('says which step is next, and has no offers of a home that is let', async () => {
    const marlene = await signIn(site, MARLENE);
    const $ = await pageOf('/de/login/verlauf/71011', marlene);
    assert.match($('.steps').text(), /Angebote1 Angebot, am /);
    assert.match($('#offers .offer-open').text(), /Noch keine Antwort/);
    assert.match($('#offers').text(), /Vorbehaltlich der Finanzierung/);
    const rented = await pageOf();
    assert.match(rented('.steps').text(), /Huurcontract/);
    assert.equal(rented('#offers').length, 0);
  });

  it('compares the views of a home with those of five others like it, and shows nothing of fewer', async () => {
    const { crm } = site.parts.owners;
    const { homes } = site.parts.source.catalogue.data;
    const home = homes.find(({ id }) => id === 72_031)!;
    const lieve = (await crm.signIn(LIEVE.email, LIEVE.password, 'nl'))!;
    const own = (await crm.history(lieve, 70_433))!;
    const asked: number[][] = [];
    const page = async (others: number, fails = false) => {
      const at = await ownerSite({
        ...site,
        crm: {
          signIn: async () => ({ ...lieve, propertyIds: [home.id] }),
          homes: async () => [home],
          history: async () => ({ ...own, propertyId: home.id }),
          graphs: async (_owner, ids) => {
            asked.push([...ids]);
            if (fails) throw new Error('the CRM is down');
            const visits = Array(30).fill(10) as number[];
            const series = { sourceName: 'A', firstWeek: '2026-05-04', visits };
            return new Map(ids.slice(0, others).map((id) => [id, [series]]));
          },
        },
      });
      const owned = await signIn(at, LIEVE);
      const $ = await pageOf('/nl/login/historiek/72031', owned, at);
      const calls = asked.length;
      // Of nothing that does not show it.
      await request(at.app)
        .get('/nl/login/historiek/72031/statistics.csv')
        .set('Cookie', owned)
        .expect(200);
      assert.equal(asked.length, calls);
      return $('.history-compared').text();
    };
    assert.match(await page(5), /^\d+,\d\u00a0× vergelijkbare panden .* 5 panden/);
    const [ids = []] = asked;
    assert.ok(ids.length >= 5 && !ids.includes(home.id), ids.join());
    assert.equal(await page(4), '');
    assert.equal(await page(9, true), '');
    assert.equal((await pageOf())('.history-compared').length, 0);
  });

  it('has adverts whose https addresses can be pressed, and no others', async () => {
    const of = (content: string) =>
      siteWith({}, (history) => ({
        ...history,
        mediaOnlineHistories: [{ date: '2026-11-10', typeName: { nl: 'Portaal' }, content }],
      }));
    const content = 'Zie https://www.portaal.example/70433?a=1&b=2. Ook http://oud.example/1';
    const $ = await pageOf(PAGE, cookie, await of(content));
    const links = $('#media a');
    assert.equal(links.length, 1);
    assert.equal(links.attr('href'), 'https://www.portaal.example/70433?a=1&b=2');
    assert.match(links.attr('rel') ?? '', /\bnoopener\b/);
    assert.equal($('#media .history-comment').text(), content);
  });

  it('names contacts where the agency says so', async () => {
    const $ = await pageOf(PAGE, cookie, await siteWith({ anonimizeContacts: false }));
    assert.match($('#appointments').text(), /R\. Vandeput/);
  });

  it('says what will come where a section is empty, and has no file of it', async () => {
    const empty = await siteWith({}, (history) => ({
      ...history,
      visitStatistics: [],
      allPropertyTypesStatisticsGraph: {},
      calendarHistories: [],
      mediaOnlineHistories: [],
      automaticHistories: [],
      documents: [],
    }));
    const $ = await pageOf(PAGE, cookie, empty);
    for (const section of OF_LETTING) {
      assert.match($(`#${section} > p`).text(), /\.$/, section);
      assert.equal($(`#${section}`).children().length, 1, section);
    }
    for (const file of ['weeks.csv', 'visits.ics']) {
      await get(`${PAGE}/${file}`, cookie, empty).expect(404);
    }
  });

  it('is shown without the graph if its details cannot be parsed, which is logged', async () => {
    const broken = await siteWith({}, (history) => ({
      ...history,
      allPropertyTypesStatisticsGraph: { fault: 'line 1, column 1: a brace' },
    }));
    const $ = await pageOf(PAGE, cookie, broken);
    assert.equal($('svg.graph').length, 0);
    assert.equal($('.history-numbers strong').length, 4);
    const logged = broken.lines.find(({ msg }) => msg === 'the graph of a home cannot be read');
    assert.equal(logged?.['fault'], 'line 1, column 1: a brace');
  });

  it('is shown without parts that the CRM does not send, which is logged', async () => {
    const faults = ['GetCalendarHistories was refused: 500 (de)'];
    const lacking = await siteWith({}, (history) => ({ ...history, faults }));
    const $ = await pageOf(PAGE, cookie, lacking);
    assert.ok(!$.html().includes('GetCalendarHistories'));
    const logged = lacking.lines.find(({ msg }) => msg === 'parts of a history are missing');
    assert.deepEqual(logged?.['faults'], faults);
  });

  it('shows what has no name or subject by its type alone', async () => {
    const nameless = await siteWith({}, (history) => ({
      ...history,
      calendarHistories: history.calendarHistories.map(
        ({ appointmentName: _name, ...rest }) => rest,
      ),
      mediaOnlineHistories: history.mediaOnlineHistories.map(
        ({ mediaName: _name, ...rest }) => rest,
      ),
      automaticHistories: history.automaticHistories.map(({ subject: _subject, ...rest }) => rest),
    }));
    const $ = await pageOf(PAGE, cookie, nameless);
    for (const section of ['appointments', 'media', 'messages']) {
      const entries = $(`#${section} .history-entry`).toArray();
      assert.ok(entries.length > 0, section);
      for (const entry of entries) {
        assert.ok($(entry).find('strong').text(), section);
        assert.doesNotMatch($(entry).text(), /undefined|– *$/);
      }
    }
  });

  it('greets by the time of day in Brussels, and names what was added since the last sign-in', async () => {
    const other = await ownerSite();
    other.clock.now = Date.UTC(2026, 10, 11, 7);
    const first = await signIn(other, LIEVE);
    const $ = await pageOf(PAGE, first, other);
    assert.match($('.letter').text(), /^Goedemorgen, Lieve\..*Hier leest u voortaan/);
    other.clock.now = Date.UTC(2026, 10, 20, 17);
    const second = await signIn(other, LIEVE);
    const later = (await pageOf(PAGE, second, other))('.letter').text();
    assert.match(later, /^Goedenavond/);
    assert.match(later, /Nieuw sinds uw vorige aanmelding op woensdag 11\/11\/2026: 1 bericht\./);
    assert.match(later, /Gepland: Plaatsbezoek op woensdag 25\/11\/2026 om 10:00\./);
    const third = await signIn(other, LIEVE);
    assert.match((await pageOf(PAGE, third, other))('.letter').text(), /Niets nieuws sinds/);
  });

  it('leads from the addresses of earlier releases to those of the only home', async () => {
    const saved = ['statistics.csv', 'weeks.csv', 'visits.ics', 'documents/70433-opdracht.pdf'];
    for (const below of saved) {
      const old = `/nl/login/historiek/${below}`;
      const answer = await get(old).expect(303);
      assert.equal(answer.headers['location'], `${PAGE}/${below}`);
      assert.equal(answer.headers['cache-control'], 'no-store');
      await get(`${PAGE}/${below}`).expect(200);
      assert.equal((await get(old, '').expect(303)).headers['location'], '/nl/login');
    }
    const page = await get('/nl/login/historiek?section=media').expect(303);
    assert.equal(page.headers['location'], `${PAGE}?section=media`);
    await get('/nl/login/historiek/other.csv').expect(404);
  });

  describe('of an owner with two homes', () => {
    let marlene: string;
    before(async () => {
      marlene = await signIn(site, MARLENE);
    });

    it('has an address for each, beside each other, and none for those of others', async () => {
      const first = await get('/de/login/verlauf?section=media', marlene).expect(303);
      assert.equal(first.headers['location'], '/de/login?section=media');
      const list = await pageOf('/de/login?section=media', marlene);
      const links = list('.owner-homes-list a.button')
        .get()
        .map((one) => list(one).attr('href'));
      assert.deepEqual(
        links,
        [71077, 71011].map((id) => `/de/login/verlauf/${id}?section=media`),
      );
      const towns = { 71077: /Raeren/, 71011: /Lüttich/ };
      for (const _again of [1, 2]) {
        for (const [id, town] of Object.entries(towns)) {
          const $ = await pageOf(`/de/login/verlauf/${id}`, marlene);
          assert.match($('.owner-card').text(), town);
          assert.ok($(`a[href="/fr/login/historique/${id}"]`).length > 0);
          for (const link of $('.history a[download]').get()) {
            assert.match($(link).attr('href') ?? '', new RegExp(`^/de/login/verlauf/${id}/`));
          }
        }
      }
      for (const id of ['70433', '71019', '1']) {
        assert.equal((await get(`/de/login/verlauf/${id}`, marlene)).status, 404, id);
      }
    });

    it('gives the documents of each home below its address alone', async () => {
      const documentOf = (home: number, of: number) =>
        `/de/login/verlauf/${home}/documents/${of}-auftrag.pdf`;
      await get(documentOf(71077, 71077), marlene).expect(200);
      await get(documentOf(71011, 71011), marlene).expect(200);
      await get(documentOf(71011, 71077), marlene).expect(404);
      await get('/de/login/verlauf/documents/71077-auftrag.pdf', marlene).expect(404);
      await get('/de/login/verlauf/statistics.csv', marlene).expect(404);
      const unknown = await get(documentOf(71077, 71077), '').expect(303);
      assert.equal(unknown.headers['location'], '/de/login?home=71077');
    });

    it('is the one that a link named before the sign-in', async () => {
      const from = load((await get('/de/login?home=71011', '')).text);
      assert.equal(from('[name="home"]').attr('value'), '71011');
      const to = async (home: string) =>
        (await postSignIn(site, { ...MARLENE, home }, { path: '/de/login' })).headers['location'];
      assert.equal(await to('71011'), '/de/login/verlauf/71011');
      assert.equal(await to('70433'), '/de/login');
      assert.equal(await to('//evil.example'), '/de/login');
    });
  });

  it('greets a company, which has no first name, by its name', async () => {
    const { crm } = site.parts.owners;
    const company = await ownerSite({
      crm: {
        signIn: async (...given) => {
          const owner = await crm.signIn(...given);
          return owner && { ...owner, firstName: undefined, name: 'Nova NV' };
        },
      },
    });
    const $ = await pageOf(PAGE, await signIn(company, LIEVE), company);
    assert.match($('.letter h1').text(), /^Goede\w+, Nova NV\.$/);
  });

  it('ignores every id in query, path and body', async () => {
    for (const url of [
      `${PAGE}?id=71019`,
      `${PAGE}?home=71019&propertyId=71019&property=71019`,
      `${PAGE}?section=documents&home[]=71019`,
    ]) {
      const $ = await pageOf(url);
      assert.match($('.owner-card').text(), /Leuven/, url);
      assert.ok(!$('main').text().includes('Dinant'));
    }
    await get('/nl/login/historiek/71019').expect(404);
    // A number at the end leads to the home's public page, as everywhere.
    const listed = await get('/nl/login/71019').expect(301);
    assert.match(listed.headers['location'] ?? '', /^\/nl\/verkocht\/dinant-/);
    const other = await get(`${PAGE}/documents/71019-mandat.pdf`).expect(404);
    assert.equal(other.headers['cache-control'], 'no-store');
    await request(site.app).post(PAGE).set('Sec-Fetch-Site', 'same-origin').expect(405);
  });

  it('shows two owners at once no byte of each other', async () => {
    const anne = await signIn(site, ANNE);
    const ofAnne = PAGE.replace('70433', '71019');
    const urls = ['', '/statistics.csv'].map((end) => [PAGE + end, ofAnne + end] as const);
    const rounds = Array.from({ length: 4 }, () => [...urls, ['/nl/login', '/nl/login'] as const]);
    const answers = await Promise.all(
      rounds.flat().flatMap(([own, other]) => [get(own), get(other, anne)]),
    );
    for (const [n, { text, status }] of answers.entries()) {
      assert.equal(status, 200);
      const own = n % 2 === 0;
      for (const word of ['Leuven', 'Lieve', 'Hopveldlaan', 'Nestvinder', '70433']) {
        if (!own) assert.ok(!text.includes(word), word);
      }
      for (const word of ['Dinant', 'Anne', 'Fotogram', '71019']) {
        if (own) assert.ok(!text.includes(word), word);
      }
    }
  });

  it('gives the figures as tables for spreadsheets', async () => {
    const sources = await get(`${PAGE}/statistics.csv`).expect(200);
    assert.match(sources.headers['content-type'] ?? '', /^text\/csv/);
    assert.match(sources.headers['content-disposition'] ?? '', /70433-statistics\.csv/);
    assert.equal(sources.headers['cache-control'], 'no-store');
    assert.match(
      sources.text,
      /^\uFEFF"Website";"Dag";"Week";"Maand";"Totaal"\r\n"kadelinde\.example";"2";"8";"27";"753"\r\n/,
    );
    const weeks = await get(`${PAGE}/weeks.csv`).expect(200);
    assert.equal(weeks.text.trim().split('\r\n').length, 30);
    assert.match(weeks.text, /"04\/05\/2026";"321";"431";"217";"969";"4"/);
    await get(`${PAGE}/statistics.csv`, cookie, await siteWith({ showVisitStats: false })).expect(
      404,
    );
    await get(`${PAGE}/statistics.csv`, '').expect(303);
  });

  it('gives what is planned as a calendar', async () => {
    const { text, headers } = await get(`${PAGE}/visits.ics`).expect(200);
    assert.match(headers['content-type'] ?? '', /^text\/calendar/);
    assert.match(text, /DTSTART:20261125T090000Z/);
    assert.match(text, /SUMMARY:Plaatsbezoek/);
    assert.match(text, /LOCATION:Hopveldlaan/);
    await get(`${PAGE}/visits.ics`, cookie, await siteWith({ showPastOnly: true })).expect(404);
  });

  it('sends the documents of the home through the session, and no other', async () => {
    const [listed] = CLAES.homes[0]?.documents ?? [];
    const url = `${PAGE}/documents/${listed?.fileName}`;
    const $ = await pageOf();
    assert.equal($(`#documents a[href="${url}"]`).length, 1);
    const answer = await get(url).expect(200);
    assert.equal(answer.headers['content-type'], 'application/pdf');
    assert.match(
      answer.headers['content-disposition'] ?? '',
      /^attachment; filename="?70433-opdracht\.pdf"?$/,
    );
    assert.equal(answer.headers['cache-control'], 'no-store');
    assert.equal(answer.headers['x-content-type-options'], 'nosniff');
    assert.match((answer.body as Buffer).subarray(0, 5).toString(), /%PDF-/);
    await request(site.app).head(url).set('Cookie', cookie).expect(200);
    await get(url, '').expect(303);
    await get(url, await signIn(site, ANNE)).expect(404);
    for (const name of [
      '',
      'no.pdf',
      '..%2f8101-claes.json',
      '%2e%2e/8101-claes.json',
      'a/b',
      '%00',
    ]) {
      const { status } = await get(`${PAGE}/documents/${name}`);
      assert.ok(status === 404 || status === 400, `${name} ${status}`);
    }
    await get(url, cookie, await siteWith({ showDocuments: false })).expect(404);
  });

  it('says that the CRM is down, shows nothing then, and keeps the owner signed in', async () => {
    const { crm } = site.parts.owners;
    const down = await ownerSite({
      ...site,
      crm: { ...crm, history: () => Promise.reject(new Error('down')) },
    });
    const answer = await get(PAGE, cookie, down).expect(503);
    const $ = load(answer.text);
    assert.match($('[role="alert"]').text(), /U bent aangemeld, maar .* nu niet opzoeken/);
    assert.equal($('[name="password"]').length, 0);
    assert.equal($('form[action="/nl/login/sign-out"]').length, 1);
    await get(PAGE).expect(200);
    assert.equal(answer.headers['retry-after'], '30');
    assert.ok(!answer.text.includes('Hopveldlaan'));
  });

  it('is gone after sign-out', async () => {
    const own = cookieOf(await postSignIn(site, LIEVE));
    await get(PAGE, own).expect(200);
    await request(site.app)
      .post('/nl/login/sign-out')
      .type('form')
      .set('Sec-Fetch-Site', 'same-origin')
      .set('Cookie', own)
      .expect(303);
    for (const url of [PAGE, `${PAGE}/statistics.csv`, `${PAGE}/documents/70433-opdracht.pdf`]) {
      await get(url, own).expect(303);
    }
  });

  it('shows all by default but names', () => {
    const { anonimizeContacts, showPastOnly, hideCommentsCommunication } = historyFlagsSchema.parse(
      {},
    );
    assert.deepEqual(
      [anonimizeContacts, showPastOnly, hideCommentsCommunication],
      [true, false, false],
    );
  });
});
