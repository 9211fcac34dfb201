import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import {
  ALL_CAPABILITIES,
  type CrmCapabilities,
  HISTORY_PARTS,
  type HistoryPart,
} from '../../server/services/crm/capabilities.ts';
import type { OwnerKey, OwnerPort } from '../../server/services/crm/owner-port.ts';
import { type History, historySchema } from '../../views/domain/owner/history.ts';
import { ownerHomeSchema } from '../../views/domain/owner/owner-home.ts';

/**
 * A CRM as the contract sets it up, independent of the adapter's wire format. Owner 8 is An Maes
 * with homes 5 and 6: 5 is prospective, 6 cancelled, and neither address nor price is published.
 * Owner 9 is Bo with home 7. Home 5 has the document `5-mandaat.pdf`, with the content `mandate`; it
 * lists `5-lost.pdf`, which is lost; home 7 has `7-mandaat.pdf`.
 */
export interface OwnerWorld {
  open(): Promise<OwnerPort>;
  /** Changes what home 5's graph has as Details; undefined: none. */
  setDetails(text: string | undefined): Promise<void>;
  /** Home 6 is no longer in the CRM. */
  removeHome(): Promise<void>;
  /** An adapter to a CRM that cannot be reached. */
  broken(): Promise<OwnerPort>;
  close(): Promise<void>;
}

export const EMAIL = 'An.Maes@mail.example';
export const PASSWORD = 'correct horse';
const AN: OwnerKey = { id: 8, propertyIds: [5, 6] };
const BO: OwnerKey = { id: 9, propertyIds: [7] };
const NOBODY: OwnerKey = { id: 7, propertyIds: [] };
export const SERIES = { sourceName: 'Site', firstWeek: '2026-11-09', visits: [7, 3] };

/** What every adapter's owner port must do (spec sections 6 and 7). */
export function ownerContract(
  name: string,
  start: () => Promise<OwnerWorld>,
  capabilities: CrmCapabilities = ALL_CAPABILITIES,
): void {
  if (!capabilities.owners) return withoutOwners(name, start);
  const { history: has } = capabilities;
  describe(`${name} keeps the contract of the owner port`, () => {
    let world: OwnerWorld;
    let port: OwnerPort;
    beforeEach(async () => {
      world = await start();
      port = await world.open();
    });
    afterEach(() => world.close());

    it('lets an owner in, in any language and however the e-mail is spelt', async () => {
      for (const language of ['nl', 'fr', 'en', 'de'] as const) {
        const signedIn = await port.signIn(' an.maes@MAIL.example', PASSWORD, language);
        const { standing, ...owner } = signedIn!;
        assert.deepEqual(standing.homes, [5, 6]);
        assert.deepEqual(owner, {
          id: 8,
          firstName: 'An',
          name: 'Maes',
          email: EMAIL,
          language: 'nl',
          propertyIds: [5, 6],
        });
      }
    });

    it('says of an owner what it said at the sign-in, and of nobody something else', async () => {
      const { standing } = (await port.signIn(EMAIL, PASSWORD, 'nl'))!;
      assert.deepEqual(await port.standing({ id: 8, email: EMAIL }), standing);
      assert.notEqual(standing.account, '');
      const nobody = await port.standing({ id: 7, email: 'nobody@mail.example' });
      assert.deepEqual(nobody, { account: '', homes: [] });
    });

    it('rejects a wrong password, an empty one and an unknown e-mail', async () => {
      for (const [email, password] of [
        [EMAIL, `${PASSWORD} `],
        [EMAIL, ''],
        ['somebody@mail.example', PASSWORD],
        ['bo@mail.example', PASSWORD],
        ['', ''],
      ] as const) {
        assert.equal(await port.signIn(email, password, 'nl'), undefined);
      }
    });

    it('gives the homes of an owner in any status, with what is not published', async () => {
      const homes = (await port.homes(AN)) ?? [];
      for (const home of homes) assert.deepEqual(ownerHomeSchema.parse(home), home);
      assert.deepEqual(
        homes.map(({ id, status, street, houseNumber, price, position, manager }) => ({
          id,
          status,
          street,
          houseNumber,
          price,
          position,
          manager: manager?.name,
        })),
        [5, 6].map((id) => ({
          id,
          status: id === 5 ? 0 : 3,
          street: 'Koestraat',
          houseNumber: '12',
          price: 350_000,
          position: [51.05, 3.72],
          manager: 'Ine',
        })),
      );
    });

    it('leaves out a home that it no longer has, and knows no owner by another id', async () => {
      await world.removeHome();
      assert.deepEqual(
        (await port.homes(AN))?.map(({ id }) => id),
        [5],
      );
    });

    it('returns the history of a home, with the names of the types', async () => {
      const history = await port.history(AN, 5);
      assert.deepEqual(historySchema.parse(history), history);
      const [appointment] = history?.calendarHistories ?? [];
      assert.deepEqual(appointment?.appointmentType, has.calendar ? { nl: 'Bezoek' } : undefined);
      const done = has.calendar ? { nl: 'Uitgevoerd' } : undefined;
      assert.deepEqual(appointment?.appointmentStatus, done);
      assert.equal(appointment?.outcome, has.calendar ? 'done' : undefined);
      const [message] = history?.automaticHistories ?? [];
      assert.deepEqual(message?.typeName, has.messages ? { nl: 'Brief' } : undefined);
      const [medium] = history?.mediaOnlineHistories ?? [];
      assert.deepEqual(medium?.typeName, has.media ? { nl: 'Portaal' } : undefined);
      assert.equal(history?.visitStatistics.length, has.visits ? 1 : 0);
    });

    for (const part of HISTORY_PARTS.filter((each) => !has[each])) {
      it(`has no ${part} in its histories, as it lacks the capability`, async () => {
        const history = await port.history(AN, 5);
        assert.deepEqual(history && PART_OF[part](history), []);
      });
    }

    it('has the graphs of homes of any owner, where it has graphs', async () => {
      const graphs = await port.graphs(BO, [5, 4711]);
      assert.deepEqual([...graphs], has.graph ? [[5, [SERIES]]] : []);
      assert.deepEqual([...(await port.graphs(BO, []))], []);
    });

    it('returns it only to the owner of that home', async () => {
      for (const [owner, home] of [
        [AN, 7],
        [BO, 5],
        [NOBODY, 5],
        [AN, 99],
      ] as const) {
        assert.equal(await port.history(owner, home), undefined);
      }
    });

    itIf(
      has.graph,
      'reads the graph from JSON text; from other text it has a fault and no graph',
      async () => {
        const graphOf = async (text: string | undefined) => {
          await world.setDetails(text);
          return (await port.history(AN, 5))?.allPropertyTypesStatisticsGraph;
        };
        assert.deepEqual(await graphOf(JSON.stringify([SERIES])), { details: [SERIES] });
        assert.deepEqual(await graphOf(undefined), {});
        assert.deepEqual(await graphOf(''), {});
        for (const text of ['<html>', '[{}]', '{"details":[]}', '[', 'null']) {
          const graph = await graphOf(text);
          assert.equal(graph?.details, undefined);
          assert.ok(graph?.fault);
        }
      },
    );

    itIf(has.documents, 'streams a document of the home', async () => {
      const document = await port.document(AN, 5, '5-mandaat.pdf');
      assert(document);
      assert.equal((await buffer(document.content)).toString(), 'mandate');
      assert.ok(document.size === undefined || document.size === 7);
    });

    it('has no document but those that the home lists', async () => {
      for (const [owner, home, file] of [
        [AN, 5, '5-lost.pdf'],
        [AN, 5, '7-mandaat.pdf'],
        [AN, 7, '7-mandaat.pdf'],
        [BO, 5, '5-mandaat.pdf'],
        [AN, 5, '../an.json'],
        [AN, 5, '5-mandaat.pdf/'],
        [AN, 5, ''],
      ] as const) {
        assert.equal(
          await port.document(owner, home, file),
          undefined,
          `${owner.id} ${home} ${file}`,
        );
      }
    });

    it('fails where the CRM cannot be reached, rather than keeping everybody out', async () => {
      const broken = await world.broken();
      await assert.rejects(broken.signIn(EMAIL, PASSWORD, 'nl'));
      await assert.rejects(broken.homes(AN));
      await assert.rejects(broken.history(AN, 5));
      if (has.documents) await assert.rejects(broken.document(AN, 5, '5-mandaat.pdf'));
    });
  });
}

/** What a history has of each part. */
const PART_OF: Record<HistoryPart, (history: History) => readonly unknown[]> = {
  visits: ({ visitStatistics }) => visitStatistics,
  graph: ({ allPropertyTypesStatisticsGraph: { details } }) => details ?? [],
  calendar: ({ calendarHistories }) => calendarHistories,
  media: ({ mediaOnlineHistories }) => mediaOnlineHistories,
  messages: ({ automaticHistories }) => automaticHistories,
  documents: ({ documents }) => documents,
};

/** A test of a part; for a CRM without the part, the test that it has none stands for it. */
function itIf(has: boolean, title: string, test: () => Promise<void>): void {
  if (has) it(title, test);
}

function withoutOwners(name: string, start: () => Promise<OwnerWorld>): void {
  it(`${name} lets no owner in, as it lacks the capability`, async () => {
    const world = await start();
    try {
      const port = await world.open();
      assert.equal(await port.signIn(EMAIL, PASSWORD, 'nl'), undefined);
      assert.equal(await port.homes(AN), undefined);
      assert.equal(await port.history(AN, 5), undefined);
      assert.equal(await port.document(AN, 5, '5-mandaat.pdf'), undefined);
    } finally {
      await world.close();
    }
  });
}
