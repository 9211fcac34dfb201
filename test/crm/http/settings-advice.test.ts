import assert from 'node:assert/strict';
import { DEMO_TABLES } from '../../../server/services/crm/emulator/demo-tables.ts';
import { inquireHttp } from '../../../server/services/crm/http/inquiry/whole-inquiry.ts';
import type { WireOptions } from '../../../server/services/crm/wire-options.ts';
import { crmHome } from '../catalogue-contract.ts';
import { type EmulatedCrm, emulatedCrm } from './emulated-crm.ts';

const KIOSK = { id: 9, name: { nl: 'Kiosk', fr: 'Kiosque' } };

describe('what crm-check says of the tables, of signing in and of histories', () => {
  let crm: EmulatedCrm;
  const content = { homes: [], projects: [], people: [], owners: [] };
  beforeEach(async () => {
    crm = await emulatedCrm({ tables: DEMO_TABLES });
  });
  afterEach(() => crm.close());

  const said = async (options: Partial<WireOptions> = {}) => {
    const { config } = crm.emulator;
    const changed = { ...config, options: { ...config.options, ...options } };
    return (await inquireHttp(changed, Date.now)).advice;
  };

  it('is nothing where all is known', async () => {
    assert.deepEqual(await said(), []);
  });

  it('names the types and statuses that the site does not know', async () => {
    const { GetWebIDList = [], GetStatusList = [] } = DEMO_TABLES;
    const tables = {
      ...DEMO_TABLES,
      GetWebIDList: [...GetWebIDList, KIOSK],
      GetStatusList: [...GetStatusList, { id: 8, name: { nl: 'Geveild' } }],
    };
    crm.agency.replace({ ...content, tables }, 0);
    const lines = await said();
    assert.equal(lines.length, 2);
    assert.match(lines[0] ?? '', /^WebID 9 \(Kiosk\) is none of the site's types.* webIds/);
    assert.match(lines[1] ?? '', /^Status 8 \(Geveild\) is unknown/);
    assert.equal((await said({ webIds: { 1: [1, 9] } })).length, 1);
  });

  it('names the offices where the configured one is none of them', async () => {
    const GetOfficeList = [{ id: 3, name: { nl: 'Gent' } }];
    crm.agency.replace({ ...content, tables: { ...DEMO_TABLES, GetOfficeList } }, 0);
    for (const [officeId, count] of [
      [3, 0],
      [4, 1],
    ] as const) {
      Object.assign(crm.emulator.config, { officeId });
      const lines = await said();
      assert.equal(lines.length, count);
      if (count) assert.match(lines[0] ?? '', /CRM_OFFICE_ID 4 .* 3 \(Gent\)/);
    }
  });

  it('says why a table is missing, and what requests carry then', async () => {
    Object.assign(crm.emulator, { fault: 'refusing', faulty: /^Get(TypeOf|WebID)/ });
    const lines = await said();
    assert.equal(lines.length, 3);
    assert.match(lines[0] ?? '', /^A table is missing: GetTypeOfPropertyList was refused: 500/);
    assert.match(lines[2] ?? '', /requests carry the site's numbers\. Set typeIds/);
    assert.equal((await said({ typeIds: { 1: [4] } })).length, 2);
  });

  it('names the code of a wrong password that is not configured', async () => {
    crm.emulator.wrongPasswordCode = 603;
    const [line = ''] = await said();
    assert.match(line, /^Owners cannot sign in: .* 603\. .*add 603 to wrongPasswordCodes/);
    assert.deepEqual(await said({ wrongPasswordCodes: [603] }), []);
  });

  it('names a part of owners’ histories that is refused', async () => {
    Object.assign(crm.emulator, { fault: 'refusing', faulty: /^GetMediaOnlineHistories$/ });
    crm.agency.replace({ ...content, tables: DEMO_TABLES, homes: [crmHome(5)] }, 0);
    const lines = await said();
    assert.equal(lines.length, 1);
    assert.match(lines[0] ?? '', /histories is missing: GetMediaOnlineHistories was refused: 500/);
    crm.emulator.faulty = /Histories|Statistic|Document/;
    assert.match((await said())[0] ?? '', /^Owners see no history: Get\w+ was/);
  });
});
