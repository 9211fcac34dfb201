import assert from 'node:assert/strict';
import { folderKnots, upwardImports } from '../../../../server/checks/floors.ts';
import { importsOf } from '../../../../server/checks/import-graph.ts';

const LEADS = 'server/services/leads/leads.ts';
const MAIL = 'server/services/mail/mail.ts';
const SPAM = 'server/services/leads/spam/spam.ts';

describe('the floors of the server', () => {
  for (const [from, to] of [
    ['server/platform/log.ts', MAIL],
    [LEADS, 'server/web/forms/forms.ts'],
    ['server/platform/http/refuse.ts', 'server/web/pages/page.ts'],
    ['server/web/pages/page.ts', 'server/config.ts'],
  ] as const) {
    it(`refuse that ${from} imports ${to}`, () => {
      assert.deepEqual(upwardImports([{ from, to }]), [
        `${from} imports ${to}, which is on a higher floor`,
      ]);
      assert.deepEqual(upwardImports([{ from: to, to: from }]), []);
    });
  }

  it('refuse a circle of two folders, and name its imports', () => {
    const circle = [
      { from: LEADS, to: MAIL },
      { from: 'server/services/mail/smtp.ts', to: 'server/services/leads/other.ts' },
    ];
    assert.deepEqual(folderKnots(circle), [
      [
        'server/services/leads, server/services/mail import each other:',
        `  ${LEADS} imports ${MAIL}`,
        '  server/services/mail/smtp.ts imports server/services/leads/other.ts',
      ].join('\n'),
    ]);
    assert.deepEqual(folderKnots(circle.slice(1)), []);
  });

  it('refuse a circle over three folders, and one of a folder with its own subfolder', () => {
    const site = 'server/services/site/site.ts';
    const three = [
      { from: LEADS, to: MAIL },
      { from: MAIL, to: site },
      { from: site, to: LEADS },
    ];
    assert.equal(folderKnots(three).length, 1);
    assert.equal(folderKnots(three.slice(1)).length, 0);
    assert.equal(
      folderKnots([
        { from: LEADS, to: SPAM },
        { from: SPAM, to: LEADS },
      ]).length,
      1,
    );
  });

  it('refuse a circle of two parts that only their subfolders close', () => {
    const imports = [
      { from: LEADS, to: MAIL },
      { from: MAIL, to: SPAM },
    ];
    assert.match(String(folderKnots(imports)), /^server\/services\/leads, server\/services\/mail /);
  });

  it('let the files of one folder import each other', () => {
    assert.deepEqual(folderKnots([{ from: LEADS, to: 'server/services/leads/lead.ts' }]), []);
  });
});

describe('the imports of a file', () => {
  for (const source of [
    "import '../mail/mail.ts';",
    "import type { Mail } from '../mail/mail.ts';",
    "export { send } from '../mail/mail.ts';",
    "export * from '../mail/mail.ts';",
    "const { send } = await import('../mail/mail.ts');",
    "type Mail = typeof import('../mail/mail.ts');",
  ]) {
    it(`are found in ${source}`, () => {
      assert.deepEqual(importsOf(LEADS, source), [{ from: LEADS, to: MAIL }]);
    });
  }

  it('leave out packages', () => {
    assert.deepEqual(importsOf(LEADS, "import path from 'node:path';\nimport 'express';"), []);
  });
});
