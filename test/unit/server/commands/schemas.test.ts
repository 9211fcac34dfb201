import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { folderSchemas } from '../../../../server/commands/folder-schemas.ts';
import { AgencyCopy } from '../../../support/agency-copy.ts';
import { runCommand } from '../../../support/run-command.ts';
import { temporaryDir } from '../../../support/site-app.ts';

const COMMAND = 'server/commands/schemas.ts';

interface Branch {
  anyOf: [
    { not: { properties: { relations: { properties: { type: { const: string } } } } } },
    { properties: { content: { properties: Record<string, unknown> } } },
  ];
}

describe('npm run schemas', () => {
  it('writes a schema for each kind of file, and settings that name them', async () => {
    const dir = temporaryDir();
    const { code, stdout, stderr } = await runCommand(COMMAND, [dir]);
    assert.equal(code, 0, stderr);
    assert.match(stdout, /\.vscode\/settings\.json names them\.\n$/);
    const read = (file: string) =>
      JSON.parse(readFileSync(path.join(dir, '.vscode', file), 'utf8')) as unknown;
    const settings = read('settings.json') as {
      'json.schemas': { fileMatch: string[]; url: string }[];
    };
    const named = settings['json.schemas'].map(({ url }) => path.basename(url)).sort();
    assert.deepEqual(named, readdirSync(path.join(dir, '.vscode/schemas')).sort());
    assert.deepEqual(read('schemas/page.json'), folderSchemas()['page']);
  });

  it('leaves settings that are there', async () => {
    const dir = temporaryDir();
    await runCommand(COMMAND, [dir]);
    const settings = path.join(dir, '.vscode/settings.json');
    writeFileSync(settings, '{}');
    const { code, stdout } = await runCommand(COMMAND, [dir]);
    assert.equal(code, 0);
    assert.match(stdout, /is left as it is/);
    assert.equal(readFileSync(settings, 'utf8'), '{}');
  });

  it('makes no folder of a name that is none', async () => {
    const dir = path.join(temporaryDir(), 'typo');
    const { code, stderr } = await runCommand(COMMAND, [dir]);
    assert.deepEqual([code, stderr], [1, `There is no folder ${dir}.\n`]);
    assert.equal(existsSync(dir), false);
  });

  it('says how it is used', async () => {
    const { code, stderr } = await runCommand(COMMAND, []);
    assert.equal(code, 1);
    assert.match(stderr, /^npm run schemas -- /);
  });
});

describe('the JSON Schemas of an agency', () => {
  const schemas = folderSchemas();

  it('ask only for what has no default, and know $schema', () => {
    const site = schemas['site'] as { required: string[]; properties: object };
    assert.ok(site.required.includes('siteEmail'));
    assert.ok(!site.required.includes('siteTemplate'));
    assert.ok('$schema' in site.properties);
  });

  it('need a text in the languages of the site alone, in either case', () => {
    const neededBy = (text: string) =>
      new Set(text.match(/(?<="required":\[")[a-zA-Z]{2}(?="\])/g));
    assert.deepEqual(
      [...neededBy(JSON.stringify(schemas))].sort(),
      'DE EN FR NL de en fr nl'.split(' '),
    );
    const ofTwo = JSON.stringify(folderSchemas(['fr', 'nl']));
    assert.deepEqual([...neededBy(ofTwo)].sort(), ['FR', 'NL', 'fr', 'nl']);
  });

  it('describe the open houses of a home by its reference', () => {
    const { propertyNames, additionalProperties } = schemas['open-houses'] as {
      propertyNames: { pattern: string };
      additionalProperties: {
        items: { properties: Record<string, { description: string }>; required: string[] };
      };
    };
    assert.match('70412', RegExp(propertyNames.pattern));
    assert.doesNotMatch('Gent', RegExp(propertyNames.pattern));
    const { properties, required } = additionalProperties.items;
    assert.deepEqual(Object.keys(properties), ['start', 'end', 'places', 'registration']);
    assert.deepEqual(required, ['start', 'end']);
    assert.match(properties['start']?.description ?? '', /Brussels/);
  });

  it('give the content of a module by its kind, none of those for developers', () => {
    const text = JSON.stringify(schemas['page']);
    const page = JSON.parse(text) as {
      properties: {
        params: { properties: { modules: { items: { allOf: [object, ...Branch[]] } } } };
      };
    };
    const [, ...branches] = page.properties.params.properties.modules.items.allOf;
    const kinds = branches.map(
      ({ anyOf: [other] }) => other.not.properties.relations.properties.type.const,
    );
    assert.ok(kinds.includes('faq') && !kinds.includes('component'));
    const ofText = branches[kinds.indexOf('text')]!.anyOf[1].properties.content;
    assert.ok('sections' in ofText.properties);
    assert.doesNotMatch(text, /"\$ref"/);
  });
});

describe('$schema in files of an agency', () => {
  it('is ignored by the site', async () => {
    const agency = new AgencyCopy(path.resolve('test/agencies/oosterschaduw'));
    const [home] = agency.list('homes');
    const [article] = agency.list('articles');
    const files = ['site.json', 'pages/home.json', `homes/${home}`, `articles/${article}`];
    for (const file of files) {
      agency.edit(file, (content) => Object.assign(content, { $schema: '../any.json' }));
    }
    const { code, stdout } = await runCommand('server/commands/check-site.ts', [agency.dir]);
    assert.equal(code, 0, stdout);
    assert.doesNotMatch(stdout, /\$schema|Errors/);
  });
});
