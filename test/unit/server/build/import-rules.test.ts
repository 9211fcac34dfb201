import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commandOf } from '../../../../server/checks/command-of.ts';

const PROJECT = path.resolve(import.meta.dirname, '../../../..');
const CARD = 'export const Card = () => null;';

/** Empty packages, in place of those that the files import. */
const PACKAGES = [
  'pg',
  'zod',
  'react',
  'leaflet',
  'express',
  'webpack',
  'cheerio',
  'body-parser',
  'd3-scale',
];

/** File, import, and the rule that it breaks. */
const PLANTED = [
  ['views/domain/a.ts', "import 'react';", 'domain-is-pure'],
  ['views/domain/b.ts', "import type { Card } from '../ui/Card.tsx';", 'domain-is-pure'],
  ['views/routing/a.ts', "import '../ui/Card.tsx';", 'routing-knows-the-domain'],
  ['views/ui/A.tsx', "import '../modules/text/Text.tsx';", 'ui-is-usable-on-both-sides'],
  ['views/ui/b.ts', "import '../page-context.ts';", 'ui-and-routing-take-types-of-the-context'],
  ['views/subjects/home/a.ts', "import '../../ui/Card.tsx';", 'subjects-know-words-and-urls'],
  [
    'views/subjects/home/b.ts',
    "import '../../modules/registry.ts';",
    'subjects-know-words-and-urls',
  ],
  ['views/routing/b.ts', "import '../subjects/kinds.ts';", 'routing-knows-the-domain'],
  ['client/b.ts', "import '../views/subjects/kinds.ts';", 'client-takes-the-pure-parts'],
  [
    'views/modules/a/A.tsx',
    "import '../../../../server/app.ts';",
    'modules-and-layout-stay-in-the-views',
  ],
  ['views/modules/b/B.tsx', "import '../registry.ts';", 'only-the-frame-knows-every-module'],
  ['views/modules/c/C.tsx', "import '../text/Text.tsx';", 'modules-do-not-reach-into-each-other'],
  ['views/layout/C.tsx', "import '../modules/text/Text.tsx';", 'layout-knows-only-the-registry'],
  ['views/search/A.tsx', "import '../../server/app.ts';", 'modules-and-layout-stay-in-the-views'],
  ['views/mail/B.tsx', "import '../ui/Card.tsx';", 'mails-are-made-of-plain-data'],
  ['views/forms/a.ts', "import '../ui/Card.tsx';", 'form-kinds-are-tables'],
  ['views/layout/a.ts', "import '../data-port.ts';", 'the-data-port-is-a-type'],
  ['views/layout/b.ts', "import 'node:fs';", 'no-node-outside-the-server'],
  [
    'client/islands/A.tsx',
    "import '../../views/modules/text/Text.tsx';",
    'client-takes-the-pure-parts',
  ],
  [
    'client/islands/D.tsx',
    "import '../../views/domain/graph.ts';",
    'graphs-are-drawn-on-the-server',
  ],
  ['views/forms/kinds.ts', "import './SiteForm.tsx';", 'form-kinds-are-tables'],
  ['client/islands/B.tsx', "import '../../views/ui/Island.tsx';", 'islands-do-not-nest'],
  ['client/a.ts', "import '../server/app.ts';", 'client-takes-the-pure-parts'],
  [
    'server/web/routes/a.ts',
    "import '../../../views/ui/text.ts';",
    'server-takes-rules-and-schemas',
  ],
  [
    'server/web/routes/b.ts',
    "import '../../services/render/Entry.tsx';",
    'only-render-touches-components',
  ],
  [
    'server/web/routes/c.ts',
    "import '../../services/crm/demo/crm.ts';",
    'only-main-picks-adapters',
  ],
  ['server/parts/a.ts', "import '../crm-adapters.ts';", 'only-main-picks-adapters'],
  ['server/platform/a.ts', "import '../services/crm/port.ts';", 'platform-is-the-lowest-floor'],
  ['server/services/mail/a.ts', "import '../../web/routes/h.ts';", 'services-do-not-know-the-web'],
  [
    'server/services/mail/b.ts',
    "import type {} from '../../config.ts';",
    'services-do-not-know-the-web',
  ],
  ['server/web/pages/a.ts', "import type {} from '../../config.ts';", 'web-does-not-know-main'],
  [
    'server/web/routes/d.ts',
    "import '../../build/build.ts';",
    'running-code-does-not-need-the-build',
  ],
  ['server/web/routes/e.ts', "import 'cheerio';", 'running-code-needs-no-development-package'],
  ['server/web/routes/f.ts', "import '../../../test/a.ts';", 'source-does-not-import-tests'],
  [
    'server/web/routes/k.ts',
    "import '../../platform/sqlite/open-database.ts';",
    'only-adapters-know-where-stores-are',
  ],
  ['server/web/routes/l.ts', "import 'pg';", 'only-adapters-know-where-stores-are'],
  ['server/web/routes/g.ts', "import './h.ts';", 'no-cycle'],
  ['views/domain/c.ts', "import type { A } from './d.ts';\nexport type B = A;", 'no-cycle'],
  ['server/web/routes/i.ts', "import './gone.ts';", 'everything-resolves'],
  ['server/web/routes/j.ts', "import 'body-parser';", 'packages-are-declared'],
] as const;

/** Imports that the table allows; these files are also imported by the others. */
const ALLOWED = [
  ['views/domain/price.ts', "import 'zod';\nimport './date.ts';"],
  ['views/domain/date.ts', 'export {};'],
  ['views/domain/graph.ts', "import 'd3-scale';"],
  ['views/domain/d.ts', 'export type A = 1;'],
  ['views/page-context.ts', "import type {} from './data-port.ts';\nimport './domain/date.ts';"],
  ['views/data-port.ts', 'export {};'],
  ['views/routing/path.ts', "import '../domain/date.ts';"],
  ['views/ui/text.ts', "import type {} from '../page-context.ts';\nimport 'react';"],
  ['views/ui/Card.tsx', CARD],
  ['views/subjects/kinds.ts', "import '../ui/text.ts';\nimport '../routing/path.ts';"],
  ['views/ui/Island.tsx', CARD],
  ['views/forms/SiteForm.tsx', CARD],
  ['views/search/Bar.tsx', "import '../ui/Card.tsx';"],
  ['views/layout/legal-lines.ts', "import type {} from '../page-context.ts';"],
  ['views/mail/lead-mail.ts', "import '../layout/legal-lines.ts';"],
  ['views/mail/Mail.tsx', "import './lead-mail.ts';\nimport 'react';"],
  ['views/modules/text/schema.ts', "import 'zod';"],
  [
    'views/modules/text/Text.tsx',
    "import './schema.ts';\nimport '../../search/Bar.tsx';\nimport '../../../client/islands/Map.tsx';",
  ],
  ['views/modules/registry.ts', "import './text/Text.tsx';"],
  ['views/layout/Page.tsx', "import '../modules/registry.ts';"],
  ['client/islands/Map.tsx', "import 'leaflet';\nimport '../../views/domain/date.ts';"],
  [
    'server/app.ts',
    "import 'express';\nimport '../views/modules/text/schema.ts';\nimport '../views/subjects/kinds.ts';\nimport '../views/mail/lead-mail.ts';",
  ],
  ['server/main.ts', "import './crm-adapters.ts';\nimport './app.ts';"],
  ['server/config.ts', "import './platform/root.ts';"],
  ['server/platform/root.ts', 'export {};'],
  ['server/platform/sqlite/open-database.ts', "import 'node:sqlite';"],
  [
    'server/services/mail/mail.ts',
    "import '../../platform/root.ts';\nimport '../crm/port.ts';\nimport '../../../views/domain/date.ts';",
  ],
  [
    'server/web/pages/page.ts',
    "import '../routes/h.ts';\nimport '../../services/mail/mail.ts';\nimport 'express';",
  ],
  ['server/crm-adapters.ts', "import './services/crm/demo/crm.ts';"],
  ['server/services/crm/demo/crm.ts', "import 'node:fs';"],
  ['server/services/crm/port.ts', 'export {};'],
  ['server/parts.ts', "import './services/crm/port.ts';"],
  ['server/build/build.ts', "import 'webpack';"],
  ['server/services/render/Entry.tsx', "import '../../../views/layout/Page.tsx';"],
  ['server/web/routes/h.ts', 'export {};'],
  ['test/a.ts', "import 'cheerio';\nimport '../server/app.ts';"],
] as const;

describe('the import rules', function () {
  this.timeout(60_000);
  let root: string;

  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'imports-'));
    for (const file of ['.dependency-cruiser.cjs', 'package.json', 'tsconfig.json']) {
      await cp(path.join(PROJECT, file), path.join(root, file));
    }
    for (const name of PACKAGES) {
      await write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
      await write(`node_modules/${name}/index.js`, '');
    }
    for (const [file, source] of ALLOWED) await write(file, source);
  });
  afterEach(() => rm(root, { recursive: true }));

  async function write(file: string, source: string): Promise<void> {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), source);
  }

  /** Broken rules as "file: rule". */
  async function violations(): Promise<string[]> {
    const options = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json'];
    const folders = ['server', 'views', 'client', 'test'];
    const args = [commandOf('dependency-cruiser', 'depcruise'), ...options, ...folders];
    const json = await new Promise<string>((resolve) => {
      execFile(process.execPath, args, { cwd: root, maxBuffer: 2 ** 26 }, (_error, stdout) =>
        resolve(stdout),
      );
    });
    const { summary } = JSON.parse(json) as {
      summary: { violations: { from: string; rule: { name: string } }[] };
    };
    return summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`);
  }

  it('let through what the table allows', async () => {
    assert.deepEqual(await violations(), []);
  });

  it('stop each of the planted imports', async () => {
    for (const [file, source] of PLANTED) await write(file, source);
    await write('server/web/routes/h.ts', "import './g.ts';");
    await write('views/domain/d.ts', "import type { B } from './c.ts';\nexport type A = B;");
    const found = new Set(await violations());
    const missed = PLANTED.map(([file, , rule]) => `${file}: ${rule}`).filter(
      (one) => !found.has(one),
    );
    assert.deepEqual(missed, []);
  });

  it('are all broken by something planted', async () => {
    const { default: config } = (await import(path.join(PROJECT, '.dependency-cruiser.cjs'))) as {
      default: { forbidden: { name: string }[] };
    };
    const planted = new Set<string>(PLANTED.map(([, , rule]) => rule));
    assert.deepEqual(
      config.forbidden.map(({ name }) => name).filter((name) => !planted.has(name)),
      [],
    );
  });
});
