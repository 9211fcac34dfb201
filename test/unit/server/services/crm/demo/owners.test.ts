import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { demoCatalogue } from '../../../../../../server/services/crm/demo/catalogue.ts';
import {
  type DemoOwner,
  demoOwnerSchema,
  historyTypesSchema,
} from '../../../../../../server/services/crm/demo/owner.ts';
import { demoOwners } from '../../../../../../server/services/crm/demo/owners.ts';
import type { Property } from '../../../../../../views/domain/property/property.ts';
import { slips, textsOf } from '../../../demo/speaks.ts';

const DEMO = path.resolve(import.meta.dirname, '../../../../../../server/demo');
const read = (name: string): unknown => JSON.parse(readFileSync(path.join(DEMO, name), 'utf8'));

/** The history begins a year before the demo's date; the last entries are in its future. */
const FIRST = '2025-11-01';
const TODAY = '2026-11-20';
const LAST = '2026-12-31';

/** Names, e-mail addresses and codes are not checked for typography. */
const CODES = new Set(['email', 'passwordHash', 'startTime', 'date', 'firstWeek', 'fileName']);

function* strings(value: unknown, key = ''): Generator<string> {
  if (typeof value === 'string' && !CODES.has(key)) yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) yield* strings(part, name);
}

describe('the demo agency’s owners', () => {
  const owners: DemoOwner[] = readdirSync(path.join(DEMO, 'owners'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => demoOwnerSchema.parse(read(`owners/${name}`)));
  const histories = owners.flatMap(({ homes }) => homes);
  let homes: Map<number, Property>;
  before(async () => {
    const { items } = await demoCatalogue(DEMO).properties();
    homes = new Map(items.map((home) => [home.id, home]));
  });

  it('are three, and nothing keeps any of them from signing in', async () => {
    assert.equal(owners.length, 3);
    assert.deepEqual(await demoOwners(DEMO).check(), []);
  });

  it('sign in with the passwords that the README names', async () => {
    const readme = readFileSync(path.join(DEMO, 'README.md'), 'utf8');
    const rows = [...readme.matchAll(/^\| `(\S+@\S+)` \| `([^`]+)` \|/gm)];
    assert.equal(rows.length, owners.length);
    for (const [, email, password] of rows) {
      const owner = await demoOwners(DEMO).signIn(email!, password!, 'nl');
      assert.equal(owner?.email, email);
    }
  });

  it('have e-mail addresses of reserved domains', () => {
    for (const { email } of owners) assert.match(email, /\.example$/);
  });

  it('own homes that the agency has, one or two each, no home twice', () => {
    const ids = histories.map(({ propertyId }) => propertyId);
    assert.equal(new Set(ids).size, ids.length);
    for (const id of ids) assert(homes.has(id), `home ${id}`);
    for (const owner of owners) assert(owner.homes.length === 1 || owner.homes.length === 2);
  });

  it('have a history of the last year, and plans of the next weeks', () => {
    for (const { propertyId, ...history } of histories) {
      const calendar = history.calendarHistories.map((entry) => entry.startTime.slice(0, 10));
      const others = [...history.mediaOnlineHistories, ...history.automaticHistories];
      const past = others.map(({ date }) => date);
      for (const date of calendar) assert(date >= FIRST && date <= LAST, `${propertyId} ${date}`);
      for (const date of past) assert(date >= FIRST && date <= TODAY, `${propertyId} ${date}`);
      for (const { startTime, status } of history.calendarHistories) {
        assert.equal(status === 'planned', startTime > TODAY, `${propertyId} ${startTime}`);
      }
      const online = homes.get(propertyId)!.startCommercialisation;
      const [first] = history.mediaOnlineHistories.map(({ date }) => date).sort();
      assert.equal(first, online, `${propertyId} is online since ${online}`);
    }
  });

  it('count visits from the week the home went online to this one', () => {
    for (const { propertyId, allPropertyTypesStatisticsGraph: graph } of histories) {
      const online = homes.get(propertyId)!.startCommercialisation!;
      for (const { firstWeek, visits } of graph.details!) {
        const days = (Date.parse(online) - Date.parse(firstWeek)) / 86_400_000;
        assert(days >= 0 && days < 7, `${propertyId} ${firstWeek}`);
        const end = Date.parse(firstWeek) + (visits.length - 1) * 7 * 86_400_000;
        assert.equal(new Date(end).toISOString().slice(0, 10), '2026-11-16');
      }
    }
  });

  it('count in this month its whole weeks, and no more than the weeks it touches', () => {
    for (const { visitStatistics, allPropertyTypesStatisticsGraph: graph } of histories) {
      for (const [index, { numberOfVisitsInMonth: month }] of visitStatistics.entries()) {
        const visits = graph.details![index]!.visits;
        const sum = (weeks: number) => visits.slice(-weeks).reduce((a, b) => a + b, 0);
        assert(month >= sum(3) && month <= sum(4));
      }
    }
  });

  it('give the history page something to hide, to collapse and to leave out', () => {
    const mails = histories.flatMap(({ automaticHistories }) => automaticHistories);
    assert(mails.some(({ typeId }) => typeId === 13) && mails.some(({ typeId }) => typeId === 21));
    const twice = histories.some(({ automaticHistories: list }) =>
      list.some(
        ({ date, contactIdent }, index) =>
          contactIdent !== undefined &&
          date === list[index - 1]?.date &&
          contactIdent === list[index - 1]?.contactIdent,
      ),
    );
    assert(twice);
    const calendar = histories.flatMap(({ calendarHistories }) => calendarHistories);
    for (const typeId of [8, 9]) assert(calendar.some((entry) => entry.typeId === typeId));
    for (const key of ['contactIdent', 'comment'] as const) {
      assert(calendar.some((entry) => entry[key]) && calendar.some((entry) => !entry[key]));
    }
  });

  it('have every document that their histories list, and no other', () => {
    const listed = histories.flatMap(({ documents }) => documents.map(({ fileName }) => fileName));
    assert.deepEqual(readdirSync(path.join(DEMO, 'owners/documents')).sort(), listed.sort());
  });

  it('are written to as a typographer would set it, and every type has a name in each language', () => {
    const faults = owners.flatMap(({ language: locale, homes: list, id }) =>
      list.flatMap(({ documents, ...home }) => [
        ...[...strings(home)].flatMap((text) =>
          slips({ locale, text }).map((what) => `${id} ${what}: ${text}`),
        ),
        ...[...textsOf(documents)].flatMap((said) => slips(said).map((what) => `${id} ${what}`)),
      ]),
    );
    assert.deepEqual(faults, []);
    const types = [...textsOf(historyTypesSchema.parse(read('history-types.json')))];
    assert.deepEqual(
      types.filter(({ text }) => text.trim() === ''),
      [],
    );
  });
});
