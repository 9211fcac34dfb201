import assert from 'node:assert/strict';
import { inspect } from 'node:util';
import { CrmUnreachable } from '../../../server/services/crm/calls/crm-unreachable.ts';
import { WhiseRefusal } from '../../../server/services/crm/whise/whise-answer.ts';
import { WhiseLoginRefused } from '../../../server/services/crm/whise/whise-tokens.ts';
import { type EmulatedWhise, emulatedWhise, sampleEstates, SECRETS } from './emulated-whise.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const HOUR = 3600_000;
const LIST = 'v1/estates/list';

describe('the tokens of Whise', () => {
  let whise: EmulatedWhise;
  let time: number;
  beforeEach(async () => {
    time = NOW;
    whise = await emulatedWhise([...sampleEstates().values()], { now: () => time });
  });
  afterEach(() => whise.close());

  const list = () => whise.calls.call(LIST, {});
  const callsOf = (endpoint: string) =>
    whise.emulator.calls.filter((call) => call === endpoint).length;
  const logins = () => [callsOf('token'), callsOf('v1/admin/clients/token')];

  it('are requested once by calls at the same time, and kept', async () => {
    await Promise.all([list(), list(), list()]);
    await list();
    assert.deepEqual([logins(), callsOf(LIST)], [[1, 1], 4]);
  });

  it('are renewed before they expire', async () => {
    await list();
    time += 19 * HOUR;
    await list();
    assert.deepEqual(logins(), [1, 1]);
    time += 2 * HOUR;
    await list();
    assert.deepEqual(logins(), [2, 2]);
    // No call met a token that was not accepted.
    assert.equal(callsOf(LIST), 3);
  });

  it('are renewed once where they are no longer accepted, both of them', async () => {
    await list();
    whise.emulator.forgetTokens();
    await Promise.all([list(), list(), list()]);
    assert.equal(callsOf('token'), 2);
    // The account's token was tried before it was renewed.
    assert.equal(callsOf('v1/admin/clients/token'), 3);
    assert.equal(callsOf(LIST), 1 + 2 * 3);
  });

  it('are not requested again for a minute after a refusal', async () => {
    whise.emulator.fault = 'bad-credentials';
    for (let call = 0; call < 20; call += 1) await assert.rejects(list(), WhiseLoginRefused);
    assert.deepEqual(logins(), [1, 0]);
    whise.emulator.fault = 'none';
    time += 59_999;
    await assert.rejects(list(), WhiseLoginRefused);
    time += 1;
    await list();
    assert.deepEqual(logins(), [2, 1]);
  });

  it('cost two logins a minute where new ones are never accepted', async () => {
    whise.emulator.fault = 'unauthorized';
    whise.emulator.faulty = new RegExp(`^${LIST}$`);
    for (let call = 0; call < 20; call += 1) await assert.rejects(list(), WhiseLoginRefused);
    assert.deepEqual([callsOf(LIST), callsOf('v1/admin/clients/token')], [2, 2]);
  });

  it('say in one sentence whose login was refused, without secrets', async () => {
    const other = await emulatedWhise([], { now: () => time, config: { clientId: 404 } });
    try {
      const error = await other.calls.call(LIST, {}).catch((thrown: unknown) => thrown);
      assert.ok(error instanceof WhiseLoginRefused);
      assert.equal(error.level, 'agency');
      assert.match(error.message, /has the agency activated it.*FailedAuthentication/);
      const text = inspect(error, { depth: 20, showHidden: true });
      for (const secret of Object.values(SECRETS)) assert.ok(!text.includes(secret), secret);
    } finally {
      await other.close();
    }
  });
});

describe('a call of Whise', () => {
  let whise: EmulatedWhise;
  beforeEach(async () => {
    whise = await emulatedWhise([...sampleEstates().values()], { now: () => NOW });
    await whise.calls.call(LIST, {});
  });
  afterEach(() => whise.close());

  const failure = async (body: Record<string, unknown> = {}, endpoint = LIST) => {
    try {
      await whise.calls.call(endpoint, body, { kind: 'write' });
    } catch (error) {
      return error as Error;
    }
    return assert.fail('it was answered');
  };

  it('fails where errors stand beside the data, although the request was valid', async () => {
    const error = await failure({ page: 1, pageSize: 50 });
    assert.ok(error instanceof WhiseRefusal && error.isPartial);
    assert.match(error.message, /BadRequestFormat page is not a parameter.*pageSize/);
  });

  it('fails where the request was not valid', async () => {
    const error = await failure({ Sort: { Field: 'id' } });
    assert.ok(error instanceof WhiseRefusal && !error.isPartial);
    assert.match(error.message, /Sort is an array/);
  });

  it('names the message of an error of HTTP', async () => {
    const error = await failure({}, 'v1/estates/get');
    assert.ok(error instanceof WhiseRefusal);
    assert.match(error.message, /404 No HTTP resource was found/);
  });

  it('does not quote what a visitor wrote', async () => {
    const contact = {
      Name: 'Maes',
      PrivateEmail: 'an.maes(at)mail.example',
      CountryId: 1,
      LanguageId: 'nl-BE',
      OfficeIds: [1],
    };
    const error = await failure(contact, 'v1/contacts/upsert');
    assert.match(error.message, /^v1\/contacts\/upsert was refused: BadRequestFormat$/);
  });

  for (const [fault, said] of [
    ['flapping', /status 503/],
    ['failing', /status 500/],
    ['garbage', /17 characters that are no answer/],
    ['half', /characters that are no answer/],
    ['no-record', /2 characters that are no answer/],
    ['endless', /an answer of more than 50 MB/],
  ] as const) {
    it(`says what is wrong when it is ${fault}`, async () => {
      whise.emulator.fault = fault;
      const error = await failure();
      assert.match(error.message, said);
      assert.ok(error.message.startsWith(LIST));
    });
  }

  it('is not made after five failures in a row', async () => {
    whise.emulator.fault = 'garbage';
    for (let call = 0; call < 5; call += 1) await failure();
    const before = whise.emulator.calls.length;
    const error = await failure();
    assert.ok(error instanceof CrmUnreachable);
    assert.match(error.message, /not asked, as the last 5 calls failed/);
    assert.equal(whise.emulator.calls.length, before);
  });
});
