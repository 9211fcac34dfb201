import assert from 'node:assert/strict';
import type { LeadContent } from '../../../../../../server/services/leads/model/lead-content.ts';
import { FormProofs } from '../../../../../../server/services/leads/spam/form-proofs.ts';
import { SpamFilter } from '../../../../../../server/services/leads/spam/spam-filter.ts';
import {
  QUARANTINE_THRESHOLD,
  SIGNAL_POINTS,
} from '../../../../../../server/services/leads/spam/spam-signals.ts';
import { openRateLimits } from '../../../../../../server/services/limits/sqlite/open-rate-limits.ts';
import type { RateLimits } from '../../../../../../server/services/limits/rate-limits.ts';
import type { Log } from '../../../../../../server/platform/log.ts';
import { foundWork } from '../../../../../support/found-work.ts';
import { temporaryDataDir } from '../../../../../support/site-app.ts';

const NOW = 1_700_000_000_000;
const ORIGIN = 'https://www.agency.example';

interface Written {
  text?: string;
  firstName?: string;
  name?: string;
  email?: string;
}

function contentOf({ text = 'Is de tuin op het zuiden?', ...person }: Written): LeadContent {
  const { firstName = 'An', name = 'Peeters', email = 'an@example.be' } = person;
  return {
    lead: {
      kind: 'contact',
      person: { firstName, name, email },
      language: 'nl',
      content: text,
      isReceivedEmail: false,
      projectIds: [],
    },
    locale: 'nl',
    answers: [
      { field: 'Email', label: 'E-mail', value: email },
      { field: 'Content', label: 'Uw vraag', value: text },
    ],
    office: { name: 'Kadelinde', phone: '+3292784016', email: 'info@agency.example' },
  };
}

describe('the spam filter', () => {
  const errors: unknown[] = [];
  const log = { error: (...line: unknown[]) => errors.push(line) } as unknown as Log;
  const proofs = new FormProofs('a secret');
  let limits: RateLimits;
  let filter: SpamFilter;
  beforeEach(() => {
    limits = openRateLimits(temporaryDataDir(), { secret: 'a secret', log, now: NOW });
    filter = new SpamFilter({ proofs, limits, log });
  });
  afterEach(() => limits.close());

  const judge = (written: Written, proof?: string) =>
    filter.judge({ content: contentOf(written), proof, origin: ORIGIN, now: NOW });
  const proofOf = (age: number) => foundWork(proofs.issue(NOW - age));

  it('lets visitors through, with script and without', async () => {
    for (const written of [
      {},
      { text: '' },
      { text: 'Is dit uw pand? https://www.immo.example/nl/huis/12345' },
      { text: `Ik zag ${ORIGIN}/nl/a-1, ${ORIGIN}/nl/b-2, ${ORIGIN}/nl/c-3 en ${ORIGIN}/nl/d-4.` },
      {
        text: 'Mail an@example.be of 0470/12.34.56, vanaf 17u, m.a.w. na het werk. En/of zaterdag.',
      },
      { firstName: 'Jan', name: 'Jan' },
      { firstName: 'Anne-Sophie', name: 'Van den McDonald' },
      { firstName: 'Лариса', name: 'Иванова', text: 'Здравствуйте' },
    ]) {
      for (const proof of [undefined, proofOf(60_000), proofOf(500)]) {
        assert.equal(await judge(written, proof), undefined, JSON.stringify(written));
      }
    }
  });

  it('sets aside what a program writes, and says why', async () => {
    const links = 'https://a.example www.b.example c.example/d';
    assert.equal(await judge({ text: links }), 'spam 5: manyLinks 5');
    assert.equal(await judge({ name: 'Win http://a.example' }), 'spam 5: linkInName 5');
    assert.match(
      (await judge({ text: '<a href="https://a.example">x</a>' })) ?? '',
      /^spam 5: oneLink 1, markup 4$/,
    );
    const fast = { text: 'See www.a.example, www.b.example', firstName: 'x' };
    assert.equal(await judge(fast, proofOf(500)), 'spam 5: proof -1, tooFast 3, twoLinks 3');
    const random = {
      firstName: 'dKqLbPwZtR',
      name: 'dKqLbPwZtR',
      text: 'www.a.example www.b.example',
    };
    assert.match((await judge(random)) ?? '', /^spam 6: twoLinks 3, randomName 2, sameNames 1$/);
    assert.equal(
      await judge({ firstName: 'dKqLbPwZtR' }, 'made up'),
      'spam 5: wrongProof 3, randomName 2',
    );
  });

  it('gives a browser that did the work a link more', async () => {
    const text = 'https://a.example https://b.example https://c.example';
    assert.notEqual(await judge({ text }), undefined);
    assert.equal(await judge({ text }, proofOf(60_000)), undefined);
  });

  it('notes a proof that comes with many leads', async () => {
    const proof = proofOf(60_000);
    const text = 'www.a.example www.b.example';
    for (let time = 0; time < 3; time++) assert.equal(await judge({ text }, proof), undefined);
    assert.equal(await judge({ text }, proof), 'spam 5: proof -1, twoLinks 3, usedProof 3');
  });

  it('notes what many send, whatever numbers are in it, and not what one repeats', async () => {
    const text = (number: number) =>
      `Is the small house of our neighbours number ${number} on www.a${number}.example yours too`;
    const send = (number: number, email: string) =>
      judge({ text: `${text(number)} www.b.example`, email });
    for (let time = 0; time < 9; time++) assert.equal(await send(time, 'AN@example.be'), undefined);
    for (const email of ['b@example.be', 'c@example.be'])
      assert.equal(await send(1, email), undefined);
    assert.equal(await send(7, 'd@example.be'), 'spam 6: twoLinks 3, sameText 3');
    assert.equal(await send(8, 'd@example.be'), 'spam 6: twoLinks 3, sameText 3');
  });

  it('goes on without what was sent before', async () => {
    await limits.close();
    assert.equal(await judge({}, proofOf(60_000)), undefined);
    assert.equal(errors.length, 1);
    limits = openRateLimits(temporaryDataDir(), { secret: 'a secret', log, now: NOW });
  });

  it('takes no time for any text', async () => {
    for (const text of ['a.', 'a-', 'www.', 'a', 'a/', 'http://', '<a'].map((one) =>
      one.repeat(30_000),
    )) {
      await judge({ text, name: text.slice(0, 100) });
    }
  }).timeout(2000);

  it('sets nothing aside for one thing that a careless person does', () => {
    const { tooFast, oneLink, twoLinks, randomName, sameNames, sameText } = SIGNAL_POINTS;
    for (const points of [tooFast, oneLink, twoLinks, randomName, sameNames, sameText]) {
      assert.ok(points < QUARANTINE_THRESHOLD);
    }
  });
});
