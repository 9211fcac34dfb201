import assert from 'node:assert/strict';
import { wholeList } from '../../../server/services/crm/http/wire-pages.ts';
import { eachHome } from '../../../server/services/crm/http/homes-by-id.ts';
import { wireOptionsSchema } from '../../../server/services/crm/wire-options.ts';
import { ENDPOINTS, type Kind } from '../../../server/services/crm/http/wire/endpoint-table.ts';
import { parametersOf, pickParameters } from '../../../server/services/crm/http/wire/endpoints.ts';
import { factsOf } from './facts-table.ts';
import { crmAdvice } from '../../../server/services/crm/http/crm-advice.ts';
import {
  enveloped,
  pageOf,
  type Script,
  type ScriptedCrm,
  scriptedCrm,
  Status,
} from './scripted-crm.ts';

const OPTIONS = wireOptionsSchema.parse({});

/** Kinds of parameters by their types in the facts. */
const KINDS: Readonly<Record<string, Kind>> = {
  s: 'text',
  i: 'number',
  n: 'number',
  b: 'flag',
  d: 'date',
  o: 'record',
  '[s]': 'texts',
  '[i]': 'numbers',
};
/** Parameters that one client knows and sends to none. */
const NEVER_SENT = ['SecretKey', 'WriteLogSQL'];

describe('a call of the CRM', () => {
  let served: ScriptedCrm | undefined;
  const serve = async (
    scripts: Record<string, Script>,
    settings?: Parameters<typeof scriptedCrm>[1],
  ) => {
    served = await scriptedCrm(scripts, settings);
    return served;
  };
  afterEach(() => served?.close());
  const sentOf = () => served?.calls.map(({ endpoint, sent }) => [endpoint, sent]);

  for (const endpoint of Object.keys(ENDPOINTS) as (keyof typeof ENDPOINTS)[]) {
    it(`may have the parameters of ${endpoint} that its clients are seen to send`, () => {
      const facts = [...(factsOf(endpoint) ?? [])].filter(([name]) => !NEVER_SENT.includes(name));
      assert.deepEqual(
        Object.fromEntries(parametersOf(endpoint)),
        Object.fromEntries(facts.map(([name, type]) => [name, KINDS[type]])),
      );
    });
  }

  it('has lists as one text with commas, and dates as text in UTC', async () => {
    const { adapter } = await serve({});
    await adapter.call('GetPropertyList', {
      Status: [1, 2],
      IDs: [7],
      DisplayFields: ['ID', 'City'],
      ChangeSince: new Date('2026-07-01T22:05:09.999Z'),
      ProjectIsPublishWebsite: true,
      SiteID: undefined,
    });
    assert.deepEqual(sentOf(), [
      [
        'GetPropertyList',
        {
          Status: '1,2',
          IDs: '7',
          DisplayFields: 'ID,City',
          ChangeSince: '2026-07-01 22:05:09',
          ProjectIsPublishWebsite: true,
        },
      ],
    ]);
  });

  it('has the parameters of its endpoint and no others', async () => {
    const { adapter } = await serve({});
    // @ts-expect-error GetDocumentList knows ObjectIDs.
    await adapter.call('GetDocumentList', { ObjectID: 5 });
    // @ts-expect-error GetOfficeList knows none.
    await adapter.call('GetOfficeList', { LanguageId: 1 });
    // @ts-expect-error a list of ids is one.
    await adapter.call('GetPropertyList', { Status: '1,2' });
    const some = { ObjectID: 5, ObjectIDs: [5], LanguageId: 2, Limit1: 1 };
    assert.deepEqual(pickParameters('GetDocumentList', some), {
      ObjectIDs: [5],
      LanguageId: 2,
      Limit1: 1,
    });
    assert.deepEqual(
      pickParameters('GetPropertiesByIDs', { ...some, IDs: [5], DisplayFields: ['ID'] }),
      {
        IDs: [5],
        LanguageId: 2,
      },
    );
    assert.deepEqual(pickParameters('GetWebIDList', { LanguageId: 1, OfficeID: 2 }), {
      LanguageId: 1,
    });
    assert.deepEqual([...parametersOf('GetDeletedPropertyIDs').keys()], []);
  });

  const list = (endpoint: 'GetStatusList' | 'GetOfficeList' | 'GetPropertyList') =>
    wholeList(served!.adapter, {
      endpoint,
      parameters: {},
      options: { ...OPTIONS, pageSize: 2 },
      signal: undefined,
    });
  const ROWS = [{ ID: 1 }, { ID: 2 }, { ID: 3 }];

  it('asks for pages up to the number of rows, and for one of a list that has no pages', async () => {
    await serve({
      GetPropertyList: (sent) => enveloped('GetPropertyList', pageOf(ROWS, sent)),
      GetOfficeList: () => enveloped('GetOfficeList', ROWS),
    });
    assert.deepEqual(await list('GetPropertyList'), ROWS);
    assert.deepEqual(await list('GetOfficeList'), ROWS);
    assert.deepEqual(sentOf(), [
      ['GetPropertyList', { Limit1: 1, Limit2: 2 }],
      ['GetPropertyList', { Limit1: 3, Limit2: 4 }],
      ['GetOfficeList', {}],
    ]);
  });

  it('notices a list that is cut', async () => {
    await serve({
      GetPropertyList: ({ Limit1, Limit2 }) => {
        const page = pageOf(ROWS.slice(0, 2), { Limit1, Limit2 });
        return enveloped('GetPropertyList', { ...page, RowsCount: 3 });
      },
    });
    await assert.rejects(list('GetPropertyList'), /2 of 3 items/);
  });

  for (const [shape, answer] of Object.entries({
    'in an envelope in a wrapper': enveloped('GetStatusList', pageOf(ROWS)),
    'in an envelope': { Code: 0, Message: '', Success: true, Value: pageOf(ROWS) },
    'in a list of one envelope': [{ Code: '0', Success: 'true', Value: pageOf(ROWS) }],
    'with another name of the count': enveloped('GetStatusList', { TotalRecord: 3, Items: ROWS }),
    'as items without a count': enveloped('GetStatusList', { Items: ROWS }),
    'as an array in an envelope': enveloped('GetStatusList', ROWS),
    'as an array in place of the result': { GetStatusListJsonResult: ROWS },
    'as an array alone': ROWS,
    'with a code beside Success': { Code: 7, Message: 'ok', Success: true, Value: ROWS },
  })) {
    it(`reads a list ${shape}`, async () => {
      await serve({ GetStatusList: () => answer });
      assert.deepEqual(await list('GetStatusList'), ROWS);
    });
  }

  for (const [what, answer] of Object.entries({
    'an integer': 4711,
    'a boolean': false,
    'an array of one': [{ ID: 5, Code: 'B' }],
  })) {
    it(`reads ${what} with and without envelope`, async () => {
      const endpoint = 'CheckPersonLogin';
      let body: unknown;
      await serve({ [endpoint]: () => body });
      for (body of [enveloped(endpoint, answer), { [`${endpoint}JsonResult`]: answer }, answer]) {
        assert.deepEqual(await served!.adapter.call(endpoint, {}), answer);
      }
    });
  }

  it('is refused where Success says so, or a code where Success is missing', async () => {
    let body: unknown;
    await serve({ GetStatusList: () => body });
    const refused = { Code: 600, Message: 'unknown customer', Value: null };
    for (body of [{ ...refused, Success: false }, refused, { Success: false, Value: null }]) {
      await assert.rejects(list('GetStatusList'), { name: 'CrmRefusal' });
    }
    const call = () => served!.adapter.call('GetStatusList', {}, { kind: 'write' });
    for (body of [{ GetStatusListJsonResult: null }, 'busy', { error: 'busy' }]) {
      await assert.rejects(call, { name: 'CrmGarbage' });
    }
  });

  it('tells statuses apart: refused for good, no access, or out of reach', async () => {
    let status = 404;
    const { adapter } = await serve({ GetUserList: () => new Status(status) });
    const failure = async () => {
      const failed: unknown = await adapter
        .call('GetUserList', {})
        .catch((error: unknown) => error);
      return [failed instanceof Error && failed.name, crmAdvice(failed)] as const;
    };
    for (const [given, name, advice] of [
      [404, 'CrmRejection', /CRM_URL must be/],
      [414, 'CrmRejection', /displayFields/],
      [403, 'CrmRejection', /registered IP addresses/],
      [503, 'CrmUnreachable', /Is the CRM up/],
    ] as const) {
      status = given;
      const [said, advised] = await failure();
      assert.equal(said, name, String(given));
      assert.match(advised ?? '', advice);
    }
  });

  it('is not sent when its address is longer than servers take', async () => {
    const { adapter, calls } = await serve({});
    await assert.rejects(adapter.call('ContactOnMe', { Content: 'é'.repeat(400) }), {
      name: 'CrmRejection',
      status: 414,
    });
    assert.deepEqual(calls, []);
  });

  it('asks for homes by their ids in addresses that servers take', async () => {
    const ids = Array.from({ length: 120 }, (_, index) => 1_000_000_000 + index);
    const config = {
      url: 'http://127.0.0.1/OmnicasaService.svc',
      customer: 'agency',
      password: 'secret',
      siteId: 12,
      officeId: 34,
      options: OPTIONS,
    };
    const { adapter, calls } = await serve({
      GetPropertyList: ({ IDs }) =>
        enveloped(
          'GetPropertyList',
          pageOf([...String(IDs).split(','), '5'].map((ID) => ({ ID }))),
        ),
    });
    const came = new Set<number>();
    const request = { ids, signal: undefined };
    await eachHome(adapter, config, request, (id) => came.add(id));
    // And none that was not asked for.
    assert.deepEqual([...came], ids);
    assert.equal(calls.length, 3 * 4);
    for (const { endpoint, sent, address } of calls) {
      assert.equal(endpoint, 'GetPropertyList');
      assert.equal(sent['Status'], '0,1,2,3,4,5,6');
      assert.equal(sent['LanguageId'], sent['DescriptionLanguageId']);
      assert.deepEqual([sent['SiteID'], sent['OfficeID']], [12, 34]);
      assert.ok(address.length < 2000, String(address.length));
    }
  });
});
