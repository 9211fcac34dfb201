import assert from 'node:assert/strict';
import { signatureVerdict, vulnerabilityVerdict } from '../../../../server/checks/audit.ts';
import { fits, licenceFaults } from '../../../../server/checks/licences.ts';

describe('the licences of what is shipped', () => {
  for (const [expression, isFitting] of [
    ['MIT', true],
    ['(MIT OR SSPL-1.0)', true],
    ['Apache-2.0 AND (BUSL-1.1 OR MIT)', true],
    ['MIT OR BUSL-1.1 AND SSPL-1.0', true],
    ['MIT AND BUSL-1.1', false],
    ['(MIT OR ISC) AND BUSL-1.1', false],
    ['GPL-2.0-only', false],
    ['GPL-2.0-only WITH Classpath-exception-2.0', false],
    ['AGPL-3.0-only', false],
    ['UNLICENSED', false],
    ['SEE LICENSE IN LICENSE.md', false],
    ['(MIT', false],
    ['MIT)', false],
    ['MIT Apache-2.0', false],
    ['', false],
  ] as const) {
    it(`${isFitting ? 'fit' : 'do not fit'}: ${expression}`, () =>
      assert.equal(fits(expression), isFitting));
  }

  it('are told of every package that is not for development alone', () => {
    const packages = {
      '': { license: 'GPL-3.0-or-later' },
      'node_modules/good': { license: 'MIT' },
      'node_modules/tool': { license: 'BUSL-1.1', dev: true },
      'node_modules/silent': {},
      'node_modules/closed': { license: 'BUSL-1.1' },
      'node_modules/changed': { license: 'MIT' },
    };
    const installed = (place: string) => (place.endsWith('changed') ? 'BUSL-1.1' : undefined);
    assert.deepEqual(licenceFaults(packages, installed), [
      'node_modules/silent: tells no licence',
      'node_modules/closed: BUSL-1.1 does not fit GPL-3.0-or-later',
      'node_modules/changed: is under BUSL-1.1, not MIT as the lock file says',
    ]);
  });
});

describe('the audit', () => {
  const json = (value: object) => JSON.stringify(value);

  it('names what is vulnerable, and fails', () => {
    const metadata = { vulnerabilities: { high: 1 } };
    const vulnerabilities = { express: { severity: 'high', range: '<5.3.1' } };
    assert.deepEqual(vulnerabilityVerdict(json({ metadata, vulnerabilities })), {
      says: 'npm audit: express <5.3.1 (high)',
      isBad: true,
    });
    const good = vulnerabilityVerdict(json({ metadata, vulnerabilities: {} }));
    assert.deepEqual(good, { says: 'npm audit: no known vulnerability', isBad: false });
  });

  it('names what has a wrong signature, and fails', () => {
    const invalid = [{ name: 'express', version: '5.3.0' }];
    assert.deepEqual(signatureVerdict(json({ invalid, missing: [{}] })), {
      says: 'npm audit signatures: not of the registry: express@5.3.0; 1 packages have none',
      isBad: true,
    });
    assert.equal(signatureVerdict(json({ invalid: [], missing: [] })).isBad, false);
  });

  for (const output of ['', 'no JSON', 'null', '{"message":"405 Method Not Allowed"}']) {
    it(`says that there is no answer: ${output}`, () => {
      for (const verdict of [vulnerabilityVerdict(output), signatureVerdict(output)]) {
        assert.match(verdict.says, /: not asked, the registry does not answer it \(/);
        assert.equal(verdict.isBad, false);
      }
    });
  }
});
