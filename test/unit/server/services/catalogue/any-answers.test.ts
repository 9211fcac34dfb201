import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Catalogue } from '../../../../../server/services/catalogue/catalogue.ts';
import { type Property, propertySchema } from '../../../../../views/domain/property/property.ts';
import { homes, SampleCrm, sampleCatalogue, withDataDir } from './sample-crm.ts';

/** The CRM at one refresh. */
interface Turn {
  fails: 'no' | 'version' | 'homes' | 'team';
  /** Ids in the answer, some of them twice. */
  ids: number[];
  price: number;
  /** Positions in the answer of items that are no homes. */
  spoiled: number[];
  /** A new process starts from the disk copy before this refresh. */
  restarts: boolean;
}

const MAX_ID = 40;

const turns: fc.Arbitrary<Turn> = fc.record({
  fails: fc.oneof(
    { weight: 4, arbitrary: fc.constant('no' as const) },
    { weight: 1, arbitrary: fc.constantFrom('version' as const, 'homes', 'team') },
  ),
  // All, some or any homes, so that losses are sometimes confirmed.
  ids: fc.oneof(
    fc
      .constantFrom(40, 36, 32, 31, 28, 18, 0)
      .map((count) => Array.from({ length: count }, (_, i) => i + 1)),
    fc.array(fc.integer({ min: 1, max: MAX_ID }), { maxLength: 2 * MAX_ID }),
  ),
  price: fc.integer({ min: 1, max: 2 }),
  spoiled: fc.oneof(fc.constant<number[]>([]), fc.array(fc.nat(MAX_ID), { maxLength: 6 })),
  restarts: fc.boolean(),
});

function servedBy(catalogue: Catalogue): readonly Property[] {
  const all = Array.from({ length: MAX_ID }, (_, index) => index + 1);
  return all.flatMap((id) => catalogue.port('nl').property(id) ?? []);
}

function answerOf({ ids, price, spoiled }: Turn): Property[] {
  const answer = homes(...ids).map((home) => ({ ...home, price }));
  return answer.map((home, at) => (spoiled.includes(at) ? { ...home, zip: '' } : home));
}

describe('whatever a CRM answers', () => {
  it('never loses homes unconfirmed, never serves a broken one, versions what it serves', () =>
    fc.assert(
      fc.asyncProperty(fc.array(turns, { maxLength: 12 }), (all) =>
        withDataDir(async (dataDir) => {
          const crm = new SampleCrm();
          let now = 0;
          const start = () => sampleCatalogue(crm, dataDir, { now: () => (now += 60_000) });
          let { catalogue } = start();
          const named: string[] = [];
          let after: readonly Property[] = [];
          for (const turn of all) {
            if (turn.restarts) {
              catalogue = start().catalogue;
              named.length = 0;
            }
            const before = after;
            const { version } = catalogue;
            crm.versionFails = turn.fails === 'version';
            crm.homesFail = turn.fails === 'homes';
            crm.teamFails = turn.fails === 'team';
            crm.homes = answerOf(turn);
            await catalogue.refresh();
            after = servedBy(catalogue);

            for (const home of after) assert.deepEqual(propertySchema.parse(home), home);
            assert.equal(catalogue.size, after.length);
            if (!turn.restarts && version !== '') {
              const isSame = JSON.stringify(before) === JSON.stringify(after);
              assert.equal(catalogue.version === version, isSame);
            }
            if (turn.fails !== 'no') {
              assert.deepEqual(after, before);
              named.length = 0;
              continue;
            }
            const good = crm.homes.filter(({ zip }) => zip !== '').map(({ id }) => id);
            named.push([...new Set(good)].sort((a, b) => a - b).join());
            const ids = new Set(after.map(({ id }) => id));
            const lost = before.filter(({ id }) => !ids.has(id)).length;
            const isConfirmed = named.length > 2 && new Set(named.slice(-3)).size === 1;
            assert(isConfirmed || lost < 10 || lost * 5 <= before.length);
            if (isConfirmed) assert.equal([...ids].join(), named.at(-1));
          }
        }),
      ),
      { numRuns: 60 },
    ));
});
