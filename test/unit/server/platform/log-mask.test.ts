import assert from 'node:assert/strict';
import fc from 'fast-check';
import { createLog } from '../../../../server/platform/log.ts';
import { redactPersonalData } from '../../../../server/platform/log-mask.ts';

/** The line that is written for these fields. */
function written(fields: object, message = ''): Record<string, unknown> {
  const lines: string[] = [];
  createLog('debug', { write: (line) => lines.push(line) }).error(fields, message);
  assert.equal(lines.length, 1);
  return JSON.parse(lines[0] ?? '');
}

describe('mask of the log', () => {
  const masked: [text: string, expected: string][] = [
    ['failed for jan.peeters@visitor.example today', 'failed for [e-mail] today'],
    ['to jan+tag@mail.visitor.example, cc', 'to [e-mail], cc'],
    ['/nl/jan%40visitor.example/x', '/nl/[e-mail]/x'],
    ['from josé@bücher.example', 'from [e-mail]'],
    ['connect 203.0.113.9:443', 'connect [address]:443'],
    ['peer ::ffff:203.0.113.9 gone', 'peer ::ffff:[address] gone'],
    ['peer 2001:db8::7 gone', 'peer [address] gone'],
    ['peer 2001:db8:0:0:0:0:0:7 gone', 'peer [address] gone'],
    ['[2001:db8::7]:443', '[[address]]:443'],
    ['call +32 470 12 34 56 now', 'call [phone] now'],
    ['GET /nl?naam=Jan&mail=x failed', 'GET /nl?… failed'],
    ['"/nl/te-koop?zip=9000"', '"/nl/te-koop?…"'],
  ];
  for (const [text, expected] of masked) {
    it(`takes out: ${text}`, () => assert.equal(redactPersonalData(text), expected));
  }

  const kept = [
    '2026-11-20T12:34:56.789Z',
    'took 12:34:56 of time',
    'file:///srv/vitrine/server/main.ts:12:34',
    'node_modules/react-dom@19.3.1/index.js',
    'std::map::find',
    'version 1.2.3 of 10.4.0',
    'homes/70408-gent-trapgevel.json',
    'is it there? yes',
    '1 + 2 = 3',
  ];
  for (const text of kept) {
    it(`leaves: ${text}`, () => assert.equal(redactPersonalData(text), text));
  }

  it('leaves the escapes of JSON', () => {
    const texts = ['\njan@visitor.example', '\f::', '\u0001fe80::1', '\\jan@visitor.example'];
    const [mail, address, escaped, slash] = texts.map((text) => written({ text })['text']);
    assert.deepEqual(
      [mail, address, escaped, slash],
      ['\n[e-mail]', '\f[address]', '\u0001[address]', '\\[e-mail]'],
    );
  });

  it('leaves every line valid JSON', () => {
    const text = fc.oneof(
      fc.constantFrom('\n', '\f', '\b', '\\', '"', '\u001f', '::'),
      fc.string({ unit: 'binary' }),
      fc.emailAddress(),
      fc.webUrl({ withQueryParameters: true }),
      fc.ipV6(),
      fc.ipV4(),
    );
    fc.assert(
      fc.property(fc.array(text), (parts) => {
        assert.equal(typeof written({ text: parts.join('') })['text'], 'string');
      }),
    );
  });

  it('takes out every plain address', () => {
    const name = fc.stringMatching(/^[a-z]{1,10}$/);
    fc.assert(
      fc.property(fc.ipV4(), fc.ipV6(), name, name, (four, six, user, host) => {
        const line = redactPersonalData(`{"a":"${four} ${six} ${user}@${host}.example"}`);
        assert.ok(!line.includes(four) && !line.includes('@'));
        assert.ok(!line.includes(six));
      }),
    );
  });
});

describe('an error in the log', () => {
  it('is logged with type, message, code, stack and cause, without its other properties', () => {
    const cause = Object.assign(new TypeError('the cause'), { input: 'Jan Peeters' });
    const error = Object.assign(new Error('it failed', { cause }), {
      code: 'EFAULT',
      body: '{"name":"Jan Peeters"}',
    });
    const line = written({ err: error });
    const told = line['err'] as Record<string, unknown>;
    assert.deepEqual(Object.keys(told), ['type', 'message', 'code', 'stack', 'cause']);
    assert.deepEqual(
      [told['type'], told['message'], told['code']],
      ['Error', 'it failed', 'EFAULT'],
    );
    assert.equal((told['cause'] as Record<string, unknown>)['message'], 'the cause');
    assert.ok(!JSON.stringify(line).includes('Peeters'));
  });

  it('may hold others, be no error at all, or be its own cause', () => {
    const many = new AggregateError([new Error('one'), 'two'], 'several');
    const told = written({ err: many })['err'] as { errors: unknown[] };
    assert.equal(told.errors.length, 2);
    assert.equal(written({ err: 'a text' })['err'], 'a text');
    const loop = new Error('loop');
    loop.cause = loop;
    assert.match(JSON.stringify(written({ err: loop })), /loop/);
  });
});
