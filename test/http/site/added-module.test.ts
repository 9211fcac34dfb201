import assert from 'node:assert/strict';
import { once } from 'node:events';
import { load } from 'cheerio';
import { LOCALES } from '../../../views/domain/locale.ts';
import type { Page } from '../../../views/domain/site/page.ts';
import { crmHome } from '../../crm/catalogue-contract.ts';
import { JSON_CRM, jsonCrmExample } from '../../support/project/json-crm.ts';
import { ProjectCopy } from '../../support/project/project-copy.ts';
import { portOf, type StartedServer, startMain } from '../../support/started-server.ts';

const SCHEMA = `import { z } from 'zod';
import { multilingualSchema } from '../../domain/text/multilingual.ts';

export const schema = z.strictObject({
  text: multilingualSchema,
  sign: z.string().default('!'),
});
export type Content = z.infer<typeof schema>;
`;

const COMPONENT = `import { textOf } from '../../domain/text/multilingual.ts';
import type { ModuleComponent } from '../../page-context.ts';
import type { Content } from './schema.ts';

export const Greeting: ModuleComponent<Content> = ({ ctx, content }) => {
  const text = textOf(content.text, ctx.locale);
  if (text === 'crash') throw new Error('no greeting');
  return <p className="greeting">{text + content.sign}</p>;
};
`;

const STATES = `import type { ModuleState } from '../module-state.ts';

export const states: readonly ModuleState[] = [
  { name: 'short', module: { content: { text: { nl: 'Dag', fr: 'Salut', en: 'Hi', de: 'Tag' } } } },
];
`;

/** The steps of docs/extending.md, "A kind of module". */
function addGreeting(project: ProjectCopy): void {
  const folder = 'views/modules/greeting';
  project.write(`${folder}/schema.ts`, SCHEMA);
  project.write(`${folder}/Greeting.tsx`, COMPONENT);
  project.write(`${folder}/states.ts`, STATES);
  project.write(`${folder}/greeting.css`, '.greeting { letter-spacing: 0.123em; }\n');
  const imported = (table: string, name: string, file: string) =>
    project.insert(table, 'import', `import ${name} from './greeting/${file}';`);
  imported('views/modules/schemas.ts', '{ schema as greeting }', 'schema.ts');
  project.insert('views/modules/schemas.ts', '  hero,', '  greeting,');
  imported('views/modules/registry.ts', '{ Greeting }', 'Greeting.tsx');
  project.insert('views/modules/registry.ts', '  hero: Hero,', '  greeting: Greeting,');
  imported('views/modules/states.ts', '{ states as greeting }', 'states.ts');
  project.insert('views/modules/states.ts', '  hero,', '  greeting,');
}

/** The example of docs/extending.md, "A CRM". */
function addJsonCrm(project: ProjectCopy): void {
  const [adapter, line] = jsonCrmExample();
  project.write(JSON_CRM, adapter);
  const table = 'server/crm-adapters.ts';
  project.insert(table, 'import', `import { jsonCrm } from '${JSON_CRM.replace('server', '.')}';`);
  project.insert(table, '  demo: demoCrm,', line);
  project.insert(
    'server/config.ts',
    '  CRM_URL:',
    "  CRM: z.enum(['demo', 'json']).default('demo'),",
  );
}

const TEXT = { nl: 'Welkom', fr: 'Bienvenue', en: 'Welcome', de: 'Willkommen' };
const PATHS = {
  nl: '/nl/gebruiksvoorwaarden',
  fr: '/fr/conditions-utilisation',
  en: '/en/terms-of-use',
  de: '/de/nutzungsbedingungen',
};

describe('a kind of module added as docs/extending.md says', () => {
  let project: ProjectCopy;
  let server: StartedServer | undefined;
  before(async () => {
    project = new ProjectCopy();
    addGreeting(project);
    addJsonCrm(project);
    await project.build();
  });
  afterEach(async () => {
    const running = server;
    server = undefined;
    if (!running || running.child.exitCode !== null) return;
    running.child.kill();
    await once(running.child, 'exit');
  });

  /** Starts the copy's server with these contents of the new kind on a page. */
  function start(...contents: Record<string, unknown>[]): StartedServer {
    project.demo.edit<Page>('pages/terms.json', ({ params }) => {
      params.modules = contents.map((content, index) => ({
        id: index + 1,
        relations: { type: 'greeting' },
        position: 'main',
        span: 12,
        sort: index,
        status: 'Published',
        content,
      }));
    });
    server = startMain({ SITE_DIR: project.demo.dir }, `${project.dir}/server/main.ts`);
    return server;
  }

  it('is on a page, styled, with its defaults, in every language, and in the states', async () => {
    const origin = `http://127.0.0.1:${await portOf(start({ text: TEXT }))}`;
    const read = async (path: string) => load(await (await fetch(origin + path)).text());
    for (const locale of LOCALES) {
      const $ = await read(PATHS[locale]);
      assert.equal($('main .module-greeting .greeting').text(), `${TEXT[locale]}!`);
    }
    const $ = await read('/states/de/greeting/1');
    assert.equal($('.greeting').text(), 'Tag!');
    const sheet = await fetch(origin + $('link[rel=stylesheet]').attr('href'));
    assert.match(await sheet.text(), /\.greeting\s*\{\s*letter-spacing:\s*\.123em/);
  });

  it('runs beside the example of a CRM, whose homes have pages', async () => {
    const homes = [{ ...crmHome(1), id: 'A-17', managerId: undefined }];
    project.demo.write('crm.json', { homes, projects: [], people: [] });
    const SITE_DIR = project.demo.dir;
    server = startMain({ SITE_DIR, CRM: 'json' }, `${project.dir}/server/main.ts`);
    const origin = `http://127.0.0.1:${await portOf(server)}`;
    const list = load(await (await fetch(`${origin}/nl/te-koop`)).text());
    const links = list('main a[href*="/nl/"]').map((_index, link) => list(link).attr('href'));
    const home = links.get().find((href) => /-\d{9}\b/.test(href) || /\/\d{9}\b/.test(href));
    assert.ok(home, list('main').html() ?? '');
    const page = await fetch(origin + home);
    assert.equal(page.status, 200);
    assert.match(load(await page.text())('h1').text(), /Rijwoning in Gent/);
  });

  it('leaves the rest of the page where it crashes', async () => {
    const crash = { nl: 'crash', fr: '', en: '', de: '' };
    const port = await portOf(start({ text: crash }, { text: TEXT }));
    const $ = load(await (await fetch(`http://127.0.0.1:${port}${PATHS.nl}`)).text());
    assert.equal($('.module-greeting .module-crash').length, 1);
    assert.equal($('.greeting').text(), 'Welkom!');
  });

  it('stops the start with content that its schema refuses', async () => {
    const { code, stderr } = await start({ text: TEXT, sing: '?' }).ended;
    assert.equal(code, 1);
    assert.match(stderr, /pages\/terms\.json: params\.modules\[0\]\.content\.sing: unknown key/);
  });
});
