import { idIn, recordsIn, textIn, type WireRecord } from '../wire-values.ts';
import { type Findings, findingsOf } from './estate-findings.ts';
import type { EstateSource } from './estate-source.ts';
import { adviceOn } from './whise-advice.ts';
import type { WhiseCalls } from './whise-calls.ts';
import { NO_OFFICE } from './whise-leads.ts';

interface Inquiry extends Findings {
  calls: WhiseCalls;
  source: EstateSource;
}

export interface WhiseReport {
  lines: readonly string[];
  /** Whether nothing was refused or left out, and nothing is left to configure. */
  isComplete: boolean;
}

/** The calls that failed, by what is said of them: a refused login is said once. */
type Faults = Map<string, readonly string[]>;

/**
 * Requests everything that the site requests of Whise but sends no lead, and goes on after a
 * refusal.
 */
export async function whiseReport(inquiry: Inquiry): Promise<WhiseReport> {
  const faults: Faults = new Map();
  const list = await attempt('v1/estates/list', faults, () => inquiry.source.whole());
  const origins = await attempt('v1/contacts/origins/list', faults, () =>
    inquiry.calls.call('v1/contacts/origins/list', {}, { kind: 'optional' }),
  );
  const onEstates = list ? await findingsOf(list, inquiry) : { facts: [], faults: [] };
  const advice = [
    ...[...faults].map(([said, endpoints]) => `${endpoints.join(', ')}: ${said}`),
    ...inquiry.source.refused.map((name) => `Whise refuses the filter ${name}.`),
    ...onEstates.faults,
    ...(list ? contactAdvice(inquiry, list.estates) : []),
  ];
  const named = recordsIn(origins?.['contactOrigins']).map(
    (origin) => `${idIn(origin['id'])} ${textIn(origin['name']) ?? ''}`,
  );
  return {
    lines: [
      ...advice,
      ...(list ? ['token, v1/admin/clients/token, v1/estates/list: answered.'] : []),
      ...(origins ? ['v1/contacts/origins/list: answered.'] : []),
      ...onEstates.facts,
      ...(named.length > 0
        ? [`Origins of contacts, for contactOriginId: ${named.join(', ')}.`]
        : []),
      'No lead was sent: send one by a form of the site, and look at the contact in Whise.',
    ],
    isComplete: advice.length === 0,
  };
}

async function attempt<T>(
  endpoint: string,
  faults: Faults,
  ask: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    const advice = adviceOn(error);
    if (advice === undefined) throw error;
    faults.set(advice, [...(faults.get(advice) ?? []), endpoint]);
    return undefined;
  }
}

/** What is left to configure before leads are sent. */
function contactAdvice(
  { config }: Pick<Findings, 'config'>,
  records: readonly WireRecord[],
): string[] {
  const { officeId, options } = config;
  const offices = new Set(records.flatMap((record) => idIn(record['officeId']) ?? []));
  const others = [...offices].filter((id) => officeId !== undefined && id !== officeId);
  if (others.length > 0) {
    return [
      `Estates of the offices ${others.join(', ')} come too, and WHISE_OFFICE_ID is ${officeId}.`,
    ];
  }
  if (officeId !== undefined || options.contactOfficeIds !== undefined) return [];
  if (offices.size === 0) return [NO_OFFICE];
  if (offices.size === 1) return [];
  return [
    `Estates are of the offices ${[...offices].join(', ')}: leads go to the office of their home, others to ` +
      'the first. Set contactOfficeIds in WHISE_OPTIONS, or WHISE_OFFICE_ID for a site of one office.',
  ];
}
