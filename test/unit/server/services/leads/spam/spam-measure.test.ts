import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import type { LeadContent } from '../../../../../../server/services/leads/model/lead-content.ts';
import {
  ADVERTISING_PHRASES,
  ADVERTISED_TOPICS,
} from '../../../../../../server/services/leads/spam/advertising-words.ts';
import { scoreWords } from '../../../../../../server/services/leads/spam/advertising.ts';
import { FormProofs } from '../../../../../../server/services/leads/spam/form-proofs.ts';
import { isKnownHost } from '../../../../../../server/services/leads/spam/known-hosts.ts';
import { SpamFilter } from '../../../../../../server/services/leads/spam/spam-filter.ts';
import { openRateLimits } from '../../../../../../server/services/limits/sqlite/open-rate-limits.ts';
import type { Log } from '../../../../../../server/platform/log.ts';
import { LOCALES } from '../../../../../../views/domain/locale.ts';
import { temporaryDataDir } from '../../../../../support/site-app.ts';

const NOW = 1_700_000_000_000;
const ORIGIN = 'https://www.agency.example';
const MESSAGES = path.resolve(import.meta.dirname, '../../../../../fixtures/messages');

function contentOf(text: string, index: number): LeadContent {
  return {
    lead: {
      kind: 'contact',
      person: { firstName: 'An', name: 'Peeters', email: `an${index}@example.be` },
      language: 'nl',
      content: text,
      isReceivedEmail: false,
      projectIds: [],
    },
    locale: 'nl',
    answers: [{ field: 'Content', label: 'Uw vraag', value: text }],
    office: { name: 'Kadelinde', phone: '+3292784016', email: 'info@agency.example' },
  };
}

/** Invented messages, one a line (test/fixtures/messages/README.md). */
function messages(name: string): string[] {
  return readFileSync(path.join(MESSAGES, `${name}.txt`), 'utf8')
    .trim()
    .split('\n');
}

describe('of sixty messages of each kind and language, the spam filter', () => {
  const log = { error: assert.ifError } as unknown as Log;
  const secret = 'a secret';
  const limits = openRateLimits(temporaryDataDir(), { secret, log, now: NOW });
  const filter = new SpamFilter({ proofs: new FormProofs(secret), limits, log });
  after(() => limits.close());

  /** What is set aside of them, sent by browsers without script. */
  async function setAside(texts: readonly string[]): Promise<string[]> {
    const found: string[] = [];
    for (const [index, text] of texts.entries()) {
      const judged = {
        content: contentOf(text, index),
        proof: undefined,
        origin: ORIGIN,
        now: NOW,
      };
      if ((await filter.judge(judged)) !== undefined) found.push(text);
    }
    return found;
  }

  for (const locale of LOCALES) {
    it(`sets one honest message aside at most, and fifty of spam at least, in ${locale}`, async () => {
      const [honest, spam] = [messages(`${locale}-honest`), messages(`${locale}-spam`)];
      assert.deepEqual([honest.length, spam.length], [60, 60]);
      const wrong = await setAside(honest);
      assert.ok(wrong.length <= 1, wrong.join('\n'));
      const right = await setAside(spam);
      assert.ok(right.length >= 50, `${right.length}`);
    });
  }

  it('has words of every topic in each language, which weigh the same', () => {
    for (const { name, words } of [...ADVERTISED_TOPICS, ...ADVERTISING_PHRASES]) {
      for (const locale of LOCALES)
        assert.ok(words[locale].split('|').length >= 6, `${name} ${locale}`);
    }
  });

  it('counts no link to a portal, below one, or to the site itself', async () => {
    for (const link of [
      'https://www.immoweb.be/nl/zoekertje/1',
      'zimmo.be/nl/x',
      'http://m.realo.be',
      `${ORIGIN}/nl/te-koop`,
      'agency.example/nl',
    ]) {
      assert.deepEqual(await setAside([`Zie ${link} ${link}/a ${link}/b`]), [], link);
    }
    for (const host of ['immoweb.be.evil.example', 'notimmoweb.be', 'evil.example/immoweb.be']) {
      assert.equal(isKnownHost(host), false, host);
    }
  });

  it('reads any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const { advertising, honest } = scoreWords(text);
        assert.ok(advertising >= 0 && honest >= 0);
      }),
      { numRuns: 20 },
    );
  });
});
