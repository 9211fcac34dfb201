import assert from 'node:assert/strict';
import express from 'express';
import fc from 'fast-check';
import request from 'supertest';
import { Drafts } from '../../../../../server/services/drafts/drafts.ts';
import { SealedDrafts } from '../../../../../server/services/drafts/sealed-drafts.ts';
import {
  extraName,
  PAYLOAD_NAMES,
  type FormValues,
} from '../../../../../views/domain/forms/form-field.ts';
import { NOON } from '../../../../support/site-app.ts';

const HALF_HOUR = 30 * 60_000;
const VALUES = { propertyStreet: 'Koestraat', Name: 'Peeters "P." \\ é 🙂' };

describe('drafts of forms', () => {
  const drafts = new Drafts(new SealedDrafts('secret'), { siteUrl: 'https://site.example' });

  /** The Set-Cookie lines of a draft. */
  async function linesOf(values: FormValues, cookies = '', form = 'valuation'): Promise<string[]> {
    const app = express().get('/', async (_req, res) => {
      await drafts.set(res, form, values, { cookies, now: NOON });
      res.end();
    });
    const { status, headers } = await request(app).get('/');
    assert.equal(status, 200);
    return [headers['set-cookie'] ?? []].flat();
  }

  const sentBack = (lines: readonly string[]) =>
    lines.map((line) => line.replace(/;.*/, '')).join('; ');
  const cookiesOf = async (values: FormValues) => sentBack(await linesOf(values));
  const read = (cookies: string | undefined, now = NOON, form = 'valuation') =>
    drafts.read(cookies, form, now);

  /** Characters that do not get shorter. */
  const noise = (length: number) =>
    Array.from({ length }, (_, index) =>
      String.fromCodePoint(0x4e00 + ((index * 7919 + index * index * 31) % 20_000)),
    ).join('');

  it('come back as they were, whatever is in them', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 100 }).map((one) => one.toWellFormed());
    const extra = fc.stringMatching(/^[A-Za-z]\w{0,49}$/).map(extraName);
    const name = fc.oneof(fc.constantFrom(...PAYLOAD_NAMES), extra);
    const values = fc.dictionary(name, text, { maxKeys: 12, noNullPrototype: true });
    await fc.assert(
      fc.asyncProperty(values, async (draft: FormValues) => {
        assert.deepEqual(await read(`a=b; ${await cookiesOf(draft)}; c=d`), draft);
        const copy = await drafts.copy('valuation', draft, NOON);
        assert.deepEqual(await drafts.readCopy(copy, 'valuation', NOON), draft);
      }),
      { numRuns: 30 },
    );
  });

  it('are sent by HTTPS alone, to no script and no other site, for half an hour', async () => {
    const [line = ''] = await linesOf(VALUES);
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/', 'Max-Age=1800']) {
      assert.ok(line.includes(`; ${part}`), part);
    }
    assert.match(line, /^__Host-draft-valuation-0=/);
    const plain = new Drafts(new SealedDrafts('secret'), { siteUrl: undefined });
    const unprefixed = sentBack(await linesOf(VALUES)).replaceAll('__Host-', '');
    assert.deepEqual(await plain.read(unprefixed, 'valuation', NOON), VALUES);
    // Another subdomain could have set it.
    assert.equal(await read(unprefixed), undefined);
  });

  it('expire by the clock that is handed in, whatever the browser keeps', async () => {
    const cookies = await cookiesOf(VALUES);
    assert.deepEqual(await read(cookies, NOON + HALF_HOUR - 1), VALUES);
    assert.equal(await read(cookies, NOON + HALF_HOUR), undefined);
    const copy = await drafts.copy('valuation', VALUES, NOON);
    const week = 7 * 48 * HALF_HOUR;
    assert.deepEqual(await drafts.readCopy(copy, 'valuation', NOON + week - 1), VALUES);
    assert.equal(await drafts.readCopy(copy, 'valuation', NOON + week), undefined);
  });

  it('are of one form and of one key', async () => {
    const cookies = await cookiesOf(VALUES);
    const renamed = cookies.replace('draft-valuation', 'draft-demand');
    assert.equal(await read(renamed, NOON, 'demand'), undefined);
    const other = new Drafts(new SealedDrafts('another'), { siteUrl: undefined });
    assert.equal(await other.read(cookies, 'valuation', NOON), undefined);
  });

  it('are undefined when they are forged or cut anywhere', async () => {
    const cookies = await cookiesOf(VALUES);
    const begin = cookies.indexOf('=') + 1;
    for (let length = begin; length < cookies.length; length += 7) {
      assert.equal(await read(cookies.slice(0, length)), undefined);
    }
    for (let at = begin; at < cookies.length; at += 7) {
      const other = cookies[at] === 'A' ? 'B' : 'A';
      const forged = cookies.slice(0, at) + other + cookies.slice(at + 1);
      assert.equal(await read(forged), undefined, String(at));
    }
    for (const none of [
      undefined,
      '',
      ';',
      '=',
      '__Host-draft-valuation-0=',
      '__Host-draft-valuation-1=x',
    ]) {
      assert.equal(await read(none), undefined);
    }
  });

  it('are in two cookies when they are long, and in none without either', async () => {
    const long = { Content: noise(1200) };
    const lines = await linesOf(long);
    assert.equal(lines.length, 2);
    for (const line of lines) assert.ok(line.replace(/;.*/, '').length < 4000);
    assert.deepEqual(await read(sentBack(lines)), long);
    assert.deepEqual(await read(sentBack(lines.toReversed())), long);
    for (const line of lines) assert.equal(await read(sentBack([line])), undefined);
  });

  it('take back the cookies that they no longer need', async () => {
    const long = await cookiesOf({ Content: noise(1200) });
    const [first = '', second = '', ...more] = await linesOf(VALUES, long);
    assert.match(first, /^__Host-draft-valuation-0=\w/);
    assert.match(second, /^__Host-draft-valuation-1=;.*1970/);
    assert.deepEqual(more, []);
  });

  it('are refused when no browser would keep them', async () => {
    const values = { Content: noise(4000) };
    const isKept = await drafts.set(express.response, 'valuation', values, {
      cookies: '',
      now: NOON,
    });
    assert.equal(isKept, false);
  });

  it('never make a line of cookies that servers refuse', async () => {
    const demand = sentBack(await linesOf(VALUES, '', 'demand'));
    assert.equal((await linesOf(VALUES, demand)).length, 1);
    const [one = '', two = '', gone = ''] = await linesOf({ Content: noise(1200) }, demand);
    assert.match(gone, /^__Host-draft-demand-0=;.*1970/);
    assert.ok(sentBack([one, two]).length < 8000);
  });

  it('that are bombs are none', async () => {
    const copy = await drafts.copy('valuation', { Content: 'x'.repeat(70_000) }, NOON);
    assert.equal(await drafts.readCopy(copy, 'valuation', NOON), undefined);
  });
});
