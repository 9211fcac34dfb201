import assert from 'node:assert/strict';
import path from 'node:path';
import { inquireOwner } from '../../../server/services/crm/http/inquiry/owner-inquiry.ts';
import { inquireHttp } from '../../../server/services/crm/http/inquiry/whole-inquiry.ts';
import { LIEVE } from '../../support/owner-site.ts';
import { runCommand } from '../../support/run-command.ts';
import { type EmulatedCrm, emulatedAgency, SECRETS } from './emulated-crm.ts';

const DEMO = path.resolve(import.meta.dirname, '../../../server/demo');

describe('crm-check of a CRM on the wire', () => {
  let crm: EmulatedCrm;
  before(async () => {
    crm = await emulatedAgency(DEMO);
  });
  after(() => crm.close());
  beforeEach(() => Object.assign(crm.emulator, { fault: 'none', faulty: /^/ }));
  const inquire = () => inquireHttp(crm.emulator.config, Date.now);

  it('has every endpoint with its parameters and the shape of its answer, without secrets', async () => {
    const { facts, homes, projects, team } = await inquire();
    assert.ok(homes.items.length > 10 && projects.items.length > 0 && team.length > 0);
    const text = facts.join('\n');
    for (const endpoint of new Set(crm.emulator.calls)) {
      assert.match(text, new RegExp(`^${endpoint} \\{`, 'm'), endpoint);
    }
    assert.match(
      text,
      /^GetPropertyList \{"Status":"1,2,4,6".*a record of From, To, RowsCount, Items/m,
    );
    assert.match(text, /^CheckPersonLogin \{"Email":"…","Password":"…"/m);
    assert.match(
      text,
      /^Guessed: a home's text is in DescriptionA, which is there; descriptionField/m,
    );
    assert.match(text, /^Guessed: no field is read for a home's line; titleField names one\.$/m);
    for (const secret of Object.values(SECRETS)) assert.equal(text.includes(secret), false);
    assert.equal(crm.agency.leads.length, 0);
  });

  it('goes on after refusals and reports all of them', async () => {
    Object.assign(crm.emulator, {
      fault: 'refusing',
      faulty: /^Get(ProjectList|UserList|StatusList|CountryList)$/,
    });
    const { advice, homes } = await inquire();
    assert.ok(homes.items.length > 10);
    const text = advice.join('\n');
    for (const endpoint of ['GetProjectList', 'GetUserList', 'GetCountryList']) {
      assert.match(text, new RegExp(`${endpoint} was refused: 500 closed`), endpoint);
    }
  });

  it('reports a CRM that refuses everything', async () => {
    crm.emulator.fault = 'bad-credentials';
    const { advice, homes } = await inquire();
    assert.deepEqual(homes.items, []);
    assert.match(advice[0] ?? '', /set CRM_CUSTOMER and CRM_PASSWORD/);
  });

  it('walks the pages of an owner', async () => {
    const { lines } = await inquireOwner(crm.emulator.config, LIEVE, Date.now);
    const text = lines.join('\n');
    assert.match(text, /^Signed in as person \d+, with \d+ homes\.$/m);
    assert.match(text, /^ {2}\d+ visits by source, \d+ sources in the graph, \d+ appointments/m);
    assert.match(text, /^ {2}Document .*: can be opened/m);
    assert.equal(text.includes(LIEVE.password), false);
    const wrong = await inquireOwner(crm.emulator.config, { ...LIEVE, password: 'x' }, Date.now);
    assert.match(wrong.lines[0] ?? '', /^Signing in: the CRM knows no owner/);
    assert.equal(wrong.isComplete, false);
  });

  it('is the command, which shows a home and says what to look at', async () => {
    const { stdout, stderr } = await runCommand('server/commands/crm-check.ts', [], crm.env);
    assert.equal(stderr, '');
    assert.match(stdout, /^\d+ homes, \d+ projects and \d+ people\.$/m);
    assert.match(stdout, /^A home as the site understands it: \{$/m);
    assert.match(stdout, /^No lead was sent/m);
  });
});
