import { randomUUID } from 'node:crypto';
import type { Multilingual } from '../../../../../views/domain/text/multilingual.ts';
import type { HttpCrmConfig } from '../../http-crm-config.ts';
import type { OwnerPort } from '../../owner-port.ts';
import { crmAdvice } from '../crm-advice.ts';
import type { CrmCalls } from '../crm-calls.ts';
import type { CrmTables, Tables } from '../crm-tables.ts';
import { STATUSES } from '../wire/statuses.ts';
import { siteTypeOf } from '../items/site-types.ts';
import { namesFromWire } from '../table-from-wire.ts';
import { fetchTranslated } from '../wire-snapshot.ts';

/** A non-existent e-mail address (RFC 2606). */
const NOBODY = 'nobody@agency.invalid';

interface Inquiry {
  calls: CrmCalls;
  config: HttpCrmConfig;
  tables: CrmTables;
  owners: OwnerPort;
}

/**
 * Advice on the settings from the CRM's tables, a sign-in that must fail, and the history of a
 * home, if there is one; a line each.
 */
export async function settingsAdvice(
  inquiry: Inquiry,
  home: number | undefined,
): Promise<string[]> {
  const { tables, config } = inquiry;
  const known = await tables.refresh({ isWhole: true });
  return [
    ...tables.faults.map((fault) => `A table is missing: ${said(fault)}`),
    ...typeAdvice(known, config),
    ...(await statusAdvice(inquiry)),
    ...(await officeAdvice(inquiry)),
    ...(await signInAdvice(inquiry)),
    ...(home === undefined ? [] : await historyAdvice(inquiry, home)),
  ];
}

function typeAdvice({ types, groups }: Tables, { options }: HttpCrmConfig): string[] {
  const names = new Map<number, Multilingual>();
  for (const { webId, name } of types) if (webId !== undefined) names.set(webId, name);
  for (const [webId, name] of groups) names.set(webId, name);
  const unknown = [...names].filter(([id, name]) => siteTypeOf(id, options, name) === undefined);
  return [
    ...unknown.map(
      ([webId, name]) =>
        `WebID ${webId} (${oneOf(name)}) is none of the site's types: its homes are listed as ` +
        '"other". Set webIds in CRM_OPTIONS if it is one of them.',
    ),
    ...(types.length === 0 && Object.keys(options.typeIds).length === 0
      ? [
          "The CRM tells none of its types: requests carry the site's numbers. Set typeIds in " +
            'CRM_OPTIONS.',
        ]
      : []),
  ];
}

async function statusAdvice(inquiry: Inquiry): Promise<string[]> {
  const names = await tableOf('GetStatusList', inquiry);
  return [...names]
    .filter(([id]) => !STATUSES.includes(id))
    .map(([id, name]) => `Status ${id} (${oneOf(name)}) is unknown: its homes are not asked for.`);
}

async function officeAdvice(inquiry: Inquiry): Promise<string[]> {
  const { officeId } = inquiry.config;
  if (officeId === undefined) return [];
  const names = await tableOf('GetOfficeList', inquiry);
  if (names.size === 0 || names.has(officeId)) return [];
  const offices = [...names].map(([id, name]) => `${id} (${oneOf(name)})`);
  return [`CRM_OFFICE_ID ${officeId} is none of the CRM's offices: ${offices.join(', ')}.`];
}

/**
 * The code by which the CRM refuses a wrong password must be known; otherwise owners see that
 * signing in is closed.
 */
async function signInAdvice({ owners }: Inquiry): Promise<string[]> {
  try {
    await owners.signIn(NOBODY, randomUUID(), 'nl');
    return [];
  } catch (error) {
    return [`Owners cannot sign in: ${said(error)}`];
  }
}

async function historyAdvice({ owners }: Inquiry, home: number): Promise<string[]> {
  try {
    const history = await owners.history({ id: 0, propertyIds: [home] }, home);
    const { fault } = history?.allPropertyTypesStatisticsGraph ?? {};
    return [
      ...(history?.faults ?? []).map(
        (missing) => `A part of owners' histories is missing: ${missing}.`,
      ),
      ...(fault === undefined
        ? []
        : [`The graph of visits cannot be read (${fault}): set graph in CRM_OPTIONS.`]),
    ];
  } catch (error) {
    return [`Owners see no history: ${said(error)}`];
  }
}

/** Names by id of a table that only this check uses; empty if the CRM does not have it. */
async function tableOf(
  endpoint: 'GetStatusList' | 'GetOfficeList',
  { calls, config: { options } }: Inquiry,
): Promise<ReadonlyMap<number, Multilingual>> {
  const inquiry = {
    endpoint,
    parameters: {},
    options,
    signal: undefined,
    kind: 'optional' as const,
  };
  try {
    return namesFromWire((await fetchTranslated(calls, inquiry)).items);
  } catch (error) {
    if (crmAdvice(error) === undefined) throw error;
    return new Map();
  }
}

function oneOf(name: Multilingual): string {
  return Object.values(name)[0] ?? 'without a name';
}

function said(error: unknown): string {
  return crmAdvice(error) ?? 'it failed';
}
